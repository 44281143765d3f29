"""What most people would do next, by rule of thumb: it stands out among the options. All it looks at lies open."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from bot.engine import Option
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.rules.deeds.promising import promise
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.walking import costs_to
from cogs.deckbox_dungeons.rules.map.ways_on import FAR, before, common_exit
from cogs.deckbox_dungeons.rules.quests.ends import wants_out
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import key_of

Rank = Callable[[Option], tuple[Fraction | int, ...]]
Order = tuple[tuple[str, ...], ...]  # words of options, the foremost first; those of one place are equals
ATTACKS: Order = (("attack-melee", "attack-ranged", "go-melee", "go-ranged"),)
HELPING: Order = (("revive",), ("to-fallen",))
LEAVING: Order = (*HELPING, ("to-exit",), ("to-start",), *ATTACKS)
FIGHTING: Order = (("revive",), *ATTACKS, ("to-fallen",))
AT_PEACE: Order = (("revive",), ("deed",), ("to-fallen",), ("to-deed",))
CLOSING_IN: Order = (("to-enemy",), ("to-foe",))
READY = 2  # actions, or what is left of a Move and one: who opens the way should be able to fight


def usual(delve: Delve, hero: Hero, options: Sequence[Option]) -> str:
    """The key of it: revive, fight, do what there is to do, go on; once all is found, get out."""
    found = _first(options, _order(delve, hero), partial(_rank, delve, hero))
    if found is None and hero.actions and not (delve.state.enemies or wants_out(delve)):
        found = _going_on(delve, hero, options)
    if found is not None:
        return found.key
    if not delve.state.enemies or hero.actions < READY:
        return prompts.END.key
    nearer = _first(options, (("to-foe",), ("move",)), partial(_rank, delve, hero))
    return prompts.END.key if nearer is None else nearer.key


def usual_step(delve: Delve, hero: Hero, options: Sequence[Option]) -> str:
    """The key of the space most would go to: where there is something to do or to fight, else on.

    The first that is named where there is nothing of all that.
    """
    order = LEAVING if wants_out(delve) else (*AT_PEACE, *CLOSING_IN)
    found = _first(options, order, partial(_rank, delve, hero))
    if found is None and not (delve.state.enemies or wants_out(delve)):
        found = _going_on(delve, hero, options)
    return options[0].key if found is None else found.key


def _going_on(delve: Delve, hero: Hero, options: Sequence[Option]) -> Option | None:
    """The space that leaves the least to go to the way on that is best for all; None: nothing is nearer than here.

    Always the same way, so that nobody who does the usual thing runs to and fro between two.
    """
    goal = common_exit(delve)
    if goal is None:
        return None
    left = costs_to(delve.ground, before(delve.ground, goal), frozenset())
    here = left.get(hero.at, FAR)
    nearer = {f"to-{key_of(spot)}": cost for spot, cost in left.items() if cost < here}
    found = [option for option in options if option.key in nearer and not option.facts.get("pits")]
    return min(found, key=lambda option: nearer[option.key], default=None)


def _order(delve: Delve, hero: Hero) -> Order:
    if wants_out(delve):
        return LEAVING
    if delve.state.enemies:
        return FIGHTING
    is_ready = hero.actions + bool(hero.move_left) >= READY
    return (*AT_PEACE, ("explore",)) if is_ready else AT_PEACE


def _first(options: Sequence[Option], order: Order, rank: Rank) -> Option | None:
    """Of several alike the one that costs least, or the attack that promises most."""
    for words in order:
        if found := [option for option in options if option.word in words]:
            return min(found, key=rank)
    return None


def _rank(delve: Delve, hero: Hero, option: Option) -> tuple[Fraction | int, ...]:
    """Of attacks that promise the same the one at the weakest enemy, with the most dice."""
    facts = option.facts
    wanted = [facts.get(name, 0) for name in ("pits", "cost", "health", "dice", "plus")]
    pits, cost, health, dice, plus = (one if isinstance(one, int) else 0 for one in wanted)
    worth = promise(delve, hero, option) if option.word in ATTACKS[0] else 0
    return pits, cost, -worth, health, -dice, -plus
