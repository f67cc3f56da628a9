# Mãos seladas: o que se diz delas na mesa, e a página que confere registros.

deal-title = Estas cartas
deal-means = Antes de dar as cartas de cada mão, o servidor informou uma impressão do seu segredo; contada a mão, ele diz o segredo. O seu navegador calcula se os dois combinam e dão exatamente as suas cartas: nada pôde ser trocado no meio.
deal-fingerprint = Impressão
deal-secret = Segredo
deal-added = O seu navegador acrescentou números sorteados por ele ao embaralhamento: nem o servidor pôde escolher as cartas.
deal-not-added = O seu navegador não acrescentou nada a este embaralhamento.
deal-cannot = Por http simples, a partir de outra máquina, os navegadores não oferecem o que esta conferência pede. Abra a página por https, ou salve a partida e use “hearts verify”.
deal-no-seals = As mãos desta mesa não são seladas: ela é uma lição, um treino ou anterior aos selos.
deal-hand = Mão { $hand }
deal-verdict =
    { $verdict ->
        [unsealed] Esta mão não foi selada.
        [closed] Esta mão está selada. O segredo é dito quando ela for contada.
        [secret] O segredo não combina com a impressão: esta não é a mão que foi selada.
        [cards] O segredo dá outras cartas: esta não é a mão que foi selada.
        [commitment] Antes de dar as cartas foi informada outra impressão.
        [salt] O que o seu navegador acrescentou não está neste embaralhamento.
       *[proven] Cartas provadas: são as que foram seladas.
    }
check-title = Conferir mãos
check-means = Abra o registro de uma partida para ver se as suas mãos estão provadas. O arquivo fica no seu navegador. Se todos jogaram pelas regras, quem confere é “hearts verify”.
check-none = Isto não é o registro de uma partida.
check-proven =
    { $hands ->
        [one] { $proven } de { $hands } mão provada
        [many] { $proven } de { $hands } mãos provadas
       *[other] { $proven } de { $hands } mãos provadas
    }
