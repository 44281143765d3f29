"""What has just happened in a few words: on a strip, and for those who cannot see it."""

from collections.abc import Mapping, Sequence

from bot.engine import Event, Fact, Term, Who
from bot.words import Caption, Said, Words, as_alt_text, caption
from cogs.dead_throne.view.beats import Beat, beats_of
from cogs.dead_throne.view.view import ThroneView


def caption_of(beat: Beat, view: ThroneView, words: Words) -> Caption:
    return caption(f"moment-{beat.word}", words, _facts_in_words(beat.facts, view, words))


def captioned(view: ThroneView, moments: Sequence[Event], words: Words) -> list[tuple[Beat, Caption]]:
    """What the strip shows, with what is said of it."""
    return [(beat, caption_of(beat, view, words)) for beat in beats_of(moments)]


def describe_moments(view: ThroneView, moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text."""
    return as_alt_text(said.sentences for _, said in captioned(view, moments, words))


def _facts_in_words(facts: Mapping[str, Fact], view: ThroneView, words: Words) -> dict[str, Said]:
    """People are called by whom they play: that is what stands on the map."""
    said: dict[str, Said] = {}
    for name, fact in facts.items():
        if isinstance(fact, Who):
            said[name] = [words.say(f"character-{view.players[seat].character}") for seat in fact.seats]
        elif isinstance(fact, Term):
            said[name] = [words.say(f"{fact.kind}-{key}") for key in fact.keys]
        else:
            said[name] = fact
    return said
