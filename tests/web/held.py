"""Holding back what a page asks for until a test lets it go."""

from collections.abc import Callable

from playwright.sync_api import Route

from web.guest import Guest

REFUSED = {"code": "internal", "message": "Something went wrong here", "said": None}


def hold_back(guest: Guest, path: str) -> Callable[..., Route]:
    """Hold back every request for a path from now on; the function waits for one and returns it."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    guest.page.route(path, hold)

    def take(place: int = 0) -> Route:
        while len(waiting) <= place:
            guest.page.wait_for_timeout(10)
        return waiting.pop(place)

    return take
