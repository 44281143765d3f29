"""Skill checks (R67 to R69)."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.kinds import Skill
from cogs.deckbox_dungeons.events.goods import Checked
from cogs.deckbox_dungeons.rules.combat.dice import flip_coin, said, successes
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes.figures import CHECK_DICE, skill_plus
from cogs.deckbox_dungeons.state.pieces import Hero


def check(delve: Delve, hero: Hero, skill: Skill, needed: int, extra: int = 0) -> Script[bool]:
    """Roll four dice; `extra` successes come from a Skeleton Key or an Owl Tincture."""
    plus = skill_plus(hero, skill)
    yield from delve.handed(hero.seat, "roll-check", "R68", CHECK_DICE)
    delve.is_rolling = True
    dice = delve.chance.dice(CHECK_DICE)
    if successes(dice, plus) + extra < needed:
        dice = yield from flip_coin(delve, hero, dice, plus, skill)
    yield from delve.settled()
    found = successes(dice, plus) + extra
    yield Checked(
        seat=hero.seat,
        hero=hero.key,
        skill=skill,
        dice=said(dice),
        plus=plus,
        successes=found,
        needed=needed,
        is_passed=found >= needed,
    )
    return found >= needed
