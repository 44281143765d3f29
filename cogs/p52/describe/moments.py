"""What has just happened in a few words: beside a picture's cards, and for those who cannot see them."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine import Event, Fact, Term
from bot.words import Caption, Said, Words, as_alt_text, caption
from cogs.p52.view.beats import Beat, beats_of


def caption_of(beat: Beat, words: Words) -> Caption:
    return caption(f"moment-{beat.word}", words, _facts_in_words(beat.facts, words))


def describe_moments(moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    return as_alt_text(caption_of(beat, words).sentences for beat in beats_of(moments))


def _facts_in_words(facts: Mapping[str, Fact], words: Words) -> dict[str, Said]:
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
