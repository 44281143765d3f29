"""The panel in words: my cards with their totals, my items, the enemies and what they would do now."""

from collections.abc import Iterator, Sequence

from bot.words import ALT_LENGTH, HAND_LENGTH, Words, filled, plain
from cogs.deckbox_dungeons.content.kinds import SKILLS
from cogs.deckbox_dungeons.describe.board import describe_hero
from cogs.deckbox_dungeons.describe.plans import plan_lines
from cogs.deckbox_dungeons.view.view import DeckboxView, HeroView


def describe_hand(view: DeckboxView, names: Sequence[str], words: Words) -> str:
    """For an alt text."""
    first, *lines = _lines(view, names, words)
    return filled(first, lines, ALT_LENGTH)


def read_hand(view: DeckboxView, names: Sequence[str], words: Words) -> str:
    """For the panel itself: markdown, so names are made harmless.

    What the three cards say and come to stands in the picture above it, and in that picture's alt text.
    """
    text, *lines = _own(view, [plain(name) for name in names], words)
    plans = list(plan_lines(view, words)) if view.phase == "heroes" else []
    titled = [words.say("plan-title"), *(f"- {line}" for line in plans)] if plans else []
    return filled(text, [*lines, *titled], HAND_LENGTH, "\n")


def _own(view: DeckboxView, names: Sequence[str], words: Words) -> Iterator[str]:
    """How the hero fares, what its ability costs, and what its items do."""
    hero = _viewer(view)
    yield _fares(view, names, words)
    yield from _ability(hero, words)
    yield from _items(hero, words)


def _viewer(view: DeckboxView) -> HeroView:
    assert view.viewer is not None
    return view.heroes[view.viewer]


def _fares(view: DeckboxView, names: Sequence[str], words: Words) -> str:
    hero = _viewer(view)
    return words.say("describe-building") if view.phase == "build" else describe_hero(hero, names[hero.seat], words)


def _lines(view: DeckboxView, names: Sequence[str], words: Words) -> Iterator[str]:
    hero = _viewer(view)
    yield _fares(view, names, words)
    if hero.equipment:
        key = f"equipment-{hero.equipment}"
        yield words.say("describe-card", card=words.say(key), does=words.say(f"{key}.does"))
    yield from _ability(hero, words)
    if hero.attacks:
        yield _totals(hero, words)
        yield words.say(
            "describe-skills", **{skill: words.say("hand-plus", plus=hero.skills[skill]) for skill in SKILLS}
        )
    yield from _items(hero, words)


def _items(hero: HeroView, words: Words) -> Iterator[str]:
    for item in hero.items:
        facts = {"item": words.say(f"item-{item.key}"), "does": words.say(f"item-{item.key}.does")}
        yield words.say("describe-item", **facts)


def _ability(hero: HeroView, words: Words) -> Iterator[str]:
    """With its price, and why it cannot be used yet."""
    if hero.ability:
        key, short = f"ability-{hero.ability}", max(0, hero.ability_energy - hero.energy)
        facts = {"card": words.say(key), "does": words.say(f"{key}.does")}
        yield words.say("describe-ability", **facts, energy=hero.ability_energy, short=short if hero.is_ready else -1)


def _totals(hero: HeroView, words: Words) -> str:
    attacks = [
        words.say("describe-attack", mode=one.mode, dice=words.say("dice-plus", dice=one.dice, plus=one.plus))
        for one in hero.attacks
    ]
    return words.say(
        "describe-totals", attacks=attacks, defence=words.say("hand-plus", plus=hero.defence), speed=hero.speed
    )
