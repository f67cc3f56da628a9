# Tasten und Befehle. Getippt wird in jeder Sprache englisch. Siehe en/commands.ftl.

keys-and-commands = Tasten und Befehle
keys = Tasten
key-names =
    { $key ->
        [enter] Eingabe
        [space] Leertaste
        [home] Pos1
        [end] Ende
        [page-up] Bild auf
        [page-down] Bild ab
       *[escape] Esc
    }
keys-arrows = zu deinen Karten und durch sie hindurch
keys-enter = Karte spielen, oder zum Schieben wählen
keys-space = dasselbe; sonst: eine Pause überspringen
keys-pass = die gewählten Karten schieben
keys-last = letzter Stich; ← und → zeigen die anderen
keys-score = Stand
keys-rules = Regeln
keys-menu = Menü
keys-settings = Einstellungen
keys-type = Befehle tippen
keys-help = diese Seite
keys-close = schließen, oder eine gewählte Karte zurücklegen
keys-agree = zustimmen, wenn jemand um etwas bittet
keys-refuse = nicht zustimmen
keys-talk = Gespräch
keys-people = die Leute am Tisch
keys-next-table = zum nächsten Tisch, der auf dich wartet
command-people = wer wo sitzt, und wer weg ist
command-say = sagt einen fertigen Satz, oder jeden Text, wo der Tisch es erlaubt
command-pause = bittet um eine Pause, und beendet sie
command-clock-off = bittet darum, die Uhr für den Rest der Partie abzuschalten
command-agree = antwortet auf eine Bitte
command-return = nimmt dem Computer den Platz wieder ab
command-leave = verlässt deinen Platz; es wird noch einmal gefragt
command-next-table = geht zu einem anderen Tisch, der auf dich wartet
nobody-else = An diesem Tisch spielt sonst niemand.
no-other-table = Kein anderer Tisch wartet auf dich.
nothing-asked = Gerade bittet niemand um etwas.
phrases-are = Du kannst { $phrases } sagen.
leave-sure = Tippe dazu „{ typed-leave-sure }“. { $means }
seat-free = Platz { $place } ist frei.
seat-of =
    { $me ->
        [yes] { $who } (du): { $state }.
       *[no] { $who }: { $state }.
    }

type-commands = Befehle tippen
type-here = Befehl tippen, oder „{ typed-help }“
close-typing = Befehlszeile schließen
commands = Befehle zum Tippen
commands-intro = Drück / und tipp (auf Deutsch oder Englisch). Die Antworten werden geschrieben und vom Bildschirmleser gesprochen.
command-play = spielt sie; auch qs, q s oder Q♠, und „{ typed-example-rank }“ allein, wenn nur eine gespielt werden darf
command-pass = schiebt diese Karten; auch einzeln nacheinander
command-legal = welche Karten du spielen darfst, und warum nicht die anderen
command-why = warum eine Karte nicht geht
command-hand = deine Karten
command-table = die Karten auf dem Tisch
command-last = der letzte Stich; „{ typed-tricks }“ nennt alle dieser Runde
command-score = Summen und Punkte dieser Runde
command-leader = wer ausgespielt hat; „{ typed-turn }“ sagt, wer dran ist
command-received = die Karten, die beim Schieben kamen
command-rules = die Regeln dieses Spiels
command-moon = was dein Durchmarsch tun soll
command-continue = weiter nach einer Wertung oder einem Stich, der wartet
command-repeat = die letzte Antwort noch einmal
command-help = diese Befehle
command-line = { $command }: { $what }.

you-hold =
    { $count ->
        [0] Du hast keine Karten.
       *[other] Du hast { CARDS($cards) }.
    }
on-table = Auf dem Tisch: { $cards }.
card-by =
    { $me ->
        [yes] { CARDS($cards) } von dir
       *[no] { CARDS($cards) } von { $who }
    }
nothing-on-table = Auf dem Tisch liegt keine Karte.
trick-told = Stich { $place }: { $cards }. { $taken }
totals-told = Summen: { $scores }.
taken-so-far = In dieser Runde bisher: { $scores }.
taken-not-told = Was in dieser Runde genommen wurde, zeigt erst die Wertung.
leads-now =
    { $me ->
        [yes] Du spielst zu diesem Stich aus.
       *[no] { $who } spielt zu diesem Stich aus.
    }
led-now =
    { $me ->
        [yes] Du hast zu diesem Stich ausgespielt.
       *[no] { $who } hat zu diesem Stich ausgespielt.
    }
nobody-leads = Noch spielt niemand aus.
it-is-your-turn = Du bist dran.
nobodys-turn = Gerade ist niemand dran.
not-your-turn = Du bist noch nicht dran. { $whose }
may-play = Du darfst spielen: { CARDS($cards) }.
may-play-not = Nicht { CARDS($cards) }: { $reason }
not-held = Du hast { CARDS($cards, form: "acc") } nicht.
named-twice = Du hast { CARDS($cards, form: "acc") } zweimal genannt.
play-one = Spiel eine Karte.
pass-first = Noch wird keine Karte gespielt. { $todo }.
nothing-to-pass = Jetzt ist nichts zu schieben.
pass-exactly = Schieb genau { cards }.
chosen-none = Keine Karte ist gewählt. { $todo }.
chosen-so-far = Gewählt: { CARDS($cards) }. { $todo }.
chosen-all = Gewählt: { CARDS($cards) }. Tipp „{ typed-pass }“, um sie zu schieben.
nothing-received = In dieser Runde hast du keine Karte bekommen.
nothing-waits = Darauf wartet gerade nichts.
type-continue = Tipp „{ typed-continue }“, damit es weitergeht.
no-moon-asked = Es gibt keinen Durchmarsch zu entscheiden.
nothing-to-repeat = Noch wurde nichts gesagt.
no-card-word = „{ $typed }“ ist keine Karte. Schreib den Wert, dann die Farbe: { typed-example-cards }.
which-one = Welche: { CARDS($cards) }?
none-fits = Keine Karte, die du meinen könntest, ist „{ $typed }“. Schreib Wert und Farbe.
unknown-command = „{ $typed }“ bedeutet hier nichts. Tipp „{ typed-help }“ für alles, was geht.
unknown-command-near = „{ $typed }“ bedeutet hier nichts. Meinst du { $near }?
