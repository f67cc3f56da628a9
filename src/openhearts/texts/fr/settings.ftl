# Aspect, rythme, touches et sons. Voir en/settings.ftl.

settings = Réglages
settings-done = Terminé
settings-reset = Comme au début
settings-not-kept = Ce navigateur ne laisse rien garder à la page : ces réglages durent jusqu’à sa fermeture.

pace = Rythme et touches
calm = Jouer au calme
calm-means = Lent, plis gardés, deux touches par carte, grands coins et aucun son, d’un seul coup.
hold-tricks = Garder le pli jusqu’à ce que je touche
hold-tricks-hint = Touche la table ou la barre d’espace pour continuer.
two-taps = Toucher deux fois pour jouer
two-taps-hint = La première fois lève la carte, la seconde la joue.

cards-heading = Cartes
deck = Couleurs des enseignes
deck-name =
    { $deck ->
        [four] Quatre
       *[two] Deux
    }
index = Coin des cartes
index-name =
    { $index ->
        [small] Petit
        [big] Grand
       *[auto] Automatique
    }
suit-order = Ordre des couleurs
ranks = Dans une couleur
ranks-way =
    { $ranks ->
        [down] Du haut au bas
       *[up] Du bas au haut
    }
backs = Dos
table-heading = Table
cloth = Tapis
colour-name =
    { $colour ->
        [blue] Bleu
        [red] Rouge
        [green] Vert
        [plum] Prune
        [sage] Sauge
        [slate] Ardoise
        [sand] Sable
       *[grey] Gris
    }

sounds = Sons
sounds-on = Sons activés
volume = Volume
percent = { $percent } %
sound-name =
    { $sound ->
        [card] Une carte est jouée
        [trick] Un pli est fait
        [turn] À toi
        [broken] Les cœurs sont ouverts
        [queen] La dame de pique
       *[win] Tu gagnes
    }
captions = Le dire aussi en mots
captions-hint = L’ouverture des cœurs et la dame s’écrivent sous la table, avec ou sans sons.
