# The page of keys and commands, and what the line for commands answers. What is typed is English in
# every language; the answers are not.

keys-and-commands = Keys and commands
keys = Keys
key-names =
    { $key ->
        [enter] Enter
        [space] Space
        [home] Home
        [end] End
        [page-up] Page Up
        [page-down] Page Down
       *[escape] Esc
    }
keys-arrows = go to your cards and move through them
keys-enter = play the card, or choose it for the pass
keys-space = the same; elsewhere: skip a pause
keys-pass = pass the chosen cards
keys-last = last trick; ← and → show the others
keys-score = score
keys-rules = rules
keys-menu = menu
keys-settings = settings
keys-type = type commands
keys-help = this page
keys-close = close, or put a chosen card back
keys-agree = agree to what another asks
keys-refuse = do not agree
keys-talk = talk
keys-people = the people at the table
keys-next-table = to the next table that waits for you
command-people = who sits where, and who is away
command-say = says a ready phrase, or any text where the table allows it
command-pause = asks for a pause, and ends it
command-clock-off = asks that no clock runs for the rest of the match
command-agree = answers what another asks
command-return = takes the seat back from the computer
command-leave = leaves your seat; it is asked once more
command-next-table = goes to another table that waits for you
nobody-else = Nobody else plays at this table.
no-other-table = No other table waits for you.
nothing-asked = Nobody asks for anything now.
phrases-are = You can say { $phrases }.
leave-sure = Type { typed-leave-sure } to do so. { $means }
seat-free = Seat { $place } is free.
seat-of =
    { $me ->
        [yes] { $who } (you): { $state }.
       *[no] { $who }: { $state }.
    }

type-commands = Type commands
type-here = Type a command, or { typed-help }
close-typing = Close the command line
commands = Commands to type
commands-intro = Press / and type. The answers are written, and spoken by a screen reader.
command-play = plays it; qs, q s or Q♠ do as well, and { typed-example-rank } alone if only one may be played
command-pass = passes these cards; naming them one by one works, too
command-legal = which cards you may play, and why not the others
command-why = why a card may not be played
command-hand = your cards
command-table = the cards on the table
command-last = the last trick; { typed-tricks } tells all of this hand
command-score = totals, and points taken in this hand
command-leader = who leads this trick; { typed-turn } tells who is to play
command-received = the cards that came with the pass
command-rules = the rules of this game
command-moon = what your moon shall do
command-continue = go on after a score, or a trick that waits
command-repeat = the last answer again
command-help = these commands
command-line = { $command }: { $what }.

you-hold =
    { $count ->
        [0] You hold no cards.
       *[other] You hold { CARDS($cards) }.
    }
on-table = On the table: { $cards }.
card-by =
    { $me ->
        [yes] { CARDS($cards) } from you
       *[no] { CARDS($cards) } from { $who }
    }
nothing-on-table = No card lies on the table.
trick-told = Trick { $place }: { $cards }. { $taken }
totals-told = Totals: { $scores }.
taken-so-far = Taken in this hand so far: { $scores }.
taken-not-told = What was taken in this hand is not told until it is scored.
leads-now =
    { $me ->
        [yes] You lead this trick.
       *[no] { $who } leads this trick.
    }
led-now =
    { $me ->
        [yes] You led this trick.
       *[no] { $who } led this trick.
    }
nobody-leads = Nobody leads yet.
it-is-your-turn = It is your turn.
nobodys-turn = Nobody is to play just now.
not-your-turn = It is not your turn yet. { $whose }
may-play = You may play { CARDS($cards) }.
may-play-not = Not { CARDS($cards) }: { $reason }
not-held = You do not hold { CARDS($cards, form: "the") }.
named-twice = You named { CARDS($cards, form: "the") } twice.
play-one = Play one card.
pass-first = No card is played yet. { $todo }.
nothing-to-pass = There is nothing to pass now.
pass-exactly = Pass exactly { cards }.
chosen-none = No card is chosen. { $todo }.
chosen-so-far = Chosen: { CARDS($cards) }. { $todo }.
chosen-all = Chosen: { CARDS($cards) }. Type { typed-pass } to pass them.
nothing-received = No card has come to you in this hand.
nothing-waits = Nothing waits for that just now.
type-continue = Type { typed-continue } to go on.
no-moon-asked = There is no moon to decide about.
nothing-to-repeat = Nothing was said yet.
no-card-word = “{ $typed }” is no card. Write the rank, then the suit: { typed-example-cards }.
which-one = Which one: { CARDS($cards) }?
none-fits = No card that you could mean is “{ $typed }”. Write rank and suit.
unknown-command = “{ $typed }” means nothing here. Type { typed-help } to hear what does.
unknown-command-near = “{ $typed }” means nothing here. Did you mean { $near }?
