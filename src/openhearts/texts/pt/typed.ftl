# O que se pode digitar. Veja en/typed.ftl.

typed-hand = mão
    .also = cartas, minhas cartas, minha mão
typed-table = mesa
    .also = na mesa
typed-last = última vaza
    .also = vaza, última
typed-tricks = todas as vazas
    .also = vazas
typed-score = placar
    .also = pontos, pontuação
typed-leader = quem sai
    .also = quem saiu, quem começa
typed-turn = de quem é a vez
    .also = vez, quem joga
typed-legal = ?
    .also = o que posso jogar, que cartas posso jogar, posso jogar
typed-received = cartas recebidas
    .also = recebidas, recebi, o que recebi
typed-rules = regras
typed-now = o que vale
    .also = agora, o que vale agora
typed-repeat = repetir
    .also = repete, de novo
typed-help = ajuda
    .also = comandos

typed-play = jogar
    .also = jogo, joga, jogue
typed-pass = passar
    .also = passo, passa, passe
typed-why = por que não
    .also = por que, porque não, porque
typed-say = diga
    .also = dizer, diz
typed-continue = continuar
    .also = seguir, próxima, adiante
typed-add = dar
typed-subtract = tirar
typed-yes = sim
    .also = ok, confirmar
typed-undo = desfazer
    .also = desfaz, desfaça, voltar
typed-hint = dica
    .also = me dê uma dica, o que devo jogar, o que jogar
typed-end = encerrar
    .also = encerrar a mão, terminar

typed-people = quem está aqui
    .also = quem está, pessoas
typed-pause = pausa
    .also = pedir uma pausa
typed-clock-off = desligar o relógio
    .also = desligar relógio, sem relógio
typed-resume = retomar
    .also = fim da pausa, terminar a pausa
typed-agree = aceitar
    .also = aceito, concordo
typed-refuse = recusar
    .also = recuso, não
typed-return = meu lugar de volta
    .also = voltei, retomar meu lugar
typed-leave = sair
    .also = sair da mesa, deixar meu lugar
typed-leave-sure = sair de vez
typed-phrases = frases
    .also = o que posso dizer
typed-next-table = próxima mesa
    .also = outra mesa

# Cartas.
typed-clubs = paus, pau, p
typed-diamonds = ouros, ouro, o
typed-spades = espadas, espada, e
typed-hearts = copas, copa, c
typed-two = dois, duque
typed-three = três, terno
typed-four = quatro
typed-five = cinco
typed-six = seis
typed-seven = sete
typed-eight = oito
typed-nine = nove
typed-ten = dez
typed-jack = valete, valetes
typed-queen = dama, damas, rainha
typed-king = rei, reis
typed-ace = ás, ases

# Palavras sem sentido próprio.
typed-fillers = de, do, da, dos, das, o, a, os, e, meu, minha, minhas, me, mostra, mostre, favor

# Exemplos da ajuda.
typed-example-play = jogar dama de espadas
typed-example-pass = passar 2 de paus, dama de espadas, ás de copas
typed-example-why = por que não 10 de copas
typed-example-say = diga bem jogado
typed-example-rank = dama
typed-example-cards = QS, 10h, ás de paus
