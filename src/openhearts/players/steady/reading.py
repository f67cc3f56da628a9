"""What the steady player makes of a view before it looks at single cards."""

from __future__ import annotations

from typing import NamedTuple

from openhearts.players.counting import Knowledge, count_cards
from openhearts.players.steady.danger import Outlook, indexes, outlook_of
from openhearts.players.steady.threat import MoonThreat, find_threat
from openhearts.players.steady.worth import Worth, worth_of
from openhearts.rules.facts import Seat
from openhearts.rules.masks import CLUB_MASK
from openhearts.rules.options import FirstTrickPoints, Kitty
from openhearts.rules.view import HandView, PlayerView


class Reading(NamedTuple):
    """One trick as seen from one seat. Sets of cards are masks, cards their indexes."""

    view: PlayerView
    hand_view: HandView
    worth: Worth
    knowledge: Knowledge
    outlook: Outlook
    hand: int
    led: int
    """The suit led, -1 when one leads."""
    best: int
    """The card that is winning the trick, -1 when one leads."""
    best_seat: Seat
    points: int
    """What the cards on the table count."""
    penalty_points: int
    later: tuple[Seat, ...]
    """The seats that play after this one, in order."""
    shares: tuple[tuple[float, ...], ...]
    """For each suit and seat, how likely the seat holds a given unseen card of that suit."""
    discard_points: tuple[float, ...]
    """For each seat, what it throws on average when it cannot follow."""
    tricks_left: int
    kitty_points: float
    """What comes with the trick from the kitty, on average."""
    trick_cost: float
    """What taking any trick costs: the lead, and a bonus for taking none."""
    threat: MoonThreat | None

    @property
    def opponents(self) -> int:
        """How many other seats there are."""
        return self.view.rules.players - 1


def read_view(view: PlayerView) -> Reading:
    """Read a view whose seat is to play a card."""
    hand = view.hand
    assert hand is not None
    assert hand.leader is not None
    rules = view.rules
    worth = worth_of(rules)
    knowledge = count_cards(view)
    players, seat = rules.players, view.seat
    unseen_count = knowledge.unseen.bit_count()
    in_hands = 1.0 - knowledge.hidden_kitty / unseen_count if unseen_count else 0.0
    led = best = -1
    best_seat = seat
    points = penalty_points = 0
    for place, card in enumerate(hand.trick):
        value = worth.values[card.index]
        points += value
        penalty_points += max(value, 0)
        if led < 0:
            led = int(card.suit)
        if card.suit == led and card.index > best:
            best, best_seat = card.index, (hand.leader + place) % players
    shares = _shares(knowledge, seat, players)
    return Reading(
        view=view,
        hand_view=hand,
        worth=worth,
        knowledge=knowledge,
        outlook=outlook_of(worth, knowledge.unseen, players - 1, in_hands),
        hand=hand.cards.mask,
        led=led,
        best=best,
        best_seat=best_seat,
        points=points,
        penalty_points=penalty_points,
        later=tuple((seat + step) % players for step in range(1, players - len(hand.trick))),
        shares=shares,
        discard_points=_discard_points(view, hand, worth, knowledge, shares),
        tricks_left=len(hand.cards),
        kitty_points=_kitty_points(view, hand, worth, knowledge, penalty_points),
        trick_cost=_trick_cost(view, hand, worth),
        threat=find_threat(view, worth),
    )


def _shares(knowledge: Knowledge, own_seat: Seat, players: int) -> tuple[tuple[float, ...], ...]:
    shares = []
    for suit in range(4):
        mask = CLUB_MASK << (16 * suit)
        room = [
            float(knowledge.cards_left[seat])
            if seat != own_seat and knowledge.may_hold[seat] & mask
            else 0.0
            for seat in range(players)
        ]
        total = sum(room) + knowledge.hidden_kitty
        shares.append(tuple(part / total if total else 0.0 for part in room))
    return tuple(shares)


def _discard_points(
    view: PlayerView,
    hand: HandView,
    worth: Worth,
    knowledge: Knowledge,
    shares: tuple[tuple[float, ...], ...],
) -> tuple[float, ...]:
    players = view.rules.players
    if not hand.tricks and view.rules.first_trick_points is FirstTrickPoints.BANNED:
        return (0.0,) * players
    points = [0.0] * players
    for seat in range(players):
        if seat == view.seat:
            continue
        may_hold = knowledge.may_hold[seat]
        for index in worth.heavy:
            if may_hold >> index & 1:
                sure = knowledge.holds[seat] >> index & 1
                points[seat] += worth.values[index] * (1.0 if sure else shares[index >> 4][seat])
        for suit in range(4):
            if worth.suit_values[suit]:
                count = (may_hold & (CLUB_MASK << (16 * suit))).bit_count()
                some = 1.0 - (1.0 - shares[suit][seat]) ** float(count)
                points[seat] += worth.suit_values[suit] * some
    return tuple(points)


def _kitty_points(
    view: PlayerView, hand: HandView, worth: Worth, knowledge: Knowledge, penalty_points: int
) -> float:
    if not knowledge.hidden_kitty or hand.kitty_taker is not None:
        return 0.0
    values = sum(worth.values[i] for i in indexes(knowledge.unseen & (worth.penalty | worth.bonus)))
    average = values * knowledge.hidden_kitty / knowledge.unseen.bit_count()
    match view.rules.kitty:
        case Kitty.FIRST_TRICK:
            comes = 1.0 if not hand.tricks else 0.0
        case Kitty.LAST_TRICK:
            comes = 0.0
        case _:
            comes = 1.0 if penalty_points else 0.25
    return average * (1.0 if len(hand.cards) == 1 else comes)


def _trick_cost(view: PlayerView, hand: HandView, worth: Worth) -> float:
    cost = 0.25 * worth.unit if len(hand.cards) > 1 else 0.0
    bonus = -view.rules.no_trick_bonus
    if bonus and all(trick.winner != view.seat for trick in hand.tricks):
        gone = len(hand.tricks) / view.rules.hand_size
        cost += bonus * (0.05 + 0.95 * gone * gone)
    return cost
