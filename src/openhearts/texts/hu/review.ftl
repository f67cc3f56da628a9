# Visszanézés: leosztások, korábbi játszmák, statisztika és gyakorlás.

review = Visszanézés
review-hand = A leosztás visszanézése
review-title = Visszanézés: { $game }
review-nothing = Ebben a játszmában még nincs lezárt leosztás. Mindegyik megnézhető, amint értékeltük.
review-away = Ez a játszma nincs ennek a böngészőnek a játszmái között.
review-running = A játszma még tart.
back-to-match = Vissza az asztalhoz
review-hidden = Itt csak az látszik, amit egy hely tudott, ezért nem értékelhető és nem játszható újra.
review-dealt = { $hand }. leosztás, ahogy kiosztották, { passing }.
review-passed =
    { $me ->
        [yes] Átadtad { CARDS($cards, form: "acc") }.
       *[no] { $who } átadta { CARDS($cards, form: "acc") }.
    }
review-passed-hidden =
    { $me ->
        [yes] Átadtál: { cards }.
       *[no] { $who } átadott: { cards }.
    }
review-played =
    { $me ->
        [yes] { $trick }. ütés: kijátszottad { CARDS($cards, form: "acc") }.
       *[no] { $trick }. ütés: { $who } kijátszotta { CARDS($cards, form: "acc") }.
    }
review-taken = { tricks }, { $worth }
hidden-cards = { $count } lap lefordítva
no-cards-left = Nincs több lap
shown-voids = Nincs { JOIN($suits) }
eyes = Mutatás
all-face-up = Minden lap
known-face-up = Az ismert lapok
what-one-knew =
    { $me ->
        [yes] Amit te tudtál
       *[no] Amit { $who } tudott
    }
no-trick-yet = Még nincs ütés
hand-choice = Leosztás
hand-with-score = { $hand }. leosztás: { points }
to-start = A leosztás elejére
trick-back = Egy ütéssel vissza
step-back = Egy lappal vissza
step-on = Egy lappal előre
trick-on = Egy ütéssel előre
to-end = A leosztás végére
step-count = { $at }. lépés, összesen { $all }
review-keys = Billentyűk: ← és → laponként, ↑ és ↓ ütésenként, Home és End a végekre, Page Up és Page Down leosztásonként. A ? felsorolja őket.
review-keys-cards = egy lappal vissza, egy lappal előre
review-keys-tricks = egy ütéssel vissza, egy ütéssel előre
review-keys-ends = a leosztás elejére és végére
review-keys-hands = az előző, illetve a következő leosztásra
review-keys-close = egy ablak bezárása
steps-caption = Minden lap ütésenként és játékosonként, a gép választásához képest vesztett pontokkal
steps-heading = Ütések
trick-column = Ütés
pass-row = Átadás
lost-row = Vesztett
judging-begins = A gép nézi a leosztást…
judging = Nézi: { $done } / { $all }
not-judged = A gép nem tudta megnézni ezt a leosztást.
judged-forced = Nem volt más kijátszható lap.
judged-best = A gép is ezt tette volna. { $reason }
judged-as-good = Nagyjából olyan jó, mint { CARDS($cards, form: "the") }.
judged-worse = Ennyi ponttal jobb, { $lost }: { CARDS($cards, form: "the") }. { $reason }
play-from-here = Újra innen
play-from-here-as = Tovább innen, mint { $who }
practice-means = Gyakorlás: sosem számít.
worst-heading = Érdemes újra megnézni
nothing-lost = Itt egyetlen döntés sem veszített említésre méltót.
account-heading =
    { $me ->
        [yes] A pontjaid részletesen
       *[no] { $who } pontjai részletesen
    }
account-share = A pontok egyenlő része
account-luck = A kapott lapok szerencséje
account-lost = Döntésekkel elveszítve
account-rest = Hogyan álltak és hogyan játszották a többiek lapjait
account-score = Elszámolva
account-means = A szerencse az, amennyit ezek a lapok józanul játszva átlagosan érnek, az egyenlő részhez képest. A plusz rossz: a pontot kerülni kell.
account-error-means = A ± azt mondja meg, mennyivel tévedhet ez az átlag, mert próbákból adódik.
give-or-take = plusz-mínusz { $points }
chart-heading = Összegek
chart-label = Minden játékos összegei { $count } leosztáson át; a számok az alábbi táblázatban vannak.
chart-table = A számok táblázatban

past-matches = Korábbi játszmák
statistics = Statisztika
search-label = Név, játék vagy nap keresése
any-game = Bármelyik játék
result-label = Eredmény
kind-label = Fajta
since-label = Ettől
until-label = Eddig
any-result = Bármilyen eredmény
any-kind = Minden játszma
match-outcome =
    { $outcome ->
        [WON] Megnyerve
        [SHARED] Osztozott győzelem
        [LOST] Nem nyert
       *[RUNNING] Befejezetlen
    }
match-kind =
    { $kind ->
        [PLAYED] Itt játszva
        [PRACTICE] Gyakorlás
       *[IMPORTED] Fájlból
    }
matches = { $count } játszma
matches-found = { $found } / { matches }
no-matches = Itt még nincs játszma: minden lejátszott megmarad.
none-found = Egy játszma sem illik a keresésre.
clear-search = Mind látszódjon
page-of = { $page }. oldal, összesen { $all }
newer-matches = Újabb játszmák
older-matches = Régebbi játszmák
not-counted = nincs a statisztikában
open-record = Jegyzőkönyv megnyitása
open-record-means = Fájlba mentett játszma, szöveg vagy JSON, megnézésre vagy újrajátszásra. Sosem számít.
taking-in = A fájl olvasása…
taken-in = { $count } játszma felvéve.
taken-in-known = { taken-in } Már itt volt: { $known }.
not-taken-in = Semmi sem került be. { $why }
record-no-text = Ez nem szövegfájl: egy bájt ({ $byte }.) nem UTF-8-as szövegből való.
record-empty = A fájl üres.
record-too-many =
    { $count ->
        [one] Egy fájlban legfeljebb { $count } játszma lehet.
       *[other] Egy fájlban legfeljebb { $count } játszma lehet.
    }
record-foreign = Ez nem az OpenHearts mentett játszmája, vagy csak egy része.
record-line-wrong = Egy sor ({ $line }.) nem olyan, mint egy mentett játszmában: a fájl sérült, vagy valami más.
record-contradicts = A játszma ellentmond önmagának vagy a szabályainak: a fájlt módosították, vagy sérült.
record-contradicts-at = A játszma ellentmond önmagának vagy a szabályainak: a fájlt módosították, vagy sérült ({ JOIN($parts) }).
record-hand = { $number }. leosztás
record-trick = { $number }. ütés
record-seat = { $number }. hely
record-of = { $place }. játszma ({ $count } közül): { JOIN($parts) }
save-as-text = Mentés szövegként
save-as-json = Mentés JSON-ként

no-statistics = A statisztika az első befejezett játszmáddal kezdődik. A gyakorlás, a visszavonásos és a fájlból jött játszmák sosem számítanak.
statistics-mean = Ennek a böngészőnek a befejezett játszmáiból összeadva, ahogy tárolva vannak.
left-out = Kimaradt: { JOIN($parts) }.
left-out-running = { $count } befejezetlen
left-out-practice = { $count } gyakorlás
left-out-undo = { $count } visszavonással
left-out-imported = { $count } fájlból
stat-matches = Játszmák
stat-won = Megnyerve
stat-shared = Osztozott győzelmek
stat-place = Átlagos helyezés
stat-total = Átlagos összeg
stat-hands = Leosztások
stat-points = Pont leosztásonként
stat-took = Elvitte: { CARDS($cards) }
stat-took-dear = A legdrágább lapok elvitele
stat-moons-tried = Megpróbált Holdak
stat-moons-made = Elvitt Holdak
stat-moons-stopped = Mások megállított Holdjai
stat-share = { $count } ({ $share })
stat-dealt = Ahogy az osztásból jött, az átadás előtt
stat-dealt-queen = Osztásból kapott lap: { CARDS($cards) }, { $count } leosztásból { $times } alkalommal; véletlenül { $mean } várható, húsz esetből tizenkilencben { $low } és { $high } között.
stat-dealt-cards =
    { $kind ->
        [HIGH] Ász és király egy leosztásban: { $dealt }; véletlenül { $mean } várható, húsz esetből tizenkilencben { $low } és { $high } között.
       *[other] Kőr egy leosztásban: { $dealt }; véletlenül { $mean } várható, húsz esetből tizenkilencben { $low } és { $high } között.
    }
stat-dealt-few = { $count } leosztásból még semmit sem lehet mondani; 20-tól itt olvasható.
stat-dealt-means = Húszból egy szám pusztán véletlenül is kívül esik a maga határain.
stat-sealed = Ezek közül lepecsételt osztások is vannak, nem kell hinned nekünk:
stat-passes = Az átadás szerint
stat-pass-column = Átadás
stat-given = Odaadta: { CARDS($cards) }; mégis elvitte
stat-given-dear = Odaadta a drága lapokat; mégis elvitte
stat-got = Kapta: { CARDS($cards) }; végül elvitte
stat-got-dear = Kapta a drága lapokat; végül elvitte
stat-levels = A gép szintje szerint
stat-level-column = Szint

practice = Gyakorlás
practice-over = A gyakorlásnak vége
practice-then = A játszmában
practice-now = Most
practice-again = Újra
back-to-review = Vissza a visszanézéshez
