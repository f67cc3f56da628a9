# Cards, suits, lists and counts: what the other texts are made of.
#
# CARDS($cards) names cards: each by the text `card`, or by `card-the` with form: "the", and so on
# for any form that a language needs; several are joined as a list. JOIN($parts) joins parts; with
# last: "then" its last two by `list-then`, with capital: "yes" it begins with a capital letter.
# $rank is two … ten, jack, queen, king or ace; $suit is clubs, diamonds, spades or hearts.

rank =
    { $rank ->
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
       *[ace] ace
    }
suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [spades] spades
       *[hearts] hearts
    }
card = { rank } of { suit }
card-the = the { rank } of { suit }
# A rank of a suit that was just named: "hearts but the ace".
card-rank = the { rank }

# The letter of a rank, for people who want the letters of their language.
rank-letter =
    { $rank ->
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
        [king] K
       *[ace] A
    }

# How the end of a list is joined to what comes before it.
list-and = { $before } and { $last }
list-comma = { $before }, { $last }
list-then = { $before }, then { $last }

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Short numbers are words inside a sentence of the rules.
cards-in-words =
    { $count ->
        [0] no cards
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
        [10] ten cards
        [11] eleven cards
        [12] twelve cards
       *[other] { $count } cards
    }
