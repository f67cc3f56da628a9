# Amit egy többszemélyes asztal visszautasít, ahogy a kérő megtudja.

not-allowed-gathering = A játszma még nem kezdődött el.
not-allowed-started = A játszma már elkezdődött.
not-allowed-over = A játszma véget ért.
not-allowed-closed = Ez az asztal zárva van.
not-allowed-paused = A játszma szünetel.
not-allowed-not-paused = A játszma nem szünetel.
not-allowed-clock-rated = Értékelt játszmában az óra nem kapcsolható ki.
not-allowed-clock-none = Itt nincs másodperces óra, amelyet ki lehetne kapcsolni.
not-allowed-sat-in = Ezen a helyen a gép játszik. Előbb vedd vissza a helyet.
not-allowed-not-away = A gép nem játszik helyetted.
not-allowed-owner = Ezt csak az asztal gazdája teheti meg.
not-allowed-program = Egy program csak játszik, semmi mást nem tesz.
not-allowed-self = Elmehetsz, de magadat nem küldheted el.
not-allowed-nobody = Ott senki sem ül.
not-allowed-solo = Ez az asztal egy embernek szól.
not-allowed-chair-taken = Ott már ül valaki.
not-allowed-full = Ennél az asztalnál minden hely foglalt.
not-allowed-name-taken = Ennél az asztalnál már ül { $name } nevű játékos. Ha te vagy az, nyisd meg a helyed saját hivatkozását, vagy kérj újat a házigazdától; különben válassz másik nevet.
not-allowed-own-key = A házigazda helyét senki más nem adhatja ki.
not-allowed-key-rated = Értékelt játszmában a helyek megtartják a hivatkozásukat.
not-allowed-removed = A házigazda elküldött ettől az asztaltól. Csak ő engedhet vissza.
not-allowed-invitation = Ez a meghívás már nem érvényes. Kérj újat.
not-allowed-there = Akié ez a hely, az az asztalnál van.
not-allowed-settings-access = Itt nem módosítható, hogy ki ülhet le.
not-allowed-settings-rated = Értékelt játszmában semmi sem módosítható.
not-allowed-settings-later = Az óra és az értékelés a játszma kezdete előtt eldől.
not-allowed-settings-shown = Hogy mely pontok és ütések látszanak, a játszma kezdete előtt eldől.
not-allowed-settings-made = Az, hogy a játszma értékelt-e, az asztal létrehozásakor eldől.
not-allowed-ask-again = A többiek épp most utasították el. Várj egy kicsit, mielőtt újra kéred.
not-allowed-seated = Már ennél az asztalnál ülsz.
not-allowed-ask-open = Már van egy kérdés. Várd meg a válaszokat.
not-allowed-ask-gone = Ez már nem kérdés.
not-allowed-agreed = Már beleegyeztél.
not-allowed-undo-rated = Értékelt játszmában nincs visszavonás.
not-allowed-undo-away = Valaki, akinek bele kell egyeznie, nincs itt.
not-allowed-watching = Ennél az asztalnál ezt senki sem nézheti.
not-allowed-talk = Ennél az asztalnál nincs beszélgetés.
not-allowed-talk-text = Ennél az asztalnál csak a kész mondatok mondhatók.
not-allowed-talk-empty = Ebben nincs mit olvasni.
not-allowed-level = Ilyen szintű gépi játékos nincs.
not-allowed-hint-rated = Értékelt játszmában nincs tipp.
not-allowed-hint-hidden = Ahol pontok vagy ütések nem látszanak, nincs tipp.
not-allowed-undo-contest = Ahol mások ugyanezeket az osztásokat játsszák, nincs visszavonás.
not-allowed-hint-contest = Ahol mások ugyanezeket az osztásokat játsszák, nincs tipp.
not-allowed-close-rated = Az értékelt játszma nem szakítható meg. Átadhatod a helyedet, de akkor utolsó leszel.
not-allowed-remove-rated = Értékelt játszmából senkit sem küldenek el. Aki nincs itt, helyette a gép játszik.
not-allowed-second-try = Előbb játszd végig azt a játszmát, amelyik számít.
not-allowed-not-over = A játszma még nem ért véget.
not-allowed-played-on = Már egy másik asztalnál játszanak tovább.
not-allowed-name = A név 1–24 látható karakter, az írás irányát megfordító jelek nélkül.
refused-old-protocol = Ez az oldal és a kiszolgáló különböző változat. Töltsd be újra az oldalt.
refused-crowded =
    { $whose ->
        [address] A címedről annyi kapcsolat van ehhez a szerverhez, amennyit megenged. Zárd be egy lapját.
       *[server] A szerveren annyi látogató van, amennyit elbír. Akkor jutsz be, amikor valaki elmegy.
    }
