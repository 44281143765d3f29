"""Something of a game that people can look up: an enemy, an item, a kind of ground, a hero."""

from msgspec import Struct

from bot.engine.facts import Fact


class Noun(Struct, frozen=True):
    """What its card is made of. The words are the catalogue's, said with its facts:

    `<kind>-<key>` is its name, `about-<kind>-<key>` what it does in one or two sentences, `figures-<kind>` its figures
    in a line (left out where the catalogue has none), `noun-<kind>` the heading of all of its kind, with `.one` for a
    single one. `name` and `text` are other messages, where the game says these elsewhere.
    """

    kind: str
    key: str  # as the views have it
    facts: dict[str, Fact] = {}
    rules: tuple[int, ...] = ()  # numbers of the guide
    name: str = ""
    text: str = ""

    @property
    def id(self) -> str:
        return f"{self.kind}.{self.key}"

    @property
    def name_message(self) -> str:
        return self.name or f"{self.kind}-{self.key}"

    @property
    def text_message(self) -> str:
        return self.text or f"about-{self.kind}-{self.key}"
