"""Where the spaces of the map lie on a picture, and which part of it is shown."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from cogs.deckbox_dungeons.state.spots import PITCH, SIZE, Spot
from cogs.deckbox_dungeons.view.view import DeckboxView, TileView
from images.maps.window import Window, bounds

LARGEST, LEGIBLE, SMALLEST = 84, 64, 22  # px of a space; the last only where the whole map is asked for
SIZES = (84, 76, 70)  # px of a space where a part is shown: few, so that it seldom grows or shrinks


class Space(NamedTuple):
    """A space as `images.maps` has it: x grows eastwards, y southwards."""

    x: int
    y: int


class _Stretch(NamedTuple):
    """Rows or columns."""

    start: int
    length: int


def place(spot: Spot) -> Space:
    return Space(spot[1], spot[0])


def tile_spots(tile: TileView) -> Iterable[tuple[Spot, str]]:
    """Its spaces with the wall around it, and what each is."""
    for r in range(-1, SIZE + 1):
        for c in range(-1, SIZE + 1):
            is_inside = 0 <= r < SIZE and 0 <= c < SIZE
            yield (PITCH * tile.y + r, PITCH * tile.x + c), tile.rows[r][c] if is_inside else "#"


def corners(tiles: Iterable[TileView]) -> list[Space]:
    """The outermost spaces of the map, the wall around it included."""
    return [
        Space(PITCH * tile.x + x, PITCH * tile.y + y) for tile in tiles for x, y in ((-1, -1), (SIZE, SIZE))
    ]  # fmt: skip


def whole_window(view: DeckboxView, room: Space) -> Window:
    """The whole map, however small its spaces."""
    left, top, columns, rows = bounds(corners(view.tiles))
    size = max(SMALLEST, _fitting(view, room))
    return _window(left, top, columns, rows, room.x // size, min(rows, room.y // size), size)


def is_cropped(view: DeckboxView, room: Space) -> bool:
    return _fitting(view, room) < LEGIBLE


def _fitting(view: DeckboxView, room: Space) -> int:
    """Px of a space where all of the map has to go into so many."""
    _, _, columns, rows = bounds(corners(view.tiles))
    return min(LARGEST, room.x // columns, room.y // rows)


def covered(view: DeckboxView, window: Window) -> int:
    """How many px of it show tiles that lie there."""
    spots = {spot for tile in view.tiles for spot, _ in tile_spots(tile)}
    return sum(window.shows(place(spot)) for spot in spots) * window.size**2


def window_on(view: DeckboxView, room: Space, chosen: Iterable[Spot] = (), aimed: Collection[int] = ()) -> Window:
    """The whole map where that is legible, else the part around what matters, as large as that allows.

    `chosen`: spaces that somebody may choose now; `aimed`: enemies.
    """
    if not is_cropped(view, room):
        return whole_window(view, room)
    things = [*matters(view, aimed), *map(place, sorted(chosen))]
    size = next((size for size in SIZES if _has_room(things, room, size)), LEGIBLE)
    left, top, columns, rows = bounds(corners(view.tiles))
    shown = Space(room.x // size, room.y // size)
    x, y, wide, high = bounds(_held(things, shown))
    all_x, all_y, all_wide, all_high = bounds(things)
    top = _placed(_Stretch(y, high), all_y + all_high // 2, _Stretch(top, rows), shown.y)
    seen = [tile for tile in view.tiles if top - SIZE < PITCH * tile.y < top + shown.y]
    left, _, columns, _ = bounds(corners(seen))  # no width is spent on rooms above or below
    left = _placed(_Stretch(x, wide), all_x + all_wide // 2, _Stretch(left, columns), shown.x)
    return _at(left, top, shown, size)


def _has_room(things: Sequence[Space], room: Space, size: int) -> bool:
    """With two spaces around them."""
    _, _, columns, rows = bounds(things)
    return (columns + 4) * size <= room.x and (rows + 4) * size <= room.y


def matters(view: DeckboxView, aimed: Collection[int] = ()) -> list[Space]:
    """Who acts, the enemies it may attack, then all others by how near they are to it.

    Where nobody acts, whoever still stands comes first, and enemies last.
    """
    heroes = [hero for hero in view.heroes if hero.hero and not hero.is_gone]
    heroes.sort(key=lambda hero: (hero.seat != view.active, not hero.is_up))
    first, *friends = [place(hero.at) for hero in heroes] or [place(view.tiles[0].poi)]

    def distance(other: Space) -> tuple[int, Space]:
        return abs(other.x - first.x) + abs(other.y - first.y), other

    foes = sorted(view.enemies, key=lambda enemy: (enemy.id not in aimed, distance(place(enemy.at))))
    count = sum(enemy.id in aimed for enemy in foes)
    spots = [place(enemy.at) for enemy in foes]
    others = [*friends, *spots[count:]]
    return [first, *spots[:count], *(others if view.active is None else sorted(others, key=distance))]


def _held(things: Sequence[Space], shown: Space) -> list[Space]:
    """The first, and of the others all that still have room beside it."""
    kept = [things[0]]
    for thing in things[1:]:
        _, _, columns, rows = bounds([*kept, thing])
        if columns <= shown.x and rows <= shown.y:
            kept.append(thing)
    return kept


def _placed(kept: _Stretch, middle: int, whole: _Stretch, shown: int) -> int:
    """Where so many rows or columns begin: around what is kept, as near as they can to the middle of all that matters.

    They stay on the map as far as that goes.
    """
    if shown >= whole.length:
        return whole.start - (shown - whole.length) // 2
    spare = min(1, (shown - kept.length) // 2)  # a row more on each side
    start = max(kept.start + kept.length + spare - shown, min(kept.start - spare, middle - shown // 2))
    return max(whole.start, min(whole.start + whole.length - shown, start))


def _window(left: int, top: int, columns: int, rows: int, wide: int, high: int, size: int) -> Window:
    return _at(left - (wide - columns) // 2, top - (high - rows) // 2, Space(wide, high), size)


def _at(left: int, top: int, shown: Space, size: int) -> Window:
    return Window(
        shown.x * size, shown.y * size, size, size / 2 - left * size, size / 2 - top * size, is_cropped=True
    )  # fmt: skip


def close_up(spaces: Sequence[Space], box: Space, largest: int) -> Window:
    """These spaces and what is around them, filling a box of so many px; the smallest spaces show what they can."""
    left, top, columns, rows = bounds(spaces)
    size = max(SMALLEST, min(largest, box.x // (columns + 2), box.y // (rows + 1)))
    size -= size % 2  # else the middles of its spaces lie between two px
    x, y = left + columns / 2, top + rows / 2
    return Window(
        box.x, box.y, size, round(box.x / 2 - (x - 0.5) * size), round(box.y / 2 - (y - 0.5) * size), is_cropped=True
    )  # fmt: skip
