"""Counting tests: every play sequence of small fixed endings, by depth and by final scores."""
