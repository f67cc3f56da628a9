"""The rules in plain English, generated from the options.

So a custom rule set gets its own correct rule page. A rule that is not in force is not
mentioned, unless people expect it (no moon, no passing, ties).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openhearts.cards import Card, CardSet, Rank, Suit
from openhearts.rules.facts import counted
from openhearts.rules.option_words import PASS_WORDS
from openhearts.rules.options import (
    BrokenBy,
    FirstDealer,
    FirstLead,
    FirstTrickPoints,
    HeartsLead,
    Kitty,
    KittySeenBy,
    Moon,
    OpeningCard,
    PassEntry,
    QueenDiscard,
    QueenLead,
    StuckLead,
    Sun,
    Tie,
)
from openhearts.rules.ruleset import RuleSet

QUEEN_OF_SPADES = Card.parse("QS")

DEAL, PASSING, OPENING, PLAY, POINTS, END = (
    "Deal",
    "Passing",
    "First trick",
    "Play",
    "Points",
    "End of the match",
)
"""The headings of a rule page, in their order."""


@dataclass(frozen=True, slots=True)
class RuleSentence:
    """One sentence of a rule page, and the options it speaks of."""

    section: str
    text: str
    options: tuple[str, ...]


def describe(rules: RuleSet) -> tuple[RuleSentence, ...]:
    """Return the rules of a game as sentences, section by section."""
    return (
        *_deal(rules),
        *_passing(rules),
        *_opening(rules),
        *_play(rules),
        *_points(rules),
        *_end(rules),
    )


def describe_text(rules: RuleSet) -> str:
    """Return the rules as plain text, a heading a section."""
    lines: list[str] = []
    heading = ""
    for sentence in describe(rules):
        if sentence.section != heading:
            heading = sentence.section
            lines += ["", heading] if lines else [heading]
        lines.append(f"  - {sentence.text}")
    return "\n".join(lines)


def _deal(rules: RuleSet) -> list[RuleSentence]:
    def say(text: str, *options: str) -> None:
        sentences.append(RuleSentence(DEAL, text, options))

    sentences: list[RuleSentence] = []
    say(f"{_number(rules.players).capitalize()} players.", "players")
    cards = len(rules.deck)
    each = f"{counted(rules.hand_size, 'card')} each"
    if rules.removed:
        removed = _join([_the(card) for card in rules.removed])
        say(
            f"Without {removed} the deck has {cards} cards; {each}.",
            "removed",
            "hand_size",
        )
    else:
        say(f"The full deck of 52 cards; {each}.", "removed", "hand_size")
    if rules.kitty_size:
        left = rules.kitty_size
        who = {
            Kitty.FIRST_TRICK: "goes to the winner of the first trick",
            Kitty.FIRST_PENALTY_CARD: (
                "goes to the winner of the first trick that holds a penalty card"
            ),
            Kitty.FIRST_HEART: "goes to the winner of the first trick that holds a heart",
            Kitty.LAST_TRICK: "goes to the winner of the last trick",
            Kitty.NONE: "",
        }[rules.kitty]
        text = f"The {_cards(left)} left over {'is' if left == 1 else 'are'} the kitty, which {who}"
        if rules.kitty in (Kitty.FIRST_PENALTY_CARD, Kitty.FIRST_HEART):
            text += " (if there is no such trick, of the last one)"
        count = (
            "it counts like a card won in a trick, but breaks nothing"
            if left == 1
            else "its cards count like cards won in a trick, but break nothing"
        )
        say(f"{text}; {count}.", "kitty")
        seen = (
            "Whoever takes the kitty looks at it; the others see it when the hand is scored."
            if rules.kitty_seen_by is KittySeenBy.TAKER
            else "Nobody sees the kitty before the hand is scored."
        )
        say(seen, "kitty_seen_by")
    if rules.first_dealer is FirstDealer.LOWEST_CUT:
        dealer = "All cut a card, and the lowest deals first (ace high; those tied cut again)"
    elif rules.first_dealer is FirstDealer.RANDOM:
        dealer = "The first dealer is drawn at random"
    else:
        dealer = f"Seat {rules.first_dealer} deals first"
    say(f"{dealer}; the deal then passes to the left.", "first_dealer")
    return sentences


def _passing(rules: RuleSet) -> list[RuleSentence]:
    entries = [rules.pass_entry(number + 1) for number in range(len(rules.pass_cycle))]
    options = ("pass_count", "pass_cycle")
    if all(entry is PassEntry.HOLD for entry in entries):
        return [RuleSentence(PASSING, "No cards are passed.", options)]
    ways = [PASS_WORDS[entry] for entry in entries]
    start = f"Each player passes {_cards(rules.pass_count)}"
    if PassEntry.SCATTER in entries:
        start = "Each player passes cards"
        ways = [
            way
            if entry in (PassEntry.HOLD, PassEntry.SCATTER)
            else f"{_cards(rules.pass_count)} {way}"
            for entry, way in zip(entries, ways, strict=True)
        ]
    if len(ways) == 1:
        text = f"{start} in every hand: {ways[0]}."
    else:
        text = f"{start}, by turns from hand to hand: {_list(ways)}."
    sentences = [RuleSentence(PASSING, text, options)]
    sentences.append(
        RuleSentence(PASSING, "Nobody sees what comes before all have chosen.", ("pass_cycle",))
    )
    if PassEntry.MIX in entries:
        sentences.append(
            RuleSentence(
                PASSING,
                "From the pool the cards are dealt back one at a time from the dealer's left;"
                " one's own may come back.",
                ("pass_cycle",),
            )
        )
    return sentences


def _opening(rules: RuleSet) -> list[RuleSentence]:
    clubs = len(rules.deck.of_suit(Suit.CLUBS))
    by_club = rules.first_lead is FirstLead.LOWEST_CLUB and clubs > 0
    lead = (
        "Whoever holds the lowest club in any hand after the pass leads to the first trick"
        if by_club
        else "The player on the dealer's left leads to the first trick"
    )
    asks_for_club = rules.opening_card in (OpeningCard.THAT_CLUB, OpeningCard.ANY_CLUB)
    opening = rules.opening_card if clubs or not asks_for_club else OpeningCard.ANY
    what = {
        OpeningCard.THAT_CLUB: ", with that club.",
        OpeningCard.ANY_CLUB: ", with any club (with any card if there is none in hand).",
        OpeningCard.NOT_A_HEART: ", with any card but a heart (a hand of hearts leads one).",
        OpeningCard.NOT_A_POINT_CARD: ", with any card that does not count (unless all do).",
        OpeningCard.ANY: ", with any card.",
    }[opening]
    sentences = [RuleSentence(OPENING, lead + what, ("first_lead", "opening_card"))]
    if by_club and clubs <= rules.kitty_size:
        text = "If no hand holds a club, the player on the dealer's left leads"
        text += ", with any card." if asks_for_club else "."
        sentences.append(RuleSentence(OPENING, text, ("first_lead", "opening_card")))
    if rules.first_trick_points is FirstTrickPoints.BANNED:
        text = (
            "No penalty card may be led to or thrown on the first trick, unless the hand holds"
            " nothing else; following suit with one is lawful."
        )
    else:
        text = "Penalty cards may be played on the first trick."
    sentences.append(RuleSentence(OPENING, text, ("first_trick_points",)))
    return sentences


def _play(rules: RuleSet) -> list[RuleSentence]:
    def say(text: str, *options: str) -> None:
        sentences.append(RuleSentence(PLAY, text, options))

    sentences: list[RuleSentence] = []
    say("Follow suit if you can; the highest card of the suit led takes the trick. No trumps.")
    breaking = {
        BrokenBy.HEART: "a heart is played",
        BrokenBy.HEART_OR_QUEEN: "a heart or the queen of spades is played",
        BrokenBy.PENALTY_CARD: "a penalty card is played",
    }[rules.broken_by]
    hearts = bool(rules.deck.of_suit(Suit.HEARTS))
    queen = QUEEN_OF_SPADES in rules.deck
    waits = (hearts and rules.hearts_lead is HeartsLead.AFTER_BROKEN) or (
        queen
        and (
            rules.queen_lead is QueenLead.AFTER_BROKEN
            or rules.queen_discard is QueenDiscard.AFTER_BROKEN
        )
    )
    if not hearts:
        say("There are no hearts in the deck.", "removed")
    elif rules.hearts_lead is HeartsLead.FREE:
        say("Hearts may be led at any time.", "hearts_lead")
    elif rules.hearts_lead is HeartsLead.NEVER:
        say("A heart may be led only from a hand of nothing but hearts.", "hearts_lead")
    else:
        stuck = (
            "nothing but hearts"
            if rules.stuck_lead is StuckLead.ONLY_HEARTS
            else "nothing but hearts or nothing but penalty cards"
        )
        say(
            f"A heart may not be led before hearts are broken, unless the hand holds {stuck}.",
            "hearts_lead",
            "stuck_lead",
        )
    if waits:
        say(f"Hearts are broken as soon as {breaking}.", "broken_by")
    if queen and rules.queen_lead is QueenLead.AFTER_BROKEN:
        say("The queen of spades may not be led before hearts are broken.", "queen_lead")
    if queen and rules.queen_discard is QueenDiscard.AFTER_BROKEN:
        say(
            "The queen of spades may not be thrown before hearts are broken; following spades with"
            " her is always lawful.",
            "queen_discard",
        )
    elif queen and rules.queen_discard is QueenDiscard.FORCED:
        say(
            "Whoever cannot follow suit must throw the queen of spades, if that trick allows her.",
            "queen_discard",
        )
    say("If the rules together leave no card, any card may be played.")
    return sentences


def _points(rules: RuleSet) -> list[RuleSentence]:
    def say(text: str, *options: str) -> None:
        sentences.append(RuleSentence(POINTS, text, options))

    sentences: list[RuleSentence] = []
    penalties = _worth({card: v for card, v in rules.card_values.items() if v > 0}, rules.deck)
    if penalties:
        say(f"{penalties}: {rules.penalty_sum} in all. Points are bad.", "points")
    else:
        say("No card costs points.", "points")
    bonuses = _worth({card: v for card, v in rules.card_values.items() if v < 0}, rules.deck)
    if bonuses:
        say(f"Bonus: {bonuses[0].lower()}{bonuses[1:]}.", "points")
    if rules.no_trick_bonus:
        say(
            f"Whoever takes no trick gets {_points_off(-rules.no_trick_bonus)}, moon or not.",
            "no_trick_bonus",
        )
    sentences += _moon(rules)
    return sentences


def _moon(rules: RuleSet) -> list[RuleSentence]:
    def say(text: str, *options: str) -> None:
        sentences.append(RuleSentence(POINTS, text, options))

    sentences: list[RuleSentence] = []
    if rules.moon is Moon.NONE or not rules.penalty_cards:
        say("There is no moon to shoot: cards always score for whoever took them.", "moon")
        return sentences
    points = rules.moon_points
    add = f"scores 0, and each of the others {points}"
    subtract = f"gets {_points_off(points)}, and the others score 0"
    effect = {
        Moon.ADD_TO_OTHERS: add,
        Moon.SUBTRACT_FROM_SELF: subtract,
        Moon.CHOICE: f"chooses when the hand is scored: either the shooter {add}; or {subtract}",
        Moon.AUTO: f"{add}; but if that would end the match without the shooter among the"
        f" winners, the shooter {subtract}",
    }[rules.moon]
    needed = (
        "every penalty card and every bonus card"
        if rules.moon_needs_bonus and rules.bonus_cards
        else "every penalty card"
    )
    say(
        f"Shooting the moon: whoever takes {needed} {effect}.",
        "moon",
        "moon_value",
        "moon_needs_bonus",
    )
    if rules.bonus_cards:
        if rules.moon_needs_bonus:
            say("In a moon the bonus cards score nothing besides.", "moon_needs_bonus")
        else:
            say("Bonus cards score for whoever took them, moon or not.", "moon_needs_bonus")
    if rules.sun is Sun.DOUBLE:
        say(
            f"Shooting the sun: a moon with every trick counts twice, {2 * points}.",
            "sun",
        )
    return sentences


def _end(rules: RuleSet) -> list[RuleSentence]:
    def say(text: str, *options: str) -> None:
        sentences.append(RuleSentence(END, text, options))

    sentences: list[RuleSentence] = []
    if rules.exact_resets:
        resets = _join([f"{reached} becomes {_signed(new)}" for reached, new in rules.exact_resets])
        say(f"A total reached exactly is reset: {resets}.", "exact_resets")
    target = None
    if rules.target is not None:
        verb = "passes" if rules.target_exceeded else "reaches"
        target = f"after a hand in which a total {verb} {rules.target}"
    limit = None
    if rules.hand_limit is not None:
        limit = f"after {_number(rules.hand_limit)} hand{'' if rules.hand_limit == 1 else 's'}"
    when = " or ".join(part for part in (target, limit) if part)
    say(f"The match ends {when}. The lowest total wins.", "target", "target_exceeded", "hand_limit")
    if rules.tie is Tie.SHARE:
        say("Several lowest at the end share the win.", "tie")
    else:
        say(
            "If several are lowest then, play goes on until it would end with one alone lowest.",
            "tie",
        )
    return sentences


def _worth(values: Mapping[Card, int], deck: CardSet) -> str:
    """Say what cards are worth, cards of one value together: "Hearts 1 each, the QS 13"."""
    parts: list[str] = []
    left = dict(values)
    hearts = deck.of_suit(Suit.HEARTS)
    if len(hearts) > 1 and all(left.get(card) == card.rank + 2 for card in hearts):
        parts.append("hearts their rank (jack 11, queen 12, king 13, ace 14)")
        for card in hearts:
            del left[card]
    by_rank = _whole_ranks(left)
    groups: dict[tuple[int, Suit | Rank], list[Card]] = {}
    for card, value in left.items():
        key = card.rank if card.rank in by_rank else card.suit
        groups.setdefault((value, key), []).append(card)
    named = [
        (value, key, cards, _group_name(key, cards, left, deck))
        for (value, key), cards in groups.items()
    ]
    # "The other hearts" come after the hearts that are named.
    named.sort(
        key=lambda group: (
            isinstance(group[1], Suit),
            group[3].startswith("the other "),
            -len(group[2]),
            -abs(group[0]),
        )
    )
    for value, key, cards, name in named:
        each = " each" if len(cards) > 1 and isinstance(key, Suit) else ""
        parts.append(f"{name} {_signed(value)}{each}")
    text = _join(parts)
    return text[:1].upper() + text[1:]


def _whole_ranks(values: Mapping[Card, int]) -> set[Rank]:
    ranks: dict[Rank, list[int]] = {}
    for card, value in values.items():
        ranks.setdefault(card.rank, []).append(value)
    return {rank for rank, worth in ranks.items() if len(worth) == 4 and len(set(worth)) == 1}


def _group_name(
    key: Suit | Rank, cards: Sequence[Card], values: Mapping[Card, int], deck: CardSet
) -> str:
    if len(cards) == 1:
        return _the(cards[0])
    if isinstance(key, Rank):
        return f"every {key.name.lower()}"
    suit = key.name.lower()
    missing = deck.of_suit(key) - CardSet(cards)
    if len(cards) > 4 and len(missing) < len(cards):
        if not missing:
            return suit
        if all(card in values for card in missing):
            return f"the other {suit}"
        return f"{suit} but {_join([f'the {card.rank.name.lower()}' for card in missing])}"
    return _join([_the(card) for card in CardSet(cards)])


def _points_off(count: int) -> str:
    return f"{counted(count, 'point')} off"


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _the(card: Card) -> str:
    return f"the {card.name}"


def _cards(count: int) -> str:
    return f"{_number(count)} card{'' if count == 1 else 's'}"


_NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def _number(count: int) -> str:
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def _join(parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def _list(parts: Sequence[str]) -> str:
    return f"{', '.join(parts[:-1])}, then {parts[-1]}"
