"""The board in words."""

from collections.abc import Iterable, Sequence

from bot.words import Words, board_in_words
from cogs.deckbox_dungeons.describe.goal import goal_lines, map_lines
from cogs.deckbox_dungeons.state.spots import label
from cogs.deckbox_dungeons.view.view import DeckboxView, EnemyView, HeroView


def headline(view: DeckboxView, words: Words) -> str:
    """The quest, and where it stands."""
    return words.say("describe-headline", quest=words.say(f"quest-{view.options.quest}"), round=view.round)


def _lines(view: DeckboxView, names: Sequence[str], words: Words) -> Iterable[str]:
    yield from goal_lines(view, words)
    if view.phase == "build":
        return
    for hero in view.heroes:
        yield " ".join([describe_hero(hero, names[hero.seat], words), *_lasting(hero, words)])
    for spot in (spot for hero in view.heroes for spot in hero.smoke):
        yield words.say("describe-smoke", spot=label(spot))
    for enemy in view.enemies:
        yield describe_enemy(enemy, words)
    yield from map_lines(view, words)
    for item in view.market:
        if item is not None:
            yield words.say("describe-sale", item=words.say(f"item-{item.key}"), cost=item.cost)


describe, read = board_in_words(headline, _lines)


def describe_hero(hero: HeroView, name: str, words: Words) -> str:
    message = "describe-gone" if hero.is_gone else "describe-downed" if hero.is_downed else "describe-hero"
    return words.say(
        message,
        name=name,
        hero=words.say(f"hero-{hero.hero}"),
        spot=label(hero.at),
        health=hero.health,
        most=hero.most_health,
        energy=hero.energy,
        treasure=hero.treasure,
    )


def _lasting(hero: HeroView, words: Words) -> Iterable[str]:
    """What is on the hero; smoke has a line of its own, as it stays where it was thrown (R104)."""
    found = (("forged", hero.forged > 0), ("singing", hero.is_singing and not hero.is_downed), ("roped", hero.is_roped))
    return (words.say(f"describe-{word}") for word, is_on in found if is_on)


def describe_enemy(enemy: EnemyView, words: Words) -> str:
    return words.say(
        "describe-enemy",
        enemy=words.say(f"enemy-{enemy.key}"),
        number=enemy.id,
        spot=label(enemy.at),
        health=enemy.health + enemy.stacked,
        state=state_of(enemy),
    )


def state_of(enemy: EnemyView) -> str:
    """What ails it, for the words to choose by."""
    if enemy.is_asleep:
        return "asleep"
    return "stunned" if enemy.is_stunned else "chained" if enemy.is_chained else "none"
