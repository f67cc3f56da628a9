# Spiele, Optionen und die Regelseite; warum eine Karte oder eine Regel nicht geht.

preset-standard = Standard
    .summary = Links, rechts, gegenüber, nicht schieben; die Kreuz-Zwei kommt aus; keine Punkte im ersten Stich; ein Durchmarsch gibt den anderen 26; bis 100.
preset-black-lady = Black Lady
    .summary = Auch die Pik-Dame bricht Herz, und beim Durchmarsch darf gewählt werden.
preset-classic = Klassisch
    .summary = Nur Herz zählt; die übrigen Karten bekommt, wer den ersten Stich macht; bis 50.
preset-play-on = Weiterspielen
    .summary = Im ersten Stich dürfen Punkte fallen, und bei Gleichstand geht es weiter.
preset-american = Amerikanisch
    .summary = Im ersten Stich dürfen Punkte fallen, und beim Durchmarsch darf gewählt werden.
preset-bicycle = Bicycle
    .summary = Wie Standard, nur bricht auch die Pik-Dame Herz.
preset-omnibus = Omnibus
    .summary = Der Karo-Bube bringt zehn Punkte gut.
preset-omnibus-ten = Omnibus mit Karo-Zehn
    .summary = Die Karo-Zehn bringt zehn Punkte gut und gehört zum Durchmarsch: Alle fünfzehn Karten bringen 26 gut.
preset-black-maria = Black Maria
    .summary = Das britische Spiel: Immer nach rechts schieben, und Pik-Ass und Pik-König zählen auch.
preset-spot = Augen-Hearts
    .summary = Jedes Herz zählt seinen Wert, die Pik-Dame 25; bis 500.
preset-hooligan = Hooligan
    .summary = Die Kreuz-Sieben kostet sieben Punkte.
preset-black-jack = Black Jack
    .summary = Der Pik-Bube kostet zehn Punkte, die Dame keine.
preset-queens = Vier Damen
    .summary = Jede Dame kostet 13, Herz darf jederzeit ausgespielt werden, und es gibt keinen Durchmarsch; bis 108.
preset-kitty = Skat
    .summary = Zwölf Karten für jeden; wer die erste Strafkarte nimmt, bekommt den Skat und sieht ihn.
preset-new-moon = Neumond
    .summary = Ein Durchmarsch bringt 26 Punkte gut, statt sie den anderen zu geben.
preset-basic = Urform
    .summary = Das Spiel der 1880er: Nur Herz zählt, es wird nicht geschoben, jede Karte darf ausgespielt werden.

game-changed = { $game }, geändert

option-removed = Entfernte Karten
    .meaning = Karten, die vor dem Geben aus dem Spiel kommen.
option-hand_size = Karten für jeden
    .meaning = Karten für jeden; was übrig bleibt, ist der Skat.
option-kitty = Skat
    .meaning = Wer die nicht gegebenen Karten bekommt.
    .NONE = kein Skat
    .FIRST_TRICK = wer den ersten Stich macht
    .FIRST_PENALTY_CARD = wer den ersten Stich mit Strafkarte macht
    .FIRST_HEART = wer den ersten Stich mit Herz macht
    .LAST_TRICK = wer den letzten Stich macht
option-kitty_seen_by = Skat sieht
    .meaning = Wer den Skat ansehen darf, wenn er genommen wird.
    .NOBODY = niemand
    .TAKER = wer ihn nimmt
option-first_dealer = Erster Geber
    .meaning = Wie der erste Geber bestimmt wird; danach gibt der linke Nachbar.
    .LOWEST_CUT = wer am niedrigsten abhebt
    .RANDOM = das Los
option-pass_count = Karten zu schieben
    .meaning = So viele Karten schiebt jeder.
option-pass_cycle = Schieberichtungen
    .meaning = Wie von Runde zu Runde geschoben wird.
option-first_lead = Erstes Ausspiel
    .meaning = Wer zum ersten Stich ausspielt.
    .LOWEST_CLUB = wer das niedrigste Kreuz hat
    .ELDEST = links vom Geber
option-opening_card = Erste Karte
    .meaning = Womit der erste Stich beginnen darf.
    .THAT_CLUB = mit dem niedrigsten Kreuz
    .ANY_CLUB = mit irgendeinem Kreuz
    .NOT_A_HEART = mit allem außer Herz
    .NOT_A_POINT_CARD = mit allem, was nicht zählt
    .ANY = mit jeder Karte
option-first_trick_points = Punkte im ersten Stich
    .meaning = Ob in den ersten Stich Strafkarten geworfen werden dürfen.
    .ALLOWED = erlaubt
    .BANNED = nicht erlaubt
option-hearts_lead = Herz ausspielen
    .meaning = Wann Herz ausgespielt werden darf.
    .FREE = jederzeit
    .AFTER_BROKEN = wenn Herz gebrochen ist
    .NEVER = nur, wer nur Herz hat
option-broken_by = Herz bricht
    .meaning = Welche Karte Herz bricht, wenn sie gespielt wird.
    .HEART = ein Herz
    .HEART_OR_QUEEN = ein Herz oder die Pik-Dame
    .PENALTY_CARD = jede Strafkarte
option-stuck_lead = Nichts anderes auszuspielen
    .meaning = Mit welchem Blatt Herz auszuspielen ist, bevor es gebrochen ist.
    .ONLY_HEARTS = nur Herz
    .ONLY_PENALTY_CARDS = nur Herz oder nur Strafkarten
option-queen_lead = Pik-Dame ausspielen
    .meaning = Wann die Pik-Dame ausgespielt werden darf.
    .ANY_TIME = jederzeit
    .AFTER_BROKEN = wenn Herz gebrochen ist
option-queen_discard = Pik-Dame abwerfen
    .meaning = Die Pik-Dame abwerfen, wenn man nicht bedienen kann.
    .FREE = nach Belieben
    .AFTER_BROKEN = erst, wenn Herz gebrochen ist
    .FORCED = bei der ersten Gelegenheit
option-points = Punkte
    .meaning = Was jede Karte zählt; unter 0 ist ein Bonus.
option-no_trick_bonus = Bonus ohne Stich
    .meaning = Kommt zum Ergebnis dessen, der keinen Stich gemacht hat.
option-moon = Durchmarsch
    .meaning = Was geschieht, wenn einer alle Strafkarten nimmt.
    .NONE = nichts Besonderes
    .ADD_TO_OTHERS = die anderen bekommen die Punkte
    .SUBTRACT_FROM_SELF = die eigene Summe sinkt
    .CHOICE = wer ihn macht, wählt
    .AUTO = die anderen bekommen die Punkte, außer man verlöre dadurch
option-moon_value = Ein Durchmarsch zählt
    .meaning = Was ein Durchmarsch zählt; nichts: die Summe der Strafkarten.
option-moon_needs_bonus = Durchmarsch braucht Bonuskarten
    .meaning = Ob zum Durchmarsch auch die Bonuskarten gehören.
option-sun = Durchmarsch mit allen Stichen
    .meaning = Ein Durchmarsch mit allen Stichen, die Sonne.
    .NONE = zählt wie jeder
    .DOUBLE = zählt doppelt
option-target = Spielen bis
    .meaning = Die Partie endet nach der Runde, in der eine Summe das erreicht.
option-target_exceeded = Ziel muss überschritten werden
    .meaning = Ob das Ziel überschritten werden muss, nicht nur erreicht.
option-exact_resets = Zurücksetzen
    .meaning = Summen, die zurückgesetzt werden, wenn man sie genau trifft.
option-hand_limit = Höchstens so viele Runden
    .meaning = Die Partie endet auch nach so vielen Runden.
option-tie = Gleichstand am Ende
    .meaning = Mehrere haben am Ende die niedrigste Summe.
    .SHARE = sie teilen den Sieg
    .PLAY_ON = es geht weiter, bis einer allein vorn ist
option-players = Spieler
option-preset = Spiel

section-deal = Geben
section-passing = Schieben
section-opening = Erster Stich
section-play = Spiel
section-points = Punkte
section-end = Ende der Partie

rule-players =
    { $count ->
        [3] Drei Spieler.
        [4] Vier Spieler.
        [5] Fünf Spieler.
        [6] Sechs Spieler.
       *[other] Sieben Spieler.
    }
rule-deck-full = Das volle Blatt mit 52 Karten; { cards } für jeden.
rule-deck-without = Ohne { CARDS($removed, form: "acc") } hat das Blatt { $deck } Karten; { cards } für jeden.
rule-kitty =
    { $count ->
        [one] Die eine übrige Karte ist der Skat; er geht an { rule-kitty-taker }. Er zählt wie eine Karte aus einem Stich, bricht aber nichts.
       *[other] Die { cards-in-words }, die übrig bleiben, sind der Skat; er geht an { rule-kitty-taker }. Seine Karten zählen wie Karten aus Stichen, brechen aber nichts.
    }
rule-kitty-taker =
    { $kitty ->
        [FIRST_TRICK] den, der den ersten Stich macht
        [FIRST_PENALTY_CARD] den, der den ersten Stich mit einer Strafkarte macht (gibt es keinen, den letzten)
        [FIRST_HEART] den, der den ersten Stich mit einem Herz macht (gibt es keinen, den letzten)
       *[LAST_TRICK] den, der den letzten Stich macht
    }
rule-kitty-seen =
    { $who ->
        [TAKER] Wer den Skat nimmt, sieht ihn an; die anderen sehen ihn, wenn die Runde gewertet wird.
       *[NOBODY] Niemand sieht den Skat, bevor die Runde gewertet wird.
    }
rule-first-dealer =
    { $how ->
        [LOWEST_CUT] Alle heben ab, und wer die niedrigste Karte hat, gibt zuerst (Ass ist hoch; bei Gleichstand noch einmal); danach gibt jeweils der linke Nachbar.
        [RANDOM] Der erste Geber wird ausgelost; danach gibt jeweils der linke Nachbar.
       *[SEAT] Platz { $seat } gibt zuerst; danach gibt jeweils der linke Nachbar.
    }

rule-no-passing = Es wird nicht geschoben.
rule-pass-always = Jeder schiebt in jeder Runde { cards-in-words }: { $way }.
rule-pass-by-turns = Jeder schiebt { cards-in-words }, von Runde zu Runde abwechselnd: { JOIN($ways, last: "then") }.
rule-pass-each-always = Jeder schiebt in jeder Runde Karten: { $way }.
rule-pass-each-by-turns = Jeder schiebt Karten, von Runde zu Runde abwechselnd: { JOIN($ways, last: "then") }.
pass-way =
    { $entry ->
        [L] nach links
        [R] nach rechts
        [A] gegenüber
        [L2] zum zweiten Platz links
        [R2] zum zweiten Platz rechts
        [L3] zum dritten Platz links
        [R3] zum dritten Platz rechts
        [SCATTER] jedem anderen eine Karte
        [MIX] auf einen Stapel, der gemischt und neu gegeben wird
       *[H] nicht schieben
    }
pass-way-counted = { cards-in-words } { pass-way }
rule-pass-unseen = Niemand sieht, was kommt, bevor alle gewählt haben.
rule-pass-mixed = Vom Stapel werden die Karten einzeln ab links vom Geber zurückgegeben; auch eigene können wiederkommen.

rule-lead =
    { $lead ->
        [LOWEST_CLUB] Wer nach dem Schieben das niedrigste Kreuz auf der Hand hat, spielt zum ersten Stich aus, { rule-lead-card }.
       *[ELDEST] Wer links vom Geber sitzt, spielt zum ersten Stich aus, { rule-lead-card }.
    }
rule-lead-card =
    { $card ->
        [THAT_CLUB] und zwar dieses Kreuz
        [ANY_CLUB] und zwar ein beliebiges Kreuz (wer keines hat, eine beliebige Karte)
        [NOT_A_HEART] und zwar alles außer Herz (wer nur Herz hat, ein Herz)
        [NOT_A_POINT_CARD] und zwar eine Karte, die nicht zählt (außer alle zählen)
       *[ANY] und zwar eine beliebige Karte
    }
rule-lead-no-club =
    { $any ->
        [yes] Hat niemand ein Kreuz, spielt aus, wer links vom Geber sitzt, und zwar eine beliebige Karte.
       *[no] Hat niemand ein Kreuz, spielt aus, wer links vom Geber sitzt.
    }
rule-first-trick-points =
    { $banned ->
        [yes] Zum ersten Stich darf keine Strafkarte ausgespielt oder abgeworfen werden, außer man hat nichts anderes; mit einer zu bedienen ist erlaubt.
       *[no] Im ersten Stich dürfen Strafkarten gespielt werden.
    }

rule-follow = Farbe bedienen, wenn man kann; die höchste Karte der ausgespielten Farbe macht den Stich. Es gibt keinen Trumpf.
rule-no-hearts = Im Spiel sind keine Herzen.
rule-hearts-lead =
    { $free ->
        [yes] Herz darf jederzeit ausgespielt werden.
       *[no] Herz darf nur ausspielen, wer nichts als Herz auf der Hand hat.
    }
rule-hearts-wait =
    { $stuck ->
        [ONLY_HEARTS] Herz darf erst ausgespielt werden, wenn es gebrochen ist, außer man hat nichts als Herz.
       *[ONLY_PENALTY_CARDS] Herz darf erst ausgespielt werden, wenn es gebrochen ist, außer man hat nichts als Herz oder nichts als Strafkarten.
    }
rule-broken =
    { $by ->
        [HEART] Herz ist gebrochen, sobald ein Herz gespielt wird.
        [HEART_OR_QUEEN] Herz ist gebrochen, sobald ein Herz oder die Pik-Dame gespielt wird.
       *[PENALTY_CARD] Herz ist gebrochen, sobald eine Strafkarte gespielt wird.
    }
rule-queen-lead = Die Pik-Dame darf erst ausgespielt werden, wenn Herz gebrochen ist.
rule-queen-waits = Die Pik-Dame darf erst abgeworfen werden, wenn Herz gebrochen ist; Pik mit ihr zu bedienen ist immer erlaubt.
rule-queen-forced = Wer nicht bedienen kann, muss die Pik-Dame abwerfen, wenn sie in diesen Stich darf.
rule-way-out = Bliebe dir nach all diesen Regeln keine Karte, darfst du jede spielen.

rule-points = { JOIN($worth, capital: "yes") }: zusammen { $sum }. Punkte sind schlecht.
rule-no-points = Keine Karte kostet Punkte.
rule-bonus = Bonus: { $worth }.
worth-hearts-rank = jedes Herz seinen Wert (Bube 11, Dame 12, König 13, Ass 14)
worth-card = { CARDS($cards, form: "nom") } { $value }
worth-cards = { CARDS($cards, form: "nom") } je { $value }
worth-rank =
    { $rank ->
        [jack] jeder Bube { $value }
        [king] jeder König { $value }
        [ace] jedes Ass { $value }
       *[other] jede { rank } { $value }
    }
worth-suit = jedes { suit } { $value }
worth-other = jedes andere { suit } { $value }
worth-suit-but = { suit } außer { CARDS($missing) } je { $value }
rule-no-trick-bonus =
    { $points ->
        [one] Wer keinen Stich macht, bekommt { $points } Punkt gut, Durchmarsch oder nicht.
       *[other] Wer keinen Stich macht, bekommt { $points } Punkte gut, Durchmarsch oder nicht.
    }
rule-no-moon = Einen Durchmarsch gibt es nicht: Karten zählen immer für den, der sie genommen hat.
rule-moon = Durchmarsch: Wer { rule-moon-needs } nimmt, { rule-moon-does }.
rule-moon-needs =
    { $bonus ->
        [yes] alle Strafkarten und alle Bonuskarten
       *[no] alle Strafkarten
    }
rule-moon-does =
    { $moon ->
        [ADD_TO_OTHERS] { rule-moon-adds }
        [SUBTRACT_FROM_SELF] { rule-moon-subtracts }
        [CHOICE] wählt bei der Wertung: entweder { rule-moon-adds }; oder { rule-moon-subtracts }
       *[AUTO] { rule-moon-adds }; würde die Partie dadurch ohne eigenen Sieg enden, { rule-moon-subtracts }
    }
rule-moon-adds = bekommt 0, und jeder andere { $points }
rule-moon-subtracts =
    { $points ->
        [one] bekommt { $points } Punkt gut, und die anderen bekommen 0
       *[other] bekommt { $points } Punkte gut, und die anderen bekommen 0
    }
rule-moon-bonus =
    { $needed ->
        [yes] Bei einem Durchmarsch zählen die Bonuskarten nicht noch einmal.
       *[no] Bonuskarten zählen für den, der sie genommen hat, Durchmarsch oder nicht.
    }
rule-sun = Die Sonne: Ein Durchmarsch mit allen Stichen zählt doppelt, { $points }.

rule-resets = Eine genau getroffene Summe wird zurückgesetzt: { $resets }.
reset-to = { $reached } wird { $becomes }
rule-end-target =
    { $passed ->
        [yes] Die Partie endet nach der Runde, in der eine Summe { $target } überschreitet. Die niedrigste Summe gewinnt.
       *[no] Die Partie endet nach der Runde, in der eine Summe { $target } erreicht. Die niedrigste Summe gewinnt.
    }
rule-end-hands = Die Partie endet nach { rule-hands }. Die niedrigste Summe gewinnt.
rule-end-either =
    { $passed ->
        [yes] Die Partie endet nach der Runde, in der eine Summe { $target } überschreitet, oder nach { rule-hands }. Die niedrigste Summe gewinnt.
       *[no] Die Partie endet nach der Runde, in der eine Summe { $target } erreicht, oder nach { rule-hands }. Die niedrigste Summe gewinnt.
    }
rule-hands =
    { $count ->
        [1] einer Runde
       *[other] { $count } Runden
    }
rule-tie =
    { $tie ->
        [SHARE] Haben am Ende mehrere die niedrigste Summe, teilen sie den Sieg.
       *[PLAY_ON] Haben dann mehrere die niedrigste Summe, geht es weiter, bis die Partie mit einem allein vorn enden würde.
    }

refused-MATCH_OVER = Die Partie ist vorbei.
refused-WRONG_PHASE = Das geht jetzt nicht.
refused-NOT_YOUR_TURN = Du bist nicht dran.
refused-NO_PASS_THIS_HAND = In dieser Runde wird nicht geschoben.
refused-ALREADY_PASSED = Du hast schon geschoben.
refused-WRONG_PASS_COUNT = Schieb genau { cards }.
refused-SAME_CARD_TWICE = Dieselbe Karte ist zweimal genannt.
refused-NOT_IN_HAND = Du hast { CARDS($cards, form: "acc") } nicht.
refused-MUST_FOLLOW_SUIT = Bedienen: Du hast noch { suit }.
refused-MUST_OPEN_WITH_LOWEST_CLUB = Spiel { CARDS($cards, form: "acc") } aus.
refused-MUST_OPEN_WITH_A_CLUB = Spiel zum ersten Stich ein Kreuz aus.
refused-MAY_NOT_OPEN_WITH_A_HEART = Der erste Stich darf nicht mit Herz beginnen.
refused-MAY_NOT_OPEN_WITH_A_POINT_CARD = Der erste Stich darf nicht mit einer Karte beginnen, die zählt.
refused-NO_PENALTY_CARD_ON_FIRST_TRICK = Keine Strafkarten im ersten Stich, solange du etwas anderes hast.
refused-HEARTS_NOT_BROKEN = Herz ist noch nicht gebrochen: Spiel eine andere Farbe aus.
refused-HEARTS_ARE_NEVER_LED = Herz wird nicht ausgespielt, solange du eine andere Farbe hast.
refused-QUEEN_WAITS_FOR_BROKEN_HEARTS = Die Pik-Dame wartet, bis Herz gebrochen ist.
refused-QUEEN_MUST_BE_THROWN = Du kannst nicht bedienen, also musst du jetzt die Pik-Dame abwerfen.
refused-NO_MOON_CHOICE_DUE = Es gibt keinen Durchmarsch zu entscheiden.
refused-BAD_CUT = Diese Karten können nicht abgehoben worden sein.
refused-BAD_SEAT = Diesen Platz gibt es nicht.
refused-BAD_DEAL = So können die Karten nicht gegeben sein.
refused-BAD_SHUFFLE = Gemischt werden genau die geschobenen Karten.

clash-between = „{ $option }“ geht von { $low } bis { $high }.
clash-from = „{ $option }“ muss mindestens { $low } sein.
clash-large = „{ $option }“: Keine Zahl darf größer sein als { $most }.
clash-bonus = „{ $option }“ wird abgezogen, muss also 0 oder weniger sein.
clash-dealer = Diesen Platz gibt es am Tisch nicht. Lass einen anderen zuerst geben.
clash-resets = Nur Summen ab 1 können zurückgesetzt werden.
clash-too-many-dealt = Es werden mehr Karten gegeben, als da sind. Gib weniger aus, oder nimm weniger heraus.
clash-left-over = Es bleiben Karten übrig, die niemand nimmt. Sag, wer den Skat bekommt, oder lass das Geben aufgehen.
clash-cut = Alle übrigen Karten haben denselben Wert, so findet das Abheben keinen Geber. Lass ihn auslosen, oder lass mehr Karten im Spiel.
clash-no-direction = Es gibt keine Schieberichtung. Füg eine hinzu; eine Runde darf auch ohne Schieben sein.
clash-direction = Bei so vielen Spielern sitzt in einer der Schieberichtungen niemand. Wähl eine andere.
clash-pass-all = Wer so viele Karten schiebt, behält keine. Schieb weniger, oder gib mehr Karten.
clash-scatter = Eine Karte für jeden anderen lässt keine auf der Hand. Wähl eine andere Richtung, oder gib mehr Karten.
clash-opening = Das niedrigste Kreuz muss beginnen, aber wer ausspielt, hat es vielleicht nicht. Lass den ausspielen, der es hat, oder eine andere Karte beginnen.
clash-endless = Die Partie würde nie enden. Setz ein Ziel oder eine Zahl von Runden.
clash-no-penalty = Keine Karte kostet Punkte, also würde keine Summe je das Ende erreichen. Setz eine Zahl von Runden, oder gib einer Karte Punkte.
clash-preset =
    { $last ->
        [4] Dieses Spiel ist nur für vier Spieler.
       *[other] Dieses Spiel ist für { $first } bis { $last } Spieler.
    }
clash-no-preset = Ein Spiel namens „{ $name }“ gibt es nicht.
clash-unreadable = Diese Regeln sind nicht zu lesen. Vielleicht sind sie beschädigt oder aus einer anderen Version.
