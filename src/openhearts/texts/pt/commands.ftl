# Teclas e comandos. Digita-se em inglês em todos os idiomas. Veja en/commands.ftl.

keys-and-commands = Teclas e comandos
keys = Teclas
key-names =
    { $key ->
        [enter] Enter
        [space] Espaço
        [home] Home
        [end] End
        [page-up] Page Up
        [page-down] Page Down
       *[escape] Esc
    }
keys-arrows = ir às suas cartas e percorrê-las
keys-enter = jogar a carta, ou escolhê-la para o passe
keys-space = o mesmo; senão, pular uma pausa
keys-pass = passar as cartas escolhidas
keys-last = última vaza; ← e → mostram as outras
keys-score = placar
keys-rules = regras
keys-menu = menu
keys-settings = ajustes
keys-type = digitar comandos
keys-help = esta página
keys-close = fechar, ou devolver uma carta escolhida
keys-agree = concordar com o que outro pede
keys-refuse = não concordar
keys-talk = conversa
keys-people = as pessoas na mesa
keys-next-table = à próxima mesa que espera por você
command-people = quem está em que lugar, e quem está ausente
command-say = diz uma frase pronta, ou qualquer texto se a mesa deixar
command-pause = pede uma pausa, e a termina
command-clock-off = pede para desligar o relógio até o fim da partida
command-agree = responde ao que outro pede
command-return = toma o lugar de volta do computador
command-leave = deixa o seu lugar; pergunta-se de novo
command-next-table = vai a outra mesa que espera por você
nobody-else = Ninguém mais joga nesta mesa.
no-other-table = Nenhuma outra mesa espera por você.
nothing-asked = Ninguém pede nada agora.
phrases-are = Você pode dizer { $phrases }.
leave-sure = Para isso escreva “{ typed-leave-sure }”. { $means }
seat-free = O lugar { $place } está livre.
seat-of =
    { $me ->
        [yes] { $who } (você): { $state }.
       *[no] { $who }: { $state }.
    }

type-commands = Digitar comandos
type-here = Digite um comando, ou “{ typed-help }”
close-typing = Fechar a linha de comandos
commands = Comandos para digitar
commands-intro = Aperte / e digite (em português ou inglês). As respostas são escritas e faladas pelo leitor de tela.
command-play = joga a carta; qs, q s ou Q♠ também valem, e só “{ typed-example-rank }” se só uma pode ser jogada
command-pass = passa essas cartas; uma por uma também
command-legal = que cartas você pode jogar, e por que não as outras
command-why = por que uma carta não pode ser jogada
command-hand = suas cartas
command-table = as cartas na mesa
command-last = a última vaza; “{ typed-tricks }” diz todas
command-score = totais e pontos desta mão
command-leader = quem sai nesta vaza; “{ typed-turn }” diz de quem é a vez
command-received = as cartas que vieram no passe
command-rules = as regras deste jogo
command-moon = o que sua lua deve fazer
command-continue = seguir depois da contagem ou de uma vaza que espera
command-repeat = a última resposta de novo
command-help = estes comandos
command-line = { $command }: { $what }.

you-hold =
    { $count ->
        [0] Você não tem cartas.
       *[other] Você tem { CARDS($cards) }.
    }
on-table = Na mesa: { $cards }.
card-by =
    { $me ->
        [yes] { CARDS($cards) } sua
       *[no] { CARDS($cards) } de { $who }
    }
nothing-on-table = Não há cartas na mesa.
trick-told = Vaza { $place }: { $cards }. { $taken }
totals-told = Totais: { $scores }.
taken-so-far = Pontos nesta mão até agora: { $scores }.
taken-not-told = Os pontos desta mão só são mostrados quando ela acaba.
leads-now =
    { $me ->
        [yes] Você sai nesta vaza.
       *[no] { $who } sai nesta vaza.
    }
led-now =
    { $me ->
        [yes] Você saiu nesta vaza.
       *[no] { $who } saiu nesta vaza.
    }
nobody-leads = Ninguém sai ainda.
it-is-your-turn = É sua vez.
nobodys-turn = Agora não é a vez de ninguém.
not-your-turn = Ainda não é sua vez. { $whose }
may-play = Você pode jogar: { CARDS($cards) }.
may-play-not = Não { CARDS($cards) }: { $reason }
not-held = Você não tem { CARDS($cards, form: "the") }.
named-twice = Você citou duas vezes { CARDS($cards, form: "the") }.
play-one = Jogue uma carta.
pass-first = Ainda não se joga. { $todo }.
nothing-to-pass = Não há nada para passar agora.
pass-exactly = Passe exatamente { cards }.
chosen-none = Nenhuma carta escolhida. { $todo }.
chosen-so-far = Escolhidas: { CARDS($cards) }. { $todo }.
chosen-all = Escolhidas: { CARDS($cards) }. Digite “{ typed-pass }” para passá-las.
nothing-received = Nenhuma carta chegou a você nesta mão.
nothing-waits = Nada espera por isso agora.
type-continue = Digite “{ typed-continue }” para seguir.
no-moon-asked = Não há lua para decidir.
nothing-to-repeat = Nada foi dito ainda.
no-card-word = “{ $typed }” não é uma carta. Escreva o valor e depois o naipe: { typed-example-cards }.
which-one = Qual: { CARDS($cards) }?
none-fits = Nenhuma carta possível é “{ $typed }”. Escreva valor e naipe.
unknown-command = “{ $typed }” não diz nada aqui. Digite “{ typed-help }” para saber o que vale.
unknown-command-near = “{ $typed }” não diz nada aqui. Você quis dizer { $near }?
