"""Whom to attack, and with what."""

from bot.engine import Option, Term
from cogs.deckbox_dungeons.adviser.foresight import threat
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.odds import kill_chance, wound_chance
from cogs.deckbox_dungeons.content.kinds import Mode
from cogs.deckbox_dungeons.rules.combat.targets import targets
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import enemy_defence
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.figures import Strike
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero

WORTH = {"green": 1.0, "blue": 1.6, "red": 2.5}
PER_WOUND = 0.25
PER_THREAT = 0.5  # of what a target would do next
GOING = 0.12  # what it costs to have to go there
WHETSTONE = 0.5  # what the card is worth elsewhere
FREE = ("cleave", "spark", "throw")


def value(mind: Mind, strike: Strike, enemy: Enemy, dice: int | None = None) -> float:
    """The chance to defeat it, and a part of the damage; who would do much counts for more."""
    count = strike.dice if dice is None else dice
    chance = _wound_chance(mind, strike, enemy)
    each = 2 if "crush" in strike.keywords else 1
    stuns = "stun" in strike.keywords and enemy.colour != "red" and not enemy.is_stunned
    worth = WORTH[enemy.colour] * (0.6 if enemy.is_stunned else 1) + PER_THREAT * threat(mind, enemy)
    some = min(enemy.health + enemy.stacked, count * chance * each)
    return _kill_chance(mind, strike, enemy, count) * worth + PER_WOUND * some + 0.2 * stuns * (count * chance)


def _wound_chance(mind: Mind, strike: Strike, enemy: Enemy) -> float:
    defence = enemy_defence(mind.delve, enemy, is_pierced="pierce" in strike.keywords)
    return wound_chance(strike.plus, defence, is_hero=True)


def _kill_chance(mind: Mind, strike: Strike, enemy: Enemy, dice: int) -> float:
    each = 2 if "crush" in strike.keywords else 1
    return kill_chance(dice, _wound_chance(mind, strike, enemy), -(-(enemy.health + enemy.stacked) // each))


def strike_of(delve: Delve, hero: Hero, key: str) -> Strike | None:
    """What the option of an attack rolls."""
    parts = key.split("-")
    verb = parts[1] if parts[0] in {"spread", "share", "go"} else parts[0]
    addons = tuple(part for part in parts if part in {"aimed", "whetted"})
    if verb in {"melee", "ranged"}:
        return figures.strike(delve, hero, "melee" if verb == "melee" else "ranged", addons)
    if verb == "cleave":
        return figures.cleave(delve, hero, addons)
    if verb == "spark":
        return figures.chain_spark()
    item = next((item for item in hero.items if verb == f"throw{item.id}"), None)
    return None if item is None else figures.thrown(delve, hero, item.kind)


def _promised(mind: Mind, option: Option) -> Strike | None:
    """The same with what the option says is added: whoever goes there first may hear another song (R85)."""
    strike, plus = strike_of(mind.delve, mind.hero, option.key), option.facts.get("plus")
    return strike._replace(plus=plus) if strike is not None and isinstance(plus, int) else strike


def worth_of(mind: Mind, option: Option) -> float:
    """What an attack option promises."""
    strike = _promised(mind, option)
    if strike is None:
        return 0.0
    price = (WHETSTONE if "whetted" in option.key else 0) + (GOING if option.key.startswith("go-") else 0)
    if option.key.startswith("spread-"):
        aims = targets(mind.delve, strike.mode, strike.keywords, mind.hero.at)
        return spread_value(mind, strike, chosen(mind, strike, aims)) - price
    enemy = aimed_at(mind, option)
    return 0.0 if enemy is None else value(mind, strike, enemy) - price


def kill_of(mind: Mind, option: Option) -> tuple[Enemy | None, float]:
    """Whom an attack is aimed at, and the chance that it defeats it."""
    strike, enemy = _promised(mind, option), aimed_at(mind, option)
    return enemy, _kill_chance(mind, strike, enemy, strike.dice) if strike and enemy else 0.0


def aimed_at(mind: Mind, option: Option) -> Enemy | None:
    number = option.facts.get("number")
    return next((enemy for enemy in mind.delve.state.enemies if enemy.id == number), None)


def spread_value(mind: Mind, strike: Strike, aims: list[Enemy]) -> float:
    shares = [(strike.dice - place + len(aims) - 1) // len(aims) for place in range(len(aims))]
    return sum(value(mind, strike, enemy, dice) for enemy, dice in zip(aims, shares, strict=True))


def chosen(mind: Mind, strike: Strike, aims: list[Enemy]) -> list[Enemy]:
    """Of a Barrage the number of targets that promises most, the best first."""
    ordered = sorted(aims, key=lambda enemy: (-value(mind, strike, enemy, 1), enemy.id))[: strike.dice]
    ways = [ordered[:count] for count in range(1, len(ordered) + 1)]
    return max(ways, key=lambda way: spread_value(mind, strike, way))


def best_attack(mind: Mind) -> tuple[float, Option] | None:
    """From here, or from where it takes a Move to come to."""
    found = [(worth_of(mind, option), option) for option in mind.options("melee", "ranged", "go", *FREE, "spread")]
    found = [(worth, option) for worth, option in found if worth > 0]
    return max(found, key=lambda one: (one[0] + _free(one[1]), one[1].key), default=None)


def _free(option: Option) -> float:
    """What costs no action is done first."""
    verb = option.key.removeprefix("spread-").split("-")[0].rstrip("0123456789")
    return 1.0 if verb in FREE else 0.0


def spread(mind: Mind) -> tuple[str, ...]:
    """The order in which the dice of a Barrage are dealt."""
    aims = [enemy for enemy in mind.delve.state.enemies if mind.has(f"enemy-{enemy.id}")]
    dice, weapon = mind.prompt.facts["dice"], mind.prompt.facts["weapon"]
    assert isinstance(dice, int)
    assert isinstance(weapon, Term)
    mode: Mode = "melee" if weapon.keys[0] in {"melee", "cleave"} else "ranged"
    strike = figures.strike(mind.delve, mind.hero, mode) or figures.chain_spark()
    return tuple(f"enemy-{enemy.id}" for enemy in chosen(mind, strike._replace(dice=dice), aims))
