"""The slow, obvious reference engine: a second source of truth, written from the rulebook alone.

It shares no code with the package under test. Nothing here is fast, and nothing should be.
"""
