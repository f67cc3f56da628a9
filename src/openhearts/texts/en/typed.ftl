# What may be typed, at the table in the browser and in the terminal. English is understood in every
# language. Phrases are parted by commas; the first, before .also, is the one that is told.
# Capitals and accents may be left out in typing, so write them as they should be read.

typed-hand = hand
    .also = cards
typed-table = table
    .also = trick, on table
typed-last = last
    .also = last trick
typed-tricks = tricks
    .also = all tricks
typed-score = score
    .also = scores, points
typed-leader = who leads
    .also = who led, leader, lead
typed-turn = whose turn
    .also = turn, who plays
typed-legal = ?
    .also = legal, can i play, may i play, what can i play
typed-received = received
    .also = did i get, got
typed-rules = rules
typed-now = now
    .also = holds, holds now
typed-repeat = repeat
    .also = again
typed-help = help
    .also = commands

typed-play = play
    .also = lead, throw
typed-pass = pass
    .also = give, choose
typed-why = why not
    .also = why
typed-say = say
typed-continue = continue
    .also = go on, next
typed-add = add
typed-subtract = subtract
typed-yes = yes
    .also = ok
typed-undo = undo
    .also = take back, take it back, back
typed-hint = hint
    .also = hints, give hint, give a hint, help play, what should i play
typed-end = end
    .also = end hand, end this hand, claim

typed-people = who is here
    .also = people, who is there
typed-pause = pause
    .also = ask for a pause
typed-clock-off = clock off
    .also = switch off the clock, no clock
typed-resume = resume
    .also = end pause, end the pause
typed-agree = agree
    .also = i agree
typed-refuse = refuse
    .also = i refuse, no
typed-return = take my seat back
    .also = i am back, come back
typed-leave = leave
    .also = leave table, leave my seat
typed-leave-sure = leave for good
typed-phrases = phrases
    .also = what can i say
typed-next-table = next table
    .also = other table

# Cards: the names of cards.ftl are understood anyway. A single letter only where the letters of the
# language are wanted.
typed-clubs = clubs, club, c
typed-diamonds = diamonds, diamond, d
typed-spades = spades, spade, s
typed-hearts = hearts, heart, h
typed-two = deuce
typed-three = three
typed-four = four
typed-five = five
typed-six = six
typed-seven = seven
typed-eight = eight
typed-nine = nine
typed-ten = ten
typed-jack = jack
typed-queen = queen
typed-king = king
typed-ace = ace

# Words between the others that mean nothing.
typed-fillers = of, the, and, my, me, show, read, say, tell, please, is, what

# What the help shows as examples.
typed-example-play = play queen of spades
typed-example-pass = pass 2c qs ah
typed-example-why = why not 10h
typed-example-say = say well played
typed-example-rank = queen
typed-example-cards = QS, 10h, ace of clubs
