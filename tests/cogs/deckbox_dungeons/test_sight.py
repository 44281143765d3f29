"""R56 to R64, R70: line of sight, range and reach (T33 to T39), against an independent slow reference."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.content.tables import FACES, QUESTS
from cogs.deckbox_dungeons.rules.combat.targets import can_shoot, can_strike
from cogs.deckbox_dungeons.rules.map.ground import Ground, ground_of
from cogs.deckbox_dungeons.rules.map.sight import sees
from cogs.deckbox_dungeons.rules.map.turning import exits_of
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import HALF_SPOTS, SIDES, STEPS, Spot

NOBODY: frozenset[Spot] = frozenset()


def ground(*tiles: Tile) -> Ground:
    return ground_of(tiles, can_explore=True)


@pytest.mark.parametrize(
    ("face", "one", "other", "is_seen"),
    [
        ("10a", (0, 0), (0, 6), True),
        ("10a", (0, 3), (2, 2), True),
        ("10a", (2, 0), (2, 6), True),
        ("10a", (3, 0), (4, 2), True),
        ("10a", (0, 3), (2, 3), False),
        ("10a", (0, 0), (2, 2), False),
        ("10a", (3, 0), (3, 2), False),
        ("10a", (0, 1), (2, 1), False),
        ("5b", (2, 2), (2, 4), False),
        ("5b", (1, 2), (2, 4), True),
    ],
)
def test_t33_t35_walls(face: str, one: Spot, other: Spot, is_seen: bool) -> None:
    assert sees(ground(Tile(face, 0, 0)), one, other, NOBODY) is is_seen


def test_t34_across_pits_and_enemies() -> None:
    """R57. An ally is no foe, so nothing is said of one."""
    crossroads = ground(Tile("6a", 0, 0))
    assert sees(crossroads, (2, 1), (2, 5), NOBODY)
    assert sees(crossroads, (3, 0), (3, 6), NOBODY)
    assert not sees(crossroads, (3, 0), (3, 6), frozenset({(3, 3)}))


def test_t36_the_pinch() -> None:
    """Two walls that meet only diagonally leave nothing between them; foes pinch as well."""
    gate = ground(Tile("14a", 0, 0))
    assert not sees(gate, (2, 2), (3, 3), frozenset({(2, 3), (3, 2)}))
    assert sees(gate, (2, 2), (3, 3), frozenset({(2, 3)}))


def test_t37_range() -> None:
    """R63, R64: the same or a joined tile; from a doorway its own two."""
    road = ground(Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("6a", 0, -2))
    assert sees(road, (2, 3), (-10, 3), NOBODY)
    assert not can_shoot(road, (2, 3), (-10, 3), NOBODY)
    assert can_shoot(road, (-1, 3), (-7, 3), NOBODY)
    assert not can_shoot(road, (-1, 3), (-10, 3), NOBODY)


def test_t38_a_space_between() -> None:
    gate = ground(Tile("14a", 0, 0))
    assert not can_shoot(gate, (3, 3), (3, 4), frozenset({(3, 4)}))
    assert can_shoot(gate, (3, 3), (4, 4), frozenset({(4, 4)}))


def test_t39_reach() -> None:
    """R70: not if both spaces between are wall: 4B has walls at both sides of its southern way."""
    gate = ground(Tile("14a", 0, 0))
    assert can_strike(gate, (3, 3), (4, 4), has_reach=True)
    assert not can_strike(gate, (3, 3), (4, 4), has_reach=False)
    reeds = ground(Tile("10a", 0, 0), Tile("4b", 1, 0))
    assert not any(spot in reeds.marks for spot in ((1, 7), (0, 8)))
    assert not can_strike(reeds, (0, 7), (1, 8), has_reach=True)


# The reference: each closed square is cut with the segment, by the times at which it comes in and goes out.


def slow_sees(ground: Ground, one: Spot, other: Spot, foes: frozenset[Spot]) -> bool:
    def blocks(square: Spot) -> bool:
        return square not in {one, other} and (square not in ground.marks or square in foes)

    def is_pinched(corner: Spot) -> bool:
        """As the rule says it: two blocking squares meet here, and along no side with a third."""
        r, c = corner
        squares = [(r - 1, c - 1), (r - 1, c), (r, c), (r, c - 1)]
        blocked = [blocks(square) for square in squares]
        return any(
            blocked[n] and blocked[(n + 2) % 4] and not (blocked[(n + 1) % 4] or blocked[(n + 3) % 4]) for n in (0, 1)
        )

    corners = [(a, b) for a in corners_of(one) for b in corners_of(other) if a != b]
    return any(
        not (is_pinched(a) or is_pinched(b)) and not any(blocks(square) and cuts(a, b, square) for square in box(a, b))
        for a, b in corners
    )


def corners_of(spot: Spot) -> list[Spot]:
    return [(spot[0] + r, spot[1] + c) for r, c in product((0, 1), (0, 1))]


def box(a: Spot, b: Spot) -> Iterator[Spot]:
    rows, columns = sorted((a[0], b[0])), sorted((a[1], b[1]))
    return product(range(rows[0] - 1, rows[1] + 1), range(columns[0] - 1, columns[1] + 1))


def cuts(a: Spot, b: Spot, square: Spot) -> bool:
    """Is some point a + t (b - a), 0 < t < 1, in the closed square? Times are counted in parts of `unit`."""
    steps = b[0] - a[0], b[1] - a[1]
    unit = (abs(steps[0]) or 1) * (abs(steps[1]) or 1)
    low, high = 0, unit
    for axis, step in enumerate(steps):
        near, far = square[axis] - a[axis], square[axis] + 1 - a[axis]
        if step == 0:
            if not near <= 0 <= far:
                return False
            continue
        if step < 0:
            near, far = -far, -near
        part = unit // abs(step)
        low, high = max(low, near * part), min(high, far * part)
    return low < high or 0 < low == high < unit


def joined_pairs() -> dict[str, list[tuple[Tile, ...]]]:
    """Every two tiles that a quest may lay side by side, joined by a doorway, by the face of one of the two.

    The whole may be turned, so one of the two is not. The tile that comes first has its south sealed (R8).
    """
    found: dict[tuple[str, str, int, str], tuple[Tile, ...]] = {}
    for quest in QUESTS.values():
        faces = [face for face in (quest.start, *quest.body, quest.goal) if face]
        for first, second in product(faces, faces):
            for side in exits_of(first, 0) if first < second else ():
                down, right = STEPS[side]
                for turns in range(4):
                    if SIDES[(SIDES.index(side) + 2) % 4] in exits_of(second, turns):
                        tiles: tuple[Tile, ...] = (Tile(first, 0, 0), Tile(second, right, down, turns))
                        found[first, second, turns, side] = tiles[::-1] if side == "s" else tiles
    pairs: dict[str, list[tuple[Tile, ...]]] = {face: [] for face in FACES}
    for (first, *_), pair in found.items():
        pairs[first].append(pair)
    return pairs


PAIRS = joined_pairs()
EVERY = [tiles for pairs in PAIRS.values() for tiles in pairs]


def test_every_two_of_them_are_joined() -> None:
    """Else the comparison below would look through a wall at most."""
    assert len(EVERY) == 626
    assert all(len(ground_of(tiles, can_explore=False).joined[0]) == 2 for tiles in EVERY)


def compare(tiles: tuple[Tile, ...], chance: Chance, share: int) -> int:
    """Look at one pair of spaces in so many, with and without foes; how many were compared.

    Of two tiles only at pairs from one to the other: those within a tile are looked at face by face.
    """
    map_ = ground_of(tiles, can_explore=False)
    spots = sorted(map_.marks)
    compared = 0
    for one, other in combinations(spots, 2):
        is_within = len(tiles) > 1 and map_.homes[one] == map_.homes[other]
        if is_within or (share > 1 and chance.below(share)):
            continue
        foes = frozenset(chance.pick(spots) for _ in range(chance.below(5)))
        for blockers in (NOBODY, foes):
            assert sees(map_, one, other, blockers) is slow_sees(map_, one, other, blockers), (tiles, one, other)
            compared += 1
    return compared


def test_sight_is_the_references_on_a_sample() -> None:
    chance = Chance(b"sample")
    pairs = [chance.pick(EVERY) for _ in range(12)]
    assert sum(compare(tiles, chance, 40) for tiles in pairs) > 300


@pytest.mark.parametrize("face", FACES)
def test_sight_is_the_references_on_every_face(face: str) -> None:
    assert compare((Tile(face, 0, 0),), Chance(face.encode()), 12)


@pytest.mark.long
@pytest.mark.parametrize("face", FACES)
def test_sight_is_the_references_all_over_a_face(face: str) -> None:
    assert compare((Tile(face, 0, 0),), Chance(face.encode()), 1)


@pytest.mark.long
@pytest.mark.parametrize("tiles", EVERY, ids=lambda tiles: "-".join(f"{tile.face}{tile.turns}" for tile in tiles))
def test_sight_is_the_references_everywhere(tiles: tuple[Tile, ...]) -> None:
    """Every pair of spaces of every two tiles that can be joined."""
    assert compare(tiles, Chance(b"everywhere"), 1)


def test_half_spaces_are_walls_to_the_eye() -> None:
    """R37: what is not laid yet is off the map."""
    gate = ground(Tile("14a", 0, 0))
    assert HALF_SPOTS["n"] in gate.halves
    assert HALF_SPOTS["n"] not in gate.marks
