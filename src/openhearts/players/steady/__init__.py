"""The steady player: counts cards, ducks, guards the queen, sees moons.

It follows rules of thumb and never searches, so it answers at once and the same every time.
"""

from openhearts.players.steady.player import SteadyPlayer

__all__ = ["SteadyPlayer"]
