"""Who tells the end of a match: its view, the players' names, and the words for both."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from bot.words.words import Words

V = TypeVar("V")


class Teller(Generic[V]):
    """`names` by seat are fit for where the text will stand."""

    def __init__(self, view: V, names: Sequence[str], words: Words) -> None:
        self.view, self.names, self.words = view, names, words

    def tell(self, message: str, **facts: Any) -> str:
        return self.words.say(f"ending-{message}", **facts)

    def enemy(self, key: str) -> dict[str, str]:
        """As the sentences name it, `$enemy` and `$enemy-The`; an empty key is nobody."""
        forms = {"enemy": "the", "enemy-The": "The"}
        return {name: self.words.say(f"enemy-{key}.{form}") if key else "" for name, form in forms.items()}
