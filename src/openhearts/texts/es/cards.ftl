# Cartas, palos, listas y cantidades. Véase en/cards.ftl.
# Formas: card (sin artículo), card-the (la reina de picas).

rank =
    { $rank ->
        [two] dos
        [three] tres
        [four] cuatro
        [five] cinco
        [six] seis
        [seven] siete
        [eight] ocho
        [nine] nueve
        [ten] diez
        [jack] jota
        [queen] reina
        [king] rey
       *[ace] as
    }
suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [spades] picas
       *[hearts] corazones
    }
card = { rank } de { suit }
card-the =
    { $rank ->
        [jack] la jota de { suit }
        [queen] la reina de { suit }
       *[other] el { rank } de { suit }
    }
card-rank =
    { $rank ->
        [jack] la jota
        [queen] la reina
       *[other] el { rank }
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

list-and = { $before } y { $last }
list-comma = { $before }, { $last }
list-or = { $before } o { $last }
list-then = { $before }, luego { $last }

points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cards-in-words =
    { $count ->
        [0] ninguna carta
        [1] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] siete cartas
        [8] ocho cartas
        [9] nueve cartas
        [10] diez cartas
        [11] once cartas
        [12] doce cartas
       *[other] { $count } cartas
    }
