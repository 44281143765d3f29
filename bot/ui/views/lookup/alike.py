"""Names as people type them: mistyped, in the plural, without accents, with the words in another order."""

import re
import unicodedata
from collections.abc import Mapping

from rapidfuzz import fuzz, process

LEAST_LETTERS = 3  # fewer are like everything
LEAST_LIKENESS = 75.0  # of 100; "hex shamen" is 90 like "hex shaman"
MOST_ALIKE = 5


def folded(text: str) -> str:
    """Without case, accents and marks, so that people find what they cannot type."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    return " ".join(re.findall(r"\w+", bare.casefold()))


def alike(typed: str, names: Mapping[str, str]) -> list[str]:
    """The keys of the folded names that are most like it, the best first."""
    wanted = folded(typed)
    if len(wanted) < LEAST_LETTERS:
        return []
    found = process.extract(wanted, names, scorer=fuzz.WRatio, score_cutoff=LEAST_LIKENESS, limit=MOST_ALIKE)
    return [key for _, _, key in found]


def has_words(text: str, typed: str) -> bool:
    """Is each word in it that was typed, in any order, in the plural or not?"""
    said, wanted = folded(text), folded(typed).split()
    return bool(wanted) and all(word in said or (len(word) > 3 and word.removesuffix("s") in said) for word in wanted)
