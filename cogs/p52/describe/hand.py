"""The panel in words: my character, what it can do now, what it wears and carries, what a defence would need."""

from collections.abc import Iterator, Sequence

from bot.words import ALT_LENGTH, HAND_LENGTH, Words, filled, plain
from cogs.p52.content.kinds import CORES
from cogs.p52.describe.board import hero_in_words
from cogs.p52.describe.deeds import does_in_words, needs_in_words
from cogs.p52.describe.plans import intent_lines, plan_lines
from cogs.p52.view.portrait import Portrait, portrait
from cogs.p52.view.view import P52View


def describe_hand(view: P52View, names: Sequence[str], words: Words) -> str:
    """For an alt text."""
    first, *lines = _lines(view, names, words)
    return filled(first, lines, ALT_LENGTH)


def read_hand(view: P52View, names: Sequence[str], words: Words) -> str:
    """For the panel itself: markdown, so names are made harmless."""
    text, *lines = _lines(view, [plain(name) for name in names], words)
    intents = _titled("intent-title", intent_lines(view, words), words)
    plans = _titled("plan-title", plan_lines(view, words), words)
    return filled(text, [*lines, *intents, *plans], HAND_LENGTH, "\n")


def _titled(title: str, lines: Iterator[str], words: Words) -> list[str]:
    found = [f"- {line}" for line in lines]
    return [words.say(title), *found] if found else []


def _lines(view: P52View, names: Sequence[str], words: Words) -> Iterator[str]:
    assert view.viewer is not None, "the public has no panel"
    hero = view.heroes[view.viewer]
    yield hero_in_words(view, hero, names[hero.seat], words)
    if hero.is_ready:
        yield from portrait_lines(portrait(hero), words)


def portrait_lines(shown: Portrait, words: Words) -> Iterator[str]:
    """All that a character's sheet shows."""
    cores: dict[str, int] = {core: shown.cores.of(core) for core in CORES}
    yield words.say("describe-cores", **cores)
    yield words.say("describe-figures", movement=shown.movement, initiative=shown.initiative, armour=shown.armour)
    yield words.say("describe-experience", experience=shown.experience, next=shown.next_level)
    for deed in shown.deeds:
        yield words.say(
            "describe-ability",
            ability=words.say(f"ability-{deed.key}"),
            level=deed.level,
            needs=needs_in_words(deed, words),
            does=does_in_words(deed, words),
        )
    if shown.deeds:
        yield words.say("describe-legend")
    if shown.defences:
        said = [
            words.say("describe-defence", ability=words.say(f"ability-{one.key}"), target=one.target)
            for one in shown.defences
        ]
        yield words.say("describe-defences", defences=said)
    yield from _gear(shown, words)


def _gear(shown: Portrait, words: Words) -> Iterator[str]:
    for is_worn, said in ((True, "describe-worn"), (False, "describe-bag")):
        things = [
            words.say("describe-carried", item=words.say(f"item-{piece.key}"), count=piece.count)
            for piece in shown.gear
            if piece.is_worn == is_worn
        ]
        if things:
            yield words.say(said, things=things)
