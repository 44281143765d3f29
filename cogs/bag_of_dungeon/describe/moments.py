"""What has just happened in a few words: under a picture's sign, and for those who cannot see it."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine import Event, Fact, Term
from bot.words import Caption, Words, as_alt_text, caption
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.beats import Beat, Clash
from cogs.bag_of_dungeon.view.moments import beats, foremost

ROOM_BESIDE = 52  # characters below the titles beside the weightiest moment


def describe_moments(view: BagView, moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    return as_alt_text(_sentence(beat, words) for beat in beats(moments, view.fight, view.heroes))


def captioned(view: BagView, moments: Sequence[Event], words: Words) -> list[tuple[Beat, Caption]]:
    """What the strip shows, with what is said of it; those that stand beside have little room."""
    shown = foremost(moments, view)
    room = ROOM_BESIDE // max(1, len(shown) - 1)
    return [(beat, _brief(beat, words, room) if beat is not shown[0] else caption_of(beat, words)) for beat in shown]


def _brief(beat: Beat, words: Words, room: int) -> Caption:
    said, message = caption_of(beat, words), f"moment-{beat.word}.brief"
    if isinstance(beat, Clash) or len(said.more) <= room or not words.has(message):
        return said
    return Caption(said.title, words.say(message, **dict(_said(beat.facts, words))))


def _sentence(beat: Beat, words: Words) -> str:
    said = caption_of(beat, words)
    if isinstance(beat, Clash):
        return words.say("moment-clash", **_clash(beat, words), title=said.title)
    return words.say("moment-sign", title=said.ended, more=said.more)


def caption_of(beat: Beat, words: Words) -> Caption:
    if isinstance(beat, Clash):
        return Caption(words.say(f"moment-clash-{beat.word}", **_clash(beat, words)))
    return caption(f"moment-{beat.word}", words, dict(_said(beat.facts, words)))


def _clash(clash: Clash, words: Words) -> dict[str, str | int]:
    facts = dict(_said({"hero": _term("adventurer", clash.hero), "monster": _term("monster", clash.monster)}, words))
    numbers = {name: getattr(clash, name) or 0 for name in ("total", "foe_total", "dealt", "taken", "lives")}
    return {**facts, **numbers, "is_boss": int(ALL_MONSTERS[clash.monster].is_boss)}


def _term(kind: str, key: str) -> Term:
    return Term(kind, (key,))


def _said(facts: Mapping[str, Fact], words: Words) -> Iterator[tuple[str, str | int]]:
    """Words of the game by their names, with all their forms; of people only the adventurer is named."""
    for name, fact in facts.items():
        if isinstance(fact, Term):
            message = f"{fact.kind}-{fact.keys[0]}"
            yield name, words.say(message)
            yield from ((f"{name}-{part}", words.say(f"{message}.{part}")) for part in words.parts(message))
        elif isinstance(fact, int | str):
            yield name, fact
