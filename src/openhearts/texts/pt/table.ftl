# O que uma mesa com várias pessoas recusa, dito a quem pediu.

not-allowed-gathering = A partida ainda não começou.
not-allowed-started = A partida já começou.
not-allowed-over = A partida acabou.
not-allowed-closed = Esta mesa está fechada.
not-allowed-paused = A partida está em pausa.
not-allowed-not-paused = A partida não está em pausa.
not-allowed-clock-rated = Numa partida com pontuação o relógio continua ligado.
not-allowed-clock-none = Aqui não há relógio de segundos para desligar.
not-allowed-sat-in = O computador joga neste lugar. Retome o lugar primeiro.
not-allowed-not-away = O computador não está jogando por você.
not-allowed-owner = Só quem é dono da mesa pode fazer isso.
not-allowed-program = Um programa só joga e nada mais.
not-allowed-self = Você pode sair, mas não remover a si mesmo.
not-allowed-nobody = Ninguém está sentado ali.
not-allowed-solo = Esta mesa é para uma pessoa só.
not-allowed-chair-taken = Já há alguém sentado ali.
not-allowed-full = Todos os lugares desta mesa estão ocupados.
not-allowed-name-taken = { $name } já está nesta mesa. Se é você, abra o link privado do seu lugar ou peça um novo ao anfitrião; senão, escolha outro nome.
not-allowed-own-key = Ninguém mais dá o lugar do anfitrião.
not-allowed-key-rated = Em partidas com pontuação um lugar mantém o seu link.
not-allowed-removed = O anfitrião removeu você desta mesa. Só ele pode deixar você voltar.
not-allowed-invitation = Este convite não é mais válido. Peça um novo.
not-allowed-there = Quem tem este lugar está na mesa.
not-allowed-settings-access = Aqui não se muda quem pode sentar-se.
not-allowed-settings-rated = Em uma partida com pontuação nada muda.
not-allowed-settings-later = O relógio e a pontuação ficam definidos antes de a partida começar.
not-allowed-settings-shown = Os pontos e as vazas que se mostram ficam definidos antes de a partida começar.
not-allowed-settings-made = Se a partida vale pontuação fica definido quando a mesa é criada.
not-allowed-ask-again = Os outros acabaram de recusar. Espere um pouco antes de pedir de novo.
not-allowed-seated = Você já está nesta mesa.
not-allowed-ask-open = Outra coisa está sendo perguntada. Espere as respostas.
not-allowed-ask-gone = Isso já não está sendo perguntado.
not-allowed-agreed = Você já concordou.
not-allowed-undo-rated = Nada se desfaz numa partida com pontuação.
not-allowed-undo-away = Alguém que precisa concordar está ausente.
not-allowed-watching = Ninguém pode assistir a isso nesta mesa.
not-allowed-talk = Ninguém conversa nesta mesa.
not-allowed-talk-text = Nesta mesa só se dizem as frases prontas.
not-allowed-talk-empty = Não há nada para ler nisso.
not-allowed-level = Não há jogador do computador neste nível.
not-allowed-hint-rated = Não há dicas numa partida com pontuação.
not-allowed-hint-hidden = Não há dicas onde pontos ou vazas não são mostrados.
not-allowed-undo-contest = Nada se desfaz onde outros jogam as mesmas cartas.
not-allowed-hint-contest = Não há dicas onde outros jogam as mesmas cartas.
not-allowed-close-rated = Uma partida com pontuação não se interrompe. Você pode deixar o lugar, e então fica em último.
not-allowed-remove-rated = Ninguém é removido de uma partida com pontuação. O computador joga por quem está fora.
not-allowed-second-try = Primeiro jogue até o fim a partida que conta.
not-allowed-not-over = A partida ainda não acabou.
not-allowed-played-on = Já se joga em outra mesa.
not-allowed-name = Um nome tem de 1 a 24 caracteres visíveis, sem sinais que mudem a direção da escrita.
refused-old-protocol = Esta página e o servidor são de versões diferentes. Carregue a página de novo.
refused-crowded =
    { $whose ->
        [address] O seu endereço tem tantas conexões com este servidor quanto ele permite. Feche uma das páginas dele.
       *[server] O servidor tem tantos visitantes quanto pode atender. Você entra quando alguém sair.
    }
