# El cliente web. Véase en/web.ftl.

page-title = { $page } · OpenHearts
close = Cerrar
home = Inicio
new-game = Juego nuevo
try-again = Reintentar
loading = Un momento…
server-away = El servidor no responde. Mira si está en marcha y vuelve a intentarlo.
server-away-trying = El servidor no responde. No se pierde nada: esta página lo vuelve a intentar sola.
nothing-kept = Este navegador no deja guardar nada a la página: si la cierras, pierdes tu sitio en la mesa.
language = Idioma
language-away = No se pudo cargar ese idioma. Mira si el servidor está en marcha y elígelo otra vez.
letters = Letras de las cartas
letters-english = Inglesas: { $letters }
letters-local = Españolas: { $letters }

play = Jugar
game-for =
    { $count ->
        [one] { $game }, { $count } jugador
       *[other] { $game }, { $count } jugadores
    }
change-rules = Cambiar reglas
tagline = Una mesa tranquila de Corazones, a solas o con amigos.
resume-heading = Seguir jugando
resume-not-dealt = Sin repartir
hand-number = Mano { $hand }
resume-total = Tú { $mine }, los demás { $others }
strange-tables =
    { $count ->
        [one] Una de tus mesas no está en este servidor. Tu sitio sigue guardado en este navegador.
       *[other] { $count } de tus mesas no están en este servidor. Tus sitios siguen guardados en este navegador.
    }
forget-strange = Olvidarlas
finished-heading = Terminadas
finished =
    { $outcome ->
        [shared] Victoria compartida
        [won] Ganaste
       *[place] Quedaste { ordinal }
    }
ordinal =
    { $place ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
        [6] sexto
       *[7] séptimo
    }
show-all = Ver las { $count }
forget = Quitar { $game } de la lista
remove = Quitar
removed = Quitada.
undo = Deshacer
undo-remove = Deshacer: conservar { $game }
today-at = hoy { $time }
yesterday-at = ayer { $time }
begun-at = empezada { $when }
played-at = jugada { $when }

choose-game = Juego
other-game = Elegir otro juego
player-count = Jugadores
your-name = Tu nombre
default-name = Tú
target-label = Jugar a
no-target = sin límite
settings-heading = Ajustes de este juego
customise = Personalizar todas las reglas
customise-hint = Se puede cambiar cada regla; las contradicciones se explican aquí.
back-to-preset = Volver a { $game } tal cual
changed = cambiado
set-back = Restablecer
reset-option = cambiado · Restablecer: { $option }
start = Empezar
level-label = Cómo juega el ordenador
against-level = Ordenadores: { $level }
levels-see = En todos los niveles el ordenador ve solo sus propias cartas, y las cartas se reparten del mismo modo.
level-means =
    { $level ->
        [beginner] Mira solo la baza de la mesa. Bueno para una primera partida.
        [casual] Juega con sensatez y olvida la mitad de lo que salió, como las personas.
        [steady] Recuerda todas las cartas, evita la dama y ve venir a quien va a por la luna.
        [strong] Piensa en decenas de maneras en que pueden estar las cartas ocultas.
        [expert] Piensa en cientos de maneras, va a por la luna y frena a quien lo intenta.
       *[master] Es quien más piensa, y es muy difícil de vencer.
    }
starting = Repartiendo…
show-where = Dime dónde
whole-numbers = Aquí solo valen números enteros.
cannot-start = Todavía no: { $reason }
rules-heading = Las reglas de { $game }
bold-differs = En negrita: distinto de Estándar.
same-as-standard = Son las reglas estándar.
usual-rules = Lo que es como en Estándar
yes = sí
no = no
none = nada
use-none = Nada
seat-deals =
    { $seat ->
        [0] repartes tú primero
        [1] reparte primero el primer asiento a tu izquierda
        [2] reparte primero el segundo asiento a tu izquierda
        [3] reparte primero el tercer asiento a tu izquierda
        [4] reparte primero el cuarto asiento a tu izquierda
        [5] reparte primero el quinto asiento a tu izquierda
       *[6] reparte primero el sexto asiento a tu izquierda
    }
add-entry = Añadir una mano
remove-entry = Quitar la mano { $place }
removed-cards =
    { $count ->
        [0] La baraja completa
        [one] { $count } carta retirada
       *[other] { $count } cartas retiradas
    }
take-out = Retirar { CARDS($cards, form: "the") }
all-hearts = Cada corazón
add-point-card = Añadir una carta
worth-nothing = { CARDS($cards, form: "the") } ya no cuenta
reset-reached = Reajuste { $place }: total alcanzado
reset-becomes = Reajuste { $place }: pasa a
becomes = pasa a
add-reset = Añadir un reajuste
remove-reset = Quitar el reajuste { $place }
other-options = Otras
does-not-fit = Esto no encaja con { $others }.
quoted = «{ $what }»
no-rule-page = Las reglas aparecen aquí en cuanto encajan.

direction =
    { $entry ->
        [L] izquierda
        [R] derecha
        [A] enfrente
        [L2] 2.º izquierda
        [R2] 2.º derecha
        [L3] 3.º izquierda
        [R3] 3.º derecha
        [SCATTER] una a cada uno
        [MIX] al montón
       *[H] sin pase
    }
passing =
    { $entry ->
        [H] sin pase
       *[other] pase: { direction }
    }
level =
    { $level ->
        [random] azar
        [simple] simple
        [beginner] principiante
        [casual] ocasional
        [steady] sólido
        [strong] fuerte
        [expert] experto
        [master] maestro
       *[other] { $level }
    }
hearts-broken = Corazones rotos
hearts-not-broken = Corazones sin romper
open-rules =
    { $changed ->
        [yes] { $game }, con reglas cambiadas: ver las reglas
       *[no] { $game }: ver las reglas
    }
last-trick = Última baza
trick-of = Baza { $place } de { $all }
trick-before = La baza anterior
trick-after = La baza siguiente
sweep-trick = Seguir
tap-again = Toca { $card } otra vez para jugarla.
no-last-trick = Aún no hay ninguna baza en esta mano.
tricks-not-shown = En esta mesa no se vuelven a mostrar las bazas ya hechas.
score = Puntos
menu = Menú
your-hand = Tus cartas
the-trick = Cartas en la mesa
seats = Jugadores
computer = ordenador, { level }
dealer = Reparte
dealer-letter = R
led = salida
you = Tú
plate-total = total { $total }
plate-points = { points } en esta mano
plate-points-hidden = puntos de esta mano ocultos
tricks =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
plate-cards = { cards } en la mano
plate-turn =
    { $me ->
        [yes] te toca
       *[no] le toca
    }
card-on-table =
    { $me ->
        [yes] { CARDS($cards) }, tuya
       *[no] { CARDS($cards) }, de { $who }
    }
kitty-pile = Pozo: { cards }
kitty-short = Pozo

your-turn-lead = Te toca: sales tú.
your-turn-follow = Te toca: asiste a { suit }.
your-turn-any = Te toca: juega cualquier carta.
your-turn-bright = Te toca: juega una carta clara.
your-turn-banned = Te toca: aún sin cartas de castigo.
your-turn-queen = Te toca: descarta la reina de picas.
turn-of = Le toca a { $who }.
others-pass = Los demás aún están pasando.
dealing = Repartiendo…
mixing = Se barajan las cartas pasadas.
moon-asked = { $who } decide sobre la luna.

pass-to = Pasar { cards } a { $who } ({ direction })
pass-scatter = Pasar { cards }, una a cada uno
pass-mix = Echar { cards } al montón
choose-to =
    { $count ->
        [one] Elige una carta para { $who } ({ direction })
       *[other] Elige { cards } para { $who } ({ direction })
    }
choose-more-to =
    { $count ->
        [one] Una carta más para { $who } ({ direction })
       *[other] { $count } cartas más para { $who } ({ direction })
    }
choose-scatter = Elige una carta para { $who }
choose-mix =
    { $count ->
        [one] Elige una carta para el montón
       *[other] Elige { cards } para el montón
    }
choose-more-mix =
    { $count ->
        [one] Una carta más para el montón
       *[other] { $count } cartas más para el montón
    }
pass-asked = Elige { cards } para pasar a { $who } ({ direction }).
scatter-asked = Elige { cards } para pasar, una a cada uno de los demás por orden.
mix-asked = Elige { cards } para el montón.
enough-chosen =
    { $count ->
        [one] Ya hay una carta elegida: devuélvela antes.
       *[other] Ya hay { cards } elegidas: devuelve una antes.
    }
received-from = De { $who }: { $shown }
received-mixed = Del montón: { $shown }
chosen = elegida
chosen-to-play = elegida, otra vez para jugarla
chosen-for = elegida para { $who }
just-received = recién recibida
just-received-from = recién recibida de { $who }

said-deals =
    { $me ->
        [yes] Repartes tú primero.
       *[no] { $who } reparte primero.
    }
said-cut =
    { $me ->
        [yes] Has cortado la carta más baja, { CARDS($cards, form: "the") }, y repartes primero.
       *[no] { $who } ha cortado la carta más baja, { CARDS($cards, form: "the") }, y reparte primero.
    }
said-cut-tie = Empate en la más baja: los empatados vuelven a cortar.
said-hand =
    { $me ->
        [yes] Mano { $hand }, { passing }. Repartes tú.
       *[no] Mano { $hand }, { passing }. Reparte { $who }.
    }
said-dealt = Tienes { CARDS($cards) }.
said-passed = Pasas { CARDS($cards, form: "the") }.
said-received = Recibes { CARDS($cards, form: "the") } de { $who }.
said-received-mixed = Recibes { CARDS($cards, form: "the") }.
said-played =
    { $me ->
        [yes] Juegas { CARDS($cards, form: "the") }.
       *[no] { $who } juega { CARDS($cards, form: "the") }.
    }
said-broken = Se han roto los corazones.
points-or-none =
    { $count ->
        [0] sin puntos
       *[other] { points }
    }
said-trick =
    { $me ->
        [yes] Te llevas la baza: { points-or-none }.
       *[no] { $who } se lleva la baza: { points-or-none }.
    }
said-took =
    { $me ->
        [yes] Te la llevaste tú ({ points-or-none }).
       *[no] Se la llevó { $who } ({ points-or-none }).
    }
# Where the table does not tell the points of a trick.
said-trick-only =
    { $me ->
        [yes] Te llevas la baza.
       *[no] { $who } se lleva la baza.
    }
said-took-only =
    { $me ->
        [yes] Te la llevaste tú.
       *[no] Se la llevó { $who }.
    }
said-kitty =
    { $me ->
        [yes] Te llevas el pozo de { cards }.
       *[no] { $who } se lleva el pozo de { cards }.
    }
said-kitty-holds = En el pozo había: { CARDS($cards) }.
kitty-held = En el pozo había
said-moon =
    { $me ->
        [yes]
            { $sun ->
                [yes] ¡Has logrado el sol!
               *[no] ¡Has logrado la luna!
            }
       *[no]
            { $sun ->
                [yes] { $who } ha logrado el sol.
               *[no] { $who } ha logrado la luna.
            }
    }
moon-how =
    { $sun ->
        [yes] Todas las bazas y todas las cartas de castigo.
       *[no] Todas las cartas de castigo de la baraja.
    }
said-moon-added =
    { $me ->
        [yes] Das los puntos a los demás.
       *[no] { $who } da los puntos a los demás.
    }
said-moon-subtracted =
    { $me ->
        [yes] Te quitas los puntos de tu total.
       *[no] { $who } se quita los puntos de su total.
    }
said-scores = Esta mano: { $scores }.
scored =
    { $me ->
        [yes] tú { $score }
       *[no] { $who } { $score }
    }
said-reset =
    { $me ->
        [yes] Tu total justo de { $reached } pasa a { $becomes }.
       *[no] El total justo de { $who }, { $reached }, pasa a { $becomes }.
    }

moon-question =
    { $sun ->
        [yes] Has logrado el sol. ¿Qué debe hacer?
       *[no] Has logrado la luna. ¿Qué debe hacer?
    }
moon-add = Dar { $points } a cada uno de los demás
moon-subtract = Quitar { $points } de tu total
moon-totals = Después de esta mano:
moon-goes-on = La partida sigue.
moon-ends =
    { $winners ->
        [you] La partida acaba: ganas tú.
        [single] La partida acaba: gana { $names }.
        [with-you] La partida acaba: tú y { $names } comparten la victoria.
       *[others] La partida acaba: { $names } comparten la victoria.
    }
moon-ask-again = Decidir sobre tu luna

panel = Puntos y bazas
tricks-heading = Bazas de esta mano
hand-scored = Fin de la mano { $hand }
no-hand-yet = Aún no se ha contado ninguna mano.
hand-column = Mano
total-row = Total
running-row = ahora
moon-mark-means = logró la luna
go-on = Seguir
verdict-won =
    { $winners ->
        [you] Ganas tú
        [single] Gana { $names }
        [with-you] Tú y { $names } comparten la victoria
       *[others] { $names } comparten la victoria
    }
verdict-why =
    { $tied ->
        [yes] Empate en el total más bajo, { $total }, tras { hands }.
       *[no] El total más bajo, { $total }, tras { hands }.
    }
hands =
    { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
place-said = { $place }.
rematch = Revancha
show-sheet = Hoja
back-to-table = Volver a la mesa
see-verdict = Resultado
best-trick = Mejor baza
worst-trick = Peor baza
trick-gave = { $hand }: te quitaste { CARDS($cards, form: "the") }
trick-took = { $hand }: te llevaste { $points }

speed = Velocidad
speed-name =
    { $speed ->
        [instant] Inmediata
        [fast] Rápida
        [normal] Normal
       *[slow] Lenta
    }
theme = Claro u oscuro
theme-name =
    { $theme ->
        [system] Dispositivo
        [light] Claro
       *[dark] Oscuro
    }
save-game = Guardar la partida
saving = Guardando…
save-keeps = Se guarda un archivo con todas las cartas que has visto hasta ahora.
leave-table = Salir
leave-keeps = Se guarda cada carta: sal cuando quieras y sigue desde la página de inicio.

connecting = Ocupando tu sitio…
reconnecting = Reconectando… No se pierde nada.
reconnecting-sends = Reconectando… Tu jugada sale entonces.
connected-again = Conectado de nuevo.
on-its-way = En camino…
no-such-seat = Este navegador no tiene sitio en esa mesa. El sitio queda en el navegador donde empezó la partida.
old-client = Esta página y el servidor son de versiones distintas. Recarga la página.
server-said = El servidor dice: { $message }
refused-UNKNOWN_TABLE = Este servidor no conoce esa mesa. Puede que arrancara con otra carpeta de datos.
refused-WRONG_TOKEN = Este sitio es de otro navegador.
refused-STORE_FAILED = El servidor no pudo guardarlo y nada ha cambiado. Puede que su disco esté lleno.
refused-TOO_MANY_REQUESTS = Demasiado rápido para el servidor. Inténtalo en un momento.
refused-TOO_LARGE = Es demasiado grande para el servidor.
refused-MALFORMED = El servidor no entendió la petición; nada ha cambiado.
refused-STALE_DECISION = La mesa ya había avanzado y nada ha cambiado.
refused-WRONG_ORIGIN = El servidor toma esta página por la de otro sitio. Ábrela con el nombre por el que se llega a él.
refused-NOT_JOINED = La mesa aún no te ha dejado entrar.
refused-NOT_SEATED = En esta mesa solo miras.
refused-NOT_FOUND = Eso ya no está en el servidor.
refused-NOT_OVER = Esa mano o partida aún no ha terminado.
refused-HIDDEN_CARDS = Este registro no contiene todas las cartas.
refused-AGAINST_THE_RULES = Las reglas no lo permiten ahora.
refused-NOT_ALLOWED = La mesa no lo permite ahora.
refused-BAD_RULES = Estas reglas no encajan entre sí.
refused-BAD_RECORD = Esto no es el registro de una partida.
refused-BAD_NAME = Este nombre se lee mal. Elige otro.
refused-OLD_PROTOCOL = Esta página y el servidor son de versiones distintas. Vuelve a cargar la página.
