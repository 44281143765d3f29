"""Dice: hits, successes, and what makes one roll them again (R44, R68, D8, D19)."""

from collections.abc import Callable, Sequence

from bot.engine import Answer, Script
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.combat import DiceRerolled
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import use_up
from cogs.deckbox_dungeons.rules.heroes.figures import SUCCESS, usable
from cogs.deckbox_dungeons.state.pieces import Hero


def said(dice: Sequence[int]) -> str:
    """As they fell: 6 4 3."""
    return " ".join(map(str, dice))


def successes(dice: Sequence[int], plus: int) -> int:
    """R44, R48, R69: each die that comes to 6 or more with the modifier."""
    return sum(die + plus >= SUCCESS for die in dice)


def hits_of(dice: Sequence[int], plus: int) -> tuple[int, int]:
    """A hero's hits, and how many of them are critical: a natural 6 hits in any case (R45)."""
    criticals = sum(die == SUCCESS for die in dice)
    return sum(die == SUCCESS or die + plus >= SUCCESS for die in dice), criticals


def has_missed(dice: Sequence[int], plus: int, *, is_attack: bool) -> bool:
    """R93: would rolling again change anything for the better?"""
    if is_attack:
        return any(die < SUCCESS for die in dice)
    return successes(dice, plus) < len(dice)


def flip_coins(
    delve: Delve, hero: Hero, dice: list[int], plus: int, what: str, is_wanting: Callable[[Sequence[int]], bool]
) -> Script[list[int]]:
    """D8: with a Lucky Coin any of the dice may be rolled again, once. A hero with two coins may use both (R84)."""
    while (coin := usable(hero, "coin")) is not None and is_wanting(dice):
        chosen = (yield from _chosen(delve, hero, dice, plus, what)).keys
        if not chosen:
            break
        use_up(delve, hero, coin)
        again, before = {int(key.rpartition("-")[2]) for key in chosen}, said(dice)
        dice = [delve.chance.die() if number in again else die for number, die in enumerate(dice)]
        yield DiceRerolled(seat=hero.seat, hero=hero.key, item=coin.key, roll=what, before=before, dice=said(dice))
    return dice


def _chosen(delve: Delve, hero: Hero, dice: Sequence[int], plus: int, what: str) -> Script[Answer]:
    return (yield from delve.asks(lambda: prompts.coin(hero, dice, plus, what)))
