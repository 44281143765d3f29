"""Facts in words of the game."""

from collections.abc import Iterator, Mapping

from bot.engine import Fact, Term
from bot.words import Said, Words


def facts_in_words(facts: Mapping[str, Fact], words: Words) -> dict[str, Said]:
    """By name; words of the game with all their forms: `$enemy`, `$enemy-The`. Seats are left out."""
    return dict(_said(facts, words))


def _said(facts: Mapping[str, Fact], words: Words) -> Iterator[tuple[str, Said]]:
    for name, fact in facts.items():
        if isinstance(fact, Term):
            messages = [f"{fact.kind}-{key}" for key in fact.keys]
            yield name, [words.say(message) for message in messages]
            for part in words.parts(messages[0]) if messages else ():
                yield f"{name}-{part}", [words.say(f"{message}.{part}") for message in messages]
        elif isinstance(fact, int | str):
            yield name, fact
