# Die Partie im Terminal. Siehe en/terminal.ftl.

term-game =
    { $count ->
        [one] { $game }: { $players } Spieler, { $count } Karte für jeden.
       *[other] { $game }: { $players } Spieler, { $count } Karten für jeden.
    }
term-game-to =
    { $count ->
        [one] { $game }: { $players } Spieler, { $count } Karte für jeden, bis { $target }.
       *[other] { $game }: { $players } Spieler, { $count } Karten für jeden, bis { $target }.
    }
term-seats = Im Uhrzeigersinn sitzen nach dir { $others }.
term-begin = Tipp eine Karte, etwa QS oder 10h. ? sagt, was du spielen darfst, { typed-help } den Rest.
term-input-ended = Die Eingabe ist zu Ende.
term-stops = Die Partie endet hier.
term-stops-with = Die Partie endet hier: { $scores }.
term-stops-early = Die Partie endet hier, bevor die erste Runde gewertet war.
term-record-kept = Die Aufzeichnung der Partie ist in { $file }.
term-sealed = Ihre Runden waren versiegelt, bevor gegeben wurde: „hearts verify { $file }“ beweist es.

term-cut = Abgehoben: { $shown }
term-deals-first =
    { $me ->
        [yes] { $who } gibst zuerst.
       *[no] { $who } gibt zuerst.
    }
term-hand = --- { term-hand-deals }, { term-hand-pass } ---
term-hand-deals =
    { $me ->
        [yes] Runde { $hand }: { $who } gibst
       *[no] Runde { $hand }: { $who } gibt
    }
term-hand-pass =
    { $entry ->
        [H] es wird nicht geschoben
        [SCATTER] { cards } schieben, jedem anderen eine
        [MIX] { cards } schieben, auf den Stapel, der gemischt und neu gegeben wird
       *[other] { cards } { term-way } schieben, zu { $receiver }
    }
term-way =
    { $entry ->
        [L] nach links
        [R] nach rechts
        [A] gegenüber
        [L2] zwei Plätze nach links
        [R2] zwei Plätze nach rechts
        [L3] drei Plätze nach links
       *[R3] drei Plätze nach rechts
    }
term-your-hand = Dein Blatt:  { $shown }
term-your-hand-received = Dein Blatt:  { $shown }   (* bekommen)
term-you-get = Du bekommst { $gifts }.
term-gift = { $shown } von { $who }
term-gift-mixed = { $shown } vom Stapel
term-leads-first =
    { $me ->
        [yes] { $who } spielst zum ersten Stich aus.
       *[no] { $who } spielt zum ersten Stich aus.
    }
term-broken =
    { $me ->
        [yes] Herz ist gebrochen, durch dein { $shown }.
       *[no] Herz ist gebrochen, durch { $shown } von { $who }.
    }
term-trick-taken =
    { $me ->
        [yes] { $who } machst ihn
       *[no] { $who } macht ihn
    }
term-trick-taken-points =
    { $me ->
        [yes] { $who } machst ihn, { points }
       *[no] { $who } macht ihn, { points }
    }
term-kitty =
    { $me ->
        [yes] { $who } bekommst den Skat, { cards }.
       *[no] { $who } bekommt den Skat, { cards }.
    }
term-kitty-seen =
    { $me ->
        [yes] { $who } bekommst den Skat, { cards }: { $shown }.
       *[no] { $who } bekommt den Skat, { cards }: { $shown }.
    }
term-kitty-shown =
    { $me ->
        [yes] Der Skat, von dir genommen: { $shown }.
       *[no] Der Skat, von { $who } genommen: { $shown }.
    }
term-moon =
    { $me ->
        [yes] { $who } schaffst den { term-moon-what }!
       *[no] { $who } schafft den { term-moon-what }!
    }
term-moon-what =
    { $sun ->
        [yes] Durchmarsch mit allen Stichen
       *[no] Durchmarsch
    }
term-points-added = Die Punkte bekommen die anderen.
term-points-off =
    { $me ->
        [yes] Die Punkte werden dir abgezogen.
       *[no] Die Punkte werden { $who } abgezogen.
    }
term-hand-scored = Runde { $hand } ist gewertet:
term-reset =
    { $me ->
        [yes] { $who } hast genau { $reached } getroffen: Die Summe wird { $becomes }.
       *[no] { $who } hat genau { $reached } getroffen: Die Summe wird { $becomes }.
    }
term-shared = { $names } teilen den Sieg mit je { points }.
term-you-win =
    { $me ->
        [yes] { $who } gewinnst mit { own-points-dat }!
       *[no] { $who } gewinnt mit { own-points-dat }!
    }
own-points-dat =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
term-wins = { $who } gewinnt mit { own-points-dat }.
term-own-points =
    { $me ->
        [yes] { $who } hast { points }.
       *[no] { $who } hat { points }.
    }
term-row-hand = Runde { $hand }
term-row-total = Summe
term-row-moon =
    { $me ->
        [yes] Durchmarsch: { $who }
       *[no] Durchmarsch: { $who }
    }

term-hint = { $shown }: { NUMBER($points, minimumFractionDigits: 1) } Punkte. { $reason }
term-end-no-points = Keine Punkte mehr: { typed-end } beendet die Runde mit demselben Ergebnis.
term-end-rest =
    { $me ->
        [yes] Der Rest gehört dir: { typed-end } beendet die Runde mit demselben Ergebnis.
       *[no] Der Rest geht an { $who }: { typed-end } beendet die Runde mit demselben Ergebnis.
    }

term-play = Spiel
term-trick-lead = Stich { $number }, du spielst aus
term-trick-led = Stich { $number }, { $who } hat ausgespielt
term-are-broken = Herz ist gebrochen
term-you-have = du hast { points }
term-one-card = Spiel eine Karte. ? sagt, welche du spielen darfst.
term-may-play = Du darfst { $shown } spielen.
term-not = Nicht { $shown }: { $reason }
term-may-pass = Beliebige { cards } aus deinem Blatt darfst du schieben, etwa { $shown }.
term-last-none = Es gibt noch keinen fertigen Stich.
term-so-far = In dieser Runde bisher: { $scores }.

term-pass = Schieb { cards } { term-pass-to }
term-pass-more = Gewählt { $shown }; nenn noch { $count }, oder eine davon, um sie zurückzunehmen
term-pass-sure = { $shown } { term-pass-to } schieben? { typed-yes }, oder nenn eine, um sie zurückzunehmen
term-pass-to =
    { $entry ->
        [SCATTER] in dieser Reihenfolge an { $names }
        [MIX] auf den Stapel
       *[other] an { $names }
    }
term-pass-exactly = Schieb genau { cards }, nicht { $given }.
term-pass-name =
    { $count ->
        [one] Nenn die Karte zum Schieben, etwa { $shown }.
       *[other] Nenn die { cards } zum Schieben, etwa { $shown }.
    }

term-no-card = „{ $typed }“ ist keine Karte. Schreib erst den Wert, dann die Farbe: { term-examples }.
term-examples = QS, 10h, ace of clubs
term-other-words = { typed-help } nennt die anderen Wörter.
term-did-you-mean = „{ $typed }“ ist keine Karte. Meinst du { $meant }? { typed-help } nennt die Wörter.
term-cannot-be = Du hast keine Karte, die „{ $typed }“ hier sein könnte. Schreib Wert und Farbe.
term-which = Welche: { JOIN($shown, last: "or") }?
term-queen-or-quit = q ist Dame (queen) oder Ende (quit): Schreib die Karte ganz, oder { term-word-quit }.

term-moon-either = Dein Durchmarsch kann:
term-moon-makes = macht die Summen { $totals }
term-moon-ask = { typed-add } oder { typed-subtract }
term-moon-write = Schreib { typed-add } oder { typed-subtract }.
term-moon-write-fully = Schreib { typed-add } (den anderen) oder { typed-subtract } (dir selbst).

term-word-quit = ende

term-help-card = QS, qs, q s, 10h, queen of spades; Wert oder Farbe allein, wenn nur eine passt
term-help-card-word = Eine Karte
term-help-legal = welche Karten du spielen darfst, und warum nicht die anderen
term-help-hand = dein Blatt und der Stich auf dem Tisch
term-help-last = der letzte Stich
term-help-score = der Stand
term-help-rules = die Regeln dieses Spiels
term-help-hint = die besten Karten, mit den Punkten, die sie im Schnitt kosten, und warum
term-help-undo = die letzte Karte oder das Schieben zurücknehmen, bis zum Geben
term-help-end = die Runde beenden, wenn nichts mehr ihr Ergebnis ändern kann
term-help-quit = die Partie verlassen

term-game-players =
    { $last ->
        [4] 4   Spieler
       *[other] { $first }-{ $last } Spieler
    }
term-options-head = Die Optionen eines Spiels, für --set OPTION=WERT. Groß oder klein ist gleich.
term-option-standard = In standard: { $value }
term-value-removed = Karten, etwa 2C,2D; - für keine
term-value-hand_size = eine Zahl ab 1
term-value-first_dealer = oder eine Platznummer, 0 für den ersten
term-value-pass_count = eine Zahl von 0 bis { $most }
term-value-pass_cycle = eines oder mehrere davon, etwa L,R,A,H:
term-value-points = Paare KARTE:ZAHL, etwa QS:13,JD:-10; nicht genannte Karten bleiben, wie sie sind, und KARTE:0 nimmt eine heraus
term-value-no_trick_bonus = 0 oder eine Zahl darunter
term-value-moon_value = eine Zahl ab 1, oder none
term-value-moon_needs_bonus = yes oder no
term-value-target = eine Zahl ab 1, oder none
term-value-target_exceeded = yes oder no
term-value-exact_resets = Paare SUMME:NEU, etwa 100:50; - für keine
term-value-hand_limit = eine Zahl ab 1, oder none
