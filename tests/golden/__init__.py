"""Golden matches: one for each preset and count, and one for each odd event, as text."""
