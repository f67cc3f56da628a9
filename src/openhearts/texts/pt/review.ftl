# Rever: mãos acabadas, partidas passadas, estatísticas e treino.

review = Rever
review-hand = Rever esta mão
review-title = Rever: { $game }
review-nothing = Nenhuma mão desta partida acabou ainda. Cada uma pode ser vista assim que é contada.
review-away = Esta partida não está entre as deste navegador.
review-running = A partida continua.
back-to-match = Voltar à mesa
review-hidden = Aqui só se vê o que um lugar sabia: nada pode ser julgado nem jogado de novo.
review-dealt = Mão { $hand } como foi dada, { passing }.
review-passed =
    { $me ->
        [yes] Você passou { CARDS($cards, form: "the") }.
       *[no] { $who } passou { CARDS($cards, form: "the") }.
    }
review-passed-hidden =
    { $me ->
        [yes] Você passou { cards }.
       *[no] { $who } passou { cards }.
    }
review-played =
    { $me ->
        [yes] Vaza { $trick }: você jogou { CARDS($cards, form: "the") }.
       *[no] Vaza { $trick }: { $who } jogou { CARDS($cards, form: "the") }.
    }
review-taken = { tricks }, { $worth }
hidden-cards =
    { $count ->
        [one] { $count } carta virada
       *[other] { $count } cartas viradas
    }
no-cards-left = Sem cartas
shown-voids = Sem { JOIN($suits) }
eyes = Mostrar
all-face-up = Todas as cartas
known-face-up = As cartas conhecidas
what-one-knew =
    { $me ->
        [yes] O que você sabia
       *[no] O que { $who } sabia
    }
no-trick-yet = Nenhuma vaza ainda
hand-choice = Mão
hand-with-score = Mão { $hand }: { points }
to-start = Ao início da mão
trick-back = Uma vaza atrás
step-back = Uma carta atrás
step-on = Uma carta adiante
trick-on = Uma vaza adiante
to-end = Ao fim da mão
step-count = Passo { $at } de { $all }
review-keys = Teclas: ← e → por cartas, ↑ e ↓ por vazas, Home e End às pontas, Page Up e Page Down por mãos. ? as mostra.
review-keys-cards = uma carta atrás, uma carta adiante
review-keys-tricks = uma vaza atrás, uma vaza adiante
review-keys-ends = ao início e ao fim da mão
review-keys-hands = à mão anterior, à mão seguinte
review-keys-close = fechar uma janela
steps-caption = Cada carta por vaza e jogador, com os pontos que perdeu frente à escolha do computador
steps-heading = Vazas
trick-column = Vaza
pass-row = Passe
lost-row = Perdido
judging-begins = O computador está olhando a mão…
judging = Olhando: { $done } de { $all }
not-judged = O computador não pôde olhar esta mão.
judged-forced = Não havia outra carta a jogar.
judged-best = O computador faria o mesmo. { $reason }
judged-as-good = Quase tão boa quanto { CARDS($cards, form: "the") }.
judged-worse = Melhor por { $lost } pontos: { CARDS($cards, form: "the") }. { $reason }
play-from-here = Jogar de novo daqui
play-from-here-as = Seguir daqui como { $who }
practice-means = Treino: nunca conta.
worst-heading = Vale olhar de novo
nothing-lost = Nenhuma decisão aqui custou nada importante.
account-heading =
    { $me ->
        [yes] Seus pontos em partes
       *[no] Os pontos de { $who } em partes
    }
account-share = Uma parte igual dos pontos
account-luck = Sorte das cartas dadas
account-lost = Perdido por decisões
account-rest = Como estavam e foram jogadas as cartas dos outros
account-score = Marcado
account-means = Sorte é o que estas cartas marcam em média bem jogadas, frente a uma parte igual. Mais é ruim: pontos são para evitar.
account-error-means = O ± diz quanto esta média pode errar, pois vem de tentativas.
give-or-take = { $points } a mais ou a menos
chart-heading = Totais
chart-label =
    { $count ->
        [one] Os totais de todos em { $count } mão; os números estão na tabela abaixo.
       *[other] Os totais de todos em { $count } mãos; os números estão na tabela abaixo.
    }
chart-table = Os números em tabela

past-matches = Partidas passadas
statistics = Estatísticas
search-label = Buscar nomes, jogos e dias
any-game = Todos os jogos
result-label = Resultado
kind-label = Tipo
since-label = De
until-label = Até
any-result = Qualquer resultado
any-kind = Todas as partidas
match-outcome =
    { $outcome ->
        [WON] Ganha
        [SHARED] Vitória dividida
        [LOST] Não ganha
       *[RUNNING] Não terminada
    }
match-kind =
    { $kind ->
        [PLAYED] Jogada aqui
        [PRACTICE] Treino
       *[IMPORTED] De um arquivo
    }
matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
matches-found = { $found } de { matches }
no-matches = Ainda não há partidas aqui: cada uma que você jogar fica guardada.
none-found = Nenhuma partida combina com a busca.
clear-search = Mostrar todas
page-of = Página { $page } de { $all }
newer-matches = Mais novas
older-matches = Mais antigas
not-counted = fora das estatísticas
open-record = Abrir um registro
open-record-means = Uma partida salva em arquivo, texto ou JSON, para ver ou jogar de novo. Nunca conta.
taking-in = Lendo o arquivo…
taken-in =
    { $count ->
        [one] { $count } partida adicionada.
       *[other] { $count } partidas adicionadas.
    }
taken-in-known = { taken-in } Já estavam aqui: { $known }.
not-taken-in = Nada foi adicionado. { $why }
record-no-text = Não é um arquivo de texto: o byte { $byte } não é de um texto em UTF-8.
record-empty = O arquivo está vazio.
record-too-many =
    { $count ->
        [one] Um arquivo pode ter no máximo { $count } partida.
       *[other] Um arquivo pode ter no máximo { $count } partidas.
    }
record-foreign = Não é uma partida salva pelo OpenHearts, ou é só uma parte.
record-line-wrong = A linha { $line } não é como numa partida salva: o arquivo está danificado ou é outra coisa.
record-contradicts = A partida contradiz-se ou contradiz as suas regras: o arquivo foi alterado ou está danificado.
record-contradicts-at = A partida contradiz-se ou contradiz as suas regras: o arquivo foi alterado ou está danificado ({ JOIN($parts) }).
record-hand = mão { $number }
record-trick = vaza { $number }
record-seat = lugar { $number }
record-of = Partida { $place } de { $count }: { JOIN($parts) }
save-as-text = Salvar como texto
save-as-json = Salvar como JSON

no-statistics = As estatísticas começam com sua primeira partida terminada. Treino, partidas com desfazer e de arquivos nunca contam.
statistics-mean = Somadas das partidas terminadas deste navegador, como estão guardadas.
left-out = De fora: { JOIN($parts) }.
left-out-running = { $count } não terminadas
left-out-practice = { $count } de treino
left-out-undo = { $count } com desfazer
left-out-imported =
    { $count ->
        [one] { $count } de um arquivo
       *[other] { $count } de arquivos
    }
stat-matches = Partidas
stat-won = Ganhas
stat-shared = Vitórias divididas
stat-place = Lugar médio
stat-total = Total médio
stat-hands = Mãos
stat-points = Pontos por mão
stat-took = Levou { CARDS($cards, form: "the") }
stat-took-dear = Cartas mais caras levadas
stat-moons-tried = Luas tentadas
stat-moons-made = Luas acertadas
stat-moons-stopped = Luas de outros impedidas
stat-share = { $count } ({ $share })
stat-dealt = Na distribuição, antes do passe
stat-dealt-queen = Recebeu { CARDS($cards, form: "the") } em { $times } de { $count } mãos; por acaso { $mean }, entre { $low } e { $high } em dezenove de cada vinte casos.
stat-dealt-cards =
    { $kind ->
        [HIGH] Ases e reis por mão, na distribuição: { $dealt }; por acaso { $mean }, entre { $low } e { $high } em dezenove de cada vinte casos.
       *[other] Copas por mão, na distribuição: { $dealt }; por acaso { $mean }, entre { $low } e { $high } em dezenove de cada vinte casos.
    }
stat-dealt-few =
    { $count ->
        [one] Com { $count } mão ainda não dá para dizer nada; a partir de 20, está aqui.
       *[other] Com { $count } mãos ainda não dá para dizer nada; a partir de 20, está aqui.
    }
stat-dealt-means = Um em cada vinte números fica fora do seu intervalo por puro acaso.
stat-sealed = Distribuições destas foram seladas antes, então você não precisa acreditar:
stat-passes = Pelo passe
stat-pass-column = Passe
stat-given = Deu { CARDS($cards, form: "the") }; levou mesmo assim
stat-given-dear = Deu cartas caras; levou mesmo assim
stat-got = Recebeu { CARDS($cards, form: "the") }; levou no fim
stat-got-dear = Recebeu cartas caras; levou no fim
stat-levels = Pelo nível do computador
stat-level-column = Nível

practice = Treino
practice-over = O treino acabou
practice-then = Na partida
practice-now = Agora
practice-again = De novo
back-to-review = Voltar ao que foi jogado
