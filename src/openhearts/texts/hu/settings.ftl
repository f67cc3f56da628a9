# Megjelenés, sebesség, koppintás és hangok. Lásd: en/settings.ftl.

settings = Beállítások
settings-done = Kész
settings-reset = Mint kezdetben
settings-not-kept = Ez a böngésző nem enged semmit megőrizni: a beállítások a lap bezárásáig tartanak.

pace = Sebesség és koppintás
calm = Nyugodt játék
calm-means = Lassú, minden ütés megmarad, laponként két koppintás, nagy sarkok, hang nélkül, egyszerre.
hold-tricks = Az ütés maradjon, míg koppintok
hold-tricks-hint = Koppints az asztalra, vagy nyomd meg a szóközt a folytatáshoz.
two-taps = Két koppintás egy laphoz
two-taps-hint = Az első felemeli a lapot, a második kijátssza.

cards-heading = Lapok
deck = A színek színe
deck-name =
    { $deck ->
        [four] Négy
       *[two] Kettő
    }
index = Érték és szín a sarokban
index-name =
    { $index ->
        [small] Kicsi
        [big] Nagy
       *[auto] Automatikus
    }
suit-order = A színek sorrendje
ranks = Egy színen belül
ranks-way =
    { $ranks ->
        [down] Nagytól kicsiig
       *[up] Kicsitől nagyig
    }
backs = Hátlapok
table-heading = Asztal
cloth = Posztó
colour-name =
    { $colour ->
        [blue] Kék
        [red] Piros
        [green] Zöld
        [plum] Szilva
        [sage] Zsálya
        [slate] Pala
        [sand] Homok
       *[grey] Szürke
    }

sounds = Hangok
sounds-on = Hangok be
volume = Hangerő
percent = { $percent } %
sound-name =
    { $sound ->
        [card] Lap kijátszása
        [trick] Ütés elvitele
        [turn] Te jössz
        [broken] A kőr fel van törve
        [queen] A pikk dáma
       *[win] Nyersz
    }
captions = Szavakkal is
captions-hint = A kőr feltörése és a dáma az asztal alatt is olvasható, hanggal vagy anélkül.
