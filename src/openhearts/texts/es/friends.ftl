# Jugar con amigos: preparar una mesa, sentarse, estar juntos en ella. Las frases sobre alguien
# reciben $who, el nombre, y $me: yes si es quien lee.

# ---------------------------------------------------------------- preparar una mesa

play-with = Jugar con
play-with-name =
    { $company ->
        [computer] El ordenador
       *[friends] Amigos
    }
with-friends = Jugar con amigos
make-table = Preparar la mesa
table-settings = La mesa
access = Quién puede sentarse
access-name =
    { $access ->
        [LINK] Quien tenga el enlace
       *[LOBBY] Cualquiera
    }
lobby-means = La mesa está en la lista de mesas abiertas.
in-the-lobby = En la lista de mesas abiertas
in-the-lobby-means = Cualquiera puede sentarse aquí.
bots-level = Jugadores del ordenador
clock = Reloj
clock-name =
    { $clock ->
        [none] Ninguno
        [seconds] Segundos por jugada
       *[days] Días por jugada
    }
move-seconds = Segundos para cada jugada
bank-minutes = Minutos de reserva
move-days = Días para cada jugada
more-settings = Más sobre la mesa
talk-allowed = Charla
talk-name =
    { $talk ->
        [NOTHING] Ninguna
        [PHRASES] Frases hechas
       *[FREE] También texto libre
    }
watching-allowed = El público ve
watching-name =
    { $watching ->
        [NOBODY] Nada: no entra nadie
        [PUBLIC] Las cartas descubiertas
        [SEAT] Las cartas de quien lo permita
       *[DELAYED] Las manos acabadas, descubiertas
    }
absence = Cuando alguien se va
absence-name =
    { $absence ->
        [BOT] Juega el ordenador
       *[WAIT] La mesa espera
    }
grace = Después de
grace-name =
    { $unit ->
        [seconds]
            { $count ->
                [one] { $count } segundo
               *[other] { $count } segundos
            }
       *[minutes]
            { $count ->
                [one] { $count } minuto
               *[other] { $count } minutos
            }
    }
arrival = Quien llega más tarde juega
arrival-name =
    { $arrival ->
        [AT_ONCE] Enseguida
       *[BETWEEN_HANDS] Desde la mano siguiente
    }
points-shown = Puntos de la mano en juego
points-shown-name =
    { $shown ->
        [ALL] Los de todos
        [OWN] Solo los propios
       *[NONE] Ocultos hasta el recuento
    }
tricks-shown = Bazas que se pueden volver a ver
tricks-shown-name =
    { $shown ->
        [ALL] Todas las de la mano
        [LAST] La última
       *[NONE] Ninguna
    }
rated = Puntuada
rated-means = No se retira nada y no hay consejos. Quien se va queda en último lugar.

# ---------------------------------------------------------------- reunirse

gathering = Antes de la partida
gathering-own = Envía el enlace a tus amigos y empieza cuando estén todos. El ordenador ocupa las sillas que queden libres.
gathering-other = { $who } empieza la partida cuando estén todos.
invite = Invitar
invitation-link = Enlace a esta mesa
send-link = Enviar el enlace
link-stays-here = Este enlace solo funciona en este ordenador. Para amigos de tu red, inicia el servidor con «hearts serve --host 0.0.0.0» y abre la página en la dirección que indica.
short-code = Código
short-code-means = para escribir en la página de inicio
new-invitation = Crear un enlace y un código nuevos
new-invitation-means = El enlace y el código de antes ya no abren nada. Quien está sentado aquí conserva su puesto; quien mira necesita el enlace nuevo.
qr-code = Código QR del enlace
chairs = Sillas
free-chair = Libre
chair-is =
    { $state ->
        [here] aquí
        [gone] sin conexión
        [away] juega el ordenador
       *[next] juega desde la mano siguiente
    }
chair-program = un programa
seat-program = Sentar un programa
seat-program-means = Un programa tuyo puede jugar aquí como una persona. Recibes una clave para su silla.
program-name = Nombre del programa
program-once = El programa está sentado. Esta clave solo se muestra ahora; quien la tenga juega en esta silla.
program-key = Clave de la silla
program-command = Así se inicia el ejemplo
chair-short =
    { $state ->
        [away] ordenador
       *[gone] fuera
    }
owner = anfitrión
change-settings = Cambiar lo que permite la mesa
level-of = Si queda libre
move-up = { $who } una silla más arriba
move-down = { $who } una silla más abajo
free-chair-up = Silla libre más arriba
free-chair-down = Silla libre más abajo
start-match = Empezar la partida
people = Personas
more-with = Más sobre { $who }
person-left = Partidas puntuadas abandonadas: { $count } de { $total }.
remove-person = Echar a { $who }
remove-person-means = La silla queda libre. { $who } no puede volver a sentarse aquí con el mismo navegador hasta que lo permitas.
remove-and-renew = Crear también un enlace nuevo
remove-and-renew-means = Quien conoce el enlace o el código de antes ya no puede entrar con él.
removed-people = Fuera de esta mesa
let-in = Dejar volver a { $who }
new-link = Enlace nuevo al asiento
new-link-means = Para { $who }, que perdió el enlace. No lo envíes a nadie más: quien lo tiene juega ahí. El enlace anterior ya no abre nada.
hand-over = Ceder la mesa a { $who }
hand-over-means = Entonces solo { $who } puede empezar la partida, echar a alguien o cerrar la mesa.
close-table = Cerrar la mesa
close-table-means = La mesa se cierra para todos y para siempre.
leave-seat = Dejar el puesto
leave-seat-means = Tu puesto queda libre y el ordenador sigue por ti. Para volver más tarde, sal solo de la página.
leave-seat-means-rated = Tu puesto queda libre, el ordenador sigue por ti y quedas en último lugar en esta partida. Para volver antes del final, sal solo de la página.
never-mind = Mejor no

# ---------------------------------------------------------------- llegar

invited = Te han invitado
invited-by = { $who } te invita a una partida.
sit-down = Sentarme
sit-here = Silla { $count }
watch = Mirar
join-running = La partida está en marcha: ocupas la silla de un jugador del ordenador.
join-full = Todas las sillas de esta mesa están ocupadas.
join-closed = Esta mesa está cerrada. Pide un enlace nuevo o prepara tú una mesa.
join-over = La partida de esta mesa ha terminado. Pide un enlace nuevo o prepara tú una mesa.
join-unknown = No hay mesa con este enlace o código. Mira si está entero o pide uno nuevo.
join-old = Esta invitación ya no es válida. Pide una nueva.
already-seated = Tienes un puesto en esta mesa.
to-table = A la mesa
any-chair = Cualquier silla
give-name = Di primero tu nombre.
looking = Buscando la mesa…
code-of-table = Código de una mesa
go-to-table = Ir
open-tables = Mesas abiertas
no-open-tables = Ahora no hay mesas abiertas. Prepara una donde cualquiera pueda sentarse y estará aquí.
quick-seat = Cualquier mesa
free-chairs =
    { $count ->
        [0] ninguna silla libre
        [one] { $count } silla libre
       *[other] { $count } sillas libres
    }
look-again = Mirar otra vez

# ---------------------------------------------------------------- las mesas en la página de inicio

own-tables = Con amigos
own-table-now =
    { $state ->
        [turn] Te toca
        [gathering] Aún sin empezar
       *[playing] Les toca a los demás
    }
time-left = quedan { $time }
next-table =
    { $count ->
        [one] Otra mesa te espera
       *[other] { $count } mesas más te esperan
    }
own-time-runs = Tu tiempo corre: la mesa vuelve sola.
score-lifted = El marcador se ha apartado porque tu tiempo corre: quedan { $time }.
clock-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
clock-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
table-with = Con { $names }
table-alone = Aún nadie más

# ---------------------------------------------------------------- en la mesa

paused = En pausa
paused-means = Todos han aceptado. Cualquiera acaba la pausa.
end-pause = Seguir jugando
table-idle = Todos se han ido
table-idle-means = La partida sigue cuando alguien vuelva.
sat-in = El ordenador juega por ti
sat-in-means = Has estado fuera, o se te acabó el tiempo. Tu puesto sigue siendo tuyo.
take-seat-back = Recuperar mi puesto
table-closed = La mesa está cerrada
table-closed-means = Aquí ya no se juega.
play-on = Jugar otra vez
play-on-means = Toda la mesa viene contigo. El enlace sigue siendo el mismo.
played-on = A la partida siguiente
played-on-means = Los demás siguen jugando: la partida siguiente está lista.
plays-next-hand = Juegas desde la mano siguiente. Hasta entonces juega el ordenador.
waits-for-back = La mesa espera a { $who }.
absent-until = { $who } no está: en { $time } ocupa su puesto el ordenador.
absent =
    { $then ->
        [WAIT] { $who } no está: la mesa espera.
       *[BOT] { $who } no está.
    }
seat-lost = Ya no tienes puesto en esta mesa: lo dejaste, o lo liberó el anfitrión.
seat-no-more = Este ya no es tu asiento: el anfitrión lo ha liberado, o tiene un enlace nuevo.
sit-again = Sentarse de nuevo
other-device = Seguir en otro dispositivo
other-device-means = Abre este enlace en el otro dispositivo: tendrá el mismo puesto, junto a este.
other-device-private = Quien tenga este enlace juega en tu lugar. No se lo envíes a nadie más.
resume-link = Enlace a tu puesto
ask-pause = Pedir una pausa
ask-clock-off = Pedir que se apague el reloj
ask-back = Pedir mi última jugada de vuelta
ask-back-short = ¿Retirar?
asks =
    { $wish ->
        [PAUSE]
            { $me ->
                [yes] Pides una pausa.
               *[no] { $who } pide una pausa.
            }
        [CLOCK_OFF]
            { $me ->
                [yes] Pides que se apague el reloj hasta el final de la partida.
               *[no] { $who } pide que se apague el reloj hasta el final de la partida.
            }
       *[TAKE_BACK]
            { $me ->
                [yes] Pides tu última jugada de vuelta.
               *[no] { $who } pide su última jugada de vuelta.
            }
    }
ask-heading =
    { $wish ->
        [PAUSE] ¿Una pausa?
        [CLOCK_OFF] ¿Apagar el reloj?
       *[TAKE_BACK] ¿Retirar una jugada?
    }
ask-keys = A: aceptar, N: rechazar.
everybody-agrees = Todos tienen que aceptar.
agree = Aceptar
refuse = Rechazar
asked-waits = Falta { $names }.
see-question = Responder a la pregunta
not-arrived = Eso no llegó. Inténtalo otra vez.
let-watch = El público puede ver mis cartas
watchers =
    { $count ->
        [one] { $count } mirando
       *[other] { $count } mirando
    }
you-watch = Estás mirando.
watched-hands = Manos terminadas
watched-none = Aún no ha terminado ninguna mano. Cada una se abre aquí con todas sus cartas en cuanto se cuenta.
watch-all = Lo que ven todos
watch-seat = Cartas de { $who }
watch-choice = Ves

# ---------------------------------------------------------------- charla

talk = Charla
talk-new = Charla, algo nuevo
phrases = Frases
phrase =
    { $phrase ->
        [HELLO] ¡Hola!
        [GOOD_LUCK] ¡Buena suerte!
        [WELL_PLAYED] ¡Bien jugado!
        [THANKS] ¡Gracias!
        [SORRY] ¡Perdón!
        [OOPS] ¡Vaya!
        [MOON] ¡Cuidado con la luna!
        [QUEEN] ¿Dónde está la dama?
        [HURRY] ¡Te toca!
        [MOMENT] Un momento, por favor.
        [GOOD_GAME] ¡Buena partida!
        [BYE] ¡Adiós!
        [SMILE] sonríe
        [LAUGH] se ríe
        [SAD] está triste
        [SURPRISED] se sorprende
        [CLAP] aplaude
       *[HEART] manda un corazón
    }
nothing-said = Nadie ha dicho nada aún.
write-something = Escribir algo
say-it = Decir
said-by = { $who }: { $text }
said-emote = { $who } { $text }.
mute = Silenciar a { $who }
hear-again = Oír de nuevo a { $who }
muted = en silencio

# ---------------------------------------------------------------- lo que se lee en voz alta

news =
    { $news ->
        [SAT]
            { $me ->
                [yes] Te sientas.
               *[no] { $who } se sienta.
            }
        [LEFT] { $who } ha dejado su puesto.
        [REMOVED] Han echado a { $who } de la mesa.
        [OWNER]
            { $me ->
                [yes] Ahora la mesa es tuya.
               *[no] Ahora la mesa es de { $who }.
            }
        [LEADS]
            { $me ->
                [yes] Diriges la mesa mientras su dueño está ausente.
               *[no] { $who } dirige la mesa mientras su dueño está ausente.
            }
        [LEADS_AGAIN]
            { $me ->
                [yes] Has vuelto y diriges de nuevo tu mesa.
               *[no] { $who } ha vuelto y dirige de nuevo la mesa.
            }
        [LET_IN] { $who } puede volver a sentarse aquí.
        [NEW_KEY]
            { $me ->
                [yes] Tu asiento tiene un enlace nuevo; el anterior ya no abre nada.
               *[no] El asiento de { $who } tiene un enlace privado nuevo.
            }
        [AWAY]
            { $me ->
                [yes] El ordenador juega por ti.
               *[no] El ordenador juega por { $who }.
            }
        [BACK]
            { $me ->
                [yes] Has vuelto.
               *[no] { $who } ha vuelto.
            }
        [AGREED]
            { $me ->
                [yes] Aceptas.
               *[no] { $who } acepta.
            }
        [REFUSED]
            { $me ->
                [yes] Rechazas.
               *[no] { $who } no acepta.
            }
        [RESUMED]
            { $me ->
                [yes] Acabas la pausa.
               *[no] { $who } acaba la pausa.
            }
        [SHOWS]
            { $me ->
                [yes] El público puede ver tus cartas.
               *[no] El público puede ver las cartas de { $who }.
            }
       *[HIDES]
            { $me ->
                [yes] El público ya no ve tus cartas.
               *[no] El público ya no ve las cartas de { $who }.
            }
    }
table-news =
    { $news ->
        [STARTED] La partida empieza.
        [NEW_INVITATION] La mesa tiene un enlace y un código nuevos; los de antes ya no abren nada.
        [PAUSED] La partida está en pausa.
        [CLOCK_OFF] El reloj está apagado hasta el final de la partida.
        [SWAPPED] Los puestos han cambiado.
        [LEVEL] Ha cambiado un jugador del ordenador.
        [SETTINGS] El anfitrión ha cambiado lo que permite la mesa.
        [LISTED] La mesa está en la lista de mesas abiertas.
        [UNLISTED] La mesa ya no está en la lista de mesas abiertas.
        [PLAY_ON] Se sigue jugando en una mesa nueva.
       *[CLOSED] La mesa está cerrada.
    }

# ---------------------------------------------------------------- lo que rechaza el servidor

refused-TABLE_FULL = Ahora ninguna mesa abierta tiene una silla libre para ti.
refused-NO_SUCH_INVITATION = No hay mesa con este enlace o código.
refused-OLD_INVITATION = Esta invitación ya no es válida. Pide una nueva.
refused-BAD_SETTINGS = Ninguna mesa puede tener estos ajustes.
