"""Where a tile lies: the coordinate people read, and the key of its cell."""

from functools import cache

from cogs.bag_of_dungeon.content import World


@cache
def coordinate(x: int, y: int) -> str:
    """Columns A to Z around M; further west WA, WB …, further east EA, EB …; rows count southwards from 20."""
    column = x + 12
    if column < 0:
        name = "W" + chr(ord("A") + min(25, -column - 1))
    elif column > 25:
        name = "E" + chr(ord("A") + min(25, column - 26))
    else:
        name = chr(ord("A") + column)
    return f"{name}{y + 20}"


def cell(world: World, x: int, y: int) -> str:
    return f"{world[0]}{x},{y}"
