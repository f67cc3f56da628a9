"""OpenHearts: one rulebook for every kind of Hearts."""

__version__ = "0.1.0"
