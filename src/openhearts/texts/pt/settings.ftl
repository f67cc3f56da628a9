# Aparência, ritmo, toques e sons. Veja en/settings.ftl.

settings = Ajustes
settings-done = Pronto
settings-reset = Como no início
settings-not-kept = Este navegador não deixa a página guardar nada: os ajustes duram até você fechá-la.

pace = Ritmo e toques
calm = Jogar com calma
calm-means = Devagar, vazas mantidas, dois toques por carta, cantos grandes e sem sons, de uma só vez.
hold-tricks = Manter a vaza até eu tocar
hold-tricks-hint = Toque a mesa ou a barra de espaço para seguir.
two-taps = Dois toques para jogar uma carta
two-taps-hint = O primeiro toque levanta a carta, o segundo joga.

cards-heading = Cartas
deck = Cores dos naipes
deck-name =
    { $deck ->
        [four] Quatro
       *[two] Duas
    }
index = Valor e naipe no canto
index-name =
    { $index ->
        [small] Pequeno
        [big] Grande
       *[auto] Automático
    }
suit-order = Ordem dos naipes
ranks = Dentro de um naipe
ranks-way =
    { $ranks ->
        [down] Da alta à baixa
       *[up] Da baixa à alta
    }
backs = Versos
table-heading = Mesa
cloth = Pano
colour-name =
    { $colour ->
        [blue] Azul
        [red] Vermelho
        [green] Verde
        [plum] Ameixa
        [sage] Sálvia
        [slate] Ardósia
        [sand] Areia
       *[grey] Cinza
    }

sounds = Sons
sounds-on = Com sons
volume = Volume
percent = { $percent } %
sound-name =
    { $sound ->
        [card] Uma carta é jogada
        [trick] Uma vaza é levada
        [turn] Sua vez
        [broken] Copas quebradas
        [queen] A dama de espadas
       *[win] Você ganha
    }
captions = Dizer também em palavras
captions-hint = Copas quebradas e a dama são escritas sob a mesa, com ou sem sons.
