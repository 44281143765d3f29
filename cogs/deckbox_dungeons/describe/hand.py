"""The panel in words."""

from collections.abc import Sequence

from bot.words import Words
from cogs.deckbox_dungeons.describe.board import describe_hero
from cogs.deckbox_dungeons.view.view import DeckboxView


def describe_hand(view: DeckboxView, names: Sequence[str], words: Words) -> str:
    """For an alt text, and for the panel itself."""
    assert view.viewer is not None
    hero = view.heroes[view.viewer]
    if not hero.hero or view.phase == "build":
        return words.say("describe-building")
    cards = words.say(
        "describe-cards",
        equipment=words.say(f"equipment-{hero.equipment}"),
        ability=words.say(f"ability-{hero.ability}"),
    )
    return f"{describe_hero(hero, names[hero.seat], words)} {cards}"
