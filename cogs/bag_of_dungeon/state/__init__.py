"""Everything the rules remember of a match. Plain data; the rules that change it live in `rules/`."""

from cogs.bag_of_dungeon.state.errand import ANYWHERE, Errand
from cogs.bag_of_dungeon.state.fight import Blow, Fight
from cogs.bag_of_dungeon.state.hero import Hero, Side, Status
from cogs.bag_of_dungeon.state.map import Drawn, Laying, Stock, Tile
from cogs.bag_of_dungeon.state.match import Phase, Result, State
from cogs.bag_of_dungeon.state.pieces import SPACES, Item, Monster, Space

__all__ = [
    "ANYWHERE",
    "SPACES",
    "Blow",
    "Drawn",
    "Errand",
    "Fight",
    "Hero",
    "Item",
    "Laying",
    "Monster",
    "Phase",
    "Result",
    "Side",
    "Space",
    "State",
    "Status",
    "Stock",
    "Tile",
]
