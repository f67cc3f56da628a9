"""What the reference engine raises."""


class Refused(Exception):
    """A rule set the rulebook refuses; `options` names the options to blame (section 1)."""

    def __init__(self, *options: str) -> None:
        super().__init__("refused: " + ", ".join(options))
        self.options: tuple[str, ...] = options


class IllegalPass(Exception):
    """A pass that ruling X17 refuses; `reason` is one word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalPlay(Exception):
    """A card that may not be played now."""
