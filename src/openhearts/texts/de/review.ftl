# Zurückblicken: Rückblick auf Runden, frühere Partien, Statistik und Übung. Siehe en/review.ftl.

review = Rückblick
review-hand = Runde ansehen
review-title = Rückblick: { $game }
review-nothing = Noch keine Runde dieser Partie ist vorbei. Jede lässt sich ansehen, sobald sie gewertet ist.
review-away = Diese Partie ist nicht unter den Partien dieses Browsers.
review-running = Die Partie läuft noch.
back-to-match = Zurück zum Tisch
review-hidden = Hier ist nur zu sehen, was ein Platz wusste; beurteilen oder noch einmal spielen geht nicht.
review-dealt = Runde { $hand } wie gegeben, { passing }.
review-passed =
    { $me ->
        [yes] Du hast { CARDS($cards, form: "acc") } geschoben.
       *[no] { $who } hat { CARDS($cards, form: "acc") } geschoben.
    }
review-passed-hidden =
    { $me ->
        [yes] Du hast { cards } geschoben.
       *[no] { $who } hat { cards } geschoben.
    }
review-played =
    { $me ->
        [yes] Stich { $trick }: Du hast { CARDS($cards, form: "acc") } gespielt.
       *[no] Stich { $trick }: { $who } hat { CARDS($cards, form: "acc") } gespielt.
    }
review-taken = { tricks }, { $worth }
hidden-cards =
    { $count ->
        [one] { $count } Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
no-cards-left = Keine Karten mehr
shown-voids = Kein { JOIN($suits) }
eyes = Zeigen
all-face-up = Alle Karten
known-face-up = Die bekannten Karten
what-one-knew =
    { $me ->
        [yes] Was du wusstest
       *[no] Was { $who } wusste
    }
no-trick-yet = Noch kein Stich
hand-choice = Runde
hand-with-score = Runde { $hand }: { points }
to-start = Zum Anfang der Runde
trick-back = Ein Stich zurück
step-back = Eine Karte zurück
step-on = Eine Karte vor
trick-on = Ein Stich vor
to-end = Zum Ende der Runde
step-count = Schritt { $at } von { $all }
review-keys = Tasten: ← und → für Karten, ↑ und ↓ für Stiche, Pos1 und Ende an die Enden, Bild auf und ab für Runden. ? zeigt sie.
review-keys-cards = eine Karte zurück, eine Karte vor
review-keys-tricks = einen Stich zurück, einen Stich vor
review-keys-ends = zum Anfang und zum Ende der Runde
review-keys-hands = zur Runde davor, zur Runde danach
review-keys-close = ein Fenster schließen
steps-caption = Jede Karte nach Stich und Spieler, mit den Punkten, die sie gegenüber der Wahl des Computers verlor
steps-heading = Stiche
trick-column = Stich
pass-row = Schieben
lost-row = Verlust
judging-begins = Der Computer sieht sich die Runde an …
judging = Wird angesehen: { $done } von { $all }
not-judged = Der Computer konnte diese Runde nicht ansehen.
judged-forced = Eine andere Karte war nicht zu spielen.
judged-best = Der Computer hätte dasselbe getan. { $reason }
judged-as-good = Etwa so gut wie { CARDS($cards, form: "nom") }.
judged-worse = Um { $lost } Punkte besser: { CARDS($cards, form: "nom") }. { $reason }
play-from-here = Von hier noch einmal spielen
play-from-here-as = Von hier weiterspielen als { $who }
practice-means = Übung: zählt nie.
worst-heading = Einen zweiten Blick wert
nothing-lost = Hier hat keine Entscheidung Nennenswertes gekostet.
account-heading =
    { $me ->
        [yes] Deine Punkte, zerlegt
       *[no] Die Punkte von { $who }, zerlegt
    }
account-share = Ein gleicher Anteil der Punkte
account-luck = Glück der gegebenen Karten
account-lost = Durch Entscheidungen verloren
account-rest = Wie die Karten der anderen lagen und gespielt wurden
account-score = Gewertet
account-means = Glück ist, was diese Karten vernünftig gespielt im Schnitt zählen, gegenüber einem gleichen Anteil. Plus ist schlecht: Punkte sind zu meiden.
account-error-means = Das ± sagt, wie weit dieser Schnitt danebenliegen kann, denn er kommt aus Versuchen.
give-or-take = plus oder minus { $points }
chart-heading = Summen
chart-label =
    { $count ->
        [one] Die Summen aller Spieler über { $count } Runde; die Zahlen stehen in der Tabelle darunter.
       *[other] Die Summen aller Spieler über { $count } Runden; die Zahlen stehen in der Tabelle darunter.
    }
chart-table = Die Zahlen als Tabelle

past-matches = Frühere Partien
statistics = Statistik
search-label = Namen, Spiele und Tage suchen
any-game = Alle Spiele
result-label = Ergebnis
kind-label = Art
since-label = Von
until-label = Bis
any-result = Alle Ergebnisse
any-kind = Alle Partien
match-outcome =
    { $outcome ->
        [WON] Gewonnen
        [SHARED] Sieg geteilt
        [LOST] Nicht gewonnen
       *[RUNNING] Nicht beendet
    }
match-kind =
    { $kind ->
        [PLAYED] Hier gespielt
        [PRACTICE] Übung
       *[IMPORTED] Aus einer Datei
    }
matches =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
matches-found = { $found } von { matches }
no-matches = Hier ist noch keine Partie: Jede, die du spielst, wird aufgehoben.
none-found = Keine Partie passt zur Suche.
clear-search = Alle zeigen
page-of = Seite { $page } von { $all }
newer-matches = Neuere Partien
older-matches = Ältere Partien
not-counted = nicht in der Statistik
open-record = Aufzeichnung öffnen
open-record-means = Eine als Datei gespeicherte Partie, als Text oder JSON, zum Ansehen oder Nachspielen. Sie zählt nie.
taking-in = Datei wird gelesen …
taken-in =
    { $count ->
        [one] { $count } Partie aufgenommen.
       *[other] { $count } Partien aufgenommen.
    }
taken-in-known = { taken-in } Schon hier: { $known }.
not-taken-in = Nichts wurde aufgenommen. { $why }
record-no-text = Das ist keine Textdatei: Byte { $byte } gehört zu keinem Text in UTF-8.
record-empty = Die Datei ist leer.
record-too-many =
    { $count ->
        [one] Eine Datei darf höchstens { $count } Partie enthalten.
       *[other] Eine Datei darf höchstens { $count } Partien enthalten.
    }
record-foreign = Das ist keine von OpenHearts gespeicherte Partie, oder nur ein Teil davon.
record-line-wrong = Zeile { $line } ist nicht wie in einer gespeicherten Partie: Die Datei ist beschädigt oder etwas anderes.
record-contradicts = Die Partie widerspricht sich oder ihren Regeln: Die Datei wurde geändert oder ist beschädigt.
record-contradicts-at = Die Partie widerspricht sich oder ihren Regeln: Die Datei wurde geändert oder ist beschädigt ({ JOIN($parts) }).
record-hand = Runde { $number }
record-trick = Stich { $number }
record-seat = Platz { $number }
record-of = Partie { $place } von { $count }: { JOIN($parts) }
save-as-text = Als Text speichern
save-as-json = Als JSON speichern

no-statistics = Die Statistik beginnt mit deiner ersten beendeten Partie. Übung, Partien mit Rückgängig und aus Dateien zählen nie.
statistics-mean = Zusammengezählt aus den beendeten Partien dieses Browsers, wie sie gespeichert sind.
left-out = Ausgelassen: { JOIN($parts) }.
left-out-running = { $count } nicht beendet
left-out-practice = { $count } zur Übung
left-out-undo = { $count } mit Rückgängig
left-out-imported =
    { $count ->
        [one] { $count } aus einer Datei
       *[other] { $count } aus Dateien
    }
stat-matches = Partien
stat-won = Gewonnen
stat-shared = Geteilte Siege
stat-place = Platz im Schnitt
stat-total = Summe im Schnitt
stat-hands = Runden
stat-points = Punkte je Runde
stat-took = Genommen: { CARDS($cards) }
stat-took-dear = Teuerste Karten genommen
stat-moons-tried = Durchmarsch versucht
stat-moons-made = Durchmarsch geschafft
stat-moons-stopped = Durchmarsch anderer verhindert
stat-share = { $count } ({ $share })
stat-dealt = Wie ausgeteilt, vor dem Schieben
stat-dealt-queen = Ausgeteilt bekommen: { CARDS($cards) }, in { $times } von { $count } Runden; durch Zufall { $mean }, in neunzehn von zwanzig Fällen zwischen { $low } und { $high }.
stat-dealt-cards =
    { $kind ->
        [HIGH] Asse und Könige je Runde bekommen: { $dealt }; durch Zufall { $mean }, in neunzehn von zwanzig Fällen zwischen { $low } und { $high }.
       *[other] Herzkarten je Runde bekommen: { $dealt }; durch Zufall { $mean }, in neunzehn von zwanzig Fällen zwischen { $low } und { $high }.
    }
stat-dealt-few =
    { $count ->
        [one] Aus { $count } Runde lässt sich noch nichts sagen; ab 20 steht es hier.
       *[other] Aus { $count } Runden lässt sich noch nichts sagen; ab 20 steht es hier.
    }
stat-dealt-means = Eine von zwanzig Zahlen liegt schon durch Zufall außerhalb ihres Bereichs.
stat-sealed = Solche Ausgaben wurden vorher versiegelt, du musst es also nicht glauben:
stat-passes = Nach dem Schieben
stat-pass-column = Pass
stat-given = { CARDS($cards) } weg; doch genommen
stat-given-dear = Teure Karten weg; doch genommen
stat-got = { CARDS($cards) } da; am Ende genommen
stat-got-dear = Teure Karten da; am Ende genommen
stat-levels = Nach der Stärke des Computers
stat-level-column = Stärke

practice = Übung
practice-over = Die Übung ist vorbei
practice-then = In der Partie
practice-now = Jetzt
practice-again = Noch einmal
back-to-review = Zurück zum Rückblick
