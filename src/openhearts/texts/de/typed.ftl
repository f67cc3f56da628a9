# Was getippt werden kann. Siehe en/typed.ftl.

typed-hand = blatt
    .also = hand, karten, meine karten
typed-table = tisch
    .also = auf dem tisch, was liegt
typed-last = letzter stich
    .also = stich, letzten stich
typed-tricks = alle stiche
    .also = stiche
typed-score = stand
    .also = punkte, punktestand, spielstand, wertung
typed-leader = wer spielt aus
    .also = wer hat ausgespielt, ausspiel
typed-turn = wer ist dran
    .also = wer ist am zug, bin ich dran, wer spielt
typed-legal = ?
    .also = was darf ich spielen, was kann ich spielen, erlaubt
typed-received = bekommen
    .also = was habe ich bekommen, erhalten
typed-rules = regeln
    .also = spielregeln
typed-now = was gilt
    .also = jetzt, was gilt jetzt
typed-repeat = nochmal
    .also = noch einmal, wiederholen, wiederhole
typed-help = hilfe
    .also = befehle

typed-play = spiele
    .also = spiel, spielen, spiele aus, ausspielen, leg, lege, wirf
typed-pass = schiebe
    .also = schieb, schieben, gib, gib weiter, weitergeben
typed-why = warum nicht
    .also = warum, wieso nicht, wieso, weshalb
typed-say = sag
    .also = sage
typed-continue = weiter
    .also = weitermachen, nächste, fortfahren
typed-add = geben
typed-subtract = abziehen
typed-yes = ja
    .also = ok, bestätigen
typed-undo = zurück
    .also = zurücknehmen, nimm zurück, rückgängig
typed-hint = tipp
    .also = hinweis, gib mir einen tipp, hilf mir, was soll ich spielen
typed-end = schluss
    .also = runde beenden, beenden

typed-people = wer ist hier
    .also = wer ist da, leute
typed-pause = pause
    .also = um pause bitten
typed-clock-off = uhr aus
    .also = uhr abschalten, ohne uhr
typed-resume = pause beenden
    .also = weiterspielen
typed-agree = zustimmen
    .also = einverstanden, ich stimme zu
typed-refuse = ablehnen
    .also = nein, nicht einverstanden
typed-return = meinen platz zurück
    .also = ich bin wieder da, ich bin zurück
typed-leave = gehen
    .also = verlassen, tisch verlassen, aufstehen, meinen platz aufgeben
typed-leave-sure = endgültig gehen
    .also = endgültig verlassen
typed-phrases = sätze
    .also = was kann ich sagen
typed-next-table = nächster tisch
    .also = anderer tisch

# Karten.
typed-clubs = kreuz, treff, kr
typed-diamonds = karo, eckstein, ka
typed-spades = pik, schippe, schippen, p
typed-hearts = herz, herzen, h
typed-two = zwei, zweier
typed-three = drei, dreier
typed-four = vier, vierer
typed-five = fünf, fünfer
typed-six = sechs, sechser
typed-seven = sieben, siebener, siebner
typed-eight = acht, achter
typed-nine = neun, neuner
typed-ten = zehn, zehner
typed-jack = bube, buben, bub, bauer
typed-queen = dame, damen
typed-king = könig, könige
typed-ace = ass, asse, as

# Wörter, die nichts bedeuten.
typed-fillers = und, der, die, das, den, dem, von, aus, mit, mein, meine, mir, zeig, zeige, sag, bitte, nicht, geht

# Beispiele der Hilfe.
typed-example-play = spiele Pik-Dame
typed-example-pass = schiebe Kreuz 2, Pik-Dame, Herz-Ass
typed-example-why = warum nicht Herz 10
typed-example-say = sag gut gespielt
typed-example-rank = dame
typed-example-cards = QS, 10h, Kreuz-Ass
