# Aussehen, Tempo, Tippen und Klänge. Siehe en/settings.ftl.

settings = Einstellungen
settings-done = Fertig
settings-reset = Wie zu Anfang
settings-not-kept = Dieser Browser lässt die Seite nichts behalten; die Einstellungen gelten, bis du sie schließt.

pace = Tempo und Tippen
calm = In Ruhe spielen
calm-means = Langsam, Stiche bleiben liegen, zweimal tippen, große Ecken und keine Klänge, alles auf einmal.
hold-tricks = Stiche liegen lassen, bis ich tippe
hold-tricks-hint = Weiter geht es mit Tippen auf den Tisch oder mit der Leertaste.
two-taps = Zweimal tippen zum Spielen
two-taps-hint = Das erste Tippen hebt die Karte, das zweite spielt sie.

cards-heading = Karten
deck = Farben der Karten
deck-name =
    { $deck ->
        [four] Vier
       *[two] Zwei
    }
index = Wert und Farbe in der Ecke
index-name =
    { $index ->
        [small] Klein
        [big] Groß
       *[auto] Automatisch
    }
suit-order = Reihenfolge der Farben
ranks = In einer Farbe
ranks-way =
    { $ranks ->
        [down] Hoch nach niedrig
       *[up] Niedrig nach hoch
    }
backs = Rückseiten
table-heading = Tisch
cloth = Tuch
colour-name =
    { $colour ->
        [blue] Blau
        [red] Rot
        [green] Grün
        [plum] Pflaume
        [sage] Salbei
        [slate] Schiefer
        [sand] Sand
       *[grey] Grau
    }

sounds = Klänge
sounds-on = Klänge an
volume = Lautstärke
percent = { $percent } %
sound-name =
    { $sound ->
        [card] Eine Karte wird gespielt
        [trick] Ein Stich wird gemacht
        [turn] Du bist dran
        [broken] Herz ist gebrochen
        [queen] Die Pik-Dame
       *[win] Du gewinnst
    }
captions = Auch in Worten sagen
captions-hint = Gebrochenes Herz und die Dame stehen unter dem Tisch, mit Klang oder ohne.
