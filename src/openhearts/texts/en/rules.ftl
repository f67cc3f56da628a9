# The games, the options and the page of rules; why a card or a rule set is refused.

# ---------------------------------------------------------------- games

preset-standard = Standard
    .summary = Pass left, right, across, hold; the two of clubs leads; no points on the first trick; a moon gives the others 26; to 100.
preset-black-lady = Black Lady
    .summary = The queen of spades breaks hearts too, and the shooter chooses what a moon does.
preset-classic = Classic
    .summary = Only hearts count; the left-over cards go to the winner of the first trick; to 50.
preset-play-on = Play On
    .summary = Points may fall on the first trick, and a tie for lowest is played on.
preset-american = American
    .summary = Points may fall on the first trick, and the shooter chooses what a moon does.
preset-bicycle = Bicycle
    .summary = Standard, except that the queen of spades breaks hearts too.
preset-omnibus = Omnibus
    .summary = The jack of diamonds takes ten points off.
preset-omnibus-ten = Omnibus, ten of diamonds
    .summary = The ten of diamonds takes ten points off, and a moon needs it: all fifteen cards take 26 off.
preset-black-maria = Black Maria
    .summary = The British game: always pass to the right, and the ace and king of spades count too.
preset-spot = Spot Hearts
    .summary = Every heart counts its rank, the queen of spades 25; to 500.
preset-hooligan = Hooligan
    .summary = The seven of clubs costs seven points.
preset-black-jack = Black Jack
    .summary = The jack of spades costs ten points, the queen none.
preset-queens = Four Queens
    .summary = Every queen costs 13, hearts are led freely, and there is no moon; to 108.
preset-kitty = Kitty
    .summary = Twelve cards each; whoever takes the first penalty card takes the kitty and sees it.
preset-new-moon = New Moon
    .summary = A moon takes 26 off the shooter instead of giving it to the others.
preset-basic = Basic
    .summary = The game of the 1880s: only hearts count, nothing is passed, any card is led.

# A game whose rules were changed.
game-changed = { $game }, with changes

# ---------------------------------------------------------------- options
# Each option by its name in a rule set: its label, what it is about, and its words.

option-removed = Removed cards
    .meaning = Cards taken out of the deck before the deal.
option-hand_size = Cards each
    .meaning = Cards each; what is left of the deck is the kitty.
option-kitty = Kitty
    .meaning = Who captures the undealt cards.
    .NONE = no kitty
    .FIRST_TRICK = winner of the first trick
    .FIRST_PENALTY_CARD = winner of the first trick with a penalty card
    .FIRST_HEART = winner of the first trick with a heart
    .LAST_TRICK = winner of the last trick
option-kitty_seen_by = Kitty seen by
    .meaning = Who may look at the kitty when it is taken.
    .NOBODY = nobody
    .TAKER = whoever takes it
option-first_dealer = First dealer
    .meaning = How the first dealer is found; the deal then passes to the left.
    .LOWEST_CUT = the lowest cut deals
    .RANDOM = at random
option-pass_count = Cards to pass
    .meaning = Cards each player passes.
option-pass_cycle = Pass directions
    .meaning = How cards are passed, hand after hand.
option-first_lead = First lead
    .meaning = Who leads to the first trick.
    .LOWEST_CLUB = the holder of the lowest club
    .ELDEST = the dealer's left
option-opening_card = Opening card
    .meaning = What may open the first trick.
    .THAT_CLUB = the lowest club
    .ANY_CLUB = any club
    .NOT_A_HEART = anything but a heart
    .NOT_A_POINT_CARD = anything that does not count
    .ANY = any card
option-first_trick_points = Points on the first trick
    .meaning = Whether penalty cards may be thrown on the first trick.
    .ALLOWED = allowed
    .BANNED = not allowed
option-hearts_lead = Leading hearts
    .meaning = When a heart may be led.
    .FREE = at any time
    .AFTER_BROKEN = after hearts are broken
    .NEVER = only from a hand of hearts
option-broken_by = Hearts broken by
    .meaning = Which card breaks hearts when it is played.
    .HEART = a heart
    .HEART_OR_QUEEN = a heart or the queen of spades
    .PENALTY_CARD = any penalty card
option-stuck_lead = Stuck for a lead
    .meaning = The hand that may lead a heart although hearts are not broken.
    .ONLY_HEARTS = nothing but hearts
    .ONLY_PENALTY_CARDS = nothing but hearts, or nothing but penalty cards
option-queen_lead = Leading the queen of spades
    .meaning = When the queen of spades may be led.
    .ANY_TIME = at any time
    .AFTER_BROKEN = after hearts are broken
option-queen_discard = Throwing the queen of spades
    .meaning = Throwing the queen of spades when void in the suit led.
    .FREE = as one likes
    .AFTER_BROKEN = only after hearts are broken
    .FORCED = at the first chance
option-points = Points
    .meaning = What each card is worth; below zero is a bonus.
option-no_trick_bonus = Bonus for no trick
    .meaning = Added to the score of a player who took no trick.
option-moon = Shooting the moon
    .meaning = What happens when one player takes every penalty card.
    .NONE = nothing special
    .ADD_TO_OTHERS = the others get the points
    .SUBTRACT_FROM_SELF = the shooter's total goes down
    .CHOICE = the shooter chooses
    .AUTO = the others get the points, unless the shooter would lose by it
option-moon_value = A moon moves
    .meaning = What a moon moves; none: the sum of the penalty cards.
option-moon_needs_bonus = Moon needs the bonus cards
    .meaning = Whether a moon needs the bonus cards too.
option-sun = Shooting the sun
    .meaning = A moon with every trick.
    .NONE = counts as a moon
    .DOUBLE = counts twice
option-target = Play to
    .meaning = The match ends after a hand in which a total reaches this.
option-target_exceeded = Target must be passed
    .meaning = Whether the target must be passed, not just reached.
option-exact_resets = Resets
    .meaning = Totals that are reset when they are reached exactly.
option-hand_limit = Most hands
    .meaning = The match also ends after so many hands.
option-tie = Tie at the end
    .meaning = Several players lowest at the end.
    .SHARE = they share the win
    .PLAY_ON = play goes on until one is alone lowest
option-players = Players
option-preset = Game

# ---------------------------------------------------------------- the page of rules

section-deal = Deal
section-passing = Passing
section-opening = First trick
section-play = Play
section-points = Points
section-end = End of the match

rule-players =
    { $count ->
        [3] Three players.
        [4] Four players.
        [5] Five players.
        [6] Six players.
       *[other] Seven players.
    }
rule-deck-full = The full deck of 52 cards; { cards } each.
rule-deck-without = Without { CARDS($removed, form: "the") } the deck has { $deck } cards; { cards } each.
rule-kitty =
    { $count ->
        [one] The one card left over is the kitty, which { rule-kitty-taker }; it counts like a card won in a trick, but breaks nothing.
       *[other] The { cards-in-words } left over are the kitty, which { rule-kitty-taker }; its cards count like cards won in a trick, but break nothing.
    }
rule-kitty-taker =
    { $kitty ->
        [FIRST_TRICK] goes to the winner of the first trick
        [FIRST_PENALTY_CARD] goes to the winner of the first trick that holds a penalty card (if there is no such trick, of the last one)
        [FIRST_HEART] goes to the winner of the first trick that holds a heart (if there is no such trick, of the last one)
       *[LAST_TRICK] goes to the winner of the last trick
    }
rule-kitty-seen =
    { $who ->
        [TAKER] Whoever takes the kitty looks at it; the others see it when the hand is scored.
       *[NOBODY] Nobody sees the kitty before the hand is scored.
    }
rule-first-dealer =
    { $how ->
        [LOWEST_CUT] All cut a card, and the lowest deals first (ace high; those tied cut again); the deal then passes to the left.
        [RANDOM] The first dealer is drawn at random; the deal then passes to the left.
       *[SEAT] Seat { $seat } deals first; the deal then passes to the left.
    }

rule-no-passing = No cards are passed.
rule-pass-always = Each player passes { cards-in-words } in every hand: { $way }.
rule-pass-by-turns = Each player passes { cards-in-words }, by turns from hand to hand: { JOIN($ways, last: "then") }.
rule-pass-each-always = Each player passes cards in every hand: { $way }.
rule-pass-each-by-turns = Each player passes cards, by turns from hand to hand: { JOIN($ways, last: "then") }.
pass-way =
    { $entry ->
        [L] to the left
        [R] to the right
        [A] across
        [L2] to the second seat on the left
        [R2] to the second seat on the right
        [L3] to the third seat on the left
        [R3] to the third seat on the right
        [SCATTER] one card to each other seat
        [MIX] into a pool that is shuffled and dealt back
       *[H] no passing
    }
pass-way-counted = { cards-in-words } { pass-way }
rule-pass-unseen = Nobody sees what comes before all have chosen.
rule-pass-mixed = From the pool the cards are dealt back one at a time from the dealer's left; one's own may come back.

rule-lead =
    { $lead ->
        [LOWEST_CLUB] Whoever holds the lowest club in any hand after the pass leads to the first trick, { rule-lead-card }.
       *[ELDEST] The player on the dealer's left leads to the first trick, { rule-lead-card }.
    }
rule-lead-card =
    { $card ->
        [THAT_CLUB] with that club
        [ANY_CLUB] with any club (with any card if there is none in hand)
        [NOT_A_HEART] with any card but a heart (a hand of hearts leads one)
        [NOT_A_POINT_CARD] with any card that does not count (unless all do)
       *[ANY] with any card
    }
rule-lead-no-club =
    { $any ->
        [yes] If no hand holds a club, the player on the dealer's left leads, with any card.
       *[no] If no hand holds a club, the player on the dealer's left leads.
    }
rule-first-trick-points =
    { $banned ->
        [yes] No penalty card may be led to or thrown on the first trick, unless the hand holds nothing else; following suit with one is lawful.
       *[no] Penalty cards may be played on the first trick.
    }

rule-follow = Follow suit if you can; the highest card of the suit led takes the trick. No trumps.
rule-no-hearts = There are no hearts in the deck.
rule-hearts-lead =
    { $free ->
        [yes] Hearts may be led at any time.
       *[no] A heart may be led only from a hand of nothing but hearts.
    }
rule-hearts-wait =
    { $stuck ->
        [ONLY_HEARTS] A heart may not be led before hearts are broken, unless the hand holds nothing but hearts.
       *[ONLY_PENALTY_CARDS] A heart may not be led before hearts are broken, unless the hand holds nothing but hearts or nothing but penalty cards.
    }
rule-broken =
    { $by ->
        [HEART] Hearts are broken as soon as a heart is played.
        [HEART_OR_QUEEN] Hearts are broken as soon as a heart or the queen of spades is played.
       *[PENALTY_CARD] Hearts are broken as soon as a penalty card is played.
    }
rule-queen-lead = The queen of spades may not be led before hearts are broken.
rule-queen-waits = The queen of spades may not be thrown before hearts are broken; following spades with her is always lawful.
rule-queen-forced = Whoever cannot follow suit must throw the queen of spades, if that trick allows her.
rule-way-out = If these rules together would leave you no card to play, you may play any.

rule-points = { JOIN($worth, capital: "yes") }: { $sum } in all. Points are bad.
rule-no-points = No card costs points.
rule-bonus = Bonus: { $worth }.
worth-hearts-rank = hearts their rank (jack 11, queen 12, king 13, ace 14)
worth-card = { CARDS($cards, form: "the") } { $value }
worth-cards = { CARDS($cards, form: "the") } { $value } each
worth-rank = every { rank } { $value }
worth-suit = { suit } { $value } each
worth-other = the other { suit } { $value } each
worth-suit-but = { suit } but { CARDS($missing, form: "rank") } { $value } each
rule-no-trick-bonus =
    { $points ->
        [one] Whoever takes no trick gets { $points } point off, moon or not.
       *[other] Whoever takes no trick gets { $points } points off, moon or not.
    }
rule-no-moon = There is no moon to shoot: cards always score for whoever took them.
rule-moon = Shooting the moon: whoever takes { rule-moon-needs } { rule-moon-does }.
rule-moon-needs =
    { $bonus ->
        [yes] every penalty card and every bonus card
       *[no] every penalty card
    }
rule-moon-does =
    { $moon ->
        [ADD_TO_OTHERS] { rule-moon-adds }
        [SUBTRACT_FROM_SELF] { rule-moon-subtracts }
        [CHOICE] chooses when the hand is scored: either the shooter { rule-moon-adds }; or { rule-moon-subtracts }
       *[AUTO] { rule-moon-adds }; but if that would end the match without the shooter among the winners, the shooter { rule-moon-subtracts }
    }
rule-moon-adds = scores 0, and each of the others { $points }
rule-moon-subtracts =
    { $points ->
        [one] gets { $points } point off, and the others score 0
       *[other] gets { $points } points off, and the others score 0
    }
rule-moon-bonus =
    { $needed ->
        [yes] In a moon the bonus cards score nothing besides.
       *[no] Bonus cards score for whoever took them, moon or not.
    }
rule-sun = Shooting the sun: a moon with every trick counts twice, { $points }.

rule-resets = A total reached exactly is reset: { $resets }.
reset-to = { $reached } becomes { $becomes }
rule-end-target =
    { $passed ->
        [yes] The match ends after a hand in which a total passes { $target }. The lowest total wins.
       *[no] The match ends after a hand in which a total reaches { $target }. The lowest total wins.
    }
rule-end-hands = The match ends after { rule-hands }. The lowest total wins.
rule-end-either =
    { $passed ->
        [yes] The match ends after a hand in which a total passes { $target } or after { rule-hands }. The lowest total wins.
       *[no] The match ends after a hand in which a total reaches { $target } or after { rule-hands }. The lowest total wins.
    }
rule-hands =
    { $count ->
        [1] one hand
       *[other] { $count } hands
    }
rule-tie =
    { $tie ->
        [SHARE] Several lowest at the end share the win.
       *[PLAY_ON] If several are lowest then, play goes on until it would end with one alone lowest.
    }

# ---------------------------------------------------------------- refused actions

refused-MATCH_OVER = The match is over.
refused-WRONG_PHASE = That cannot be done now.
refused-NOT_YOUR_TURN = It is not your turn.
refused-NO_PASS_THIS_HAND = Nothing is passed in this hand.
refused-ALREADY_PASSED = You have passed already.
refused-WRONG_PASS_COUNT = Pass exactly { cards }.
refused-SAME_CARD_TWICE = The same card is named twice.
refused-NOT_IN_HAND = You do not hold { CARDS($cards, form: "the") }.
refused-MUST_FOLLOW_SUIT = Follow suit: you still hold { suit }.
refused-MUST_OPEN_WITH_LOWEST_CLUB = Open with { CARDS($cards, form: "the") }.
refused-MUST_OPEN_WITH_A_CLUB = Open the first trick with a club.
refused-MAY_NOT_OPEN_WITH_A_HEART = The first trick may not be opened with a heart.
refused-MAY_NOT_OPEN_WITH_A_POINT_CARD = The first trick may not be opened with a card that counts.
refused-NO_PENALTY_CARD_ON_FIRST_TRICK = No penalty cards on the first trick while you hold anything else.
refused-HEARTS_NOT_BROKEN = Hearts are not broken yet: lead another suit.
refused-HEARTS_ARE_NEVER_LED = Hearts are never led while you hold another suit.
refused-QUEEN_WAITS_FOR_BROKEN_HEARTS = The queen of spades waits until hearts are broken.
refused-QUEEN_MUST_BE_THROWN = You cannot follow suit, so the queen of spades must be thrown now.
refused-NO_MOON_CHOICE_DUE = There is no moon to decide about.
refused-BAD_CUT = These cards cannot have been cut.
refused-BAD_SEAT = There is no such seat.
refused-BAD_DEAL = This deal does not fit the deck.
refused-BAD_SHUFFLE = The shuffle must hold exactly the cards that were passed.

# ---------------------------------------------------------------- rules that do not fit together

clash-between = “{ $option }” goes from { $low } to { $high }.
clash-from = “{ $option }” must be at least { $low }.
clash-large = “{ $option }”: no number may be larger than { $most }.
clash-bonus = “{ $option }” is taken off a score, so it must be 0 or less.
clash-dealer = That seat is not at this table. Let another seat deal first.
clash-resets = Only totals from 1 up can be reset.
clash-too-many-dealt = More cards are dealt than the deck has. Deal fewer cards each, or take fewer out of the deck.
clash-left-over = The deal leaves cards over, and nobody takes them. Say who takes the kitty, or let the deal come out even.
clash-cut = All cards left in the deck have one rank, so cutting would never find a dealer. Let the dealer be drawn at random, or leave more cards in the deck.
clash-no-direction = There is no pass direction. Add one; a hand may also be without a pass.
clash-direction = With this number of players nobody sits in one of the pass directions. Choose another direction.
clash-pass-all = Passing so many cards leaves none in hand. Pass fewer, or deal more cards each.
clash-scatter = A card for each of the others leaves none in hand. Choose another direction, or deal more cards each.
clash-opening = The lowest club must open, but the one who leads may not hold it. Let its holder lead, or let another card open.
clash-endless = The match would never end. Set a total to play to, or a number of hands.
clash-no-penalty = No card costs points, so no total would ever reach the end. Set a number of hands, or give a card points.
clash-preset =
    { $last ->
        [4] This game is for four players only.
       *[other] This game is for { $first } to { $last } players.
    }
clash-no-preset = There is no game called “{ $name }”.
clash-unreadable = These rules cannot be read. They may be damaged, or come from another version.
