# Repasar: manos acabadas, partidas pasadas, estadísticas y práctica.

review = Repaso
review-hand = Repasar esta mano
review-title = Repaso: { $game }
review-nothing = Aún no ha acabado ninguna mano de esta partida. Cada una se puede ver en cuanto se cuenta.
review-away = Esta partida no está entre las de este navegador.
review-running = La partida sigue.
back-to-match = Volver a la mesa
review-hidden = Aquí solo se ve lo que sabía un asiento: nada se puede juzgar ni volver a jugar.
review-dealt = Mano { $hand } como se repartió, { passing }.
review-passed =
    { $me ->
        [yes] Pasaste { CARDS($cards, form: "the") }.
       *[no] { $who } pasó { CARDS($cards, form: "the") }.
    }
review-passed-hidden =
    { $me ->
        [yes] Pasaste { cards }.
       *[no] { $who } pasó { cards }.
    }
review-played =
    { $me ->
        [yes] Baza { $trick }: jugaste { CARDS($cards, form: "the") }.
       *[no] Baza { $trick }: { $who } jugó { CARDS($cards, form: "the") }.
    }
review-taken = { tricks }, { $worth }
hidden-cards =
    { $count ->
        [one] { $count } carta tapada
       *[other] { $count } cartas tapadas
    }
no-cards-left = Sin cartas
shown-voids = Sin { JOIN($suits) }
eyes = Mostrar
all-face-up = Todas las cartas
known-face-up = Las cartas conocidas
what-one-knew =
    { $me ->
        [yes] Lo que sabías
       *[no] Lo que sabía { $who }
    }
no-trick-yet = Aún no hay baza
hand-choice = Mano
hand-with-score = Mano { $hand }: { points }
to-start = Al principio de la mano
trick-back = Una baza atrás
step-back = Una carta atrás
step-on = Una carta adelante
trick-on = Una baza adelante
to-end = Al final de la mano
step-count = Paso { $at } de { $all }
review-keys = Teclas: ← y → por cartas, ↑ y ↓ por bazas, Inicio y Fin a los extremos, Re Pág y Av Pág por manos. ? las enseña.
review-keys-cards = una carta atrás, una carta adelante
review-keys-tricks = una baza atrás, una baza adelante
review-keys-ends = al principio y al final de la mano
review-keys-hands = a la mano anterior, a la mano siguiente
review-keys-close = cerrar una ventana
steps-caption = Cada carta por baza y jugador, con los puntos que perdió frente a la elección del ordenador
steps-heading = Bazas
trick-column = Baza
pass-row = Pase
lost-row = Perdido
judging-begins = El ordenador mira la mano…
judging = Mirando: { $done } de { $all }
not-judged = El ordenador no pudo mirar esta mano.
judged-forced = No había otra carta que jugar.
judged-best = El ordenador haría lo mismo. { $reason }
judged-as-good = Casi tan buena como { CARDS($cards, form: "the") }.
judged-worse = Mejor por { $lost } puntos: { CARDS($cards, form: "the") }. { $reason }
play-from-here = Jugar otra vez desde aquí
play-from-here-as = Seguir desde aquí como { $who }
practice-means = Práctica: nunca cuenta.
worst-heading = Para mirar otra vez
nothing-lost = Ninguna decisión costó nada importante.
account-heading =
    { $me ->
        [yes] Tus puntos, por partes
       *[no] Los puntos de { $who }, por partes
    }
account-share = Una parte igual de los puntos
account-luck = Suerte de las cartas repartidas
account-lost = Perdido por decisiones
account-rest = Cómo estaban y se jugaron las cartas de los demás
account-score = Apuntado
account-means = La suerte es lo que estas cartas dan de media bien jugadas, frente a una parte igual. Más es malo: los puntos se evitan.
account-error-means = El ± dice cuánto puede desviarse esta media, pues viene de pruebas.
give-or-take = { $points } más o menos
chart-heading = Totales
chart-label =
    { $count ->
        [one] Los totales de todos en { $count } mano; los números están en la tabla de abajo.
       *[other] Los totales de todos en { $count } manos; los números están en la tabla de abajo.
    }
chart-table = Los números en una tabla

past-matches = Partidas pasadas
statistics = Estadísticas
search-label = Buscar nombres, juegos y días
any-game = Todos los juegos
result-label = Resultado
kind-label = Tipo
since-label = Desde
until-label = Hasta
any-result = Cualquier resultado
any-kind = Todas las partidas
match-outcome =
    { $outcome ->
        [WON] Ganada
        [SHARED] Victoria compartida
        [LOST] No ganada
       *[RUNNING] Sin terminar
    }
match-kind =
    { $kind ->
        [PLAYED] Jugada aquí
        [PRACTICE] Práctica
       *[IMPORTED] De un archivo
    }
matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
matches-found = { $found } de { matches }
no-matches = Aún no hay partidas: cada una que juegues se guarda.
none-found = Ninguna partida encaja con la búsqueda.
clear-search = Ver todas
page-of = Página { $page } de { $all }
newer-matches = Más nuevas
older-matches = Más antiguas
not-counted = fuera de las estadísticas
open-record = Abrir un registro
open-record-means = Una partida guardada como archivo, texto o JSON, para verla o volver a jugarla. Nunca cuenta.
taking-in = Leyendo el archivo…
taken-in =
    { $count ->
        [one] { $count } partida añadida.
       *[other] { $count } partidas añadidas.
    }
taken-in-known = { taken-in } Ya estaban: { $known }.
not-taken-in = No se añadió nada. { $why }
record-no-text = No es un archivo de texto: el byte { $byte } no es de un texto en UTF-8.
record-empty = El archivo está vacío.
record-too-many =
    { $count ->
        [one] Un archivo puede tener como mucho { $count } partida.
       *[other] Un archivo puede tener como mucho { $count } partidas.
    }
record-foreign = No es una partida guardada por OpenHearts, o es solo una parte.
record-line-wrong = La línea { $line } no es como en una partida guardada: el archivo está dañado o es otra cosa.
record-contradicts = La partida se contradice o contradice sus reglas: el archivo se cambió o está dañado.
record-contradicts-at = La partida se contradice o contradice sus reglas: el archivo se cambió o está dañado ({ JOIN($parts) }).
record-hand = mano { $number }
record-trick = baza { $number }
record-seat = puesto { $number }
record-of = Partida { $place } de { $count }: { JOIN($parts) }
save-as-text = Guardar como texto
save-as-json = Guardar como JSON

no-statistics = Las estadísticas empiezan con tu primera partida terminada. La práctica, las partidas con deshacer y las de archivos nunca cuentan.
statistics-mean = Sumadas de las partidas terminadas de este navegador, tal como están guardadas.
left-out = Quedan fuera: { JOIN($parts) }.
left-out-running = { $count } sin terminar
left-out-practice = { $count } de práctica
left-out-undo = { $count } con deshacer
left-out-imported =
    { $count ->
        [one] { $count } de un archivo
       *[other] { $count } de archivos
    }
stat-matches = Partidas
stat-won = Ganadas
stat-shared = Victorias compartidas
stat-place = Puesto medio
stat-total = Total medio
stat-hands = Manos
stat-points = Puntos por mano
stat-took = Se llevó { CARDS($cards, form: "the") }
stat-took-dear = Cartas más caras llevadas
stat-moons-tried = Lunas intentadas
stat-moons-made = Lunas logradas
stat-moons-stopped = Lunas de otros paradas
stat-share = { $count } ({ $share })
stat-dealt = Según el reparto, antes del pase
stat-dealt-queen = Te tocó { CARDS($cards, form: "the") } en { $times } de { $count } manos; por azar { $mean }, entre { $low } y { $high } en diecinueve de cada veinte casos.
stat-dealt-cards =
    { $kind ->
        [HIGH] Ases y reyes recibidos por mano: { $dealt }; por azar { $mean }, entre { $low } y { $high } en diecinueve de cada veinte casos.
       *[other] Corazones recibidos por mano: { $dealt }; por azar { $mean }, entre { $low } y { $high } en diecinueve de cada veinte casos.
    }
stat-dealt-few =
    { $count ->
        [one] Con { $count } mano aún no se puede decir nada; a partir de 20 se dirá aquí.
       *[other] Con { $count } manos aún no se puede decir nada; a partir de 20 se dirá aquí.
    }
stat-dealt-means = Uno de cada veinte números queda fuera de su margen por puro azar.
stat-sealed = Repartos de estos se sellaron de antemano, así que no hace falta creerlo:
stat-passes = Según el pase
stat-pass-column = Pase
stat-given = Dio { CARDS($cards, form: "the") }; se llevó igual
stat-given-dear = Dio cartas caras; se las llevó igual
stat-got = Recibió { CARDS($cards, form: "the") }; se llevó al final
stat-got-dear = Recibió cartas caras; se las llevó al final
stat-levels = Según el nivel del ordenador
stat-level-column = Nivel

practice = Práctica
practice-over = La práctica ha terminado
practice-then = En la partida
practice-now = Ahora
practice-again = Otra vez
back-to-review = Volver al repaso
