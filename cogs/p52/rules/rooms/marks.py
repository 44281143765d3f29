"""What a letter is for so many characters."""

from cogs.p52.content.places import EXIT, START, Letter, enemies_for
from cogs.p52.state.room import Mark

MARKS: dict[Letter, Mark] = {
    ".": ".", "O": "O", "H": "H", "T": "T", "C": "C", "e": "e", "d": "d", "M": "M", "B": "B", "K": "K", "Q": "Q",
    START: ".", EXIT: ".",
}  # fmt: skip
BY_COUNT: tuple[Mark, Mark, Mark] = (".", "e", "d")
CONDITIONAL = "gfd"


def mark_of(letter: Letter, characters: int) -> Mark:
    """What depends on the number of characters is settled; start and exit are paths."""
    return BY_COUNT[enemies_for(letter, characters)] if letter in CONDITIONAL else MARKS[letter]
