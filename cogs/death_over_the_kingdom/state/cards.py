"""The 26 physical cards, and what has befallen each of them in this round."""

from msgspec import Struct

from cogs.death_over_the_kingdom.content.characters import CHARACTERS, Character


class Card(Struct):
    """A physical card. All but its number and code is forgotten when its round ends."""

    number: int  # 0 to 25; never told to anybody: it would tell twins apart
    code: str
    is_up: bool = False  # it lies face up (R7)
    is_turned: bool = False  # it counts its second value (R41)
    is_toad: bool = False  # R37
    is_spent: bool = False  # its power has had its moment this round (R31)
    is_sealed: bool = False  # nobody may take or choose it (R54)
    is_hanged: bool = False  # R55

    @property
    def character(self) -> Character:
        return CHARACTERS[self.code]

    @property
    def value(self) -> int:
        """What it counts now."""
        if self.is_toad or self.is_hanged:
            return 0
        return self._second if self.is_turned else self.printed

    @property
    def printed(self) -> int:
        return self.character.value

    @property
    def is_two_valued(self) -> bool:
        return self.character.second is not None

    @property
    def other_value(self) -> int:
        """The value it does not show now; only for two-valued cards."""
        return self.printed if self.is_turned else self._second

    @property
    def _second(self) -> int:
        second = self.character.second
        assert second is not None, f"{self.code} has one value"
        return second

    def cover(self) -> None:
        """Turn it face down: it is any card of its kind again."""
        self.is_up = self.is_turned = self.is_toad = self.is_spent = self.is_sealed = self.is_hanged = False


def full_deck() -> list[Card]:
    """All 26 cards in the order of the table, unshuffled (R2)."""
    codes = [character.code for character in CHARACTERS.values() for _ in range(character.copies)]
    return [Card(number, code) for number, code in enumerate(codes)]
