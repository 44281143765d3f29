"""How far a match of both worlds has come: whether it is played in both of them."""

from collections.abc import Iterator

from cogs.bag_of_dungeon.state import State

ENTERED, TAKEN = "dungeon-entered", "ring-taken"


def milestones(state: State) -> Iterator[str]:
    """Of the combined game alone; the others are one world."""
    if state.options.mode != "combined":
        return
    if any(hero.at in state.tiles and state.tiles[hero.at].world == "dungeon" for hero in state.heroes):
        yield ENTERED
    if state.ring_with is not None or state.ring_left:
        yield TAKEN
