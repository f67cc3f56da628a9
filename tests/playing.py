"""Random play of whole matches, bent towards what is rare: moons, suns, voids, resets."""

import random
from dataclasses import dataclass, field

from openhearts.cards import Card, CardSet, Deal
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
from openhearts.rules.events import Event
from openhearts.rules.match import MatchState
from openhearts.rules.options import FirstDealer, MoonChoice
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.view import MatchPhase


@dataclass
class Player:
    """One way to play a match at random.

    ``rigged`` is the share of deals that give one seat the high cards; ``feeding`` the share
    of hands in which one seat takes what it can and the others feed it.
    """

    rng: random.Random
    rigged: float = 0.2
    feeding: float = 0.3
    star: int | None = field(default=None, init=False)

    def action(self, state: MatchState, seat: int) -> Action:
        """A legal action of this seat, or of chance."""
        if seat == CHANCE:
            return self._chance(state)
        hand = state.hand
        assert hand is not None
        if state.phase is MatchPhase.CHOOSING_MOON:
            return ChooseMoon(self.rng.choice(list(MoonChoice)))
        if state.phase is MatchPhase.PASSING:
            count = state.rules.cards_to_pass(hand.setup.pass_entry)
            return PassCards(
                tuple(self.rng.sample(list(CardSet.from_mask(hand.hands[seat])), count))
            )
        return PlayCard(self._card(state, seat, list(hand.legal_cards())))

    def _card(self, state: MatchState, seat: int, legal: list[Card]) -> Card:
        if self.star is None or self.rng.random() < 0.05:
            return self.rng.choice(legal)
        if seat == self.star:
            return max(legal, key=lambda card: card.rank)
        values = state.rules.card_values
        return max(legal, key=lambda card: (values.get(card, 0), -card.rank))

    def _chance(self, state: MatchState) -> Action:
        rules = state.rules
        if state.phase is MatchPhase.DEALING:
            feeds = self.rng.random() < self.feeding
            self.star = self.rng.randrange(rules.players) if feeds else None
            return DealHand(self._deal(rules))
        if state.phase is MatchPhase.MIXING:
            assert state.hand is not None
            pool = [card for cards in state.hand.setup.passes for card in cards or ()]
            self.rng.shuffle(pool)
            return ShufflePassed(tuple(pool))
        if rules.first_dealer is FirstDealer.RANDOM:
            return AppointDealer(self.rng.randrange(rules.players))
        return self._cut(rules)

    def _deal(self, rules: RuleSet) -> Deal:
        cards = list(rules.deck)
        self.rng.shuffle(cards)
        if self.rng.random() < self.rigged:
            cards.sort(key=lambda card: card.rank, reverse=True)
        size = rules.hand_size
        hands = [CardSet(cards[seat * size : (seat + 1) * size]) for seat in range(rules.players)]
        first = self.star or 0
        hands = hands[-first:] + hands[:-first]
        return Deal(tuple(hands), CardSet(cards[rules.players * size :]))

    def _cut(self, rules: RuleSet) -> CutForDealer:
        rounds: list[tuple[Card | None, ...]] = []
        tied = list(range(rules.players))
        while len(tied) > 1:
            drawn = self.rng.sample(list(rules.deck), len(tied))
            cut = dict(zip(tied, drawn, strict=True))
            rounds.append(tuple(cut.get(seat) for seat in range(rules.players)))
            lowest = min(card.rank for card in drawn)
            tied = [seat for seat in tied if cut[seat].rank == lowest]
        return CutForDealer(tuple(rounds))


@dataclass
class Course:
    """A match as it went: each action with the state before it, and the events after it."""

    rules: RuleSet
    started: list[Event]
    states: list[MatchState]
    """The state before each action, and the last one."""
    actions: list[tuple[int, Action]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    """The events of each action."""

    @property
    def last(self) -> MatchState:
        return self.states[-1]


def play_course(rules: RuleSet, seed: int, most_hands: int = 40, **bent: float) -> Course:
    """A match from its start to its end, or through so many hands."""
    player = Player(random.Random(seed), **bent)
    state, started = MatchState.start(rules)
    course = Course(rules, started, [state])
    while state.to_act:
        if state.phase is MatchPhase.DEALING and state.hands_played == most_hands:
            break
        seat = player.rng.choice(state.to_act)
        action = player.action(state, seat)
        state, events = state.apply(seat, action)
        course.states.append(state)
        course.actions.append((seat, action))
        course.events.append(events)
    return course
