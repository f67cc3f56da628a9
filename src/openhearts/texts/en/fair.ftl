# Sealed deals: what is told of them at the table, and the page that checks records.

deal-title = This deal
deal-means = Before each deal the server told a fingerprint of its secret; when the hand is scored it tells the secret. Your browser works out whether both fit and deal exactly your cards, so nothing could be changed in between.
deal-fingerprint = Fingerprint
deal-secret = Secret
deal-added = Your browser added its own random numbers to the shuffle, so that not even the server could choose the deal.
deal-not-added = Your browser added nothing to this shuffle.
deal-cannot = Over plain http from another machine browsers do not offer what this check needs. Open the page over https, or save the match and use “hearts verify”.
deal-no-seals = The deals of this table are not sealed: it is a lesson, practice, or older than seals.
deal-hand = Hand { $hand }
deal-verdict =
    { $verdict ->
        [unsealed] This deal was not sealed.
        [closed] This deal is sealed. The secret is told when the hand is scored.
        [secret] The secret does not fit the fingerprint: this deal is not the one that was sealed.
        [cards] The secret deals other cards: this deal is not the one that was sealed.
        [commitment] Another fingerprint was told before the deal.
        [salt] What your browser added is not in this shuffle.
       *[proven] Deal proven: the cards are those that were sealed.
    }
check-title = Check deals
check-means = Open the record of a match to see whether its deals are proven. The file stays in your browser. Whether everybody played by the rules is checked by “hearts verify”.
check-none = This is no record of a match.
check-proven =
    { $hands ->
        [one] { $proven } of { $hands } deal proven
       *[other] { $proven } of { $hands } deals proven
    }
