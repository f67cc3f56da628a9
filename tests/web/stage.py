"""What the tests decide about a table before it opens: the deals and the computer players."""

import random

from openhearts.cards import CardSet, Deal, Suit
from openhearts.players import choose_action, player_named
from openhearts.players.plain import SimplePlayer
from openhearts.rules.actions import CHANCE, AppointDealer, DealHand
from openhearts.rules.match import MatchState
from openhearts.rules.view import MatchPhase
from openhearts.table.house import AutomaticAction, House


class StagedHouse(House):
    """Deals what it was told to, and then by chance."""

    def __init__(self, players, shuffler, deals):
        super().__init__(players, shuffler)
        self.deals = list(deals)

    def next_automatic_action(self, referee):
        if referee.state.phase is MatchPhase.DEALING and self.deals:
            return AutomaticAction(CHANCE, DealHand(self.deals.pop(0)), None)
        return super().next_automatic_action(referee)


class Stage:
    """Makes the houses of a server: the same in every run, and the next ones as a test says."""

    def __init__(self):
        self.deals = []
        self.simple = False

    def set(self, *deals, simple=False):
        """Say how the tables opened from now on begin, and whether simple players sit there."""
        self.deals = list(deals)
        self.simple = simple

    def __call__(self, referee):
        players = {
            seat: player_named("simple" if self.simple else level, random.Random(seat))
            for seat, level in enumerate(referee.stand_ins)
            if level is not None
        }
        return StagedHouse(players, random.Random(referee.rules.players), self.deals)


def by_rank(card):
    return card.rank, card.suit


class HighPlayer:
    """Keeps and plays its highest cards: what it takes to shoot the moon with a strong hand."""

    def choose_pass(self, view):
        return tuple(sorted(view.hand.cards, key=by_rank)[: view.hand.cards_to_pass])

    def choose_play(self, view):
        return max(view.legal_cards(), key=by_rank)


def moon_deal(rules):
    """A deal with which seat 0 shoots the moon by its highest cards, against simple players."""
    strong = CardSet.parse("AH KH QH JH TH AS KS QS AC KC QC AD KD")
    rest = [card for suit in Suit for card in CardSet.from_mask(suit.mask) - strong]
    rng = random.Random(1)
    players = [HighPlayer(), *(SimplePlayer() for _ in range(3))]
    while True:
        rng.shuffle(rest)
        deal = Deal((strong, *(CardSet(rest[at : at + 13]) for at in (0, 13, 26))))
        state, _ = MatchState.start(rules)
        state, _ = state.apply(CHANCE, AppointDealer(0))
        state, _ = state.apply(CHANCE, DealHand(deal))
        while state.phase in (MatchPhase.PASSING, MatchPhase.PLAYING):
            seat = state.to_act[0]
            state, _ = state.apply(seat, choose_action(players[seat], state.view(seat)))
        if state.phase is MatchPhase.CHOOSING_MOON and state.to_act == (0,):
            return deal
