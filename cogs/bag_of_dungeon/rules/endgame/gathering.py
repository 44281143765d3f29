"""The endgame of the forest (R113-R116): gathering at the Maiden Tree, and what comes then."""

from bot.engine import Script
from cogs.bag_of_dungeon.content import ALL_MONSTERS, MORNA
from cogs.bag_of_dungeon.events.endgame import ForestCalmed, MornaCame
from cogs.bag_of_dungeon.events.hazards import PoisonCured
from cogs.bag_of_dungeon.rules.frame.setup import START
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.places.poison import cure
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Fight

TREE = "ftree"


def watch(quest: Quest) -> Script[None]:
    """The moment all living bearers stand at the tree (R113)."""
    bearers = [hero for hero in quest.heroes if hero.seeds]
    if quest.state.phase == "gather" and bearers and all(hero.at == TREE for hero in bearers):
        yield from calm_the_forest(quest)


def is_called_off(quest: Quest, fight: Fight) -> bool:
    """The tree has taken the monster of this fight away in the midst of it (R114)."""
    return quest.is_calm and not fight.is_morna and quest.state.tiles[fight.at].world == "forest"


def calm_the_forest(quest: Quest) -> Script[None]:
    """R114 to R116."""
    state = quest.state
    yield ForestCalmed(tile=state.tiles[TREE].label)
    for tile in state.tiles.values():
        if tile.world == "forest":
            if tile.monster is not None:
                bags.spend_monster(quest, tile.monster)
            tile.monster, tile.is_hidden = None, False
    for hero in quest.heroes:
        hero.is_sneaking = hero.is_sneaking and quest.tile(hero).world != "forest"
        if hero.poison:
            yield PoisonCured(seat=hero.seat, hero=hero.key, count=cure(hero))
    state.phase = "hunt"
    state.morna, state.morna_at = bags.plain(ALL_MONSTERS[MORNA], "forest"), START["forest"]
    yield MornaCame(tile=state.tiles[START["forest"]].label, hp=state.morna.hp)
