"""What ends a walk before its goal: where the rules ask something of who comes there, or dice fall (R25)."""

from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.gathering import TREE
from cogs.bag_of_dungeon.rules.map.grid import is_up_the_ladder
from cogs.bag_of_dungeon.rules.places.poison import can_be_poisoned
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Tile

HAZARDS = frozenset({"spikey", "web", "pit", "vine"})


def stops(quest: Quest, hero: Hero, origin: Tile, tile: Tile) -> bool:
    """Does something happen to who steps there from `origin`: a monster, a hazard, or Morna Gul's coming (R113)?"""
    return quest.is_guarded(tile) or _is_hazard(quest, hero, origin, tile) or _is_gathering(quest, hero, tile)


def _is_hazard(quest: Quest, hero: Hero, origin: Tile, tile: Tile) -> bool:
    """Old Spikey always; Web, Pit and Red Vine as far as they can harm this adventurer now."""
    icon = tile.kind.icon
    if icon == "web":
        return not quest.is_calm and not [other for other in quest.at(tile) if other is not hero]
    if icon == "pit":
        return not quest.is_calm and not is_up_the_ladder(origin, tile) and not figures.carries(hero, "rope")
    if icon == "vine":
        return not hero.upgrade.is_vineproof and can_be_poisoned(quest, hero)
    return icon == "spikey"


def _is_gathering(quest: Quest, hero: Hero, tile: Tile) -> bool:
    """The last bearer of seeds to come to the Maiden Tree does not pass it unawares."""
    others = [other for other in quest.heroes if other.seeds and other is not hero]
    is_last = hero.seeds > 0 and all(other.at == TREE for other in others)
    return tile.key == TREE and quest.state.phase == "gather" and is_last
