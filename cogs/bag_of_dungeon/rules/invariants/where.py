"""What must hold of where everybody stands: behind the Ring, and under the cloak."""

from cogs.bag_of_dungeon.state import Hero, State


def check_way_out(state: State) -> None:
    """Behind the Ring (R95, R137, R140): who is inside has a turn left, nothing needed lies there, no night falls."""
    inside = [tile for tile in state.tiles.values() if tile.world == "dungeon"] if state.ring_left else []
    assert not any(tile.seeds for tile in inside), "a brood seed lies where nobody can go"
    for hero in state.heroes:
        is_inside = hero.status == "in" and any(hero.at == tile.key for tile in inside)
        assert not is_inside or hero.index in state.leaving, f"{hero.key} is in the closed dungeon"
    assert state.result != "late" or not state.leaving, "night fell while a last turn was owed"
    assert state.result != "late" or not (state.ring_left and state.options.mode == "dungeon"), "a won match was lost"


def check_hidden(state: State, hero: Hero) -> None:
    """R139: hidden from a monster, out of the fight."""
    tile = state.tiles.get(hero.at)
    assert tile is not None, f"{hero.key} hides, and is not there"
    assert tile.monster is not None, f"{hero.key} hides from nobody on {tile.key}"
    assert state.fight is None or hero.index not in state.fight.fighters, f"{hero.key} fights and hides"
