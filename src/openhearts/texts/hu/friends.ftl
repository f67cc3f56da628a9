# Játék barátokkal: asztalt csinálni, leülni, együtt lenni. A valakiről szóló mondatok megkapják
# $who-t, a nevet, és $me-t: yes, ha az olvasóról van szó.

# ---------------------------------------------------------------- asztalt csinálni

play-with = Játék
play-with-name =
    { $company ->
        [computer] Géppel
       *[friends] Barátokkal
    }
with-friends = Játék barátokkal
make-table = Asztal nyitása
table-settings = Az asztal
access = Ki ülhet le
access-name =
    { $access ->
        [LINK] Akinél a hivatkozás van
       *[LOBBY] Bárki
    }
lobby-means = Az asztal a nyitott asztalok listájában áll.
in-the-lobby = A nyitott asztalok listáján
in-the-lobby-means = Bárki leülhet ide.
bots-level = Gépi játékosok
clock = Óra
clock-name =
    { $clock ->
        [none] Nincs
        [seconds] Másodperc lépésenként
       *[days] Nap lépésenként
    }
move-seconds = Másodperc minden lépésre
bank-minutes = Tartalék percek
move-days = Nap minden lépésre
more-settings = Még az asztalról
talk-allowed = Beszélgetés
talk-name =
    { $talk ->
        [NOTHING] Nincs
        [PHRASES] Kész mondatok
       *[FREE] Szabad szöveg is
    }
watching-allowed = A nézők látják
watching-name =
    { $watching ->
        [NOBODY] Semmit: nincsenek nézők
        [PUBLIC] A nyílt lapokat
        [SEAT] Annak lapjait, aki engedi
       *[DELAYED] A kész leosztásokat, nyíltan
    }
absence = Ha valaki elment
absence-name =
    { $absence ->
        [BOT] A gép játszik
       *[WAIT] Az asztal vár
    }
grace = Ennyi idő után
grace-name =
    { $unit ->
        [seconds] { $count } másodperc
       *[minutes] { $count } perc
    }
arrival = Aki később jön, játszik
arrival-name =
    { $arrival ->
        [AT_ONCE] Rögtön
       *[BETWEEN_HANDS] A következő leosztástól
    }
points-shown = A folyó leosztás pontjai
points-shown-name =
    { $shown ->
        [ALL] Mindenkié
        [OWN] Csak a sajátod
       *[NONE] Rejtve a pontozásig
    }
tricks-shown = Újra megnézhető ütések
tricks-shown-name =
    { $shown ->
        [ALL] A leosztás összes ütése
        [LAST] Az utolsó
       *[NONE] Egyik sem
    }
rated = Értékelt
rated-means = Nincs visszavonás és nincs tipp. Aki elmegy, utolsó lesz.

# ---------------------------------------------------------------- gyülekezés

gathering = A játszma előtt
gathering-own = Küldd el a hivatkozást a barátaidnak, és kezdj, amikor mindenki itt van. A szabad székekre a gép ül.
gathering-other = { $who } kezdi a játszmát, amikor mindenki itt van.
invite = Meghívás
invitation-link = Hivatkozás erre az asztalra
send-link = Hivatkozás küldése
link-stays-here = Ez a hivatkozás csak ezen a gépen működik. A hálózatodon lévő barátoknak indítsd a kiszolgálót így: „hearts serve --host 0.0.0.0”, és nyisd meg az oldalt azon a címen, amelyet megad.
short-code = Kód
short-code-means = a kezdőlapon beírható
new-invitation = Új hivatkozás és kód készítése
new-invitation-means = A régi hivatkozás és a régi kód már nem nyit semmit. Aki itt ül, megtartja a helyét; aki csak néz, annak az új hivatkozás kell.
qr-code = A hivatkozás QR-kódja
chairs = Székek
free-chair = Szabad
chair-is =
    { $state ->
        [here] itt van
        [gone] nincs kapcsolat
        [away] a gép játszik
       *[next] a következő leosztástól játszik
    }
chair-program = program
seat-program = Program leültetése
seat-program-means = Egy saját program is játszhat itt, ahogy egy ember. Kapsz egy kulcsot a székéhez.
program-name = A program neve
program-once = A program leült. Ez a kulcs csak most látszik; akinél megvan, az játszik ezen a széken.
program-key = A szék kulcsa
program-command = Így indul a példa
chair-short =
    { $state ->
        [away] gép
       *[gone] távol
    }
owner = házigazda
change-settings = Az asztal beállításainak módosítása
level-of = Ha szabad marad
move-up = { $who } egy székkel feljebb
move-down = { $who } egy székkel lejjebb
free-chair-up = Szabad szék feljebb
free-chair-down = Szabad szék lejjebb
start-match = Játszma indítása
people = Emberek
more-with = Még: { $who }
person-left = Értékelt játszmák: { $total } közül { $count } félbehagyva.
remove-person = { $who } eltávolítása
remove-person-means = A szék újra szabad. { $who } ugyanazzal a böngészővel nem ülhet le ide, amíg meg nem engeded.
remove-and-renew = Új hivatkozás is készüljön
remove-and-renew-means = Aki a régi hivatkozást vagy kódot ismeri, azzal már nem jöhet be.
removed-people = Elküldve az asztaltól
let-in = { $who } visszaengedése
new-link = Új hivatkozás a helyhez
new-link-means = Neki szól: { $who } elvesztette a hivatkozást. Másnak ne küldd el: akinél ez van, az játszik ott. A régi hivatkozás már nem nyit semmit.
hand-over = Az asztal átadása: { $who }
hand-over-means = Utána csak { $who } indíthatja a játszmát, küldhet el valakit vagy zárhatja be az asztalt.
close-table = Asztal bezárása
close-table-means = Az asztal mindenkinek végleg bezárul.
leave-seat = Hely átadása
leave-seat-means = A helyed felszabadul, és a gép játszik tovább helyetted. Ha később visszajönnél, csak az oldalt hagyd el.
leave-seat-means-rated = A helyed felszabadul, a gép játszik tovább helyetted, és ebben a játszmában utolsó leszel. Ha a vége előtt visszajönnél, csak az oldalt hagyd el.
never-mind = Mégsem

# ---------------------------------------------------------------- csatlakozás

invited = Meghívtak
invited-by = { $who } meghív egy játszmára.
sit-down = Leülök
sit-here = { $count }. szék
watch = Nézem
join-running = A játszma már tart: egy gépi játékos székét kapod.
join-full = Ennél az asztalnál minden szék foglalt.
join-closed = Ez az asztal zárva van. Kérj új hivatkozást, vagy nyiss te asztalt.
join-over = Ennél az asztalnál véget ért a játszma. Kérj új hivatkozást, vagy nyiss te asztalt.
join-unknown = Nincs asztal ezzel a hivatkozással vagy kóddal. Nézd meg, teljes-e, vagy kérj újat.
join-old = Ez a meghívás már nem érvényes. Kérj újat.
already-seated = Van helyed ennél az asztalnál.
to-table = Az asztalhoz
any-chair = Bármelyik szék
give-name = Előbb mondd meg a neved.
looking = Keressük az asztalt…
code-of-table = Asztal kódja
go-to-table = Mehet
open-tables = Nyitott asztalok
no-open-tables = Most nincs nyitott asztal. Nyiss egyet, ahova bárki leülhet, és itt lesz.
quick-seat = Bármelyik asztal
free-chairs =
    { $count ->
        [0] nincs szabad szék
       *[other] { $count } szabad szék
    }
look-again = Nézd meg újra

# ---------------------------------------------------------------- asztalok a kezdőlapon

own-tables = Barátokkal
own-table-now =
    { $state ->
        [turn] Te jössz
        [gathering] Még nem kezdődött el
       *[playing] A többiek jönnek
    }
time-left = még { $time }
next-table =
    { $count ->
        [one] Egy másik asztal rád vár
       *[other] { $count } másik asztal vár rád
    }
own-time-runs = Fut az időd: az asztal magától visszajön.
score-lifted = Az eredmény eltűnt, mert fut az időd: még { $time }.
clock-days = { $count } nap
clock-hours = { $count } óra
table-with = Vele: { $names }
table-alone = Még senki más

# ---------------------------------------------------------------- az asztalnál

paused = Szünet
paused-means = Mindenki beleegyezett. Bárki véget vethet a szünetnek.
end-pause = Játék tovább
table-idle = Mindenki elment
table-idle-means = A játszma folytatódik, ha valaki visszajön.
sat-in = A gép játszik helyetted
sat-in-means = Nem voltál itt, vagy letelt az időd. A hely továbbra is a tiéd.
take-seat-back = Visszaveszem a helyem
table-closed = Az asztal zárva van
table-closed-means = Itt már nem játszanak.
play-on = Játsszunk újra
play-on-means = Az asztaltól mindenki veled megy. A hivatkozás ugyanaz marad.
played-on = A következő játszmához
played-on-means = A többiek tovább játszanak: a következő játszma készen áll.
plays-next-hand = A következő leosztástól játszol. Addig a gép játszik.
waits-for-back = Az asztal vár: { $who }.
absent-until = { $who } nincs itt: { $time } múlva a gép ül a helyére.
absent =
    { $then ->
        [WAIT] { $who } nincs itt: az asztal vár.
       *[BOT] { $who } nincs itt.
    }
seat-lost = Már nincs helyed ennél az asztalnál: átadtad, vagy a házigazda felszabadította.
seat-no-more = Ez már nem a te helyed: a házigazda felszabadította, vagy új hivatkozás van hozzá.
sit-again = Leülés újra
other-device = Folytatás más eszközön
other-device-means = Nyisd meg ezt a hivatkozást a másik eszközön: ugyanez a hely lesz rajta is.
other-device-private = Akinél ez a hivatkozás van, helyetted játszik. Ne küldd el senki másnak.
resume-link = Hivatkozás a helyedre
ask-pause = Szünetet kérek
ask-clock-off = Az óra kikapcsolását kérem
ask-back = Visszakérem az utolsó lépésem
ask-back-short = Vissza?
asks =
    { $wish ->
        [PAUSE]
            { $me ->
                [yes] Szünetet kérsz.
               *[no] { $who } szünetet kér.
            }
        [CLOCK_OFF]
            { $me ->
                [yes] Azt kéred, hogy az óra a játszma végéig ki legyen kapcsolva.
               *[no] { $who } azt kéri, hogy az óra a játszma végéig ki legyen kapcsolva.
            }
       *[TAKE_BACK]
            { $me ->
                [yes] Visszakéred az utolsó lépésed.
               *[no] { $who } visszakéri az utolsó lépését.
            }
    }
ask-heading =
    { $wish ->
        [PAUSE] Szünet?
        [CLOCK_OFF] Kikapcsoljuk az órát?
       *[TAKE_BACK] Lépés vissza?
    }
ask-keys = A: beleegyezés, N: elutasítás.
everybody-agrees = Mindenkinek bele kell egyeznie.
agree = Beleegyezem
refuse = Nem
asked-waits = Még hiányzik: { $names }.
see-question = Válasz a kérdésre
not-arrived = Ez nem ért oda. Próbáld újra.
let-watch = A nézők láthatják a lapjaimat
watchers = { $count } néző
you-watch = Nézed a játszmát.
watched-hands = Befejezett leosztások
watched-none = Még egy leosztás sem ért véget. Mindegyik itt nyílik meg minden lapjával, amint elszámolták.
watch-all = Amit mindenki lát
watch-seat = { $who } lapjai
watch-choice = Ezt látod

# ---------------------------------------------------------------- beszélgetés

talk = Beszélgetés
talk-new = Beszélgetés, van új
phrases = Mondatok
phrase =
    { $phrase ->
        [HELLO] Szia!
        [GOOD_LUCK] Sok szerencsét!
        [WELL_PLAYED] Szép játék!
        [THANKS] Köszönöm!
        [SORRY] Bocsánat!
        [OOPS] Hoppá!
        [MOON] Vigyázz a Holdra!
        [QUEEN] Hol a dáma?
        [HURRY] Te jössz!
        [MOMENT] Egy pillanat!
        [GOOD_GAME] Jó játszma volt!
        [BYE] Viszlát!
        [SMILE] mosolyog
        [LAUGH] nevet
        [SAD] szomorú
        [SURPRISED] meglepődik
        [CLAP] tapsol
       *[HEART] szívet küld
    }
nothing-said = Még senki sem szólt.
write-something = Írj valamit
say-it = Mondom
said-by = { $who }: { $text }
said-emote = { $who } { $text }.
mute = { $who } elnémítása
hear-again = { $who } újra hallható
muted = néma

# ---------------------------------------------------------------- ami hangosan hallható

news =
    { $news ->
        [SAT]
            { $me ->
                [yes] Leülsz.
               *[no] { $who } leül.
            }
        [LEFT] { $who } átadta a helyét.
        [REMOVED] Eltávolítva az asztaltól: { $who }.
        [OWNER]
            { $me ->
                [yes] Most te vagy a házigazda.
               *[no] Most { $who } a házigazda.
            }
        [LEADS]
            { $me ->
                [yes] Te vezeted az asztalt, amíg a házigazda nincs itt.
               *[no] { $who } vezeti az asztalt, amíg a házigazda nincs itt.
            }
        [LEADS_AGAIN]
            { $me ->
                [yes] Visszajöttél, és újra te vezeted az asztalt.
               *[no] { $who } visszajött, és újra vezeti az asztalt.
            }
        [LET_IN] { $who } újra leülhet ide.
        [NEW_KEY]
            { $me ->
                [yes] A helyed új hivatkozást kapott; a régi már nem nyit semmit.
               *[no] { $who } helye új, saját hivatkozást kapott.
            }
        [AWAY]
            { $me ->
                [yes] A gép játszik helyetted.
               *[no] { $who } helyett a gép játszik.
            }
        [BACK]
            { $me ->
                [yes] Visszajöttél.
               *[no] { $who } visszajött.
            }
        [AGREED]
            { $me ->
                [yes] Beleegyezel.
               *[no] { $who } beleegyezik.
            }
        [REFUSED]
            { $me ->
                [yes] Elutasítod.
               *[no] { $who } nem egyezik bele.
            }
        [RESUMED]
            { $me ->
                [yes] Véget vetsz a szünetnek.
               *[no] { $who } véget vet a szünetnek.
            }
        [SHOWS]
            { $me ->
                [yes] A nézők láthatják a lapjaidat.
               *[no] A nézők láthatják { $who } lapjait.
            }
       *[HIDES]
            { $me ->
                [yes] A nézők már nem látják a lapjaidat.
               *[no] A nézők már nem látják { $who } lapjait.
            }
    }
table-news =
    { $news ->
        [STARTED] Elkezdődik a játszma.
        [NEW_INVITATION] Az asztal új hivatkozást és új kódot kapott; a régiek már nem nyitnak semmit.
        [PAUSED] A játszma szünetel.
        [CLOCK_OFF] Az óra a játszma végéig ki van kapcsolva.
        [SWAPPED] A helyek megváltoztak.
        [LEVEL] Egy gépi játékos megváltozott.
        [SETTINGS] A házigazda módosította az asztal beállításait.
        [LISTED] Az asztal a nyitott asztalok listáján van.
        [UNLISTED] Az asztal már nincs a nyitott asztalok listáján.
        [PLAY_ON] Mindenki egy új asztalnál játszik tovább.
       *[CLOSED] Az asztal zárva van.
    }

# ---------------------------------------------------------------- amit a kiszolgáló visszautasít

refused-TABLE_FULL = Most egyetlen nyitott asztalnál sincs szabad szék.
refused-NO_SUCH_INVITATION = Nincs asztal ezzel a hivatkozással vagy kóddal.
refused-OLD_INVITATION = Ez a meghívás már nem érvényes. Kérj újat.
refused-BAD_SETTINGS = Ilyen beállításai egy asztalnak sem lehetnek.
