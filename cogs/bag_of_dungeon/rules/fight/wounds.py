"""Damage to adventurers (R36, R43, R76-R78, P8). Who is at 0 HP dies when the rule at work settles it: `death`."""

from msgspec import Struct

from bot.engine import Fact, Option, Script, Term, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.wounds import Braced, Dived, Ducked, HeroHurt, HeroUnhurt, Riposted
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Monster

DUCK, DIVE, RIPOSTE = 1, 2, 3  # skill tokens
DICE = 6


class Hit(Struct, frozen=True):
    """Damage on its way. `is_armoured`: armour counts; `is_trap`: a dive helps; `foe`: a riposte can turn it back."""

    amount: int
    cause: str
    rule: str
    is_armoured: bool = False
    is_trap: bool = False
    is_melee: bool = False  # the monster's own blow: brace and riposte
    foe: Monster | None = None


def suffer(quest: Quest, hero: Hero, hit: Hit) -> Script[int]:
    """Armour, then the player's reaction, then the wound; what was taken. Who falls to 0 is not yet dead."""
    absorbed = min(hit.amount, figures.guard(hero)) if hit.is_armoured else 0
    due = hit.amount - absorbed
    if due > 0:
        due = yield from _react(quest, hero, hit, due)
    taken = max(0, due)
    hero.hp = max(0, hero.hp - taken)
    if taken:
        yield HeroHurt(seat=hero.seat, hero=hero.key, damage=taken, absorbed=absorbed, hp=hero.hp, cause=hit.cause)
    else:
        yield HeroUnhurt(seat=hero.seat, hero=hero.key, absorbed=absorbed, cause=hit.cause)
    return taken


def pay_in_blood(hero: Hero, damage: int, cause: str) -> Script[None]:
    """A cost, not a wound: nothing helps against it (R30, R76)."""
    if damage:
        hero.hp = max(0, hero.hp - damage)
        yield HeroHurt(seat=hero.seat, hero=hero.key, damage=damage, absorbed=0, hp=hero.hp, cause=cause)


def _react(quest: Quest, hero: Hero, hit: Hit, due: int) -> Script[int]:
    """P8, again and again while ducking; what is still due."""
    has_ducked = False
    while due > 0:
        options = _reactions(quest, hero, hit, has_ducked=has_ducked)
        if not options:
            break
        facts: dict[str, Fact] = {
            "adventurer": prompts.adventurer(hero),
            "damage": due,
            "hp": hero.hp,
            "tokens": hero.tokens,
            "cause": Term("cause", (hit.cause,)),
        }
        key = (yield from ask(prompts.damage(hero, hit.rule, facts, options))).key
        if key == "take":
            break
        due = yield from _REACT[key](quest, hero, hit, due)
        has_ducked = True
    return due


def _reactions(quest: Quest, hero: Hero, hit: Hit, *, has_ducked: bool) -> list[Option]:
    """R82: no Riposte after a duck."""
    tokens = hero.tokens if quest.state.options.skill_tokens else 0
    options = []
    if tokens >= DUCK:
        options.append(Option("duck", "duck", {"tokens": DUCK}))
    if tokens >= DIVE and hit.is_trap:
        options.append(Option("dive", "dive", {"tokens": DIVE}))
    if tokens >= RIPOSTE and hit.foe is not None and not has_ducked:
        options.append(Option("riposte", "riposte", {"tokens": RIPOSTE}))
    if hit.is_melee and figures.can_use_skill(hero, "brace"):
        options.append(Option("brace", "brace"))
    return options


def _duck(quest: Quest, hero: Hero, hit: Hit, due: int) -> Script[int]:
    hero.tokens -= DUCK
    die_ = quest.chance.die(DICE)
    left = max(0, due - die_)
    yield Ducked(seat=hero.seat, hero=hero.key, die=die_, left=left)
    return left


def _dive(quest: Quest, hero: Hero, hit: Hit, due: int) -> Script[int]:
    hero.tokens -= DIVE
    yield Dived(seat=hero.seat, hero=hero.key, cause=hit.cause)
    return 0


def _riposte(quest: Quest, hero: Hero, hit: Hit, due: int) -> Script[int]:
    """R78: all of it goes to the monster."""
    assert hit.foe is not None
    hero.tokens -= RIPOSTE
    hit.foe.hp = max(0, hit.foe.hp - due)
    yield Riposted(seat=hero.seat, hero=hero.key, monster=hit.foe.key, damage=due, hp=hit.foe.hp)
    return 0


def _brace(quest: Quest, hero: Hero, hit: Hit, due: int) -> Script[int]:
    hero.used += 1
    yield Braced(seat=hero.seat, hero=hero.key)
    return 0


_REACT = {"duck": _duck, "dive": _dive, "riposte": _riposte, "brace": _brace}
