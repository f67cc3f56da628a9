# The daily deal, duplicate tables and ratings.

daily-deal = Daily deal
daily-means =
    { $hands ->
        [one] One hand with the same cards for everybody, against the same computer players ({ $level }). Your first try counts.
       *[other] { $hands } hands with the same cards for everybody, against the same computer players ({ $level }). Your first try counts.
    }
contest = Duplicate tables
contest-means = Everybody gets the same cards at a table of their own, against the same computer players.
contest-play = Play these deals
contest-play-on = Go on playing
contest-play-for-fun = Play once more, as practice
contest-finished =
    { $count ->
        [0] Nobody has finished yet.
        [one] One person has finished.
       *[other] { $count } people have finished.
    }
contest-results = Results
contest-place = Place
contest-player = Player
contest-compare = Card by card
contest-compare-hand = Hand { $hand }
contest-hidden = You see the results when you have played these deals to the end.
contest-honest = One result for each browser. There are no accounts, so nobody can tell who had seen the cards before, in another browser or at a friend’s. Compare with people whom you trust.
contest-passed = passed
contest-make = Make a duplicate
contest-make-means = The same deals of your chosen game at several tables: play them alone or with friends, then compare.
contest-share = Send the address of this page to whoever is to play the same deals.
ratings = Ratings
ratings-mean = From matches at rated tables, for each rule set. A rating is what a player is at least, nearly for certain; it begins at 0 and rises with good results and with the number of matches. Whoever gives up the seat, or lets the computer play most of a match, has left it and comes last in it.
ratings-none = No rated match has been finished here yet.
ratings-rating = Rating
ratings-matches = Matches
ratings-won = Won
ratings-left = left { $count } of { $total }
contest-nameless = Somebody
contest-nameless-of = Player { $number }
