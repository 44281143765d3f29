"""The Bell Tongues of the Drowned Chapel (Q2, R88)."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.quest_kinds import QuestKind
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
    """The Deacon's defeat gives the third, unless it was talked out of him; other deeds of his tile stay (R33)."""
    if delve.quest.shape != "fetch":
        return
    goal = next(number for number, tile in enumerate(delve.state.tiles) if tile.face == delve.quest.goal)
    tile, key = delve.state.tiles[goal], goal_key(delve.quest)
    if key not in tile.done:
        tile.done.append(key)
        yield from take_tongue(delve, goal)


def goal_key(quest: QuestKind) -> str:
    """The encounter of the goal tile (R33)."""
    return next(one.key for one in quest.encounter if one.is_goal)
