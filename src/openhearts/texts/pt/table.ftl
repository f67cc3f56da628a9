# O que uma mesa com várias pessoas recusa, dito a quem pediu.

not-allowed-gathering = A partida ainda não começou.
not-allowed-started = A partida já começou.
not-allowed-over = A partida acabou.
not-allowed-closed = Esta mesa está fechada.
not-allowed-paused = A partida está em pausa.
not-allowed-not-paused = A partida não está em pausa.
not-allowed-sat-in = O computador joga neste lugar. Retome o lugar primeiro.
not-allowed-not-away = O computador não está jogando por você.
not-allowed-owner = Só quem é dono da mesa pode fazer isso.
not-allowed-self = Você pode sair, mas não remover a si mesmo.
not-allowed-nobody = Ninguém está sentado ali.
not-allowed-solo = Esta mesa é para uma pessoa só.
not-allowed-chair-taken = Já há alguém sentado ali.
not-allowed-name-taken = Já há alguém chamado { $name } nesta mesa. Escolha outro nome.
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
