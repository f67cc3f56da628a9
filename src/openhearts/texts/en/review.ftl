# Looking back: the review of finished hands, past matches, statistics and practice.

# ---------------------------------------------------------------- the review

review = Review
review-hand = Review this hand
review-title = Review: { $game }
review-nothing = No hand of this match is over yet. Every hand can be looked at as soon as it is scored.
review-away = This match is not among the matches of this browser.
review-running = The match goes on.
back-to-match = Back to the table
review-hidden = Only what one seat knew is shown here, so nothing can be judged or played again.
review-dealt = Hand { $hand } as dealt, { passing }.
review-passed =
    { $me ->
        [yes] You passed { CARDS($cards, form: "the") }.
       *[no] { $who } passed { CARDS($cards, form: "the") }.
    }
review-passed-hidden =
    { $me ->
        [yes] You passed { cards }.
       *[no] { $who } passed { cards }.
    }
review-played =
    { $me ->
        [yes] Trick { $trick }: you played { CARDS($cards, form: "the") }.
       *[no] Trick { $trick }: { $who } played { CARDS($cards, form: "the") }.
    }
review-taken = { tricks }, { $worth }
hidden-cards =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
no-cards-left = No cards left
shown-voids = No { JOIN($suits) }
eyes = Show
all-face-up = All cards
known-face-up = The known cards
what-one-knew =
    { $me ->
        [yes] What you knew
       *[no] What { $who } knew
    }
no-trick-yet = No trick yet
hand-choice = Hand
hand-with-score = Hand { $hand }: { points }
to-start = To the start of the hand
trick-back = A trick back
step-back = A card back
step-on = A card on
trick-on = A trick on
to-end = To the end of the hand
step-count = Step { $at } of { $all }
review-keys = Keys: ← and → go by cards, ↑ and ↓ by tricks, Home and End to the ends, Page Up and Page Down by hands. ? lists them.
review-keys-cards = a card back, a card on
review-keys-tricks = a trick back, a trick on
review-keys-ends = to the start and to the end of the hand
review-keys-hands = to the hand before, to the hand after
review-keys-close = close a window
steps-caption = Every card by trick and player, with the points it lost against the computer’s choice
steps-heading = Tricks
trick-column = Trick
pass-row = Pass
lost-row = Lost
judging-begins = The computer is looking at the hand…
judging = Looking at it: { $done } of { $all }
not-judged = The computer could not look at this hand.
judged-forced = There was no other card to play.
judged-best = The computer would do the same. { $reason }
judged-as-good = About as good as { CARDS($cards, form: "the") }.
judged-worse = Better by { $lost } points: { CARDS($cards, form: "the") }. { $reason }
play-from-here = Play it again from here
play-from-here-as = Play on from here as { $who }
practice-means = Practice: it never counts.
worst-heading = Worth a second look
nothing-lost = No decision here lost anything to speak of.
account-heading =
    { $me ->
        [yes] Your points taken apart
       *[no] The points of { $who } taken apart
    }
account-share = An even share of the points
account-luck = Luck of the cards as dealt
account-lost = Lost by decisions
account-rest = How the others’ cards lay and were played
account-score = Scored
account-means = Luck is what these cards score on average when they are played sensibly, against an even share. Plus is bad: points are to be avoided.
account-error-means = The ± says how far this average may be off, for it comes from tries.
give-or-take = give or take { $points }
chart-heading = Totals
chart-label =
    { $count ->
        [one] The totals of all players over { $count } hand; the numbers are in the table below.
       *[other] The totals of all players over { $count } hands; the numbers are in the table below.
    }
chart-table = The numbers as a table

# ---------------------------------------------------------------- past matches

past-matches = Past matches
statistics = Statistics
search-label = Search names, games and days
any-game = Any game
result-label = Result
kind-label = Kind
since-label = From
until-label = To
any-result = Any result
any-kind = All matches
match-outcome =
    { $outcome ->
        [WON] Won
        [SHARED] Shared win
        [LOST] Not won
       *[RUNNING] Not finished
    }
match-kind =
    { $kind ->
        [PLAYED] Played here
        [PRACTICE] Practice
       *[IMPORTED] From a file
    }
matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
matches-found = { $found } of { matches }
no-matches = There is no match here yet: every match you play is kept.
none-found = No match fits the search.
clear-search = Show all
page-of = Page { $page } of { $all }
newer-matches = Newer matches
older-matches = Older matches
not-counted = not in the statistics
open-record = Open a record
open-record-means = A match saved as a file, as text or JSON, to look at or to play again. It never counts.
taking-in = Reading the file…
taken-in =
    { $count ->
        [one] { $count } match taken in.
       *[other] { $count } matches taken in.
    }
taken-in-known = { taken-in } Here already: { $known }.
not-taken-in = Nothing was taken in. { $why }
record-no-text = This is no text file: byte { $byte } is none of a text in UTF-8.
record-empty = The file is empty.
record-too-many =
    { $count ->
        [one] A file may hold at most { $count } match.
       *[other] A file may hold at most { $count } matches.
    }
record-foreign = This is no match saved by OpenHearts, or only a part of one.
record-line-wrong = Line { $line } is not as a saved match has it: the file is damaged, or it is something else.
record-contradicts = The match contradicts itself or its rules, so the file was changed or is damaged.
record-contradicts-at = The match contradicts itself or its rules, so the file was changed or is damaged: { JOIN($parts) }.
record-hand = hand { $number }
record-trick = trick { $number }
record-seat = seat { $number }
record-of = Match { $place } of { $count }: { JOIN($parts) }
save-as-text = Save as text
save-as-json = Save as JSON

# ---------------------------------------------------------------- statistics

no-statistics = Statistics begin with the first match you finish. Practice, matches with undo and matches from files never count.
statistics-mean = Added up from the finished matches of this browser, as they are stored.
left-out = Left out: { JOIN($parts) }.
left-out-running = { $count } not finished
left-out-practice = { $count } for practice
left-out-undo = { $count } with undo
left-out-imported =
    { $count ->
        [one] { $count } from a file
       *[other] { $count } from files
    }
stat-matches = Matches
stat-won = Won
stat-shared = Shared wins
stat-place = Average place
stat-total = Average total
stat-hands = Hands
stat-points = Points a hand
stat-took = Took { CARDS($cards, form: "the") }
stat-took-dear = Dearest cards taken
stat-moons-tried = Moons tried
stat-moons-made = Moons made
stat-moons-stopped = Moons of others stopped
stat-share = { $count } ({ $share })
stat-dealt = As dealt, before the pass
stat-dealt-queen = Dealt { CARDS($cards, form: "the") } in { $times } of { $count } hands; by chance { $mean }, between { $low } and { $high } in nineteen cases of twenty.
stat-dealt-cards =
    { $kind ->
        [HIGH] Aces and kings dealt a hand: { $dealt }; by chance { $mean }, between { $low } and { $high } in nineteen cases of twenty.
       *[other] Hearts dealt a hand: { $dealt }; by chance { $mean }, between { $low } and { $high } in nineteen cases of twenty.
    }
stat-dealt-few =
    { $count ->
        [one] With { $count } hand nothing can be said yet; from 20 on it is told here.
       *[other] With { $count } hands nothing can be said yet; from 20 on it is told here.
    }
stat-dealt-means = One number in twenty lies outside of its range by chance alone.
stat-sealed = Deals among these were sealed beforehand, so you need not take it on trust:
stat-passes = By the pass
stat-pass-column = Pass
stat-given = Gave { CARDS($cards, form: "the") } away; took it all the same
stat-given-dear = Gave dearest cards away; took them all the same
stat-got = Got { CARDS($cards, form: "the") }; took it in the end
stat-got-dear = Got dearest cards; took them in the end
stat-levels = By the level of the computer
stat-level-column = Level

# ---------------------------------------------------------------- practice

practice = Practice
practice-over = Practice is over
practice-then = In the match
practice-now = Now
practice-again = Try again
back-to-review = Back to the review
