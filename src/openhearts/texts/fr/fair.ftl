# Les donnes scellées : ce qui en est dit à la table, et la page qui vérifie les parties.

deal-title = Cette donne
deal-means = Avant chaque donne, le serveur a annoncé une empreinte de son secret ; une fois la donne comptée, il dit le secret. Ton navigateur calcule si les deux vont ensemble et donnent exactement tes cartes : rien n’a pu être changé entre-temps.
deal-fingerprint = Empreinte
deal-secret = Secret
deal-added = Ton navigateur a ajouté ses propres nombres au hasard au mélange : même le serveur n’a pas pu choisir les cartes.
deal-not-added = Ton navigateur n’a rien ajouté à ce mélange.
deal-cannot = En http simple depuis une autre machine, les navigateurs n’offrent pas ce qu’il faut pour cette vérification. Ouvre la page en https, ou enregistre la partie et utilise « hearts verify ».
deal-no-seals = Les donnes de cette table ne sont pas scellées : c’est une leçon, un exercice, ou elle est plus ancienne que les sceaux.
deal-hand = Donne { $hand }
deal-verdict =
    { $verdict ->
        [unsealed] Cette donne n’était pas scellée.
        [closed] Cette donne est scellée. Le secret sera dit quand elle sera comptée.
        [secret] Le secret ne correspond pas à l’empreinte : ce n’est pas la donne scellée.
        [cards] Le secret donne d’autres cartes : ce n’est pas la donne scellée.
        [commitment] Une autre empreinte avait été annoncée avant la donne.
        [salt] Ce que ton navigateur a ajouté n’est pas dans ce mélange.
       *[proven] Donne prouvée : ce sont les cartes qui étaient scellées.
    }
check-title = Vérifier des donnes
check-means = Ouvre l’enregistrement d’une partie pour voir si ses donnes sont prouvées. Le fichier reste dans ton navigateur. « hearts verify » vérifie si tout le monde a joué selon les règles.
check-none = Ce n’est pas l’enregistrement d’une partie.
check-proven =
    { $hands ->
        [one] { $proven } donne prouvée sur { $hands }
        [many] { $proven } donnes prouvées sur { $hands }
       *[other] { $proven } donnes prouvées sur { $hands }
    }
