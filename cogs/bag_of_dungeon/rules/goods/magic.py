"""Items with aims of their own: Teleport Crystal, and in competition Vampire Teeth and Witch's Claw (5.4)."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import Option, Script, ask
from bot.kit.squares import SIDES
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.goods import Drained, Stolen
from cogs.bag_of_dungeon.events.map import Teleported
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.items import use_up
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.goods.inventory import receive, remove
from cogs.bag_of_dungeon.rules.map.grid import distances, neighbour
from cogs.bag_of_dungeon.rules.map.meeting import arrive
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import heal
from cogs.bag_of_dungeon.state import Hero, Item, Tile

TEETH_HP = 5


def hidden_beside(quest: Quest, hero: Hero, _: Item | None = None) -> list[Tile]:
    return [tile for _, tile in quest.exits(hero) if tile.is_hidden]


def reachable(quest: Quest, hero: Hero, item: Item) -> dict[str, int]:
    """Tiles the crystal reaches along laid ways, with their distance; through a wall counts one."""
    here = quest.tile(hero)
    most = figures.kind_of(item).reach[1]
    found = distances(quest.state, here, lambda tile: quest.may_enter(hero, tile), most)
    for edge in SIDES:
        beyond = neighbour(quest.state, here, edge)
        if beyond is not None:
            found.setdefault(beyond.key, 1)
    del found[here.key]
    return found


def teleport(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """How far, then where."""
    found = reachable(quest, hero, item)
    far = yield from _how_far(hero, sorted(set(found.values())))
    if far is None:
        return
    tiles: list[tuple[Tile, dict[str, Any]]] = [
        (tile, prompts.known_of(tile, quest.monster(tile), has_ring=quest.state.ring_at == tile.key))
        for tile in (quest.state.tiles[key] for key, step in found.items() if step == far)
    ]
    chosen = (yield from ask(prompts.pick_tile(hero, "teleport", "R58", tiles))).key
    if chosen == prompts.BACK.key:
        return
    origin, tile = quest.tile(hero), quest.state.tiles[chosen.removeprefix("tile-")]
    yield from use_up(quest, hero, item)
    quest.place(hero, tile)
    quest.state.path = [origin.key, tile.key]
    yield Teleported(seat=hero.seat, hero=hero.key, origin=origin.label, tile=tile.label)
    yield from arrive(quest, hero)


def _how_far(hero: Hero, steps: Sequence[int]) -> Script[int | None]:
    """Where all tiles are as far, nobody is asked; None: not at all."""
    if len(steps) == 1:
        return steps[0]
    options = [Option(f"far-{step}", "far", {"steps": step}) for step in steps]
    answer = yield from ask(prompts.one_of(hero.seat, "far", "R58", (*options, prompts.BACK), prompts.BACK.key))
    return None if answer.key == prompts.BACK.key else prompts.number_of(answer.key)


def rivals(quest: Quest, hero: Hero, item: Item) -> list[Hero]:
    """Competitive only: anyone of another seat, anywhere."""
    if not quest.is_competitive:
        return []
    return [other for other in quest.heroes if other.seat != hero.seat]


def robbable(quest: Quest, hero: Hero, item: Item) -> list[Hero]:
    found = rivals(quest, hero, item)
    return [other for other in found if _loot(other) or _can_lose_ring(quest, hero, other)]


def _loot(other: Hero) -> list[Item]:
    """5.4: any item; a Bear or a Hound is one as well, though it needs no space (R66)."""
    return [*figures.carried(other), *other.companions]


def _can_lose_ring(quest: Quest, hero: Hero, other: Hero) -> bool:
    """No claw carries the Ring from one world into the other (R135)."""
    return quest.has_ring(other) and quest.tile(other).world == quest.tile(hero).world


def drain(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """Vampire Teeth: take up to five HP; what is ducked is not drained (R76)."""
    other = yield from _pick(quest, hero, "drain", rivals(quest, hero, item))
    if other is None:
        return
    yield from use_up(quest, hero, item)
    taken = yield from suffer(quest, other, Hit(min(TEETH_HP, other.hp), "teeth", "R58"))
    if taken:
        yield Drained(seat=hero.seat, hero=hero.key, target_seat=other.seat, target=other.key, damage=taken)
    yield from heal(hero, taken)
    yield from settle_deaths(quest)


def steal(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """Witch's Claw: any item, or the Ring."""
    other = yield from _pick(quest, hero, "rob", robbable(quest, hero, item))
    if other is None:
        return
    options = [Option(f"item-{one.id}", "steal", prompts.item_facts(one)) for one in _loot(other)]
    if _can_lose_ring(quest, hero, other):
        options.append(Option("ring", "steal-ring"))
    key = (yield from ask(prompts.one_of(hero.seat, "steal", "R58", (*options, prompts.BACK), prompts.BACK.key))).key
    if key == prompts.BACK.key:
        return
    yield from use_up(quest, hero, item)
    yield from _rob(quest, hero, other, key)


def _rob(quest: Quest, hero: Hero, other: Hero, key: str) -> Script[None]:
    stolen = None if key == "ring" else next(i for i in _loot(other) if i.id == prompts.number_of(key))
    name = stolen.key if stolen else "ring"
    yield Stolen(seat=hero.seat, hero=hero.key, target_seat=other.seat, target=other.key, item=name)
    if stolen is None:
        quest.state.ring_with = hero.index
    else:
        remove(other, stolen)
        yield from receive(quest, hero, stolen)


def _pick(quest: Quest, hero: Hero, word: str, heroes: Sequence[Hero]) -> Script[Hero | None]:
    answer = yield from ask(prompts.pick_hero(hero, word, "R58", [(other.index, other) for other in heroes]))
    return None if answer.key == prompts.BACK.key else quest.hero(prompts.number_of(answer.key))


WHERE: dict[str, Callable[[Quest, Hero, Item], Any]] = {
    "look": hidden_beside,
    "teleport": reachable,
    "teeth": rivals,
    "claw": robbable,
}
