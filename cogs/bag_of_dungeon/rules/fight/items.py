"""Items used between the rounds of a fight (R58, 5.4)."""

from collections.abc import Callable

from bot.engine import Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS, SPIDERS
from cogs.bag_of_dungeon.events.goods import ItemUsed
from cogs.bag_of_dungeon.events.hazards import PoisonCured
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.combat import hurt_monster
from cogs.bag_of_dungeon.rules.fight.wounds import DICE, Hit, suffer
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.inventory import remove
from cogs.bag_of_dungeon.rules.places.poison import cure
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import heal, take_down
from cogs.bag_of_dungeon.state import Fight, Hero, Item, Tile

TEETH_HP = 5


def fight_items(quest: Quest, fight: Fight, hero: Hero) -> list[tuple[Item, int]]:
    """What may be used now, each with its AP; one of a kind."""
    found: dict[str, tuple[Item, int]] = {}
    for item in figures.carries(hero, *_EFFECTS, "tornado"):
        ap = figures.kind_of(item).ap
        if quest.can_pay(hero, ap) and _is_useful(quest, fight, hero, figures.kind_of(item).effect):
            found.setdefault(item.key, (item, ap))
    return list(found.values())


def _is_useful(quest: Quest, fight: Fight, hero: Hero, effect: str) -> bool:
    foe = quest.foe(fight)
    _, foe_plus = figures.foe_attack(quest.state, foe)  # none where it is tamed, or mirrors somebody without any
    is_between = fight.is_second and not fight.round  # R109
    return {
        "heal": hero.hp < hero.most_hp and not is_between,
        "antidote": hero.poison > 0,
        "teeth": not quest.is_competitive,
        "claw": not quest.is_competitive and not ALL_MONSTERS[foe.key].is_boss and foe_plus > 0,
        "tornado": not fight.is_morna and fight.can_tag and bool(quest.calm_exits(hero)),
    }.get(effect, True)


def use_up(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """Pay for it; a one-use item is gone (R63)."""
    quest.pay(hero, figures.kind_of(item).ap)
    if figures.kind_of(item).is_once:
        remove(hero, item)
        bags.discard(quest, item)
    yield ItemUsed(seat=hero.seat, hero=hero.key, item=item.key)


def use_in_fight(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    yield from use_up(quest, hero, item)
    yield from _EFFECTS[figures.kind_of(item).effect](quest, fight, hero, item)


def heal_with(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    kind = figures.kind_of(item)
    yield from heal(hero, sum(quest.chance.dice(kind.heal_dice)) + kind.heal_plus)


def take_antidote(hero: Hero) -> Script[None]:
    yield PoisonCured(seat=hero.seat, hero=hero.key, count=cure(hero))


def blow_away(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[Tile | None]:
    """Tornado: out of the fight to an adjacent tile without a monster."""
    tiles = quest.calm_exits(hero)
    key = f"tile-{tiles[0].key}"
    if len(tiles) > 1:
        key = (yield from ask(prompts.pick_tile(hero, "tornado", "R58", [(tile, {}) for tile in tiles]))).key
    if key == prompts.BACK.key:
        return None
    yield from use_up(quest, hero, item)
    return quest.state.tiles[key.removeprefix("tile-")]


# --- the effects ---


def _heal(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    yield from heal_with(quest, hero, item)


def _antidote(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    yield from take_antidote(hero)


def _skull(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    """One die to everything else on the tile."""
    die = quest.chance.die(DICE)
    yield hurt_monster(quest.foe(fight), die, "skull")
    for other in quest.others_at(hero):
        yield from suffer(quest, other, Hit(die, "skull", "R43"))
    yield from _hit_beside(quest, fight, hero, die, "skull")


def _hit_beside(quest: Quest, fight: Fight, hero: Hero, damage: int, cause: str) -> Script[None]:
    """The tile's own monster, beside spiders or what else is there for this fight alone, is hit as well."""
    tile = quest.state.tiles[fight.at]
    foe = tile.monster
    if fight.spawn is None or foe is None:
        return
    yield hurt_monster(foe, damage, cause)
    if foe.hp <= 0:
        yield from take_down(quest, hero, foe, tile, at_once=True)


def _vine(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    """One die of damage, and its next attack does nothing."""
    fight.is_bound = True
    yield hurt_monster(quest.foe(fight), quest.chance.die(DICE), "vine")


def _strength(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    fight.extra[hero.index] = fight.extra.get(hero.index, 0) + 1
    yield from ()


def _teeth(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    yield hurt_monster(quest.foe(fight), TEETH_HP, "teeth")
    yield from heal(hero, TEETH_HP)


def _claw(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    fight.is_tamed = True
    yield from ()


def _fire(quest: Quest, fight: Fight, hero: Hero, item: Item) -> Script[None]:
    """2d6 to the monster here; all spiders die."""
    foe = quest.foe(fight)
    damage = sum(quest.chance.dice(figures.kind_of(item).roll))
    yield hurt_monster(foe, foe.hp if foe.key == SPIDERS else damage, "fire")
    yield from _hit_beside(quest, fight, hero, damage, "fire")


_EFFECTS: dict[str, Callable[[Quest, Fight, Hero, Item], Script[None]]] = {
    "heal": _heal,
    "antidote": _antidote,
    "skull": _skull,
    "vine": _vine,
    "strength": _strength,
    "teeth": _teeth,
    "claw": _claw,
    "fire-pot": _fire,
}
