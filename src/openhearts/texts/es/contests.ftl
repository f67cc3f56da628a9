# El reparto del día, mesas duplicadas y clasificaciones.

daily-deal = Reparto del día
daily-means =
    { $hands ->
        [one] Una mano con las mismas cartas para todos, contra los mismos jugadores del ordenador ({ $level }). Cuenta tu primer intento.
        [many] { $hands } manos con las mismas cartas para todos, contra los mismos jugadores del ordenador ({ $level }). Cuenta tu primer intento.
       *[other] { $hands } manos con las mismas cartas para todos, contra los mismos jugadores del ordenador ({ $level }). Cuenta tu primer intento.
    }
contest = Mesas duplicadas
contest-means = Cada persona recibe las mismas cartas en una mesa propia, contra los mismos jugadores del ordenador.
contest-play = Jugar estos repartos
contest-play-on = Seguir jugando
contest-play-for-fun = Jugar otra vez, como práctica
contest-finished =
    { $count ->
        [0] Nadie ha terminado todavía.
        [one] { $count } persona ha terminado.
        [many] { $count } personas han terminado.
       *[other] { $count } personas han terminado.
    }
contest-results = Resultados
contest-place = Puesto
contest-player = Jugador
contest-compare = Carta por carta
contest-compare-hand = Mano { $hand }
contest-hidden = Verás los resultados cuando hayas jugado estos repartos hasta el final.
contest-honest = Un resultado por navegador. No hay cuentas, así que nadie sabe quién había visto antes las cartas, en otro navegador o con un amigo. Compárate con gente en quien confías.
contest-passed = pasó
contest-make = Crear un duplicado
contest-make-means = Los mismos repartos del juego elegido en varias mesas: juégalos a solas o con amigos y después comparad.
contest-share = Envía la dirección de esta página a quien vaya a jugar los mismos repartos.
ratings = Clasificaciones
ratings-mean = De las partidas en mesas clasificadas, para cada conjunto de reglas. Una clasificación es lo que un jugador vale como mínimo, casi con seguridad; empieza en 0 y sube con buenos resultados y con el número de partidas. Quien deja su puesto, o deja que el ordenador juegue casi toda la partida, la ha abandonado y queda último en ella.
ratings-none = Aquí no ha terminado aún ninguna partida clasificada.
ratings-rating = Clasificación
ratings-matches = Partidas
ratings-won = Ganadas
ratings-left = partidas abandonadas: { $count } de { $total }
contest-nameless = Alguien
contest-nameless-of = Jugador { $number }
