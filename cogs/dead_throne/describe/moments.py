"""What has just happened in a few words: on a strip, and for those who cannot see it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engine import Event, Fact, Term, Who
from bot.words import ALT_LENGTH, Said, Words, shorten
from cogs.dead_throne.view.beats import Beat, beats_of
from cogs.dead_throne.view.view import ThroneView


class Caption(NamedTuple):
    """A heading and the line under it."""

    title: str
    more: str


def caption_of(beat: Beat, view: ThroneView, words: Words) -> Caption:
    facts, message = _facts_in_words(beat.facts, view, words), f"moment-{beat.word}"
    more = words.say(f"{message}.more", **facts) if words.has(f"{message}.more") else ""
    return Caption(words.say(message, **facts), more)


def describe_moments(view: ThroneView, moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text."""
    said = []
    for beat in beats_of(moments):
        title, more = caption_of(beat, view, words)
        end = "" if title.endswith((".", "!")) else "."
        said.append(f"{title}{end} {more}".strip())
    return shorten(" ".join(said), ALT_LENGTH)


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
