# What a table with several people refuses, said to whoever asked.

not-allowed-gathering = The match has not started yet.
not-allowed-started = The match has started already.
not-allowed-over = The match is over.
not-allowed-closed = This table is closed.
not-allowed-paused = The match is paused.
not-allowed-not-paused = The match is not paused.
not-allowed-clock-rated = In a rated match the clock stays on.
not-allowed-clock-none = There is no clock of seconds here that could be switched off.
not-allowed-sat-in = The computer plays for this seat. Take the seat back first.
not-allowed-not-away = The computer does not play for you.
not-allowed-owner = Only the owner of the table can do that.
not-allowed-program = A program plays, and nothing else.
not-allowed-self = You can leave, but not remove yourself.
not-allowed-nobody = Nobody sits there.
not-allowed-solo = This table is for one person.
not-allowed-chair-taken = Somebody sits there already.
not-allowed-full = All chairs at this table are taken.
not-allowed-name-taken = Somebody called { $name } sits at this table. If that is you, open the private link to your seat, or ask the table’s owner for a new one; otherwise take another name.
not-allowed-own-key = The seat of the table’s owner is given out by nobody else.
not-allowed-key-rated = In rated play a seat keeps its link.
not-allowed-removed = The owner of this table has removed you. Only they can let you in again.
not-allowed-invitation = This invitation is no longer valid. Ask for a new one.
not-allowed-there = Whoever has this seat is at the table.
not-allowed-settings-access = Who may sit down is not changed here.
not-allowed-settings-rated = In a rated match nothing is changed.
not-allowed-settings-later = The clock, and whether the match is rated, are settled before it begins.
not-allowed-settings-shown = Which points and tricks are shown is settled before the match begins.
not-allowed-settings-made = Whether a match is rated is settled when its table is made.
not-allowed-ask-again = The others have just refused. Wait a little before you ask again.
not-allowed-seated = You sit at this table already.
not-allowed-ask-open = Something else is being asked. Wait for the answers.
not-allowed-ask-gone = That is not asked any more.
not-allowed-agreed = You have agreed already.
not-allowed-undo-rated = Nothing is taken back in a rated match.
not-allowed-undo-away = Somebody who has to agree is away.
not-allowed-watching = Nobody can watch that at this table.
not-allowed-talk = Nobody talks at this table.
not-allowed-talk-text = Only the ready phrases are said at this table.
not-allowed-talk-empty = There is nothing to read in that.
not-allowed-level = There is no computer player of this level.
not-allowed-hint-rated = There are no hints in a rated match.
not-allowed-hint-hidden = There are no hints where points or tricks are not shown.
not-allowed-undo-contest = Nothing is taken back where others play the same deals.
not-allowed-hint-contest = There are no hints where others play the same deals.
not-allowed-close-rated = A rated match is not broken off. You can give up your seat, and then you come last.
not-allowed-remove-rated = Nobody is removed from a rated match. The computer plays for whoever is gone.
not-allowed-second-try = First play the match that counts to its end.
not-allowed-not-over = The match is not over yet.
not-allowed-played-on = Everybody plays on at another table already.
not-allowed-name = A name is 1 to 24 characters that can be seen, without signs that change the direction of writing.
refused-old-protocol = This page and the server are of different versions. Load the page again.
refused-crowded =
    { $whose ->
        [address] Your address has as many connections to this server as it can hold. Close a page of it.
       *[server] The server has as many visitors as it can hold. You come in when somebody leaves.
    }
