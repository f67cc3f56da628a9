# A webes kliens. Lásd: en/web.ftl.

page-title = { $page } · OpenHearts
close = Bezárás
home = Kezdőlap
new-game = Új játék
try-again = Újra
loading = Egy pillanat…
server-away = A kiszolgáló nem válaszol. Nézd meg, fut-e, aztán próbáld újra.
server-away-trying = A kiszolgáló nem válaszol. Semmi sem veszett el: a lap magától újra próbálja.
nothing-kept = Ez a böngésző nem enged semmit megőrizni: ha bezárod a lapot, elveszik a helyed az asztalnál.
language = Nyelv
language-away = Ezt a nyelvet nem sikerült betölteni. Nézd meg, fut-e a kiszolgáló, és válaszd újra.
letters = A lapok betűi
letters-english = Angol: { $letters }
letters-local = Magyar: { $letters }

play = Játék
game-for = { $game }, { $count } játékos
change-rules = Szabályok módosítása
tagline = Nyugodt asztal a Fekete Macához (Hearts), egyedül vagy barátokkal.
resume-heading = Folytatás
resume-not-dealt = Még nincs kiosztva
hand-number = { $hand }. leosztás
resume-total = Te { $mine }, a többiek { $others }
strange-tables =
    { $count ->
        [one] Egy asztalod nincs ezen a kiszolgálón. A helyedet ez a böngésző megőrzi.
       *[other] { $count } asztalod nincs ezen a kiszolgálón. A helyeidet ez a böngésző megőrzi.
    }
forget-strange = Elfelejtés
finished-heading = Befejezve
finished =
    { $outcome ->
        [shared] Osztozó győztes vagy
        [won] Győztél
       *[place] Helyezésed: { ordinal }
    }
ordinal =
    { $place ->
        [1] első
        [2] második
        [3] harmadik
        [4] negyedik
        [5] ötödik
        [6] hatodik
       *[7] hetedik
    }
show-all = Mind a(z) { $count } mutatása
forget = { $game }: törlés a listáról
remove = Törlés
removed = Törölve.
undo = Visszavonás
undo-remove = Visszavonás: { $game } marad
today-at = ma { $time }
yesterday-at = tegnap { $time }
begun-at = kezdés: { $when }
played-at = játszva: { $when }

choose-game = Játék
other-game = Másik játék
player-count = Játékosok
your-name = A neved
default-name = Te
target-label = Eddig tart
no-target = nincs cél
settings-heading = A játék beállításai
customise = Minden szabály testreszabása
customise-hint = Minden szabály módosítható; az ellentmondásokat itt magyarázzuk.
back-to-preset = { $game } eredeti szabályai
changed = módosítva
set-back = Visszaállítás
reset-option = módosítva · Visszaállítás: { $option }
start = Kezdés
level-label = Milyen jól játszik a gép
against-level = Gépi játékosok: { $level }
levels-see = A gép minden szinten csak a saját lapjait látja, és az osztás mindig ugyanúgy történik.
level-means =
    { $level ->
        [beginner] Csak az asztalon fekvő ütést nézi. Első játékhoz jó.
        [casual] Józanul játszik, de a kijátszott lapok felét elfelejti, ahogy az emberek.
        [steady] Minden lapra emlékszik, kerüli a dámát, és észreveszi, ha valaki a Holdat vinné.
        [strong] A rejtett lapok több tucat lehetséges elosztását gondolja végig.
        [expert] Több száz elosztást gondol végig, elviszi a Holdat is, és másokat megállít.
       *[master] Ez gondolkodik a legtovább, és nagyon nehéz legyőzni.
    }
starting = Osztás…
show-where = Mutasd, hol
whole-numbers = Itt csak egész szám lehet.
cannot-start = Még nem: { $reason }
rules-heading = Szabályok: { $game }
bold-differs = Félkövér: eltér az Alaptól.
same-as-standard = Ezek az alapszabályok.
usual-rules = Ami az Alap szerinti
yes = igen
no = nem
none = semmi
use-none = Semmi
seat-deals =
    { $seat ->
        [0] te osztasz először
        [1] a tőled balra első hely oszt először
        [2] a tőled balra második hely oszt először
        [3] a tőled balra harmadik hely oszt először
        [4] a tőled balra negyedik hely oszt először
        [5] a tőled balra ötödik hely oszt először
       *[6] a tőled balra hatodik hely oszt először
    }
add-entry = Leosztás hozzáadása
remove-entry = { $place }. leosztás törlése
removed-cards =
    { $count ->
        [0] A teljes pakli
       *[other] { $count } lap kivéve
    }
take-out = { CARDS($cards) } kivétele
all-hearts = Minden kőr
add-point-card = Lap hozzáadása
worth-nothing = { CARDS($cards, form: "the") } már nem számít
reset-reached = { $place }. visszaállítás: elért összeg
reset-becomes = { $place }. visszaállítás: ez lesz
becomes = helyett
add-reset = Visszaállítás hozzáadása
remove-reset = { $place }. visszaállítás törlése
other-options = Egyéb
does-not-fit = Ez nem fér össze ezzel: { $others }.
quoted = „{ $what }”
no-rule-page = A szabályok itt jelennek meg, amint összeillenek.

direction =
    { $entry ->
        [L] balra
        [R] jobbra
        [A] szembe
        [L2] balra 2.
        [R2] jobbra 2.
        [L3] balra 3.
        [R3] jobbra 3.
        [SCATTER] mindenkinek egy
        [MIX] a halomba
       *[H] nincs átadás
    }
passing =
    { $entry ->
        [H] nincs átadás
       *[other] átadás { direction }
    }
level =
    { $level ->
        [random] véletlen
        [simple] egyszerű
        [beginner] kezdő
        [casual] alkalmi
        [steady] megbízható
        [strong] erős
        [expert] szakértő
        [master] mester
       *[other] { $level }
    }
hearts-broken = A kőr fel van törve
hearts-not-broken = A kőr nincs feltörve
open-rules =
    { $changed ->
        [yes] { $game }, módosított szabályokkal: a szabályok
       *[no] { $game }: a szabályok
    }
last-trick = Utolsó ütés
trick-of = { $place }. ütés, összesen { $all }
trick-before = Az előző ütés
trick-after = A következő ütés
sweep-trick = Tovább
tap-again = Koppints újra a kijátszáshoz: { $card }.
no-last-trick = Ebben a leosztásban még nem volt ütés.
tricks-not-shown = Ennél az asztalnál a már elvitt ütések nem láthatók újra.
score = Állás
menu = Menü
your-hand = A lapjaid
the-trick = Lapok az asztalon
seats = Játékosok
computer = gépi játékos, { level }
dealer = Osztó
dealer-letter = O
led = hívott
you = Te
plate-total = összesen { $total }
plate-points = { points } ebben a leosztásban
plate-points-hidden = e leosztás pontjai rejtve
tricks = { $count } ütés
plate-cards = { cards } a kézben
plate-turn =
    { $me ->
        [yes] te jössz
       *[no] jön
    }
card-on-table =
    { $me ->
        [yes] { CARDS($cards) }, a tiéd
       *[no] { CARDS($cards) }, { $who } lapja
    }
kitty-pile = Talon: { cards }
kitty-short = Talon

your-turn-lead = Te jössz: te hívsz.
your-turn-follow = Te jössz: adj { own-suit-acc }.
your-turn-any = Te jössz: játssz ki bármit.
your-turn-bright = Te jössz: játssz ki egy világos lapot.
your-turn-banned = Te jössz: büntetőlapot még nem.
your-turn-queen = Te jössz: dobd el a pikk dámát.
turn-of = { $who } jön.
others-pass = A többiek még adják át a lapokat.
dealing = Osztás…
mixing = Az átadott lapok keverése.
moon-asked = { $who } dönt a Holdról.

pass-to = { cards } átadása: { $who } ({ direction })
pass-scatter = { cards } átadása, mindenkinek egy
pass-mix = { cards } a halomba
choose-to = Válassz: { cards }, { $who } kapja ({ direction })
choose-more-to = Még { cards }, { $who } kapja ({ direction })
choose-scatter = Válassz egy lapot, { $who } kapja
choose-mix = Válassz: { cards } a halomba
choose-more-mix = Még { cards } a halomba
pass-asked = Válassz átadásra: { cards }, { $who } kapja ({ direction }).
scatter-asked = Válassz átadásra: { cards }, sorban mindenki másnak egy.
mix-asked = Válassz: { cards } a halomba.
enough-chosen = { cards } már ki van választva: előbb tegyél vissza egyet.
received-from = { $who } adta: { $shown }
received-mixed = A halomból: { $shown }
chosen = kiválasztva
chosen-to-play = kiválasztva, még egyszer a kijátszáshoz
chosen-for = kiválasztva, { $who } kapja
just-received = most kapott
just-received-from = most kapott, { $who } adta

said-deals =
    { $me ->
        [yes] Te osztasz először.
       *[no] { $who } oszt először.
    }
said-cut =
    { $me ->
        [yes] Te emelted a legkisebb lapot, { CARDS($cards, form: "acc") }, ezért te osztasz először.
       *[no] { $who } emelte a legkisebb lapot, { CARDS($cards, form: "acc") }, ezért először oszt.
    }
said-cut-tie = Egyenlő a legkisebb: akik ott állnak, újra emelnek.
said-hand =
    { $me ->
        [yes] { $hand }. leosztás, { passing }. Te osztasz.
       *[no] { $hand }. leosztás, { passing }. { $who } oszt.
    }
said-dealt = A lapjaid: { CARDS($cards) }.
said-passed = Átadod { CARDS($cards, form: "acc") }.
said-received = Megkapod { CARDS($cards, form: "acc") }; { $who } adta.
said-received-mixed = Megkapod { CARDS($cards, form: "acc") }.
said-played =
    { $me ->
        [yes] Kijátszod { CARDS($cards, form: "acc") }.
       *[no] { $who } kijátssza { CARDS($cards, form: "acc") }.
    }
said-broken = A kőr fel van törve.
points-or-none =
    { $count ->
        [0] nincs benne pont
       *[other] { points }
    }
said-trick =
    { $me ->
        [yes] Te viszed az ütést: { points-or-none }.
       *[no] { $who } viszi az ütést: { points-or-none }.
    }
said-took =
    { $me ->
        [yes] Te vitted ({ points-or-none }).
       *[no] { $who } vitte ({ points-or-none }).
    }
# Where the table does not tell the points of a trick.
said-trick-only =
    { $me ->
        [yes] Te viszed az ütést.
       *[no] { $who } viszi az ütést.
    }
said-took-only =
    { $me ->
        [yes] Te vitted.
       *[no] { $who } vitte.
    }
said-kitty =
    { $me ->
        [yes] Te viszed a talont: { cards }.
       *[no] { $who } viszi a talont: { cards }.
    }
said-kitty-holds = A talonban volt: { CARDS($cards) }.
kitty-held = A talonban volt
said-moon =
    { $me ->
        [yes]
            { $sun ->
                [yes] Elvitted a Napot!
               *[no] Elvitted a Holdat!
            }
       *[no]
            { $sun ->
                [yes] { $who } elvitte a Napot.
               *[no] { $who } elvitte a Holdat.
            }
    }
moon-how =
    { $sun ->
        [yes] Minden ütés és minden büntetőlap.
       *[no] A pakli minden büntetőlapja.
    }
said-moon-added =
    { $me ->
        [yes] A többieknek adod a pontokat.
       *[no] { $who } a többieknek adja a pontokat.
    }
said-moon-subtracted =
    { $me ->
        [yes] Leveszed a pontokat a saját összegedből.
       *[no] { $who } leveszi a pontokat a saját összegéből.
    }
said-scores = Ez a leosztás: { $scores }.
scored =
    { $me ->
        [yes] te { $score }
       *[no] { $who } { $score }
    }
said-reset =
    { $me ->
        [yes] Pontosan { $reached } az összeged: mostantól { $becomes }.
       *[no] { $who } összege pontosan { $reached }: mostantól { $becomes }.
    }

moon-question =
    { $sun ->
        [yes] Elvitted a Napot. Mi legyen vele?
       *[no] Elvitted a Holdat. Mi legyen vele?
    }
moon-add = { $points } pont mindenki másnak
moon-subtract = { $points } pont le a saját összegedből
moon-totals = A leosztás után:
moon-goes-on = A játszma folytatódik.
moon-ends =
    { $winners ->
        [you] A játszma véget ér: te nyersz.
        [single] A játszma véget ér: { $names } nyer.
        [with-you] A játszma véget ér: te és { $names } osztoztok a győzelmen.
       *[others] A játszma véget ér: { $names } osztozik a győzelmen.
    }
moon-ask-again = Döntés a Holdadról

panel = Állás és ütések
tricks-heading = A leosztás ütései
hand-scored = A(z) { $hand }. leosztás vége
no-hand-yet = Még nincs értékelt leosztás.
hand-column = Leosztás
total-row = Összesen
running-row = eddig
moon-mark-means = elvitte a Holdat
go-on = Tovább
verdict-won =
    { $winners ->
        [you] Te nyersz
        [single] { $names } nyer
        [with-you] Te és { $names } osztoztok a győzelmen
       *[others] { $names } osztozik a győzelmen
    }
verdict-why =
    { $tied ->
        [yes] Döntetlen a legkisebb összegen, { $total }, { hands } után.
       *[no] Legkisebb összeg, { $total }, { hands } után.
    }
hands = { $count } leosztás
place-said = { $place }.
rematch = Visszavágó
show-sheet = Táblázat
back-to-table = Vissza az asztalhoz
see-verdict = Eredmény
best-trick = Legjobb ütés
worst-trick = Legrosszabb ütés
trick-gave = { $hand }: odaadtad { CARDS($cards, form: "acc") }
trick-took = { $hand }: { $points } egyetlen ütésben

speed = Sebesség
speed-name =
    { $speed ->
        [instant] Azonnali
        [fast] Gyors
        [normal] Közepes
       *[slow] Lassú
    }
theme = Világos vagy sötét
theme-name =
    { $theme ->
        [system] Mint az eszköz
        [light] Világos
       *[dark] Sötét
    }
save-game = Játszma mentése
saving = Mentés…
save-keeps = A mentés egy fájl minden lappal, amelyet eddig láttál.
leave-table = Kilépés
leave-keeps = Minden lap megmarad: kilépsz, amikor akarsz, és a kezdőlapról folytatod.

connecting = Leülsz az asztalhoz…
reconnecting = Újracsatlakozás… Semmi sem veszett el.
reconnecting-sends = Újracsatlakozás… A lépésed utána megy el.
connected-again = Újra van kapcsolat.
on-its-way = Úton van…
no-such-seat = Ennek a böngészőnek nincs helye annál az asztalnál. A hely abban a böngészőben marad, ahol a játszma kezdődött.
old-client = A lap és a kiszolgáló változata eltér. Töltsd újra a lapot.
server-said = A kiszolgáló üzenete: { $message }
refused-UNKNOWN_TABLE = A kiszolgáló nem ismeri ezt az asztalt. Talán más adatmappával indult.
refused-WRONG_TOKEN = Ez a hely egy másik böngészőé.
refused-STORE_FAILED = A kiszolgáló nem tudta ezt eltárolni, így semmi sem változott. Talán megtelt a lemeze.
refused-TOO_MANY_REQUESTS = Ez túl gyors volt a kiszolgálónak. Próbáld újra kicsit később.
refused-TOO_LARGE = Ez túl nagy a kiszolgálónak.
refused-MALFORMED = A kiszolgáló nem értette a kérést, így semmi sem változott.
refused-STALE_DECISION = Az asztal már továbbment, így semmi sem változott.
refused-WRONG_ORIGIN = A szerver ezt a lapot egy másik webhelyének tartja. Azon a néven nyisd meg, amelyen a szerver elérhető.
refused-NOT_JOINED = Az asztal még nem engedett be.
refused-NOT_SEATED = Ennél az asztalnál csak nézed a játékot.
refused-NOT_FOUND = Ez már nincs a szerveren.
refused-NOT_OVER = Ennek a leosztásnak vagy játszmának még nincs vége.
refused-HIDDEN_CARDS = Ez a feljegyzés nem tartalmaz minden lapot.
refused-AGAINST_THE_RULES = Ezt a szabályok most nem engedik.
refused-NOT_ALLOWED = Ezt az asztal most nem engedi.
refused-BAD_RULES = Ezek a szabályok nem illenek össze.
refused-BAD_RECORD = Ez nem egy játszma feljegyzése.
refused-BAD_NAME = Ez a név rosszul olvasható. Válassz másikat.
refused-OLD_PROTOCOL = Ez a lap és a szerver különböző változatú. Töltsd be újra a lapot.
