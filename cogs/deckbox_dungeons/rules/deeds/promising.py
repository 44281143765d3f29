"""What an attack promises, by the rule of thumb of section 9: to fell its target, and a part of the damage."""

from fractions import Fraction
from functools import lru_cache

from bot.engine import Option
from bot.kit.odds import successes
from cogs.deckbox_dungeons.content.kinds import Colour
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import enemy_defence
from cogs.deckbox_dungeons.rules.heroes.figures import faces
from cogs.deckbox_dungeons.state.pieces import Hero

SIDES = 6
WORTH: dict[Colour, Fraction] = {"green": Fraction(1), "blue": Fraction(3, 2), "red": Fraction(2)}
PER_WOUND = Fraction(1, 10)
GOING = 2  # actions: to go there and to attack


def wounding(plus: int, defence: int) -> Fraction:
    """That one die of a hero wounds: a natural 6 cannot be blocked (R45), any other hit can."""
    others = Fraction(max(0, min(SIDES - 1, plus)), SIDES)
    return Fraction(1, SIDES) + others * (1 - faces(defence))


def promise(delve: Delve, hero: Hero, option: Option) -> Fraction:
    """Of an Equipment attack at one enemy, for each action it takes. Who acts with a single one goes by an old Move."""
    dice, plus, number = (option.facts.get(name) for name in ("dice", "plus", "number"))
    enemy = next((one for one in delve.state.enemies if one.id == number), None)
    geared = hero.gear.melee if option.word.endswith("melee") else hero.gear.ranged
    if enemy is None or geared is None or not isinstance(dice, int) or not isinstance(plus, int):
        return Fraction(0)
    chance = wounding(plus, enemy_defence(delve, enemy, is_pierced="pierce" in geared.keywords))
    worth = _worth(dice, chance, 2 if "crush" in geared.keywords else 1, enemy.whole, enemy.colour)
    return worth / (GOING if option.word.startswith("go-") and hero.actions >= GOING else 1)


@lru_cache(1 << 10)
def _worth(dice: int, chance: Fraction, each: int, health: int, colour: Colour) -> Fraction:
    """`each`: the damage of one hit (R71). What is left over is lost (R51)."""
    found = Fraction(0)
    for wounds, likely in successes(dice, chance).items():
        damage = min(wounds * each, health)
        found += likely * (WORTH[colour] * (damage == health) + PER_WOUND * damage)
    return found
