"""What an adviser says: a choice, and why."""

from msgspec import Struct

from bot.engine.choice import Choice
from bot.engine.facts import Fact


class Advice(Struct, frozen=True, omit_defaults=True):
    """What to choose, and the reason: `reason-<word>` in the catalogue, with its facts. An empty word gives none."""

    choice: Choice
    word: str = ""
    facts: dict[str, Fact] = {}
    others: tuple[Choice, ...] = ()  # the next best, as far as they do not throw the match away; empty: it says none
