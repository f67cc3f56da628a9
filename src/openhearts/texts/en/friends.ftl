# Playing with friends: making a table, sitting down, being at it together. Sentences about a person
# come with $who, the name, and $me: yes if it is the reader.

# ---------------------------------------------------------------- making a table

play-with = Play with
play-with-name =
    { $company ->
        [computer] Computer
       *[friends] Friends
    }
with-friends = Play with friends
make-table = Make the table
table-settings = The table
access = Who may sit down
access-name =
    { $access ->
        [LINK] Whoever has the link
       *[LOBBY] Anybody
    }
lobby-means = The table stands in the list of open tables.
in-the-lobby = In the list of open tables
in-the-lobby-means = Anybody may sit down here.
bots-level = Computer players
clock = Clock
clock-name =
    { $clock ->
        [none] None
        [seconds] Seconds a move
       *[days] Days a move
    }
move-seconds = Seconds for each move
bank-minutes = Minutes in reserve
move-days = Days for each move
more-settings = More about the table
talk-allowed = Talk
talk-name =
    { $talk ->
        [NOTHING] None
        [PHRASES] Ready phrases
       *[FREE] Free text, too
    }
watching-allowed = Watchers see
watching-name =
    { $watching ->
        [NOBODY] Nothing: none are let in
        [PUBLIC] The open cards
        [SEAT] The cards of whoever allows it
       *[DELAYED] Hands that are over, all cards open
    }
absence = When somebody is gone
absence-name =
    { $absence ->
        [BOT] The computer sits in
       *[WAIT] The table waits
    }
grace = After
grace-name =
    { $unit ->
        [seconds]
            { $count ->
                [one] { $count } second
               *[other] { $count } seconds
            }
       *[minutes]
            { $count ->
                [one] { $count } minute
               *[other] { $count } minutes
            }
    }
arrival = Whoever comes later plays
arrival-name =
    { $arrival ->
        [AT_ONCE] At once
       *[BETWEEN_HANDS] From the next hand
    }
points-shown = Points of the hand being played
points-shown-name =
    { $shown ->
        [ALL] Everybody’s
        [OWN] One’s own
       *[NONE] Hidden until the score
    }
tricks-shown = Past tricks that can be seen again
tricks-shown-name =
    { $shown ->
        [ALL] All of the hand
        [LAST] The last one
       *[NONE] None
    }
rated = Rated
rated-means = Nothing is taken back, and there are no hints. Whoever leaves comes last.

# ---------------------------------------------------------------- gathering

gathering = Before the match
gathering-own = Send the link to your friends and start when everybody is here. The computer takes the chairs that stay free.
gathering-other = { $who } starts the match when everybody is here.
invite = Invite
invitation-link = Link to this table
send-link = Send the link
link-stays-here = This link works on this computer only. For friends on your network, start the server with “hearts serve --host 0.0.0.0” and open the page at the address that it names.
short-code = Code
short-code-means = to type on the first page
new-invitation = Make a new link and code
new-invitation-means = The old link and the old code open nothing any more. Whoever sits here keeps the seat; whoever watches needs the new link.
qr-code = QR code of the link
chairs = Chairs
free-chair = Free
chair-is =
    { $state ->
        [here] here
        [gone] not connected
        [away] the computer sits in
       *[next] plays from the next hand
    }
chair-program = a program
seat-program = Let a program sit down
seat-program-means = A program of your own can play here as a person does. You get a key for its chair.
program-name = Name of the program
program-once = The program sits. This key is shown only now; whoever has it plays in this chair.
program-key = Key of the chair
program-command = This starts the example
chair-short =
    { $state ->
        [away] computer
       *[gone] away
    }
owner = owner
change-settings = Change what the table allows
level-of = If it stays free
move-up = { $who } one chair up
move-down = { $who } one chair down
free-chair-up = Free chair up
free-chair-down = Free chair down
start-match = Start the match
people = People
more-with = More with { $who }
person-left = Rated matches: left { $count } of { $total }.
remove-person = Remove { $who }
remove-person-means = The chair is free again. { $who } cannot sit down here with the same browser until you allow it.
remove-and-renew = Make a new link as well
remove-and-renew-means = Whoever knows the old link or code cannot come back by it.
removed-people = Removed from this table
let-in = Let { $who } in again
new-link = New link to the seat
new-link-means = For { $who }, who lost the link. Send it to nobody else: whoever has it plays there. The old link opens nothing any more.
hand-over = Make { $who } the owner
hand-over-means = Only { $who } can start the match, remove somebody or close the table then.
close-table = Close the table
close-table-means = The table is closed for everybody, for good.
leave-seat = Give up the seat
leave-seat-means = Your seat becomes free, and the computer plays on for you. To come back later, only leave the page.
leave-seat-means-rated = Your seat becomes free, the computer plays on for you, and you come last in this match. To come back before it ends, only leave the page.
never-mind = Never mind

# ---------------------------------------------------------------- joining

invited = You are invited
invited-by = { $who } invites you to a match.
sit-down = Sit down
sit-here = Chair { $count }
watch = Watch
join-running = The match is under way: you take the chair of a computer player.
join-full = All chairs at this table are taken.
join-closed = This table is closed. Ask for a new link, or make a table yourself.
join-over = The match at this table is over. Ask for a new link, or make a table yourself.
join-unknown = There is no table with this link or code. Look whether it is whole, or ask for a new one.
join-old = This invitation is no longer valid. Ask for a new one.
already-seated = You have a seat at this table.
to-table = To the table
any-chair = Any chair
give-name = Please say your name first.
looking = Looking for the table…
code-of-table = Code of a table
go-to-table = Go
open-tables = Open tables
no-open-tables = No table is open now. Make one: let anybody sit down, and it stands here.
quick-seat = Any table
free-chairs =
    { $count ->
        [0] no free chair
        [one] { $count } free chair
       *[other] { $count } free chairs
    }
look-again = Look again

# ---------------------------------------------------------------- tables on the first page

own-tables = With friends
own-table-now =
    { $state ->
        [turn] Your turn
        [gathering] Not started yet
       *[playing] The others are to play
    }
time-left = { $time } left
next-table =
    { $count ->
        [one] Another table waits for you
       *[other] { $count } other tables wait for you
    }
own-time-runs = Your time runs: the table comes back by itself.
score-lifted = The score made way because your time runs: { $time } left.
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-with = With { $names }
table-alone = Nobody else yet

# ---------------------------------------------------------------- at the table

paused = Paused
paused-means = Everybody has agreed. Anybody ends the pause.
end-pause = Go on playing
table-idle = Everybody is away
table-idle-means = The match goes on when one of the players is back.
sat-in = The computer plays for you
sat-in-means = You were gone, or your time ran out. Your seat is still yours.
take-seat-back = Take my seat back
table-closed = The table is closed
table-closed-means = Nothing more is played here.
play-on = Play again
play-on-means = Everybody at the table comes along. The link stays the same.
played-on = To the next match
played-on-means = The others play on: the next match is made.
plays-next-hand = You play from the next hand. Until then the computer does.
waits-for-back = The table waits for { $who }.
absent-until = { $who } is away: in { $time } the computer sits in.
absent =
    { $then ->
        [WAIT] { $who } is away: the table waits.
       *[BOT] { $who } is away.
    }
seat-lost = You no longer have a seat at this table: it was given up, or its owner has freed it.
seat-no-more = This is no longer your seat: its owner has freed it, or there is a new link to it.
sit-again = Sit down again
other-device = Go on on another device
other-device-means = Open this link on the other device: it has the same seat then, beside this one.
other-device-private = Whoever has this link plays in your place. Send it to nobody else.
resume-link = Link to your seat
ask-pause = Ask for a pause
ask-clock-off = Ask to switch the clock off
ask-back = Ask for my last move back
ask-back-short = Take back?
asks =
    { $wish ->
        [PAUSE]
            { $me ->
                [yes] You ask for a pause.
               *[no] { $who } asks for a pause.
            }
        [CLOCK_OFF]
            { $me ->
                [yes] You ask to switch the clock off for the rest of the match.
               *[no] { $who } asks to switch the clock off for the rest of the match.
            }
       *[TAKE_BACK]
            { $me ->
                [yes] You ask for your last move back.
               *[no] { $who } asks for the last move back.
            }
    }
ask-heading =
    { $wish ->
        [PAUSE] A pause?
        [CLOCK_OFF] Switch the clock off?
       *[TAKE_BACK] Take a move back?
    }
ask-keys = Press A to agree, N to refuse.
everybody-agrees = Everybody has to agree.
agree = Agree
refuse = Refuse
asked-waits = Waiting for { $names }.
see-question = Answer the question
not-arrived = That did not arrive. Please try again.
let-watch = Watchers may see my cards
watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
you-watch = You are watching.
watched-hands = Hands that are over
watched-none = No hand is over yet. Each opens here with all its cards as soon as it is scored.
watch-all = What everybody sees
watch-seat = Cards of { $who }
watch-choice = You see

# ---------------------------------------------------------------- talk

talk = Talk
talk-new = Talk, something new
phrases = Phrases
phrase =
    { $phrase ->
        [HELLO] Hello!
        [GOOD_LUCK] Good luck!
        [WELL_PLAYED] Well played!
        [THANKS] Thank you!
        [SORRY] Sorry!
        [OOPS] Oops!
        [MOON] Watch out for the moon!
        [QUEEN] Where is the queen?
        [HURRY] Your turn!
        [MOMENT] One moment, please.
        [GOOD_GAME] Good game!
        [BYE] Goodbye!
        [SMILE] smiles
        [LAUGH] laughs
        [SAD] is sad
        [SURPRISED] is surprised
        [CLAP] applauds
       *[HEART] sends a heart
    }
nothing-said = Nobody has said anything yet.
write-something = Write something
say-it = Say
said-by = { $who }: { $text }
said-emote = { $who } { $text }.
mute = Mute { $who }
hear-again = Hear { $who } again
muted = muted

# ---------------------------------------------------------------- what is told aloud

news =
    { $news ->
        [SAT]
            { $me ->
                [yes] You sit down.
               *[no] { $who } sits down.
            }
        [LEFT] { $who } has given up the seat.
        [REMOVED] { $who } was removed from the table.
        [OWNER]
            { $me ->
                [yes] You are the owner of the table now.
               *[no] { $who } is the owner of the table now.
            }
        [LEADS]
            { $me ->
                [yes] You lead the table while its owner is gone.
               *[no] { $who } leads the table while its owner is gone.
            }
        [LEADS_AGAIN]
            { $me ->
                [yes] You are back and lead your table again.
               *[no] { $who } is back and leads the table again.
            }
        [LET_IN] { $who } may sit down here again.
        [NEW_KEY]
            { $me ->
                [yes] Your seat has a new link; the old one opens nothing any more.
               *[no] The seat of { $who } has a new private link.
            }
        [AWAY]
            { $me ->
                [yes] The computer sits in for you.
               *[no] The computer sits in for { $who }.
            }
        [BACK]
            { $me ->
                [yes] You are back.
               *[no] { $who } is back.
            }
        [AGREED]
            { $me ->
                [yes] You agree.
               *[no] { $who } agrees.
            }
        [REFUSED]
            { $me ->
                [yes] You refuse.
               *[no] { $who } does not agree.
            }
        [RESUMED]
            { $me ->
                [yes] You end the pause.
               *[no] { $who } ends the pause.
            }
        [SHOWS]
            { $me ->
                [yes] Watchers may see your cards.
               *[no] Watchers may see the cards of { $who }.
            }
       *[HIDES]
            { $me ->
                [yes] Watchers do not see your cards any more.
               *[no] Watchers do not see the cards of { $who } any more.
            }
    }
table-news =
    { $news ->
        [STARTED] The match begins.
        [NEW_INVITATION] The table has a new link and a new code; the old ones open nothing any more.
        [PAUSED] The match is paused.
        [CLOCK_OFF] The clock is off for the rest of the match.
        [SWAPPED] The seats were changed.
        [LEVEL] A computer player was changed.
        [SETTINGS] The owner has changed what the table allows.
        [LISTED] The table is in the list of open tables.
        [UNLISTED] The table is no longer in the list of open tables.
        [PLAY_ON] Everybody plays on at a new table.
       *[CLOSED] The table is closed.
    }

# ---------------------------------------------------------------- what the server refuses

refused-TABLE_FULL = No open table has a free chair for you now.
refused-NO_SUCH_INVITATION = There is no table with this link or code.
refused-OLD_INVITATION = This invitation is no longer valid. Ask for a new one.
refused-BAD_SETTINGS = No table can have these settings.
