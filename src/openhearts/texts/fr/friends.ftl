# Jouer entre amis : préparer une table, s’asseoir, y être ensemble. Les phrases sur quelqu’un
# reçoivent $who, le nom, et $me : yes si c’est la personne qui lit.

# ---------------------------------------------------------------- préparer une table

play-with = Jouer avec
play-with-name =
    { $company ->
        [computer] L’ordinateur
       *[friends] Des amis
    }
with-friends = Jouer entre amis
make-table = Préparer la table
table-settings = La table
access = Qui peut s’asseoir
access-name =
    { $access ->
        [LINK] Qui a le lien
       *[LOBBY] Tout le monde
    }
lobby-means = La table figure dans la liste des tables ouvertes.
in-the-lobby = Dans la liste des tables ouvertes
in-the-lobby-means = Chacun peut s’asseoir ici.
bots-level = Joueurs de l’ordinateur
clock = Pendule
clock-name =
    { $clock ->
        [none] Aucune
        [seconds] Secondes par coup
       *[days] Jours par coup
    }
move-seconds = Secondes pour chaque coup
bank-minutes = Minutes en réserve
move-days = Jours pour chaque coup
more-settings = Plus sur la table
talk-allowed = Paroles
talk-name =
    { $talk ->
        [NOTHING] Aucune
        [PHRASES] Phrases toutes faites
       *[FREE] Texte libre aussi
    }
watching-allowed = Les spectateurs voient
watching-name =
    { $watching ->
        [NOBODY] Rien : aucun n’entre
        [PUBLIC] Les cartes ouvertes
        [SEAT] Les cartes de qui le permet
       *[DELAYED] Les donnes finies, cartes ouvertes
    }
absence = Quand quelqu’un est parti
absence-name =
    { $absence ->
        [BOT] L’ordinateur joue
       *[WAIT] La table attend
    }
grace = Après
grace-name =
    { $unit ->
        [seconds]
            { $count ->
                [one] { $count } seconde
               *[other] { $count } secondes
            }
       *[minutes]
            { $count ->
                [one] { $count } minute
               *[other] { $count } minutes
            }
    }
arrival = Qui vient plus tard joue
arrival-name =
    { $arrival ->
        [AT_ONCE] Tout de suite
       *[BETWEEN_HANDS] À la donne suivante
    }
points-shown = Points de la donne en cours
points-shown-name =
    { $shown ->
        [ALL] De tout le monde
        [OWN] Les siens seulement
       *[NONE] Cachés jusqu’au décompte
    }
tricks-shown = Plis que l’on peut revoir
tricks-shown-name =
    { $shown ->
        [ALL] Tous ceux de la donne
        [LAST] Le dernier
       *[NONE] Aucun
    }
rated = Classée
rated-means = On ne reprend rien, et il n’y a pas de conseils. Qui s’en va finit dernier.

# ---------------------------------------------------------------- se réunir

gathering = Avant la partie
gathering-own = Envoie le lien à tes amis et commence quand tout le monde est là. L’ordinateur prend les chaises restées libres.
gathering-other = { $who } commence la partie quand tout le monde est là.
invite = Inviter
invitation-link = Lien vers cette table
send-link = Envoyer le lien
link-stays-here = Ce lien ne marche que sur cet ordinateur. Pour des amis sur ton réseau, lance le serveur avec « hearts serve --host 0.0.0.0 » et ouvre la page à l’adresse qu’il indique.
short-code = Code
short-code-means = à taper sur la page d’accueil
new-invitation = Créer un nouveau lien et un nouveau code
new-invitation-means = L’ancien lien et l’ancien code n’ouvrent plus rien. Qui est assis ici garde sa place ; qui regarde a besoin du nouveau lien.
qr-code = Code QR du lien
chairs = Chaises
free-chair = Libre
chair-is =
    { $state ->
        [here] présent
        [gone] non connecté
        [away] l’ordinateur joue
       *[next] joue à la donne suivante
    }
chair-program = un programme
seat-program = Installer un programme
seat-program-means = Un programme à toi peut jouer ici comme une personne. Tu reçois une clé pour sa chaise.
program-name = Nom du programme
program-once = Le programme est assis. Cette clé n’est montrée que maintenant ; qui la possède joue sur cette chaise.
program-key = Clé de la chaise
program-command = Pour lancer l’exemple
chair-short =
    { $state ->
        [away] ordinateur
       *[gone] absent
    }
owner = hôte
change-settings = Changer ce que la table permet
level-of = Si elle reste libre
move-up = { $who } une chaise plus haut
move-down = { $who } une chaise plus bas
free-chair-up = Chaise libre plus haut
free-chair-down = Chaise libre plus bas
start-match = Commencer la partie
people = Personnes
more-with = Plus sur { $who }
person-left = Parties classées quittées : { $count } sur { $total }.
remove-person = Exclure { $who }
remove-person-means = La chaise est de nouveau libre. { $who } ne peut plus s’asseoir ici avec le même navigateur tant que tu ne le permets pas.
remove-and-renew = Créer aussi un nouveau lien
remove-and-renew-means = Qui connaît l’ancien lien ou l’ancien code ne peut plus entrer avec.
removed-people = Exclus de cette table
let-in = Laisser revenir { $who }
new-link = Nouveau lien vers la place
new-link-means = Pour { $who }, qui a perdu le lien. Ne l’envoie à personne d’autre : qui l’a joue à cette place. L’ancien lien n’ouvre plus rien.
hand-over = Confier la table à { $who }
hand-over-means = Seul { $who } peut alors commencer la partie, exclure quelqu’un ou fermer la table.
close-table = Fermer la table
close-table-means = La table est fermée pour tous, et pour de bon.
leave-seat = Céder la place
leave-seat-means = Ta place se libère, et l’ordinateur continue pour toi. Pour revenir plus tard, quitte seulement la page.
leave-seat-means-rated = Ta place se libère, l’ordinateur continue pour toi, et tu finis dernier de cette partie. Pour revenir avant la fin, quitte seulement la page.
never-mind = Laisse tomber

# ---------------------------------------------------------------- arriver

invited = Tu es invité
invited-by = { $who } t’invite à une partie.
sit-down = S’asseoir
sit-here = Chaise { $count }
watch = Regarder
join-running = La partie est en cours : tu prends la chaise d’un joueur de l’ordinateur.
join-full = Toutes les chaises de cette table sont prises.
join-closed = Cette table est fermée. Demande un nouveau lien, ou prépare toi-même une table.
join-over = La partie de cette table est finie. Demande un nouveau lien, ou prépare toi-même une table.
join-unknown = Aucune table n’a ce lien ou ce code. Regarde s’il est entier, ou demandes-en un nouveau.
join-old = Cette invitation n’est plus valable. Demandes-en une nouvelle.
already-seated = Tu as une place à cette table.
to-table = À la table
any-chair = N’importe quelle chaise
give-name = Dis d’abord ton nom.
looking = On cherche la table…
code-of-table = Code d’une table
go-to-table = Aller
open-tables = Tables ouvertes
no-open-tables = Aucune table n’est ouverte. Prépares-en une où tout le monde peut s’asseoir, et elle sera ici.
quick-seat = Une table au hasard
free-chairs =
    { $count ->
        [0] aucune chaise libre
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
look-again = Regarder encore

# ---------------------------------------------------------------- les tables sur l’accueil

own-tables = Entre amis
own-table-now =
    { $state ->
        [turn] À toi de jouer
        [gathering] Pas encore commencé
       *[playing] Aux autres de jouer
    }
time-left = encore { $time }
next-table =
    { $count ->
        [one] Une autre table t’attend
       *[other] { $count } autres tables t’attendent
    }
own-time-runs = Ton temps court : la table revient d’elle-même.
score-lifted = Le score s’est effacé, car ton temps court : encore { $time }.
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
table-with = Avec { $names }
table-alone = Encore personne d’autre

# ---------------------------------------------------------------- à la table

paused = En pause
paused-means = Tout le monde est d’accord. N’importe qui met fin à la pause.
end-pause = Continuer à jouer
table-idle = Tout le monde est parti
table-idle-means = La partie reprend quand quelqu’un revient.
sat-in = L’ordinateur joue pour toi
sat-in-means = Tu es parti, ou ton temps est écoulé. Ta place est toujours à toi.
take-seat-back = Reprendre ma place
table-closed = La table est fermée
table-closed-means = On n’y joue plus.
play-on = Rejouer
play-on-means = Toute la table vient avec toi. Le lien reste le même.
played-on = À la partie suivante
played-on-means = Les autres continuent : la partie suivante est prête.
plays-next-hand = Tu joues à partir de la donne suivante. D’ici là, l’ordinateur joue.
waits-for-back = La table attend { $who }.
absent-until = { $who } est absent : l’ordinateur prend sa place dans { $time }.
absent =
    { $then ->
        [WAIT] { $who } est absent : la table attend.
       *[BOT] { $who } est absent.
    }
seat-lost = Tu n’as plus de place à cette table : elle a été cédée, ou libérée par l’hôte.
seat-no-more = Ce n’est plus ta place : l’hôte l’a libérée, ou elle a un nouveau lien.
sit-again = S’asseoir de nouveau
other-device = Continuer sur un autre appareil
other-device-means = Ouvre ce lien sur l’autre appareil : il a alors la même place, à côté de celui-ci.
other-device-private = Qui a ce lien joue à ta place. Ne l’envoie à personne d’autre.
resume-link = Lien vers ta place
ask-pause = Demander une pause
ask-clock-off = Demander à arrêter la pendule
ask-back = Demander à reprendre mon coup
ask-back-short = Reprendre ?
asks =
    { $wish ->
        [PAUSE]
            { $me ->
                [yes] Tu demandes une pause.
               *[no] { $who } demande une pause.
            }
        [CLOCK_OFF]
            { $me ->
                [yes] Tu demandes à arrêter la pendule jusqu’à la fin de la partie.
               *[no] { $who } demande à arrêter la pendule jusqu’à la fin de la partie.
            }
       *[TAKE_BACK]
            { $me ->
                [yes] Tu demandes à reprendre ton coup.
               *[no] { $who } demande à reprendre son coup.
            }
    }
ask-heading =
    { $wish ->
        [PAUSE] Une pause ?
        [CLOCK_OFF] Arrêter la pendule ?
       *[TAKE_BACK] Reprendre un coup ?
    }
ask-keys = A : accepter, N : refuser.
everybody-agrees = Tout le monde doit accepter.
agree = Accepter
refuse = Refuser
asked-waits = On attend { $names }.
see-question = Répondre à la question
not-arrived = Cela n’est pas arrivé. Essaie encore.
let-watch = Les spectateurs peuvent voir mes cartes
watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
you-watch = Tu regardes.
watched-hands = Donnes finies
watched-none = Aucune donne n’est finie. Chacune s’ouvre ici, toutes cartes visibles, dès qu’elle est comptée.
watch-all = Ce que tous voient
watch-seat = Cartes de { $who }
watch-choice = Tu vois

# ---------------------------------------------------------------- paroles

talk = Paroles
talk-new = Paroles, du nouveau
phrases = Phrases
phrase =
    { $phrase ->
        [HELLO] Bonjour !
        [GOOD_LUCK] Bonne chance !
        [WELL_PLAYED] Bien joué !
        [THANKS] Merci !
        [SORRY] Pardon !
        [OOPS] Oups !
        [MOON] Attention à la lune !
        [QUEEN] Où est la dame ?
        [HURRY] À toi !
        [MOMENT] Un moment, s’il te plaît.
        [GOOD_GAME] Belle partie !
        [BYE] Au revoir !
        [SMILE] sourit
        [LAUGH] rit
        [SAD] est triste
        [SURPRISED] s’étonne
        [CLAP] applaudit
       *[HEART] envoie un cœur
    }
nothing-said = Personne n’a encore rien dit.
write-something = Écrire quelque chose
say-it = Dire
said-by = { $who } : { $text }
said-emote = { $who } { $text }.
mute = Ne plus entendre { $who }
hear-again = Entendre de nouveau { $who }
muted = muet

# ---------------------------------------------------------------- ce qui est lu à voix haute

news =
    { $news ->
        [SAT]
            { $me ->
                [yes] Tu t’assieds.
               *[no] { $who } s’assied.
            }
        [LEFT] { $who } a cédé sa place.
        [REMOVED] { $who } a été exclu de la table.
        [OWNER]
            { $me ->
                [yes] La table est à toi maintenant.
               *[no] La table est maintenant à { $who }.
            }
        [LEADS]
            { $me ->
                [yes] Tu diriges la table tant que son hôte est absent.
               *[no] { $who } dirige la table tant que son hôte est absent.
            }
        [LEADS_AGAIN]
            { $me ->
                [yes] Te revoilà : tu diriges de nouveau ta table.
               *[no] { $who } est de retour et dirige de nouveau la table.
            }
        [LET_IN] { $who } peut de nouveau s’asseoir ici.
        [NEW_KEY]
            { $me ->
                [yes] Ta place a un nouveau lien ; l’ancien n’ouvre plus rien.
               *[no] La place de { $who } a un nouveau lien privé.
            }
        [AWAY]
            { $me ->
                [yes] L’ordinateur joue pour toi.
               *[no] L’ordinateur joue pour { $who }.
            }
        [BACK]
            { $me ->
                [yes] Te revoilà.
               *[no] { $who } est de retour.
            }
        [AGREED]
            { $me ->
                [yes] Tu acceptes.
               *[no] { $who } accepte.
            }
        [REFUSED]
            { $me ->
                [yes] Tu refuses.
               *[no] { $who } n’est pas d’accord.
            }
        [RESUMED]
            { $me ->
                [yes] Tu mets fin à la pause.
               *[no] { $who } met fin à la pause.
            }
        [SHOWS]
            { $me ->
                [yes] Les spectateurs peuvent voir tes cartes.
               *[no] Les spectateurs peuvent voir les cartes de { $who }.
            }
       *[HIDES]
            { $me ->
                [yes] Les spectateurs ne voient plus tes cartes.
               *[no] Les spectateurs ne voient plus les cartes de { $who }.
            }
    }
table-news =
    { $news ->
        [STARTED] La partie commence.
        [NEW_INVITATION] La table a un nouveau lien et un nouveau code ; les anciens n’ouvrent plus rien.
        [PAUSED] La partie est en pause.
        [CLOCK_OFF] La pendule est arrêtée jusqu’à la fin de la partie.
        [SWAPPED] Les places ont changé.
        [LEVEL] Un joueur de l’ordinateur a changé.
        [SETTINGS] L’hôte a changé ce que la table permet.
        [LISTED] La table est dans la liste des tables ouvertes.
        [UNLISTED] La table n’est plus dans la liste des tables ouvertes.
        [PLAY_ON] On continue à une nouvelle table.
       *[CLOSED] La table est fermée.
    }

# ---------------------------------------------------------------- ce que le serveur refuse

refused-TABLE_FULL = Aucune table ouverte n’a de chaise libre pour toi maintenant.
refused-NO_SUCH_INVITATION = Aucune table n’a ce lien ou ce code.
refused-OLD_INVITATION = Cette invitation n’est plus valable. Demandes-en une nouvelle.
refused-BAD_SETTINGS = Aucune table ne peut avoir ces réglages.
