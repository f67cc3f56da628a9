"""Views of made-up moments: the cards that matter are given, the rest is filled in."""

from openhearts.cards import CardSet, Suit
from openhearts.cards.card import Card
from openhearts.rules.options import PassEntry
from openhearts.rules.ruletext import build_rules
from openhearts.rules.trick import Trick
from openhearts.rules.view import HandView, MatchPhase, PlayerView

STANDARD = build_rules("standard")


def cards(text):
    return tuple(Card.parse(word) for word in text.split())


def playing(
    hand,
    trick="",
    *,
    rules=STANDARD,
    others="",
    points_to=None,
    tricks=None,
    seat=None,
    broken=True,
    **known,
):
    """A view with ``hand`` to play to ``trick``.

    Earlier tricks are filled with cards that are neither here nor in ``others`` (cards that
    must still be out), suit by suit, so that no void shows; the points in them go round, or
    all to the seat ``points_to``.
    """
    own, table = CardSet.parse(hand), cards(trick)
    players = rules.players
    seat = len(table) if seat is None else seat
    if tricks is None:
        kept = own | CardSet(table) | CardSet.parse(others)
        tricks = _filled(rules, kept, rules.hand_size - len(own), points_to)
    return PlayerView(
        seat=seat,
        rules=rules,
        phase=MatchPhase.PLAYING,
        dealer=0,
        totals=(0,) * players,
        hand=HandView(
            number=1,
            dealer=0,
            pass_entry=known.pop("pass_entry", PassEntry.HOLD),
            cards_to_pass=3,
            kitty_size=rules.kitty_size,
            cards=own,
            leader=(seat - len(table)) % players,
            trick=table,
            tricks=tuple(tricks),
            hearts_broken=broken,
            **known,
        ),
    )


def _filled(rules, kept, count, points_to):
    players = rules.players
    groups, rest = [], []
    for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS):
        free = list((rules.deck - kept).of_suit(suit))
        while len(free) >= players:
            groups.append(tuple(free[:players]))
            free = free[players:]
        rest += free
    groups += [tuple(rest[i : i + players]) for i in range(0, len(rest) - players + 1, players)]
    assert len(groups) >= count, "not enough cards for the earlier tricks"
    tricks = []
    for number, group in enumerate(groups[:count]):
        pointed = any(rules.card_values.get(card, 0) > 0 for card in group)
        winner = points_to if pointed and points_to is not None else number % players
        best = max(i for i, card in enumerate(group) if card.suit is group[0].suit)
        tricks.append(Trick((winner - best) % players, group, winner))
    return tricks
