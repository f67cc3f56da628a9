# The web client. Sentences about a person come with $who, the name, and $me: yes if it is the
# reader. Everything must fit a phone: keep buttons and labels short.

# ---------------------------------------------------------------- the whole client

page-title = { $page } · OpenHearts
close = Close
home = Home
new-game = New game
try-again = Try again
loading = One moment…
server-away = The server does not answer. Check that it is running, then try again.
server-away-trying = The server does not answer. Nothing is lost: this page tries again by itself.
nothing-kept = This browser does not let the page keep anything, so closing it will lose your place at the table.
language = Language
language-away = That language could not be loaded. Check that the server is running, then choose it again.
letters = Letters of the ranks
letters-english = English: { $letters }
letters-local = Mine: { $letters }

# ---------------------------------------------------------------- home

play = Play
game-for =
    { $count ->
        [one] { $game }, { $count } player
       *[other] { $game }, { $count } players
    }
change-rules = Change rules
tagline = A calm table for Hearts, alone or with friends.
resume-heading = Go on playing
resume-not-dealt = Not dealt yet
hand-number = Hand { $hand }
resume-total = You { $mine }, the others { $others }
# Tables of which this browser has a seat, and which this server does not have.
strange-tables =
    { $count ->
        [one] One table of yours is not on this server. Its seat stays kept in this browser.
       *[other] { $count } tables of yours are not on this server. Their seats stay kept in this browser.
    }
forget-strange = Forget them
finished-heading = Finished
finished =
    { $outcome ->
        [shared] You shared the win
        [won] You won
       *[place] You came { ordinal }
    }
ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] seventh
    }
show-all = Show all { $count }
forget = Remove { $game } from this list
remove = Remove
removed = Removed.
undo = Undo
undo-remove = Undo: keep { $game }
today-at = today { $time }
yesterday-at = yesterday { $time }
begun-at = begun { $when }
played-at = played { $when }

# ---------------------------------------------------------------- a new game

choose-game = Game
other-game = Choose another game
player-count = Players
your-name = Your name
default-name = You
target-label = Play to
no-target = no target
settings-heading = Settings of this game
customise = Customise all rules
customise-hint = Every rule can be changed; contradictions are explained here.
back-to-preset = Back to { $game } as it is
changed = changed
set-back = Set back
reset-option = changed · Set back: { $option }
start = Start
level-label = How well the computer plays
against-level = Computer players: { $level }
levels-see = At every level the computer sees only its own cards, and the cards are dealt in the same way.
level-means =
    { $level ->
        [beginner] Looks only at the trick on the table. Good for a first game.
        [casual] Plays sensibly and forgets about half of what was played, as people do.
        [steady] Remembers every card, keeps clear of the queen and sees a moon coming.
        [strong] Thinks through dozens of ways in which the hidden cards may lie.
        [expert] Thinks through hundreds of ways, shoots the moon and stops others who try.
       *[master] Thinks longest of all, and is very hard to beat.
    }
starting = Dealing…
show-where = Show me where
whole-numbers = Only whole numbers can be set here.
cannot-start = Not yet: { $reason }
rules-heading = The rules of { $game }
bold-differs = Bold: different from standard.
same-as-standard = These are the standard rules.
usual-rules = What is as in standard
yes = yes
no = no
none = none
use-none = None
seat-deals =
    { $seat ->
        [0] you deal first
        [1] the first seat to your left deals first
        [2] the second seat to your left deals first
        [3] the third seat to your left deals first
        [4] the fourth seat to your left deals first
        [5] the fifth seat to your left deals first
       *[6] the sixth seat to your left deals first
    }
add-entry = Add a hand
remove-entry = Remove hand { $place }
removed-cards =
    { $count ->
        [0] The full deck
        [one] { $count } card taken out
       *[other] { $count } cards taken out
    }
take-out = Take { CARDS($cards, form: "the") } out
all-hearts = Hearts, each
add-point-card = Add a card
worth-nothing = { CARDS($cards, form: "the") } no longer counts
reset-reached = Reset { $place }: total reached
reset-becomes = Reset { $place }: becomes
becomes = becomes
add-reset = Add a reset
remove-reset = Remove reset { $place }
other-options = Other
does-not-fit = This does not fit { $others }.
quoted = “{ $what }”
no-rule-page = The rules are shown here as soon as they fit together.

# ---------------------------------------------------------------- the table

# A way of passing, in few words.
direction =
    { $entry ->
        [L] left
        [R] right
        [A] across
        [L2] second left
        [R2] second right
        [L3] third left
        [R3] third right
        [SCATTER] one to each
        [MIX] into the mix
       *[H] no pass
    }
passing =
    { $entry ->
        [H] no passing
       *[other] pass { direction }
    }
level =
    { $level ->
        [random] random
        [simple] simple
        [beginner] beginner
        [casual] casual
        [steady] steady
        [strong] strong
        [expert] expert
        [master] master
       *[other] { $level }
    }
hearts-broken = Hearts are broken
hearts-not-broken = Hearts are not broken
open-rules =
    { $changed ->
        [yes] { $game }, some rules changed: show the rules
       *[no] { $game }: show the rules
    }
last-trick = Last trick
trick-of = Trick { $place } of { $all }
trick-before = The trick before
trick-after = The trick after
# A trick lies on the table until this is pressed.
sweep-trick = Go on
tap-again = Tap { $card } again to play it.
no-last-trick = No trick has been taken in this hand yet.
tricks-not-shown = Tricks that were taken are not shown again at this table.
score = Score
menu = Menu
your-hand = Your cards
the-trick = Cards on the table
seats = Players
computer = computer player, { level }
dealer = Dealer
dealer-letter = D
led = led
you = You
plate-total = total { $total }
plate-points = { points } in this hand
plate-points-hidden = points of this hand hidden
tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
plate-cards = { cards } in hand
plate-turn =
    { $me ->
        [yes] your turn
       *[no] to play
    }
card-on-table =
    { $me ->
        [yes] { CARDS($cards) }, yours
       *[no] { CARDS($cards) }, from { $who }
    }
kitty-pile = Kitty: { cards }
kitty-short = Kitty

your-turn-lead = Your turn: you lead.
your-turn-follow = Your turn: follow { suit }.
your-turn-any = Your turn: play any card.
your-turn-bright = Your turn: play any bright card.
your-turn-banned = Your turn: no penalty cards yet.
your-turn-queen = Your turn: throw the queen of spades.
turn-of = { $who } is to play.
others-pass = Waiting for the others to pass.
dealing = Dealing…
mixing = The passed cards are mixed.
moon-asked = { $who } decides about the moon.

pass-to = Pass { cards } to { $who } ({ direction })
pass-scatter = Pass { cards }, one to each
pass-mix = Put { cards } into the mix
choose-to =
    { $count ->
        [one] Choose a card for { $who } ({ direction })
       *[other] Choose { cards } for { $who } ({ direction })
    }
choose-more-to =
    { $count ->
        [one] One more card for { $who } ({ direction })
       *[other] { $count } more cards for { $who } ({ direction })
    }
choose-scatter = Choose a card for { $who }
choose-mix =
    { $count ->
        [one] Choose a card for the mix
       *[other] Choose { cards } for the mix
    }
choose-more-mix =
    { $count ->
        [one] One more card for the mix
       *[other] { $count } more cards for the mix
    }
pass-asked = Choose { cards } to pass to { $who } ({ direction }).
scatter-asked = Choose { cards } to pass, one for each of the others in turn.
mix-asked = Choose { cards } for the mix.
enough-chosen =
    { $count ->
        [one] One card is chosen: put one back first.
       *[other] { cards } are chosen: put one back first.
    }
received-from = From { $who }: { $shown }
received-mixed = From the mix: { $shown }
chosen = chosen
# Said of a card that one tap has chosen, where two play it.
chosen-to-play = chosen, once more to play it
chosen-for = chosen for { $who }
just-received = just received
just-received-from = just received from { $who }

# ---------------------------------------------------------------- what happens

said-deals =
    { $me ->
        [yes] You deal first.
       *[no] { $who } deals first.
    }
said-cut =
    { $me ->
        [yes] You cut the lowest card, { CARDS($cards, form: "the") }, and deal first.
       *[no] { $who } cut the lowest card, { CARDS($cards, form: "the") }, and deals first.
    }
said-cut-tie = A tie for the lowest: those tied cut again.
said-hand =
    { $me ->
        [yes] Hand { $hand }, { passing }. You deal.
       *[no] Hand { $hand }, { passing }. { $who } deals.
    }
said-dealt = You hold { CARDS($cards) }.
said-passed = You pass { CARDS($cards, form: "the") }.
said-received = You get { CARDS($cards, form: "the") } from { $who }.
said-received-mixed = You get { CARDS($cards, form: "the") }.
said-played =
    { $me ->
        [yes] You play { CARDS($cards, form: "the") }.
       *[no] { $who } plays { CARDS($cards, form: "the") }.
    }
said-broken = Hearts are broken.
points-or-none =
    { $count ->
        [0] no points
       *[other] { points }
    }
said-trick =
    { $me ->
        [yes] You take the trick: { points-or-none }.
       *[no] { $who } takes the trick: { points-or-none }.
    }
said-took =
    { $me ->
        [yes] You took it ({ points-or-none }).
       *[no] { $who } took it ({ points-or-none }).
    }
# Where the table does not tell the points of a trick.
said-trick-only =
    { $me ->
        [yes] You take the trick.
       *[no] { $who } takes the trick.
    }
said-took-only =
    { $me ->
        [yes] You took it.
       *[no] { $who } took it.
    }
said-kitty =
    { $me ->
        [yes] You take the kitty of { cards }.
       *[no] { $who } takes the kitty of { cards }.
    }
said-kitty-holds = The kitty held { CARDS($cards, form: "the") }.
kitty-held = The kitty held
said-moon =
    { $me ->
        [yes]
            { $sun ->
                [yes] You have shot the sun.
               *[no] You have shot the moon.
            }
       *[no]
            { $sun ->
                [yes] { $who } has shot the sun.
               *[no] { $who } has shot the moon.
            }
    }
moon-how =
    { $sun ->
        [yes] Every trick and every penalty card.
       *[no] Every penalty card of the deck.
    }
said-moon-added =
    { $me ->
        [yes] You give the points to the others.
       *[no] { $who } gives the points to the others.
    }
said-moon-subtracted =
    { $me ->
        [yes] You take the points off your own total.
       *[no] { $who } takes the points off their own total.
    }
said-scores = This hand: { $scores }.
scored =
    { $me ->
        [yes] you { $score }
       *[no] { $who } { $score }
    }
said-reset =
    { $me ->
        [yes] Your total of exactly { $reached } becomes { $becomes }.
       *[no] { $who }’s total of exactly { $reached } becomes { $becomes }.
    }

# ---------------------------------------------------------------- the moon's question

moon-question =
    { $sun ->
        [yes] You shot the sun. What shall it do?
       *[no] You shot the moon. What shall it do?
    }
moon-add = Give { $points } to each of the others
moon-subtract = Take { $points } off your own total
moon-totals = After this hand:
moon-goes-on = The match goes on.
moon-ends =
    { $winners ->
        [you] The match ends: you win.
        [single] The match ends: { $names } wins.
        [with-you] The match ends: you and { $names } share the win.
       *[others] The match ends: { $names } share the win.
    }
moon-ask-again = Decide about your moon

# ---------------------------------------------------------------- score and verdict

panel = Score and tricks
tricks-heading = Tricks of this hand
hand-scored = Hand { $hand } is over
no-hand-yet = No hand has been scored yet.
hand-column = Hand
total-row = Total
running-row = so far
moon-mark-means = shot the moon
go-on = Continue
verdict-won =
    { $winners ->
        [you] You win
        [single] { $names } wins
        [with-you] You and { $names } share the win
       *[others] { $names } share the win
    }
verdict-why =
    { $tied ->
        [yes] Tied for the lowest total, { $total }, after { hands }.
       *[no] Lowest total, { $total }, after { hands }.
    }
hands =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
place-said = { $place }.
rematch = Rematch
show-sheet = Score sheet
back-to-table = Back to the table
see-verdict = Result
best-trick = Best trick
worst-trick = Worst trick
trick-gave = { $hand }: you gave away { CARDS($cards, form: "the") }
trick-took = { $hand }: you took { $points }

# ---------------------------------------------------------------- menu

speed = Speed
speed-name =
    { $speed ->
        [instant] Instant
        [fast] Fast
        [normal] Normal
       *[slow] Slow
    }
theme = Light or dark
theme-name =
    { $theme ->
        [system] As the device
        [light] Light
       *[dark] Dark
    }
save-game = Save the game
saving = Saving…
save-keeps = Saving writes a file with every card that you have seen so far.
leave-table = Leave
leave-keeps = Every card is kept: leave when you like, and resume from the first page.

# ---------------------------------------------------------------- connection

connecting = Taking your seat…
reconnecting = Reconnecting… Nothing is lost.
reconnecting-sends = Reconnecting… Your move goes out then.
connected-again = Connected again.
on-its-way = On its way…
no-such-seat = This browser does not hold a seat at that table. A seat stays in the browser where the match began.
old-client = This page and the server are of different versions. Reload the page.
server-said = The server says: { $message }
refused-UNKNOWN_TABLE = This server does not know that table. It may have been started with another data folder.
refused-WRONG_TOKEN = This seat belongs to another browser.
refused-STORE_FAILED = The server could not store that, so nothing was changed. Its disk may be full.
refused-TOO_MANY_REQUESTS = That was too quick for the server. Try again in a moment.
refused-TOO_LARGE = That is too large for the server.
refused-MALFORMED = The server could not make sense of that, so nothing was changed.
refused-STALE_DECISION = The table had moved on, so nothing was changed.
refused-WRONG_ORIGIN = The server takes this page for one of another site. Open it under the name that the server is reached by.
refused-NOT_JOINED = The table has not let you in yet.
refused-NOT_SEATED = You only watch at this table.
refused-NOT_FOUND = The server has nothing there any more.
refused-NOT_OVER = That hand or match is not over yet.
refused-HIDDEN_CARDS = This record does not hold all cards.
refused-AGAINST_THE_RULES = The rules do not allow that now.
refused-NOT_ALLOWED = The table does not allow that now.
refused-BAD_RULES = These rules do not fit together.
refused-BAD_RECORD = This is no record of a match.
refused-BAD_NAME = This name cannot be read well. Choose another.
refused-OLD_PROTOCOL = This page and the server are of different versions. Load the page again.
