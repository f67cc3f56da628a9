# Billentyűk és parancsok. Minden nyelven angolul kell gépelni. Lásd: en/commands.ftl.

keys-and-commands = Billentyűk és parancsok
keys = Billentyűk
key-names =
    { $key ->
        [enter] Enter
        [space] Szóköz
        [home] Home
        [end] End
        [page-up] Page Up
        [page-down] Page Down
       *[escape] Esc
    }
keys-arrows = a lapjaidhoz és végig rajtuk
keys-enter = a lap kijátszása vagy választása átadásra
keys-space = ugyanaz; máskor: szünet átugrása
keys-pass = a kiválasztott lapok átadása
keys-last = utolsó ütés; ← és → a többit mutatja
keys-score = állás
keys-rules = szabályok
keys-menu = menü
keys-settings = beállítások
keys-type = parancsok gépelése
keys-help = ez az oldal
keys-close = bezárás, vagy egy választott lap visszatétele
keys-agree = beleegyezés abba, amit más kér
keys-refuse = nem egyezem bele
keys-talk = beszélgetés
keys-people = az asztalnál ülők
keys-next-table = a következő asztalhoz, amely rád vár
command-people = ki hol ül, és ki van távol
command-say = kész mondatot mond, vagy bármit, ha az asztal engedi
command-pause = szünetet kér, és véget vet neki
command-clock-off = az óra kikapcsolását kéri a játszma végéig
command-agree = válasz arra, amit más kér
command-return = visszaveszi a helyet a géptől
command-leave = elhagyja a helyedet; még egyszer rákérdez
command-next-table = egy másik asztalhoz megy, amely rád vár
nobody-else = Senki más nem játszik ennél az asztalnál.
no-other-table = Nincs más asztal, amely rád vár.
nothing-asked = Most senki sem kér semmit.
phrases-are = Ezeket mondhatod: { $phrases }.
leave-sure = Ehhez írd be: „{ typed-leave-sure }”. { $means }
seat-free = A(z) { $place }. hely szabad.
seat-of =
    { $me ->
        [yes] { $who } (te): { $state }.
       *[no] { $who }: { $state }.
    }

type-commands = Parancsok gépelése
type-here = Írj egy parancsot, vagy ezt: „{ typed-help }”
close-typing = A parancssor bezárása
commands = Gépelhető parancsok
commands-intro = Nyomd meg a / jelet, és gépelj (magyarul vagy angolul). A válasz leírva jelenik meg, a képernyőolvasó fel is olvassa.
command-play = kijátssza; qs, q s vagy Q♠ is jó, és „{ typed-example-rank }” magában, ha csak egy játszható
command-pass = átadja ezeket a lapokat; egyenként is lehet
command-legal = melyik lapot játszhatod ki, és miért nem a többit
command-why = miért nem játszható ki egy lap
command-hand = a lapjaid
command-table = a lapok az asztalon
command-last = az utolsó ütés; „{ typed-tricks }” mindet elmondja
command-score = összegek és a leosztás pontjai
command-leader = ki hív ebbe az ütésbe; „{ typed-turn }” megmondja, ki jön
command-received = az átadással kapott lapok
command-rules = a játék szabályai
command-moon = mi legyen a Holdaddal
command-continue = tovább az értékelés vagy egy várakozó ütés után
command-repeat = az utolsó válasz újra
command-help = ezek a parancsok
command-line = { $command }: { $what }.

you-hold =
    { $count ->
        [0] Nincs lapod.
       *[other] A lapjaid: { CARDS($cards) }.
    }
on-table = Az asztalon: { $cards }.
card-by =
    { $me ->
        [yes] { CARDS($cards) } (te)
       *[no] { CARDS($cards) } ({ $who })
    }
nothing-on-table = Nincs lap az asztalon.
trick-told = { $place }. ütés: { $cards }. { $taken }
totals-told = Összegek: { $scores }.
taken-so-far = Ebben a leosztásban eddig: { $scores }.
taken-not-told = Ennek a leosztásnak a pontjai csak a pontozáskor látszanak.
leads-now =
    { $me ->
        [yes] Ebbe az ütésbe te hívsz.
       *[no] Ebbe az ütésbe { $who } hív.
    }
led-now =
    { $me ->
        [yes] Ebbe az ütésbe te hívtál.
       *[no] Ebbe az ütésbe { $who } hívott.
    }
nobody-leads = Még senki sem hív.
it-is-your-turn = Te jössz.
nobodys-turn = Most senki sem jön.
not-your-turn = Még nem te jössz. { $whose }
may-play = Kijátszhatod: { CARDS($cards) }.
may-play-not = Nem megy { CARDS($cards) }: { $reason }
not-held = Nincs nálad { CARDS($cards, form: "the") }.
named-twice = Kétszer mondtad: { CARDS($cards) }.
play-one = Egy lapot játssz ki.
pass-first = Még nem játszunk lapot. { $todo }.
nothing-to-pass = Most nincs mit átadni.
pass-exactly = Pontosan { cards } átadása kell.
chosen-none = Nincs kiválasztott lap. { $todo }.
chosen-so-far = Kiválasztva: { CARDS($cards) }. { $todo }.
chosen-all = Kiválasztva: { CARDS($cards) }. Írd be: „{ typed-pass }”, és átadod őket.
nothing-received = Ebben a leosztásban nem kaptál lapot.
nothing-waits = Erre most semmi sem vár.
type-continue = Írd be: „{ typed-continue }”, és megyünk tovább.
no-moon-asked = Nincs Hold, amelyről dönteni kellene.
nothing-to-repeat = Még nem hangzott el semmi.
no-card-word = „{ $typed }” nem lap. Írd le az értéket, aztán a színt: { typed-example-cards }.
which-one = Melyik: { CARDS($cards) }?
none-fits = Egyik szóba jövő lapod sem „{ $typed }”. Írj értéket és színt.
unknown-command = „{ $typed }” itt nem jelent semmit. Írd be: „{ typed-help }”, és megtudod, mi megy.
unknown-command-near = „{ $typed }” itt nem jelent semmit. Erre gondoltál: { $near }?
