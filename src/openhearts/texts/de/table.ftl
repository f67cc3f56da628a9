# Was ein Tisch mit mehreren Menschen ablehnt, wie es dem gesagt wird, der gefragt hat.

not-allowed-gathering = Die Partie hat noch nicht begonnen.
not-allowed-started = Die Partie hat schon begonnen.
not-allowed-over = Die Partie ist vorbei.
not-allowed-closed = Dieser Tisch ist geschlossen.
not-allowed-paused = Die Partie ist unterbrochen.
not-allowed-not-paused = Die Partie ist nicht unterbrochen.
not-allowed-clock-rated = In einer gewerteten Partie bleibt die Uhr an.
not-allowed-clock-none = Hier läuft keine Uhr mit Sekunden, die man abschalten könnte.
not-allowed-sat-in = Auf diesem Platz spielt der Computer. Nimm den Platz zuerst zurück.
not-allowed-not-away = Der Computer spielt nicht für dich.
not-allowed-owner = Das kann nur, wem der Tisch gehört.
not-allowed-program = Ein Programm spielt nur, sonst nichts.
not-allowed-self = Du kannst gehen, aber nicht dich selbst entfernen.
not-allowed-nobody = Dort sitzt niemand.
not-allowed-solo = Dieser Tisch ist für eine Person.
not-allowed-chair-taken = Dort sitzt schon jemand.
not-allowed-full = An diesem Tisch sind alle Plätze besetzt.
not-allowed-name-taken = An diesem Tisch sitzt schon { $name }. Bist du das, öffne den privaten Link zu deinem Platz oder bitte den Gastgeber um einen neuen; sonst nimm einen anderen Namen.
not-allowed-own-key = Den Platz des Gastgebers vergibt sonst niemand.
not-allowed-key-rated = In gewerteten Partien behält ein Platz seinen Link.
not-allowed-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Nur er kann dich wieder zulassen.
not-allowed-invitation = Diese Einladung gilt nicht mehr. Bitte um eine neue.
not-allowed-there = Wer diesen Platz hat, ist am Tisch.
not-allowed-settings-access = Wer Platz nehmen darf, wird hier nicht geändert.
not-allowed-settings-rated = In einer gewerteten Partie wird nichts geändert.
not-allowed-settings-later = Die Uhr und die Wertung stehen fest, sobald die Partie begonnen hat.
not-allowed-settings-shown = Welche Punkte und Stiche gezeigt werden, steht fest, sobald die Partie begonnen hat.
not-allowed-settings-made = Ob eine Partie gewertet wird, steht fest, sobald der Tisch eröffnet ist.
not-allowed-ask-again = Die anderen haben gerade abgelehnt. Warte ein wenig, bevor du wieder fragst.
not-allowed-seated = Du sitzt schon an diesem Tisch.
not-allowed-ask-open = Es wird schon etwas gefragt. Warte die Antworten ab.
not-allowed-ask-gone = Das wird nicht mehr gefragt.
not-allowed-agreed = Du hast schon zugestimmt.
not-allowed-undo-rated = In einer gewerteten Partie wird nichts zurückgenommen.
not-allowed-undo-away = Jemand, der zustimmen muss, ist nicht da.
not-allowed-watching = Dabei kann an diesem Tisch niemand zusehen.
not-allowed-talk = An diesem Tisch wird nicht geredet.
not-allowed-talk-text = An diesem Tisch werden nur die fertigen Sätze gesagt.
not-allowed-talk-empty = Darin ist nichts zu lesen.
not-allowed-level = Einen Computerspieler dieser Stufe gibt es nicht.
not-allowed-hint-rated = In einer gewerteten Partie gibt es keine Tipps.
not-allowed-hint-hidden = Wo Punkte oder Stiche nicht gezeigt werden, gibt es keine Tipps.
not-allowed-undo-contest = Wo andere dieselben Karten spielen, wird nichts zurückgenommen.
not-allowed-hint-contest = Wo andere dieselben Karten spielen, gibt es keine Tipps.
not-allowed-close-rated = Eine gewertete Partie wird nicht abgebrochen. Du kannst deinen Platz aufgeben und kommst dann auf den letzten Platz.
not-allowed-remove-rated = Aus einer gewerteten Partie wird niemand entfernt. Für alle, die weg sind, spielt der Computer.
not-allowed-second-try = Spiel zuerst die Partie zu Ende, die zählt.
not-allowed-not-over = Die Partie ist noch nicht vorbei.
not-allowed-played-on = Alle spielen schon an einem anderen Tisch weiter.
not-allowed-name = Ein Name hat 1 bis 24 sichtbare Zeichen, keine, die die Schreibrichtung ändern.
refused-old-protocol = Diese Seite und der Server sind von verschiedenen Fassungen. Lade die Seite neu.
refused-crowded =
    { $whose ->
        [address] Von deiner Adresse bestehen so viele Verbindungen, wie der Server zulässt. Schließe eine seiner Seiten.
       *[server] Auf dem Server sind so viele Besucher, wie er fasst. Du kommst hinein, wenn jemand geht.
    }
