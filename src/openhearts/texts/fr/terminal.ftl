# La partie dans le terminal. Voir en/terminal.ftl.

term-game =
    { $count ->
        [one] { $game } : { $players } joueurs, { $count } carte chacun.
       *[other] { $game } : { $players } joueurs, { $count } cartes chacun.
    }
term-game-to =
    { $count ->
        [one] { $game } : { $players } joueurs, { $count } carte chacun, en { $target }.
       *[other] { $game } : { $players } joueurs, { $count } cartes chacun, en { $target }.
    }
term-seats = Après toi, dans le sens horaire : { $others }.
term-begin = Tape une carte, par exemple QS ou 10h. ? dit ce que tu peux jouer, { typed-help } le reste.
term-input-ended = L’entrée est finie.
term-stops = La partie s’arrête ici.
term-stops-with = La partie s’arrête ici : { $scores }.
term-stops-early = La partie s’arrête ici, avant le décompte de la première donne.
term-record-kept = L’enregistrement de la partie est dans { $file }.
term-sealed = Ses donnes étaient scellées avant la distribution : « hearts verify { $file } » le prouve.

term-cut = Coupe pour la donne : { $shown }
term-deals-first =
    { $me ->
        [yes] Tu donnes en premier.
       *[no] { $who } donne en premier.
    }
term-hand = --- { term-hand-deals }, { term-hand-pass } ---
term-hand-deals =
    { $me ->
        [yes] Donne { $hand } : tu donnes
       *[no] Donne { $hand } : { $who } donne
    }
term-hand-pass =
    { $entry ->
        [H] on ne passe rien
        [SCATTER] passe { cards }, une à chacun des autres
        [MIX] passe { cards }, dans le pot, mélangé et redistribué
       *[other] passe { cards } { term-way }, à { $receiver }
    }
term-way =
    { $entry ->
        [L] à gauche
        [R] à droite
        [A] en face
        [L2] deux places à gauche
        [R2] deux places à droite
        [L3] trois places à gauche
       *[R3] trois places à droite
    }
term-your-hand = Ta main :  { $shown }
term-your-hand-received = Ta main :  { $shown }   (* reçues)
term-you-get = Tu reçois { $gifts }.
term-gift = { $shown } de { $who }
term-gift-mixed = { $shown } du pot
term-leads-first =
    { $me ->
        [yes] Tu entames le premier pli.
       *[no] { $who } entame le premier pli.
    }
term-broken =
    { $me ->
        [yes] Les cœurs sont ouverts par ton { $shown }.
       *[no] Les cœurs sont ouverts par { $shown } de { $who }.
    }
term-trick-taken =
    { $me ->
        [yes] pour toi
       *[no] pour { $who }
    }
term-trick-taken-points =
    { $me ->
        [yes] pour toi, { points }
       *[no] pour { $who }, { points }
    }
term-kitty =
    { $me ->
        [yes] Tu prends le talon, { cards }.
       *[no] { $who } prend le talon, { cards }.
    }
term-kitty-seen =
    { $me ->
        [yes] Tu prends le talon, { cards } : { $shown }.
       *[no] { $who } prend le talon, { cards } : { $shown }.
    }
term-kitty-shown =
    { $me ->
        [yes] Le talon, pris par toi : { $shown }.
       *[no] Le talon, pris par { $who } : { $shown }.
    }
term-moon =
    { $me ->
        [yes] Tu décroches { term-moon-what } !
       *[no] { $who } décroche { term-moon-what } !
    }
term-moon-what =
    { $sun ->
        [yes] le soleil, avec tous les plis
       *[no] la lune
    }
term-points-added = Les points vont aux autres.
term-points-off =
    { $me ->
        [yes] Les points se retirent de ton total.
       *[no] Les points se retirent du total de { $who }.
    }
term-hand-scored = Décompte de la donne { $hand } :
term-reset =
    { $me ->
        [yes] Tu as exactement { $reached } : le total devient { $becomes }.
       *[no] { $who } a exactement { $reached } : le total devient { $becomes }.
    }
term-shared = { $names } partagent la victoire avec { points } chacun.
term-you-win =
    { $me ->
        [yes] Tu gagnes avec { points } !
       *[no] { $who } gagne avec { points } !
    }
term-wins = { $who } gagne avec { points }.
term-own-points =
    { $me ->
        [yes] Tu as { points }.
       *[no] { $who } a { points }.
    }
term-row-hand = donne { $hand }
term-row-total = total
term-row-moon =
    { $me ->
        [yes] tu as décroché la lune
       *[no] { $who } a décroché la lune
    }

term-hint = { $shown } : { NUMBER($points, minimumFractionDigits: 1) } points. { $reason }
term-end-no-points = Plus de points : { typed-end } finit la donne avec le même score.
term-end-rest =
    { $me ->
        [yes] Le reste est à toi : { typed-end } finit la donne avec le même score.
       *[no] Le reste va à { $who } : { typed-end } finit la donne avec le même score.
    }

term-play = Joue
term-trick-lead = Pli { $number }, tu entames
term-trick-led = Pli { $number }, { $who } a entamé
term-are-broken = les cœurs sont ouverts
term-you-have = tu as { points }
term-one-card = Joue une carte. ? dit lesquelles tu peux jouer.
term-may-play = Tu peux jouer { $shown }.
term-not = Pas { $shown } : { $reason }
term-may-pass = Tu peux passer { cards } au choix, par exemple { $shown }.
term-last-none = Aucun pli n’est encore fini.
term-so-far = Pris dans cette donne jusqu’ici : { $scores }.

term-pass = Passe { cards } { term-pass-to }
term-pass-more = Choisi { $shown } ; nommes-en encore { $count }, ou une de celles-ci pour la reprendre
term-pass-sure = Passer { $shown } { term-pass-to } ? { typed-yes }, ou nommes-en une pour la reprendre
term-pass-to =
    { $entry ->
        [SCATTER] dans cet ordre à { $names }
        [MIX] dans le pot
       *[other] à { $names }
    }
term-pass-exactly = Passe exactement { cards }, pas { $given }.
term-pass-name =
    { $count ->
        [one] Nomme la carte à passer, par exemple { $shown }.
       *[other] Nomme les { cards } à passer, par exemple { $shown }.
    }

term-no-card = « { $typed } » n’est pas une carte. Écris la valeur, puis la couleur : { term-examples }.
term-examples = QS, 10h, ace of clubs
term-other-words = { typed-help } donne les autres mots.
term-did-you-mean = « { $typed } » n’est pas une carte. Voulais-tu dire { $meant } ? { typed-help } donne les mots.
term-cannot-be = Tu n’as pas de carte que « { $typed } » puisse être ici. Écris valeur et couleur.
term-which = Laquelle : { JOIN($shown, last: "or") } ?
term-queen-or-quit = q est une dame (queen) ou la fin (quit) : écris la carte en entier, ou { term-word-quit }.

term-moon-either = Ta lune peut :
term-moon-makes = donne les totaux { $totals }
term-moon-ask = { typed-add } ou { typed-subtract }
term-moon-write = Écris { typed-add } ou { typed-subtract }.
term-moon-write-fully = Écris { typed-add } (aux autres) ou { typed-subtract } (de ton total).

term-word-quit = fin

term-help-card = QS, qs, q s, 10h, queen of spades ; valeur ou couleur seule si une seule va
term-help-card-word = Une carte
term-help-legal = les cartes que tu peux jouer, et pourquoi pas les autres
term-help-hand = ta main et le pli sur la table
term-help-last = le dernier pli
term-help-score = la feuille de score
term-help-rules = les règles de ce jeu
term-help-hint = les meilleures cartes, avec les points qu’elles coûtent en moyenne et pourquoi
term-help-undo = reprendre ta dernière carte ou ta passe, jusqu’à la donne
term-help-end = finir la donne, quand rien ne peut plus changer son score
term-help-quit = quitter la partie

term-game-players =
    { $last ->
        [4] 4   joueurs
       *[other] { $first }-{ $last } joueurs
    }
term-options-head = Les options d’un jeu, pour --set OPTION=VALEUR. Majuscules et minuscules se valent.
term-option-standard = Dans standard : { $value }
term-value-removed = des cartes, par exemple 2C,2D ; - pour aucune
term-value-hand_size = un nombre à partir de 1
term-value-first_dealer = ou un numéro de place, 0 pour la première
term-value-pass_count = un nombre de 0 à { $most }
term-value-pass_cycle = un ou plusieurs de ceux-ci, par exemple L,R,A,H :
term-value-points = des paires CARTE:NOMBRE, par exemple QS:13,JD:-10 ; les cartes non nommées restent comme elles sont, et CARTE:0 en retire une
term-value-no_trick_bonus = 0 ou un nombre en dessous
term-value-moon_value = un nombre à partir de 1, ou none
term-value-moon_needs_bonus = yes ou no
term-value-target = un nombre à partir de 1, ou none
term-value-target_exceeded = yes ou no
term-value-exact_resets = des paires TOTAL:NOUVEAU, par exemple 100:50 ; - pour aucune
term-value-hand_limit = un nombre à partir de 1, ou none
