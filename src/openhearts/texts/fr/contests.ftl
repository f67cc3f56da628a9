# La donne du jour, les tables en duplicate et les classements.

daily-deal = Donne du jour
daily-means =
    { $hands ->
        [one] Une donne avec les mêmes cartes pour tout le monde, contre les mêmes joueurs ordinateur ({ $level }). Ton premier essai compte.
        [many] { $hands } donnes avec les mêmes cartes pour tout le monde, contre les mêmes joueurs ordinateur ({ $level }). Ton premier essai compte.
       *[other] { $hands } donnes avec les mêmes cartes pour tout le monde, contre les mêmes joueurs ordinateur ({ $level }). Ton premier essai compte.
    }
contest = Tables en duplicate
contest-means = Chacun reçoit les mêmes cartes à sa propre table, contre les mêmes joueurs ordinateur.
contest-play = Jouer ces donnes
contest-play-on = Continuer
contest-play-for-fun = Rejouer, pour s’exercer
contest-finished =
    { $count ->
        [0] Personne n’a encore fini.
        [one] { $count } personne a fini.
        [many] { $count } personnes ont fini.
       *[other] { $count } personnes ont fini.
    }
contest-results = Résultats
contest-place = Place
contest-player = Joueur
contest-compare = Carte par carte
contest-compare-hand = Donne { $hand }
contest-hidden = Tu verras les résultats quand tu auras joué ces donnes jusqu’au bout.
contest-honest = Un résultat par navigateur. Il n’y a pas de comptes, donc personne ne sait qui avait déjà vu les cartes, dans un autre navigateur ou chez un ami. Compare-toi à des gens en qui tu as confiance.
contest-passed = a passé
contest-make = Créer un duplicate
contest-make-means = Les mêmes donnes du jeu choisi à plusieurs tables : joue-les seul ou entre amis, puis comparez.
contest-share = Envoie l’adresse de cette page à qui doit jouer les mêmes donnes.
ratings = Classements
ratings-mean = D’après les parties aux tables classées, pour chaque jeu de règles. Un classement est ce qu’un joueur vaut au moins, presque à coup sûr ; il commence à 0 et monte avec les bons résultats et le nombre de parties. Qui rend sa place, ou laisse l’ordinateur jouer presque toute la partie, l’a quittée et y finit dernier.
ratings-none = Aucune partie classée n’est encore finie ici.
ratings-rating = Classement
ratings-matches = Parties
ratings-won = Gagnées
ratings-left = parties quittées : { $count } sur { $total }
contest-nameless = Quelqu’un
contest-nameless-of = Joueur { $number }
