# Le client web. Voir en/web.ftl.

page-title = { $page } · OpenHearts
close = Fermer
home = Accueil
new-game = Nouvelle partie
try-again = Réessayer
loading = Un instant…
server-away = Le serveur ne répond pas. Vérifie qu’il tourne, puis réessaie.
server-away-trying = Le serveur ne répond pas. Rien n’est perdu : cette page réessaie d’elle-même.
nothing-kept = Ce navigateur ne laisse rien garder à la page : si tu la fermes, tu perds ta place à la table.
language = Langue
language-away = Cette langue n’a pas pu être chargée. Vérifie que le serveur tourne, puis choisis-la encore.
letters = Lettres des cartes
letters-english = Anglaises : { $letters }
letters-local = Françaises : { $letters }

play = Jouer
game-for =
    { $count ->
        [one] { $game }, { $count } joueur
       *[other] { $game }, { $count } joueurs
    }
change-rules = Changer les règles
tagline = Une table calme pour jouer à la dame de pique, seul ou entre amis.
resume-heading = Reprendre
resume-not-dealt = Pas encore distribué
hand-number = Donne { $hand }
resume-total = Toi { $mine }, les autres { $others }
strange-tables =
    { $count ->
        [one] Une de tes tables n’est pas sur ce serveur. Ta place reste gardée dans ce navigateur.
       *[other] { $count } de tes tables ne sont pas sur ce serveur. Tes places restent gardées dans ce navigateur.
    }
forget-strange = Les oublier
finished-heading = Terminées
finished =
    { $outcome ->
        [shared] Victoire partagée
        [won] Gagné
       *[place] Tu as fini { ordinal }
    }
ordinal =
    { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[7] septième
    }
show-all = Voir les { $count }
forget = Retirer { $game } de la liste
remove = Retirer
removed = Retirée.
undo = Annuler
undo-remove = Annuler : garder { $game }
today-at = aujourd’hui { $time }
yesterday-at = hier { $time }
begun-at = commencée { $when }
played-at = jouée { $when }

choose-game = Jeu
other-game = Choisir un autre jeu
player-count = Joueurs
your-name = Ton nom
default-name = Toi
target-label = Jouer en
no-target = sans limite
settings-heading = Réglages de ce jeu
customise = Personnaliser toutes les règles
customise-hint = Chaque règle peut changer ; les contradictions sont expliquées ici.
back-to-preset = Revenir à { $game } tel quel
changed = modifié
set-back = Rétablir
reset-option = modifié · Rétablir : { $option }
start = Commencer
level-label = Comment joue l’ordinateur
against-level = Ordinateurs : { $level }
levels-see = À tous les niveaux, l’ordinateur ne voit que ses propres cartes, et les cartes sont données de la même façon.
level-means =
    { $level ->
        [beginner] Ne regarde que le pli sur la table. Bien pour une première partie.
        [casual] Joue avec bon sens et oublie la moitié de ce qui est passé, comme tout le monde.
        [steady] Retient chaque carte, évite la dame et voit venir qui veut décrocher la lune.
        [strong] Examine des dizaines de répartitions possibles des cartes cachées.
        [expert] En examine des centaines, décroche la lune et arrête ceux qui essaient.
       *[master] Réfléchit le plus longtemps, et il est très difficile à battre.
    }
starting = On distribue…
show-where = Montre-moi où
whole-numbers = Seulement des nombres entiers ici.
cannot-start = Pas encore : { $reason }
rules-heading = Les règles : { $game }
bold-differs = En gras : différent de Standard.
same-as-standard = Ce sont les règles standard.
usual-rules = Ce qui est comme dans Standard
yes = oui
no = non
none = rien
use-none = Rien
seat-deals =
    { $seat ->
        [0] tu donnes en premier
        [1] la première place à ta gauche donne en premier
        [2] la deuxième place à ta gauche donne en premier
        [3] la troisième place à ta gauche donne en premier
        [4] la quatrième place à ta gauche donne en premier
        [5] la cinquième place à ta gauche donne en premier
       *[6] la sixième place à ta gauche donne en premier
    }
add-entry = Ajouter une donne
remove-entry = Retirer la donne { $place }
removed-cards =
    { $count ->
        [0] Le jeu complet
        [one] { $count } carte retirée
       *[other] { $count } cartes retirées
    }
take-out = Retirer { CARDS($cards, form: "the") }
all-hearts = Chaque cœur
add-point-card = Ajouter une carte
worth-nothing = { CARDS($cards, form: "the") } ne compte plus
reset-reached = Remise { $place } : total atteint
reset-becomes = Remise { $place } : devient
becomes = devient
add-reset = Ajouter une remise
remove-reset = Retirer la remise { $place }
other-options = Autres
does-not-fit = Cela ne va pas avec { $others }.
quoted = « { $what } »
no-rule-page = Les règles s’affichent ici dès qu’elles vont ensemble.

direction =
    { $entry ->
        [L] à gauche
        [R] à droite
        [A] en face
        [L2] 2e à gauche
        [R2] 2e à droite
        [L3] 3e à gauche
        [R3] 3e à droite
        [SCATTER] une à chacun
        [MIX] dans le pot
       *[H] pas de passe
    }
passing =
    { $entry ->
        [H] pas de passe
       *[other] passe { direction }
    }
level =
    { $level ->
        [random] hasard
        [simple] simple
        [beginner] débutant
        [casual] occasionnel
        [steady] solide
        [strong] fort
        [expert] expert
        [master] maître
       *[other] { $level }
    }
hearts-broken = Les cœurs sont ouverts
hearts-not-broken = Les cœurs ne sont pas ouverts
open-rules =
    { $changed ->
        [yes] { $game }, règles modifiées : voir les règles
       *[no] { $game } : voir les règles
    }
last-trick = Dernier pli
trick-of = Pli { $place } sur { $all }
trick-before = Le pli d’avant
trick-after = Le pli d’après
sweep-trick = Continuer
tap-again = Touche encore { $card } pour la jouer.
no-last-trick = Aucun pli encore dans cette donne.
tricks-not-shown = À cette table, les plis faits ne sont pas remontrés.
score = Score
menu = Menu
your-hand = Tes cartes
the-trick = Cartes sur la table
seats = Joueurs
computer = ordinateur, { level }
dealer = Donneur
dealer-letter = D
led = entame
you = Toi
plate-total = total { $total }
plate-points = { points } dans cette donne
plate-points-hidden = points de cette donne cachés
tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
plate-cards = { cards } en main
plate-turn =
    { $me ->
        [yes] à toi
       *[no] doit jouer
    }
card-on-table =
    { $me ->
        [yes] { CARDS($cards) }, à toi
       *[no] { CARDS($cards) }, de { $who }
    }
kitty-pile = Talon : { cards }
kitty-short = Talon

your-turn-lead = À toi : entame.
your-turn-follow = À toi : fournis à { suit }.
your-turn-any = À toi : joue n’importe quelle carte.
your-turn-bright = À toi : joue une carte claire.
your-turn-banned = À toi : pas encore de carte pénalisante.
your-turn-queen = À toi : défausse la dame de pique.
turn-of = C’est à { $who }.
others-pass = Les autres passent encore.
dealing = On distribue…
mixing = Les cartes passées sont mélangées.
moon-asked = { $who } décide de la lune.

pass-to = Passer { cards } à { $who } ({ direction })
pass-scatter = Passer { cards }, une à chacun
pass-mix = Mettre { cards } dans le pot
choose-to =
    { $count ->
        [one] Choisis une carte pour { $who } ({ direction })
       *[other] Choisis { cards } pour { $who } ({ direction })
    }
choose-more-to =
    { $count ->
        [one] Encore une carte pour { $who } ({ direction })
       *[other] Encore { cards } pour { $who } ({ direction })
    }
choose-scatter = Choisis une carte pour { $who }
choose-mix =
    { $count ->
        [one] Choisis une carte pour le pot
       *[other] Choisis { cards } pour le pot
    }
choose-more-mix =
    { $count ->
        [one] Encore une carte pour le pot
       *[other] Encore { cards } pour le pot
    }
pass-asked = Choisis { cards } à passer à { $who } ({ direction }).
scatter-asked = Choisis { cards } à passer, une à chacun des autres, dans l’ordre.
mix-asked = Choisis { cards } pour le pot.
enough-chosen =
    { $count ->
        [one] Une carte est choisie : repose-la d’abord.
       *[other] { cards } sont choisies : repose d’abord l’une d’elles.
    }
received-from = De { $who } : { $shown }
received-mixed = Du pot : { $shown }
chosen = choisie
chosen-to-play = choisie, encore une fois pour la jouer
chosen-for = choisie pour { $who }
just-received = reçue à l’instant
just-received-from = reçue à l’instant de { $who }

said-deals =
    { $me ->
        [yes] Tu donnes en premier.
       *[no] { $who } donne en premier.
    }
said-cut =
    { $me ->
        [yes] Tu as coupé la plus petite carte, { CARDS($cards, form: "the") }, et donnes en premier.
       *[no] { $who } a coupé la plus petite carte, { CARDS($cards, form: "the") }, et donne en premier.
    }
said-cut-tie = Égalité au plus bas : ceux-là recoupent.
said-hand =
    { $me ->
        [yes] Donne { $hand }, { passing }. Tu donnes.
       *[no] Donne { $hand }, { passing }. { $who } donne.
    }
said-dealt = Tu as { CARDS($cards) }.
said-passed = Tu passes { CARDS($cards, form: "the") }.
said-received = Tu reçois { CARDS($cards, form: "the") } de { $who }.
said-received-mixed = Tu reçois { CARDS($cards, form: "the") }.
said-played =
    { $me ->
        [yes] Tu joues { CARDS($cards, form: "the") }.
       *[no] { $who } joue { CARDS($cards, form: "the") }.
    }
said-broken = Les cœurs sont ouverts.
points-or-none =
    { $count ->
        [0] aucun point
       *[other] { points }
    }
said-trick =
    { $me ->
        [yes] Tu fais le pli : { points-or-none }.
       *[no] { $who } fait le pli : { points-or-none }.
    }
said-took =
    { $me ->
        [yes] Pli pour toi ({ points-or-none }).
       *[no] Pli pour { $who } ({ points-or-none }).
    }
# Where the table does not tell the points of a trick.
said-trick-only =
    { $me ->
        [yes] Tu fais le pli.
       *[no] { $who } fait le pli.
    }
said-took-only =
    { $me ->
        [yes] Pli pour toi.
       *[no] Pli pour { $who }.
    }
said-kitty =
    { $me ->
        [yes] Tu prends le talon de { cards }.
       *[no] { $who } prend le talon de { cards }.
    }
said-kitty-holds = Le talon contenait { CARDS($cards, form: "the") }.
kitty-held = Le talon contenait
said-moon =
    { $me ->
        [yes]
            { $sun ->
                [yes] Tu as décroché le soleil.
               *[no] Tu as décroché la lune.
            }
       *[no]
            { $sun ->
                [yes] { $who } a décroché le soleil.
               *[no] { $who } a décroché la lune.
            }
    }
moon-how =
    { $sun ->
        [yes] Tous les plis et toutes les cartes pénalisantes.
       *[no] Toutes les cartes pénalisantes du jeu.
    }
said-moon-added =
    { $me ->
        [yes] Tu donnes les points aux autres.
       *[no] { $who } donne les points aux autres.
    }
said-moon-subtracted =
    { $me ->
        [yes] Tu retires les points de ton total.
       *[no] { $who } retire les points de son total.
    }
said-scores = Cette donne : { $scores }.
scored =
    { $me ->
        [yes] toi { $score }
       *[no] { $who } { $score }
    }
said-reset =
    { $me ->
        [yes] Ton total d’exactement { $reached } devient { $becomes }.
       *[no] Le total de { $who }, exactement { $reached }, devient { $becomes }.
    }

moon-question =
    { $sun ->
        [yes] Tu as décroché le soleil. Que doit-il faire ?
       *[no] Tu as décroché la lune. Que doit-elle faire ?
    }
moon-add = Donner { $points } à chacun des autres
moon-subtract = Retirer { $points } de ton total
moon-totals = Après cette donne :
moon-goes-on = La partie continue.
moon-ends =
    { $winners ->
        [you] La partie finit : tu gagnes.
        [single] La partie finit : { $names } gagne.
        [with-you] La partie finit : toi et { $names } partagez la victoire.
       *[others] La partie finit : { $names } partagent la victoire.
    }
moon-ask-again = Décider de ta lune

panel = Score et plis
tricks-heading = Plis de cette donne
hand-scored = Fin de la donne { $hand }
no-hand-yet = Aucune donne comptée encore.
hand-column = Donne
total-row = Total
running-row = en cours
moon-mark-means = lune décrochée
go-on = Continuer
verdict-won =
    { $winners ->
        [you] Tu gagnes
        [single] { $names } gagne
        [with-you] Toi et { $names } partagez la victoire
       *[others] { $names } partagent la victoire
    }
verdict-why =
    { $tied ->
        [yes] Égalité au plus petit total, { $total }, après { hands }.
       *[no] Plus petit total, { $total }, après { hands }.
    }
hands =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
place-said = { $place }.
rematch = Revanche
show-sheet = Feuille
back-to-table = Retour à la table
see-verdict = Résultat
best-trick = Meilleur pli
worst-trick = Pire pli
trick-gave = { $hand } : tu as donné { CARDS($cards, form: "the") }
trick-took = { $hand } : tu as pris { $points }

speed = Vitesse
speed-name =
    { $speed ->
        [instant] Immédiate
        [fast] Rapide
        [normal] Normale
       *[slow] Lente
    }
theme = Clair ou sombre
theme-name =
    { $theme ->
        [system] Appareil
        [light] Clair
       *[dark] Sombre
    }
save-game = Enregistrer la partie
saving = Enregistrement…
save-keeps = L’enregistrement est un fichier avec toutes les cartes que tu as vues jusqu’ici.
leave-table = Quitter
leave-keeps = Chaque carte est gardée : pars quand tu veux et reprends depuis l’accueil.

connecting = Tu prends place…
reconnecting = Reconnexion… Rien n’est perdu.
reconnecting-sends = Reconnexion… Ton coup partira alors.
connected-again = De nouveau connecté.
on-its-way = C’est parti…
no-such-seat = Ce navigateur n’a pas de place à cette table. Une place reste dans le navigateur où la partie a commencé.
old-client = Cette page et le serveur sont de versions différentes. Recharge la page.
server-said = Le serveur dit : { $message }
refused-UNKNOWN_TABLE = Ce serveur ne connaît pas cette table. Il a peut-être démarré avec un autre dossier de données.
refused-WRONG_TOKEN = Cette place appartient à un autre navigateur.
refused-STORE_FAILED = Le serveur n’a pas pu enregistrer cela : rien n’a changé. Son disque est peut-être plein.
refused-TOO_MANY_REQUESTS = C’était trop rapide pour le serveur. Réessaie dans un moment.
refused-TOO_LARGE = C’est trop gros pour le serveur.
refused-MALFORMED = Le serveur n’a pas compris la demande : rien n’a changé.
refused-STALE_DECISION = La table avait déjà avancé : rien n’a changé.
refused-WRONG_ORIGIN = Le serveur prend cette page pour celle d’un autre site. Ouvre-la sous le nom par lequel on l’atteint.
refused-NOT_JOINED = La table ne t’a pas encore laissé entrer.
refused-NOT_SEATED = À cette table, tu ne fais que regarder.
refused-NOT_FOUND = Cela n’existe plus sur le serveur.
refused-NOT_OVER = Cette donne ou cette partie n’est pas encore finie.
refused-HIDDEN_CARDS = Cet enregistrement ne contient pas toutes les cartes.
refused-AGAINST_THE_RULES = Les règles ne le permettent pas maintenant.
refused-NOT_ALLOWED = La table ne le permet pas maintenant.
refused-BAD_RULES = Ces règles ne vont pas ensemble.
refused-BAD_RECORD = Ce n’est pas l’enregistrement d’une partie.
refused-BAD_NAME = Ce nom se lit mal. Choisis-en un autre.
refused-OLD_PROTOCOL = Cette page et le serveur sont de versions différentes. Recharge la page.
