"""The compiled side: playouts, worlds and search, from the rulebook's own functions.

Importing this package brings in Numba and NumPy; nothing below it does. It is given views
and masks, never a state with hidden cards: what it plays out are worlds it made up itself.
"""
