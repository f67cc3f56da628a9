"""What a wording that came over the wire is in words."""

from openhearts.cards import Card
from openhearts.rules.wording import Wording
from openhearts.texts import texts_in


def from_wire(said):
    """The wording that was sent."""
    cards = {name: tuple(map(Card.parse, held)) for name, held in said["cards"].items()}
    parts = {name: tuple(map(from_wire, inner)) for name, inner in said["parts"].items()}
    return Wording(said["text"], {**said["facts"], **cards, **parts})


def spoken(said, language="en"):
    """The sentence."""
    return texts_in(language).word(from_wire(said))
