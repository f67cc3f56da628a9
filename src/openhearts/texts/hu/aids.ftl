# Segítség: visszavonás, tippek, ami most érvényes, az első leosztás, saját játékok.

take-back = Visszavonás
take-back-long = Visszavonás: az utolsó lap vagy az átadás visszavétele
said-taken-back =
    { $me ->
        [yes] Visszaveszed az utolsó döntést.
       *[no] { $who } visszaveszi az utolsó döntést.
    }
undone-mark = visszavonással
practice-mark = gyakorlás
end-hand-no-points = Nincs több pont: a leosztás vége
end-hand-rest =
    { $me ->
        [yes] A többi a tiéd: a leosztás vége
       *[no] A többit { $who } viszi: a leosztás vége
    }
ending-offered = { $offer }. Nyomd meg az E billentyűt, vagy írd be: „{ typed-end }”.
said-ended =
    { $me ->
        [yes] Befejezed a leosztást.
       *[no] { $who } befejezi a leosztást.
    }
ended-no-points = Nem maradt több pont.
ended-rest =
    { $me ->
        [yes] A többi a tiéd volt, bármit játszanak is.
       *[no] A többi az övé volt, bármit játszanak is: { $who }.
    }
not-allowed-undo-people = Nincs visszavonás, amíg mások is játszanak ennél az asztalnál.
not-allowed-undo-over = A játszma véget ért: semmi sem vonható vissza.
not-allowed-undo-nothing = Ebben a leosztásban még nem döntöttél semmiről, ami visszavonható.
not-allowed-hint-people = Nincs tipp, amíg mások is játszanak ennél az asztalnál.
not-allowed-hint-none = Ehhez nem sikerült tippet találni.
not-allowed-end = A megmaradt lapok még változtathatnak a leosztás pontjain.
not-allowed-salt = Ennek a leosztásnak a lapjai már ki vannak húzva, vagy még nincs lepecsételve: a keveréséhez nem lehet hozzátenni.
not-allowed-salt-twice = Ennek a leosztásnak a keveréséhez már hozzátetted a magadét.
not-allowed-salt-fixed = Más asztaloknál ugyanezek az osztások: a keverésükhöz nem lehet hozzátenni.

hint = Tipp
hint-busy = Próbálom a lapjaidat…
hint-none = Ehhez nincs tipp.
hint-points = pont átlagosan
hint-behind = { $points } rosszabb
hint-as-good = ugyanolyan jó
hint-behind-means = Mennyivel kerül többe a legjobbnál, a holdakat és a játszma állását is számítva.
hint-moon = Hold { $share } %
hint-moon-long = A valószínű leosztások { $share } %-ában más viszi a Holdat.
hint-take = Ezek legyenek
hint-best = A legjobb { $count }
hint-tried = A legjobb { $shown } a kipróbált { $count } átadásból.
hint-said = Tipp: { CARDS($cards, form: "the") }. { $reason } Átlagosan { $points } pont.
hint-said-moon = Tipp: { $choice }. { $reason }
moon-choice =
    { $choice ->
        [ADD] a pontok a többieknek
       *[SUBTRACT] a pontok le a saját összegedből
    }

hint-only-card = Az egyetlen kijátszható lap.
hint-neighbour = Ugyanolyan jó, mint mellette { CARDS($cards, form: "the") }.
hint-own-moon = A valószínű leosztások { $share } %-ában elviszi a Holdat.
hint-leaves-moon = A valószínű leosztások { $share } %-ában másnak hagyja a Holdat, más lapok akár { $most } %-ában.
hint-moon-risk = A valószínű leosztások { $share } %-ában másnak hagyja a Holdat.
hint-gives-away = A valószínű leosztások { $share } %-ában megszabadul tőle: { CARDS($cards) }.
hint-takes-card = A valószínű leosztások { $share } %-ában elviszi { CARDS($cards, form: "acc") }.
hint-ducks-card = A valószínű leosztások { $share } %-ában elkerüli { CARDS($cards, form: "acc") }.
hint-loses-trick = A valószínű leosztások { $share } %-ában nem viszi az ütést.
hint-takes-trick = A valószínű leosztások { $share } %-ában viszi az ütést, benne nagyjából { points }.
hint-pass-moon = Olyan kéz marad, amely a valószínű leosztások { $share } %-ában elviszi a Holdat.
hint-pass = { JOIN($parts, capital: "yes") }.
hint-pass-gives = odaadja { CARDS($cards, form: "acc") }
hint-pass-void = nem marad { suit }
hint-pass-keeps = megtartja { CARDS($cards, form: "acc") }, mellette { cards }
hint-pass-plain = Átlagosan nagyjából { points }.
hint-moon-wins = Véget ér a játszma, és megnyered.
hint-moon-loses = Véget ér a játszma, és nem nyered meg.
hint-moon-ahead = Ennyivel leszel a többiek legjobbja előtt: { points }.
hint-moon-behind = Ennyivel leszel a többiek legjobbja mögött: { points }.

learning = Kérdés hiba előtt
learning-means = Egy lap előtt, amely láthatóan pontot veszít, megkérdezünk, és megmondjuk az okát.
mistake-play = Mégis kijátszod { CARDS($cards, form: "acc") }?
mistake-pass = Mégis átadod { CARDS($cards, form: "acc") }?
mistake-costs = Nagyjából { $points } ponttal többe kerül, mint a legjobb lap.
mistake-pass-costs = Nagyjából { $points } ponttal többe kerül, mint a legjobb átadás.
mistake-better = Jobb: { CARDS($cards, form: "the") }. { $reason }
choose-again = Választok újra
play-anyway = Mégis kijátszom
pass-anyway = Mégis átadom

now-heading = Most az asztalnál
now-nothing = Most semmi különös.
why-not = Miért nem ezek?
all-rules = Minden szabály
moon-threat =
    { $me ->
        [yes] Eddig minden pont nálad van: meglehet a Hold.
       *[no] Eddig minden pontot { $who } vitt: vigyázz, jöhet a Hold.
    }
first-trick-ban = Első ütés: nincs büntetőlap.
hearts-may-be-led = A kőr fel van törve: lehet hívni.
hearts-may-not-be-led = A kőr nincs feltörve: még nem lehet hívni.
hearts-never-led = Kőrt nem hívhatsz, amíg van más színed.
queen-waits = A pikk dámát még nem lehet hívni.
kitty-goes =
    { $kitty ->
        [FIRST_TRICK] A talon ({ cards }) az első ütéssel megy.
        [FIRST_PENALTY_CARD] A talon ({ cards }) az első büntetőlappal megy.
        [FIRST_HEART] A talon ({ cards }) az első kőrrel megy.
       *[LAST_TRICK] A talon ({ cards }) az utolsó ütéssel megy.
    }
kitty-gone =
    { $me ->
        [yes] Nálad van a talon.
       *[no] A talont { $who } vitte.
    }

lesson-offer = Még sosem játszottál? Kezdd itt
lesson-title = Első leosztás
lesson-label = Mi történik most
lesson-leave = Kilépés
lesson-got-it = Értem
lesson-pass = Minél kevesebb a pont, annál jobb: minden kőr 1, a pikk dáma 13. Először adj át három lapot, { $who } kapja. A nagy pikkek elvihetik a dámát, a nagy kőrök ütést visznek: ezekből válassz.
lesson-first = Akinél a treff kettes van, az nyit. Tégy treffet, ha van. A legnagyobb viszi az ütést, és ő hív a következőbe. Az első ütésben nincs pont.
lesson-follow = Színre színt kell adnod, ez most { suit }. Egy kicsi másnak hagyja az ütést és ami benne van.
lesson-void = Nincs ilyen színed ({ suit }), ezért bármit eldobhatsz, és az nem viszi az ütést. Jó alkalom egy nagy kőrre vagy egy nagy pikkre.
lesson-lead = Te hívsz: bármilyen színt, csak kőrt nem, mert még nincs feltörve. Egy kicsi aligha viszi az ütést.
lesson-lead-any = Te hívsz. A kőr fel van törve, azt is hívhatod. A kicsi biztos.
lesson-broken =
    { $me ->
        [yes] Kőr esett: a kőr fel van törve, mostantól hívható. Te vitted az ütést és a pontjait.
       *[no] Kőr esett: a kőr fel van törve, mostantól hívható. Az ütést és a pontjait { $who } vitte.
    }
lesson-queen =
    { $me ->
        [yes] A pikk dáma hozzád került: 13 pont. Mindenkivel megesik. Mostantól legyen kevés a többi.
       *[no] A pikk dámát { $who } vitte: 13 pont. A nehezén túl vagy; már csak a kőr számít.
    }
lesson-over = Lejátszottad az első leosztást
lesson-score =
    { $how ->
        [clean] Egy pontot sem vittél. Ennél jobb nincs.
        [good] Vittél { points }ot. Ez jó leosztás.
       *[dear] Vittél { points }ot a 26-ból. A következő leosztás új esély.
    }
lesson-match = A játszma sok leosztás; az átadás balra, jobbra, szembe megy, aztán elmarad. Akkor ér véget, ha valakinek 100 pontja van, és a legkisebb összeg nyer. Aki egy leosztásban mind a 26 pontot viszi, elvitte a Holdat: ekkor a többiek kapnak fejenként 26-ot.
lesson-again = Még egyszer
lesson-play-match = Játszma kezdése

your-games = A te játékaid
save-rules = Szabályok mentése
game-name = A játék neve
save = Mentés
cancel = Mégse
rename = Átnevezés
rename-game = { $name } átnevezése
delete = Törlés
delete-game = { $name } törlése
share = Megosztás
share-game = { $name } megosztása
game-deleted = { $name } törölve.
share-means = Aki ezt a hivatkozást ott nyitja meg, ahol az OpenHearts fut, játékra kész szabályokat talál. A hivatkozásban csak a szabályok vannak.
share-link = Hivatkozás ezekre a szabályokra
copy-link = Hivatkozás másolása
copied = Másolva.
copy-yourself = Itt nem lehet másolni: jelöld ki a hivatkozást, és másold ki.
shared-game = A hivatkozásból: { $name }. Nézd át a szabályokat, és kezdheted.
shared-nameless = A hivatkozásból: névtelen szabályok. Nézd át őket, és kezdheted.
link-damaged = Ez a hivatkozás sérült. Ami olvasható volt, lent be van állítva; a többi a szokásos.
link-no-game = Nincs ilyen játék: „{ $name }”.
link-nameless = Hiányzik a játék neve.
link-no-count = Hiányzik a játékosok száma.
link-wrong-count = „{ $count }” nem lehet a játékosok száma ebben a játékban.
link-word = „{ $word }” nem olvasható szabály.
link-twice = Kétszer szerepel: { $option }.
link-value = Így nem állítható be: { $option }.
link-cut = A hivatkozás egy része hiányzik vagy nem olvasható.
too-many-games = Több játék már nem fér el: előbb törölj egyet.
same-name = Már van ilyen nevű játék: { $name }.
start-from-standard = Kezdés inkább az Alapból

keys-hint = tipp
keys-undo = visszavonás
keys-now = ami most érvényes, és miért nem ez a lap
keys-end-hand = a leosztás vége, ha már eldőlt
command-now = ami most érvényes: a kőr, az első ütés, a talon
command-hint = a legjobb lapok, és miért
command-undo = visszaveszi az utolsó lapodat vagy az átadást
command-end = lezárja a leosztást, ha már eldőlt
nothing-to-undo = Nincs mit visszavonni.
no-hint-now = Most nincs tipp: neked kell következned, és más ember nem játszhat.
not-decided = A leosztás még nem dőlt el.
