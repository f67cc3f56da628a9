# Die Tagesrunde, Duplikattische und Wertungen.

daily-deal = Tagesrunde
daily-means =
    { $hands ->
        [one] Eine Runde mit denselben Karten für alle, gegen dieselben Computerspieler ({ $level }). Dein erster Versuch zählt.
       *[other] { $hands } Runden mit denselben Karten für alle, gegen dieselben Computerspieler ({ $level }). Dein erster Versuch zählt.
    }
contest = Duplikattische
contest-means = Alle bekommen an einem eigenen Tisch dieselben Karten, gegen dieselben Computerspieler.
contest-play = Diese Karten spielen
contest-play-on = Weiterspielen
contest-play-for-fun = Noch einmal spielen, zur Übung
contest-finished =
    { $count ->
        [0] Noch niemand ist fertig.
        [one] Eine Person ist fertig.
       *[other] { $count } Personen sind fertig.
    }
contest-results = Ergebnisse
contest-place = Platz
contest-player = Spieler
contest-compare = Karte für Karte
contest-compare-hand = Runde { $hand }
contest-hidden = Du siehst die Ergebnisse, wenn du diese Karten zu Ende gespielt hast.
contest-honest = Ein Ergebnis für jeden Browser. Es gibt keine Konten, also weiß niemand, wer die Karten schon vorher gesehen hat, in einem anderen Browser oder bei Freunden. Vergleiche dich mit Leuten, denen du traust.
contest-passed = gab
contest-make = Duplikat anlegen
contest-make-means = Dieselben Karten deines gewählten Spiels an mehreren Tischen: spiel sie allein oder mit Freunden, dann vergleicht ihr.
contest-share = Schick die Adresse dieser Seite allen, die dieselben Karten spielen sollen.
ratings = Wertungen
ratings-mean = Aus Partien an gewerteten Tischen, für jedes Regelwerk. Eine Wertung ist, was jemand fast sicher mindestens kann; sie beginnt bei 0 und steigt mit guten Ergebnissen und mit der Zahl der Partien. Wer den Platz aufgibt oder den Computer das meiste spielen lässt, hat die Partie verlassen und wird darin Letzter.
ratings-none = Hier ist noch keine gewertete Partie zu Ende gespielt.
ratings-rating = Wertung
ratings-matches = Partien
ratings-won = Gewonnen
ratings-left = { $count } von { $total } verlassen
contest-nameless = Jemand
contest-nameless-of = Spieler { $number }
