"""A refusal with a sentence: what a click or a command asked for will not be done."""

from bot.words import Said


class Declined(Exception):
    """We will not do that; `message` is the catalogue's sentence for it, which the person is shown in private."""

    def __init__(self, message: str, **facts: Said) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts
