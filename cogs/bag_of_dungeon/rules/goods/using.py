"""Items used from the menu (R58), skills of the cards (5.1), and the upgrade (R75)."""

from collections.abc import Callable

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.frame import UpgradeBought
from cogs.bag_of_dungeon.events.goods import SkillUsed
from cogs.bag_of_dungeon.events.hazards import PoisonCured
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.items import heal_with, take_antidote, use_up
from cogs.bag_of_dungeon.rules.goods import bags, magic
from cogs.bag_of_dungeon.rules.places.poison import cure
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.rules.rewards.kills import heal
from cogs.bag_of_dungeon.state import Hero, Item

RENEW_AP, RENEW_DICE, ANTIVENOM_AP = 3, 2, 2
UPGRADE_TOKENS = 2


def usable(quest: Quest, hero: Hero) -> list[tuple[Item, int]]:
    """What can be used now with some effect, and its AP; one of a kind."""
    found: dict[str, tuple[Item, int]] = {}
    for item in figures.carries(hero, *_EFFECTS):
        ap = figures.kind_of(item).ap
        if quest.can_pay(hero, ap) and _is_useful(quest, hero, item):
            found.setdefault(item.key, (item, ap))
    return list(found.values())


def _is_useful(quest: Quest, hero: Hero, item: Item) -> bool:
    effect = figures.kind_of(item).effect
    if effect == "heal":
        return hero.hp < hero.most_hp
    if effect == "antidote":
        return hero.poison > 0
    return bool(magic.WHERE[effect](quest, hero, item))


def use_offers(quest: Quest, hero: Hero) -> list[Option]:
    found = usable(quest, hero)
    if len(found) == 1:
        item, ap = found[0]
        return [Option("use", "use-it", prompts.item_facts(item) | {"ap": ap}, group="pack")]
    return [prompts.verb("use", min(ap for _, ap in found))] if found else []


def use(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """Where but one thing can be used, nobody is asked which."""
    items = usable(quest, hero)
    item = items[0][0] if len(items) == 1 else (yield from _chosen(hero, items))
    if item is not None:
        yield from _EFFECTS[figures.kind_of(item).effect](quest, hero, item)


def _chosen(hero: Hero, items: list[tuple[Item, int]]) -> Script[Item | None]:
    key = (yield from ask(prompts.pick_item(hero, "use-item", "R58", items))).key
    return next((item for item, _ in items if key == f"item-{item.id}"), None)


def _heal(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    yield from use_up(quest, hero, item)
    yield from heal_with(quest, hero, item)


def _antidote(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    yield from use_up(quest, hero, item)
    yield from take_antidote(hero)


def _look(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """Magic Sword: reveals the monsters on adjacent tiles."""
    yield from use_up(quest, hero, item)
    for tile in magic.hidden_beside(quest, hero):
        yield from bags.reveal(quest, tile, hero)


_EFFECTS: dict[str, Callable[[Quest, Hero, Item], Script[None]]] = {
    "heal": _heal,
    "antidote": _antidote,
    "look": _look,
    "teleport": magic.teleport,
    "teeth": magic.drain,
    "claw": magic.steal,
}


# --- the skills that are used on one's turn: Renew and Antivenom ---


def skill_ap(hero: Hero) -> int:
    return {"renew": RENEW_AP, "antivenom": ANTIVENOM_AP}.get(hero.kind.skill, 0) + hero.upgrade.skill_ap


def patients(quest: Quest, hero: Hero) -> list[Hero]:
    """Whom the skill would help, on this tile."""
    here = quest.at(quest.tile(hero))
    if hero.kind.skill == "renew":
        return [other for other in here if other.hp < other.most_hp]
    return [other for other in here if other.poison or (hero.upgrade.is_soothing and other.hp < other.most_hp)]


def skill_offers(quest: Quest, hero: Hero) -> list[Option]:
    is_active_skill = hero.kind.skill in {"renew", "antivenom"} and figures.skill_uses(hero) != 0
    if not is_active_skill or not quest.can_pay(hero, skill_ap(hero)) or not patients(quest, hero):
        return []
    return [prompts.verb("skill", skill_ap(hero), skill=prompts.skill_name(hero))]


def use_skill(quest: Quest, hero: Hero, key: str) -> Script[None]:
    found = patients(quest, hero)
    other = found[0]
    if len(found) > 1:
        answer = yield from ask(prompts.pick_hero(hero, hero.kind.skill, "R9", [(one.index, one) for one in found]))
        if answer.key == prompts.BACK.key:
            return
        other = quest.hero(prompts.number_of(answer.key))
    quest.pay(hero, skill_ap(hero))
    hero.used += 1
    target = None if other is hero else other.key
    yield SkillUsed(seat=hero.seat, hero=hero.key, skill=hero.kind.skill, target_seat=other.seat, target=target)
    if hero.kind.skill == "renew":
        yield from heal(other, sum(quest.chance.dice(RENEW_DICE)))
        return
    if other.poison:
        yield PoisonCured(seat=other.seat, hero=other.key, count=cure(other))
    if hero.upgrade.is_soothing:
        yield from heal(other, quest.chance.die())


# --- the upgrade ---


def upgrade_offers(quest: Quest, hero: Hero) -> list[Option]:
    is_open = figures.can_upgrade(quest.state, hero) and not hero.is_upgraded and hero.tokens >= UPGRADE_TOKENS
    return [prompts.verb("upgrade", upgrade=prompts.upgrade_name(hero))] if is_open else []


def buy_upgrade(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R75: two tokens, for good. Uses in earlier lives do not count against a skill that works once a life."""
    hero.tokens -= UPGRADE_TOKENS
    hero.is_upgraded = True
    if hero.upgrade.is_per_life:
        hero.used, hero.used_before = hero.used - hero.used_before, 0
    hero.ap += hero.upgrade.ap
    yield UpgradeBought(seat=hero.seat, hero=hero.key, upgrade=f"{hero.kind.kind}-{hero.side}", tokens=hero.tokens)
    yield from heal(hero, hero.upgrade.hp)


USE = Deed(use_offers, use)
SKILL = Deed(skill_offers, use_skill)
UPGRADE = Deed(upgrade_offers, buy_upgrade)
