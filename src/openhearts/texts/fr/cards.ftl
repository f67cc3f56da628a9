# Cartes, couleurs, listes et nombres. Voir en/cards.ftl.
# Formes : card (sans article), card-the (le roi de pique).

rank =
    { $rank ->
        [two] deux
        [three] trois
        [four] quatre
        [five] cinq
        [six] six
        [seven] sept
        [eight] huit
        [nine] neuf
        [ten] dix
        [jack] valet
        [queen] dame
        [king] roi
       *[ace] as
    }
suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [spades] pique
       *[hearts] cœur
    }
card = { rank } de { suit }
card-the =
    { $rank ->
        [queen] la dame de { suit }
        [ace] l’as de { suit }
       *[other] le { rank } de { suit }
    }
card-rank =
    { $rank ->
        [queen] la dame
        [ace] l’as
       *[other] le { rank }
    }

rank-letter =
    { $rank ->
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] V
        [queen] D
        [king] R
       *[ace] A
    }

list-and = { $before } et { $last }
list-comma = { $before }, { $last }
list-or = { $before } ou { $last }
list-then = { $before }, puis { $last }

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-in-words =
    { $count ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
        [7] sept cartes
        [8] huit cartes
        [9] neuf cartes
        [10] dix cartes
        [11] onze cartes
        [12] douze cartes
       *[other] { $count } cartes
    }
