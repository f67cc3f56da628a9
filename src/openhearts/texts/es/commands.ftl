# Teclas y órdenes. Se escribe en inglés en todos los idiomas. Véase en/commands.ftl.

keys-and-commands = Teclas y órdenes
keys = Teclas
key-names =
    { $key ->
        [enter] Intro
        [space] Espacio
        [home] Inicio
        [end] Fin
        [page-up] Re Pág
        [page-down] Av Pág
       *[escape] Esc
    }
keys-arrows = ir a tus cartas y recorrerlas
keys-enter = jugar la carta, o elegirla para el pase
keys-space = lo mismo; si no, saltar una pausa
keys-pass = pasar las cartas elegidas
keys-last = última baza; ← y → enseñan las demás
keys-score = puntos
keys-rules = reglas
keys-menu = menú
keys-settings = ajustes
keys-type = escribir órdenes
keys-help = esta página
keys-close = cerrar, o devolver una carta elegida
keys-agree = aceptar lo que otro pide
keys-refuse = no aceptar
keys-talk = charla
keys-people = las personas de la mesa
keys-next-table = a la próxima mesa que te espera
command-people = quién está en qué puesto, y quién está ausente
command-say = dice una frase hecha, o cualquier texto si la mesa lo permite
command-pause = pide una pausa, y la termina
command-clock-off = pide apagar el reloj hasta el final de la partida
command-agree = responde a lo que otro pide
command-return = recupera el puesto del ordenador
command-leave = deja tu puesto; se pregunta otra vez
command-next-table = va a otra mesa que te espera
nobody-else = Nadie más juega en esta mesa.
no-other-table = Ninguna otra mesa te espera.
nothing-asked = Nadie pide nada ahora.
phrases-are = Puedes decir { $phrases }.
leave-sure = Para eso escribe «{ typed-leave-sure }». { $means }
seat-free = El puesto { $place } está libre.
seat-of =
    { $me ->
        [yes] { $who } (tú): { $state }.
       *[no] { $who }: { $state }.
    }

type-commands = Escribir órdenes
type-here = Escribe una orden, o «{ typed-help }»
close-typing = Cerrar la línea de órdenes
commands = Órdenes para escribir
commands-intro = Pulsa / y escribe (en español o en inglés). Las respuestas se escriben y las dice el lector de pantalla.
command-play = la juega; valen qs, q s o Q♠, y «{ typed-example-rank }» sola si solo se puede jugar una
command-pass = pasa estas cartas; también de una en una
command-legal = qué cartas puedes jugar, y por qué no las demás
command-why = por qué no se puede jugar una carta
command-hand = tus cartas
command-table = las cartas en la mesa
command-last = la última baza; «{ typed-tricks }» las dice todas
command-score = totales y puntos de esta mano
command-leader = quién sale en esta baza; «{ typed-turn }» dice a quién le toca
command-received = las cartas que llegaron con el pase
command-rules = las reglas de este juego
command-moon = qué debe hacer tu luna
command-continue = seguir tras el recuento o una baza que espera
command-repeat = la última respuesta otra vez
command-help = estas órdenes
command-line = { $command }: { $what }.

you-hold =
    { $count ->
        [0] No tienes cartas.
       *[other] Tienes { CARDS($cards) }.
    }
on-table = En la mesa: { $cards }.
card-by =
    { $me ->
        [yes] { CARDS($cards) } tuya
       *[no] { CARDS($cards) } de { $who }
    }
nothing-on-table = No hay cartas en la mesa.
trick-told = Baza { $place }: { $cards }. { $taken }
totals-told = Totales: { $scores }.
taken-so-far = Puntos en esta mano hasta ahora: { $scores }.
taken-not-told = Los puntos de esta mano no se muestran hasta el recuento.
leads-now =
    { $me ->
        [yes] Sales tú en esta baza.
       *[no] { $who } sale en esta baza.
    }
led-now =
    { $me ->
        [yes] Saliste tú en esta baza.
       *[no] { $who } salió en esta baza.
    }
nobody-leads = Todavía no sale nadie.
it-is-your-turn = Te toca.
nobodys-turn = Ahora no le toca a nadie.
not-your-turn = Todavía no te toca. { $whose }
may-play = Puedes jugar: { CARDS($cards) }.
may-play-not = No { CARDS($cards) }: { $reason }
not-held = No tienes { CARDS($cards, form: "the") }.
named-twice = Has nombrado dos veces { CARDS($cards, form: "the") }.
play-one = Juega una carta.
pass-first = Todavía no se juega. { $todo }.
nothing-to-pass = Ahora no hay nada que pasar.
pass-exactly = Pasa exactamente { cards }.
chosen-none = No hay cartas elegidas. { $todo }.
chosen-so-far = Elegidas: { CARDS($cards) }. { $todo }.
chosen-all = Elegidas: { CARDS($cards) }. Escribe «{ typed-pass }» para pasarlas.
nothing-received = No te ha llegado ninguna carta en esta mano.
nothing-waits = Nada espera eso ahora.
type-continue = Escribe «{ typed-continue }» para seguir.
no-moon-asked = No hay luna que decidir.
nothing-to-repeat = Todavía no se ha dicho nada.
no-card-word = «{ $typed }» no es una carta. Escribe el valor y luego el palo: { typed-example-cards }.
which-one = ¿Cuál: { CARDS($cards) }?
none-fits = Ninguna carta posible es «{ $typed }». Escribe valor y palo.
unknown-command = «{ $typed }» no dice nada aquí. Escribe «{ typed-help }» para saber qué vale.
unknown-command-near = «{ $typed }» no dice nada aquí. ¿Querías decir { $near }?
