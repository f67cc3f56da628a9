# Karten, Farben, Listen und Anzahlen. Siehe en/cards.ftl.
# Formen: card (ohne Artikel), card-nom (der Pik-König), card-acc (den Pik-König).

rank =
    { $rank ->
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [king] König
       *[ace] Ass
    }
suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [spades] Pik
       *[hearts] Herz
    }
card = { suit }-{ rank }
card-nom =
    { $rank ->
        [jack] der { suit }-Bube
        [king] der { suit }-König
        [ace] das { suit }-Ass
       *[other] die { suit }-{ rank }
    }
card-acc =
    { $rank ->
        [jack] den { suit }-Buben
        [king] den { suit }-König
        [ace] das { suit }-Ass
       *[other] die { suit }-{ rank }
    }
card-rank =
    { $rank ->
        [jack] der Bube
        [king] der König
        [ace] das Ass
       *[other] die { rank }
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
        [jack] B
        [queen] D
        [king] K
       *[ace] A
    }

list-and = { $before } und { $last }
list-comma = { $before }, { $last }
list-or = { $before } oder { $last }
list-then = { $before }, dann { $last }

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cards-in-words =
    { $count ->
        [0] keine Karte
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
        [7] sieben Karten
        [8] acht Karten
        [9] neun Karten
        [10] zehn Karten
        [11] elf Karten
        [12] zwölf Karten
       *[other] { $count } Karten
    }
