"""The same deals at several tables, results and ratings."""
