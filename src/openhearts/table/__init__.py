"""The table: who runs a match, turn by turn, with players that see only their views."""
