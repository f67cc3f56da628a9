# Aspecto, ritmo, toques y sonidos. Véase en/settings.ftl.

settings = Ajustes
settings-done = Hecho
settings-reset = Como al principio
settings-not-kept = Este navegador no deja guardar nada a la página: los ajustes duran hasta que la cierres.

pace = Ritmo y toques
calm = Jugar con calma
calm-means = Lento, cada baza se queda, dos toques por carta, esquinas grandes y sin sonidos, de una vez.
hold-tricks = Dejar la baza hasta que toque
hold-tricks-hint = Toca la mesa o pulsa la barra espaciadora para seguir.
two-taps = Dos toques para jugar una carta
two-taps-hint = El primer toque levanta la carta, el segundo la juega.

cards-heading = Cartas
deck = Colores de los palos
deck-name =
    { $deck ->
        [four] Cuatro
       *[two] Dos
    }
index = Valor y palo en la esquina
index-name =
    { $index ->
        [small] Pequeño
        [big] Grande
       *[auto] Automático
    }
suit-order = Orden de los palos
ranks = Dentro de un palo
ranks-way =
    { $ranks ->
        [down] De alta a baja
       *[up] De baja a alta
    }
backs = Dorsos
table-heading = Mesa
cloth = Tapete
colour-name =
    { $colour ->
        [blue] Azul
        [red] Rojo
        [green] Verde
        [plum] Ciruela
        [sage] Salvia
        [slate] Pizarra
        [sand] Arena
       *[grey] Gris
    }

sounds = Sonidos
sounds-on = Con sonidos
volume = Volumen
percent = { $percent } %
sound-name =
    { $sound ->
        [card] Se juega una carta
        [trick] Se gana una baza
        [turn] Te toca
        [broken] Se rompen los corazones
        [queen] La reina de picas
       *[win] Ganas
    }
captions = Decirlo también con palabras
captions-hint = Los corazones rotos y la reina se escriben bajo la mesa, con sonidos o sin ellos.
