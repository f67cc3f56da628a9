# Ce qui peut se taper. Voir en/typed.ftl.

typed-hand = main
    .also = cartes, mes cartes, ma main
typed-table = table
    .also = sur la table, tapis
typed-last = dernier pli
    .also = pli, dernier
typed-tricks = tous les plis
    .also = plis
typed-score = score
    .also = points, scores, totaux
typed-leader = qui entame
    .also = qui a entamé, entame
typed-turn = à qui de jouer
    .also = à qui le tour, c’est à qui, qui joue
typed-legal = ?
    .also = que puis-je jouer, qu’est-ce que je peux jouer, que jouer
typed-received = cartes reçues
    .also = reçues, reçu, qu’ai-je reçu
typed-rules = règles
    .also = règle
typed-now = maintenant
    .also = qu’est-ce qui vaut, situation
typed-repeat = répète
    .also = répéter, encore
typed-help = aide
    .also = commandes

typed-play = joue
    .also = jouer, je joue, jette, pose, entame
typed-pass = passe
    .also = passer, je passe, donne
typed-why = pourquoi pas
    .also = pourquoi
typed-say = dis
    .also = dire
typed-continue = continue
    .also = continuer, suite, suivant
typed-add = donner
typed-subtract = retirer
typed-yes = oui
    .also = ok, confirmer
typed-undo = annuler
    .also = annule, reprendre, reprends, retour
typed-hint = conseil
    .also = indice, donne un conseil, que dois-je jouer
typed-end = finir
    .also = finir la donne, terminer

typed-people = qui est là
    .also = qui est ici, joueurs
typed-pause = pause
    .also = demander une pause
typed-clock-off = arrêter la pendule
    .also = sans pendule
typed-resume = finir la pause
    .also = fin de la pause, reprendre la partie
typed-agree = accepter
    .also = accepte, j’accepte, d’accord, je suis d’accord
typed-refuse = refuser
    .also = refuse, je refuse, non
typed-return = reprendre ma place
    .also = je suis revenu, je suis revenue, je suis de retour
typed-leave = quitter
    .also = quitter la table, partir
typed-leave-sure = quitter pour de bon
    .also = partir pour de bon
typed-phrases = phrases
    .also = que puis-je dire
typed-next-table = autre table
    .also = table suivante, prochaine table

# Cartes.
typed-clubs = trèfle, trèfles, t
typed-diamonds = carreau, carreaux, c
typed-spades = pique, piques, p
typed-hearts = cœur, cœurs, h
typed-two = deux
typed-three = trois
typed-four = quatre
typed-five = cinq
typed-six = six
typed-seven = sept
typed-eight = huit
typed-nine = neuf
typed-ten = dix
typed-jack = valet, valets
typed-queen = dame, dames
typed-king = roi, rois
typed-ace = as

# Mots qui ne veulent rien dire.
typed-fillers = de, du, des, le, la, les, un, une, et, mon, ma, mes, moi, montre, lis, est, ce, donc

# Exemples de l’aide.
typed-example-play = joue dame de pique
typed-example-pass = passe 2 de trèfle, dame de pique, as de cœur
typed-example-why = pourquoi pas 10 de cœur
typed-example-say = dis bien joué
typed-example-rank = dame
typed-example-cards = QS, 10h, as de trèfle
