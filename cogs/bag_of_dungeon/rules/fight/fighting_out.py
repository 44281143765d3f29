"""Fighting to the end in one choice (R27, R37): the same rounds, and the same questions as soon as one is worth asking.

It goes on by itself as long as the next blow cannot fell the fighter, or there is nothing to do but fight, and as long
as nobody has joined or left and nothing new can be done.
"""

from collections.abc import Iterable

from bot.engine import Option
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Fight, Hero

FACES = 6
NO_WAY_OUT = frozenset({"fight", "arrange"})  # to change what one wears does not end a fight
REMEDIES = frozenset({"heal", "antidote"})  # every wound makes them useful


class Resolve:
    """What a fighter has made up their mind to, and among what; it is forgotten once it no longer holds."""

    def __init__(self) -> None:
        self._taken: tuple[list[int], frozenset[str]] | None = None  # who fought then, and what could be done

    def take(self, fight: Fight, options: Iterable[Option]) -> None:
        self._taken = list(fight.fighters), _keys(options)

    def holds(self, quest: Quest, fight: Fight, hero: Hero, options: list[Option]) -> bool:
        """May the next round be fought without asking?"""
        if self._taken is None:
            return False
        fighters, known = self._taken
        is_same = fighters == fight.fighters and _new(hero, options) <= known
        if not (is_same and can_go_on(quest, fight, hero, options)):
            self._taken = None
        return self._taken is not None


def can_go_on(quest: Quest, fight: Fight, hero: Hero, options: Iterable[Option]) -> bool:
    """No archer's business (R57), nor for who could flee and may fall at the next blow."""
    if hero.index in fight.bowmen or fight.round < fight.least_rounds:
        return False
    return _keys(options) <= NO_WAY_OUT or worst_blow(quest, fight, hero) < hero.hp


def worst_blow(quest: Quest, fight: Fight, hero: Hero) -> int:
    """The most that the next round can cost the front fighter (R32 to R36)."""
    foe_dice, foe_plus = figures.foe_attack(quest.state, quest.foe(fight))
    dice = figures.fight_dice(quest.state, fight, hero)
    least = dice + 1 if dice > 1 else dice  # all ones would be a critical hit (R33)
    return FACES * foe_dice + foe_plus - least - figures.melee_plus(hero) - figures.guard(hero)


def _new(hero: Hero, options: Iterable[Option]) -> frozenset[str]:
    """What would be news: all but remedies."""
    remedies = {f"item-{item.id}" for item in figures.carries(hero, *REMEDIES)}
    return _keys(options) - remedies


def _keys(options: Iterable[Option]) -> frozenset[str]:
    return frozenset(option.key for option in options)
