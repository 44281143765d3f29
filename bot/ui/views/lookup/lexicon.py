"""All nouns of a game in one language: found by name as people type it."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from bot.engine import Noun
from bot.ui.views.face import Face
from bot.ui.views.lookup.folding import folded
from bot.ui.views.speech import Speaker
from bot.words import Words

LEXICONS = 64  # games, each in a few languages


class Lexicon:
    """The nouns of one game, named in one language."""

    def __init__(self, face: Face[Any], words: Words) -> None:
        self.words = words
        self._speaker = Speaker(words, ())
        self.nouns: Sequence[Noun] = face.nouns()
        self._by_id = {noun.id: noun for noun in self.nouns}
        self._named = {noun.id: self.name(noun) for noun in self.nouns}

    def get(self, wanted: str) -> Noun | None:
        """By its id: "enemy.hex-shaman"."""
        return self._by_id.get(wanted)

    def name(self, noun: Noun) -> str:
        return self._speaker.say(noun.name_message, noun.facts)

    def text(self, noun: Noun) -> str:
        """What it does."""
        return self._speaker.say(noun.text_message, noun.facts)

    def figures(self, noun: Noun) -> str:
        """Its figures in a line; empty where its kind has none."""
        message = f"figures-{noun.kind}"
        return self._speaker.say(message, noun.facts) if self.words.has(message) else ""

    def kind(self, noun: Noun) -> str:
        """What it is one of: "Enemy"."""
        return self.words.say(f"noun-{noun.kind}.one")

    @cached_property
    def kinds(self) -> dict[str, list[Noun]]:
        """The nouns of each kind, in the game's order."""
        found: dict[str, list[Noun]] = {}
        for noun in self.nouns:
            found.setdefault(noun.kind, []).append(noun)
        return found

    def named(self, typed: str) -> Noun | None:
        """The one of exactly this name, whatever its case and accents."""
        wanted = folded(typed)
        return next((noun for noun in self.nouns if folded(self._named[noun.id]) == wanted), None)

    def matching(self, typed: str) -> list[Noun]:
        """Whose name holds what was typed, best first: at its beginning, at that of a word, then anywhere."""
        wanted = folded(typed)
        ranked = [(rank, noun) for noun in self.nouns if (rank := _rank(folded(self._named[noun.id]), wanted))]
        return [noun for _, noun in sorted(ranked, key=lambda one: one[0])]

    def alike(self, typed: str) -> list[Noun]:
        """Whose name is like what was typed: what people may mean if no name holds it."""
        from bot.ui.views.lookup.alike import alike  # noqa: PLC0415 - rapidfuzz takes 2 MiB; few people mistype a name

        return [self._by_id[noun] for noun in alike(typed, {key: folded(name) for key, name in self._named.items()})]


def _rank(name: str, wanted: str) -> tuple[int, int] | None:
    """Smaller is better; None where it does not fit."""
    if not wanted or wanted not in name:
        return None
    if name.startswith(wanted):
        return 1, len(name)
    return (2, len(name)) if f" {wanted}" in name else (3, len(name))


@lru_cache(LEXICONS)
def lexicon_of(face: Face[Any], words: Words) -> Lexicon:
    """A game's nouns in a reader's language, named once."""
    return Lexicon(face, words)
