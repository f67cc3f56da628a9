# La partida en la terminal. Véase en/terminal.ftl.

term-game =
    { $count ->
        [one] { $game }: { $players } jugadores, { $count } carta cada uno.
       *[other] { $game }: { $players } jugadores, { $count } cartas cada uno.
    }
term-game-to =
    { $count ->
        [one] { $game }: { $players } jugadores, { $count } carta cada uno, a { $target }.
       *[other] { $game }: { $players } jugadores, { $count } cartas cada uno, a { $target }.
    }
term-seats = Tras de ti, en sentido horario: { $others }.
term-begin = Escribe una carta, como QS o 10h. ? dice qué puedes jugar, { typed-help } lo demás.
term-input-ended = La entrada ha terminado.
term-stops = La partida se para aquí.
term-stops-with = La partida se para aquí: { $scores }.
term-stops-early = La partida se para aquí, antes de contar la primera mano.
term-record-kept = El registro de la partida está en { $file }.
term-sealed = Sus manos estaban selladas antes de repartir: «hearts verify { $file }» lo prueba.

term-cut = Corte para repartir: { $shown }
term-deals-first =
    { $me ->
        [yes] Repartes tú primero.
       *[no] { $who } reparte primero.
    }
term-hand = --- { term-hand-deals }, { term-hand-pass } ---
term-hand-deals =
    { $me ->
        [yes] Mano { $hand }: repartes tú
       *[no] Mano { $hand }: reparte { $who }
    }
term-hand-pass =
    { $entry ->
        [H] no se pasa nada
        [SCATTER] pasa { cards }, una a cada uno de los demás
        [MIX] pasa { cards }, al montón, que se baraja y se reparte
       *[other] pasa { cards } { term-way }, a { $receiver }
    }
term-way =
    { $entry ->
        [L] a la izquierda
        [R] a la derecha
        [A] enfrente
        [L2] dos asientos a la izquierda
        [R2] dos asientos a la derecha
        [L3] tres asientos a la izquierda
       *[R3] tres asientos a la derecha
    }
term-your-hand = Tu mano:  { $shown }
term-your-hand-received = Tu mano:  { $shown }   (* recibidas)
term-you-get = Recibes { $gifts }.
term-gift = { $shown } de { $who }
term-gift-mixed = { $shown } del montón
term-leads-first =
    { $me ->
        [yes] Sales tú en la primera baza.
       *[no] { $who } sale en la primera baza.
    }
term-broken =
    { $me ->
        [yes] Rompes los corazones con { $shown }.
       *[no] { $who } rompe los corazones con { $shown }.
    }
term-trick-taken =
    { $me ->
        [yes] te la llevas
       *[no] se la lleva { $who }
    }
term-trick-taken-points =
    { $me ->
        [yes] te la llevas, { points }
       *[no] se la lleva { $who }, { points }
    }
term-kitty =
    { $me ->
        [yes] Te llevas el pozo, { cards }.
       *[no] { $who } se lleva el pozo, { cards }.
    }
term-kitty-seen =
    { $me ->
        [yes] Te llevas el pozo, { cards }: { $shown }.
       *[no] { $who } se lleva el pozo, { cards }: { $shown }.
    }
term-kitty-shown =
    { $me ->
        [yes] El pozo, que te llevaste: { $shown }.
       *[no] El pozo, que se llevó { $who }: { $shown }.
    }
term-moon =
    { $me ->
        [yes] ¡Logras { term-moon-what }!
       *[no] ¡{ $who } logra { term-moon-what }!
    }
term-moon-what =
    { $sun ->
        [yes] el sol, con todas las bazas
       *[no] la luna
    }
term-points-added = Los puntos van a los demás.
term-points-off =
    { $me ->
        [yes] Los puntos se quitan de tu total.
       *[no] Los puntos se quitan del total de { $who }.
    }
term-hand-scored = Se cuenta la mano { $hand }:
term-reset =
    { $me ->
        [yes] Llegas justo a { $reached }: el total pasa a { $becomes }.
       *[no] { $who } llega justo a { $reached }: el total pasa a { $becomes }.
    }
term-shared = { $names } comparten la victoria con { points } cada uno.
term-you-win =
    { $me ->
        [yes] ¡Ganas con { points }!
       *[no] ¡{ $who } gana con { points }!
    }
term-wins = { $who } gana con { points }.
term-own-points =
    { $me ->
        [yes] Tú tienes { points }.
       *[no] { $who } tiene { points }.
    }
term-row-hand = mano { $hand }
term-row-total = total
term-row-moon =
    { $me ->
        [yes] lograste la luna
       *[no] { $who } logró la luna
    }

term-hint = { $shown }: { NUMBER($points, minimumFractionDigits: 1) } puntos. { $reason }
term-end-no-points = No quedan puntos: { typed-end } acaba la mano con el mismo resultado.
term-end-rest =
    { $me ->
        [yes] El resto es tuyo: { typed-end } acaba la mano con el mismo resultado.
       *[no] El resto es de { $who }: { typed-end } acaba la mano con el mismo resultado.
    }

term-play = Juega
term-trick-lead = Baza { $number }, sales tú
term-trick-led = Baza { $number }, salió { $who }
term-are-broken = corazones rotos
term-you-have = tienes { points }
term-one-card = Juega una carta. ? dice cuáles puedes jugar.
term-may-play = Puedes jugar { $shown }.
term-not = No { $shown }: { $reason }
term-may-pass = Puedes pasar { cards } de tu mano, las que quieras, como { $shown }.
term-last-none = Aún no ha terminado ninguna baza.
term-so-far = Puntos en esta mano hasta ahora: { $scores }.

term-pass = Pasa { cards } { term-pass-to }
term-pass-more = Elegidas { $shown }; nombra { $count } más, o una de estas para retirarla
term-pass-sure = ¿Pasar { $shown } { term-pass-to }? { typed-yes }, o nombra una para retirarla
term-pass-to =
    { $entry ->
        [SCATTER] en este orden a { $names }
        [MIX] al montón
       *[other] a { $names }
    }
term-pass-exactly = Pasa exactamente { cards }, no { $given }.
term-pass-name =
    { $count ->
        [one] Nombra la carta que pasas, como { $shown }.
       *[other] Nombra las { cards } que pasas, como { $shown }.
    }

term-no-card = «{ $typed }» no es una carta. Escribe el valor y luego el palo: { term-examples }.
term-examples = QS, 10h, ace of clubs
term-other-words = { typed-help } dice las otras palabras.
term-did-you-mean = «{ $typed }» no es una carta. ¿Querías decir { $meant }? { typed-help } dice las palabras.
term-cannot-be = No tienes ninguna carta que «{ $typed }» pueda ser aquí. Escribe valor y palo.
term-which = ¿Cuál: { JOIN($shown, last: "or") }?
term-queen-or-quit = q es una reina (queen) o el fin (quit): escribe la carta entera, o { term-word-quit }.

term-moon-either = Tu luna puede:
term-moon-makes = deja los totales { $totals }
term-moon-ask = { typed-add } o { typed-subtract }
term-moon-write = Escribe { typed-add } o { typed-subtract }.
term-moon-write-fully = Escribe { typed-add } (a los demás) o { typed-subtract } (de tu total).

term-word-quit = salir

term-help-card = QS, qs, q s, 10h, queen of spades; valor o palo solo si solo encaja una
term-help-card-word = Una carta
term-help-legal = qué cartas puedes jugar, y por qué no las demás
term-help-hand = tu mano y la baza en la mesa
term-help-last = la última baza
term-help-score = la hoja de puntos
term-help-rules = las reglas de este juego
term-help-hint = las mejores cartas, con los puntos que cuestan de media y por qué
term-help-undo = retirar tu última carta o tu pase, hasta el reparto
term-help-end = acabar la mano, cuando nada puede cambiar su resultado
term-help-quit = dejar la partida

term-game-players =
    { $last ->
        [4] 4   jugadores
       *[other] { $first }-{ $last } jugadores
    }
term-options-head = Las opciones de un juego, para --set OPCIÓN=VALOR. Da igual mayúsculas o minúsculas.
term-option-standard = En standard: { $value }
term-value-removed = cartas, como 2C,2D; - para ninguna
term-value-hand_size = un número desde 1
term-value-first_dealer = o un número de asiento, 0 para el primero
term-value-pass_count = un número de 0 a { $most }
term-value-pass_cycle = uno o varios de estos, como L,R,A,H:
term-value-points = parejas CARTA:NÚMERO, como QS:13,JD:-10; las cartas no nombradas quedan como están, y CARTA:0 quita una
term-value-no_trick_bonus = 0, o un número menor
term-value-moon_value = un número desde 1, o none
term-value-moon_needs_bonus = yes o no
term-value-target = un número desde 1, o none
term-value-target_exceeded = yes o no
term-value-exact_resets = parejas TOTAL:NUEVO, como 100:50; - para ninguna
term-value-hand_limit = un número desde 1, o none
