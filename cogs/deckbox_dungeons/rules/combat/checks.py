"""Skill checks (R67 to R69)."""

from bot.engine import Option, Prompt, Script
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.kinds import Skill
from cogs.deckbox_dungeons.events.goods import Checked, ItemUsed
from cogs.deckbox_dungeons.rules.combat.dice import flip_coins, said, successes
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import use_up
from cogs.deckbox_dungeons.rules.heroes.figures import CHECK_DICE, skill_plus
from cogs.deckbox_dungeons.state.pieces import Hero, Item

ROLL = Option("alone", "alone")


def helper_of(hero: Hero, skill: Skill) -> Item | None:
    """A Skeleton Key or an Owl Tincture that helps with this skill."""
    return next((item for item in hero.items if item.kind.effect == "success" and skill in item.kind.skills), None)


def free_check(delve: Delve, hero: Hero, skill: Skill, needed: int) -> Script[bool]:
    """A check nobody has chosen: who holds a card that helps is asked first (R93)."""
    extra = (yield from _offered(delve, hero, skill, needed)) if helper_of(hero, skill) else 0
    return (yield from check(delve, hero, skill, needed, extra))


def _offered(delve: Delve, hero: Hero, skill: Skill, needed: int) -> Script[int]:
    """It may be handed on while the question is open."""

    def asked() -> Prompt:
        card = helper_of(hero, skill)
        options = (ROLL, prompts.use(card)) if card else (ROLL,)
        facts = prompts.check_facts(skill, needed, skill_plus(hero, skill))
        return prompts.one_of(hero, "helper", "R93", options, ROLL.key, facts=facts)

    if (yield from delve.asks(asked)).key == ROLL.key:
        return 0
    return (yield from helped(delve, hero, skill))


def helped(delve: Delve, hero: Hero, skill: Skill) -> Script[int]:
    """Use the card that helps; how many successes it adds."""
    card = helper_of(hero, skill)
    if card is None:
        return 0
    use_up(delve, hero, card)
    yield ItemUsed(seat=hero.seat, hero=hero.key, item=card.key)
    return card.kind.amount


def check(delve: Delve, hero: Hero, skill: Skill, needed: int, extra: int = 0) -> Script[bool]:
    """Roll four dice; `extra` successes come from a Skeleton Key or an Owl Tincture."""
    yield from delve.handed(hero.seat, "roll-check", "R68", CHECK_DICE, lambda: skill_plus(hero, skill))
    delve.is_rolling = True
    plus = skill_plus(hero, skill)  # not before: something that helps may have been handed over
    rolled = delve.chance.dice(CHECK_DICE)
    dice = yield from flip_coins(delve, hero, rolled, plus, skill, lambda now: successes(now, plus) + extra < needed)
    yield from delve.settled()
    found = successes(dice, plus) + extra
    yield Checked(
        seat=hero.seat,
        hero=hero.key,
        skill=skill,
        dice=said(dice),
        plus=plus,
        successes=found,
        helped=extra,
        needed=needed,
        is_passed=found >= needed,
    )
    return found >= needed
