# Hilfen beim Spielen: Rückgängig, Tipps, was jetzt gilt, die erste Runde, eigene Spiele.

take-back = Rückgängig
take-back-long = Rückgängig: die letzte Karte oder das Schieben zurücknehmen
said-taken-back =
    { $me ->
        [yes] Du nimmst die letzte Entscheidung zurück.
       *[no] { $who } nimmt die letzte Entscheidung zurück.
    }
undone-mark = mit Rückgängig
practice-mark = Übung
end-hand-no-points = Keine Punkte mehr: Runde beenden
end-hand-rest =
    { $me ->
        [yes] Der Rest gehört dir: Runde beenden
       *[no] Der Rest geht an { $who }: Runde beenden
    }
ending-offered = { $offer }. Drücke E oder tippe „{ typed-end }“.
said-ended =
    { $me ->
        [yes] Du beendest die Runde.
       *[no] { $who } beendet die Runde.
    }
ended-no-points = Es waren keine Punkte mehr da.
ended-rest =
    { $me ->
        [yes] Der Rest gehörte dir, was immer gespielt worden wäre.
       *[no] Der Rest gehörte { $who }, was immer gespielt worden wäre.
    }
not-allowed-undo-people = Solange andere Menschen am Tisch spielen, wird nichts zurückgenommen.
not-allowed-undo-over = Die Partie ist vorbei: Nichts kann zurückgenommen werden.
not-allowed-undo-nothing = Du hast in dieser Runde noch nichts entschieden, was zurückzunehmen wäre.
not-allowed-hint-people = Solange andere Menschen am Tisch spielen, gibt es keine Tipps.
not-allowed-hint-none = Dafür war kein Tipp zu finden.
not-allowed-end = Die übrigen Karten können die Punkte dieser Runde noch ändern.
not-allowed-salt = Die Karten dieser Runde sind schon gezogen, oder sie ist noch nicht versiegelt: zu ihrem Mischen lässt sich nichts hinzufügen.
not-allowed-salt-twice = Du hast zum Mischen dieser Runde schon etwas hinzugefügt.
not-allowed-salt-fixed = Andere Tische haben dieselben Ausgaben: Zu ihrem Mischen lässt sich nichts hinzufügen.

hint = Tipp
hint-busy = Probiere deine Karten …
hint-none = Dafür gibt es keinen Tipp.
hint-points = Punkte im Schnitt
hint-behind = { $points } schlechter
hint-as-good = ebenso gut
hint-behind-means = Wie viel mehr es kostet als die beste, Durchmärsche und den Stand der Partie mitgerechnet.
hint-moon = Durchm. { $share } %
hint-moon-long = Ein anderer schafft in { $share } % der wahrscheinlichen Blätter den Durchmarsch.
hint-take = Diese wählen
hint-best = Die besten { $count } zeigen
hint-tried = Die besten { $shown } von { $count } durchprobierten Möglichkeiten.
hint-said = Tipp: { CARDS($cards, form: "nom") }. { $reason } { $points } Punkte im Schnitt.
hint-said-moon = Tipp: { $choice }. { $reason }
moon-choice =
    { $choice ->
        [ADD] die Punkte den anderen geben
       *[SUBTRACT] die Punkte dir selbst abziehen
    }

hint-only-card = Die einzige Karte, die gespielt werden darf.
hint-neighbour = So gut wie { CARDS($cards, form: "nom") } daneben.
hint-own-moon = Schafft in { $share } % der wahrscheinlichen Blätter den Durchmarsch.
hint-leaves-moon = Lässt einem anderen in { $share } % der wahrscheinlichen Blätter den Durchmarsch, andere Karten in bis zu { $most } %.
hint-moon-risk = Lässt einem anderen in { $share } % der wahrscheinlichen Blätter den Durchmarsch.
hint-gives-away = Wird { CARDS($cards, form: "acc") } in { $share } % der wahrscheinlichen Blätter los.
hint-takes-card = Nimmt { CARDS($cards, form: "acc") } in { $share } % der wahrscheinlichen Blätter.
hint-ducks-card = Entgeht in { $share } % der wahrscheinlichen Blätter dieser Karte: { CARDS($cards) }.
hint-loses-trick = Verliert den Stich in { $share } % der wahrscheinlichen Blätter.
hint-takes-trick = Macht den Stich in { $share } % der wahrscheinlichen Blätter, darin etwa { points }.
hint-pass-moon = Behält ein Blatt, das in { $share } % der wahrscheinlichen Fälle den Durchmarsch schafft.
hint-pass = { JOIN($parts, capital: "yes") }.
hint-pass-gives = gibt { CARDS($cards, form: "acc") } weg
hint-pass-void = lässt kein { suit }
hint-pass-keeps = behält { CARDS($cards, form: "acc") } mit { cards } daneben
hint-pass-plain = Nimmt im Schnitt etwa { points }.
hint-moon-wins = Beendet die Partie, und du gewinnst sie.
hint-moon-loses = Beendet die Partie, und du gewinnst sie nicht.
hint-moon-ahead = Lässt dich { points } vor dem besten der anderen.
hint-moon-behind = Lässt dich { points } hinter dem besten der anderen.

learning = Vor einem Fehler fragen
learning-means = Vor einer Karte, die klar Punkte kostet, wirst du gefragt, mit dem Grund.
mistake-play = { CARDS($cards, form: "acc") } trotzdem spielen?
mistake-pass = { CARDS($cards, form: "acc") } trotzdem schieben?
mistake-costs = Das kostet etwa { $points } Punkte mehr als die beste Karte.
mistake-pass-costs = Das kostet etwa { $points } Punkte mehr als die beste Wahl.
mistake-better = Besser: { CARDS($cards, form: "nom") }. { $reason }
choose-again = Neu wählen
play-anyway = Trotzdem spielen
pass-anyway = Trotzdem schieben

now-heading = Jetzt am Tisch
now-nothing = Gerade gilt nichts Besonderes.
why-not = Warum nicht diese?
all-rules = Alle Regeln
moon-threat =
    { $me ->
        [yes] Du hast bisher alle Punkte: Ein Durchmarsch ist in Sicht.
       *[no] { $who } hat bisher alle Punkte: Achtung, Durchmarsch.
    }
first-trick-ban = Erster Stich: keine Strafkarten.
hearts-may-be-led = Herz ist gebrochen: Es darf ausgespielt werden.
hearts-may-not-be-led = Herz ist nicht gebrochen: Es darf noch nicht ausgespielt werden.
hearts-never-led = Herz wird nicht ausgespielt, solange du eine andere Farbe hast.
queen-waits = Die Pik-Dame darf noch nicht ausgespielt werden.
kitty-goes =
    { $kitty ->
        [FIRST_TRICK] Der Skat ({ cards }) geht mit dem ersten Stich.
        [FIRST_PENALTY_CARD] Der Skat ({ cards }) geht mit der ersten Strafkarte.
        [FIRST_HEART] Der Skat ({ cards }) geht mit dem ersten Herz.
       *[LAST_TRICK] Der Skat ({ cards }) geht mit dem letzten Stich.
    }
kitty-gone =
    { $me ->
        [yes] Du hast den Skat.
       *[no] { $who } hat den Skat.
    }

lesson-offer = Nie gespielt? Hier anfangen
lesson-title = Erste Runde
lesson-label = Was jetzt geschieht
lesson-leave = Verlassen
lesson-got-it = Verstanden
lesson-pass = Je weniger Punkte, desto besser: Jedes Herz zählt 1, die Pik-Dame 13. Gib zuerst drei Karten an { $who }. Hohe Pik können die Dame fangen, hohe Herzen machen Stiche: Wähl daraus.
lesson-first = Wer die Kreuz-Zwei hat, beginnt. Spiel ein Kreuz, wenn du eines hast. Das höchste Kreuz macht den Stich und spielt den nächsten aus. Im ersten Stich fallen keine Punkte.
lesson-follow = Du musst bedienen: Spiel { suit }. Eine niedrige Karte lässt den Stich und was darin liegt jemand anderem.
lesson-void = Du hast kein { suit }, also darfst du jede Karte abwerfen, und sie kann den Stich nicht machen. Ein guter Moment für ein hohes Herz oder ein hohes Pik.
lesson-lead = Du spielst aus: jede Farbe außer Herz, das noch nicht gebrochen ist. Eine niedrige Karte macht den Stich kaum.
lesson-lead-any = Du spielst aus. Herz ist gebrochen, du darfst es also auch. Niedrig ist sicher.
lesson-broken =
    { $me ->
        [yes] Ein Herz wurde abgeworfen: Herz ist gebrochen und darf nun ausgespielt werden. Du hast den Stich und seine Punkte.
       *[no] Ein Herz wurde abgeworfen: Herz ist gebrochen und darf nun ausgespielt werden. { $who } hat den Stich und seine Punkte.
    }
lesson-queen =
    { $me ->
        [yes] Die Pik-Dame ging an dich: 13 Punkte. Das passiert jedem. Halt jetzt den Rest klein.
       *[no] Die Pik-Dame ging an { $who }: 13 Punkte. Das Schlimmste ist vorbei; nun zählen nur noch Herzen.
    }
lesson-over = Deine erste Runde ist gespielt
lesson-score =
    { $how ->
        [clean] Du hast keine Punkte. Besser geht es nicht.
        [good] Du hast { points }. Das ist eine gute Runde.
       *[dear] Du hast { points } von 26. Die nächste Runde ist eine neue Chance.
    }
lesson-match = Eine Partie ist Runde um Runde; geschoben wird nach links, nach rechts, gegenüber und dann gar nicht. Sie endet, wenn jemand 100 Punkte hat, und die niedrigste Summe gewinnt. Wer in einer Runde alle 26 Punkte nimmt, hat den Durchmarsch: Dann bekommt jeder andere 26.
lesson-again = Noch einmal
lesson-play-match = Partie spielen

your-games = Deine Spiele
save-rules = Diese Regeln speichern
game-name = Name des Spiels
save = Speichern
cancel = Abbrechen
rename = Umbenennen
rename-game = { $name } umbenennen
delete = Löschen
delete-game = { $name } löschen
share = Teilen
share-game = { $name } teilen
game-deleted = { $name } ist gelöscht.
share-means = Wer diesen Link öffnet, wo OpenHearts läuft, findet diese Regeln spielbereit. Der Link enthält die Regeln selbst und sonst nichts.
share-link = Link zu diesen Regeln
copy-link = Link kopieren
copied = Kopiert.
copy-yourself = Kopieren geht hier nicht: Markier den Link und kopier ihn.
shared-game = Aus dem Link: { $name }. Sieh die Regeln durch, dann los.
shared-nameless = Aus dem Link: Regeln ohne Namen. Sieh sie durch, dann los.
link-damaged = Dieser Link ist beschädigt. Was lesbar war, ist unten eingestellt; der Rest ist wie üblich.
link-no-game = Ein Spiel namens „{ $name }“ gibt es nicht.
link-nameless = Der Name des Spiels fehlt.
link-no-count = Die Zahl der Spieler fehlt.
link-wrong-count = „{ $count }“ ist keine Spielerzahl für dieses Spiel.
link-word = „{ $word }“ ist keine lesbare Regel.
link-twice = { $option } ist zweimal gesetzt.
link-value = { $option } lässt sich so nicht setzen.
link-cut = Ein Teil des Links ist abgeschnitten oder nicht lesbar.
too-many-games = Mehr Spiele passen hier nicht hinein: Lösch erst eines.
same-name = Ein Spiel namens { $name } gibt es schon.
start-from-standard = Stattdessen mit Standard anfangen

keys-hint = Tipp
keys-undo = rückgängig
keys-now = was jetzt gilt, und warum diese Karte nicht
keys-end-hand = Runde beenden, wenn sie entschieden ist
command-now = was jetzt gilt: Herz, der erste Stich, der Skat
command-hint = die besten Karten, und warum
command-undo = nimmt die letzte Karte oder das Schieben zurück
command-end = beendet die Runde, wenn sie entschieden ist
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-hint-now = Jetzt gibt es keinen Tipp: Du musst dran sein, und keine anderen Menschen dürfen mitspielen.
not-decided = Die Runde ist noch nicht entschieden.
