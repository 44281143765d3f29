"""The Bell Tongues of the Drowned Chapel (Q2, R88)."""

from bot.engine import Script
from cogs.deckbox_dungeons.events.quests import TongueTaken
from cogs.deckbox_dungeons.rules.delve import Delve

WANTED = 2
TOLLS = 4  # Refresh Phases in which the bell tolls


def take_tongue(delve: Delve, tile: int) -> Script[None]:
    """The party holds them jointly; at the second the bell begins to toll where it was taken."""
    state = delve.state
    state.tongues += 1
    yield TongueTaken(count=state.tongues)
    if state.tongues == WANTED:
        state.tongue_tile, state.tolls_left = tile, TOLLS


def boss_tongue(delve: Delve) -> Script[None]:
    """The Deacon's defeat gives the third, unless it was talked out of him."""
    state = delve.state
    if delve.quest.shape != "fetch" or state.has_boss_tongue:
        return
    state.has_boss_tongue = True
    goal = next(number for number, tile in enumerate(state.tiles) if tile.face == delve.quest.goal)
    state.tiles[goal].done += state.tiles[goal].encounters
    yield from take_tongue(delve, goal)
