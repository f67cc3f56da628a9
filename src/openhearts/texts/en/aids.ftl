# What helps while one plays: undo, hints, what holds now, the guided first hand, games of one's own.
# Sentences about a person come with $who, the name, and $me: yes if it is the reader.

# ---------------------------------------------------------------- undo, and the end of a hand

take-back = Undo
take-back-long = Undo: take your last card or pass back
said-taken-back =
    { $me ->
        [yes] You take the last decision back.
       *[no] { $who } takes the last decision back.
    }
undone-mark = with undo
practice-mark = practice
end-hand-no-points = No points are left: end the hand
end-hand-rest =
    { $me ->
        [yes] The rest is yours: end the hand
       *[no] The rest goes to { $who }: end the hand
    }
ending-offered = { $offer }. Press E, or type { typed-end }.
said-ended =
    { $me ->
        [yes] You end the hand.
       *[no] { $who } ends the hand.
    }
ended-no-points = No points were left.
ended-rest =
    { $me ->
        [yes] The rest was yours, whatever anybody played.
       *[no] The rest was { $who }’s, whatever anybody played.
    }
not-allowed-undo-people = Nothing is taken back while other people play at this table.
not-allowed-undo-over = The match is over: nothing can be taken back.
not-allowed-undo-nothing = You have decided nothing yet in this hand that could be taken back.
not-allowed-hint-people = There are no hints while other people play at this table.
not-allowed-hint-none = No hint could be worked out for this.
not-allowed-end = The cards that are left may still change the scores of this hand.
not-allowed-salt = The cards of that hand are drawn already, or it is not sealed yet: nothing can be added to its shuffle.
not-allowed-salt-twice = You have added to the shuffle of that hand already.
not-allowed-salt-fixed = Other tables have the same deals: nothing can be added to their shuffles.

# ---------------------------------------------------------------- hints

hint = Hint
hint-busy = Trying your cards…
hint-none = There is no hint for this.
hint-points = points on average
hint-behind = { $points } worse
hint-as-good = as good
hint-behind-means = How much more it costs than the best, with moons and what the match is worth counted in.
hint-moon = moon { $share } %
hint-moon-long = Another player shoots the moon in { $share } % of the likely deals.
hint-take = Choose these
hint-best = Show the best { $count }
hint-tried = The best { $shown } of { $count } ways to pass that were tried.
hint-said = Hint: { CARDS($cards, form: "the") }. { $reason } { $points } points on average.
hint-said-moon = Hint: { $choice }. { $reason }
moon-choice =
    { $choice ->
        [ADD] give the points to the others
       *[SUBTRACT] take the points off your own total
    }

# Why: sentences about a card or a pass that was just named.
hint-only-card = The only card that may be played.
hint-neighbour = As good as { CARDS($cards, form: "the") } beside it.
hint-own-moon = Shoots the moon in { $share } % of the likely deals.
hint-leaves-moon = Leaves another player a moon in { $share } % of the likely deals, where other cards leave it in up to { $most } %.
hint-moon-risk = Lets another player shoot the moon in { $share } % of the likely deals.
hint-gives-away = Gives { CARDS($cards, form: "the") } away in { $share } % of the likely deals.
hint-takes-card = Takes { CARDS($cards, form: "the") } in { $share } % of the likely deals.
hint-ducks-card = Ducks { CARDS($cards, form: "the") } in { $share } % of the likely deals.
hint-loses-trick = Loses the trick in { $share } % of the likely deals.
hint-takes-trick = Takes the trick in { $share } % of the likely deals, with about { points } in it.
hint-pass-moon = Keeps a hand that shoots the moon in { $share } % of the likely deals.
hint-pass = { JOIN($parts, capital: "yes") }.
hint-pass-gives = gives away { CARDS($cards, form: "the") }
hint-pass-void = leaves no { suit }
hint-pass-keeps = keeps { CARDS($cards, form: "the") } with { cards } beside it
hint-pass-plain = Takes about { points } on average.
hint-moon-wins = Ends the match, and you win it.
hint-moon-loses = Ends the match, and you do not win it.
hint-moon-ahead = Leaves you { points } ahead of the best of the others.
hint-moon-behind = Leaves you { points } behind the best of the others.

# ---------------------------------------------------------------- the question before a mistake

learning = Ask before a mistake
learning-means = Before a card that clearly loses points you are asked, with the reason.
mistake-play = Play { CARDS($cards, form: "the") } anyway?
mistake-pass = Pass { CARDS($cards, form: "the") } anyway?
mistake-costs = It costs about { $points } points more than the best card.
mistake-pass-costs = It costs about { $points } points more than the best pass.
mistake-better = Better: { CARDS($cards, form: "the") }. { $reason }
choose-again = Choose again
play-anyway = Play it anyway
pass-anyway = Pass them anyway

# ---------------------------------------------------------------- what holds now

now-heading = Now at the table
now-nothing = Nothing special holds now.
why-not = Why not these?
all-rules = All rules
moon-threat =
    { $me ->
        [yes] You have every point so far: a moon may be in sight.
       *[no] { $who } has every point so far: beware of a moon.
    }
first-trick-ban = First trick: no penalty cards.
hearts-may-be-led = Hearts are broken: they may be led.
hearts-may-not-be-led = Hearts are not broken: they may not be led yet.
hearts-never-led = Hearts are never led while you hold another suit.
queen-waits = The queen of spades may not be led yet.
kitty-goes =
    { $kitty ->
        [FIRST_TRICK] The kitty of { cards } goes with the first trick.
        [FIRST_PENALTY_CARD] The kitty of { cards } goes with the first penalty card.
        [FIRST_HEART] The kitty of { cards } goes with the first heart.
       *[LAST_TRICK] The kitty of { cards } goes with the last trick.
    }
kitty-gone =
    { $me ->
        [yes] You have the kitty.
       *[no] { $who } has the kitty.
    }

# ---------------------------------------------------------------- the guided first hand

lesson-offer = Never played? Start here
lesson-title = First hand
lesson-label = What happens now
lesson-leave = Leave
lesson-got-it = Got it
lesson-pass = The fewer points, the better: each heart is 1, the queen of spades is 13. First give three cards to { $who }. High spades may catch the queen, and high hearts take tricks: choose from those.
lesson-first = Whoever holds the two of clubs opens. Play a club if you have one. The highest club takes the trick and leads the next. No points fall on the first trick.
lesson-follow = You must follow: play one of your { suit }. A low one leaves the trick, and what is in it, to somebody else.
lesson-void = You have no { suit }, so you may throw any card, and it cannot take the trick. A good moment for a high heart or a high spade.
lesson-lead = You lead: any suit but hearts, which are not broken yet. A low card will hardly take the trick.
lesson-lead-any = You lead. Hearts are broken, so you may lead them, too. Low is safe.
lesson-broken =
    { $me ->
        [yes] A heart was thrown: hearts are broken, and may be led from now on. You took the trick and its points.
       *[no] A heart was thrown: hearts are broken, and may be led from now on. { $who } took the trick and its points.
    }
lesson-queen =
    { $me ->
        [yes] The queen of spades went to you: 13 points. It happens to everybody. Now keep the rest small.
       *[no] The queen of spades went to { $who }: 13 points. The worst is over; now only hearts count.
    }
lesson-over = Your first hand is played
lesson-score =
    { $how ->
        [clean] You took no points. It does not get better than that.
        [good] You took { points }. That is a good hand.
       *[dear] You took { points } of 26. The next hand is a new chance.
    }
lesson-match = A match is hand after hand, with the pass going left, right, across and then not at all. It ends when somebody has 100 points, and the lowest total wins. Whoever takes all 26 points in a hand has shot the moon: then the others get 26 each.
lesson-again = Once more
lesson-play-match = Play a match

# ---------------------------------------------------------------- games of one's own, and links to them

your-games = Your games
save-rules = Save these rules
game-name = Name of the game
save = Save
cancel = Cancel
rename = Rename
rename-game = Rename { $name }
delete = Delete
delete-game = Delete { $name }
share = Share
share-game = Share { $name }
game-deleted = { $name } is deleted.
share-means = Whoever opens this link where OpenHearts runs finds these rules ready to play. The link holds the rules themselves, and nothing else.
share-link = Link to these rules
copy-link = Copy the link
copied = Copied.
copy-yourself = Copying is not possible here: select the link and copy it.
shared-game = From the link: { $name }. Look the rules over, then start.
shared-nameless = From the link: rules without a name. Look them over, then start.
link-damaged = This link is damaged. What could be read is set below; the rest is as usual.
link-cut = A part of the link was cut off or cannot be read.
link-no-game = There is no game called “{ $name }”.
link-nameless = The name of the game is missing.
link-no-count = The number of players is missing.
link-wrong-count = “{ $count }” is no number of players for this game.
link-word = “{ $word }” is no rule that can be read.
link-twice = { $option } is set twice.
link-value = { $option } cannot be set like that.
too-many-games = As many games as fit here are saved already: delete one first.
same-name = There is a game called { $name } already.
start-from-standard = Start from Standard instead

# ---------------------------------------------------------------- keys

keys-hint = hint
keys-undo = undo
keys-now = what holds now, and why not this card
keys-end-hand = end the hand, when it is decided
command-now = what holds now: hearts, the first trick, the kitty
command-hint = the best cards, and why
command-undo = takes your last card or pass back
command-end = ends the hand, when it is decided
nothing-to-undo = There is nothing to take back.
no-hint-now = There is no hint now: it must be your turn, and no other people may play.
not-decided = The hand is not decided yet.
