# Lo que una mesa con varias personas rechaza, dicho a quien lo pidió.

not-allowed-gathering = La partida aún no ha empezado.
not-allowed-started = La partida ya ha empezado.
not-allowed-over = La partida ha terminado.
not-allowed-closed = Esta mesa está cerrada.
not-allowed-paused = La partida está en pausa.
not-allowed-not-paused = La partida no está en pausa.
not-allowed-clock-rated = En una partida puntuada el reloj sigue en marcha.
not-allowed-clock-none = Aquí no hay reloj de segundos que apagar.
not-allowed-sat-in = El ordenador juega en este puesto. Recupera primero el puesto.
not-allowed-not-away = El ordenador no juega por ti.
not-allowed-owner = Solo quien es dueño de la mesa puede hacer eso.
not-allowed-program = Un programa solo juega; no hace nada más.
not-allowed-self = Puedes irte, pero no echarte.
not-allowed-nobody = Ahí no hay nadie sentado.
not-allowed-solo = Esta mesa es para una sola persona.
not-allowed-chair-taken = Ahí ya hay alguien sentado.
not-allowed-full = Todos los puestos de esta mesa están ocupados.
not-allowed-name-taken = En esta mesa ya se sienta { $name }. Si eres tú, abre el enlace privado de tu asiento o pide uno nuevo al anfitrión; si no, elige otro nombre.
not-allowed-own-key = Nadie más da el asiento del anfitrión.
not-allowed-key-rated = En partidas puntuadas un asiento conserva su enlace.
not-allowed-removed = El anfitrión te ha echado de esta mesa. Solo él puede dejarte volver.
not-allowed-invitation = Esta invitación ya no es válida. Pide una nueva.
not-allowed-there = Quien tiene este asiento está en la mesa.
not-allowed-settings-access = Aquí no se cambia quién puede sentarse.
not-allowed-settings-rated = En una partida puntuada no se cambia nada.
not-allowed-settings-later = El reloj y la puntuación quedan fijados antes de empezar la partida.
not-allowed-settings-shown = Qué puntos y bazas se muestran queda fijado antes de empezar la partida.
not-allowed-settings-made = Si la partida es puntuada queda fijado al crear la mesa.
not-allowed-ask-again = Los demás acaban de negarse. Espera un poco antes de volver a pedirlo.
not-allowed-seated = Ya estás sentado a esta mesa.
not-allowed-ask-open = Ya se pregunta otra cosa. Espera las respuestas.
not-allowed-ask-gone = Eso ya no se pregunta.
not-allowed-agreed = Ya has aceptado.
not-allowed-undo-rated = No se retira nada en una partida puntuada.
not-allowed-undo-away = Alguien que debe aceptar está ausente.
not-allowed-watching = Nadie puede mirar eso en esta mesa.
not-allowed-talk = En esta mesa no se habla.
not-allowed-talk-text = En esta mesa solo se dicen las frases hechas.
not-allowed-talk-empty = Ahí no hay nada que leer.
not-allowed-level = No hay jugador del ordenador de ese nivel.
not-allowed-hint-rated = No hay consejos en una partida puntuada.
not-allowed-hint-hidden = No hay consejos donde no se muestran puntos o bazas.
not-allowed-undo-contest = No se retira nada donde otros juegan los mismos repartos.
not-allowed-hint-contest = No hay consejos donde otros juegan los mismos repartos.
not-allowed-close-rated = Una partida puntuada no se interrumpe. Puedes dejar el puesto, y entonces quedas en último lugar.
not-allowed-remove-rated = No se echa a nadie de una partida puntuada. El ordenador juega por quien no está.
not-allowed-second-try = Termina primero la partida que cuenta.
not-allowed-not-over = La partida aún no ha terminado.
not-allowed-played-on = Ya se sigue jugando en otra mesa.
not-allowed-name = Un nombre tiene de 1 a 24 caracteres visibles, sin signos que cambien la dirección de la escritura.
refused-old-protocol = Esta página y el servidor son de versiones distintas. Vuelve a cargar la página.
refused-crowded =
    { $whose ->
        [address] Tu dirección tiene tantas conexiones a este servidor como él permite. Cierra una de sus páginas.
       *[server] El servidor tiene tantas visitas como puede atender. Entrarás cuando alguien se vaya.
    }
