# The match in the terminal. Sentences about a person come with $who, the name, and $me: yes if it
# is the reader, who gave no name. $shown is cards as they are written: Q♠ 10♥.

# ---------------------------------------------------------------- the match

term-game =
    { $count ->
        [one] { $game }: { $players } players, { $count } card each.
       *[other] { $game }: { $players } players, { $count } cards each.
    }
term-game-to =
    { $count ->
        [one] { $game }: { $players } players, { $count } card each, to { $target }.
       *[other] { $game }: { $players } players, { $count } cards each, to { $target }.
    }
term-seats = Clockwise from you sit { $others }.
term-begin = Type a card, such as QS or 10h. ? says what you may play, { typed-help } the rest.
term-input-ended = The input has ended.
term-stops = The match stops here.
term-stops-with = The match stops here: { $scores }.
term-stops-early = The match stops here, before the first hand was scored.
term-record-kept = The record of the match is in { $file }.
term-sealed = Its hands were sealed before they were dealt: “hearts verify { $file }” proves the deals.

term-cut = Cut for the deal: { $shown }
term-deals-first =
    { $me ->
        [yes] { $who } deal first.
       *[no] { $who } deals first.
    }
term-hand = --- { term-hand-deals }, { term-hand-pass } ---
term-hand-deals =
    { $me ->
        [yes] Hand { $hand }: { $who } deal
       *[no] Hand { $hand }: { $who } deals
    }
term-hand-pass =
    { $entry ->
        [H] nothing is passed
        [SCATTER] pass { cards }, one to each other player
        [MIX] pass { cards }, into the pool, which is shuffled and dealt back
       *[other] pass { cards } { term-way }, to { $receiver }
    }
term-way =
    { $entry ->
        [L] to the left
        [R] to the right
        [A] across
        [L2] two seats to the left
        [R2] two seats to the right
        [L3] three seats to the left
       *[R3] three seats to the right
    }
term-your-hand = Your hand:  { $shown }
term-your-hand-received = Your hand:  { $shown }   (* received)
term-you-get = You get { $gifts }.
term-gift = { $shown } from { $who }
term-gift-mixed = { $shown } from the pool
term-leads-first =
    { $me ->
        [yes] { $who } lead to the first trick.
       *[no] { $who } leads to the first trick.
    }
term-broken =
    { $me ->
        [yes] Hearts are broken by your { $shown }.
       *[no] Hearts are broken by { $who }'s { $shown }.
    }
term-trick-taken =
    { $me ->
        [yes] { $who } take it
       *[no] { $who } takes it
    }
term-trick-taken-points =
    { $me ->
        [yes] { $who } take it, { points }
       *[no] { $who } takes it, { points }
    }
term-kitty =
    { $me ->
        [yes] { $who } get the { cards } left over.
       *[no] { $who } gets the { cards } left over.
    }
term-kitty-seen =
    { $me ->
        [yes] { $who } get the { cards } left over: { $shown }.
       *[no] { $who } gets the { cards } left over: { $shown }.
    }
term-kitty-shown =
    { $me ->
        [yes] The cards left over, taken by you: { $shown }.
       *[no] The cards left over, taken by { $who }: { $shown }.
    }
term-moon =
    { $me ->
        [yes] { $who } shoot { term-moon-what }!
       *[no] { $who } shoots { term-moon-what }!
    }
term-moon-what =
    { $sun ->
        [yes] the sun, taking every trick
       *[no] the moon
    }
term-points-added = The points go to the others.
term-points-off =
    { $me ->
        [yes] The points come off your total.
       *[no] The points come off { $who }'s total.
    }
term-hand-scored = Hand { $hand } is scored:
term-reset =
    { $me ->
        [yes] { $who } reached exactly { $reached }: the total becomes { $becomes }.
       *[no] { $who } reached exactly { $reached }: the total becomes { $becomes }.
    }
term-shared = { $names } share the win with { points } each.
term-you-win =
    { $me ->
        [yes] { $who } win with { points }!
       *[no] { $who } wins with { points }!
    }
term-wins = { $who } wins with { points }.
term-own-points =
    { $me ->
        [yes] { $who } have { points }.
       *[no] { $who } has { points }.
    }
term-row-hand = hand { $hand }
term-row-total = total
term-row-moon =
    { $me ->
        [yes] { $who } shot the moon
       *[no] { $who } shot the moon
    }

# ---------------------------------------------------------------- questions and answers

term-hint = { $shown }: { NUMBER($points, minimumFractionDigits: 1) } points. { $reason }
term-end-no-points = No points are left: { typed-end } ends the hand with the same scores.
term-end-rest =
    { $me ->
        [yes] The rest is yours: { typed-end } ends the hand with the same scores.
       *[no] The rest goes to { $who }: { typed-end } ends the hand with the same scores.
    }

term-play = Play
term-trick-lead = Trick { $number }, you lead
term-trick-led = Trick { $number }, { $who } led
term-are-broken = hearts are broken
term-you-have = you have { points }
term-one-card = Play one card. ? says which you may play.
term-may-play = You may play { $shown }.
term-not = Not { $shown }: { $reason }
term-may-pass = Any { cards } of your hand may be passed, such as { $shown }.
term-last-none = No trick has been finished yet.
term-so-far = Taken in this hand so far: { $scores }.

term-pass = Pass { cards } { term-pass-to }
term-pass-more = Chosen { $shown }; name { $count } more, or one of these to take it back
term-pass-sure = Pass { $shown } { term-pass-to }? { typed-yes }, or name one to take it back
term-pass-to =
    { $entry ->
        [SCATTER] in this order to { $names }
        [MIX] into the pool
       *[other] to { $names }
    }
term-pass-exactly = Pass exactly { cards }, not { $given }.
term-pass-name =
    { $count ->
        [one] Name the card to pass, such as { $shown }.
       *[other] Name the { cards } to pass, such as { $shown }.
    }

term-no-card = '{ $typed }' is no card. Write the rank, then the suit: { term-examples }.
term-examples = QS, 10h, ace of clubs
term-other-words = { typed-help } lists the other words.
term-did-you-mean = '{ $typed }' is no card. Did you mean { $meant }? { typed-help } lists the words.
term-cannot-be = You have no card that '{ $typed }' could be here. Write rank and suit.
term-which = Which one: { JOIN($shown, last: "or") }?
term-queen-or-quit = q is a queen or quit: write the card in full, or quit.

term-moon-either = Your moon can do either:
term-moon-makes = makes the totals { $totals }
term-moon-ask = { typed-add } or { typed-subtract }
term-moon-write = Write { typed-add } or { typed-subtract }.
term-moon-write-fully = Write { typed-add } (to the others) or { typed-subtract } (from your own total).

# Words a player may type, the one that is shown.
term-word-quit = quit

term-help-card = QS, qs, q s, 10h, queen of spades; a rank or a suit alone if only one fits
term-help-card-word = A card
term-help-legal = which cards you may play, and why not the others
term-help-hand = your hand and the trick on the table
term-help-last = the last trick
term-help-score = the score sheet
term-help-rules = the rules of this game
term-help-hint = the best cards, with the points they cost on average and why
term-help-undo = take your last card or pass back, as far as the deal
term-help-end = end the hand, once nothing can change its scores
term-help-quit = leave the match

# ---------------------------------------------------------------- the list of games and options

term-game-players =
    { $last ->
        [4] 4   players
       *[other] { $first }-{ $last } players
    }
term-options-head = The options of a game, for --set OPTION=VALUE. Capitals and small letters are alike.
term-option-standard = In standard: { $value }
term-value-removed = cards, such as 2C,2D; - for none
term-value-hand_size = a number from 1 up
term-value-first_dealer = or a seat number, 0 for the first
term-value-pass_count = a number from 0 to { $most }
term-value-pass_cycle = one or several of these, such as L,R,A,H:
term-value-points = CARD:NUMBER pairs, such as QS:13,JD:-10; cards that are not named stay as they are, and CARD:0 takes a card out
term-value-no_trick_bonus = 0, or a number below
term-value-moon_value = a number from 1 up, or none
term-value-moon_needs_bonus = yes or no
term-value-target = a number from 1 up, or none
term-value-target_exceeded = yes or no
term-value-exact_resets = TOTAL:NEW pairs, such as 100:50; - for none
term-value-hand_limit = a number from 1 up, or none

# ---------------------------------------------------------------- typing cards in one's own language
# Words for each suit and what may stand between, apart from the names of ranks and suits; used
# only by players who ask for their own letters.
