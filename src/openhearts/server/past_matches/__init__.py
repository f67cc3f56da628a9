"""Matches that were played: lists, statistics, records and judging."""
