# Cartas, naipes, listas e quantidades. Veja en/cards.ftl.
# Formas: card (sem artigo), card-the (a dama de espadas).

rank =
    { $rank ->
        [two] dois
        [three] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [ten] dez
        [jack] valete
        [queen] dama
        [king] rei
       *[ace] ás
    }
suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [spades] espadas
       *[hearts] copas
    }
card = { rank } de { suit }
card-the =
    { $rank ->
        [queen] a dama de { suit }
       *[other] o { rank } de { suit }
    }
card-rank =
    { $rank ->
        [queen] a dama
       *[other] o { rank }
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
        [jack] J
        [queen] Q
        [king] K
       *[ace] A
    }

list-and = { $before } e { $last }
list-comma = { $before }, { $last }
list-or = { $before } ou { $last }
list-then = { $before }, depois { $last }

points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cards-in-words =
    { $count ->
        [0] nenhuma carta
        [1] uma carta
        [2] duas cartas
        [3] três cartas
        [4] quatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] sete cartas
        [8] oito cartas
        [9] nove cartas
        [10] dez cartas
        [11] onze cartas
        [12] doze cartas
       *[other] { $count } cartas
    }
