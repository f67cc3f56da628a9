# As cartas do dia, mesas duplicadas e classificações.

daily-deal = Cartas do dia
daily-means =
    { $hands ->
        [one] Uma mão com as mesmas cartas para todos, contra os mesmos jogadores do computador ({ $level }). A sua primeira tentativa conta.
        [many] { $hands } mãos com as mesmas cartas para todos, contra os mesmos jogadores do computador ({ $level }). A sua primeira tentativa conta.
       *[other] { $hands } mãos com as mesmas cartas para todos, contra os mesmos jogadores do computador ({ $level }). A sua primeira tentativa conta.
    }
contest = Mesas duplicadas
contest-means = Cada pessoa recebe as mesmas cartas em uma mesa só sua, contra os mesmos jogadores do computador.
contest-play = Jogar estas cartas
contest-play-on = Continuar
contest-play-for-fun = Jogar de novo, como treino
contest-finished =
    { $count ->
        [0] Ninguém terminou ainda.
        [one] { $count } pessoa terminou.
        [many] { $count } pessoas terminaram.
       *[other] { $count } pessoas terminaram.
    }
contest-results = Resultados
contest-place = Lugar
contest-player = Jogador
contest-compare = Carta por carta
contest-compare-hand = Mão { $hand }
contest-hidden = Você vê os resultados quando tiver jogado estas cartas até o fim.
contest-honest = Um resultado por navegador. Não há contas, então ninguém sabe quem já tinha visto as cartas, em outro navegador ou com um amigo. Compare-se com pessoas em quem você confia.
contest-passed = passou
contest-make = Criar um duplicado
contest-make-means = As mesmas cartas do jogo escolhido em várias mesas: jogue sozinho ou com amigos, depois vocês comparam.
contest-share = Envie o endereço desta página a quem deve jogar as mesmas cartas.
ratings = Classificações
ratings-mean = Das partidas em mesas que valem classificação, para cada conjunto de regras. Uma classificação é o que um jogador vale no mínimo, quase com certeza; começa em 0 e sobe com bons resultados e com o número de partidas. Quem deixa o lugar, ou deixa o computador jogar quase toda a partida, abandonou-a e fica em último nela.
ratings-none = Nenhuma partida que vale classificação terminou aqui ainda.
ratings-rating = Classificação
ratings-matches = Partidas
ratings-won = Vencidas
ratings-left = partidas abandonadas: { $count } de { $total }
contest-nameless = Alguém
contest-nameless-of = Jogador { $number }
