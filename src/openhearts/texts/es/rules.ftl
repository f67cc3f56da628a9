# Los juegos, las opciones y la página de reglas; por qué se rechaza una carta o una regla.

preset-standard = Estándar
    .summary = Se pasa a la izquierda, a la derecha, enfrente y nada; sale el dos de tréboles; sin puntos en la primera baza; la luna da 26 a los demás; a 100.
preset-black-lady = Black Lady
    .summary = La reina de picas también rompe corazones, y quien logra la luna elige qué hace.
preset-classic = Clásico
    .summary = Solo cuentan los corazones; las cartas sobrantes van a la primera baza; a 50.
preset-play-on = Prórroga
    .summary = Puede haber puntos en la primera baza, y los empates se siguen jugando.
preset-american = Americano
    .summary = Puede haber puntos en la primera baza, y quien logra la luna elige qué hace.
preset-bicycle = Bicycle
    .summary = Como Estándar, pero la reina de picas también rompe corazones.
preset-omnibus = Ómnibus
    .summary = La jota de diamantes quita diez puntos.
preset-omnibus-ten = Ómnibus, diez de diamantes
    .summary = El diez de diamantes quita diez puntos y hace falta para la luna: las quince cartas quitan 26.
preset-black-maria = Black Maria
    .summary = El juego británico: siempre se pasa a la derecha, y el as y el rey de picas también cuentan.
preset-spot = Corazones por valor
    .summary = Cada corazón cuenta su valor, la reina de picas 25; a 500.
preset-hooligan = Hooligan
    .summary = El siete de tréboles cuesta siete puntos.
preset-black-jack = Jota negra
    .summary = La jota de picas cuesta diez puntos, la reina ninguno.
preset-queens = Cuatro reinas
    .summary = Cada reina cuesta 13, se sale a corazones con libertad y no hay luna; a 108.
preset-kitty = Pozo
    .summary = Doce cartas cada uno; quien se lleva la primera carta de castigo se lleva el pozo y lo ve.
preset-new-moon = Luna nueva
    .summary = La luna quita 26 a quien la logra en vez de darlos a los demás.
preset-basic = Original
    .summary = El juego de la década de 1880: solo cuentan los corazones, no se pasa nada y se sale con cualquier carta.

game-changed = { $game }, con cambios

option-removed = Cartas retiradas
    .meaning = Cartas que se quitan de la baraja antes de repartir.
option-hand_size = Cartas por jugador
    .meaning = Cartas por jugador; lo que sobra es el pozo.
option-kitty = Pozo
    .meaning = Quién se lleva las cartas no repartidas.
    .NONE = sin pozo
    .FIRST_TRICK = quien gana la primera baza
    .FIRST_PENALTY_CARD = quien gana la primera baza con carta de castigo
    .FIRST_HEART = quien gana la primera baza con un corazón
    .LAST_TRICK = quien gana la última baza
option-kitty_seen_by = Ve el pozo
    .meaning = Quién puede mirar el pozo cuando se toma.
    .NOBODY = nadie
    .TAKER = quien se lo lleva
option-first_dealer = Primer reparto
    .meaning = Cómo se halla quién reparte primero; después reparte el de la izquierda.
    .LOWEST_CUT = quien corta la más baja
    .RANDOM = al azar
option-pass_count = Cartas que se pasan
    .meaning = Cartas que pasa cada jugador.
option-pass_cycle = Direcciones del pase
    .meaning = Cómo se pasan las cartas, mano tras mano.
option-first_lead = Primera salida
    .meaning = Quién sale en la primera baza.
    .LOWEST_CLUB = quien tiene el trébol más bajo
    .ELDEST = a la izquierda de quien reparte
option-opening_card = Carta de salida
    .meaning = Con qué puede abrirse la primera baza.
    .THAT_CLUB = el trébol más bajo
    .ANY_CLUB = cualquier trébol
    .NOT_A_HEART = todo menos un corazón
    .NOT_A_POINT_CARD = todo lo que no cuenta
    .ANY = cualquier carta
option-first_trick_points = Puntos en la primera baza
    .meaning = Si se pueden echar cartas de castigo en la primera baza.
    .ALLOWED = permitido
    .BANNED = no permitido
option-hearts_lead = Salir a corazones
    .meaning = Cuándo se puede salir a corazones.
    .FREE = en cualquier momento
    .AFTER_BROKEN = con los corazones rotos
    .NEVER = solo si no tienes otra cosa
option-broken_by = Rompe corazones
    .meaning = Qué carta rompe corazones al jugarse.
    .HEART = un corazón
    .HEART_OR_QUEEN = un corazón o la reina de picas
    .PENALTY_CARD = cualquier carta de castigo
option-stuck_lead = Sin otra salida
    .meaning = La mano que puede salir a corazones aunque no estén rotos.
    .ONLY_HEARTS = solo corazones
    .ONLY_PENALTY_CARDS = solo corazones, o solo cartas de castigo
option-queen_lead = Salir con la reina de picas
    .meaning = Cuándo se puede salir con la reina de picas.
    .ANY_TIME = en cualquier momento
    .AFTER_BROKEN = con los corazones rotos
option-queen_discard = Echar la reina de picas
    .meaning = Echar la reina de picas cuando no se puede asistir.
    .FREE = como se quiera
    .AFTER_BROKEN = con los corazones rotos
    .FORCED = a la primera ocasión
option-points = Puntos
    .meaning = Lo que vale cada carta; por debajo de cero es un premio.
option-no_trick_bonus = Premio sin bazas
    .meaning = Se suma al resultado de quien no ganó ninguna baza.
option-moon = La luna
    .meaning = Qué pasa cuando un jugador se lleva todas las cartas de castigo.
    .NONE = nada especial
    .ADD_TO_OTHERS = los demás reciben los puntos
    .SUBTRACT_FROM_SELF = baja su propio total
    .CHOICE = elige quien la logra
    .AUTO = los demás reciben los puntos, salvo que así perdiera
option-moon_value = La luna vale
    .meaning = Lo que mueve una luna; nada: la suma de las cartas de castigo.
option-moon_needs_bonus = La luna pide los premios
    .meaning = Si la luna pide también las cartas con premio.
option-sun = El sol
    .meaning = Una luna con todas las bazas.
    .NONE = cuenta como una luna
    .DOUBLE = cuenta el doble
option-target = Jugar a
    .meaning = La partida acaba tras la mano en que un total llega a esto.
option-target_exceeded = Hay que pasar del límite
    .meaning = Si hay que pasar del límite y no solo llegar.
option-exact_resets = Reajustes
    .meaning = Totales que se cambian cuando se alcanzan justos.
option-hand_limit = Manos como mucho
    .meaning = La partida acaba también tras estas manos.
option-tie = Empate al final
    .meaning = Varios jugadores con el total más bajo al final.
    .SHARE = comparten la victoria
    .PLAY_ON = se sigue hasta que quede uno solo
option-players = Jugadores
option-preset = Juego

section-deal = Reparto
section-passing = Pase
section-opening = Primera baza
section-play = Juego
section-points = Puntos
section-end = Final de la partida

rule-players =
    { $count ->
        [3] Tres jugadores.
        [4] Cuatro jugadores.
        [5] Cinco jugadores.
        [6] Seis jugadores.
       *[other] Siete jugadores.
    }
rule-deck-full = La baraja completa de 52 cartas; { cards } cada uno.
rule-deck-without = Sin { CARDS($removed, form: "the") } la baraja tiene { $deck } cartas; { cards } cada uno.
rule-kitty =
    { $count ->
        [one] La carta que sobra es el pozo, que va { rule-kitty-taker }; cuenta como una carta ganada en una baza, pero no rompe nada.
       *[other] Las { cards-in-words } que sobran son el pozo, que va { rule-kitty-taker }; cuentan como cartas ganadas en una baza, pero no rompen nada.
    }
rule-kitty-taker =
    { $kitty ->
        [FIRST_TRICK] a quien gana la primera baza
        [FIRST_PENALTY_CARD] a quien gana la primera baza con una carta de castigo (si no la hay, la última)
        [FIRST_HEART] a quien gana la primera baza con un corazón (si no la hay, la última)
       *[LAST_TRICK] a quien gana la última baza
    }
rule-kitty-seen =
    { $who ->
        [TAKER] Quien se lleva el pozo lo mira; los demás lo ven cuando se cuenta la mano.
       *[NOBODY] Nadie ve el pozo antes de que se cuente la mano.
    }
rule-first-dealer =
    { $how ->
        [LOWEST_CUT] Todos cortan y reparte primero la más baja (el as es alto; en caso de empate se vuelve a cortar); después reparte el de la izquierda.
        [RANDOM] Quién reparte primero se decide al azar; después reparte el de la izquierda.
       *[SEAT] Reparte primero el asiento { $seat }; después reparte el de la izquierda.
    }

rule-no-passing = No se pasan cartas.
rule-pass-always = Cada jugador pasa { cards-in-words } en cada mano: { $way }.
rule-pass-by-turns = Cada jugador pasa { cards-in-words }, por turnos de mano en mano: { JOIN($ways, last: "then") }.
rule-pass-each-always = Cada jugador pasa cartas en cada mano: { $way }.
rule-pass-each-by-turns = Cada jugador pasa cartas, por turnos de mano en mano: { JOIN($ways, last: "then") }.
pass-way =
    { $entry ->
        [L] a la izquierda
        [R] a la derecha
        [A] enfrente
        [L2] al segundo asiento a la izquierda
        [R2] al segundo asiento a la derecha
        [L3] al tercer asiento a la izquierda
        [R3] al tercer asiento a la derecha
        [SCATTER] una carta a cada uno de los demás
        [MIX] a un montón que se baraja y se reparte
       *[H] nada
    }
pass-way-counted = { cards-in-words } { pass-way }
rule-pass-unseen = Nadie ve lo que llega antes de que todos hayan elegido.
rule-pass-mixed = Las cartas del montón se reparten de una en una desde la izquierda de quien reparte; pueden volver las propias.

rule-lead =
    { $lead ->
        [LOWEST_CLUB] Quien tiene el trébol más bajo después del pase sale en la primera baza, { rule-lead-card }.
       *[ELDEST] El jugador a la izquierda de quien reparte sale en la primera baza, { rule-lead-card }.
    }
rule-lead-card =
    { $card ->
        [THAT_CLUB] con ese trébol
        [ANY_CLUB] con cualquier trébol (con cualquier carta si no tiene)
        [NOT_A_HEART] con cualquier carta menos un corazón (si solo tiene corazones, con uno)
        [NOT_A_POINT_CARD] con cualquier carta que no cuente (salvo que cuenten todas)
       *[ANY] con cualquier carta
    }
rule-lead-no-club =
    { $any ->
        [yes] Si nadie tiene tréboles, sale el jugador a la izquierda de quien reparte, con cualquier carta.
       *[no] Si nadie tiene tréboles, sale el jugador a la izquierda de quien reparte.
    }
rule-first-trick-points =
    { $banned ->
        [yes] En la primera baza no se puede salir con una carta de castigo ni echarla, salvo que no se tenga otra cosa; asistir con una sí está permitido.
       *[no] En la primera baza se pueden jugar cartas de castigo.
    }

rule-follow = Hay que asistir si se puede; la carta más alta del palo de salida gana la baza. No hay triunfos.
rule-no-hearts = No hay corazones en la baraja.
rule-hearts-lead =
    { $free ->
        [yes] Se puede salir a corazones en cualquier momento.
       *[no] Solo se puede salir a corazones si no se tiene otra cosa.
    }
rule-hearts-wait =
    { $stuck ->
        [ONLY_HEARTS] No se puede salir a corazones antes de que se rompan, salvo que solo se tengan corazones.
       *[ONLY_PENALTY_CARDS] No se puede salir a corazones antes de que se rompan, salvo que solo se tengan corazones o solo cartas de castigo.
    }
rule-broken =
    { $by ->
        [HEART] Los corazones se rompen en cuanto se juega un corazón.
        [HEART_OR_QUEEN] Los corazones se rompen en cuanto se juega un corazón o la reina de picas.
       *[PENALTY_CARD] Los corazones se rompen en cuanto se juega una carta de castigo.
    }
rule-queen-lead = No se puede salir con la reina de picas antes de que se rompan los corazones.
rule-queen-waits = No se puede echar la reina de picas antes de que se rompan los corazones; asistir a picas con ella siempre está permitido.
rule-queen-forced = Quien no puede asistir tiene que echar la reina de picas, si esa baza la permite.
rule-way-out = Si todas estas reglas no te dejan ninguna carta, puedes jugar cualquiera.

rule-points = { JOIN($worth, capital: "yes") }: { $sum } en total. Los puntos son malos.
rule-no-points = Ninguna carta cuesta puntos.
rule-bonus = Premio: { $worth }.
worth-hearts-rank = cada corazón su valor (jota 11, reina 12, rey 13, as 14)
worth-card = { CARDS($cards, form: "the") } { $value }
worth-cards = { CARDS($cards, form: "the") } { $value } cada carta
worth-rank = cada { rank } { $value }
worth-suit = { suit } { $value } cada carta
worth-other = los demás { own-suit-of } { $value } cada carta
own-suit-of =
    { $suit ->
        [spades] naipes de picas
       *[other] { suit }
    }
worth-suit-but = { suit } menos { CARDS($missing, form: "rank") } { $value } cada carta
rule-no-trick-bonus =
    { $points ->
        [one] Quien no gana ninguna baza se quita { $points } punto, con luna o sin ella.
       *[other] Quien no gana ninguna baza se quita { $points } puntos, con luna o sin ella.
    }
rule-no-moon = No hay luna: las cartas siempre cuentan para quien se las llevó.
rule-moon = La luna: quien se lleva { rule-moon-needs } { rule-moon-does }.
rule-moon-needs =
    { $bonus ->
        [yes] todas las cartas de castigo y todas las de premio
       *[no] todas las cartas de castigo
    }
rule-moon-does =
    { $moon ->
        [ADD_TO_OTHERS] { rule-moon-adds }
        [SUBTRACT_FROM_SELF] { rule-moon-subtracts }
        [CHOICE] elige al contar la mano: o { rule-moon-adds }; o { rule-moon-subtracts }
       *[AUTO] { rule-moon-adds }; pero si así acabara la partida sin que ganara, { rule-moon-subtracts }
    }
rule-moon-adds = se apunta 0, y cada uno de los demás { $points }
rule-moon-subtracts =
    { $points ->
        [one] se quita { $points } punto, y los demás se apuntan 0
       *[other] se quita { $points } puntos, y los demás se apuntan 0
    }
rule-moon-bonus =
    { $needed ->
        [yes] En una luna las cartas de premio no cuentan además.
       *[no] Las cartas de premio cuentan para quien se las llevó, con luna o sin ella.
    }
rule-sun = El sol: una luna con todas las bazas cuenta el doble, { $points }.

rule-resets = Un total alcanzado justo se reajusta: { $resets }.
reset-to = { $reached } pasa a { $becomes }
rule-end-target =
    { $passed ->
        [yes] La partida acaba tras la mano en que un total pasa de { $target }. Gana el total más bajo.
       *[no] La partida acaba tras la mano en que un total llega a { $target }. Gana el total más bajo.
    }
rule-end-hands = La partida acaba tras { rule-hands }. Gana el total más bajo.
rule-end-either =
    { $passed ->
        [yes] La partida acaba tras la mano en que un total pasa de { $target }, o tras { rule-hands }. Gana el total más bajo.
       *[no] La partida acaba tras la mano en que un total llega a { $target }, o tras { rule-hands }. Gana el total más bajo.
    }
rule-hands =
    { $count ->
        [1] una mano
       *[other] { $count } manos
    }
rule-tie =
    { $tie ->
        [SHARE] Si al final varios tienen el total más bajo, comparten la victoria.
       *[PLAY_ON] Si entonces varios tienen el total más bajo, se sigue hasta que la partida acabe con uno solo.
    }

refused-MATCH_OVER = La partida ha terminado.
refused-WRONG_PHASE = Eso no se puede hacer ahora.
refused-NOT_YOUR_TURN = No es tu turno.
refused-NO_PASS_THIS_HAND = En esta mano no se pasa nada.
refused-ALREADY_PASSED = Ya has pasado.
refused-WRONG_PASS_COUNT = Pasa exactamente { cards }.
refused-SAME_CARD_TWICE = La misma carta está dos veces.
refused-NOT_IN_HAND = No tienes { CARDS($cards, form: "the") }.
refused-MUST_FOLLOW_SUIT = Tienes que asistir: aún tienes { suit }.
refused-MUST_OPEN_WITH_LOWEST_CLUB = Sal con { CARDS($cards, form: "the") }.
refused-MUST_OPEN_WITH_A_CLUB = Sal en la primera baza con un trébol.
refused-MAY_NOT_OPEN_WITH_A_HEART = La primera baza no se abre con un corazón.
refused-MAY_NOT_OPEN_WITH_A_POINT_CARD = La primera baza no se abre con una carta que cuenta.
refused-NO_PENALTY_CARD_ON_FIRST_TRICK = Nada de cartas de castigo en la primera baza mientras tengas otra cosa.
refused-HEARTS_NOT_BROKEN = Los corazones aún no se han roto: sal con otro palo.
refused-HEARTS_ARE_NEVER_LED = No se sale a corazones mientras tengas otro palo.
refused-QUEEN_WAITS_FOR_BROKEN_HEARTS = La reina de picas espera a que se rompan los corazones.
refused-QUEEN_MUST_BE_THROWN = No puedes asistir: la reina de picas tiene que caer ahora.
refused-NO_MOON_CHOICE_DUE = No hay luna que decidir.
refused-BAD_CUT = Estas cartas no pueden haberse cortado.
refused-BAD_SEAT = Ese asiento no existe.
refused-BAD_DEAL = Ese reparto no encaja con la baraja.
refused-BAD_SHUFFLE = Se barajan justo las cartas pasadas.

clash-between = «{ $option }» va de { $low } a { $high }.
clash-from = «{ $option }» debe ser al menos { $low }.
clash-large = «{ $option }»: ningún número puede pasar de { $most }.
clash-bonus = «{ $option }» se resta, así que debe ser 0 o menos.
clash-dealer = Ese asiento no está en la mesa. Deja que reparta otro primero.
clash-resets = Solo se reajustan totales desde 1.
clash-too-many-dealt = Se reparten más cartas de las que hay. Reparte menos, o retira menos.
clash-left-over = Sobran cartas que nadie se lleva. Di quién se lleva el pozo, o haz que el reparto salga justo.
clash-cut = Todas las cartas que quedan tienen el mismo valor, y cortando nunca saldría quién reparte. Que se decida al azar, o deja más cartas.
clash-no-direction = No hay dirección del pase. Añade una; una mano también puede jugarse sin pase.
clash-direction = Con estos jugadores no hay nadie en una de las direcciones. Elige otra.
clash-pass-all = Pasar tantas cartas no deja ninguna. Pasa menos, o reparte más.
clash-scatter = Una carta para cada uno de los demás no deja ninguna. Elige otra dirección, o reparte más.
clash-opening = Debe abrir el trébol más bajo, pero quien sale quizá no lo tenga. Que salga quien lo tiene, o que abra otra carta.
clash-endless = La partida no acabaría nunca. Pon un total o un número de manos.
clash-no-penalty = Ninguna carta cuesta puntos, y ningún total llegaría al final. Pon un número de manos, o da puntos a una carta.
clash-preset =
    { $last ->
        [4] Este juego es solo para cuatro jugadores.
       *[other] Este juego es para { $first } a { $last } jugadores.
    }
clash-no-preset = No hay ningún juego «{ $name }».
clash-unreadable = Estas reglas no se pueden leer. Puede que estén dañadas o sean de otra versión.
