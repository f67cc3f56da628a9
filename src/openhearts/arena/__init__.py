"""Duplicate matches between players: the same deals over all seatings, compared deal by deal."""
