"""Plays one random match on the engine and on the reference, and compares them at every step.

Replay one match, with its rule text and each step, by its seed:

    PYTHONPATH=tests .venv/bin/python -m reference.differential SEED
"""

import random
import sys
from typing import Any

from openhearts.cards import Card, CardSet, Deal
from openhearts.rules import events as happened
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
    format_action,
)
from openhearts.rules.errors import IllegalAction, RuleSetError
from openhearts.rules.events import Event
from openhearts.rules.hand import HandState
from openhearts.rules.match import MatchState
from openhearts.rules.options import MoonChoice, PassEntry
from openhearts.rules.ruleset import RuleSet
from openhearts.rules.ruletext import build_rules, format_rules, plain_options
from reference.cards import FULL_DECK, rank_order
from reference.engine import (
    PRESETS,
    Hand,
    IllegalPass,
    IllegalPlay,
    Match,
    Refused,
    as_written,
    build,
    choice_is_due,
    dealer_by_cuts,
    deck,
    hand_scores,
    pass_entry,
    pass_size,
    shooter,
)
from reference.options import PASS_ENTRIES, WORDS
from reference.random_rules import random_changes, random_options
from reference.scoring import moon_scores

MOST_HANDS = 40
"""Matches that would go on for ever (ties that never part) are broken off here."""


class Mismatch(AssertionError):
    """The two engines disagree; the message says where and how to replay it."""


class Comparison:
    """One random match on both engines."""

    def __init__(self, seed: int, tell: bool = False) -> None:
        self.seed = seed
        self.tell = tell
        self.rng = random.Random(seed)
        preset, players, changes = random_options(self.rng)
        self.options: dict[str, Any] = build(preset, players, changes)
        self.rules: RuleSet = build_rules(preset, players, changes)
        self.log: list[str] = []
        self.note(format_rules(self.rules))
        self.state, started = MatchState.start(self.rules)
        self.agree("options", plain_form(self.rules), as_written(self.options))
        self.agree("first event", started, [happened.MatchStarted(self.rules)])

    # ------------------------------------------------------------- helpers

    def note(self, line: str) -> None:
        self.log.append(line)
        if self.tell:
            print(line)  # noqa: T201 - only when a person replays a match

    def agree(self, what: str, engine: Any, reference: Any) -> None:
        if engine != reference:
            raise Mismatch(
                f"seed {self.seed}, step {len(self.log)}: {what}\n"
                f"  the engine says    {engine}\n  the reference says {reference}\n"
                f"rules: {self.log[0]}\nlast steps:\n  " + "\n  ".join(self.log[1:][-8:]) + "\n"
                f"replay: PYTHONPATH=tests .venv/bin/python -m reference.differential {self.seed}"
            )

    def act(self, seat: int, action: Action) -> list[Event]:
        self.note(f"{seat} {format_action(action)}")
        before = self.state
        self.agree("an action the reference allows", before.why_not(seat, action), None)
        self.state, events = before.apply(seat, action)
        return events

    def refuse(self, seat: int, action: Action) -> None:
        """The engine must refuse what the reference has refused, and change nothing."""
        state = self.state
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            self.agree("reason", state.why_not(seat, action), error.reason)
            self.agree("a sentence", bool(str(error)), True)
            return
        self.agree(f"refusal of {seat} {format_action(action)}", "allowed", "refused")

    # --------------------------------------------------------------- a match

    def play(self) -> "Comparison":
        first_dealer = self.find_dealer()
        match = Match(self.options, first_dealer)
        while not match.ended and match.hands_played < MOST_HANDS:
            self.play_hand(match)
        self.agree("end", bool(self.state.winners), match.ended)
        self.agree("to act", self.state.to_act, () if match.ended else (CHANCE,))
        return self

    def find_dealer(self) -> int:
        players = self.options["players"]
        wanted = self.options["first_dealer"]
        if isinstance(wanted, int):
            return wanted
        if wanted == "RANDOM":
            dealer = self.rng.randrange(players)
            events = self.act(CHANCE, AppointDealer(dealer))
            self.agree("events", events, [happened.DealerFound(dealer, ())])
            return dealer
        rounds = self.cut()
        dealer = dealer_by_cuts(players, rounds)
        cuts = tuple(tuple(None if c == "-" else Card.parse(c) for c in cut) for cut in rounds)
        events = self.act(CHANCE, CutForDealer(cuts))
        self.agree("events", events, [happened.DealerFound(dealer, cuts)])
        return dealer

    def cut(self) -> list[list[str]]:
        players = self.options["players"]
        tied = list(range(players))
        rounds = []
        while len(tied) > 1:
            drawn = dict(zip(tied, self.rng.sample(deck(self.options), len(tied)), strict=True))
            rounds.append([drawn.get(seat, "-") for seat in range(players)])
            lowest = min(map(rank_order, drawn.values()))
            tied = [seat for seat in tied if rank_order(drawn[seat]) == lowest]
        return rounds

    def deal(self) -> tuple[list[list[str]], list[str]]:
        """A deal; now and then one seat gets the high cards, so that moons and suns occur."""
        cards = deck(self.options)
        self.rng.shuffle(cards)
        size, players = self.options["hand_size"], self.options["players"]
        if self.rng.random() < 0.2:
            cards.sort(key=rank_order, reverse=self.rng.random() < 0.9)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
        turn = self.rng.randrange(players)
        return hands[turn:] + hands[:turn], cards[players * size :]

    def play_hand(self, match: Match) -> None:
        number = match.hands_played + 1
        dealer = match.dealer(number)
        self.agree("dealer", self.state.dealer, dealer)
        hands, kitty = self.deal()
        hand = Hand(self.options, number, dealer, hands, kitty)
        deal = Deal(tuple(card_set(cards) for cards in hands), card_set(kitty))
        events = self.act(CHANCE, DealHand(deal))
        size = pass_size(self.options, number)
        entry = PassEntry(pass_entry(self.options, number) if size else "H")
        expected: list[Event] = [happened.HandStarted(number, dealer, entry, size, len(kitty))]
        expected += [happened.CardsDealt(s, cards) for s, cards in enumerate(deal.hands)]
        if hand.passing:
            self.agree("events", events, expected)
            self.pass_cards(hand, size, entry)
        else:
            expected.append(happened.PlayBegan(hand.leader or 0))
            self.agree("events", events, expected)
        self.play_cards(hand, match)

    # ------------------------------------------------------------- the pass

    def pass_cards(self, hand: Hand, size: int, entry: PassEntry) -> None:
        players = hand.players
        order = list(range(players))
        self.rng.shuffle(order)
        chosen: dict[int, list[str]] = {}
        for place, seat in enumerate(order):
            self.wrong_pass(hand, self.rng.choice(order), size)
            self.agree("to pass", self.state.to_act, tuple(sorted(order[place:])))
            chosen[seat] = self.rng.sample(sorted(hand.hands[seat]), size)
            hand.choose_pass(seat, chosen[seat])
            cards = tuple(map(Card.parse, chosen[seat]))
            events = self.act(seat, PassCards(cards))
            self.agree("events", events[:1], [happened.CardsPassed(seat, cards)])
        pool = None
        if entry is PassEntry.MIX:
            pool = [card for cards in chosen.values() for card in cards]
            self.rng.shuffle(pool)
            self.agree("to act", self.state.to_act, (CHANCE,))
            self.refuse(CHANCE, ShufflePassed(tuple(map(Card.parse, pool[1:]))))
            events += self.act(CHANCE, ShufflePassed(tuple(map(Card.parse, pool))))
        before = [set(cards) for cards in hand.hands]
        hand.exchange(pool)
        received = events[1:-1]
        self.agree("receivers", len(received), players)
        for seat, event in enumerate(received):
            assert isinstance(event, happened.CardsReceived)
            got = hand.hands[seat] - (before[seat] - set(chosen[seat]))
            self.agree("receiver", event.seat, seat)
            self.agree("received", sorted(c.text for c in event.cards), sorted(got))
            givers = [
                None if pool else next(s for s in chosen if card.text in chosen[s])
                for card in event.cards
            ]
            self.agree("givers", list(event.givers), givers)
        self.agree("play began", events[-1], happened.PlayBegan(hand.leader or 0))

    def wrong_pass(self, hand: Hand, seat: int, size: int) -> None:
        held = sorted(hand.hands[seat])
        kind = self.rng.choice(["count", "twice", "not held", "any"])
        if kind == "count":
            cards = self.rng.sample(held, self.rng.choice([size - 1, min(size + 1, len(held))]))
        elif kind == "twice":
            cards = [held[0]] * size
        elif kind == "not held":
            cards = self.rng.sample(sorted(set(FULL_DECK) - set(held)), size)
        else:
            cards = self.rng.choices(FULL_DECK, k=size)
        try:
            hand.choose_pass(seat, cards)
        except IllegalPass:
            self.refuse(seat, PassCards(tuple(map(Card.parse, cards))))
        else:
            hand.chosen[seat] = None

    # -------------------------------------------------------------- the play

    def play_cards(self, hand: Hand, match: Match) -> None:
        values = self.options["points"]
        style = self.rng.choice(["random", "random", "random", "feed"])
        star = self.rng.randrange(hand.players)
        while True:
            engine = self.hand()
            self.agree("turn", self.state.to_act, (hand.turn,))
            self.agree("legal", texts(engine.legal_cards()), hand.legal())
            self.agree("hands", [texts(CardSet.from_mask(m)) for m in engine.hands], hand.hands)
            seat, legal = hand.turn or 0, hand.legal()
            self.wrong_play(hand)
            card = self.choose(style, star, seat, legal)
            facts = hand.play(card)
            events = self.act(seat, PlayCard(Card.parse(card)))
            expected: list[Event] = []
            for fact in facts:
                match fact:
                    case ("played", who, what):
                        expected.append(happened.CardPlayed(who, Card.parse(what)))
                    case ("broken", who, what):
                        expected.append(happened.HeartsBroken(who, Card.parse(what)))
                    case ("trick", who, what):
                        cards = tuple(map(Card.parse, what))
                        points = sum(values.get(text, 0) for text in what)
                        expected.append(happened.TrickTaken(sum(hand.tricks), who, cards, points))
                    case ("kitty", who, what):
                        looks = self.options["kitty_seen_by"] == "TAKER"
                        expected.append(happened.KittyTaken(who, len(what), card_set(what), looks))
            engine = self.hand()
            self.agree("broken", engine.broken, hand.broken)
            self.agree(
                "captured", [texts(CardSet.from_mask(m)) for m in engine.captured], hand.captured
            )
            self.agree("tricks", list(engine.taken), hand.tricks)
            self.agree(
                "kitty",
                engine.kitty_taker,
                -1 if hand.kitty_taken_by is None else hand.kitty_taken_by,
            )
            if hand.over:
                self.score(hand, match, events, expected)
                return
            self.agree("events", events, expected)

    def hand(self) -> HandState:
        assert self.state.hand is not None
        return self.state.hand

    def choose(self, style: str, star: int, seat: int, legal: set[str]) -> str:
        cards = sorted(legal, key=lambda card: (rank_order(card), card))
        if style == "random" or self.rng.random() < 0.1:
            return self.rng.choice(cards)
        if seat == star:
            return cards[-1]
        worth = self.options["points"]
        return max(cards, key=lambda card: (worth.get(card, 0), -rank_order(card)))

    def wrong_play(self, hand: Hand) -> None:
        seat = hand.turn or 0
        card = self.rng.choice(sorted(hand.hands[seat]) if self.rng.random() < 0.6 else FULL_DECK)
        if self.rng.random() < 0.1:
            other = (seat + self.rng.randint(1, hand.players - 1)) % hand.players
            self.refuse(other, PlayCard(Card.parse(card)))
        if card in hand.legal():
            return
        try:
            hand.play(card)
        except IllegalPlay:
            self.refuse(seat, PlayCard(Card.parse(card)))

    # --------------------------------------------------------- the hand's end

    def score(self, hand: Hand, match: Match, events: list[Event], expected: list[Event]) -> None:
        options, rng = self.options, self.rng
        if hand.kitty:
            expected.append(happened.KittyShown(card_set(hand.kitty), hand.kitty_taken_by or 0))
        shot_by = shooter(options, hand.captured)
        if shot_by is not None:
            sun = hand.tricks[shot_by] == sum(hand.tricks)
            expected.append(happened.MoonShot(shot_by, sun))
        choice = None
        if choice_is_due(options, hand.captured):
            self.agree("events", events, expected)
            self.agree("to choose", self.state.to_act, (shot_by,))
            self.refuse((shot_by or 0) + 1, ChooseMoon(MoonChoice.ADD))
            choice = rng.choice(["ADD", "SUBTRACT"])
            events = self.act(shot_by or 0, ChooseMoon(MoonChoice(choice)))
            expected = [happened.MoonChosen(shot_by or 0, MoonChoice(choice))]
        elif not match.ended:
            self.refuse(0, ChooseMoon(MoonChoice.ADD))
        before, played = list(match.totals), match.hands_played
        scores = hand_scores(options, hand.captured, hand.tricks, choice, before, played)
        match.apply(scores)
        effect = None
        if shot_by is not None:
            adding = moon_scores(options, hand.captured, hand.tricks, shot_by, subtract=False)
            effect = MoonChoice.ADD if scores == adding else MoonChoice.SUBTRACT
        worth = options["points"]
        card_points = tuple(sum(worth.get(c, 0) for c in cards) for cards in hand.captured)
        totals = tuple(match.totals)
        expected.append(
            happened.HandScored(played + 1, card_points, shot_by, effect, tuple(scores), totals)
        )
        for seat, (old, score) in enumerate(zip(before, scores, strict=True)):
            if old + score != totals[seat]:
                expected.append(happened.TotalReset(seat, old + score, totals[seat]))
        if match.ended:
            expected.append(happened.MatchEnded(tuple(match.winners), totals))
        self.agree("events", events, expected)
        self.agree("totals", self.state.totals, totals)
        self.agree("winners", list(self.state.winners), match.winners)


def plain_form(rules: RuleSet) -> dict[str, Any]:
    plain: dict[str, Any] = plain_options(rules)
    del plain["preset"]
    return plain


def card_set(cards: list[str]) -> CardSet:
    return CardSet(map(Card.parse, cards))


def texts(cards: CardSet) -> set[str]:
    return {card.text for card in cards}


# ------------------------------------------------------------------- refusals

WILD: list[Any] = [0, 1, 2, 3, 4, 5, 8, 13, 17, 18, -1, 52, 100, True, False, "none", "", "L", 1.5]


def wild_changes(rng: random.Random, preset: str, players: int) -> dict[str, Any]:
    """Changes that are often out of range or contradict one another."""
    changes = random_changes(rng, preset, players)
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        kind = rng.randrange(9)
        name = rng.choice([*WORDS, "moon_needs_bonus", "target_exceeded", "first_dealer"])
        if kind == 0:
            changes[name] = rng.choice([*WILD, "ANY", "NONE", "AFTER_BROKEN"])
        elif kind == 1:
            numbers = ["hand_size", "pass_count", "no_trick_bonus", "moon_value", "target"]
            changes[rng.choice([*numbers, "hand_limit", "first_dealer"])] = rng.choice(WILD)
        elif kind == 2:
            entries = rng.choices([*PASS_ENTRIES, "L4", "l", 2], k=rng.randint(0, 4))
            changes["pass_cycle"] = rng.choice([entries, entries, "L", {}])
        elif kind == 3:
            cards = rng.sample([*FULL_DECK, "1C", "qs"], rng.randint(0, 25))
            changes["removed"] = rng.choice([cards, cards, "2C", {"2C": 1}])
        elif kind == 4:
            table: dict[Any, Any] = {"QS": rng.choice(WILD), rng.choice([*FULL_DECK, "XX"]): 3}
            changes["points"] = rng.choice([table, table, ["QS"], 3])
        elif kind == 5:
            key = rng.choice(["100", "0", "-5", "1", "x", ""])
            changes["exact_resets"] = rng.choice([{key: rng.choice(WILD)}, {key: 50}, [], {}])
        elif kind == 6:
            changes |= {"opening_card": "THAT_CLUB", "first_lead": "ELDEST"}
        elif kind == 7:
            changes |= {"target": rng.choice(["none", 50]), "hand_limit": rng.choice(["none", 3])}
            changes["points"] = dict.fromkeys(FULL_DECK, 0)
        else:
            changes[rng.choice(["players", "preset", "moon_values", "deck"])] = 4
    return changes


def compare_refusals(seed: int) -> bool:
    """Both build this rule set, with the same values, or both refuse it; True when built."""
    rng = random.Random(seed)
    preset = rng.choice(PRESETS) if rng.random() < 0.95 else "nonsense"
    players: Any = (
        rng.choice([3, 4, 5, 6, 7]) if rng.random() < 0.95 else rng.choice([2, 8, "4", True])
    )
    changes = wild_changes(rng, *_known(preset, players))
    try:
        options: dict[str, Any] | None = build(preset, players, changes)
    except Refused:
        options = None
    try:
        rules: RuleSet | None = build_rules(preset, players, changes)
    except RuleSetError as error:
        rules = None
        if not error.options or not str(error):
            raise Mismatch(f"seed {seed}: a refusal without options: {error}") from None
    where = f"seed {seed}: {preset} for {players} with {changes}"
    if (rules is None) != (options is None):
        raise Mismatch(f"{where}: the engine {'refuses' if rules is None else 'accepts'} it")
    if rules is None or options is None:
        return False
    if plain_form(rules) != as_written(options):
        raise Mismatch(f"{where}: {plain_form(rules)} is not {as_written(options)}")
    return True


def _known(preset: str, players: Any) -> tuple[str, int]:
    try:
        build(preset, players)
    except Refused:
        return "standard", 4
    return preset, players


if __name__ == "__main__":
    Comparison(int(sys.argv[1]), tell=True).play()
