"""One hand: the pass, the legal cards, the tricks and the kitty (sections 1 and 3)."""

from typing import Any

from reference.cards import QUEEN_OF_SPADES, in_order, is_heart, rank_order, suit
from reference.errors import IllegalPass, IllegalPlay
from reference.options import cards_passed, deck

Fact = tuple[Any, ...]


def is_penalty(options: dict[str, Any], card: str) -> bool:
    """Penalty cards are worth more than zero."""
    return int(options["points"].get(card, 0)) > 0


def legal(
    options: dict[str, Any],
    hand: set[str],
    trick: list[tuple[int, str]],
    first_trick: bool,
    broken: bool,
    lowest_club_in_any_hand: str | None,
) -> set[str]:
    """All cards the seat on turn may play, given its hand and the cards on the table.

    Section 1, "How restrictions combine": following suit always holds; the other restrictions,
    each with its own exception, are taken together; if they leave no card, none applies.
    """
    if not hand:
        return set()
    if trick:
        led_suit = suit(trick[0][1])
        following = {card for card in hand if suit(card) == led_suit}
        if following:
            return following
        restrictions = restrictions_when_void(options, hand, first_trick, broken)
    else:
        restrictions = restrictions_on_lead(
            options, hand, first_trick, broken, lowest_club_in_any_hand
        )
    allowed = set(hand)
    for permitted in restrictions:
        allowed = allowed & permitted
    return allowed or set(hand)


def permitted_by_first_trick_ban(options: dict[str, Any], hand: set[str]) -> set[str]:
    """Section 1, `first_trick_points=BANNED`: no penalty cards, unless there is nothing else."""
    harmless = {card for card in hand if not is_penalty(options, card)}
    return harmless or set(hand)


def restrictions_on_lead(
    options: dict[str, Any],
    hand: set[str],
    first_trick: bool,
    broken: bool,
    lowest_club: str | None,
) -> list[set[str]]:
    """For each restriction on a lead: the cards of the hand it permits."""
    restrictions: list[set[str]] = []
    if first_trick:
        restrictions.append(permitted_by_opening_card(options, hand, lowest_club))
        if options["first_trick_points"] == "BANNED":
            restrictions.append(permitted_by_first_trick_ban(options, hand))
    restrictions.append(permitted_by_hearts_lead(options, hand, broken))
    if options["queen_lead"] == "AFTER_BROKEN" and not broken:
        restrictions.append({card for card in hand if card != QUEEN_OF_SPADES})
    return restrictions


def permitted_by_opening_card(
    options: dict[str, Any], hand: set[str], lowest_club: str | None
) -> set[str]:
    """Section 1, `opening_card`; if nothing in the hand qualifies, the restriction falls."""
    rule = options["opening_card"]
    if rule == "THAT_CLUB":
        qualifying = {card for card in hand if card == lowest_club}
    elif rule == "ANY_CLUB":
        qualifying = {card for card in hand if suit(card) == "C"}
    elif rule == "NOT_A_HEART":
        qualifying = {card for card in hand if not is_heart(card)}
    elif rule == "NOT_A_POINT_CARD":
        qualifying = {card for card in hand if options["points"].get(card, 0) == 0}
    else:
        qualifying = set(hand)
    return qualifying or set(hand)


def permitted_by_hearts_lead(options: dict[str, Any], hand: set[str], broken: bool) -> set[str]:
    """Section 1, `hearts_lead` and `stuck_lead`."""
    only_hearts = all(is_heart(card) for card in hand)
    only_penalty_cards = all(is_penalty(options, card) for card in hand)
    if options["hearts_lead"] == "FREE":
        hearts_may_be_led = True
    elif options["hearts_lead"] == "NEVER":
        hearts_may_be_led = only_hearts
    elif broken:
        hearts_may_be_led = True
    elif options["stuck_lead"] == "ONLY_PENALTY_CARDS":
        hearts_may_be_led = only_hearts or only_penalty_cards
    else:
        hearts_may_be_led = only_hearts
    if hearts_may_be_led:
        return set(hand)
    return {card for card in hand if not is_heart(card)}


def restrictions_when_void(
    options: dict[str, Any], hand: set[str], first_trick: bool, broken: bool
) -> list[set[str]]:
    """For each restriction on a discard: the cards of the hand it permits."""
    restrictions: list[set[str]] = []
    not_banned = set(hand)
    if first_trick and options["first_trick_points"] == "BANNED":
        not_banned = permitted_by_first_trick_ban(options, hand)
        restrictions.append(not_banned)
    if options["queen_discard"] == "AFTER_BROKEN" and not broken:
        restrictions.append({card for card in hand if card != QUEEN_OF_SPADES})
    if options["queen_discard"] == "FORCED" and QUEEN_OF_SPADES in not_banned:
        restrictions.append({QUEEN_OF_SPADES})
    return restrictions


def breaks_hearts(options: dict[str, Any], card: str) -> bool:
    """Section 1, `broken_by`: does playing this card break hearts?"""
    if options["broken_by"] == "HEART":
        return is_heart(card)
    if options["broken_by"] == "HEART_OR_QUEEN":
        return is_heart(card) or card == QUEEN_OF_SPADES
    return is_penalty(options, card)


def pass_entry(options: dict[str, Any], number: int) -> str:
    """The entry of the pass cycle for a hand; the first hand is number 1."""
    cycle: list[str] = options["pass_cycle"]
    return cycle[(number - 1) % len(cycle)]


def pass_size(options: dict[str, Any], number: int) -> int:
    """How many cards each seat passes in a hand; 0 is a hold."""
    return cards_passed(options, pass_entry(options, number))


def pass_target(options: dict[str, Any], number: int, seat: int) -> int | None:
    """The seat that gets this seat's cards; None in a hold, with `SCATTER` and with `MIX`."""
    entry = pass_entry(options, number)
    players: int = options["players"]
    steps_to_the_left = {
        "L": 1,
        "L2": 2,
        "L3": 3,
        "R": -1,
        "R2": -2,
        "R3": -3,
        "A": players // 2,
    }
    if pass_size(options, number) == 0 or entry not in steps_to_the_left:
        return None
    return (seat + steps_to_the_left[entry]) % players


def lowest_club(hands: list[set[str]]) -> str | None:
    """The lowest club in any hand; clubs in the kitty do not count (ruling X6)."""
    clubs = [card for hand in hands for card in hand if suit(card) == "C"]
    return min(clubs, key=rank_order) if clubs else None


class Hand:
    """One hand, from the deal to the last trick."""

    def __init__(
        self,
        options: dict[str, Any],
        number: int,
        dealer: int,
        hands: list[list[str]],
        kitty: list[str],
    ) -> None:
        self.options = options
        self.number = number
        self.dealer = dealer
        self.players: int = options["players"]
        dealt = [card for cards in hands for card in cards] + list(kitty)
        if len(hands) != self.players or sorted(dealt) != sorted(deck(options)):
            raise ValueError("the deal is not the whole deck, each card once")
        if any(len(cards) != options["hand_size"] for cards in hands):
            raise ValueError("a hand has the wrong number of cards")
        self.hands: list[set[str]] = [set(cards) for cards in hands]
        self.kitty: list[str] = in_order(list(kitty))
        self.chosen: list[list[str] | None] = [None] * self.players
        self.passing: bool = pass_size(options, number) > 0
        self.trick: list[tuple[int, str]] = []
        self.captured: list[set[str]] = [set() for _ in range(self.players)]
        self.tricks: list[int] = [0] * self.players
        self.broken = False
        self.kitty_taken_by: int | None = None
        self.over = False
        self.leader: int | None = None
        self.turn: int | None = None
        self.opening_club: str | None = None
        if not self.passing:
            self._begin_play()

    @property
    def eldest(self) -> int:
        """The seat left of the dealer."""
        return (self.dealer + 1) % self.players

    def pass_target(self, seat: int) -> int | None:
        """The seat that gets this seat's cards, None where there is no single one."""
        return pass_target(self.options, self.number, seat)

    def choose_pass(self, seat: int, cards: list[str]) -> None:
        """Take down what one seat passes; ruling X17 says what is refused."""
        if not self.passing:
            raise IllegalPass("no pass is due")
        if self.chosen[seat] is not None:
            raise IllegalPass("this seat has passed")
        if len(cards) != pass_size(self.options, self.number):
            raise IllegalPass("wrong number of cards")
        if len(set(cards)) != len(cards):
            raise IllegalPass("the same card twice")
        if not set(cards) <= self.hands[seat]:
            raise IllegalPass("a card not held")
        self.chosen[seat] = list(cards)

    def exchange(self, mix_order: list[str] | None = None) -> None:
        """Move the passed cards once all seats have chosen; then play begins (ruling X7)."""
        if not self.passing or any(cards is None for cards in self.chosen):
            raise IllegalPass("not everybody has passed")
        chosen: list[list[str]] = [list(cards or []) for cards in self.chosen]
        entry = pass_entry(self.options, self.number)
        received: list[set[str]] = [set() for _ in range(self.players)]
        if entry == "MIX":
            pool = [card for cards in chosen for card in cards]
            if mix_order is None or sorted(mix_order) != sorted(pool):
                raise ValueError("the mix order is not the pool of passed cards")
            for position, card in enumerate(mix_order):
                received[(self.eldest + position) % self.players].add(card)
        elif entry == "SCATTER":
            for seat, cards in enumerate(chosen):
                for step, card in enumerate(cards, start=1):
                    received[(seat + step) % self.players].add(card)
        else:
            for seat, cards in enumerate(chosen):
                target = self.pass_target(seat)
                assert target is not None
                received[target] |= set(cards)
        for seat in range(self.players):
            self.hands[seat] -= set(chosen[seat])
        for seat in range(self.players):
            self.hands[seat] |= received[seat]
        self.passing = False
        self._begin_play()

    def apply_passes(self, passes: list[list[str]], mix_order: list[str] | None = None) -> None:
        """The choices of all seats, seat 0 first, and the exchange."""
        for seat, cards in enumerate(passes):
            self.choose_pass(seat, cards)
        self.exchange(mix_order)

    def _begin_play(self) -> None:
        """Section 1, `first_lead`: decided after the pass."""
        self.opening_club = lowest_club(self.hands)
        self.leader = self.eldest
        if self.options["first_lead"] == "LOWEST_CLUB" and self.opening_club is not None:
            for seat in range(self.players):
                if self.opening_club in self.hands[seat]:
                    self.leader = seat
        self.turn = self.leader

    def legal(self) -> set[str]:
        """The cards the seat on turn may play; empty before play and after the last trick."""
        if self.turn is None:
            return set()
        return legal(
            self.options,
            self.hands[self.turn],
            self.trick,
            sum(self.tricks) == 0,
            self.broken,
            self.opening_club,
        )

    def play(self, card: str) -> list[Fact]:
        """The seat on turn plays a card. What happened, as facts:

        ("played", seat, card), ("broken", seat, card) when this card breaks hearts,
        ("trick", winner, cards in order of play), ("kitty", seat, cards).
        """
        seat = self.turn
        if seat is None:
            raise IllegalPlay("nobody is on turn")
        if card not in self.hands[seat]:
            raise IllegalPlay("you do not hold " + card)
        if card not in self.legal():
            raise IllegalPlay(card + " may not be played now")
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        facts: list[Fact] = [("played", seat, card)]
        if not self.broken and breaks_hearts(self.options, card):
            self.broken = True
            facts.append(("broken", seat, card))
        if len(self.trick) < self.players:
            self.turn = (seat + 1) % self.players
        else:
            facts.extend(self._finish_trick())
        return facts

    def _finish_trick(self) -> list[Fact]:
        """The highest card of the suit led takes the trick, and perhaps the kitty."""
        led_suit = suit(self.trick[0][1])
        followers = [entry for entry in self.trick if suit(entry[1]) == led_suit]
        winner = max(followers, key=lambda entry: rank_order(entry[1]))[0]
        cards = [card for _, card in self.trick]
        self.captured[winner] |= set(cards)
        self.tricks[winner] += 1
        self.trick = []
        last = not any(self.hands)
        facts: list[Fact] = [("trick", winner, cards)]
        if self.kitty and self.kitty_taken_by is None and self._trick_takes_kitty(cards, last):
            self.kitty_taken_by = winner
            self.captured[winner] |= set(self.kitty)
            facts.append(("kitty", winner, list(self.kitty)))
        if last:
            self.over = True
            self.leader = None
            self.turn = None
        else:
            self.leader = winner
            self.turn = winner
        return facts

    def _trick_takes_kitty(self, cards: list[str], last: bool) -> bool:
        """Section 1, `kitty`; a kitty nobody took goes with the last trick."""
        rule = self.options["kitty"]
        if last:
            return True
        if rule == "FIRST_TRICK":
            return True
        if rule == "FIRST_PENALTY_CARD":
            return any(is_penalty(self.options, card) for card in cards)
        if rule == "FIRST_HEART":
            return any(is_heart(card) for card in cards)
        return False
