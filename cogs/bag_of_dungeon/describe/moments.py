"""What has just happened in a few words: under a picture's sign, and for those who cannot see it."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine import Event, Fact, Term
from bot.words import ALT_LENGTH, Words, shorten
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.beats import Beat, Captioned, Clash
from cogs.bag_of_dungeon.view.moments import beats


def describe_moments(view: BagView, moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    said = (_sentence(beat, words) for beat in beats(moments, view.fight, view.heroes))
    return shorten(" ".join(said), ALT_LENGTH)


def _sentence(beat: Beat, words: Words) -> str:
    caption = caption_of(beat, words)
    if isinstance(beat, Clash):
        return words.say("moment-clash", **_clash(beat, words), title=caption.title)
    end = "" if caption.title.endswith((".", "!")) else "."
    return words.say("moment-sign", title=f"{caption.title}{end}", more=caption.more)


def caption_of(beat: Beat, words: Words) -> Captioned:
    if isinstance(beat, Clash):
        return Captioned(beat, words.say(f"moment-clash-{beat.word}", **_clash(beat, words)), "")
    facts = dict(_said(beat.facts, words))
    message = f"moment-{beat.word}"
    return Captioned(beat, words.say(message, **facts), words.say(f"{message}.more", **facts))


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
