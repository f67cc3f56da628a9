# Touches et commandes. On tape en anglais dans toutes les langues. Voir en/commands.ftl.

keys-and-commands = Touches et commandes
keys = Touches
key-names =
    { $key ->
        [enter] Entrée
        [space] Espace
        [home] Début
        [end] Fin
        [page-up] Page haut
        [page-down] Page bas
       *[escape] Échap
    }
keys-arrows = aller à tes cartes et les parcourir
keys-enter = jouer la carte, ou la choisir pour la passe
keys-space = de même ; ailleurs : sauter une pause
keys-pass = passer les cartes choisies
keys-last = dernier pli ; ← et → montrent les autres
keys-score = score
keys-rules = règles
keys-menu = menu
keys-settings = réglages
keys-type = taper des commandes
keys-help = cette page
keys-close = fermer, ou reposer une carte choisie
keys-agree = accepter ce qu’un autre demande
keys-refuse = ne pas accepter
keys-talk = paroles
keys-people = les personnes à la table
keys-next-table = à la prochaine table qui t’attend
command-people = qui est assis où, et qui est absent
command-say = dit une phrase toute prête, ou tout texte si la table le permet
command-pause = demande une pause, et la finit
command-clock-off = demande à arrêter la pendule jusqu’à la fin de la partie
command-agree = répond à ce qu’un autre demande
command-return = reprend la place à l’ordinateur
command-leave = quitte ta place ; une question suit
command-next-table = va à une autre table qui t’attend
nobody-else = Personne d’autre ne joue à cette table.
no-other-table = Aucune autre table ne t’attend.
nothing-asked = Personne ne demande rien en ce moment.
phrases-are = Tu peux dire { $phrases }.
leave-sure = Pour cela, tape « { typed-leave-sure } ». { $means }
seat-free = La place { $place } est libre.
seat-of =
    { $me ->
        [yes] { $who } (toi): { $state }.
       *[no] { $who }: { $state }.
    }

type-commands = Taper des commandes
type-here = Tape une commande, ou « { typed-help } »
close-typing = Fermer la ligne de commande
commands = Commandes à taper
commands-intro = Appuie sur / et tape (en français ou en anglais). Les réponses s’écrivent et se disent au lecteur d’écran.
command-play = la joue ; qs, q s ou Q♠ vont aussi, et « { typed-example-rank } » seule s’il n’y en a qu’une à jouer
command-pass = passe ces cartes ; une par une aussi
command-legal = les cartes que tu peux jouer, et pourquoi pas les autres
command-why = pourquoi une carte ne va pas
command-hand = tes cartes
command-table = les cartes sur la table
command-last = le dernier pli ; « { typed-tricks } » les dit tous
command-score = totaux et points de cette donne
command-leader = qui entame ce pli ; « { typed-turn } » dit à qui de jouer
command-received = les cartes reçues à la passe
command-rules = les règles de ce jeu
command-moon = ce que doit faire ta lune
command-continue = continuer après un décompte ou un pli qui attend
command-repeat = la dernière réponse encore
command-help = ces commandes
command-line = { $command } : { $what }.

you-hold =
    { $count ->
        [0] Tu n’as pas de cartes.
       *[other] Tu as { CARDS($cards) }.
    }
on-table = Sur la table : { $cards }.
card-by =
    { $me ->
        [yes] { CARDS($cards) } de toi
       *[no] { CARDS($cards) } de { $who }
    }
nothing-on-table = Aucune carte sur la table.
trick-told = Pli { $place } : { $cards }. { $taken }
totals-told = Totaux : { $scores }.
taken-so-far = Pris dans cette donne jusqu’ici : { $scores }.
taken-not-told = Les points de cette donne ne sont montrés qu’au décompte.
leads-now =
    { $me ->
        [yes] Tu entames ce pli.
       *[no] { $who } entame ce pli.
    }
led-now =
    { $me ->
        [yes] Tu as entamé ce pli.
       *[no] { $who } a entamé ce pli.
    }
nobody-leads = Personne n’entame encore.
it-is-your-turn = C’est à toi.
nobodys-turn = Personne ne doit jouer pour l’instant.
not-your-turn = Ce n’est pas encore à toi. { $whose }
may-play = Tu peux jouer : { CARDS($cards) }.
may-play-not = Pas { CARDS($cards) } : { $reason }
not-held = Tu n’as pas { CARDS($cards, form: "the") }.
named-twice = Tu as nommé deux fois { CARDS($cards, form: "the") }.
play-one = Joue une carte.
pass-first = On ne joue pas encore. { $todo }.
nothing-to-pass = Rien à passer maintenant.
pass-exactly = Passe exactement { cards }.
chosen-none = Aucune carte choisie. { $todo }.
chosen-so-far = Choisi : { CARDS($cards) }. { $todo }.
chosen-all = Choisi : { CARDS($cards) }. Tape « { typed-pass } » pour les passer.
nothing-received = Tu n’as reçu aucune carte dans cette donne.
nothing-waits = Rien n’attend cela pour l’instant.
type-continue = Tape « { typed-continue } » pour continuer.
no-moon-asked = Il n’y a pas de lune à décider.
nothing-to-repeat = Rien n’a encore été dit.
no-card-word = « { $typed } » n’est pas une carte. Écris la valeur, puis la couleur : { typed-example-cards }.
which-one = Laquelle : { CARDS($cards) } ?
none-fits = Aucune carte possible n’est « { $typed } ». Écris valeur et couleur.
unknown-command = « { $typed } » ne dit rien ici. Tape « { typed-help } » pour savoir ce qui va.
unknown-command-near = « { $typed } » ne dit rien ici. Voulais-tu dire { $near } ?
