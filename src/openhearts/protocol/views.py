"""A player's view as a wire message: all the web client ever knows of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from openhearts.cards import Card, CardSet
from openhearts.protocol.wordings import WireWording, wire_wording
from openhearts.rules import legality
from openhearts.rules.facts import Seat
from openhearts.rules.options import Moon, MoonChoice
from openhearts.rules.scoring import (
    HandResult,
    add_scores,
    lowest_seats,
    match_ends,
    score_hand,
)
from openhearts.rules.view import HandView, MatchPhase, PlayerView

MOON_IN_SIGHT = 4
"""One who alone has taken this part (a quarter) of all penalty points may be after the moon."""


class WireTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished trick: the cards in the order played, the lead first."""

    leader: Seat
    cards: list[str]
    winner: Seat
    points: int | None
    """What its cards are worth; null where the table does not tell that yet."""


class WireHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat knows of the hand in progress, or of the last one while none is."""

    number: int
    dealer: Seat
    pass_entry: str
    """L, R, A, L2, R2, L3, R3, SCATTER, MIX, or H (nothing is passed)."""
    cards_to_pass: int
    pass_receivers: list[Seat | None]
    """Who gets each card this seat passes; null where nobody knows (MIX)."""
    has_passed: list[bool]
    passed: list[str]
    received: list[str]
    received_from: list[Seat | None]
    cards: list[str]
    """The seat's own cards, ascending: clubs, diamonds, spades, hearts."""
    leader: Seat | None
    """Who leads, or led, the trick on the table; null before play begins."""
    trick: list[str]
    """The unfinished trick, in the order played."""
    winning: Seat | None
    """Who is taking the unfinished trick so far."""
    tricks: list[WireTrick]
    """The finished tricks, as many of the latest as the table tells."""
    hearts_broken: bool
    kitty_size: int
    kitty_taker: Seat | None
    kitty: list[str] | None
    """The kitty's cards, once this seat may know them."""
    shooter: Seat | None
    sun: bool
    tricks_taken: list[int]
    points_taken: list[int | None]
    """What the cards each seat is known to have taken are worth; null where the table does not
    tell that yet."""
    cards_left: list[int]
    bans_penalty_cards: bool
    """Whether this is the first trick and penalty cards may not be thrown on it."""
    moon_threat: Seat | None
    """Who has taken every penalty card so far and a good part of them all, where a moon counts."""


class WireReset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A total that was reached exactly and became another one."""

    seat: Seat
    reached: int
    becomes: int


class WireResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the score sheet."""

    number: int
    dealer: Seat
    pass_entry: str
    card_points: list[int]
    shooter: Seat | None
    effect: str | None
    """What the moon did: ADD or SUBTRACT."""
    scores: list[int]
    totals: list[int]
    resets: list[WireReset]


class WireMoonOutcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one answer to the moon's question would do, bonuses and resets counted."""

    choice: MoonChoice
    points: int
    """What the moon moves, the sun counted."""
    scores: list[int]
    totals: list[int]
    resets: list[WireReset]
    winners: list[Seat] | None
    """Who would win, if the match ended with it; null when it would go on."""


class WireView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything one seat may know of a match."""

    seat: Seat
    phase: MatchPhase
    dealer: Seat | None
    cuts: list[list[str | None]]
    totals: list[int]
    results: list[WireResult]
    winners: list[Seat] | None
    hand: WireHand | None
    to_act: list[Seat]
    """Seats that must act now; -1 is the table itself."""
    legal: list[str]
    """The cards this seat may play now; empty when it is not its turn."""
    refusals: dict[str, WireWording]
    """For each other card in hand, in one's own turn: why it may not be played."""
    moon_outcomes: list[WireMoonOutcome]
    """What each choice would do; for the shooter while it chooses, else empty."""


class PublicPart(NamedTuple):
    """What the wire forms of all views of one moment share, worked out and encoded once.

    It lasts until the next trick is taken, so a table keeps it for some moments.
    """

    of: PlayerView
    tricks: msgspec.Raw
    results: msgspec.Raw
    tricks_taken: list[int]
    points_taken: list[int]
    moon_threat: Seat | None

    def fits(self, view: PlayerView) -> bool:
        """Tell whether a view has the same part: of the same hand, with nothing of a kitty."""
        mine, other = self.of.hand, view.hand
        return (
            mine is not None
            and other is not None
            and mine.tricks is other.tricks
            and mine.kitty is None
            and other.kitty is None
            and mine.number == other.number
            and self.of.results is view.results
            and self.of.phase is view.phase
            and self.of.rules is view.rules
        )


_RAW = msgspec.json.Encoder()


def public_part(view: PlayerView, last: PublicPart | None = None) -> PublicPart | None:
    """Return the part that a view shares with those of other seats; ``None`` before any hand.

    From the ``last`` one of the same table the score sheet is taken over where it is the same.
    """
    if view.hand is None:
        return None
    if last is not None and last.of.results is view.results:
        results = last.results
    else:
        results = msgspec.Raw(_RAW.encode(wire_results(view.rules.players, view.results)))
    return PublicPart(
        view,
        msgspec.Raw(_RAW.encode(_wire_tricks(view, view.hand))),
        results,
        list(view.tricks_taken),
        list(view.points_taken),
        _moon_threat(view),
    )


def wire_view(view: PlayerView, public: PublicPart | None = None) -> WireView:
    """Return the wire form of a player's view.

    With the public part of a moment that fits, only what differs from seat to seat is worked out;
    the form can then be encoded, but its finished tricks and results cannot be read.
    """
    if public is not None and not public.fits(view):
        public = None
    return WireView(
        **own_view_fields(view),
        **shared_view_fields(view, public),
        hand=(
            None
            if view.hand is None
            else WireHand(
                **own_hand_fields(view, view.hand), **shared_hand_fields(view, view.hand, public)
            )
        ),
    )


def shared_view_fields(view: PlayerView, public: PublicPart | None) -> dict[str, Any]:
    """Return the fields of a view's wire form that all seats share, but for the hand."""
    return {
        "phase": view.phase,
        "dealer": view.dealer,
        "cuts": [[None if c is None else c.text for c in cards] for cards in view.cuts],
        "totals": list(view.totals),
        "results": (
            wire_results(view.rules.players, view.results) if public is None else public.results
        ),
        "winners": None if view.winners is None else list(view.winners),
        "to_act": list(view.to_act),
    }


def own_view_fields(view: PlayerView) -> dict[str, Any]:
    """Return the fields of a view's wire form that differ from seat to seat, but for the hand."""
    legal = view.legal_cards()
    return {
        "seat": view.seat,
        "legal": _texts(legal),
        "refusals": _refusals(view, legal),
        "moon_outcomes": _moon_outcomes(view),
    }


def own_hand_fields(view: PlayerView, hand: HandView) -> dict[str, Any]:
    """Return the fields of a hand's wire form that differ from seat to seat."""
    return {
        "pass_receivers": list(view.pass_receivers),
        "passed": _texts(hand.passed),
        "received": [card.text for card, _ in hand.received],
        "received_from": [giver for _, giver in hand.received],
        "cards": _texts(hand.cards),
        "kitty": None if hand.kitty is None else _texts(hand.kitty),
    }


def _texts(cards: CardSet | tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]


def _wire_tricks(view: PlayerView, hand: HandView) -> list[WireTrick]:
    values = view.rules.card_values
    return [
        WireTrick(
            trick.leader,
            _texts(trick.cards),
            trick.winner,
            sum(values.get(card, 0) for card in trick.cards),
        )
        for trick in hand.tricks
    ]


def shared_hand_fields(
    view: PlayerView, hand: HandView, public: PublicPart | None
) -> dict[str, Any]:
    """Return the fields of a hand's wire form that all seats share.

    Where one of them knows a kitty, its seat alone shares what is known to be taken.
    """
    winning = None
    if hand.trick and hand.leader is not None:
        following = [card for card in hand.trick if card.suit is hand.trick[0].suit]
        winning = (hand.leader + hand.trick.index(max(following))) % view.rules.players
    if public is None:
        known = {
            "tricks": _wire_tricks(view, hand),
            "tricks_taken": list(view.tricks_taken),
            "points_taken": list(view.points_taken),
            "moon_threat": _moon_threat(view),
        }
    else:
        known = {
            "tricks": public.tricks,
            "tricks_taken": public.tricks_taken,
            "points_taken": public.points_taken,
            "moon_threat": public.moon_threat,
        }
    return known | {
        "number": hand.number,
        "dealer": hand.dealer,
        "pass_entry": hand.pass_entry.value,
        "cards_to_pass": hand.cards_to_pass,
        "has_passed": list(hand.has_passed),
        "leader": hand.leader,
        "trick": _texts(hand.trick),
        "winning": winning,
        "hearts_broken": hand.hearts_broken,
        "kitty_size": hand.kitty_size,
        "kitty_taker": hand.kitty_taker,
        "shooter": hand.shooter,
        "sun": hand.sun,
        "cards_left": [view.cards_left(seat) for seat in range(view.rules.players)],
        "bans_penalty_cards": bool(view.rules.kernel.ban_on_first_trick) and not hand.tricks,
    }


def _moon_threat(view: PlayerView) -> Seat | None:
    rules = view.rules
    captured = view.captured
    takers = [seat for seat, pile in enumerate(captured) if pile & rules.penalty_cards]
    if rules.moon is Moon.NONE or len(takers) != 1 or view.phase is not MatchPhase.PLAYING:
        return None
    values = rules.card_values
    taken = sum(values[card] for card in captured[takers[0]] & rules.penalty_cards)
    return takers[0] if taken * MOON_IN_SIGHT >= rules.penalty_sum else None


def _refusals(view: PlayerView, legal: CardSet) -> dict[str, WireWording]:
    if not legal or view.hand is None:
        return {}
    turn = view.own_turn()
    reasons: dict[str, WireWording] = {}
    for card in view.hand.cards - legal:
        reason = legality.why_not_play(turn, card)
        if reason is not None:
            reasons[card.text] = wire_wording(legality.refusal_wording(turn, card, reason))
    return reasons


def wire_results(players: int, sheet: Sequence[HandResult]) -> list[WireResult]:
    """Return the wire form of the score sheet of a match, from its first hand."""
    results = []
    before: Sequence[int] = (0,) * players
    for result in sheet:
        results.append(
            WireResult(
                number=result.number,
                dealer=result.dealer,
                pass_entry=result.pass_entry.value,
                card_points=list(result.card_points),
                shooter=result.shooter,
                effect=None if result.effect is None else result.effect.value,
                scores=list(result.scores),
                totals=list(result.totals),
                resets=_resets(before, result.scores, result.totals),
            )
        )
        before = result.totals
    return results


def _resets(before: Sequence[int], scores: Sequence[int], totals: Sequence[int]) -> list[WireReset]:
    return [
        WireReset(seat, old + score, new)
        for seat, (old, score, new) in enumerate(zip(before, scores, totals, strict=True))
        if old + score != new
    ]


def _moon_outcomes(view: PlayerView) -> list[WireMoonOutcome]:
    hand = view.hand
    if hand is None or view.phase is not MatchPhase.CHOOSING_MOON or not view.must_act:
        return []
    return [_moon_outcome(view, hand, choice) for choice in MoonChoice]


def _moon_outcome(view: PlayerView, hand: HandView, choice: MoonChoice) -> WireMoonOutcome:
    rules = view.rules
    captured = [pile.mask for pile in view.captured]
    scores = score_hand(rules, captured, view.tricks_taken, hand.shooter, choice)
    totals = add_scores(rules, view.totals, scores)
    ends = match_ends(rules, totals, len(view.results) + 1)
    doubled = hand.sun and rules.kernel.sun_doubles
    return WireMoonOutcome(
        choice=choice,
        points=rules.moon_points * (2 if doubled else 1),
        scores=list(scores),
        totals=list(totals),
        resets=_resets(view.totals, scores, totals),
        winners=list(lowest_seats(totals)) if ends else None,
    )
