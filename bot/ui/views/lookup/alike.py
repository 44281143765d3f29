"""Names as people type them: mistyped, in the plural, with the words in another order."""

from collections.abc import Mapping

from rapidfuzz import fuzz, process

from bot.ui.views.lookup.folding import folded

LEAST_LETTERS = 3  # fewer are like everything
LEAST_LIKENESS = 75.0  # of 100; "hex shamen" is 90 like "hex shaman"
MOST_ALIKE = 5


def alike(typed: str, names: Mapping[str, str]) -> list[str]:
    """The keys of the folded names that are most like it, the best first."""
    wanted = folded(typed)
    if len(wanted) < LEAST_LETTERS:
        return []
    found = process.extract(wanted, names, scorer=fuzz.WRatio, score_cutoff=LEAST_LIKENESS, limit=MOST_ALIKE)
    return [key for _, _, key in found]
