"""Looking for better habits by self-play: what made the numbers that the players ship with."""
