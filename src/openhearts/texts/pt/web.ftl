# O cliente web. Veja en/web.ftl.

page-title = { $page } · OpenHearts
close = Fechar
home = Início
new-game = Novo jogo
try-again = Tentar de novo
loading = Um momento…
server-away = O servidor não responde. Veja se ele está ligado e tente de novo.
server-away-trying = O servidor não responde. Nada se perde: esta página tenta de novo sozinha.
nothing-kept = Este navegador não deixa a página guardar nada: se você fechar, perde seu lugar à mesa.
language = Idioma
language-away = Esse idioma não pôde ser carregado. Veja se o servidor está ligado e escolha de novo.
letters = Letras das cartas
letters-english = Inglesas: { $letters }
letters-local = Portuguesas: { $letters }

play = Jogar
game-for =
    { $count ->
        [one] { $game }, { $count } jogador
       *[other] { $game }, { $count } jogadores
    }
change-rules = Mudar regras
tagline = Uma mesa tranquila de Copas, só ou com amigos.
resume-heading = Continuar
resume-not-dealt = Ainda não dado
hand-number = Mão { $hand }
resume-total = Você { $mine }, os outros { $others }
strange-tables =
    { $count ->
        [one] Uma das suas mesas não está neste servidor. O lugar continua guardado neste navegador.
       *[other] { $count } das suas mesas não estão neste servidor. Os lugares continuam guardados neste navegador.
    }
forget-strange = Esquecer
finished-heading = Terminadas
finished =
    { $outcome ->
        [shared] Vitória dividida
        [won] Você ganhou
       *[place] Você ficou em { ordinal }
    }
ordinal =
    { $place ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
        [6] sexto
       *[7] sétimo
    }
show-all = Mostrar todas as { $count }
forget = Tirar { $game } da lista
remove = Tirar
removed = Tirada.
undo = Desfazer
undo-remove = Desfazer: manter { $game }
today-at = hoje { $time }
yesterday-at = ontem { $time }
begun-at = começada { $when }
played-at = jogada { $when }

choose-game = Jogo
other-game = Escolher outro jogo
player-count = Jogadores
your-name = Seu nome
default-name = Você
target-label = Jogar até
no-target = sem limite
settings-heading = Ajustes deste jogo
customise = Personalizar todas as regras
customise-hint = Toda regra pode mudar; contradições são explicadas aqui.
back-to-preset = Voltar a { $game } como é
changed = mudado
set-back = Restaurar
reset-option = mudado · Restaurar: { $option }
start = Começar
level-label = Como o computador joga
against-level = Computadores: { $level }
levels-see = Em todos os níveis o computador vê só as próprias cartas, e as cartas são dadas da mesma maneira.
level-means =
    { $level ->
        [beginner] Olha só para a vaza na mesa. Bom para um primeiro jogo.
        [casual] Joga com bom senso e esquece metade do que saiu, como as pessoas.
        [steady] Lembra-se de todas as cartas, foge da dama e vê quem vai à lua.
        [strong] Pensa em dezenas de maneiras como as cartas escondidas podem estar.
        [expert] Pensa em centenas de maneiras, acerta a lua e trava quem tenta.
       *[master] É quem pensa mais tempo, e é muito difícil de vencer.
    }
starting = Dando as cartas…
show-where = Mostre onde
whole-numbers = Aqui só valem números inteiros.
cannot-start = Ainda não: { $reason }
rules-heading = As regras de { $game }
bold-differs = Em negrito: diferente do Padrão.
same-as-standard = São as regras padrão.
usual-rules = O que é como no Padrão
yes = sim
no = não
none = nada
use-none = Nada
seat-deals =
    { $seat ->
        [0] você dá primeiro
        [1] o primeiro lugar à sua esquerda dá primeiro
        [2] o segundo lugar à sua esquerda dá primeiro
        [3] o terceiro lugar à sua esquerda dá primeiro
        [4] o quarto lugar à sua esquerda dá primeiro
        [5] o quinto lugar à sua esquerda dá primeiro
       *[6] o sexto lugar à sua esquerda dá primeiro
    }
add-entry = Adicionar uma mão
remove-entry = Tirar a mão { $place }
removed-cards =
    { $count ->
        [0] O baralho completo
        [one] { $count } carta retirada
       *[other] { $count } cartas retiradas
    }
take-out = Retirar { CARDS($cards, form: "the") }
all-hearts = Cada uma de copas
add-point-card = Adicionar uma carta
worth-nothing = { CARDS($cards, form: "the") } não conta mais
reset-reached = Reajuste { $place }: total atingido
reset-becomes = Reajuste { $place }: vira
becomes = vira
add-reset = Adicionar um reajuste
remove-reset = Tirar o reajuste { $place }
other-options = Outras
does-not-fit = Isto não combina com { $others }.
quoted = “{ $what }”
no-rule-page = As regras aparecem aqui assim que combinarem.

direction =
    { $entry ->
        [L] esquerda
        [R] direita
        [A] em frente
        [L2] 2º à esquerda
        [R2] 2º à direita
        [L3] 3º à esquerda
        [R3] 3º à direita
        [SCATTER] uma a cada um
        [MIX] para o bolo
       *[H] sem passe
    }
passing =
    { $entry ->
        [H] sem passe
       *[other] passe: { direction }
    }
level =
    { $level ->
        [random] acaso
        [simple] simples
        [beginner] iniciante
        [casual] casual
        [steady] sólido
        [strong] forte
        [expert] perito
        [master] mestre
       *[other] { $level }
    }
hearts-broken = Copas quebradas
hearts-not-broken = Copas não quebradas
open-rules =
    { $changed ->
        [yes] { $game }, com regras mudadas: ver as regras
       *[no] { $game }: ver as regras
    }
last-trick = Última vaza
trick-of = Vaza { $place } de { $all }
trick-before = A vaza anterior
trick-after = A vaza seguinte
sweep-trick = Seguir
tap-again = Toque { $card } de novo para jogar.
no-last-trick = Ainda não houve vaza nesta mão.
tricks-not-shown = Nesta mesa não se mostram de novo as vazas já feitas.
score = Placar
menu = Menu
your-hand = Suas cartas
the-trick = Cartas na mesa
seats = Jogadores
computer = computador, { level }
dealer = Dá as cartas
dealer-letter = D
led = saída
you = Você
plate-total = total { $total }
plate-points = { points } nesta mão
plate-points-hidden = pontos desta mão ocultos
tricks =
    { $count ->
        [one] { $count } vaza
       *[other] { $count } vazas
    }
plate-cards = { cards } na mão
plate-turn =
    { $me ->
        [yes] sua vez
       *[no] vai jogar
    }
card-on-table =
    { $me ->
        [yes] { CARDS($cards) }, sua
       *[no] { CARDS($cards) }, de { $who }
    }
kitty-pile = Monte: { cards }
kitty-short = Monte

your-turn-lead = Sua vez: você sai.
your-turn-follow = Sua vez: siga { suit }.
your-turn-any = Sua vez: jogue qualquer carta.
your-turn-bright = Sua vez: jogue uma carta clara.
your-turn-banned = Sua vez: ainda sem cartas de pena.
your-turn-queen = Sua vez: descarte a dama de espadas.
turn-of = É a vez de { $who }.
others-pass = Os outros ainda estão passando.
dealing = Dando as cartas…
mixing = As cartas passadas são embaralhadas.
moon-asked = { $who } decide sobre a lua.

pass-to = Passar { cards } para { $who } ({ direction })
pass-scatter = Passar { cards }, uma a cada um
pass-mix = Pôr { cards } no bolo
choose-to =
    { $count ->
        [one] Escolha uma carta para { $who } ({ direction })
       *[other] Escolha { cards } para { $who } ({ direction })
    }
choose-more-to =
    { $count ->
        [one] Mais uma carta para { $who } ({ direction })
       *[other] Mais { cards } para { $who } ({ direction })
    }
choose-scatter = Escolha uma carta para { $who }
choose-mix =
    { $count ->
        [one] Escolha uma carta para o bolo
       *[other] Escolha { cards } para o bolo
    }
choose-more-mix =
    { $count ->
        [one] Mais uma carta para o bolo
       *[other] Mais { cards } para o bolo
    }
pass-asked = Escolha { cards } para passar a { $who } ({ direction }).
scatter-asked = Escolha { cards } para passar, uma a cada um dos outros, em ordem.
mix-asked = Escolha { cards } para o bolo.
enough-chosen =
    { $count ->
        [one] Uma carta já está escolhida: devolva-a primeiro.
       *[other] { cards } já estão escolhidas: devolva uma primeiro.
    }
received-from = De { $who }: { $shown }
received-mixed = Do bolo: { $shown }
chosen = escolhida
chosen-to-play = escolhida, mais uma vez para jogar
chosen-for = escolhida para { $who }
just-received = acabou de chegar
just-received-from = acabou de chegar de { $who }

said-deals =
    { $me ->
        [yes] Você dá primeiro.
       *[no] { $who } dá primeiro.
    }
said-cut =
    { $me ->
        [yes] Você cortou a carta mais baixa, { CARDS($cards, form: "the") }, e dá primeiro.
       *[no] { $who } cortou a carta mais baixa, { CARDS($cards, form: "the") }, e dá primeiro.
    }
said-cut-tie = Empate na mais baixa: os empatados cortam de novo.
said-hand =
    { $me ->
        [yes] Mão { $hand }, { passing }. Você dá.
       *[no] Mão { $hand }, { passing }. { $who } dá.
    }
said-dealt = Você tem { CARDS($cards) }.
said-passed = Você passa { CARDS($cards, form: "the") }.
said-received = Você recebe { CARDS($cards, form: "the") } de { $who }.
said-received-mixed = Você recebe { CARDS($cards, form: "the") }.
said-played =
    { $me ->
        [yes] Você joga { CARDS($cards, form: "the") }.
       *[no] { $who } joga { CARDS($cards, form: "the") }.
    }
said-broken = Copas foram quebradas.
points-or-none =
    { $count ->
        [0] sem pontos
       *[other] { points }
    }
said-trick =
    { $me ->
        [yes] Você leva a vaza: { points-or-none }.
       *[no] { $who } leva a vaza: { points-or-none }.
    }
said-took =
    { $me ->
        [yes] Você levou ({ points-or-none }).
       *[no] { $who } levou ({ points-or-none }).
    }
# Where the table does not tell the points of a trick.
said-trick-only =
    { $me ->
        [yes] Você leva a vaza.
       *[no] { $who } leva a vaza.
    }
said-took-only =
    { $me ->
        [yes] Você levou.
       *[no] { $who } levou.
    }
said-kitty =
    { $me ->
        [yes] Você leva o monte de { cards }.
       *[no] { $who } leva o monte de { cards }.
    }
said-kitty-holds = No monte havia: { CARDS($cards) }.
kitty-held = No monte havia
said-moon =
    { $me ->
        [yes]
            { $sun ->
                [yes] Você acertou o sol!
               *[no] Você acertou a lua!
            }
       *[no]
            { $sun ->
                [yes] { $who } acertou o sol.
               *[no] { $who } acertou a lua.
            }
    }
moon-how =
    { $sun ->
        [yes] Todas as vazas e todas as cartas de pena.
       *[no] Todas as cartas de pena do baralho.
    }
said-moon-added =
    { $me ->
        [yes] Você dá os pontos aos outros.
       *[no] { $who } dá os pontos aos outros.
    }
said-moon-subtracted =
    { $me ->
        [yes] Você tira os pontos do seu total.
       *[no] { $who } tira os pontos do próprio total.
    }
said-scores = Esta mão: { $scores }.
scored =
    { $me ->
        [yes] você { $score }
       *[no] { $who } { $score }
    }
said-reset =
    { $me ->
        [yes] Seu total de exatos { $reached } vira { $becomes }.
       *[no] O total de { $who }, exatos { $reached }, vira { $becomes }.
    }

moon-question =
    { $sun ->
        [yes] Você acertou o sol. O que ele deve fazer?
       *[no] Você acertou a lua. O que ela deve fazer?
    }
moon-add = Dar { $points } a cada um dos outros
moon-subtract = Tirar { $points } do seu total
moon-totals = Depois desta mão:
moon-goes-on = A partida continua.
moon-ends =
    { $winners ->
        [you] A partida acaba: você ganha.
        [single] A partida acaba: { $names } ganha.
        [with-you] A partida acaba: você e { $names } dividem a vitória.
       *[others] A partida acaba: { $names } dividem a vitória.
    }
moon-ask-again = Decidir sobre sua lua

panel = Placar e vazas
tricks-heading = Vazas desta mão
hand-scored = Fim da mão { $hand }
no-hand-yet = Nenhuma mão foi contada ainda.
hand-column = Mão
total-row = Total
running-row = agora
moon-mark-means = acertou a lua
go-on = Continuar
verdict-won =
    { $winners ->
        [you] Você ganha
        [single] { $names } ganha
        [with-you] Você e { $names } dividem a vitória
       *[others] { $names } dividem a vitória
    }
verdict-why =
    { $tied ->
        [yes] Empate no menor total, { $total }, depois de { hands }.
       *[no] Menor total, { $total }, depois de { hands }.
    }
hands =
    { $count ->
        [one] { $count } mão
       *[other] { $count } mãos
    }
place-said = { $place }.
rematch = Revanche
show-sheet = Tabela
back-to-table = Voltar à mesa
see-verdict = Resultado
best-trick = Melhor vaza
worst-trick = Pior vaza
trick-gave = { $hand }: você se livrou de { CARDS($cards) }
trick-took = { $hand }: você levou { $points }

speed = Velocidade
speed-name =
    { $speed ->
        [instant] Imediata
        [fast] Rápida
        [normal] Normal
       *[slow] Lenta
    }
theme = Claro ou escuro
theme-name =
    { $theme ->
        [system] Aparelho
        [light] Claro
       *[dark] Escuro
    }
save-game = Salvar a partida
saving = Salvando…
save-keeps = Salva-se um arquivo com todas as cartas que você viu até agora.
leave-table = Sair
leave-keeps = Cada carta fica guardada: saia quando quiser e continue pela página inicial.

connecting = Tomando seu lugar…
reconnecting = Reconectando… Nada se perde.
reconnecting-sends = Reconectando… A sua jogada segue em seguida.
connected-again = Conectado de novo.
on-its-way = A caminho…
no-such-seat = Este navegador não tem lugar nessa mesa. O lugar fica no navegador em que a partida começou.
old-client = Esta página e o servidor são de versões diferentes. Recarregue a página.
server-said = O servidor diz: { $message }
refused-UNKNOWN_TABLE = Este servidor não conhece essa mesa. Talvez tenha sido ligado com outra pasta de dados.
refused-WRONG_TOKEN = Este lugar é de outro navegador.
refused-STORE_FAILED = O servidor não conseguiu guardar isso e nada mudou. Talvez o disco dele esteja cheio.
refused-TOO_MANY_REQUESTS = Rápido demais para o servidor. Tente daqui a pouco.
refused-TOO_LARGE = É grande demais para o servidor.
refused-MALFORMED = O servidor não entendeu o pedido; nada mudou.
refused-STALE_DECISION = A mesa já tinha avançado e nada mudou.
refused-WRONG_ORIGIN = O servidor toma esta página pela de outro site. Abra-a com o nome pelo qual se chega a ele.
refused-NOT_JOINED = A mesa ainda não deixou você entrar.
refused-NOT_SEATED = Nesta mesa você só assiste.
refused-NOT_FOUND = Isso não está mais no servidor.
refused-NOT_OVER = Essa mão ou partida ainda não terminou.
refused-HIDDEN_CARDS = Este registro não contém todas as cartas.
refused-AGAINST_THE_RULES = As regras não permitem isso agora.
refused-NOT_ALLOWED = A mesa não permite isso agora.
refused-BAD_RULES = Estas regras não combinam.
refused-BAD_RECORD = Isto não é o registro de uma partida.
refused-BAD_NAME = Este nome é difícil de ler. Escolha outro.
refused-OLD_PROTOCOL = Esta página e o servidor são de versões diferentes. Recarregue a página.
