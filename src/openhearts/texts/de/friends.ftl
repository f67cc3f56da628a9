# Mit Freunden spielen: einen Tisch machen, sich setzen, zusammen daran sein. Sätze über jemanden
# bekommen $who, den Namen, und $me: yes, wenn es die Leserin oder der Leser selbst ist.

# ---------------------------------------------------------------- einen Tisch machen

play-with = Spielen mit
play-with-name =
    { $company ->
        [computer] Computer
       *[friends] Freunden
    }
with-friends = Mit Freunden spielen
make-table = Tisch machen
table-settings = Der Tisch
access = Wer sich setzen darf
access-name =
    { $access ->
        [LINK] Wer den Link hat
       *[LOBBY] Alle
    }
lobby-means = Der Tisch steht in der Liste der offenen Tische.
in-the-lobby = In der Liste der offenen Tische
in-the-lobby-means = Jeder kann sich hier hinsetzen.
bots-level = Computerspieler
clock = Uhr
clock-name =
    { $clock ->
        [none] Keine
        [seconds] Sekunden je Zug
       *[days] Tage je Zug
    }
move-seconds = Sekunden für jeden Zug
bank-minutes = Minuten als Reserve
move-days = Tage für jeden Zug
more-settings = Mehr zum Tisch
talk-allowed = Gespräch
talk-name =
    { $talk ->
        [NOTHING] Keins
        [PHRASES] Fertige Sätze
       *[FREE] Auch freier Text
    }
watching-allowed = Zuschauer sehen
watching-name =
    { $watching ->
        [NOBODY] Nichts: keine zugelassen
        [PUBLIC] Die offenen Karten
        [SEAT] Die Karten dessen, der es erlaubt
       *[DELAYED] Fertige Runden, alle Karten offen
    }
absence = Wenn jemand weg ist
absence-name =
    { $absence ->
        [BOT] Spielt der Computer
       *[WAIT] Wartet der Tisch
    }
grace = Nach
grace-name =
    { $unit ->
        [seconds]
            { $count ->
                [one] { $count } Sekunde
               *[other] { $count } Sekunden
            }
       *[minutes]
            { $count ->
                [one] { $count } Minute
               *[other] { $count } Minuten
            }
    }
arrival = Wer später kommt, spielt
arrival-name =
    { $arrival ->
        [AT_ONCE] Sofort
       *[BETWEEN_HANDS] Ab der nächsten Runde
    }
points-shown = Punkte der laufenden Runde
points-shown-name =
    { $shown ->
        [ALL] Alle
        [OWN] Nur die eigenen
       *[NONE] Verdeckt bis zur Wertung
    }
tricks-shown = Stiche zum Nachsehen
tricks-shown-name =
    { $shown ->
        [ALL] Alle der Runde
        [LAST] Der letzte
       *[NONE] Keine
    }
rated = Gewertet
rated-means = Nichts wird zurückgenommen, und es gibt keine Tipps. Wer geht, kommt auf den letzten Platz.

# ---------------------------------------------------------------- sich versammeln

gathering = Vor der Partie
gathering-own = Schick deinen Freunden den Link und beginn, wenn alle da sind. Auf freie Stühle setzt sich der Computer.
gathering-other = { $who } beginnt die Partie, wenn alle da sind.
invite = Einladen
invitation-link = Link zu diesem Tisch
send-link = Link senden
link-stays-here = Dieser Link führt nur auf diesem Rechner zum Tisch. Für Freunde in deinem Netz starte den Server mit „hearts serve --host 0.0.0.0“ und öffne die Seite unter der Adresse, die er nennt.
short-code = Code
short-code-means = zum Eintippen auf der Startseite
new-invitation = Neuen Link und Code machen
new-invitation-means = Der alte Link und der alte Code öffnen nichts mehr. Wer hier sitzt, behält den Platz; wer zuschaut, braucht den neuen Link.
qr-code = QR-Code des Links
chairs = Stühle
free-chair = Frei
chair-is =
    { $state ->
        [here] da
        [gone] nicht verbunden
        [away] der Computer spielt
       *[next] spielt ab der nächsten Runde
    }
chair-program = ein Programm
seat-program = Ein Programm mitspielen lassen
seat-program-means = Ein eigenes Programm kann hier wie ein Mensch mitspielen. Du bekommst einen Schlüssel für seinen Stuhl.
program-name = Name des Programms
program-once = Das Programm sitzt am Tisch. Diesen Schlüssel siehst du nur jetzt; wer ihn hat, spielt auf diesem Stuhl.
program-key = Schlüssel des Stuhls
program-command = So startest du das Beispiel
chair-short =
    { $state ->
        [away] Computer
       *[gone] weg
    }
owner = Gastgeber
change-settings = Ändern, was der Tisch erlaubt
level-of = Falls er frei bleibt
move-up = { $who } einen Stuhl hinauf
move-down = { $who } einen Stuhl hinunter
free-chair-up = Freier Stuhl hinauf
free-chair-down = Freier Stuhl hinunter
start-match = Partie beginnen
people = Leute
more-with = Mehr zu { $who }
person-left = Gewertete Partien: { $count } von { $total } verlassen.
remove-person = { $who } entfernen
remove-person-means = Der Stuhl ist wieder frei. { $who } kann hier mit demselben Browser nicht mehr Platz nehmen, bis du es erlaubst.
remove-and-renew = Auch einen neuen Link machen
remove-and-renew-means = Wer den alten Link oder Code kennt, kommt damit nicht mehr herein.
removed-people = Vom Tisch entfernt
let-in = { $who } wieder zulassen
new-link = Neuer Link zum Platz
new-link-means = Für { $who }, nachdem der Link verloren ging. Schick ihn sonst niemandem: Wer ihn hat, spielt dort. Der alte Link öffnet nichts mehr.
hand-over = { $who } den Tisch übergeben
hand-over-means = Nur { $who } kann dann die Partie beginnen, jemanden entfernen oder den Tisch schließen.
close-table = Tisch schließen
close-table-means = Der Tisch wird für alle und für immer geschlossen.
leave-seat = Platz aufgeben
leave-seat-means = Dein Platz wird frei, und der Computer spielt für dich weiter. Um später wiederzukommen, verlass nur die Seite.
leave-seat-means-rated = Dein Platz wird frei, der Computer spielt für dich weiter, und du kommst in dieser Partie auf den letzten Platz. Um vor dem Ende wiederzukommen, verlass nur die Seite.
never-mind = Doch nicht

# ---------------------------------------------------------------- dazukommen

invited = Du bist eingeladen
invited-by = { $who } lädt dich zu einer Partie ein.
sit-down = Setzen
sit-here = Stuhl { $count }
watch = Zusehen
join-running = Die Partie läuft: Du nimmst den Stuhl eines Computerspielers.
join-full = Alle Stühle an diesem Tisch sind besetzt.
join-closed = Dieser Tisch ist geschlossen. Bitte um einen neuen Link, oder mach selbst einen Tisch.
join-over = Die Partie an diesem Tisch ist vorbei. Bitte um einen neuen Link, oder mach selbst einen Tisch.
join-unknown = Zu diesem Link oder Code gibt es keinen Tisch. Sieh nach, ob er vollständig ist, oder bitte um einen neuen.
join-old = Diese Einladung gilt nicht mehr. Bitte um eine neue.
already-seated = Du hast einen Platz an diesem Tisch.
to-table = Zum Tisch
any-chair = Irgendein Stuhl
give-name = Sag bitte erst deinen Namen.
looking = Der Tisch wird gesucht …
code-of-table = Code eines Tisches
go-to-table = Los
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Mach einen, an den sich alle setzen dürfen, und er steht hier.
quick-seat = Irgendein Tisch
free-chairs =
    { $count ->
        [0] kein freier Stuhl
        [one] { $count } freier Stuhl
       *[other] { $count } freie Stühle
    }
look-again = Noch einmal nachsehen

# ---------------------------------------------------------------- Tische auf der Startseite

own-tables = Mit Freunden
own-table-now =
    { $state ->
        [turn] Du bist dran
        [gathering] Noch nicht begonnen
       *[playing] Die anderen sind dran
    }
time-left = noch { $time }
next-table =
    { $count ->
        [one] Ein anderer Tisch wartet auf dich
       *[other] { $count } andere Tische warten auf dich
    }
own-time-runs = Deine Zeit läuft: Der Tisch kommt von selbst zurück.
score-lifted = Der Punktestand ist gewichen, weil deine Zeit läuft: noch { $time }.
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
table-with = Mit { $names }
table-alone = Noch niemand sonst

# ---------------------------------------------------------------- am Tisch

paused = Pause
paused-means = Alle haben zugestimmt. Jeder kann die Pause beenden.
end-pause = Weiterspielen
table-idle = Alle sind weg
table-idle-means = Die Partie geht weiter, wenn jemand zurück ist.
sat-in = Der Computer spielt für dich
sat-in-means = Du warst weg, oder deine Zeit war um. Dein Platz gehört weiter dir.
take-seat-back = Meinen Platz zurücknehmen
table-closed = Der Tisch ist geschlossen
table-closed-means = Hier wird nichts mehr gespielt.
play-on = Noch einmal spielen
play-on-means = Alle am Tisch kommen mit. Der Link bleibt derselbe.
played-on = Zur nächsten Partie
played-on-means = Die anderen spielen weiter: Die nächste Partie steht bereit.
plays-next-hand = Du spielst ab der nächsten Runde. Bis dahin spielt der Computer.
waits-for-back = Der Tisch wartet auf { $who }.
absent-until = { $who } ist weg: In { $time } springt der Computer ein.
absent =
    { $then ->
        [WAIT] { $who } ist weg: Der Tisch wartet.
       *[BOT] { $who } ist weg.
    }
seat-lost = Du hast an diesem Tisch keinen Platz mehr: Er wurde aufgegeben oder vom Gastgeber frei gemacht.
seat-no-more = Das ist nicht mehr dein Platz: Er wurde frei gemacht, oder es gibt einen neuen Link zu ihm.
sit-again = Wieder Platz nehmen
other-device = Auf anderem Gerät weiter
other-device-means = Öffne diesen Link auf dem anderen Gerät: Es hat dann denselben Platz, neben diesem.
other-device-private = Wer diesen Link hat, spielt an deiner Stelle. Schick ihn niemand anderem.
resume-link = Link zu deinem Platz
ask-pause = Um eine Pause bitten
ask-clock-off = Darum bitten, die Uhr abzuschalten
ask-back = Um meinen letzten Zug zurück bitten
ask-back-short = Zurück?
asks =
    { $wish ->
        [PAUSE]
            { $me ->
                [yes] Du bittest um eine Pause.
               *[no] { $who } bittet um eine Pause.
            }
        [CLOCK_OFF]
            { $me ->
                [yes] Du bittest darum, die Uhr für den Rest der Partie abzuschalten.
               *[no] { $who } bittet darum, die Uhr für den Rest der Partie abzuschalten.
            }
       *[TAKE_BACK]
            { $me ->
                [yes] Du bittest um deinen letzten Zug zurück.
               *[no] { $who } bittet um den letzten Zug zurück.
            }
    }
ask-heading =
    { $wish ->
        [PAUSE] Pause?
        [CLOCK_OFF] Uhr abschalten?
       *[TAKE_BACK] Einen Zug zurück?
    }
ask-keys = A: zustimmen, N: ablehnen.
everybody-agrees = Alle müssen zustimmen.
agree = Zustimmen
refuse = Ablehnen
asked-waits = Es fehlt noch: { $names }.
see-question = Frage beantworten
not-arrived = Das kam nicht an. Bitte noch einmal versuchen.
let-watch = Zuschauer dürfen meine Karten sehen
watchers =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
you-watch = Du siehst zu.
watched-hands = Fertige Runden
watched-none = Noch ist keine Runde vorbei. Jede öffnet sich hier mit allen Karten, sobald sie gewertet ist.
watch-all = Was alle sehen
watch-seat = Karten von { $who }
watch-choice = Du siehst

# ---------------------------------------------------------------- Gespräch

talk = Gespräch
talk-new = Gespräch, etwas Neues
phrases = Sätze
phrase =
    { $phrase ->
        [HELLO] Hallo!
        [GOOD_LUCK] Viel Glück!
        [WELL_PLAYED] Gut gespielt!
        [THANKS] Danke!
        [SORRY] Entschuldigung!
        [OOPS] Hoppla!
        [MOON] Vorsicht, Durchmarsch!
        [QUEEN] Wo ist die Dame?
        [HURRY] Du bist dran!
        [MOMENT] Einen Moment, bitte.
        [GOOD_GAME] Schöne Partie!
        [BYE] Auf Wiedersehen!
        [SMILE] lächelt
        [LAUGH] lacht
        [SAD] ist traurig
        [SURPRISED] staunt
        [CLAP] klatscht
       *[HEART] schickt ein Herz
    }
nothing-said = Noch hat niemand etwas gesagt.
write-something = Etwas schreiben
say-it = Sagen
said-by = { $who }: { $text }
said-emote = { $who } { $text }.
mute = { $who } stumm schalten
hear-again = { $who } wieder hören
muted = stumm

# ---------------------------------------------------------------- was vorgelesen wird

news =
    { $news ->
        [SAT]
            { $me ->
                [yes] Du setzt dich.
               *[no] { $who } setzt sich.
            }
        [LEFT] { $who } hat den Platz aufgegeben.
        [REMOVED] { $who } wurde vom Tisch entfernt.
        [OWNER]
            { $me ->
                [yes] Der Tisch gehört jetzt dir.
               *[no] Der Tisch gehört jetzt { $who }.
            }
        [LEADS]
            { $me ->
                [yes] Du leitest den Tisch, solange sein Besitzer weg ist.
               *[no] { $who } leitet den Tisch, solange sein Besitzer weg ist.
            }
        [LEADS_AGAIN]
            { $me ->
                [yes] Du bist wieder da und leitest deinen Tisch wieder.
               *[no] { $who } ist wieder da und leitet den Tisch wieder.
            }
        [LET_IN] { $who } darf hier wieder Platz nehmen.
        [NEW_KEY]
            { $me ->
                [yes] Dein Platz hat einen neuen Link; der alte öffnet nichts mehr.
               *[no] Der Platz von { $who } hat einen neuen privaten Link.
            }
        [AWAY]
            { $me ->
                [yes] Der Computer spielt für dich.
               *[no] Der Computer spielt für { $who }.
            }
        [BACK]
            { $me ->
                [yes] Du bist zurück.
               *[no] { $who } ist zurück.
            }
        [AGREED]
            { $me ->
                [yes] Du stimmst zu.
               *[no] { $who } stimmt zu.
            }
        [REFUSED]
            { $me ->
                [yes] Du lehnst ab.
               *[no] { $who } stimmt nicht zu.
            }
        [RESUMED]
            { $me ->
                [yes] Du beendest die Pause.
               *[no] { $who } beendet die Pause.
            }
        [SHOWS]
            { $me ->
                [yes] Zuschauer dürfen deine Karten sehen.
               *[no] Zuschauer dürfen die Karten von { $who } sehen.
            }
       *[HIDES]
            { $me ->
                [yes] Zuschauer sehen deine Karten nicht mehr.
               *[no] Zuschauer sehen die Karten von { $who } nicht mehr.
            }
    }
table-news =
    { $news ->
        [STARTED] Die Partie beginnt.
        [NEW_INVITATION] Der Tisch hat einen neuen Link und einen neuen Code; die alten öffnen nichts mehr.
        [PAUSED] Die Partie ist unterbrochen.
        [CLOCK_OFF] Die Uhr ist für den Rest der Partie abgeschaltet.
        [SWAPPED] Die Plätze wurden geändert.
        [LEVEL] Ein Computerspieler wurde geändert.
        [SETTINGS] Der Gastgeber hat geändert, was der Tisch erlaubt.
        [LISTED] Der Tisch steht in der Liste der offenen Tische.
        [UNLISTED] Der Tisch steht nicht mehr in der Liste der offenen Tische.
        [PLAY_ON] Alle spielen an einem neuen Tisch weiter.
       *[CLOSED] Der Tisch ist geschlossen.
    }

# ---------------------------------------------------------------- was der Server ablehnt

refused-TABLE_FULL = Gerade hat kein offener Tisch einen freien Stuhl für dich.
refused-NO_SUCH_INVITATION = Zu diesem Link oder Code gibt es keinen Tisch.
refused-OLD_INVITATION = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-BAD_SETTINGS = Diese Einstellungen kann kein Tisch haben.
