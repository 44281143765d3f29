"""What an adventurer's card, upgrade and equipment add up to (R32, R36, R59, 5.6), and a monster's attack."""

from cogs.bag_of_dungeon.content import ALL_MONSTERS, MORNA, UPGRADES, AdventurerKind, ItemKind, Upgrade, item_kind
from cogs.bag_of_dungeon.state import Fight, Hero, Item, Monster, Side, State

SIDES: tuple[Side, ...] = ("a", "b")
USEFUL, DORMANT, IDLE = range(3)  # what a skill is in a match; dormant: nothing before the upgrade
EQUIPPED = 4  # the first spaces: hands, armour, attire


def kind_of(item: Item) -> ItemKind:
    return item_kind(item.key, is_awake=item.is_awake)


def carried(hero: Hero) -> list[Item]:
    """Items in the eight spaces; companions are not among them."""
    return [space.item for space in hero.spaces if space.item is not None]


def equipped(hero: Hero) -> list[Item]:
    """What counts: hands, armour, attire (R59), and companions (R66)."""
    worn = [space.item for space in hero.spaces[:EQUIPPED] if space.item is not None]
    return worn + hero.companions


def melee_dice(hero: Hero) -> int:
    return hero.kind.dice + sum(kind_of(item).dice for item in equipped(hero))


def fight_dice(state: State, fight: Fight, hero: Hero) -> int:
    """With potions and clobber, and by the rule of the book one die for each partner (R53)."""
    partners = 0 if state.options.house_tagging else len(fight.fighters) - 1
    return melee_dice(hero) + partners + fight.extra.get(hero.index, 0) + fight.clobber


def melee_plus(hero: Hero) -> int:
    return hero.kind.plus + hero.upgrade.plus + sum(kind_of(item).plus for item in equipped(hero))


def guard(hero: Hero) -> int:
    """Taken off combat and trap-token damage (R36)."""
    return hero.upgrade.guard + sum(kind_of(item).guard for item in equipped(hero))


def full_ap(hero: Hero) -> int:
    return hero.kind.ap + hero.upgrade.ap + sum(kind_of(item).bonus_ap for item in equipped(hero))


def reach(hero: Hero, item: Item) -> tuple[int, int]:
    """Least and most range of a ranged weapon in this hero's hands."""
    kind = kind_of(item)
    return kind.reach[0], kind.reach[1] + (hero.upgrade.bow_reach if kind.is_bow else 0)


def wears(hero: Hero, effect: str) -> Item | None:
    """An equipped item of that effect."""
    return next((item for item in equipped(hero) if kind_of(item).effect == effect), None)


def carries(hero: Hero, *effects: str) -> list[Item]:
    """Usable items of these effects: worn, or in the pack where they belong there."""
    worn = {item.id for item in equipped(hero)}
    items = [item for item in carried(hero) if kind_of(item).effect in effects]
    return [item for item in items if item.id in worn or kind_of(item).slot == "pack"]


def sides_of_use(state: State, kind: AdventurerKind) -> list[Side]:
    """The upgrades that can do something in this match (5.6, R75); none of a lone Warden's can in the dungeon."""
    sides = UPGRADES[kind.kind]
    return [side for side in SIDES if is_of_use(state, sides[side])]


def can_upgrade(state: State, hero: Hero) -> bool:
    """Is there an upgrade for tokens to buy, and will it ever do something here (R75)?"""
    return state.options.skill_tokens and is_of_use(state, UPGRADES[hero.kind.kind][hero.side])


def skill_is(state: State, kind: AdventurerKind) -> int:
    """What cures poison alone has nothing to do in the dungeon, before an upgrade makes it heal besides (5.1, 5.6)."""
    if kind.skill != "antivenom" or "forest" in state.stocks:
        return USEFUL
    return DORMANT if state.options.skill_tokens else IDLE


def is_of_use(state: State, upgrade: Upgrade) -> bool:
    """All poison is the forest's, and alone one answers no call."""
    if upgrade.is_vineproof or upgrade.is_unlimited:
        return "forest" in state.stocks
    return upgrade.most_tag_ap is None or len(state.heroes) > 1


def skill_uses(hero: Hero) -> int | None:
    """How often the skill may still be used; None: it is always on."""
    if not hero.kind.uses or hero.upgrade.is_unlimited:
        return None
    return max(0, hero.kind.uses + hero.upgrade.uses - hero.used)


def can_use_skill(hero: Hero, skill: str) -> bool:
    return hero.kind.skill == skill and skill_uses(hero) != 0


def foe_attack(state: State, foe: Monster) -> tuple[int, int]:
    """A monster's dice and plus as they are now.

    Spiders add their number (R106); Morna Gul loses a die for each planted seed (R120); a claw tames (5.4).
    """
    planted = sum(tile.is_planted for tile in state.tiles.values()) if foe.key == MORNA else 0
    plus = foe.hp if ALL_MONSTERS[foe.key].trait == "swarm" else foe.plus
    return max(0, foe.dice - planted), 0 if _is_tamed(state, foe) else plus


def _is_tamed(state: State, foe: Monster) -> bool:
    fight = state.fight
    return fight is not None and fight.is_tamed and (fight.spawn or state.tiles[fight.at].monster) is foe
