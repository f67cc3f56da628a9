# Les jeux, les options et la page des règles ; pourquoi une carte ou une règle est refusée.

preset-standard = Standard
    .summary = On passe à gauche, à droite, en face, puis on garde ; le deux de trèfle entame ; pas de points au premier pli ; la lune donne 26 aux autres ; en 100.
preset-black-lady = Black Lady
    .summary = La dame de pique ouvre aussi les cœurs, et qui décroche la lune choisit son effet.
preset-classic = Classique
    .summary = Seuls les cœurs comptent ; les cartes restantes vont au premier pli ; en 50.
preset-play-on = Prolongation
    .summary = Des points peuvent tomber au premier pli, et une égalité se joue jusqu’au bout.
preset-american = Américain
    .summary = Des points peuvent tomber au premier pli, et qui décroche la lune choisit son effet.
preset-bicycle = Bicycle
    .summary = Comme Standard, mais la dame de pique ouvre aussi les cœurs.
preset-omnibus = Omnibus
    .summary = Le valet de carreau retire dix points.
preset-omnibus-ten = Omnibus au dix de carreau
    .summary = Le dix de carreau retire dix points et la lune le demande : les quinze cartes retirent 26.
preset-black-maria = Black Maria
    .summary = Le jeu britannique : on passe toujours à droite, et l’as et le roi de pique comptent aussi.
preset-spot = Cœurs à valeur
    .summary = Chaque cœur compte sa valeur, la dame de pique 25 ; en 500.
preset-hooligan = Hooligan
    .summary = Le sept de trèfle coûte sept points.
preset-black-jack = Valet noir
    .summary = Le valet de pique coûte dix points, la dame aucun.
preset-queens = Quatre dames
    .summary = Chaque dame coûte 13, on entame cœur librement, et il n’y a pas de lune ; en 108.
preset-kitty = Talon
    .summary = Douze cartes chacun ; qui prend la première carte pénalisante prend le talon et le voit.
preset-new-moon = Nouvelle lune
    .summary = La lune retire 26 à qui la décroche au lieu de les donner aux autres.
preset-basic = Origine
    .summary = Le jeu des années 1880 : seuls les cœurs comptent, on ne passe rien, on entame ce qu’on veut.

game-changed = { $game }, modifié

option-removed = Cartes retirées
    .meaning = Les cartes retirées du jeu avant la donne.
option-hand_size = Cartes par joueur
    .meaning = Cartes par joueur ; ce qui reste est le talon.
option-kitty = Talon
    .meaning = À qui vont les cartes non distribuées.
    .NONE = pas de talon
    .FIRST_TRICK = au premier pli
    .FIRST_PENALTY_CARD = au premier pli avec une carte pénalisante
    .FIRST_HEART = au premier pli avec un cœur
    .LAST_TRICK = au dernier pli
option-kitty_seen_by = Talon vu par
    .meaning = Qui peut regarder le talon quand il est pris.
    .NOBODY = personne
    .TAKER = qui le prend
option-first_dealer = Premier donneur
    .meaning = Comment on trouve le premier donneur ; ensuite, c’est le voisin de gauche.
    .LOWEST_CUT = qui coupe le plus bas
    .RANDOM = au hasard
option-pass_count = Cartes à passer
    .meaning = Cartes que chacun passe.
option-pass_cycle = Sens des passes
    .meaning = Comment on passe les cartes, donne après donne.
option-first_lead = Première entame
    .meaning = Qui entame le premier pli.
    .LOWEST_CLUB = qui a le plus petit trèfle
    .ELDEST = à gauche du donneur
option-opening_card = Carte d’entame
    .meaning = Ce qui peut entamer le premier pli.
    .THAT_CLUB = le plus petit trèfle
    .ANY_CLUB = n’importe quel trèfle
    .NOT_A_HEART = tout sauf un cœur
    .NOT_A_POINT_CARD = tout ce qui ne compte pas
    .ANY = n’importe quelle carte
option-first_trick_points = Points au premier pli
    .meaning = Si l’on peut défausser des cartes pénalisantes au premier pli.
    .ALLOWED = permis
    .BANNED = interdit
option-hearts_lead = Entamer cœur
    .meaning = Quand on peut entamer cœur.
    .FREE = à tout moment
    .AFTER_BROKEN = quand les cœurs sont ouverts
    .NEVER = seulement si l’on n’a que des cœurs
option-broken_by = Les cœurs sont ouverts par
    .meaning = La carte qui ouvre les cœurs quand elle est jouée.
    .HEART = un cœur
    .HEART_OR_QUEEN = un cœur ou la dame de pique
    .PENALTY_CARD = toute carte pénalisante
option-stuck_lead = Rien d’autre à entamer
    .meaning = La main qui peut entamer cœur avant l’ouverture.
    .ONLY_HEARTS = rien que des cœurs
    .ONLY_PENALTY_CARDS = rien que des cœurs, ou que des cartes pénalisantes
option-queen_lead = Entamer la dame de pique
    .meaning = Quand on peut entamer la dame de pique.
    .ANY_TIME = à tout moment
    .AFTER_BROKEN = quand les cœurs sont ouverts
option-queen_discard = Défausser la dame de pique
    .meaning = Défausser la dame de pique quand on ne peut pas fournir.
    .FREE = comme on veut
    .AFTER_BROKEN = quand les cœurs sont ouverts
    .FORCED = à la première occasion
option-points = Points
    .meaning = Ce que vaut chaque carte ; sous zéro, c’est un bonus.
option-no_trick_bonus = Bonus sans pli
    .meaning = Ajouté au score de qui n’a fait aucun pli.
option-moon = Décrocher la lune
    .meaning = Ce qui arrive quand un joueur prend toutes les cartes pénalisantes.
    .NONE = rien de spécial
    .ADD_TO_OTHERS = les autres prennent les points
    .SUBTRACT_FROM_SELF = son total baisse
    .CHOICE = le joueur choisit
    .AUTO = les autres prennent les points, sauf si cela lui fait perdre
option-moon_value = La lune vaut
    .meaning = Ce que vaut une lune ; rien : la somme des cartes pénalisantes.
option-moon_needs_bonus = La lune demande les bonus
    .meaning = Si la lune demande aussi les cartes bonus.
option-sun = Décrocher le soleil
    .meaning = Une lune avec tous les plis.
    .NONE = compte comme une lune
    .DOUBLE = compte double
option-target = Jouer en
    .meaning = La partie finit après la donne où un total atteint ce nombre.
option-target_exceeded = Dépasser la limite
    .meaning = S’il faut dépasser la limite, et pas seulement l’atteindre.
option-exact_resets = Remises
    .meaning = Les totaux remis à un autre quand on les atteint exactement.
option-hand_limit = Donnes au plus
    .meaning = La partie finit aussi après ce nombre de donnes.
option-tie = Égalité à la fin
    .meaning = Plusieurs joueurs au plus bas à la fin.
    .SHARE = ils partagent la victoire
    .PLAY_ON = on joue jusqu’à ce qu’un seul soit au plus bas
option-players = Joueurs
option-preset = Jeu

section-deal = Donne
section-passing = Passes
section-opening = Premier pli
section-play = Jeu de la carte
section-points = Points
section-end = Fin de la partie

rule-players =
    { $count ->
        [3] Trois joueurs.
        [4] Quatre joueurs.
        [5] Cinq joueurs.
        [6] Six joueurs.
       *[other] Sept joueurs.
    }
rule-deck-full = Le jeu complet de 52 cartes ; { cards } par joueur.
rule-deck-without = Sans { CARDS($removed, form: "the") }, le jeu a { $deck } cartes ; { cards } par joueur.
rule-kitty =
    { $count ->
        [one] La carte qui reste est le talon, qui va { rule-kitty-taker } ; elle compte comme une carte prise dans un pli, mais n’ouvre rien.
       *[other] Les { cards-in-words } qui restent sont le talon, qui va { rule-kitty-taker } ; elles comptent comme des cartes prises dans un pli, mais n’ouvrent rien.
    }
rule-kitty-taker =
    { $kitty ->
        [FIRST_TRICK] à qui fait le premier pli
        [FIRST_PENALTY_CARD] à qui fait le premier pli contenant une carte pénalisante (à défaut, le dernier)
        [FIRST_HEART] à qui fait le premier pli contenant un cœur (à défaut, le dernier)
       *[LAST_TRICK] à qui fait le dernier pli
    }
rule-kitty-seen =
    { $who ->
        [TAKER] Qui prend le talon le regarde ; les autres le voient au décompte de la donne.
       *[NOBODY] Personne ne voit le talon avant le décompte de la donne.
    }
rule-first-dealer =
    { $how ->
        [LOWEST_CUT] Chacun coupe, et la plus petite carte donne en premier (l’as est fort ; en cas d’égalité on recoupe) ; ensuite c’est le voisin de gauche.
        [RANDOM] Le premier donneur est tiré au sort ; ensuite c’est le voisin de gauche.
       *[SEAT] La place { $seat } donne en premier ; ensuite c’est le voisin de gauche.
    }

rule-no-passing = On ne passe pas de cartes.
rule-pass-always = Chacun passe { cards-in-words } à chaque donne : { $way }.
rule-pass-by-turns = Chacun passe { cards-in-words }, tour à tour d’une donne à l’autre : { JOIN($ways, last: "then") }.
rule-pass-each-always = Chacun passe des cartes à chaque donne : { $way }.
rule-pass-each-by-turns = Chacun passe des cartes, tour à tour d’une donne à l’autre : { JOIN($ways, last: "then") }.
pass-way =
    { $entry ->
        [L] à gauche
        [R] à droite
        [A] en face
        [L2] à la deuxième place à gauche
        [R2] à la deuxième place à droite
        [L3] à la troisième place à gauche
        [R3] à la troisième place à droite
        [SCATTER] une carte à chacun des autres
        [MIX] dans un pot mélangé et redistribué
       *[H] rien
    }
pass-way-counted = { cards-in-words } { pass-way }
rule-pass-unseen = Personne ne voit ce qui arrive avant que tous aient choisi.
rule-pass-mixed = Les cartes du pot sont redistribuées une à une à partir de la gauche du donneur ; on peut retrouver les siennes.

rule-lead =
    { $lead ->
        [LOWEST_CLUB] Qui a le plus petit trèfle en main après la passe entame le premier pli, { rule-lead-card }.
       *[ELDEST] Le joueur à gauche du donneur entame le premier pli, { rule-lead-card }.
    }
rule-lead-card =
    { $card ->
        [THAT_CLUB] avec ce trèfle
        [ANY_CLUB] avec n’importe quel trèfle (n’importe quelle carte s’il n’en a pas)
        [NOT_A_HEART] avec n’importe quelle carte sauf un cœur (s’il n’a que des cœurs, un cœur)
        [NOT_A_POINT_CARD] avec une carte qui ne compte pas (sauf si toutes comptent)
       *[ANY] avec n’importe quelle carte
    }
rule-lead-no-club =
    { $any ->
        [yes] Si aucune main n’a de trèfle, le joueur à gauche du donneur entame, avec n’importe quelle carte.
       *[no] Si aucune main n’a de trèfle, le joueur à gauche du donneur entame.
    }
rule-first-trick-points =
    { $banned ->
        [yes] Aucune carte pénalisante ne peut être entamée ou défaussée au premier pli, sauf si la main n’a rien d’autre ; fournir avec l’une d’elles est permis.
       *[no] On peut jouer des cartes pénalisantes au premier pli.
    }

rule-follow = On fournit si l’on peut ; la plus forte carte de la couleur entamée fait le pli. Pas d’atout.
rule-no-hearts = Il n’y a pas de cœur dans le jeu.
rule-hearts-lead =
    { $free ->
        [yes] On peut entamer cœur à tout moment.
       *[no] On n’entame cœur que si l’on n’a que des cœurs.
    }
rule-hearts-wait =
    { $stuck ->
        [ONLY_HEARTS] On n’entame pas cœur avant que les cœurs soient ouverts, sauf si l’on n’a que des cœurs.
       *[ONLY_PENALTY_CARDS] On n’entame pas cœur avant que les cœurs soient ouverts, sauf si l’on n’a que des cœurs ou que des cartes pénalisantes.
    }
rule-broken =
    { $by ->
        [HEART] Les cœurs sont ouverts dès qu’un cœur est joué.
        [HEART_OR_QUEEN] Les cœurs sont ouverts dès qu’un cœur ou la dame de pique est joué.
       *[PENALTY_CARD] Les cœurs sont ouverts dès qu’une carte pénalisante est jouée.
    }
rule-queen-lead = On n’entame pas la dame de pique avant que les cœurs soient ouverts.
rule-queen-waits = On ne défausse pas la dame de pique avant que les cœurs soient ouverts ; fournir à pique avec elle est toujours permis.
rule-queen-forced = Qui ne peut pas fournir doit défausser la dame de pique, si ce pli la permet.
rule-way-out = Si toutes ces règles ne te laissent aucune carte à jouer, tu peux jouer n’importe laquelle.

rule-points = { JOIN($worth, capital: "yes") } : { $sum } en tout. Les points sont mauvais.
rule-no-points = Aucune carte ne coûte de points.
rule-bonus = Bonus : { $worth }.
worth-hearts-rank = chaque cœur sa valeur (valet 11, dame 12, roi 13, as 14)
worth-card = { CARDS($cards, form: "the") } { $value }
worth-cards = { CARDS($cards, form: "the") } { $value } chacun
worth-rank = chaque { rank } { $value }
worth-suit = chaque { suit } { $value }
worth-other = chaque autre { suit } { $value }
worth-suit-but = chaque { suit } sauf { CARDS($missing, form: "rank") } { $value }
rule-no-trick-bonus =
    { $points ->
        [one] Qui ne fait aucun pli retire { $points } point, lune ou pas.
       *[other] Qui ne fait aucun pli retire { $points } points, lune ou pas.
    }
rule-no-moon = Pas de lune à décrocher : les cartes comptent toujours pour qui les a prises.
rule-moon = Décrocher la lune : qui prend { rule-moon-needs } { rule-moon-does }.
rule-moon-needs =
    { $bonus ->
        [yes] toutes les cartes pénalisantes et toutes les cartes bonus
       *[no] toutes les cartes pénalisantes
    }
rule-moon-does =
    { $moon ->
        [ADD_TO_OTHERS] { rule-moon-adds }
        [SUBTRACT_FROM_SELF] { rule-moon-subtracts }
        [CHOICE] choisit au décompte : ou bien il { rule-moon-adds } ; ou bien il { rule-moon-subtracts }
       *[AUTO] { rule-moon-adds } ; mais si la partie finissait alors sans lui parmi les gagnants, il { rule-moon-subtracts }
    }
rule-moon-adds = marque 0, et chacun des autres { $points }
rule-moon-subtracts =
    { $points ->
        [one] retire { $points } point, et les autres marquent 0
       *[other] retire { $points } points, et les autres marquent 0
    }
rule-moon-bonus =
    { $needed ->
        [yes] Dans une lune, les cartes bonus ne comptent pas en plus.
       *[no] Les cartes bonus comptent pour qui les a prises, lune ou pas.
    }
rule-sun = Décrocher le soleil : une lune avec tous les plis compte double, { $points }.

rule-resets = Un total atteint exactement est remis : { $resets }.
reset-to = { $reached } devient { $becomes }
rule-end-target =
    { $passed ->
        [yes] La partie finit après la donne où un total dépasse { $target }. Le plus petit total gagne.
       *[no] La partie finit après la donne où un total atteint { $target }. Le plus petit total gagne.
    }
rule-end-hands = La partie finit après { rule-hands }. Le plus petit total gagne.
rule-end-either =
    { $passed ->
        [yes] La partie finit après la donne où un total dépasse { $target }, ou après { rule-hands }. Le plus petit total gagne.
       *[no] La partie finit après la donne où un total atteint { $target }, ou après { rule-hands }. Le plus petit total gagne.
    }
rule-hands =
    { $count ->
        [1] une donne
       *[other] { $count } donnes
    }
rule-tie =
    { $tie ->
        [SHARE] À la fin, ceux qui ont le plus petit total partagent la victoire.
       *[PLAY_ON] Si plusieurs ont alors le plus petit total, on joue jusqu’à ce que la partie finisse avec un seul.
    }

refused-MATCH_OVER = La partie est finie.
refused-WRONG_PHASE = Cela ne se fait pas maintenant.
refused-NOT_YOUR_TURN = Ce n’est pas ton tour.
refused-NO_PASS_THIS_HAND = On ne passe rien à cette donne.
refused-ALREADY_PASSED = Tu as déjà passé.
refused-WRONG_PASS_COUNT = Passe exactement { cards }.
refused-SAME_CARD_TWICE = La même carte est nommée deux fois.
refused-NOT_IN_HAND = Tu n’as pas { CARDS($cards, form: "the") }.
refused-MUST_FOLLOW_SUIT = Il faut fournir : tu as encore du { suit }.
refused-MUST_OPEN_WITH_LOWEST_CLUB = Entame avec { CARDS($cards, form: "the") }.
refused-MUST_OPEN_WITH_A_CLUB = Entame le premier pli à trèfle.
refused-MAY_NOT_OPEN_WITH_A_HEART = On n’entame pas le premier pli à cœur.
refused-MAY_NOT_OPEN_WITH_A_POINT_CARD = On n’entame pas le premier pli avec une carte qui compte.
refused-NO_PENALTY_CARD_ON_FIRST_TRICK = Pas de carte pénalisante au premier pli tant que tu as autre chose.
refused-HEARTS_NOT_BROKEN = Les cœurs ne sont pas encore ouverts : entame une autre couleur.
refused-HEARTS_ARE_NEVER_LED = On n’entame pas cœur tant qu’on a une autre couleur.
refused-QUEEN_WAITS_FOR_BROKEN_HEARTS = La dame de pique attend que les cœurs soient ouverts.
refused-QUEEN_MUST_BE_THROWN = Tu ne peux pas fournir : la dame de pique doit partir maintenant.
refused-NO_MOON_CHOICE_DUE = Il n’y a pas de lune à décider.
refused-BAD_CUT = Ces cartes n’ont pas pu être coupées.
refused-BAD_SEAT = Cette place n’existe pas.
refused-BAD_DEAL = Cette donne ne va pas avec le jeu.
refused-BAD_SHUFFLE = On mélange exactement les cartes passées.

clash-between = « { $option } » va de { $low } à { $high }.
clash-from = « { $option } » doit être au moins { $low }.
clash-large = « { $option } » : aucun nombre ne peut dépasser { $most }.
clash-bonus = « { $option } » se retire du score : 0 ou moins.
clash-dealer = Cette place n’est pas à la table. Fais donner une autre d’abord.
clash-resets = Seuls des totaux à partir de 1 peuvent être remis.
clash-too-many-dealt = On distribue plus de cartes que le jeu n’en a. Distribues-en moins, ou retires-en moins.
clash-left-over = Il reste des cartes que personne ne prend. Dis qui prend le talon, ou fais tomber la donne juste.
clash-cut = Toutes les cartes restantes ont la même valeur : couper ne trouverait pas de donneur. Tire-le au sort, ou laisse plus de cartes.
clash-no-direction = Il n’y a pas de sens de passe. Ajoutes-en un ; une donne peut aussi se jouer sans passe.
clash-direction = À ce nombre de joueurs, un des sens ne mène à personne. Choisis-en un autre.
clash-pass-all = Passer tant de cartes n’en laisse aucune en main. Passes-en moins, ou distribues-en plus.
clash-scatter = Une carte à chacun des autres n’en laisse aucune en main. Choisis un autre sens, ou distribue plus de cartes.
clash-opening = Le plus petit trèfle doit entamer, mais celui qui entame ne l’a peut-être pas. Laisse entamer qui l’a, ou laisse une autre carte entamer.
clash-endless = La partie ne finirait jamais. Fixe un total à atteindre ou un nombre de donnes.
clash-no-penalty = Aucune carte ne coûte de points : aucun total n’atteindrait la fin. Fixe un nombre de donnes, ou donne des points à une carte.
clash-preset =
    { $last ->
        [4] Ce jeu se joue à quatre seulement.
       *[other] Ce jeu se joue de { $first } à { $last }.
    }
clash-no-preset = Il n’y a pas de jeu « { $name } ».
clash-unreadable = Ces règles sont illisibles. Elles sont peut-être abîmées, ou d’une autre version.
