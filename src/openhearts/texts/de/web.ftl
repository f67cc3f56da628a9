# Der Web-Client. Siehe en/web.ftl.

page-title = { $page } · OpenHearts
close = Schließen
home = Start
new-game = Neues Spiel
try-again = Noch einmal
loading = Einen Moment …
server-away = Der Server antwortet nicht. Sieh nach, ob er läuft, und versuch es noch einmal.
server-away-trying = Der Server antwortet nicht. Nichts ist verloren: Diese Seite versucht es von selbst weiter.
nothing-kept = Dieser Browser lässt die Seite nichts behalten; wenn du sie schließt, verlierst du deinen Platz am Tisch.
language = Sprache
language-away = Diese Sprache war nicht zu laden. Sieh nach, ob der Server läuft, und wähl sie noch einmal.
letters = Buchstaben der Karten
letters-english = Englisch: { $letters }
letters-local = Deutsch: { $letters }

play = Spielen
game-for =
    { $count ->
        [one] { $game }, { $count } Spieler
       *[other] { $game }, { $count } Spieler
    }
change-rules = Regeln ändern
tagline = Ein ruhiger Tisch für Hearts, allein oder mit Freunden.
resume-heading = Weiterspielen
resume-not-dealt = Noch nicht gegeben
hand-number = Runde { $hand }
resume-total = Du { $mine }, die anderen { $others }
strange-tables =
    { $count ->
        [one] Einer deiner Tische ist nicht auf diesem Server. Dein Platz bleibt in diesem Browser.
       *[other] { $count } deiner Tische sind nicht auf diesem Server. Deine Plätze bleiben in diesem Browser.
    }
forget-strange = Vergessen
finished-heading = Beendet
finished =
    { $outcome ->
        [shared] Sieg geteilt
        [won] Gewonnen
       *[place] Du wurdest { ordinal }
    }
ordinal =
    { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
        [6] Sechster
       *[7] Siebter
    }
show-all = Alle { $count } zeigen
forget = { $game } aus der Liste entfernen
remove = Entfernen
removed = Entfernt.
undo = Rückgängig
undo-remove = Rückgängig: { $game } behalten
today-at = heute { $time }
yesterday-at = gestern { $time }
begun-at = begonnen { $when }
played-at = gespielt { $when }

choose-game = Spiel
other-game = Anderes Spiel wählen
player-count = Spieler
your-name = Dein Name
default-name = Du
target-label = Spielen bis
no-target = kein Ziel
settings-heading = Einstellungen dieses Spiels
customise = Alle Regeln anpassen
customise-hint = Jede Regel ist änderbar; Widersprüche werden hier erklärt.
back-to-preset = Zurück zu { $game }, wie es ist
changed = geändert
set-back = Zurücksetzen
reset-option = geändert · Zurücksetzen: { $option }
start = Los
level-label = Wie gut der Computer spielt
against-level = Computerspieler: { $level }
levels-see = Auf jeder Stufe sieht der Computer nur seine eigenen Karten, und gegeben wird immer gleich.
level-means =
    { $level ->
        [beginner] Sieht nur den Stich auf dem Tisch. Gut für ein erstes Spiel.
        [casual] Spielt vernünftig und vergisst die Hälfte dessen, was fiel, wie Menschen auch.
        [steady] Merkt sich jede Karte, meidet die Dame und sieht einen Durchmarsch kommen.
        [strong] Denkt Dutzende Verteilungen der verdeckten Karten durch.
        [expert] Denkt Hunderte durch, macht den Durchmarsch und vereitelt ihn bei anderen.
       *[master] Denkt am längsten nach und ist sehr schwer zu schlagen.
    }
starting = Wird gegeben …
show-where = Zeig mir, wo
whole-numbers = Hier gehen nur ganze Zahlen.
cannot-start = Noch nicht: { $reason }
rules-heading = Die Regeln von { $game }
bold-differs = Fett: anders als Standard.
same-as-standard = Das sind die Standardregeln.
usual-rules = Was wie bei Standard ist
yes = ja
no = nein
none = nichts
use-none = Nichts
seat-deals =
    { $seat ->
        [0] du gibst zuerst
        [1] der erste Platz links von dir gibt zuerst
        [2] der zweite Platz links von dir gibt zuerst
        [3] der dritte Platz links von dir gibt zuerst
        [4] der vierte Platz links von dir gibt zuerst
        [5] der fünfte Platz links von dir gibt zuerst
       *[6] der sechste Platz links von dir gibt zuerst
    }
add-entry = Runde hinzufügen
remove-entry = Runde { $place } entfernen
removed-cards =
    { $count ->
        [0] Das volle Blatt
        [one] { $count } Karte entfernt
       *[other] { $count } Karten entfernt
    }
take-out = { CARDS($cards, form: "acc") } entfernen
all-hearts = Jedes Herz
add-point-card = Karte hinzufügen
worth-nothing = { CARDS($cards, form: "nom") } zählt nicht mehr
reset-reached = Zurücksetzen { $place }: getroffene Summe
reset-becomes = Zurücksetzen { $place }: wird
becomes = wird
add-reset = Zurücksetzen hinzufügen
remove-reset = Zurücksetzen { $place } entfernen
other-options = Weitere
does-not-fit = Das passt nicht zu { $others }.
quoted = „{ $what }“
no-rule-page = Die Regeln stehen hier, sobald sie zusammenpassen.

direction =
    { $entry ->
        [L] links
        [R] rechts
        [A] gegenüber
        [L2] zweiter links
        [R2] zweiter rechts
        [L3] dritter links
        [R3] dritter rechts
        [SCATTER] jedem eine
        [MIX] auf den Stapel
       *[H] kein Schieben
    }
passing =
    { $entry ->
        [H] kein Schieben
        [A] nach gegenüber schieben
        [L] nach links schieben
        [R] nach rechts schieben
        [SCATTER] jedem eine schieben
       *[other] schieben: { direction }
    }
level =
    { $level ->
        [random] Zufall
        [simple] einfach
        [beginner] Anfänger
        [casual] gelegentlich
        [steady] solide
        [strong] stark
        [expert] Experte
        [master] Meister
       *[other] { $level }
    }
hearts-broken = Herz ist gebrochen
hearts-not-broken = Herz ist nicht gebrochen
open-rules =
    { $changed ->
        [yes] { $game }, Regeln geändert: Regeln zeigen
       *[no] { $game }: Regeln zeigen
    }
last-trick = Letzter Stich
trick-of = Stich { $place } von { $all }
trick-before = Der Stich davor
trick-after = Der Stich danach
sweep-trick = Weiter
tap-again = Tipp { $card } noch einmal an, um zu spielen.
no-last-trick = In dieser Runde gibt es noch keinen Stich.
tricks-not-shown = Gemachte Stiche werden an diesem Tisch nicht noch einmal gezeigt.
score = Stand
menu = Menü
your-hand = Deine Karten
the-trick = Karten auf dem Tisch
seats = Spieler
computer = Computerspieler, { level }
dealer = Geber
dealer-letter = G
led = Ausspiel
you = Du
plate-total = gesamt { $total }
plate-points = { points } in dieser Runde
plate-points-hidden = Punkte dieser Runde verdeckt
tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
plate-cards = { cards } auf der Hand
plate-turn =
    { $me ->
        [yes] du bist dran
       *[no] ist dran
    }
card-on-table =
    { $me ->
        [yes] { CARDS($cards) }, von dir
       *[no] { CARDS($cards) }, von { $who }
    }
kitty-pile = Skat: { cards }
kitty-short = Skat

your-turn-lead = Du bist dran: Spiel aus.
your-turn-follow = Du bist dran: Bediene { suit }.
your-turn-any = Du bist dran: Spiel irgendeine Karte.
your-turn-bright = Du bist dran: Spiel eine helle Karte.
your-turn-banned = Du bist dran: noch keine Strafkarten.
your-turn-queen = Du bist dran: Wirf die Pik-Dame ab.
turn-of = { $who } ist dran.
others-pass = Die anderen schieben noch.
dealing = Wird gegeben …
mixing = Die geschobenen Karten werden gemischt.
moon-asked = { $who } entscheidet über den Durchmarsch.

pass-to = { cards } an { $who } schieben ({ direction })
pass-scatter = { cards } schieben, jedem eine
pass-mix = { cards } auf den Stapel legen
choose-to =
    { $count ->
        [one] Wähl eine Karte für { $who } ({ direction })
       *[other] Wähl { cards } für { $who } ({ direction })
    }
choose-more-to =
    { $count ->
        [one] Noch eine Karte für { $who } ({ direction })
       *[other] Noch { cards } für { $who } ({ direction })
    }
choose-scatter = Wähl eine Karte für { $who }
choose-mix =
    { $count ->
        [one] Wähl eine Karte für den Stapel
       *[other] Wähl { cards } für den Stapel
    }
choose-more-mix =
    { $count ->
        [one] Noch eine Karte für den Stapel
       *[other] Noch { cards } für den Stapel
    }
pass-asked = Wähl { cards } zum Schieben an { $who } ({ direction }).
scatter-asked = Wähl { cards } zum Schieben, der Reihe nach eine für jeden anderen.
mix-asked = Wähl { cards } für den Stapel.
enough-chosen =
    { $count ->
        [one] Eine Karte ist gewählt: Leg sie erst zurück.
       *[other] { cards } sind gewählt: Leg erst eine zurück.
    }
received-from = Von { $who }: { $shown }
received-mixed = Vom Stapel: { $shown }
chosen = gewählt
chosen-to-play = gewählt, noch einmal zum Spielen
chosen-for = gewählt für { $who }
just-received = gerade bekommen
just-received-from = gerade von { $who } bekommen

said-deals =
    { $me ->
        [yes] Du gibst zuerst.
       *[no] { $who } gibt zuerst.
    }
said-cut =
    { $me ->
        [yes] Du hast die niedrigste Karte abgehoben, { CARDS($cards, form: "acc") }, und gibst zuerst.
       *[no] { $who } hat die niedrigste Karte abgehoben, { CARDS($cards, form: "acc") }, und gibt zuerst.
    }
said-cut-tie = Gleichstand: Wer am niedrigsten liegt, hebt noch einmal ab.
said-hand =
    { $me ->
        [yes] Runde { $hand }, { passing }. Du gibst.
       *[no] Runde { $hand }, { passing }. { $who } gibt.
    }
said-dealt = Du hast { CARDS($cards) }.
said-passed = Du schiebst { CARDS($cards, form: "acc") }.
said-received = Du bekommst { CARDS($cards, form: "acc") } von { $who }.
said-received-mixed = Du bekommst { CARDS($cards, form: "acc") }.
said-played =
    { $me ->
        [yes] Du spielst { CARDS($cards, form: "acc") }.
       *[no] { $who } spielt { CARDS($cards, form: "acc") }.
    }
said-broken = Herz ist gebrochen.
points-or-none =
    { $count ->
        [0] keine Punkte
       *[other] { points }
    }
said-trick =
    { $me ->
        [yes] Du machst den Stich: { points-or-none }.
       *[no] { $who } macht den Stich: { points-or-none }.
    }
said-took =
    { $me ->
        [yes] Dein Stich ({ points-or-none }).
       *[no] Stich von { $who } ({ points-or-none }).
    }
# Where the table does not tell the points of a trick.
said-trick-only =
    { $me ->
        [yes] Du machst den Stich.
       *[no] { $who } macht den Stich.
    }
said-took-only =
    { $me ->
        [yes] Dein Stich.
       *[no] Stich von { $who }.
    }
said-kitty =
    { $me ->
        [yes] Du nimmst den Skat mit { cards }.
       *[no] { $who } nimmt den Skat mit { cards }.
    }
said-kitty-holds = Im Skat lag { CARDS($cards, form: "nom") }.
kitty-held = Im Skat lag
said-moon =
    { $me ->
        [yes]
            { $sun ->
                [yes] Durchmarsch mit allen Stichen: Das warst du.
               *[no] Durchmarsch: Das warst du.
            }
       *[no]
            { $sun ->
                [yes] { $who } schafft den Durchmarsch mit allen Stichen.
               *[no] { $who } schafft den Durchmarsch.
            }
    }
moon-how =
    { $sun ->
        [yes] Alle Stiche und alle Strafkarten.
       *[no] Alle Strafkarten im Spiel.
    }
said-moon-added =
    { $me ->
        [yes] Du gibst die Punkte den anderen.
       *[no] { $who } gibt die Punkte den anderen.
    }
said-moon-subtracted =
    { $me ->
        [yes] Du ziehst dir die Punkte ab.
       *[no] { $who } zieht sich die Punkte ab.
    }
said-scores = Diese Runde: { $scores }.
scored =
    { $me ->
        [yes] du { $score }
       *[no] { $who } { $score }
    }
said-reset =
    { $me ->
        [yes] Du hast genau { $reached } getroffen: Deine Summe wird { $becomes }.
       *[no] { $who } hat genau { $reached } getroffen: Die Summe wird { $becomes }.
    }

moon-question =
    { $sun ->
        [yes] Durchmarsch mit allen Stichen! Was soll er tun?
       *[no] Durchmarsch! Was soll er tun?
    }
moon-add = Jedem anderen { $points } geben
moon-subtract = Dir selbst { $points } abziehen
moon-totals = Nach dieser Runde:
moon-goes-on = Die Partie geht weiter.
moon-ends =
    { $winners ->
        [you] Die Partie endet: Du gewinnst.
        [single] Die Partie endet: { $names } gewinnt.
        [with-you] Die Partie endet: Du und { $names } teilt den Sieg.
       *[others] Die Partie endet: { $names } teilen den Sieg.
    }
moon-ask-again = Über den Durchmarsch entscheiden

panel = Stand und Stiche
tricks-heading = Stiche dieser Runde
hand-scored = Runde { $hand } ist vorbei
no-hand-yet = Noch ist keine Runde gewertet.
hand-column = Runde
total-row = Summe
running-row = bisher
moon-mark-means = Durchmarsch
go-on = Weiter
verdict-won =
    { $winners ->
        [you] Du gewinnst
        [single] { $names } gewinnt
        [with-you] Du und { $names } teilt den Sieg
       *[others] { $names } teilen den Sieg
    }
verdict-why =
    { $tied ->
        [yes] Gleichstand bei der niedrigsten Summe, { $total }, nach { hands }.
       *[no] Niedrigste Summe, { $total }, nach { hands }.
    }
hands =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
place-said = { $place }.
rematch = Revanche
show-sheet = Tabelle
back-to-table = Zurück zum Tisch
see-verdict = Ergebnis
best-trick = Bester Stich
worst-trick = Schlechtester Stich
trick-gave = { $hand }: Du hast { CARDS($cards, form: "acc") } abgegeben
trick-took = { $hand }: Du hast { $points } genommen

speed = Tempo
speed-name =
    { $speed ->
        [instant] Sofort
        [fast] Schnell
        [normal] Normal
       *[slow] Langsam
    }
theme = Hell oder dunkel
theme-name =
    { $theme ->
        [system] Wie das Gerät
        [light] Hell
       *[dark] Dunkel
    }
save-game = Partie speichern
saving = Wird gespeichert …
save-keeps = Gespeichert wird eine Datei mit allen Karten, die du bisher gesehen hast.
leave-table = Verlassen
leave-keeps = Jede Karte bleibt erhalten: Geh, wann du willst, und mach von der Startseite aus weiter.

connecting = Du nimmst Platz …
reconnecting = Verbindung wird wieder aufgebaut … Nichts ist verloren.
reconnecting-sends = Verbindung wird erneuert … Dein Zug geht dann hinaus.
connected-again = Wieder verbunden.
on-its-way = Unterwegs …
no-such-seat = Dieser Browser hat keinen Platz an dem Tisch. Ein Platz bleibt in dem Browser, in dem die Partie begann.
old-client = Diese Seite und der Server sind von verschiedenen Versionen. Lade die Seite neu.
server-said = Der Server sagt: { $message }
refused-UNKNOWN_TABLE = Der Server kennt diesen Tisch nicht. Vielleicht wurde er mit einem anderen Datenordner gestartet.
refused-WRONG_TOKEN = Dieser Platz gehört einem anderen Browser.
refused-STORE_FAILED = Der Server konnte das nicht speichern, also hat sich nichts geändert. Vielleicht ist seine Platte voll.
refused-TOO_MANY_REQUESTS = Das war zu schnell für den Server. Versuch es gleich noch einmal.
refused-TOO_LARGE = Das ist zu groß für den Server.
refused-MALFORMED = Der Server hat die Anfrage nicht verstanden; nichts wurde geändert.
refused-STALE_DECISION = Das Spiel war schon weiter, also hat sich nichts geändert.
refused-WRONG_ORIGIN = Der Server hält diese Seite für die einer anderen Website. Öffne sie unter dem Namen, unter dem er zu erreichen ist.
refused-NOT_JOINED = Der Tisch hat dich noch nicht eingelassen.
refused-NOT_SEATED = Du siehst an diesem Tisch nur zu.
refused-NOT_FOUND = Das gibt es auf dem Server nicht mehr.
refused-NOT_OVER = Diese Runde oder Partie ist noch nicht zu Ende.
refused-HIDDEN_CARDS = Diese Aufzeichnung enthält nicht alle Karten.
refused-AGAINST_THE_RULES = Das erlauben die Regeln jetzt nicht.
refused-NOT_ALLOWED = Das erlaubt der Tisch jetzt nicht.
refused-BAD_RULES = Diese Regeln passen nicht zusammen.
refused-BAD_RECORD = Das ist keine Aufzeichnung einer Partie.
refused-BAD_NAME = Dieser Name ist schlecht zu lesen. Wähle einen anderen.
refused-OLD_PROTOCOL = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
