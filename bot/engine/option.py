"""One legal choice among several: its key, and how the words name it."""

from msgspec import Struct

from bot.engine.facts import Fact


class Option(Struct, frozen=True):
    """One legal choice; `key` is stable, `word` and `facts` name it in the catalogue.

    There may be any number of them: how many a message shows at once, and which stand together, is not for the rules.
    """

    key: str
    word: str = ""  # the catalogue's `option-<word>`; empty: the key itself
    facts: dict[str, Fact] = {}
    is_secret: bool = False  # shown only in the seat's own panel, as its presence would tell
    group: str = ""  # the catalogue's `group-<word>`; options of one group stand together where there are many
