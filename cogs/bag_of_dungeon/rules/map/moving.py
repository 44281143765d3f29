"""Moving (R24), walking the webs (R107), and going back to a fight one sneaked past."""

from bot.engine import Fact, Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.map import Moved, WebWalked
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.map.grid import is_up_the_ladder
from cogs.bag_of_dungeon.rules.map.laying import edge_of
from cogs.bag_of_dungeon.rules.map.meeting import arrive, hazard
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero, Tile

MOVE_AP = 1


def move_offers(quest: Quest, hero: Hero) -> list[Option]:
    if not quest.can_pay(hero, MOVE_AP):
        return []
    return [
        prompts.move(tile, edge, quest.monster(tile), quest.unexplored(tile), has_ring=quest.state.ring_at == tile.key)
        for edge, tile in quest.exits(hero)
    ]


def move(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R24: 1 AP through a mutually open edge, the Gateway's door or the ladder."""
    if key.startswith("pass-"):
        tile = quest.state.tiles[key.removeprefix("pass-")]
    else:
        tile = next(tile for edge, tile in quest.exits(hero) if edge == edge_of(key))
    yield from step(quest, hero, tile)


def step(quest: Quest, hero: Hero, tile: Tile) -> Script[None]:
    """Onto a neighbouring tile, and whatever waits there."""
    origin = quest.tile(hero)
    quest.pay(hero, MOVE_AP)
    go(quest, hero, tile)
    yield Moved(seat=hero.seat, hero=hero.key, origin=origin.label, tile=tile.label, ap=hero.ap)
    yield from arrive(quest, hero, skips_pit=is_up_the_ladder(origin, tile))


def go(quest: Quest, hero: Hero, tile: Tile) -> None:
    quest.state.path = [hero.at, tile.key]
    quest.place(hero, tile)


def webs(quest: Quest, hero: Hero) -> list[Tile]:
    """The other laid Web tiles, seen from one."""
    if quest.tile(hero).kind.icon != "web":
        return []
    return [tile for tile in quest.state.tiles.values() if tile.kind.icon == "web" and tile.key != hero.at]


def web_offers(quest: Quest, hero: Hero) -> list[Option]:
    is_open = quest.can_pay(hero, MOVE_AP) and bool(webs(quest, hero))
    return [prompts.verb("web", MOVE_AP)] if is_open else []


def walk_web(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R107."""
    tiles: list[tuple[Tile, dict[str, Fact]]] = [(tile, {}) for tile in webs(quest, hero)]
    chosen = (yield from ask(prompts.pick_tile(hero, "web-to", "R107", tiles))).key
    if chosen == prompts.BACK.key:
        return
    tile, origin = quest.state.tiles[chosen.removeprefix("tile-")], quest.tile(hero)
    quest.pay(hero, MOVE_AP)
    go(quest, hero, tile)
    yield WebWalked(seat=hero.seat, hero=hero.key, origin=origin.label, tile=tile.label, ap=hero.ap)
    yield from arrive(quest, hero)


def engage_offers(quest: Quest, hero: Hero) -> list[Option]:
    """Under the cloak one may still think better of it."""
    monster = quest.monster(quest.tile(hero))
    return [Option("engage", "engage", {"monster": prompts.monster_name(monster)})] if monster else []


def engage(quest: Quest, hero: Hero, key: str) -> Script[None]:
    yield from fight_on_tile(quest, hero)


def settle_landings(quest: Quest) -> Script[None]:
    """The hazards of tiles people fled to (R25); a token there stays face down (R30)."""
    while quest.landings:
        landing = quest.landings.pop(0)
        hero = quest.hero(landing.hero)
        if hero.status == "in":
            was_over, quest.is_turn_over = quest.is_turn_over, False
            tile, is_alone = quest.tile(hero), landing.is_alone
            yield from hazard(quest, hero, tile, is_alone=is_alone, skips_pit=landing.skips_pit)
            quest.is_turn_over = quest.is_turn_over or was_over


MOVE = Deed(move_offers, move)
WEB = Deed(web_offers, walk_web)
ENGAGE = Deed(engage_offers, engage)
