# Les aides : annuler, conseils, ce qui vaut maintenant, la première donne, ses propres jeux.

take-back = Annuler
take-back-long = Annuler : reprendre la dernière carte ou la passe
said-taken-back =
    { $me ->
        [yes] Tu reprends la dernière décision.
       *[no] { $who } reprend la dernière décision.
    }
undone-mark = avec reprise
practice-mark = exercice
end-hand-no-points = Plus de points : finir la donne
end-hand-rest =
    { $me ->
        [yes] Le reste est à toi : finir la donne
       *[no] Le reste va à { $who } : finir la donne
    }
ending-offered = { $offer }. Touche E, ou écris « { typed-end } ».
said-ended =
    { $me ->
        [yes] Tu finis la donne.
       *[no] { $who } finit la donne.
    }
ended-no-points = Il ne restait plus de points.
ended-rest =
    { $me ->
        [yes] Le reste était à toi, quoi qu’on joue.
       *[no] Le reste était à { $who }, quoi qu’on joue.
    }
not-allowed-undo-people = On ne reprend rien tant que d’autres personnes jouent à cette table.
not-allowed-undo-over = La partie est finie : rien ne peut être repris.
not-allowed-undo-nothing = Tu n’as encore rien décidé dans cette donne qui puisse être repris.
not-allowed-hint-people = Pas de conseils tant que d’autres personnes jouent à cette table.
not-allowed-hint-none = Aucun conseil trouvé pour cela.
not-allowed-end = Les cartes qui restent peuvent encore changer les scores de cette donne.
not-allowed-salt = Les cartes de cette donne sont déjà tirées, ou elle n’est pas encore scellée : rien ne peut être ajouté à son mélange.
not-allowed-salt-twice = Tu as déjà ajouté ta part au mélange de cette donne.
not-allowed-salt-fixed = D’autres tables ont les mêmes donnes : rien ne peut être ajouté à leur mélange.

hint = Conseil
hint-busy = J’essaie tes cartes…
hint-none = Pas de conseil pour cela.
hint-points = points en moyenne
hint-behind = { $points } de plus
hint-as-good = aussi bon
hint-behind-means = Ce que cela coûte de plus que la meilleure, lunes et enjeu de la partie compris.
hint-moon = lune { $share } %
hint-moon-long = Un autre décroche la lune dans { $share } % des donnes probables.
hint-take = Choisir celles-ci
hint-best = Voir les { $count } meilleures
hint-tried = Les { $shown } meilleures des { $count } passes essayées.
hint-said = Conseil : { CARDS($cards, form: "the") }. { $reason } { $points } points en moyenne.
hint-said-moon = Conseil : { $choice }. { $reason }
moon-choice =
    { $choice ->
        [ADD] donner les points aux autres
       *[SUBTRACT] retirer les points de ton total
    }

hint-only-card = La seule carte que l’on peut jouer.
hint-neighbour = Vaut { CARDS($cards, form: "the") } d’à côté.
hint-own-moon = Décroche la lune dans { $share } % des donnes probables.
hint-leaves-moon = Laisse la lune à un autre dans { $share } % des donnes probables, d’autres cartes jusqu’à { $most } %.
hint-moon-risk = Laisse un autre décrocher la lune dans { $share } % des donnes probables.
hint-gives-away = Se défait de { CARDS($cards) } dans { $share } % des donnes probables.
hint-takes-card = Prend { CARDS($cards, form: "the") } dans { $share } % des donnes probables.
hint-ducks-card = Évite { CARDS($cards, form: "the") } dans { $share } % des donnes probables.
hint-loses-trick = Perd le pli dans { $share } % des donnes probables.
hint-takes-trick = Fait le pli dans { $share } % des donnes probables, avec environ { points }.
hint-pass-moon = Garde une main qui décroche la lune dans { $share } % des donnes probables.
hint-pass = { JOIN($parts, capital: "yes") }.
hint-pass-gives = donne { CARDS($cards, form: "the") }
hint-pass-void = ne laisse aucun { suit }
hint-pass-keeps = garde { CARDS($cards, form: "the") } avec { cards } à côté
hint-pass-plain = Prend environ { points } en moyenne.
hint-moon-wins = Finit la partie, et tu la gagnes.
hint-moon-loses = Finit la partie, et tu ne la gagnes pas.
hint-moon-ahead = Te laisse { points } devant le meilleur des autres.
hint-moon-behind = Te laisse { points } derrière le meilleur des autres.

learning = Demander avant une erreur
learning-means = Avant une carte qui perd nettement des points, on te demande, avec la raison.
mistake-play = Jouer quand même { CARDS($cards, form: "the") } ?
mistake-pass = Passer quand même { CARDS($cards, form: "the") } ?
mistake-costs = Cela coûte environ { $points } points de plus que la meilleure carte.
mistake-pass-costs = Cela coûte environ { $points } points de plus que la meilleure passe.
mistake-better = Mieux : { CARDS($cards, form: "the") }. { $reason }
choose-again = Choisir encore
play-anyway = Jouer quand même
pass-anyway = Passer quand même

now-heading = Maintenant à la table
now-nothing = Rien de spécial pour l’instant.
why-not = Pourquoi pas celles-ci ?
all-rules = Toutes les règles
moon-threat =
    { $me ->
        [yes] Tu as tous les points jusqu’ici : la lune est peut-être en vue.
       *[no] { $who } a tous les points jusqu’ici : gare à la lune.
    }
first-trick-ban = Premier pli : pas de carte pénalisante.
hearts-may-be-led = Les cœurs sont ouverts : on peut les entamer.
hearts-may-not-be-led = Les cœurs ne sont pas ouverts : on ne peut pas encore les entamer.
hearts-never-led = On n’entame pas cœur tant qu’on a une autre couleur.
queen-waits = On ne peut pas encore entamer la dame de pique.
kitty-goes =
    { $kitty ->
        [FIRST_TRICK] Le talon de { cards } va avec le premier pli.
        [FIRST_PENALTY_CARD] Le talon de { cards } va avec la première carte pénalisante.
        [FIRST_HEART] Le talon de { cards } va avec le premier cœur.
       *[LAST_TRICK] Le talon de { cards } va avec le dernier pli.
    }
kitty-gone =
    { $me ->
        [yes] Tu as le talon.
       *[no] { $who } a le talon.
    }

lesson-offer = Jamais joué ? Commence ici
lesson-title = Première donne
lesson-label = Ce qui se passe
lesson-leave = Quitter
lesson-got-it = Compris
lesson-pass = Moins on a de points, mieux c’est : chaque cœur vaut 1, la dame de pique 13. Donne d’abord trois cartes à { $who }. Les gros piques peuvent prendre la dame, les gros cœurs font des plis : choisis parmi eux.
lesson-first = Qui a le deux de trèfle commence. Joue un trèfle si tu en as. Le plus fort fait le pli et entame le suivant. Pas de points au premier pli.
lesson-follow = Tu dois fournir : joue du { suit }. Une petite carte laisse le pli, et ce qu’il contient, à un autre.
lesson-void = Tu n’as pas de { suit } : tu peux défausser n’importe quelle carte, elle ne fera pas le pli. Un bon moment pour un gros cœur ou un gros pique.
lesson-lead = Tu entames : toute couleur sauf cœur, pas encore ouvert. Une petite carte ne fera guère le pli.
lesson-lead-any = Tu entames. Les cœurs sont ouverts : tu peux les entamer aussi. Petit, c’est sûr.
lesson-broken =
    { $me ->
        [yes] Un cœur est tombé : les cœurs sont ouverts, on peut les entamer. Tu prends le pli et ses points.
       *[no] Un cœur est tombé : les cœurs sont ouverts, on peut les entamer. { $who } prend le pli et ses points.
    }
lesson-queen =
    { $me ->
        [yes] La dame de pique est pour toi : 13 points. Cela arrive à tout le monde. Limite maintenant le reste.
       *[no] La dame de pique est pour { $who } : 13 points. Le pire est passé ; seuls les cœurs comptent encore.
    }
lesson-over = Ta première donne est jouée
lesson-score =
    { $how ->
        [clean] Tu n’as pris aucun point. On ne fait pas mieux.
        [good] Tu as pris { points }. C’est une bonne donne.
       *[dear] Tu as pris { points } sur 26. La prochaine donne est une nouvelle chance.
    }
lesson-match = Une partie, c’est donne après donne ; on passe à gauche, à droite, en face, puis pas du tout. Elle finit quand quelqu’un a 100 points, et le plus petit total gagne. Qui prend les 26 points d’une donne décroche la lune : chacun des autres en prend 26.
lesson-again = Encore une fois
lesson-play-match = Jouer une partie

your-games = Tes jeux
save-rules = Enregistrer ces règles
game-name = Nom du jeu
save = Enregistrer
cancel = Annuler
rename = Renommer
rename-game = Renommer { $name }
delete = Supprimer
delete-game = Supprimer { $name }
share = Partager
share-game = Partager { $name }
game-deleted = { $name } est supprimé.
share-means = Qui ouvre ce lien là où OpenHearts tourne trouve ces règles prêtes à jouer. Le lien contient les règles, et rien d’autre.
share-link = Lien vers ces règles
copy-link = Copier le lien
copied = Copié.
copy-yourself = Impossible de copier ici : sélectionne le lien et copie-le.
shared-game = Par le lien : { $name }. Regarde les règles, puis commence.
shared-nameless = Par le lien : des règles sans nom. Regarde-les, puis commence.
link-damaged = Ce lien est abîmé. Ce qui a pu être lu est réglé ci-dessous ; le reste est comme d’habitude.
link-no-game = Il n’y a pas de jeu « { $name } ».
link-nameless = Le nom du jeu manque.
link-no-count = Le nombre de joueurs manque.
link-wrong-count = « { $count } » n’est pas un nombre de joueurs pour ce jeu.
link-word = « { $word } » n’est pas une règle lisible.
link-twice = { $option } est réglé deux fois.
link-value = { $option } ne peut pas être réglé ainsi.
link-cut = Une partie du lien est coupée ou illisible.
too-many-games = Il n’y a plus de place pour un jeu : supprimes-en un d’abord.
same-name = Il y a déjà un jeu nommé { $name }.
start-from-standard = Partir plutôt de Standard

keys-hint = conseil
keys-undo = annuler
keys-now = ce qui vaut maintenant, et pourquoi pas cette carte
keys-end-hand = finir la donne, quand elle est décidée
command-now = ce qui vaut maintenant : les cœurs, le premier pli, le talon
command-hint = les meilleures cartes, et pourquoi
command-undo = reprend ta dernière carte ou ta passe
command-end = finit la donne, quand elle est décidée
nothing-to-undo = Il n’y a rien à reprendre.
no-hint-now = Pas de conseil maintenant : il faut que ce soit à toi, et que personne d’autre ne joue.
not-decided = La donne n’est pas encore décidée.
