# Lo que se puede escribir. Véase en/typed.ftl.

typed-hand = mano
    .also = cartas, mis cartas, mi mano
typed-table = mesa
    .also = en la mesa
typed-last = última baza
    .also = baza, última
typed-tricks = todas las bazas
    .also = bazas
typed-score = puntos
    .also = puntuación, marcador, tanteo
typed-leader = quién sale
    .also = quién salió, quién empieza
typed-turn = a quién le toca
    .also = de quién es el turno, turno, quién juega
typed-legal = ?
    .also = qué puedo jugar, qué cartas puedo jugar, puedo jugar
typed-received = cartas recibidas
    .also = recibidas, recibí, qué recibí
typed-rules = reglas
typed-now = qué vale
    .also = ahora, qué vale ahora
typed-repeat = repite
    .also = repetir, otra vez
typed-help = ayuda
    .also = órdenes, comandos

typed-play = juega
    .also = jugar, juego, juegue, echa, tira
typed-pass = pasa
    .also = pasar, paso, pase
typed-why = por qué no
    .also = por qué, porqué no, porqué
typed-say = di
    .also = diga, decir
typed-continue = seguir
    .also = sigue, continuar, siguiente, adelante
typed-add = dar
typed-subtract = quitar
typed-yes = sí
    .also = ok, vale, confirmar
typed-undo = deshacer
    .also = deshaz, retirar, atrás
typed-hint = consejo
    .also = pista, dame un consejo, qué debo jugar
typed-end = acabar
    .also = acabar la mano, terminar

typed-people = quién está aquí
    .also = quién está, gente
typed-pause = pausa
    .also = pedir una pausa
typed-clock-off = apagar el reloj
    .also = apagar reloj, sin reloj
typed-resume = reanudar
    .also = fin de la pausa, terminar la pausa
typed-agree = acepto
    .also = aceptar, de acuerdo, estoy de acuerdo
typed-refuse = rechazo
    .also = rechazar, no
typed-return = recuperar mi puesto
    .also = he vuelto
typed-leave = salir
    .also = dejar la mesa, dejar mi puesto
typed-leave-sure = salir para siempre
    .also = salir del todo
typed-phrases = frases
    .also = qué puedo decir
typed-next-table = otra mesa
    .also = siguiente mesa, próxima mesa

# Cartas.
typed-clubs = tréboles, trébol, t
typed-diamonds = diamantes, diamante, d
typed-spades = picas, pica, espadas, espada, p
typed-hearts = corazones, corazón, c
typed-two = dos
typed-three = tres
typed-four = cuatro
typed-five = cinco
typed-six = seis
typed-seven = siete
typed-eight = ocho
typed-nine = nueve
typed-ten = diez
typed-jack = jota, sota
typed-queen = reina, dama
typed-king = rey, reyes
typed-ace = as, ases

# Palabras que no significan nada.
typed-fillers = de, del, el, la, las, los, un, una, y, mi, mis, me, muestra, muéstrame

# Ejemplos de la ayuda.
typed-example-play = juega reina de picas
typed-example-pass = pasa 2 de tréboles, reina de picas, as de corazones
typed-example-why = por qué no 10 de corazones
typed-example-say = di bien jugado
typed-example-rank = reina
typed-example-cards = QS, 10h, as de tréboles
