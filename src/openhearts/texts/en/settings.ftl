# What can be chosen about looks, pace, taps and sounds. Labels must fit a phone.

settings = Settings
settings-done = Done
settings-reset = As at first
settings-not-kept = This browser does not let the page keep anything, so these settings last until you close it.

pace = Pace and taps
calm = Play calmly
calm-means = Slow, every trick kept, two taps a card, big corners and no sounds, all at once.
hold-tricks = Keep each trick until I tap
hold-tricks-hint = Tap the table or press the space bar to go on.
two-taps = Two taps to play a card
two-taps-hint = The first tap lifts the card, the second plays it.

cards-heading = Cards
deck = Colours of the suits
deck-name =
    { $deck ->
        [four] Four
       *[two] Two
    }
index = Rank and suit in the corner
index-name =
    { $index ->
        [small] Small
        [big] Big
       *[auto] Automatic
    }
suit-order = Order of the suits
ranks = Inside a suit
ranks-way =
    { $ranks ->
        [down] High to low
       *[up] Low to high
    }
backs = Backs
table-heading = Table
cloth = Cloth
colour-name =
    { $colour ->
        [blue] Blue
        [red] Red
        [green] Green
        [plum] Plum
        [sage] Sage
        [slate] Slate
        [sand] Sand
       *[grey] Grey
    }

sounds = Sounds
sounds-on = Sounds on
volume = Volume
percent = { $percent } %
sound-name =
    { $sound ->
        [card] A card is played
        [trick] A trick is taken
        [turn] Your turn
        [broken] Hearts are broken
        [queen] The queen of spades
       *[win] You win
    }
captions = Say it in words, too
captions-hint = Broken hearts and the queen are written below the table, with or without sounds.
