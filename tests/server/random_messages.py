"""Messages of the protocol made up from its own types: valid, nearly valid, and broken.

The types say what a message may hold, so a new message is tried as soon as there is one. Numbers
and cards come mostly from what the sender was told, for a message that names nothing real is
refused at the first check and never reaches the others.
"""

import dataclasses
import json
import string
from dataclasses import dataclass, field

from msgspec import NODEFAULT
from msgspec import inspect as types

from openhearts.protocol.messages import AnyClientMessage
from openhearts.rules.ruleset import RuleSet

MESSAGES = types.type_info(AnyClientMessage).types
SELDOM = {
    "join": 0.7,
    "watch": 0.7,
    "ask_hint": 0.9,
    "leave": 0.97,
    "remove": 0.97,
    "close": 0.97,
}
"""How often not to send what ends a table, or costs a long answer: for then little more happens."""
CARDS = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
USUAL = {
    "preset": ["standard", "basic", "spot", "omnibus", "none"],
    "players": [2, 3, 4, 4, 5, 6, 7, 8],
    "name": ["Ann", "Ben", "Zo\u00eb"],
    "level": ["simple", "steady", "genius"],
}
OPTIONS = [one.name for one in dataclasses.fields(RuleSet)]
ODD = (
    None,
    True,
    1.5,
    -1,
    2**63,
    1e30,
    "",
    "x" * 300,
    "\u202e",
    "\ud83d",
    [],
    {},
    ["2C"],
    {"a": []},
)


@dataclass
class Known:
    """What a sender knows, for messages that name something real."""

    token: str | None
    others: list = field(default_factory=list)
    """Keys of other seats and tables."""
    update: dict | None = None
    table: dict | None = None

    @property
    def view(self):
        return {} if self.update is None else self.update["view"]

    @property
    def hand(self):
        return self.view.get("hand") or {}

    @property
    def is_to_act(self):
        view = self.view
        return view.get("seat", -1) >= 0 and view["seat"] in view["to_act"]

    def lawful(self, rng):
        """A message that the rules take now, or ``None``."""
        if not self.is_to_act:
            return None
        view, hand = self.view, self.hand
        decision = {"decision": self.update["decision"]}
        if view["phase"] == "PASSING":
            cards = rng.sample(hand["cards"], hand["cards_to_pass"])
            return {"type": "pass", "cards": cards, **decision}
        if view["phase"] == "CHOOSING_MOON":
            return {"type": "moon", "choice": rng.choice(["ADD", "SUBTRACT"]), **decision}
        return {"type": "play", "card": rng.choice(view["legal"]), **decision}

    def likely(self, name, rng):
        """A value that a field of this name could really have; ``None`` if none is known."""
        if name == "token":
            return rng.choice([self.token or "x" * 43, *self.others])
        if name == "card":
            return rng.choice(self.hand.get("cards") or CARDS)
        if name == "cards":
            cards = self.hand.get("cards") or CARDS
            return rng.sample(cards, min(len(cards), rng.choice([0, 1, 2, 3, 3, 3, 4])))
        if name in USUAL:
            return rng.choice(USUAL[name])
        if name == "decision" and self.update is not None:
            return max(0, self.update["decision"] + rng.choice([0, 0, 0, 0, -1, 1, -5]))
        if name == "to" and self.update is not None:
            known = [self.update["take_back"], self.update["ask_back"], self.update["seq"]]
            return rng.choice([one for one in known if one is not None])
        if name == "after" and self.update is not None:
            return rng.choice([0, max(0, self.update["seq"] - rng.randrange(9)), 10**6])
        if name == "hand":
            return self.hand.get("number", 1)
        if name == "number" and self.table is not None and self.table["ask"] is not None:
            return self.table["ask"]["number"]
        return None


def plain_value(kind, rng):
    """A number or a text that the type allows."""
    if isinstance(kind, types.IntType):
        lowest, highest = kind.ge or 0, kind.le if kind.le is not None else 2**31 - 1
        return rng.choice([lowest, highest, rng.randint(lowest, min(highest, lowest + 60))])
    if kind.pattern is not None:
        return rng.choice(CARDS)
    length = rng.randint(kind.min_length or 0, min(kind.max_length or 40, 200))
    letters = rng.choice([string.ascii_letters, string.printable, "é\u202e\u0301😀\u200b"])
    return "".join(rng.choice(letters) for _ in range(length))


def value_of(kind, rng, name, known):
    """A value that the type allows."""
    likely = known.likely(name, rng) if rng.random() < 0.9 else None
    if likely is not None:
        return likely
    match kind:
        case types.UnionType():
            return value_of(rng.choice(kind.types), rng, name, known)
        case types.NoneType():
            return None
        case types.BoolType():
            return rng.random() < 0.5
        case types.IntType() | types.StrType():
            return plain_value(kind, rng)
        case types.ListType():
            count = rng.randrange((kind.max_length or 8) + 1)
            return [value_of(kind.item_type, rng, "card", known) for _ in range(count)]
        case types.LiteralType():
            return rng.choice(kind.values)
        case types.EnumType():
            return rng.choice([one.value for one in kind.cls])
        case types.StructType():
            return struct_of(kind, rng, known)
        case types.DictType():
            return {
                rng.choice(OPTIONS): value_of(kind.value_type, rng, "", known)
                for _ in range(rng.randrange(4))
            }
        case _:
            return rng.choice(ODD)


def struct_of(kind, rng, known):
    """An object of this type, with or without what may be left out."""
    made = {}
    for one in kind.fields:
        optional = one.default is not NODEFAULT or one.default_factory is not NODEFAULT
        if not (optional and rng.random() < 0.5):
            made[one.encode_name] = value_of(one.type, rng, one.encode_name, known)
    return made


def valid_message(rng, known):
    """A message that the schema allows, without its number."""
    shape = rng.choice(MESSAGES)
    while rng.random() < SELDOM.get(shape.tag, 0):
        shape = rng.choice(MESSAGES)
    return {"type": shape.tag} | struct_of(shape, rng, known)


def nearly_valid(rng, message):
    """The message with a field that is wrong, missing, foreign or doubled."""
    broken = dict(message)
    name = rng.choice(list(broken))
    match rng.randrange(5):
        case 0:
            del broken[name]
        case 1:
            broken[rng.choice(["seat", "cards", "decision", "token", "x" * 50])] = rng.choice(ODD)
        case 2:
            broken["request"] = rng.choice([-1, 2**31, "5", None, 1.5, True, []])
        case _:
            broken[name] = rng.choice(ODD)
    return broken


def mutated(rng, text):
    """The text with a few characters changed, taken out, doubled or put in."""
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(text) + 1)
        cut = rng.randrange(4)
        filling = "".join(
            rng.choice(string.printable + '{}[]":,0éσ\0') for _ in range(rng.randrange(3))
        )
        text = text[:place] + filling + text[place + cut :]
        if rng.random() < 0.1:
            text += text[:place]
    return text


def raw_message(rng, text):
    """Something that is no message at all; bytes go out as a text frame or as a binary one."""
    match rng.randrange(4):
        case 0:
            return rng.randbytes(rng.randrange(300))
        case 1:
            data = bytearray(text.encode())
            for _ in range(rng.randint(1, 4)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            return bytes(data)
        case 2:
            return rng.choice(["[" * 3000, text + " " * 5000, "", "null", '"', text[:-1], text * 2])
        case _:
            return mutated(rng, text)


def any_message(rng, known, number):
    """Whatever somebody could send: a text, or bytes, with this number where it has one."""
    if rng.random() < 0.4 and (lawful := known.lawful(rng)) is not None:
        return json.dumps(lawful | {"request": number})
    message = valid_message(rng, known) | {"request": number}
    choice = rng.random()
    if choice < 0.6:
        return json.dumps(message)
    if choice < 0.8:
        return json.dumps(nearly_valid(rng, message))
    return raw_message(rng, json.dumps(message))
