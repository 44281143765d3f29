"""Other worlds for the conformance tests: what nobody can see lies otherwise, and everybody sees the same."""

from bot.engine import Chance
from cogs.bag_of_dungeon.game import GAME
from tests.cogs.bag_of_dungeon.maps import adventure, from_bag, is_sound, lay


def test_stacks_bags_and_face_down_items_lie_otherwise_and_nothing_is_lost() -> None:
    quest = adventure("sirrus", "duric")
    den = lay(quest, "d05", 0, -1)
    den.cache = from_bag(quest, "torch")
    stock, seen = quest.stock("dungeon"), GAME.view(quest.state, 0)
    found = set()
    for number in range(40):
        GAME.reshuffle_hidden(quest.state, 0, Chance(bytes([number])))
        assert GAME.view(quest.state, 0) == seen
        found.add((stock.stack[-1], stock.monsters[-1], stock.items[-1].key, den.cache.key))
    assert all(len({world[place] for world in found}) > 3 for place in range(4))
    assert is_sound(quest)
