# Lapok, színek, felsorolások és számok. Lásd: en/cards.ftl.
# Alakok: card (pikk dáma), card-the (a pikk dáma), card-acc (a pikk dámát).

rank =
    { $rank ->
        [two] kettes
        [three] hármas
        [four] négyes
        [five] ötös
        [six] hatos
        [seven] hetes
        [eight] nyolcas
        [nine] kilences
        [ten] tízes
        [jack] bubi
        [queen] dáma
        [king] király
       *[ace] ász
    }
suit =
    { $suit ->
        [clubs] treff
        [diamonds] káró
        [spades] pikk
       *[hearts] kőr
    }
own-suit-acc =
    { $suit ->
        [clubs] treffet
        [diamonds] kárót
        [spades] pikket
       *[hearts] kőrt
    }
own-rank-acc =
    { $rank ->
        [two] kettest
        [three] hármast
        [four] négyest
        [five] ötöst
        [six] hatost
        [seven] hetest
        [eight] nyolcast
        [nine] kilencest
        [ten] tízest
        [jack] bubit
        [queen] dámát
        [king] királyt
       *[ace] ászt
    }
card = { suit } { rank }
card-the = a { suit } { rank }
card-acc = a { suit } { own-rank-acc }
card-rank =
    { $rank ->
        [five] az ötös
        [ace] az ász
       *[other] a { rank }
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
       *[ace] Á
    }

list-and = { $before } és { $last }
list-comma = { $before }, { $last }
list-or = { $before } vagy { $last }
list-then = { $before }, majd { $last }

points = { $count } pont
cards = { $count } lap
cards-in-words =
    { $count ->
        [0] nulla lap
        [1] egy lap
        [2] két lap
        [3] három lap
        [4] négy lap
        [5] öt lap
        [6] hat lap
        [7] hét lap
        [8] nyolc lap
        [9] kilenc lap
        [10] tíz lap
        [11] tizenegy lap
        [12] tizenkét lap
       *[other] { $count } lap
    }
