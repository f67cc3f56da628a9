"""A whole match: hands, totals, dealers, the end. Knows every card: never given to a player."""

from __future__ import annotations

from typing import NamedTuple

from openhearts.cards import Card, CardSet, Deal
from openhearts.rules import masks
from openhearts.rules.actions import (
    CHANCE,
    Action,
    AppointDealer,
    ChooseMoon,
    CutForDealer,
    DealHand,
    PassCards,
    PlayCard,
    ShufflePassed,
)
from openhearts.rules.errors import IllegalAction, Reason
from openhearts.rules.events import (
    DealerFound,
    Event,
    HandScored,
    KittyShown,
    MatchEnded,
    MatchStarted,
    MoonChosen,
    MoonShot,
    TotalReset,
)
from openhearts.rules.facts import Seat, counted
from openhearts.rules.hand import NOBODY, HandPhase, HandState
from openhearts.rules.options import FirstDealer, KittySeenBy, Moon, MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.scoring import (
    HandResult,
    add_scores,
    find_shooter,
    lowest_seats,
    match_ends,
    score_hand,
    settled_effect,
)
from openhearts.rules.view import HandView, MatchPhase, PlayerView
from openhearts.rules.wording import Wording

_PHASE_OF_HAND = {
    HandPhase.PASSING: MatchPhase.PASSING,
    HandPhase.MIXING: MatchPhase.MIXING,
    HandPhase.PLAYING: MatchPhase.PLAYING,
}


class MatchState(NamedTuple):
    """A match at some moment: a frozen value. :meth:`apply` gives the next one."""

    rules: RuleSet
    phase: MatchPhase
    dealer: Seat
    """The dealer of the hand in progress, or of the next one; -1 while unknown."""
    cuts: tuple[tuple[Card | None, ...], ...]
    hand: HandState | None
    """The hand in progress, or the last one until the next is dealt."""
    totals: tuple[int, ...]
    results: tuple[HandResult, ...]
    resets: tuple[tuple[Seat, int, int], ...]
    """Totals reset by the last scored hand: (seat, total reached, total it became)."""
    winners: tuple[Seat, ...]

    @classmethod
    def start(cls, rules: RuleSet) -> tuple[MatchState, list[Event]]:
        """Begin a match. A rule set that names a seat as first dealer needs no chance for it."""
        named = not isinstance(rules.first_dealer, FirstDealer)
        state = cls(
            rules=rules,
            phase=MatchPhase.DEALING if named else MatchPhase.FINDING_DEALER,
            dealer=int(rules.first_dealer) if named else NOBODY,
            cuts=(),
            hand=None,
            totals=(0,) * rules.players,
            results=(),
            resets=(),
            winners=(),
        )
        return state, [MatchStarted(rules)]

    @property
    def hands_played(self) -> int:
        """How many hands are scored."""
        return len(self.results)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now: seats, or chance (:data:`CHANCE`); empty when the match is over."""
        match self.phase:
            case MatchPhase.OVER:
                return ()
            case MatchPhase.FINDING_DEALER | MatchPhase.DEALING:
                return (CHANCE,)
            case MatchPhase.CHOOSING_MOON:
                return (self._shooter(),)
            case _:
                assert self.hand is not None
                return self.hand.to_act

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Return why the rules refuse an action now, ``None`` if they allow it."""
        if self.phase is MatchPhase.OVER:
            return Reason.MATCH_OVER
        match action:
            case PlayCard() | PassCards() | ShufflePassed():
                if self.phase in _PHASE_OF_HAND.values():
                    assert self.hand is not None
                    return self.hand.why_not(seat, action)
                return Reason.WRONG_PHASE
            case ChooseMoon():
                if self.phase is not MatchPhase.CHOOSING_MOON:
                    return Reason.NO_MOON_CHOICE_DUE
                return None if seat == self._shooter() else Reason.NOT_YOUR_TURN
            case _:
                return self._why_not_chance(seat, action)

    def _why_not_chance(self, seat: Seat, action: Action) -> Reason | None:
        finding = self.phase is MatchPhase.FINDING_DEALER
        match action:
            case DealHand(deal):
                if self.phase is not MatchPhase.DEALING:
                    return Reason.WRONG_PHASE
                bad = None if _deal_fits(self.rules, deal) else Reason.BAD_DEAL
            case AppointDealer(dealer):
                if not finding or self.rules.first_dealer is not FirstDealer.RANDOM:
                    return Reason.WRONG_PHASE
                bad = None if 0 <= dealer < self.rules.players else Reason.BAD_SEAT
            case CutForDealer(rounds):
                if not finding or self.rules.first_dealer is not FirstDealer.LOWEST_CUT:
                    return Reason.WRONG_PHASE
                bad = None if dealer_of_cuts(self.rules, rounds) is not None else Reason.BAD_CUT
            case _:
                return Reason.WRONG_PHASE
        return bad if seat == CHANCE else Reason.NOT_YOUR_TURN

    def explain(self, seat: Seat, action: Action, reason: Reason) -> str:
        """Say in one sentence why an action is refused, and what would be right."""
        match reason:
            case Reason.MATCH_OVER:
                return "The match is over."
            case Reason.NO_MOON_CHOICE_DUE:
                return "There is no moon to decide about."
            case Reason.BAD_CUT:
                return (
                    "In each round of cutting every seat still tied for lowest cuts one card of"
                    " the deck, no two the same, until one is alone lowest."
                )
            case Reason.BAD_DEAL:
                return (
                    f"The deal must give {counted(self.rules.hand_size, 'card')} to each of"
                    f" {self.rules.players} seats and hold every card of the deck exactly once."
                )
            case Reason.BAD_SEAT:
                return f"The seats are 0 to {self.rules.players - 1}."
            case Reason.NOT_YOUR_TURN if self.phase is not MatchPhase.PLAYING:
                return "It is not for you to do that now."
            case Reason.WRONG_PHASE if self.phase not in _PHASE_OF_HAND.values():
                return {
                    MatchPhase.FINDING_DEALER: "The first dealer is still to be found.",
                    MatchPhase.DEALING: "The next hand is still to be dealt.",
                    MatchPhase.CHOOSING_MOON: "The shooter is deciding about the moon.",
                }[self.phase]
            case _:
                assert self.hand is not None
                return self.hand.explain(seat, action, reason)

    def _wording_of(self, seat: Seat, action: Action, reason: Reason) -> Wording | None:
        if self.hand is None or reason in (Reason.MATCH_OVER, Reason.NO_MOON_CHOICE_DUE):
            return None
        return self.hand.wording_of(seat, action, reason)

    def apply(self, seat: Seat, action: Action) -> tuple[MatchState, list[Event]]:
        """Let a seat (or chance) act.

        Raises:
            IllegalAction: the rules refuse it; this state is unchanged.
        """
        if type(action) is PlayCard and self.phase is MatchPhase.PLAYING:
            assert self.hand is not None
            hand, events = self.hand.apply(seat, action)
            return self._with_hand(hand, events)
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(
                reason, self.explain(seat, action, reason), self._wording_of(seat, action, reason)
            )
        match action:
            case PassCards() | ShufflePassed():
                assert self.hand is not None
                hand, events = self.hand.apply(seat, action)
                return self._with_hand(hand, events)
            case ChooseMoon(choice):
                state, events = self._score(seat, choice)
                return state, [MoonChosen(seat, choice), *events]
            case DealHand(deal):
                hand, events = HandState.start(self.rules, self.hands_played + 1, self.dealer, deal)
                return self._replace(resets=())._with_hand(hand, events)
            case AppointDealer(dealer):
                return self._found(dealer, ())
            case CutForDealer(rounds):
                dealer_found = dealer_of_cuts(self.rules, rounds)
                assert dealer_found is not None
                return self._found(dealer_found, rounds)
            case _:
                raise AssertionError(f"{action} was allowed in phase {self.phase}")

    def view(self, seat: Seat) -> PlayerView:
        """Return what a seat may know (-1: what everybody may)."""
        return PlayerView(
            seat=seat,
            rules=self.rules,
            phase=self.phase,
            dealer=None if self.dealer == NOBODY else self.dealer,
            cuts=self.cuts,
            totals=self.totals,
            results=self.results,
            winners=self.winners if self.phase is MatchPhase.OVER else None,
            hand=None if self.hand is None else self._hand_view(self.hand, seat),
            resets=self.resets,
        )

    def _hand_view(self, hand: HandState, seat: Seat) -> HandView:
        setup = hand.setup
        own = seat >= 0
        hold = setup.pass_entry is PassEntry.HOLD
        taken = hand.kitty_taker != NOBODY
        looks = taken and seat == hand.kitty_taker and self.rules.kitty_seen_by is KittySeenBy.TAKER
        shown = hand.phase is HandPhase.PLAYED and taken
        shooter = None
        if hand.phase is HandPhase.PLAYED:
            shooter = find_shooter(self.rules, hand.captured)
        return HandView(
            number=setup.number,
            dealer=setup.dealer,
            pass_entry=setup.pass_entry,
            cards_to_pass=self.rules.cards_to_pass(setup.pass_entry),
            kitty_size=len(setup.deal.kitty),
            dealt=setup.deal.hands[seat] if own else CardSet(),
            cards=CardSet.from_mask(hand.hands[seat]) if own else CardSet(),
            has_passed=() if hold else tuple(cards is not None for cards in setup.passes),
            passed=(setup.passes[seat] or ()) if own else (),
            received=setup.received[seat] if own and setup.received else (),
            leader=None if hand.leader == NOBODY else hand.leader,
            trick=hand.trick,
            tricks=hand.tricks,
            hearts_broken=hand.broken,
            kitty_taker=hand.kitty_taker if taken else None,
            kitty=setup.deal.kitty if looks or shown else None,
            shooter=shooter,
            sun=shooter is not None and hand.taken[shooter] == self.rules.hand_size,
        )

    def _shooter(self) -> Seat:
        assert self.hand is not None
        shooter = find_shooter(self.rules, self.hand.captured)
        assert shooter is not None
        return shooter

    def _found(
        self, dealer: Seat, cuts: tuple[tuple[Card | None, ...], ...]
    ) -> tuple[MatchState, list[Event]]:
        state = self._replace(phase=MatchPhase.DEALING, dealer=dealer, cuts=cuts)
        return state, [DealerFound(dealer, cuts)]

    def _with_hand(self, hand: HandState, events: list[Event]) -> tuple[MatchState, list[Event]]:
        if hand.phase is not HandPhase.PLAYED:
            rules, _, dealer, cuts, _, totals, results, resets, winners = self
            playing = hand.phase is HandPhase.PLAYING
            phase = MatchPhase.PLAYING if playing else _PHASE_OF_HAND[hand.phase]
            state = MatchState(rules, phase, dealer, cuts, hand, totals, results, resets, winners)
            return state, events
        if hand.kitty_taker != NOBODY:
            events = [*events, KittyShown(hand.setup.deal.kitty, hand.kitty_taker)]
        state = self._replace(hand=hand)
        shooter = find_shooter(self.rules, hand.captured)
        if shooter is None:
            state, more = state._score(None, None)
            return state, events + more
        sun = hand.taken[shooter] == self.rules.hand_size
        events = [*events, MoonShot(shooter, sun)]
        if self.rules.moon is Moon.CHOICE:
            return state._replace(phase=MatchPhase.CHOOSING_MOON), events
        effect = settled_effect(
            self.rules, hand.captured, hand.taken, shooter, self.totals, self.hands_played
        )
        state, more = state._score(shooter, effect)
        return state, events + more

    def _score(
        self, shooter: Seat | None, effect: MoonChoice | None
    ) -> tuple[MatchState, list[Event]]:
        hand = self.hand
        assert hand is not None
        rules = self.rules
        scores = score_hand(rules, hand.captured, hand.taken, shooter, effect)
        totals = add_scores(rules, self.totals, scores)
        card_points = tuple(masks.card_points(pile, rules.kernel) for pile in hand.captured)
        number, dealer = hand.setup.number, hand.setup.dealer
        entry = hand.setup.pass_entry
        result = HandResult(number, dealer, entry, card_points, shooter, effect, scores, totals)
        events: list[Event] = [HandScored(number, card_points, shooter, effect, scores, totals)]
        resets = tuple(
            (seat, before + score, after)
            for seat, (before, score, after) in enumerate(
                zip(self.totals, scores, totals, strict=True)
            )
            if before + score != after
        )
        events += [TotalReset(*reset) for reset in resets]
        state = self._replace(
            phase=MatchPhase.DEALING,
            dealer=(dealer + 1) % rules.players,
            totals=totals,
            results=(*self.results, result),
            resets=resets,
        )
        if match_ends(rules, totals, len(state.results)):
            winners = lowest_seats(totals)
            state = state._replace(phase=MatchPhase.OVER, winners=winners)
            events.append(MatchEnded(winners, totals))
        return state, events


def dealer_of_cuts(rules: RuleSet, rounds: tuple[tuple[Card | None, ...], ...]) -> Seat | None:
    """Return who deals after these rounds of cutting; ``None`` if they are not a lawful cut.

    Every seat still tied for the lowest rank (ace high) cuts one card of the deck in each
    round, until one seat is alone lowest.
    """
    tied = list(range(rules.players))
    for cards in rounds:
        if len(cards) != rules.players or len(tied) == 1:
            return None
        cut = {seat: card for seat, card in enumerate(cards) if card is not None}
        if list(cut) != tied or len(set(cut.values())) != len(cut):
            return None
        if not all(card in rules.deck for card in cut.values()):
            return None
        lowest = min(card.rank for card in cut.values())
        tied = [seat for seat, card in cut.items() if card.rank == lowest]
    return tied[0] if len(tied) == 1 else None


def _deal_fits(rules: RuleSet, deal: Deal) -> bool:
    try:
        HandState.start(rules, 1, 0, deal)
    except IllegalAction:
        return False
    return True
