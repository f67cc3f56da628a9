"""The rulebook, clause by clause: each ruling and each option value has its own named test."""
