# A partida no terminal. Veja en/terminal.ftl.

term-game =
    { $count ->
        [one] { $game }: { $players } jogadores, { $count } carta para cada um.
       *[other] { $game }: { $players } jogadores, { $count } cartas para cada um.
    }
term-game-to =
    { $count ->
        [one] { $game }: { $players } jogadores, { $count } carta para cada um, até { $target }.
       *[other] { $game }: { $players } jogadores, { $count } cartas para cada um, até { $target }.
    }
term-seats = Depois de você, no sentido horário: { $others }.
term-begin = Digite uma carta, como QS ou 10h. ? diz o que você pode jogar, { typed-help } o resto.
term-input-ended = A entrada acabou.
term-stops = A partida para aqui.
term-stops-with = A partida para aqui: { $scores }.
term-stops-early = A partida para aqui, antes de contar a primeira mão.
term-record-kept = O registro da partida está em { $file }.
term-sealed = As mãos estavam seladas antes de dar as cartas: “hearts verify { $file }” prova isso.

term-cut = Corte para dar: { $shown }
term-deals-first =
    { $me ->
        [yes] { $who } dá primeiro.
       *[no] { $who } dá primeiro.
    }
term-hand = --- { term-hand-deals }, { term-hand-pass } ---
term-hand-deals =
    { $me ->
        [yes] Mão { $hand }: você dá
       *[no] Mão { $hand }: { $who } dá
    }
term-hand-pass =
    { $entry ->
        [H] nada se passa
        [SCATTER] passe { cards }, uma a cada um dos outros
        [MIX] passe { cards }, para o bolo, que é embaralhado e dado de novo
       *[other] passe { cards } { term-way }, para { $receiver }
    }
term-way =
    { $entry ->
        [L] à esquerda
        [R] à direita
        [A] em frente
        [L2] dois lugares à esquerda
        [R2] dois lugares à direita
        [L3] três lugares à esquerda
       *[R3] três lugares à direita
    }
term-your-hand = Sua mão:  { $shown }
term-your-hand-received = Sua mão:  { $shown }   (* recebidas)
term-you-get = Você recebe { $gifts }.
term-gift = { $shown } de { $who }
term-gift-mixed = { $shown } do bolo
term-leads-first =
    { $me ->
        [yes] { $who } sai na primeira vaza.
       *[no] { $who } sai na primeira vaza.
    }
term-broken =
    { $me ->
        [yes] Copas quebradas por você com { $shown }.
       *[no] Copas quebradas por { $who } com { $shown }.
    }
term-trick-taken =
    { $me ->
        [yes] { $who } leva
       *[no] { $who } leva
    }
term-trick-taken-points =
    { $me ->
        [yes] { $who } leva, { points }
       *[no] { $who } leva, { points }
    }
term-kitty =
    { $me ->
        [yes] { $who } leva o monte, { cards }.
       *[no] { $who } leva o monte, { cards }.
    }
term-kitty-seen =
    { $me ->
        [yes] { $who } leva o monte, { cards }: { $shown }.
       *[no] { $who } leva o monte, { cards }: { $shown }.
    }
term-kitty-shown =
    { $me ->
        [yes] O monte, levado por você: { $shown }.
       *[no] O monte, levado por { $who }: { $shown }.
    }
term-moon =
    { $me ->
        [yes] { $who } acerta { term-moon-what }!
       *[no] { $who } acerta { term-moon-what }!
    }
term-moon-what =
    { $sun ->
        [yes] o sol, com todas as vazas
       *[no] a lua
    }
term-points-added = Os pontos vão para os outros.
term-points-off =
    { $me ->
        [yes] Os pontos saem do seu total.
       *[no] Os pontos saem do total de { $who }.
    }
term-hand-scored = A mão { $hand } é contada:
term-reset =
    { $me ->
        [yes] Você chega a exatos { $reached }: o total vira { $becomes }.
       *[no] { $who } chega a exatos { $reached }: o total vira { $becomes }.
    }
term-shared = { $names } dividem a vitória com { points } cada.
term-you-win =
    { $me ->
        [yes] { $who } ganha com { points }!
       *[no] { $who } ganha com { points }!
    }
term-wins = { $who } ganha com { points }.
term-own-points =
    { $me ->
        [yes] { $who } tem { points }.
       *[no] { $who } tem { points }.
    }
term-row-hand = mão { $hand }
term-row-total = total
term-row-moon =
    { $me ->
        [yes] você acertou a lua
       *[no] { $who } acertou a lua
    }

term-hint = { $shown }: { NUMBER($points, minimumFractionDigits: 1) } pontos. { $reason }
term-end-no-points = Não restam pontos: { typed-end } encerra a mão com o mesmo resultado.
term-end-rest =
    { $me ->
        [yes] O resto é seu: { typed-end } encerra a mão com o mesmo resultado.
       *[no] O resto é de { $who }: { typed-end } encerra a mão com o mesmo resultado.
    }

term-play = Jogue
term-trick-lead = Vaza { $number }, você sai
term-trick-led = Vaza { $number }, { $who } saiu
term-are-broken = copas quebradas
term-you-have = você tem { points }
term-one-card = Jogue uma carta. ? diz quais você pode jogar.
term-may-play = Você pode jogar { $shown }.
term-not = Não { $shown }: { $reason }
term-may-pass = Você pode passar { cards } quaisquer da sua mão, como { $shown }.
term-last-none = Nenhuma vaza terminou ainda.
term-so-far = Levados nesta mão até agora: { $scores }.

term-pass = Passe { cards } { term-pass-to }
term-pass-more = Escolhidas { $shown }; diga mais { $count }, ou uma destas para tirá-la
term-pass-sure = Passar { $shown } { term-pass-to }? { typed-yes }, ou diga uma para tirá-la
term-pass-to =
    { $entry ->
        [SCATTER] nesta ordem para { $names }
        [MIX] para o bolo
       *[other] para { $names }
    }
term-pass-exactly = Passe exatamente { cards }, não { $given }.
term-pass-name =
    { $count ->
        [one] Diga a carta a passar, como { $shown }.
       *[other] Diga as { cards } a passar, como { $shown }.
    }

term-no-card = “{ $typed }” não é uma carta. Escreva o valor e depois o naipe: { term-examples }.
term-examples = QS, 10h, ace of clubs
term-other-words = { typed-help } mostra as outras palavras.
term-did-you-mean = “{ $typed }” não é uma carta. Você quis dizer { $meant }? { typed-help } mostra as palavras.
term-cannot-be = Você não tem carta que “{ $typed }” possa ser aqui. Escreva valor e naipe.
term-which = Qual: { JOIN($shown, last: "or") }?
term-queen-or-quit = q é uma dama (queen) ou o fim (quit): escreva a carta inteira, ou { term-word-quit }.

term-moon-either = Sua lua pode:
term-moon-makes = deixa os totais { $totals }
term-moon-ask = { typed-add } ou { typed-subtract }
term-moon-write = Escreva { typed-add } ou { typed-subtract }.
term-moon-write-fully = Escreva { typed-add } (aos outros) ou { typed-subtract } (do seu total).

term-word-quit = sair

term-help-card = QS, qs, q s, 10h, queen of spades; valor ou naipe só, se só uma serve
term-help-card-word = Uma carta
term-help-legal = que cartas você pode jogar, e por que não as outras
term-help-hand = sua mão e a vaza na mesa
term-help-last = a última vaza
term-help-score = a tabela de pontos
term-help-rules = as regras deste jogo
term-help-hint = as melhores cartas, com os pontos que custam em média e por quê
term-help-undo = desfazer sua última carta ou seu passe, até as cartas dadas
term-help-end = encerrar a mão, quando nada mais muda o resultado
term-help-quit = deixar a partida

term-game-players =
    { $last ->
        [4] 4   jogadores
       *[other] { $first }-{ $last } jogadores
    }
term-options-head = As opções de um jogo, para --set OPÇÃO=VALOR. Maiúsculas e minúsculas valem o mesmo.
term-option-standard = Em standard: { $value }
term-value-removed = cartas, como 2C,2D; - para nenhuma
term-value-hand_size = um número a partir de 1
term-value-first_dealer = ou o número de um lugar, 0 para o primeiro
term-value-pass_count = um número de 0 a { $most }
term-value-pass_cycle = um ou vários destes, como L,R,A,H:
term-value-points = pares CARTA:NÚMERO, como QS:13,JD:-10; cartas não citadas ficam como estão, e CARTA:0 tira uma
term-value-no_trick_bonus = 0, ou um número abaixo
term-value-moon_value = um número a partir de 1, ou none
term-value-moon_needs_bonus = yes ou no
term-value-target = um número a partir de 1, ou none
term-value-target_exceeded = yes ou no
term-value-exact_resets = pares TOTAL:NOVO, como 100:50; - para nenhum
term-value-hand_limit = um número a partir de 1, ou none
