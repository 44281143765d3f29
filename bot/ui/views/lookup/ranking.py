"""The rules that fit a question best, as people ask: mistyped, in other words, with more words than the rules have."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import log
from pathlib import Path

from rapidfuzz import fuzz, process
from rapidfuzz.distance import Prefix

from bot.ui.views.lookup.folding import folded

CLOSE = 80.0  # of 100: two words so much alike may be one, mistyped; "excape" is 83 like "escape"
STEM_LETTERS = 3  # that all forms of a word begin with
MOST_TYPED = 200  # letters that are read, as everybody else waits meanwhile
LEAST_LETTERS = 4  # shorter words are like too many others
SURE = 90.0  # of 100: a synonym, mistyped
STEM = 0.65  # so much of a word is the same in "carry" and "carrying"
LEAST_SAID = 0.5  # of what the best rule says of it: whatever says less is left out
OTHER_FORM = 0.9  # what another form of a word counts, beside the very word
OTHER_WORD = 0.8  # what a word of the same meaning counts
HEADING = 0.5  # what a word counts that only the heading says
SHORT = 4  # letters: a shorter word must be the beginning of its longer form
LONG = 0.1  # how much a rule loses by its length: a short one that says the word is about it


class Synonyms:
    """Words of the same meaning: `words/<locale>/synonyms.txt`, a group a line, with commas between.

    A line that begins with a dash has words of a question that say nothing: "how", "what".
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        said = [line for line in lines if line.strip() and line[0] != "#"]
        groups = [[folded(word) for word in line.split(",")] for line in said if line[0] != "-"]
        self._of = {word: [other for other in group if other != word] for group in groups for word in group}
        self._empty = {folded(word) for line in said if line[0] == "-" for word in line.split(",")}

    @classmethod
    def load(cls, *paths: Path) -> "Synonyms":
        """From all of these files that are there."""
        found = [path.read_text(encoding="utf-8").splitlines() for path in paths if path.exists()]
        return cls(chain.from_iterable(found))

    def asked(self, typed: str) -> list[list[str]]:
        """For each word and phrase that was typed: itself, then what else may be said for it."""
        said = folded(typed)
        phrases = [phrase for phrase in self._of if " " in phrase and fuzz.partial_ratio(phrase, said) >= SURE]
        words = [word for word in said.split() if len(word) > 1 and word not in self._empty]
        return [[word, *(other for other in self._meaning(word) if " " not in other)] for word in words + phrases]

    def _meaning(self, word: str) -> Sequence[str]:
        """The other words of its group; of the group of a word that is almost the same where it is in none."""
        if word in self._of or len(word) < LEAST_LETTERS:
            return self._of.get(word, ())
        close = process.extractOne(word, self._of.keys(), scorer=fuzz.ratio, score_cutoff=SURE)
        return [close[0], *self._of[close[0]]] if close else ()


class Ranking:
    """An index of texts by their words: what few of them say weighs more than what many do.

    Each text has a heading, which many share: what is said there alone counts less.
    """

    def __init__(self, texts: Mapping[int, tuple[str, str]], synonyms: Synonyms) -> None:
        self._said = {key: _weighed(*text) for key, text in texts.items()}
        self._words = set(chain.from_iterable(self._said.values()))
        self._by_stem: dict[str, list[str]] = {}
        for word in self._words:
            self._by_stem.setdefault(word[:STEM_LETTERS], []).append(word)
        self._synonyms = synonyms

    def best(self, typed: str, most: int) -> list[int]:
        """The keys of the texts that fit best, the best first; none where nothing of it is said anywhere."""
        asked = [found for words in self._synonyms.asked(typed[:MOST_TYPED]) if (found := self._found(words))]
        scores = dict.fromkeys(self._said, 0.0)
        for found in asked:
            fits = {key: _fit(found, said) for key, said in self._said.items()}
            weight = log(1 + len(fits) / sum(one > 0 for one in fits.values()))
            scores = {key: score + weight * fits[key] for key, score in scores.items()}
        fitting = [key for key, score in scores.items() if score >= LEAST_SAID * max(scores.values()) > 0]
        return sorted(fitting, key=lambda key: -scores[key] * len(self._said[key]) ** -LONG)[:most]

    def _found(self, words: Sequence[str]) -> dict[str, float]:
        """The words of the texts that may be meant by one that was typed, and how surely; then its synonyms."""
        typed, *synonyms = words
        found = {word: OTHER_WORD * sure for other in synonyms for word, sure in self._forms(other).items()}
        return {**found, **self._like(typed)}

    def _like(self, typed: str) -> dict[str, float]:
        if found := self._forms(typed):
            return found
        if len(typed) < LEAST_LETTERS:
            return {}
        close = process.extract(typed, self._words, scorer=fuzz.ratio, score_cutoff=CLOSE, limit=3)
        return {word: score / 100 for word, score, _ in close} or dict.fromkeys(self._parts(typed), OTHER_FORM)

    def _forms(self, typed: str) -> dict[str, float]:
        same = {typed: 1.0} if typed in self._words else {}
        near = self._by_stem.get(typed[:STEM_LETTERS], ())
        return {word: OTHER_FORM for word in near if is_of_one_stem(word, typed)} | same

    def _parts(self, typed: str) -> tuple[str, ...]:
        """The two words that one was made of: "lockpick", of "lock" and "pick"."""
        cuts = ((typed[:at], typed[at:]) for at in range(3, len(typed) - 2))
        return next((parts for parts in cuts if self._words.issuperset(parts)), ())


def _weighed(heading: str, text: str) -> dict[str, float]:
    return {**dict.fromkeys(folded(heading).split(), HEADING), **dict.fromkeys(folded(text).split(), 1.0)}


def _fit(found: Mapping[str, float], said: Mapping[str, float]) -> float:
    return max((found[word] * said[word] for word in found.keys() & said.keys()), default=0.0)


def is_of_one_stem(word: str, other: str) -> bool:
    """Do both begin alike, as the forms of one word do? "roll" and "rolled", "carry" and "carrying"."""
    shorter, longer = sorted((word, other), key=len)
    same = Prefix.similarity(word, other)
    whole = len(shorter) - (len(shorter) > SHORT)
    return same >= max(STEM_LETTERS, whole, STEM * len(longer) - 0.5)
