"""The test vectors of ``docs/fair-deals.md``, worked out twice: by the library and by hand."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from openhearts.cards import FULL_DECK, Card, CardSet, deal_cards
from openhearts.cards.sealing import Purpose, Salt, Seal
from openhearts.rules.drawing import cut_for_dealer, draw_dealer, draw_mix
from openhearts.rules.ruletext import build_rules

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "fair-deals.md"
CASES = json.loads(
    re.search(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)[1]
)


def seal_of(case):
    salts = tuple(Salt(one["seat"], bytes.fromhex(one["data"])) for one in case["salts"])
    return Seal(bytes.fromhex(case["secret"]), salts)


def cards(text):
    return CardSet.parse(text)


def drawn(seal, wanted):
    """What the library draws, in the words of the document."""
    match wanted["of"]:
        case "dealer":
            rules = build_rules("standard", wanted["seats"])
            return {"dealer": draw_dealer(rules, seal.shuffler(Purpose.DEALER)).dealer}
        case "cut":
            rules = build_rules("classic", wanted["seats"])
            rounds = cut_for_dealer(rules, seal.shuffler(Purpose.DEALER)).rounds
            said = [" ".join("-" if c is None else c.text for c in cut) for cut in rounds]
            return {"rounds": said}
        case "deal":
            deal = deal_cards(
                FULL_DECK - cards(wanted["removed"]),
                wanted["seats"],
                wanted["hand_size"],
                seal.shuffler(Purpose.DEAL),
            )
            return {"hands": [str(hand) for hand in deal.hands], "kitty": str(deal.kitty)}
        case "mix":
            order = draw_mix(cards(wanted["pool"]), seal.shuffler(Purpose.MIX)).order
            return {"order": " ".join(card.text for card in order)}


@pytest.mark.parametrize("case", CASES, ids=["plain", "salted", "tied"])
def test_the_library_gives_the_vectors(case):
    seal = seal_of(case)
    assert seal.commitment.hex() == case["commitment"]
    assert seal.seed.hex() == case["seed"]
    stream = seal.shuffler(Purpose.DEAL)
    assert bytes(stream.below(256) for _ in range(40)).hex() == case["stream"]
    for wanted in case["draws"]:
        assert wanted | drawn(seal, wanted) == wanted
    assert {wanted["of"] for wanted in case["draws"]} == {"dealer", "cut", "deal", "mix"}


def by_hand(word, data):
    return hashlib.sha256(b"openhearts sealed deal 1: " + word.encode() + b"\x00" + data).digest()


def shuffled(seed, purpose, items):
    """A shuffle as the document tells it, written down once more."""

    def stream():
        block = 0
        while True:
            yield from by_hand(purpose, seed + block.to_bytes(8, "big"))
            block += 1

    found = stream()
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        n = i + 1
        byte = next(found)
        while byte >= 256 - (256 % n):
            byte = next(found)
        j = byte % n
        items[i], items[j] = items[j], items[i]
    return items


@pytest.mark.parametrize("case", CASES, ids=["plain", "salted", "tied"])
def test_the_algorithm_of_the_document_gives_the_vectors(case):
    secret = bytes.fromhex(case["secret"])
    assert by_hand("commitment", secret).hex() == case["commitment"]
    salts = b"".join(bytes([one["seat"]]) + bytes.fromhex(one["data"]) for one in case["salts"])
    seed = by_hand("seed", secret + salts)
    assert seed.hex() == case["seed"]
    deck = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    for wanted in case["draws"]:
        match wanted["of"]:
            case "dealer":
                assert shuffled(seed, "dealer", range(wanted["seats"]))[0] == wanted["dealer"]
            case "cut":
                first = wanted["rounds"][0].split()
                assert shuffled(seed, "dealer", deck)[: wanted["seats"]] == first
            case "deal":
                pack = [card for card in deck if card not in wanted["removed"].split()]
                mixed, size = shuffled(seed, "deal", pack), wanted["hand_size"]
                for seat, hand in enumerate(wanted["hands"]):
                    assert set(mixed[size * seat : size * seat + size]) == set(hand.split())
            case "mix":
                pool = sorted(wanted["pool"].split(), key=deck.index)
                assert shuffled(seed, "mix", pool) == wanted["order"].split()


def test_one_of_the_vectors_has_a_tie_for_the_lowest_cut():
    rounds = [one["rounds"] for case in CASES for one in case["draws"] if one["of"] == "cut"]
    assert any(len(found) > 1 for found in rounds)
    assert all(Card.parse(word) for found in rounds for word in found[0].split())
