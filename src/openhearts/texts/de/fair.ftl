# Versiegelte Ausgaben: was am Tisch davon gesagt wird, und die Seite, die Aufzeichnungen prüft.

deal-title = Diese Ausgabe
deal-means = Vor jedem Geben nannte der Server einen Fingerabdruck seines Geheimnisses; ist die Runde gewertet, nennt er das Geheimnis. Dein Browser rechnet nach, ob beide zusammenpassen und genau deine Karten ergeben. Dazwischen konnte also nichts geändert werden.
deal-fingerprint = Fingerabdruck
deal-secret = Geheimnis
deal-added = Dein Browser hat eigene Zufallszahlen zum Mischen beigetragen: Nicht einmal der Server konnte die Karten aussuchen.
deal-not-added = Dein Browser hat zu diesem Mischen nichts beigetragen.
deal-cannot = Über einfaches http von einem anderen Rechner bieten Browser nicht, was diese Prüfung braucht. Öffne die Seite über https, oder speichere die Partie und nimm „hearts verify“.
deal-no-seals = Die Ausgaben an diesem Tisch sind nicht versiegelt: Er ist eine Lektion, eine Übung oder älter als die Siegel.
deal-hand = Runde { $hand }
deal-verdict =
    { $verdict ->
        [unsealed] Diese Ausgabe war nicht versiegelt.
        [closed] Diese Ausgabe ist versiegelt. Das Geheimnis wird genannt, wenn die Runde gewertet ist.
        [secret] Das Geheimnis passt nicht zum Fingerabdruck: Das ist nicht die versiegelte Ausgabe.
        [cards] Das Geheimnis ergibt andere Karten: Das ist nicht die versiegelte Ausgabe.
        [commitment] Vor dem Geben wurde ein anderer Fingerabdruck genannt.
        [salt] Was dein Browser beigetragen hat, steckt nicht in diesem Mischen.
       *[proven] Ausgabe bewiesen: Es sind die versiegelten Karten.
    }
check-title = Ausgaben prüfen
check-means = Öffne die Aufzeichnung einer Partie und sieh, ob ihre Ausgaben bewiesen sind. Die Datei bleibt in deinem Browser. Ob alle nach den Regeln gespielt haben, prüft „hearts verify“.
check-none = Das ist keine Aufzeichnung einer Partie.
check-proven =
    { $hands ->
        [one] { $proven } von { $hands } Ausgabe bewiesen
       *[other] { $proven } von { $hands } Ausgaben bewiesen
    }
