# Ajudas: desfazer, dicas, o que vale agora, a primeira mão, jogos próprios.

take-back = Desfazer
take-back-long = Desfazer: pegar de volta a última carta ou o passe
said-taken-back =
    { $me ->
        [yes] Você desfaz a última decisão.
       *[no] { $who } desfaz a última decisão.
    }
undone-mark = com desfazer
practice-mark = treino
end-hand-no-points = Não restam pontos: encerrar a mão
end-hand-rest =
    { $me ->
        [yes] O resto é seu: encerrar a mão
       *[no] O resto é de { $who }: encerrar a mão
    }
ending-offered = { $offer }. Aperte E ou digite “{ typed-end }”.
said-ended =
    { $me ->
        [yes] Você encerra a mão.
       *[no] { $who } encerra a mão.
    }
ended-no-points = Não restavam pontos.
ended-rest =
    { $me ->
        [yes] O resto era seu, qualquer que fosse o jogo.
       *[no] O resto era de { $who }, qualquer que fosse o jogo.
    }
not-allowed-undo-people = Nada se desfaz enquanto outras pessoas jogam nesta mesa.
not-allowed-undo-over = A partida acabou: nada pode ser desfeito.
not-allowed-undo-nothing = Você ainda não decidiu nada nesta mão que possa ser desfeito.
not-allowed-hint-people = Não há dicas enquanto outras pessoas jogam nesta mesa.
not-allowed-hint-none = Nenhuma dica foi achada para isso.
not-allowed-end = As cartas que restam ainda podem mudar os pontos desta mão.
not-allowed-salt = As cartas dessa mão já foram sorteadas, ou ela ainda não está selada: nada pode ser acrescentado ao embaralhamento.
not-allowed-salt-twice = Você já acrescentou a sua parte ao embaralhamento dessa mão.
not-allowed-salt-fixed = Outras mesas têm as mesmas cartas: nada pode ser acrescentado ao embaralhamento.

hint = Dica
hint-busy = Testando suas cartas…
hint-none = Não há dica para isso.
hint-points = pontos em média
hint-behind = { $points } pior
hint-as-good = igualmente boa
hint-behind-means = Quanto custa a mais que a melhor, contando as luas e o que vale a partida.
hint-moon = lua { $share } %
hint-moon-long = Outro acerta a lua em { $share } % das mãos prováveis.
hint-take = Escolher estas
hint-best = Ver as { $count } melhores
hint-tried = As { $shown } melhores de { $count } formas de passar testadas.
hint-said = Dica: { CARDS($cards, form: "the") }. { $reason } { $points } pontos em média.
hint-said-moon = Dica: { $choice }. { $reason }
moon-choice =
    { $choice ->
        [ADD] dar os pontos aos outros
       *[SUBTRACT] tirar os pontos do seu total
    }

hint-only-card = A única carta que pode ser jogada.
hint-neighbour = Tão boa quanto { CARDS($cards, form: "the") } ao lado.
hint-own-moon = Acerta a lua em { $share } % das mãos prováveis.
hint-leaves-moon = Deixa a lua a outro em { $share } % das mãos prováveis; outras cartas, em até { $most } %.
hint-moon-risk = Deixa outro acertar a lua em { $share } % das mãos prováveis.
hint-gives-away = Livra-se desta carta em { $share } % das mãos prováveis: { CARDS($cards) }.
hint-takes-card = Leva { CARDS($cards, form: "the") } em { $share } % das mãos prováveis.
hint-ducks-card = Evita { CARDS($cards, form: "the") } em { $share } % das mãos prováveis.
hint-loses-trick = Perde a vaza em { $share } % das mãos prováveis.
hint-takes-trick = Leva a vaza em { $share } % das mãos prováveis, com uns { points } nela.
hint-pass-moon = Guarda uma mão que acerta a lua em { $share } % das mãos prováveis.
hint-pass = { JOIN($parts, capital: "yes") }.
hint-pass-gives = entrega { CARDS($cards, form: "the") }
hint-pass-void = não deixa { suit }
hint-pass-keeps = guarda { CARDS($cards, form: "the") } com { cards } ao lado
hint-pass-plain = Leva uns { points } em média.
hint-moon-wins = Acaba a partida, e você ganha.
hint-moon-loses = Acaba a partida, e você não ganha.
hint-moon-ahead = Deixa você { points } à frente do melhor dos outros.
hint-moon-behind = Deixa você { points } atrás do melhor dos outros.

learning = Perguntar antes de um erro
learning-means = Antes de uma carta que claramente perde pontos você é perguntado, com o motivo.
mistake-play = Jogar { CARDS($cards, form: "the") } mesmo assim?
mistake-pass = Passar { CARDS($cards, form: "the") } mesmo assim?
mistake-costs = Custa uns { $points } pontos a mais que a melhor carta.
mistake-pass-costs = Custa uns { $points } pontos a mais que o melhor passe.
mistake-better = Melhor: { CARDS($cards, form: "the") }. { $reason }
choose-again = Escolher de novo
play-anyway = Jogar mesmo assim
pass-anyway = Passar mesmo assim

now-heading = Agora na mesa
now-nothing = Nada de especial agora.
why-not = Por que não estas?
all-rules = Todas as regras
moon-threat =
    { $me ->
        [yes] Você tem todos os pontos até agora: pode haver lua.
       *[no] { $who } tem todos os pontos até agora: cuidado com a lua.
    }
first-trick-ban = Primeira vaza: sem cartas de pena.
hearts-may-be-led = Copas quebradas: pode-se sair com elas.
hearts-may-not-be-led = Copas não quebradas: ainda não se sai com elas.
hearts-never-led = Não se sai com copas enquanto se tem outro naipe.
queen-waits = Ainda não se sai com a dama de espadas.
kitty-goes =
    { $kitty ->
        [FIRST_TRICK] O monte de { cards } vai com a primeira vaza.
        [FIRST_PENALTY_CARD] O monte de { cards } vai com a primeira carta de pena.
        [FIRST_HEART] O monte de { cards } vai com a primeira carta de copas.
       *[LAST_TRICK] O monte de { cards } vai com a última vaza.
    }
kitty-gone =
    { $me ->
        [yes] Você tem o monte.
       *[no] { $who } tem o monte.
    }

lesson-offer = Nunca jogou? Comece aqui
lesson-title = Primeira mão
lesson-label = O que acontece agora
lesson-leave = Sair
lesson-got-it = Entendi
lesson-pass = Quanto menos pontos, melhor: cada carta de copas vale 1, a dama de espadas 13. Primeiro dê três cartas a { $who }. Espadas altas podem levar a dama, e copas altas ganham vazas: escolha entre elas.
lesson-first = Abre quem tem o dois de paus. Jogue paus se tiver. A mais alta leva a vaza e sai na próxima. Na primeira vaza não caem pontos.
lesson-follow = Você tem de seguir o naipe: jogue { suit }. Uma carta baixa deixa a vaza, e o que há nela, para outro.
lesson-void = Você não tem { suit }, então pode descartar qualquer carta, e ela não leva a vaza. Boa hora para copas altas ou espadas altas.
lesson-lead = Você sai: qualquer naipe menos copas, ainda não quebradas. Uma carta baixa dificilmente leva a vaza.
lesson-lead-any = Você sai. Copas estão quebradas, então também pode sair com elas. Baixa é segura.
lesson-broken =
    { $me ->
        [yes] Caiu uma de copas: copas estão quebradas e já se pode sair com elas. Você levou a vaza e os pontos.
       *[no] Caiu uma de copas: copas estão quebradas e já se pode sair com elas. { $who } levou a vaza e os pontos.
    }
lesson-queen =
    { $me ->
        [yes] A dama de espadas foi para você: 13 pontos. Acontece com todo mundo. Agora segure o resto.
       *[no] A dama de espadas foi para { $who }: 13 pontos. O pior passou; agora só copas contam.
    }
lesson-over = Sua primeira mão foi jogada
lesson-score =
    { $how ->
        [clean] Você não levou pontos. Melhor não fica.
        [good] Você levou { points }. É uma boa mão.
       *[dear] Você levou { points } de 26. A próxima mão é uma nova chance.
    }
lesson-match = Uma partida é mão após mão; passa-se à esquerda, à direita, em frente e depois nada. Acaba quando alguém tem 100 pontos, e o menor total ganha. Quem leva os 26 pontos de uma mão acerta a lua: então cada um dos outros recebe 26.
lesson-again = Mais uma vez
lesson-play-match = Jogar uma partida

your-games = Seus jogos
save-rules = Salvar estas regras
game-name = Nome do jogo
save = Salvar
cancel = Cancelar
rename = Renomear
rename-game = Renomear { $name }
delete = Apagar
delete-game = Apagar { $name }
share = Compartilhar
share-game = Compartilhar { $name }
game-deleted = { $name } foi apagado.
share-means = Quem abrir este link onde o OpenHearts roda acha estas regras prontas para jogar. O link leva as regras e nada mais.
share-link = Link para estas regras
copy-link = Copiar o link
copied = Copiado.
copy-yourself = Não dá para copiar aqui: selecione o link e copie.
shared-game = Do link: { $name }. Olhe as regras e comece.
shared-nameless = Do link: regras sem nome. Olhe e comece.
link-damaged = Este link está danificado. O que deu para ler está abaixo; o resto é como sempre.
link-no-game = Não há nenhum jogo “{ $name }”.
link-nameless = Falta o nome do jogo.
link-no-count = Falta o número de jogadores.
link-wrong-count = “{ $count }” não é um número de jogadores deste jogo.
link-word = “{ $word }” não é uma regra que se possa ler.
link-twice = { $option } aparece duas vezes.
link-value = { $option } não pode ser assim.
link-cut = Uma parte do link foi cortada ou não pode ser lida.
too-many-games = Não cabem mais jogos aqui: apague um primeiro.
same-name = Já há um jogo chamado { $name }.
start-from-standard = Começar do Padrão

keys-hint = dica
keys-undo = desfazer
keys-now = o que vale agora, e por que não esta carta
keys-end-hand = encerrar a mão, quando está decidida
command-now = o que vale agora: copas, a primeira vaza, o monte
command-hint = as melhores cartas, e por quê
command-undo = desfaz sua última carta ou seu passe
command-end = encerra a mão, quando está decidida
nothing-to-undo = Não há nada para desfazer.
no-hint-now = Agora não há dica: tem de ser sua vez, e nenhuma outra pessoa pode jogar.
not-decided = A mão ainda não está decidida.
