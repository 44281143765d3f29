"""How likely an option is to succeed: exactly, from the dice of this game and what its seat may know."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from bot.engine import Odds, Prompt, Term
from bot.kit.minds import named, number
from bot.kit.odds import Distribution, at_least, chance_of, combined, evenly, mapped
from cogs.dead_throne.adviser.fighting import WITH, element_of
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.content.card_kinds import OPPOSED, Element
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.quest_kinds import Branch
from cogs.dead_throne.content.tables import AGRIMOR, CHARACTERS, ENEMIES, ITEMS, LONE_QUESTS, SCROLLS
from cogs.dead_throne.prompts import land, meeting
from cogs.dead_throne.rules.fight.blows import CRY, DECLINE, WAR_CRY
from cogs.dead_throne.rules.fight.support import TOWN_ATTACK, trained
from cogs.dead_throne.rules.realm import FACES
from cogs.dead_throne.view.view import PlayerView, ThroneView

DIE: Distribution[int] = evenly(FACES)
TWO: Distribution[tuple[int, ...]] = evenly(product(FACES, repeat=2))
THREE: Distribution[tuple[int, ...]] = evenly(product(FACES, repeat=3))
AWAY_AT = 9  # on two dice (R68)
EDGE, DART = 2, 2
CHARM, HORN = "lucky-charm", "hunters-horn"
GAINS = {"coin", "loot", "item"}


def odds(view: ThroneView, prompt: Prompt) -> Mapping[str, Odds]:
    mind = Mind(view, prompt)
    if prompt.word == meeting.BATTLE_TURN:
        return {"flee": _flight(mind)} if "flee" in mind.keys else {}
    if prompt.word == "flight":
        return {}
    if prompt.word == meeting.BLOW:
        return _blows(mind)
    return _lone(mind) if prompt.word == land.LONE else {}


# Flight


def _flight(mind: Mind) -> Odds:
    """R68, R71: sure from those who are trapped, and with a Smoke Pot; a Lucky Charm turns the worse die once."""
    battle = next(one for one in mind.view.battles if mind.me.seat in one.order)
    others = [mind.view.players[seat] for seat in battle.order if seat != mind.me.seat]
    if mind.me.has_smoke or all(one.is_trapped for one in others):
        return Odds(Fraction(1), "sure")
    reached = chance_of(TWO, lambda rolled: sum(rolled) >= AWAY_AT)
    if _wears(mind.me, CHARM):
        reached += chance_of(THREE, lambda rolled: sum(rolled[:2]) < AWAY_AT <= max(rolled[:2]) + rolled[2])
    return Odds(reached, "flight", {"least": AWAY_AT})


def _wears(player: PlayerView, item: str) -> bool:
    return any(one.key == item and not one.is_broken for one in player.worn)


# Blows


def _blows(mind: Mind) -> dict[str, Odds]:
    """To deal more than was taken (R77), to drive an enemy off before it strikes (R139), to wound anybody else."""
    enemy = named(mind.prompt, "enemy")
    is_dragon = enemy == AGRIMOR and mind.mode == "defender"  # his wounds stay (R144)
    word = "wounds" if is_dragon or not enemy else "drives" if number(mind.prompt, "first") else "wins"
    least = 1 if word != "wins" else number(mind.prompt, "taken") + 1
    defence = _of_dice(number(mind.prompt, "defence"), number(mind.prompt, "defence-dice"))
    return {key: Odds(at_least(_dealt(mind, key, defence), least), word) for key in mind.keys if key != DECLINE.key}


def _of_dice(flat: int, times: int) -> Distribution[int]:
    """R75: one die, so many times its face, beside what is printed."""
    return mapped(DIE, lambda face: flat + times * face) if times else {flat: Fraction(1)}


def _dealt(mind: Mind, key: str, defence: Distribution[int]) -> Distribution[int]:
    parts = key.split(WITH)
    dart = DART if "dart" in parts else 0
    return combined(_attack(mind, parts), defence, lambda attack, against: max(0, attack - against) + dart)


def _attack(mind: Mind, parts: list[str]) -> Distribution[int]:
    """R86: weapon or hand, a scroll, a creature; the Twin Kings halve the first of them."""
    theirs = _element(mind)
    values = [_arm(mind, parts, theirs)] if {"weapon", "hand"} & set(parts) else []
    values += [_scroll(part, theirs) for part in parts if part in SCROLLS and part != WAR_CRY]
    values += [_creature(mind, int(part[1:])) for part in parts if part[0] == "e" and part[1:].isdigit()]
    if number(mind.prompt, "halves"):
        values[0] = mapped(values[0], lambda first: first // 2)
    total: Distribution[int] = {0: Fraction(1)}
    for value in values:
        total = combined(total, value, lambda one, other: one + other)
    return total


def _element(mind: Mind) -> Element | None:
    """Several that strike as one have none (R138)."""
    return None if number(mind.prompt, "several") else element_of(mind, named(mind.prompt, "enemy"))


def _arm(mind: Mind, parts: list[str], theirs: Element | None) -> Distribution[int]:
    cry = CRY if WAR_CRY in parts else 0
    if "weapon" in parts:
        value = _with_edge(mind.me.attack + cry + mind.me.whet, _own_element(mind.me), theirs)
    else:
        value = CHARACTERS[mind.me.character].attack + cry
    return {value + _support(mind, theirs): Fraction(1)}


def _own_element(player: PlayerView) -> Element | None:
    """That of the weapon; a conjured blade has none."""
    weapon = next((one for one in player.worn if one.slot == "weapon" and not one.is_broken), None)
    return ITEMS[weapon.key].element if weapon is not None and "blade" not in player.conjured else None


def _with_edge(value: int, mine: Element | None, theirs: Element | None) -> int:
    if mine is None or theirs is None:
        return value
    return 0 if mine == theirs else value + EDGE * (OPPOSED[mine] == theirs)


def _support(mind: Mind, theirs: Element | None) -> int:
    """R96, R140 to R142: a Hunter's Horn, and in Defender friends, training and a town's people."""
    if not named(mind.prompt, "enemy"):
        return 0
    friends = [mind.view.players[seat] for seat in mind.me.group if seat != mind.me.seat]
    total = sum(_wears(one, HORN) for one in (mind.me, *friends))
    total += sum(_with_edge(friend.attack, _own_element(friend), theirs) for friend in friends)
    if mind.view.defender is not None:
        each = trained(mind.view.defender, "attack") + TOWN_ATTACK * STEPS[mind.me.at].is_town
        total += each * (1 + len(friends))
    return total


def _scroll(scroll: str, theirs: Element | None) -> Distribution[int]:
    kind = SCROLLS[scroll]
    return mapped(_of_dice(kind.attack, kind.attack_dice), lambda value: _with_edge(value, kind.element, theirs))


def _creature(mind: Mind, number_of: int) -> Distribution[int]:
    kind = ENEMIES[next(thing.key for thing in mind.shared if thing.id == number_of)]
    return _of_dice(0, kind.attack_dice) if kind.attack_dice else _of_dice(kind.attack, 0)


# Lone Quests


def _lone(mind: Mind) -> dict[str, Odds]:
    """Where a die decides whether there is anything to gain."""
    quest = mind.prompt.facts.get("quest")
    branches = LONE_QUESTS[quest.keys[0]].branches if isinstance(quest, Term) else ()
    return {branch.key: Odds(_gain(branch), "gains") for branch in branches if branch.roll and branch.key in mind.keys}


def _gain(branch: Branch) -> Fraction:
    faces = {face for one in branch.roll if any(effect.do in GAINS for effect in one.effects) for face in one.faces}
    return chance_of(DIE, lambda face: face in faces)
