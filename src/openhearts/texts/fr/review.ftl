# Revoir : les donnes finies, les parties passées, les statistiques et les exercices.

review = Revoir
review-hand = Revoir cette donne
review-title = Revoir : { $game }
review-nothing = Aucune donne de cette partie n’est finie. Chacune peut être revue dès son décompte.
review-away = Cette partie n’est pas parmi celles de ce navigateur.
review-running = La partie continue.
back-to-match = Retour à la table
review-hidden = On ne voit ici que ce qu’une place savait : rien ne peut être jugé ni rejoué.
review-dealt = Donne { $hand } telle que distribuée, { passing }.
review-passed =
    { $me ->
        [yes] Tu as passé { CARDS($cards, form: "the") }.
       *[no] { $who } a passé { CARDS($cards, form: "the") }.
    }
review-passed-hidden =
    { $me ->
        [yes] Tu as passé { cards }.
       *[no] { $who } a passé { cards }.
    }
review-played =
    { $me ->
        [yes] Pli { $trick } : tu as joué { CARDS($cards, form: "the") }.
       *[no] Pli { $trick } : { $who } a joué { CARDS($cards, form: "the") }.
    }
review-taken = { tricks }, { $worth }
hidden-cards =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
no-cards-left = Plus de cartes
shown-voids = Sans { JOIN($suits) }
eyes = Montrer
all-face-up = Toutes les cartes
known-face-up = Les cartes connues
what-one-knew =
    { $me ->
        [yes] Ce que tu savais
       *[no] Ce que { $who } savait
    }
no-trick-yet = Pas encore de pli
hand-choice = Donne
hand-with-score = Donne { $hand } : { points }
to-start = Au début de la donne
trick-back = Un pli en arrière
step-back = Une carte en arrière
step-on = Une carte en avant
trick-on = Un pli en avant
to-end = À la fin de la donne
step-count = Étape { $at } sur { $all }
review-keys = Touches : ← et → par cartes, ↑ et ↓ par plis, Début et Fin aux bouts, Page haut et bas par donnes. ? les montre.
review-keys-cards = une carte en arrière, une carte en avant
review-keys-tricks = un pli en arrière, un pli en avant
review-keys-ends = au début et à la fin de la donne
review-keys-hands = à la donne d’avant, à la donne d’après
review-keys-close = fermer une fenêtre
steps-caption = Chaque carte par pli et joueur, avec les points perdus face au choix de l’ordinateur
steps-heading = Plis
trick-column = Pli
pass-row = Passe
lost-row = Perdu
judging-begins = L’ordinateur regarde la donne…
judging = Il regarde : { $done } sur { $all }
not-judged = L’ordinateur n’a pas pu regarder cette donne.
judged-forced = Il n’y avait pas d’autre carte à jouer.
judged-best = L’ordinateur ferait de même. { $reason }
judged-as-good = À peu près aussi bien que { CARDS($cards, form: "the") }.
judged-worse = Mieux de { $lost } points : { CARDS($cards, form: "the") }. { $reason }
play-from-here = Rejouer à partir d’ici
play-from-here-as = Jouer la suite comme { $who }
practice-means = Exercice : ne compte jamais.
worst-heading = À revoir
nothing-lost = Aucune décision n’a vraiment coûté ici.
account-heading =
    { $me ->
        [yes] Tes points en détail
       *[no] Les points de { $who } en détail
    }
account-share = Une part égale des points
account-luck = Chance des cartes reçues
account-lost = Perdu par les décisions
account-rest = Comment les cartes des autres étaient et furent jouées
account-score = Marqué
account-means = La chance est ce que ces cartes marquent en moyenne, jouées sagement, face à une part égale. Plus est mauvais : les points sont à éviter.
account-error-means = Le ± dit de combien cette moyenne peut se tromper, car elle vient d’essais.
give-or-take = à { $points } près
chart-heading = Totaux
chart-label =
    { $count ->
        [one] Les totaux de tous sur { $count } donne ; les nombres sont dans le tableau ci-dessous.
       *[other] Les totaux de tous sur { $count } donnes ; les nombres sont dans le tableau ci-dessous.
    }
chart-table = Les nombres en tableau

past-matches = Parties passées
statistics = Statistiques
search-label = Chercher noms, jeux et jours
any-game = Tous les jeux
result-label = Résultat
kind-label = Sorte
since-label = Du
until-label = Au
any-result = Tous les résultats
any-kind = Toutes les parties
match-outcome =
    { $outcome ->
        [WON] Gagnée
        [SHARED] Partagée
        [LOST] Pas gagnée
       *[RUNNING] Pas finie
    }
match-kind =
    { $kind ->
        [PLAYED] Jouée ici
        [PRACTICE] Exercice
       *[IMPORTED] D’un fichier
    }
matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
matches-found = { $found } sur { matches }
no-matches = Pas encore de partie ici : chaque partie que tu joues est gardée.
none-found = Aucune partie ne va avec la recherche.
clear-search = Tout montrer
page-of = Page { $page } sur { $all }
newer-matches = Parties plus récentes
older-matches = Parties plus anciennes
not-counted = hors statistiques
open-record = Ouvrir un enregistrement
open-record-means = Une partie enregistrée en fichier, texte ou JSON, à regarder ou à rejouer. Elle ne compte jamais.
taking-in = Lecture du fichier…
taken-in =
    { $count ->
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
taken-in-known = { taken-in } Déjà là : { $known }.
not-taken-in = Rien n’a été ajouté. { $why }
record-no-text = Ce n’est pas un fichier texte : l’octet { $byte } n’est pas d’un texte en UTF-8.
record-empty = Le fichier est vide.
record-too-many =
    { $count ->
        [one] Un fichier contient au plus { $count } partie.
       *[other] Un fichier contient au plus { $count } parties.
    }
record-foreign = Ce n’est pas une partie enregistrée par OpenHearts, ou seulement un morceau.
record-line-wrong = La ligne { $line } n’est pas celle d’une partie enregistrée : le fichier est abîmé, ou c’est autre chose.
record-contradicts = La partie se contredit ou contredit ses règles : le fichier a été modifié ou est abîmé.
record-contradicts-at = La partie se contredit ou contredit ses règles : le fichier a été modifié ou est abîmé ({ JOIN($parts) }).
record-hand = donne { $number }
record-trick = pli { $number }
record-seat = place { $number }
record-of = Partie { $place } sur { $count } : { JOIN($parts) }
save-as-text = Enregistrer en texte
save-as-json = Enregistrer en JSON

no-statistics = Les statistiques commencent à ta première partie finie. Les exercices, les parties avec reprise et celles d’un fichier ne comptent jamais.
statistics-mean = Calculées d’après les parties finies de ce navigateur, telles qu’elles sont gardées.
left-out = Laissées de côté : { JOIN($parts) }.
left-out-running = { $count } pas finies
left-out-practice = { $count } d’exercice
left-out-undo = { $count } avec reprise
left-out-imported =
    { $count ->
        [one] { $count } d’un fichier
       *[other] { $count } de fichiers
    }
stat-matches = Parties
stat-won = Gagnées
stat-shared = Victoires partagées
stat-place = Place moyenne
stat-total = Total moyen
stat-hands = Donnes
stat-points = Points par donne
stat-took = Pris { CARDS($cards, form: "the") }
stat-took-dear = Cartes les plus chères prises
stat-moons-tried = Lunes tentées
stat-moons-made = Lunes décrochées
stat-moons-stopped = Lunes des autres arrêtées
stat-share = { $count } ({ $share })
stat-dealt = À la donne, avant la passe
stat-dealt-queen = Reçu { CARDS($cards, form: "the") } { $times } fois sur { $count } donnes ; par hasard { $mean }, entre { $low } et { $high } dans dix-neuf cas sur vingt.
stat-dealt-cards =
    { $kind ->
        [HIGH] As et rois reçus par donne : { $dealt } ; par hasard { $mean }, entre { $low } et { $high } dans dix-neuf cas sur vingt.
       *[other] Cœurs reçus par donne : { $dealt } ; par hasard { $mean }, entre { $low } et { $high } dans dix-neuf cas sur vingt.
    }
stat-dealt-few =
    { $count ->
        [one] Avec { $count } donne on ne peut encore rien dire ; à partir de 20, tu le liras ici.
       *[other] Avec { $count } donnes on ne peut encore rien dire ; à partir de 20, tu le liras ici.
    }
stat-dealt-means = Un nombre sur vingt sort de son intervalle par le seul hasard.
stat-sealed = De telles donnes ont été scellées d’avance, tu n’as donc pas à le croire :
stat-passes = Selon la passe
stat-pass-column = Passe
stat-given = Donné { CARDS($cards, form: "the") } ; pris quand même
stat-given-dear = Cartes chères données ; prises quand même
stat-got = Reçu { CARDS($cards, form: "the") } ; pris à la fin
stat-got-dear = Cartes chères reçues ; prises à la fin
stat-levels = Selon le niveau de l’ordinateur
stat-level-column = Niveau

practice = Exercice
practice-over = L’exercice est fini
practice-then = Dans la partie
practice-now = Maintenant
practice-again = Réessayer
back-to-review = Retour à la revue
