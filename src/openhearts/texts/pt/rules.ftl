# Os jogos, as opções e a página de regras; por que uma carta ou uma regra é recusada.

preset-standard = Padrão
    .summary = Passa à esquerda, à direita, em frente e nada; sai o dois de paus; sem pontos na primeira vaza; a lua dá 26 aos outros; até 100.
preset-black-lady = Black Lady
    .summary = A dama de espadas também quebra copas, e quem acerta a lua escolhe o que ela faz.
preset-classic = Clássico
    .summary = Só copas contam; as cartas que sobram vão para a primeira vaza; até 50.
preset-play-on = Prorrogação
    .summary = Pode haver pontos na primeira vaza, e em caso de empate o jogo continua.
preset-american = Americano
    .summary = Pode haver pontos na primeira vaza, e quem acerta a lua escolhe o que ela faz.
preset-bicycle = Bicycle
    .summary = Como o Padrão, mas a dama de espadas também quebra copas.
preset-omnibus = Omnibus
    .summary = O valete de ouros tira dez pontos.
preset-omnibus-ten = Omnibus, dez de ouros
    .summary = O dez de ouros tira dez pontos e faz parte da lua: as quinze cartas tiram 26.
preset-black-maria = Black Maria
    .summary = O jogo britânico: passa-se sempre à direita, e o ás e o rei de espadas também contam.
preset-spot = Copas por valor
    .summary = Cada carta de copas conta seu valor, a dama de espadas 25; até 500.
preset-hooligan = Hooligan
    .summary = O sete de paus custa sete pontos.
preset-black-jack = Valete preto
    .summary = O valete de espadas custa dez pontos, a dama nenhum.
preset-queens = Quatro damas
    .summary = Cada dama custa 13, sai-se com copas à vontade e não há lua; até 108.
preset-kitty = Monte
    .summary = Doze cartas para cada um; quem leva a primeira carta de pena leva o monte e o vê.
preset-new-moon = Lua nova
    .summary = A lua tira 26 de quem a acerta em vez de dar aos outros.
preset-basic = Original
    .summary = O jogo da década de 1880: só copas contam, nada se passa, sai-se com qualquer carta.

game-changed = { $game }, com mudanças

option-removed = Cartas retiradas
    .meaning = Cartas tiradas do baralho antes de dar.
option-hand_size = Cartas para cada um
    .meaning = Cartas para cada um; o que sobra é o monte.
option-kitty = Monte
    .meaning = Quem leva as cartas não dadas.
    .NONE = sem monte
    .FIRST_TRICK = quem ganha a primeira vaza
    .FIRST_PENALTY_CARD = quem ganha a primeira vaza com carta de pena
    .FIRST_HEART = quem ganha a primeira vaza com copas
    .LAST_TRICK = quem ganha a última vaza
option-kitty_seen_by = Quem vê o monte
    .meaning = Quem pode olhar o monte quando ele é levado.
    .NOBODY = ninguém
    .TAKER = quem o leva
option-first_dealer = Quem dá primeiro
    .meaning = Como se acha quem dá primeiro; depois dá quem está à esquerda.
    .LOWEST_CUT = quem corta a mais baixa
    .RANDOM = por sorteio
option-pass_count = Cartas a passar
    .meaning = Cartas que cada um passa.
option-pass_cycle = Direções do passe
    .meaning = Como se passam as cartas, mão após mão.
option-first_lead = Primeira saída
    .meaning = Quem sai na primeira vaza.
    .LOWEST_CLUB = quem tem a menor de paus
    .ELDEST = à esquerda de quem dá
option-opening_card = Carta de saída
    .meaning = O que pode abrir a primeira vaza.
    .THAT_CLUB = a menor de paus
    .ANY_CLUB = qualquer uma de paus
    .NOT_A_HEART = tudo menos copas
    .NOT_A_POINT_CARD = tudo o que não conta
    .ANY = qualquer carta
option-first_trick_points = Pontos na primeira vaza
    .meaning = Se podem cair cartas de pena na primeira vaza.
    .ALLOWED = permitido
    .BANNED = não permitido
option-hearts_lead = Sair com copas
    .meaning = Quando se pode sair com copas.
    .FREE = a qualquer momento
    .AFTER_BROKEN = depois de quebradas
    .NEVER = só quem só tem copas
option-broken_by = O que quebra copas
    .meaning = Que carta quebra copas ao ser jogada.
    .HEART = uma de copas
    .HEART_OR_QUEEN = uma de copas ou a dama de espadas
    .PENALTY_CARD = qualquer carta de pena
option-stuck_lead = Sem outra saída
    .meaning = A mão que pode sair com copas antes de quebradas.
    .ONLY_HEARTS = só copas
    .ONLY_PENALTY_CARDS = só copas, ou só cartas de pena
option-queen_lead = Sair com a dama de espadas
    .meaning = Quando se pode sair com a dama de espadas.
    .ANY_TIME = a qualquer momento
    .AFTER_BROKEN = depois de copas quebradas
option-queen_discard = Descartar a dama de espadas
    .meaning = Descartar a dama de espadas quando não se tem o naipe.
    .FREE = à vontade
    .AFTER_BROKEN = só depois de copas quebradas
    .FORCED = na primeira chance
option-points = Pontos
    .meaning = Quanto vale cada carta; abaixo de zero é bônus.
option-no_trick_bonus = Bônus sem vaza
    .meaning = Somado aos pontos de quem não fez nenhuma vaza.
option-moon = Acertar a lua
    .meaning = O que acontece quando alguém leva todas as cartas de pena.
    .NONE = nada de especial
    .ADD_TO_OTHERS = os outros recebem os pontos
    .SUBTRACT_FROM_SELF = o próprio total baixa
    .CHOICE = quem acerta escolhe
    .AUTO = os outros recebem os pontos, a menos que assim perca
option-moon_value = A lua vale
    .meaning = Quanto move uma lua; nada: a soma das cartas de pena.
option-moon_needs_bonus = A lua exige os bônus
    .meaning = Se a lua exige também as cartas de bônus.
option-sun = Acertar o sol
    .meaning = Uma lua com todas as vazas.
    .NONE = conta como lua
    .DOUBLE = conta em dobro
option-target = Jogar até
    .meaning = A partida acaba depois da mão em que um total chega a isto.
option-target_exceeded = É preciso passar do alvo
    .meaning = Se é preciso passar do alvo, e não só chegar nele.
option-exact_resets = Reajustes
    .meaning = Totais que mudam quando são atingidos exatamente.
option-hand_limit = Máximo de mãos
    .meaning = A partida acaba também depois de tantas mãos.
option-tie = Empate no fim
    .meaning = Vários com o menor total no fim.
    .SHARE = dividem a vitória
    .PLAY_ON = joga-se até um ficar sozinho na frente
option-players = Jogadores
option-preset = Jogo

section-deal = Dar as cartas
section-passing = Passe
section-opening = Primeira vaza
section-play = Jogo
section-points = Pontos
section-end = Fim da partida

rule-players =
    { $count ->
        [3] Três jogadores.
        [4] Quatro jogadores.
        [5] Cinco jogadores.
        [6] Seis jogadores.
       *[other] Sete jogadores.
    }
rule-deck-full = O baralho completo de 52 cartas; { cards } para cada um.
rule-deck-without = Sem { CARDS($removed, form: "the") } o baralho tem { $deck } cartas; { cards } para cada um.
rule-kitty =
    { $count ->
        [one] A carta que sobra é o monte, que vai { rule-kitty-taker }; conta como carta ganha em vaza, mas não quebra nada.
       *[other] As { cards-in-words } que sobram são o monte, que vai { rule-kitty-taker }; contam como cartas ganhas em vaza, mas não quebram nada.
    }
rule-kitty-taker =
    { $kitty ->
        [FIRST_TRICK] para quem ganha a primeira vaza
        [FIRST_PENALTY_CARD] para quem ganha a primeira vaza com uma carta de pena (se não houver, a última)
        [FIRST_HEART] para quem ganha a primeira vaza com copas (se não houver, a última)
       *[LAST_TRICK] para quem ganha a última vaza
    }
rule-kitty-seen =
    { $who ->
        [TAKER] Quem leva o monte olha; os outros veem quando a mão é contada.
       *[NOBODY] Ninguém vê o monte antes de a mão ser contada.
    }
rule-first-dealer =
    { $how ->
        [LOWEST_CUT] Todos cortam, e a carta mais baixa dá primeiro (o ás é alto; em caso de empate corta-se de novo); depois dá quem está à esquerda.
        [RANDOM] Quem dá primeiro é sorteado; depois dá quem está à esquerda.
       *[SEAT] O lugar { $seat } dá primeiro; depois dá quem está à esquerda.
    }

rule-no-passing = Nenhuma carta é passada.
rule-pass-always = Cada um passa { cards-in-words } em cada mão: { $way }.
rule-pass-by-turns = Cada um passa { cards-in-words }, alternando de mão em mão: { JOIN($ways, last: "then") }.
rule-pass-each-always = Cada um passa cartas em cada mão: { $way }.
rule-pass-each-by-turns = Cada um passa cartas, alternando de mão em mão: { JOIN($ways, last: "then") }.
pass-way =
    { $entry ->
        [L] à esquerda
        [R] à direita
        [A] em frente
        [L2] ao segundo lugar à esquerda
        [R2] ao segundo lugar à direita
        [L3] ao terceiro lugar à esquerda
        [R3] ao terceiro lugar à direita
        [SCATTER] uma carta a cada um dos outros
        [MIX] para um bolo que é embaralhado e dado de novo
       *[H] nada
    }
pass-way-counted = { cards-in-words } { pass-way }
rule-pass-unseen = Ninguém vê o que vem antes de todos terem escolhido.
rule-pass-mixed = As cartas do bolo são dadas uma a uma a partir da esquerda de quem dá; as próprias podem voltar.

rule-lead =
    { $lead ->
        [LOWEST_CLUB] Quem tem a menor carta de paus depois do passe sai na primeira vaza, { rule-lead-card }.
       *[ELDEST] Quem está à esquerda de quem dá sai na primeira vaza, { rule-lead-card }.
    }
rule-lead-card =
    { $card ->
        [THAT_CLUB] com essa carta
        [ANY_CLUB] com qualquer uma de paus (com qualquer carta se não tiver)
        [NOT_A_HEART] com qualquer carta menos copas (quem só tem copas, com uma delas)
        [NOT_A_POINT_CARD] com qualquer carta que não conte (a menos que todas contem)
       *[ANY] com qualquer carta
    }
rule-lead-no-club =
    { $any ->
        [yes] Se ninguém tem paus, sai quem está à esquerda de quem dá, com qualquer carta.
       *[no] Se ninguém tem paus, sai quem está à esquerda de quem dá.
    }
rule-first-trick-points =
    { $banned ->
        [yes] Na primeira vaza não se sai com carta de pena nem se descarta uma, a menos que não se tenha outra coisa; seguir o naipe com uma é permitido.
       *[no] Cartas de pena podem ser jogadas na primeira vaza.
    }

rule-follow = Segue-se o naipe se der; a carta mais alta do naipe da saída ganha a vaza. Não há trunfo.
rule-no-hearts = Não há copas no baralho.
rule-hearts-lead =
    { $free ->
        [yes] Pode-se sair com copas a qualquer momento.
       *[no] Só sai com copas quem não tem outra coisa.
    }
rule-hearts-wait =
    { $stuck ->
        [ONLY_HEARTS] Não se sai com copas antes de quebradas, a menos que só se tenha copas.
       *[ONLY_PENALTY_CARDS] Não se sai com copas antes de quebradas, a menos que só se tenha copas ou só cartas de pena.
    }
rule-broken =
    { $by ->
        [HEART] Copas são quebradas assim que se joga uma carta de copas.
        [HEART_OR_QUEEN] Copas são quebradas assim que se joga uma carta de copas ou a dama de espadas.
       *[PENALTY_CARD] Copas são quebradas assim que se joga uma carta de pena.
    }
rule-queen-lead = Não se sai com a dama de espadas antes de copas quebradas.
rule-queen-waits = Não se descarta a dama de espadas antes de copas quebradas; seguir espadas com ela é sempre permitido.
rule-queen-forced = Quem não pode seguir o naipe tem de descartar a dama de espadas, se essa vaza permitir.
rule-way-out = Se todas essas regras não deixarem nenhuma carta, você pode jogar qualquer uma.

rule-points = { JOIN($worth, capital: "yes") }: { $sum } ao todo. Pontos são ruins.
rule-no-points = Nenhuma carta custa pontos.
rule-bonus = Bônus: { $worth }.
worth-hearts-rank = cada carta de copas seu valor (valete 11, dama 12, rei 13, ás 14)
worth-card = { CARDS($cards, form: "the") } { $value }
worth-cards = { CARDS($cards, form: "the") } { $value } cada
worth-rank = cada { rank } { $value }
worth-suit = cada carta de { suit } { $value }
worth-other = cada outra carta de { suit } { $value }
worth-suit-but = cada carta de { suit } menos { CARDS($missing, form: "rank") } { $value }
rule-no-trick-bonus =
    { $points ->
        [one] Quem não faz nenhuma vaza tira { $points } ponto, com ou sem lua.
       *[other] Quem não faz nenhuma vaza tira { $points } pontos, com ou sem lua.
    }
rule-no-moon = Não há lua: as cartas sempre contam para quem as levou.
rule-moon = Acertar a lua: quem leva { rule-moon-needs } { rule-moon-does }.
rule-moon-needs =
    { $bonus ->
        [yes] todas as cartas de pena e todas as de bônus
       *[no] todas as cartas de pena
    }
rule-moon-does =
    { $moon ->
        [ADD_TO_OTHERS] { rule-moon-adds }
        [SUBTRACT_FROM_SELF] { rule-moon-subtracts }
        [CHOICE] escolhe ao contar a mão: ou { rule-moon-adds }; ou { rule-moon-subtracts }
       *[AUTO] { rule-moon-adds }; mas se assim a partida acabasse sem sua vitória, { rule-moon-subtracts }
    }
rule-moon-adds = marca 0, e cada um dos outros { $points }
rule-moon-subtracts =
    { $points ->
        [one] tira { $points } ponto, e os outros marcam 0
       *[other] tira { $points } pontos, e os outros marcam 0
    }
rule-moon-bonus =
    { $needed ->
        [yes] Numa lua as cartas de bônus não contam à parte.
       *[no] As cartas de bônus contam para quem as levou, com ou sem lua.
    }
rule-sun = Acertar o sol: uma lua com todas as vazas conta em dobro, { $points }.

rule-resets = Um total atingido exatamente é reajustado: { $resets }.
reset-to = { $reached } vira { $becomes }
rule-end-target =
    { $passed ->
        [yes] A partida acaba depois da mão em que um total passa de { $target }. O menor total ganha.
       *[no] A partida acaba depois da mão em que um total chega a { $target }. O menor total ganha.
    }
rule-end-hands = A partida acaba depois de { rule-hands }. O menor total ganha.
rule-end-either =
    { $passed ->
        [yes] A partida acaba depois da mão em que um total passa de { $target }, ou depois de { rule-hands }. O menor total ganha.
       *[no] A partida acaba depois da mão em que um total chega a { $target }, ou depois de { rule-hands }. O menor total ganha.
    }
rule-hands =
    { $count ->
        [1] uma mão
       *[other] { $count } mãos
    }
rule-tie =
    { $tie ->
        [SHARE] Se no fim vários têm o menor total, dividem a vitória.
       *[PLAY_ON] Se então vários têm o menor total, joga-se até que a partida acabe com um só.
    }

refused-MATCH_OVER = A partida acabou.
refused-WRONG_PHASE = Isso não pode ser feito agora.
refused-NOT_YOUR_TURN = Não é sua vez.
refused-NO_PASS_THIS_HAND = Nesta mão não se passa nada.
refused-ALREADY_PASSED = Você já passou.
refused-WRONG_PASS_COUNT = Passe exatamente { cards }.
refused-SAME_CARD_TWICE = A mesma carta aparece duas vezes.
refused-NOT_IN_HAND = Você não tem { CARDS($cards, form: "the") }.
refused-MUST_FOLLOW_SUIT = Siga o naipe: você ainda tem { suit }.
refused-MUST_OPEN_WITH_LOWEST_CLUB = Saia com { CARDS($cards, form: "the") }.
refused-MUST_OPEN_WITH_A_CLUB = Saia na primeira vaza com paus.
refused-MAY_NOT_OPEN_WITH_A_HEART = A primeira vaza não abre com copas.
refused-MAY_NOT_OPEN_WITH_A_POINT_CARD = A primeira vaza não abre com carta que conta.
refused-NO_PENALTY_CARD_ON_FIRST_TRICK = Nada de cartas de pena na primeira vaza enquanto você tiver outra coisa.
refused-HEARTS_NOT_BROKEN = Copas ainda não foram quebradas: saia com outro naipe.
refused-HEARTS_ARE_NEVER_LED = Não se sai com copas enquanto se tem outro naipe.
refused-QUEEN_WAITS_FOR_BROKEN_HEARTS = A dama de espadas espera até copas serem quebradas.
refused-QUEEN_MUST_BE_THROWN = Você não pode seguir o naipe: a dama de espadas tem de cair agora.
refused-NO_MOON_CHOICE_DUE = Não há lua para decidir.
refused-BAD_CUT = Essas cartas não podem ter sido cortadas.
refused-BAD_SEAT = Esse lugar não existe.
refused-BAD_DEAL = Essa distribuição não combina com o baralho.
refused-BAD_SHUFFLE = Embaralham-se exatamente as cartas passadas.

clash-between = “{ $option }” vai de { $low } a { $high }.
clash-from = “{ $option }” tem de ser pelo menos { $low }.
clash-large = “{ $option }”: nenhum número pode passar de { $most }.
clash-bonus = “{ $option }” é descontado, então tem de ser 0 ou menos.
clash-dealer = Esse lugar não está na mesa. Deixe outro dar primeiro.
clash-resets = Só totais a partir de 1 podem ser reajustados.
clash-too-many-dealt = São dadas mais cartas do que há. Dê menos, ou retire menos.
clash-left-over = Sobram cartas que ninguém leva. Diga quem leva o monte, ou faça a conta fechar.
clash-cut = Todas as cartas que restam têm o mesmo valor, e o corte nunca acharia quem dá. Sorteie, ou deixe mais cartas.
clash-no-direction = Não há direção de passe. Adicione uma; uma mão também pode ser sem passe.
clash-direction = Com esse número de jogadores não há ninguém numa das direções. Escolha outra.
clash-pass-all = Passar tantas cartas não deixa nenhuma. Passe menos, ou dê mais.
clash-scatter = Uma carta para cada um dos outros não deixa nenhuma. Escolha outra direção, ou dê mais.
clash-opening = A menor de paus tem de abrir, mas quem sai talvez não a tenha. Deixe sair quem a tem, ou abra com outra carta.
clash-endless = A partida nunca acabaria. Ponha um total ou um número de mãos.
clash-no-penalty = Nenhuma carta custa pontos, então nenhum total chegaria ao fim. Ponha um número de mãos, ou dê pontos a uma carta.
clash-preset =
    { $last ->
        [4] Este jogo é só para quatro jogadores.
       *[other] Este jogo é para { $first } a { $last } jogadores.
    }
clash-no-preset = Não há nenhum jogo “{ $name }”.
clash-unreadable = Estas regras não podem ser lidas. Talvez estejam danificadas ou sejam de outra versão.
