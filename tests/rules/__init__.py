"""The rules core as a whole: properties, steered play, counts, coverage of every word."""
