"""All words of the game: what the code says by name lies in `words/`, the rest in a folder for each subject."""

from pathlib import Path

from bot.words import Catalogue

WORDS = Path(__file__).parent / "words"
SUBJECTS = ("party", "monsters", "items", "story", "choices")


def catalogue(*, is_strict: bool = False) -> Catalogue:
    return Catalogue(WORDS, *(WORDS / subject for subject in SUBJECTS), is_strict=is_strict)
