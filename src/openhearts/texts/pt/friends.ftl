# Jogar com amigos: preparar uma mesa, sentar-se, estar nela juntos. As frases sobre alguém recebem
# $who, o nome, e $me: yes se é quem lê.

# ---------------------------------------------------------------- preparar uma mesa

play-with = Jogar com
play-with-name =
    { $company ->
        [computer] O computador
       *[friends] Amigos
    }
with-friends = Jogar com amigos
make-table = Preparar a mesa
table-settings = A mesa
access = Quem pode se sentar
access-name =
    { $access ->
        [LINK] Quem tem o link
       *[LOBBY] Qualquer um
    }
lobby-means = A mesa fica na lista de mesas abertas.
in-the-lobby = Na lista de mesas abertas
in-the-lobby-means = Qualquer pessoa pode sentar-se aqui.
bots-level = Jogadores do computador
clock = Relógio
clock-name =
    { $clock ->
        [none] Nenhum
        [seconds] Segundos por jogada
       *[days] Dias por jogada
    }
move-seconds = Segundos para cada jogada
bank-minutes = Minutos de reserva
move-days = Dias para cada jogada
more-settings = Mais sobre a mesa
talk-allowed = Conversa
talk-name =
    { $talk ->
        [NOTHING] Nenhuma
        [PHRASES] Frases prontas
       *[FREE] Texto livre também
    }
watching-allowed = Quem assiste vê
watching-name =
    { $watching ->
        [NOBODY] Nada: ninguém entra
        [PUBLIC] As cartas abertas
        [SEAT] As cartas de quem permite
       *[DELAYED] As mãos acabadas, abertas
    }
absence = Quando alguém sai
absence-name =
    { $absence ->
        [BOT] O computador joga
       *[WAIT] A mesa espera
    }
grace = Depois de
grace-name =
    { $unit ->
        [seconds]
            { $count ->
                [one] { $count } segundo
               *[other] { $count } segundos
            }
       *[minutes]
            { $count ->
                [one] { $count } minuto
               *[other] { $count } minutos
            }
    }
arrival = Quem chega depois joga
arrival-name =
    { $arrival ->
        [AT_ONCE] Logo
       *[BETWEEN_HANDS] A partir da próxima mão
    }
points-shown = Pontos da mão em jogo
points-shown-name =
    { $shown ->
        [ALL] Os de todos
        [OWN] Só os próprios
       *[NONE] Ocultos até o fim da mão
    }
tricks-shown = Vazas que se podem rever
tricks-shown-name =
    { $shown ->
        [ALL] Todas da mão
        [LAST] A última
       *[NONE] Nenhuma
    }
rated = Com pontuação
rated-means = Nada se desfaz, e não há dicas. Quem sai fica em último.

# ---------------------------------------------------------------- reunir-se

gathering = Antes da partida
gathering-own = Mande o link aos amigos e comece quando todos estiverem aqui. O computador ocupa as cadeiras que ficarem livres.
gathering-other = { $who } começa a partida quando todos estiverem aqui.
invite = Convidar
invitation-link = Link para esta mesa
send-link = Mandar o link
link-stays-here = Este link só funciona neste computador. Para amigos na sua rede, inicie o servidor com “hearts serve --host 0.0.0.0” e abra a página no endereço que ele indica.
short-code = Código
short-code-means = para digitar na página inicial
new-invitation = Fazer um link e um código novos
new-invitation-means = O link e o código antigos não abrem mais nada. Quem está sentado aqui mantém o lugar; quem assiste precisa do link novo.
qr-code = Código QR do link
chairs = Cadeiras
free-chair = Livre
chair-is =
    { $state ->
        [here] aqui
        [gone] sem conexão
        [away] o computador joga
       *[next] joga a partir da próxima mão
    }
chair-program = um programa
seat-program = Sentar um programa
seat-program-means = Um programa seu pode jogar aqui como uma pessoa. Você recebe uma chave para a cadeira dele.
program-name = Nome do programa
program-once = O programa está sentado. Esta chave só aparece agora; quem a tiver joga nesta cadeira.
program-key = Chave da cadeira
program-command = Assim se inicia o exemplo
chair-short =
    { $state ->
        [away] computador
       *[gone] fora
    }
owner = anfitrião
change-settings = Mudar o que a mesa permite
level-of = Se ficar livre
move-up = { $who } uma cadeira acima
move-down = { $who } uma cadeira abaixo
free-chair-up = Cadeira livre acima
free-chair-down = Cadeira livre abaixo
start-match = Começar a partida
people = Pessoas
more-with = Mais sobre { $who }
person-left = Partidas com pontuação abandonadas: { $count } de { $total }.
remove-person = Remover { $who }
remove-person-means = A cadeira fica livre. { $who } não pode sentar-se aqui com o mesmo navegador até que você permita.
remove-and-renew = Fazer também um link novo
remove-and-renew-means = Quem conhece o link ou o código antigo já não entra com ele.
removed-people = Fora desta mesa
let-in = Deixar { $who } voltar
new-link = Link novo do lugar
new-link-means = Para { $who }, que perdeu o link. Não o envie a mais ninguém: quem o tem joga ali. O link antigo não abre mais nada.
hand-over = Passar a mesa a { $who }
hand-over-means = Então só { $who } pode começar a partida, remover alguém ou fechar a mesa.
close-table = Fechar a mesa
close-table-means = A mesa se fecha para todos, de vez.
leave-seat = Deixar o lugar
leave-seat-means = O seu lugar fica livre, e o computador continua por você. Para voltar depois, saia só da página.
leave-seat-means-rated = O seu lugar fica livre, o computador continua por você, e você fica em último nesta partida. Para voltar antes do fim, saia só da página.
never-mind = Deixa pra lá

# ---------------------------------------------------------------- chegar

invited = Você foi convidado
invited-by = { $who } convida você para uma partida.
sit-down = Sentar
sit-here = Cadeira { $count }
watch = Assistir
join-running = A partida está em curso: você ocupa a cadeira de um jogador do computador.
join-full = Todas as cadeiras desta mesa estão ocupadas.
join-closed = Esta mesa está fechada. Peça um novo link ou prepare você uma mesa.
join-over = A partida desta mesa acabou. Peça um novo link ou prepare você uma mesa.
join-unknown = Não há mesa com este link ou código. Veja se está inteiro ou peça um novo.
join-old = Este convite não é mais válido. Peça um novo.
already-seated = Você tem um lugar nesta mesa.
to-table = À mesa
any-chair = Qualquer cadeira
give-name = Diga primeiro o seu nome.
looking = Procurando a mesa…
code-of-table = Código de uma mesa
go-to-table = Ir
open-tables = Mesas abertas
no-open-tables = Não há mesas abertas agora. Prepare uma em que qualquer um possa se sentar, e ela fica aqui.
quick-seat = Qualquer mesa
free-chairs =
    { $count ->
        [0] nenhuma cadeira livre
        [one] { $count } cadeira livre
       *[other] { $count } cadeiras livres
    }
look-again = Olhar de novo

# ---------------------------------------------------------------- as mesas na página inicial

own-tables = Com amigos
own-table-now =
    { $state ->
        [turn] Sua vez
        [gathering] Ainda não começou
       *[playing] Vez dos outros
    }
time-left = faltam { $time }
next-table =
    { $count ->
        [one] Outra mesa espera por você
       *[other] { $count } outras mesas esperam por você
    }
own-time-runs = O seu tempo corre: a mesa volta sozinha.
score-lifted = Os pontos deram lugar porque o seu tempo corre: faltam { $time }.
clock-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
clock-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
table-with = Com { $names }
table-alone = Ainda ninguém mais

# ---------------------------------------------------------------- à mesa

paused = Em pausa
paused-means = Todos concordaram. Qualquer um acaba a pausa.
end-pause = Continuar a jogar
table-idle = Todos saíram
table-idle-means = A partida continua quando alguém voltar.
sat-in = O computador joga por você
sat-in-means = Você ficou fora, ou o seu tempo acabou. O lugar continua sendo seu.
take-seat-back = Retomar o meu lugar
table-closed = A mesa está fechada
table-closed-means = Aqui não se joga mais.
play-on = Jogar de novo
play-on-means = A mesa toda vem junto. O link continua o mesmo.
played-on = À próxima partida
played-on-means = Os outros continuam: a próxima partida está pronta.
plays-next-hand = Você joga a partir da próxima mão. Até lá o computador joga.
waits-for-back = A mesa espera { $who }.
absent-until = { $who } está fora: em { $time } o computador assume o lugar.
absent =
    { $then ->
        [WAIT] { $who } está fora: a mesa espera.
       *[BOT] { $who } está fora.
    }
seat-lost = Você já não tem lugar nesta mesa: ele foi deixado, ou o anfitrião o liberou.
seat-no-more = Este não é mais o seu lugar: o anfitrião o liberou, ou há um link novo para ele.
sit-again = Sentar-se de novo
other-device = Continuar em outro aparelho
other-device-means = Abra este link no outro aparelho: ele terá o mesmo lugar, ao lado deste.
other-device-private = Quem tem este link joga no seu lugar. Não o mande a mais ninguém.
resume-link = Link para o seu lugar
ask-pause = Pedir uma pausa
ask-clock-off = Pedir para desligar o relógio
ask-back = Pedir a minha última jogada de volta
ask-back-short = Desfazer?
asks =
    { $wish ->
        [PAUSE]
            { $me ->
                [yes] Você pede uma pausa.
               *[no] { $who } pede uma pausa.
            }
        [CLOCK_OFF]
            { $me ->
                [yes] Você pede para desligar o relógio até o fim da partida.
               *[no] { $who } pede para desligar o relógio até o fim da partida.
            }
       *[TAKE_BACK]
            { $me ->
                [yes] Você pede a sua última jogada de volta.
               *[no] { $who } pede a última jogada de volta.
            }
    }
ask-heading =
    { $wish ->
        [PAUSE] Uma pausa?
        [CLOCK_OFF] Desligar o relógio?
       *[TAKE_BACK] Desfazer uma jogada?
    }
ask-keys = A: concordar, N: recusar.
everybody-agrees = Todos têm de concordar.
agree = Concordar
refuse = Recusar
asked-waits = Falta { $names }.
see-question = Responder à pergunta
not-arrived = Isso não chegou. Tente de novo, por favor.
let-watch = Quem assiste pode ver as minhas cartas
watchers =
    { $count ->
        [one] { $count } assistindo
       *[other] { $count } assistindo
    }
you-watch = Você está assistindo.
watched-hands = Mãos terminadas
watched-none = Nenhuma mão terminou ainda. Cada uma se abre aqui com todas as cartas assim que é contada.
watch-all = O que todos veem
watch-seat = Cartas de { $who }
watch-choice = Você vê

# ---------------------------------------------------------------- conversa

talk = Conversa
talk-new = Conversa, algo novo
phrases = Frases
phrase =
    { $phrase ->
        [HELLO] Olá!
        [GOOD_LUCK] Boa sorte!
        [WELL_PLAYED] Bem jogado!
        [THANKS] Valeu!
        [SORRY] Desculpe!
        [OOPS] Opa!
        [MOON] Cuidado com a lua!
        [QUEEN] Onde está a dama?
        [HURRY] Sua vez!
        [MOMENT] Um momento, por favor.
        [GOOD_GAME] Boa partida!
        [BYE] Até mais!
        [SMILE] sorri
        [LAUGH] ri
        [SAD] está triste
        [SURPRISED] se surpreende
        [CLAP] aplaude
       *[HEART] manda um coração
    }
nothing-said = Ninguém disse nada ainda.
write-something = Escrever algo
say-it = Dizer
said-by = { $who }: { $text }
said-emote = { $who } { $text }.
mute = Silenciar { $who }
hear-again = Ouvir { $who } de novo
muted = em silêncio

# ---------------------------------------------------------------- o que é lido em voz alta

news =
    { $news ->
        [SAT]
            { $me ->
                [yes] Você se senta.
               *[no] { $who } se senta.
            }
        [LEFT] { $who } deixou o lugar.
        [REMOVED] { $who } foi removido da mesa.
        [OWNER]
            { $me ->
                [yes] A mesa agora é sua.
               *[no] A mesa agora é de { $who }.
            }
        [LEADS]
            { $me ->
                [yes] Você conduz a mesa enquanto o dono está fora.
               *[no] { $who } conduz a mesa enquanto o dono está fora.
            }
        [LEADS_AGAIN]
            { $me ->
                [yes] Você voltou e conduz a mesa de novo.
               *[no] { $who } voltou e conduz a mesa de novo.
            }
        [LET_IN] { $who } pode sentar-se aqui de novo.
        [NEW_KEY]
            { $me ->
                [yes] Seu lugar tem um link novo; o antigo não abre mais nada.
               *[no] O lugar de { $who } tem um link privado novo.
            }
        [AWAY]
            { $me ->
                [yes] O computador joga por você.
               *[no] O computador joga por { $who }.
            }
        [BACK]
            { $me ->
                [yes] Você voltou.
               *[no] { $who } voltou.
            }
        [AGREED]
            { $me ->
                [yes] Você concorda.
               *[no] { $who } concorda.
            }
        [REFUSED]
            { $me ->
                [yes] Você recusa.
               *[no] { $who } não concorda.
            }
        [RESUMED]
            { $me ->
                [yes] Você acaba a pausa.
               *[no] { $who } acaba a pausa.
            }
        [SHOWS]
            { $me ->
                [yes] Quem assiste pode ver as suas cartas.
               *[no] Quem assiste pode ver as cartas de { $who }.
            }
       *[HIDES]
            { $me ->
                [yes] Quem assiste já não vê as suas cartas.
               *[no] Quem assiste já não vê as cartas de { $who }.
            }
    }
table-news =
    { $news ->
        [STARTED] A partida começa.
        [NEW_INVITATION] A mesa tem um link e um código novos; os antigos não abrem mais nada.
        [PAUSED] A partida está em pausa.
        [CLOCK_OFF] O relógio está desligado até o fim da partida.
        [SWAPPED] Os lugares mudaram.
        [LEVEL] Um jogador do computador mudou.
        [SETTINGS] O anfitrião mudou o que a mesa permite.
        [LISTED] A mesa está na lista de mesas abertas.
        [UNLISTED] A mesa não está mais na lista de mesas abertas.
        [PLAY_ON] Todos continuam em uma mesa nova.
       *[CLOSED] A mesa está fechada.
    }

# ---------------------------------------------------------------- o que o servidor recusa

refused-TABLE_FULL = Nenhuma mesa aberta tem cadeira livre para você agora.
refused-NO_SUCH_INVITATION = Não há mesa com este link ou código.
refused-OLD_INVITATION = Este convite não é mais válido. Peça um novo.
refused-BAD_SETTINGS = Nenhuma mesa pode ter estes ajustes.
