# Ce qu’une table à plusieurs refuse, dit à qui l’a demandé.

not-allowed-gathering = La partie n’a pas encore commencé.
not-allowed-started = La partie a déjà commencé.
not-allowed-over = La partie est finie.
not-allowed-closed = Cette table est fermée.
not-allowed-paused = La partie est en pause.
not-allowed-not-paused = La partie n’est pas en pause.
not-allowed-clock-rated = Dans une partie classée, la pendule continue.
not-allowed-clock-none = Il n’y a pas ici de pendule en secondes à arrêter.
not-allowed-sat-in = L’ordinateur joue à cette place. Reprends d’abord la place.
not-allowed-not-away = L’ordinateur ne joue pas pour toi.
not-allowed-owner = Seule la personne à qui est la table peut faire cela.
not-allowed-program = Un programme joue et ne fait rien d’autre.
not-allowed-self = Tu peux partir, mais pas t’exclure.
not-allowed-nobody = Personne n’est assis là.
not-allowed-solo = Cette table est pour une seule personne.
not-allowed-chair-taken = Quelqu’un est déjà assis là.
not-allowed-full = Toutes les places de cette table sont prises.
not-allowed-name-taken = { $name } est déjà à cette table. Si c’est toi, ouvre le lien privé de ta place ou demandes-en un nouveau à l’hôte ; sinon, prends un autre nom.
not-allowed-own-key = Personne d’autre ne donne la place de l’hôte.
not-allowed-key-rated = Dans une partie classée, une place garde son lien.
not-allowed-removed = L’hôte de cette table t’en a exclu. Lui seul peut te laisser revenir.
not-allowed-invitation = Cette invitation n’est plus valable. Demandes-en une nouvelle.
not-allowed-there = Qui tient cette place est à la table.
not-allowed-settings-access = On ne change pas ici qui peut s’asseoir.
not-allowed-settings-rated = Dans une partie classée, rien ne change.
not-allowed-settings-later = La pendule et le classement sont fixés avant le début de la partie.
not-allowed-settings-shown = Les points et les plis montrés sont fixés avant le début de la partie.
not-allowed-settings-made = Le classement d’une partie est fixé à la création de la table.
not-allowed-ask-again = Les autres viennent de refuser. Attends un peu avant de redemander.
not-allowed-seated = Tu es déjà à cette table.
not-allowed-ask-open = Autre chose est déjà demandé. Attends les réponses.
not-allowed-ask-gone = Ce n’est plus demandé.
not-allowed-agreed = Tu es déjà d’accord.
not-allowed-undo-rated = On ne reprend rien dans une partie classée.
not-allowed-undo-away = Quelqu’un qui doit être d’accord est absent.
not-allowed-watching = Personne ne peut regarder cela à cette table.
not-allowed-talk = Personne ne parle à cette table.
not-allowed-talk-text = À cette table, on ne dit que les phrases toutes faites.
not-allowed-talk-empty = Il n’y a rien à lire là-dedans.
not-allowed-level = Il n’y a pas de joueur de ce niveau.
not-allowed-hint-rated = Pas de conseils dans une partie classée.
not-allowed-hint-hidden = Pas de conseils là où des points ou des plis ne sont pas montrés.
not-allowed-undo-contest = On ne reprend rien là où d’autres jouent les mêmes donnes.
not-allowed-hint-contest = Pas de conseils là où d’autres jouent les mêmes donnes.
not-allowed-close-rated = On n’interrompt pas une partie classée. Tu peux céder ta place, et tu finis alors dernier.
not-allowed-remove-rated = On n’exclut personne d’une partie classée. L’ordinateur joue pour les absents.
not-allowed-second-try = Finis d’abord la partie qui compte.
not-allowed-not-over = La partie n’est pas encore finie.
not-allowed-played-on = On joue déjà à une autre table.
not-allowed-name = Un nom a de 1 à 24 caractères visibles, sans signes qui changent le sens de l’écriture.
refused-old-protocol = Cette page et le serveur sont de versions différentes. Recharge la page.
refused-crowded =
    { $whose ->
        [address] Ton adresse a autant de connexions à ce serveur qu’il en permet. Ferme une de ses pages.
       *[server] Le serveur a autant de visiteurs qu’il peut en accueillir. Tu entreras quand quelqu’un partira.
    }
