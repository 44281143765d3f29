"""Who can be attacked from where (R61 to R64, R70)."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from bot.kit.squares import apart
from cogs.deckbox_dungeons.content.kinds import Keyword, Mode
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.ground import Ground
from cogs.deckbox_dungeons.rules.map.sight import View, is_clear, sees, view_of
from cogs.deckbox_dungeons.state.pieces import Enemy
from cogs.deckbox_dungeons.state.spots import Spot

UNKNOWN: Final = object()


def can_strike(ground: Ground, one: Spot, other: Spot, *, has_reach: bool) -> bool:
    """R61: orthogonally next to it; R70: with Reach diagonally too, unless both spaces they share are wall."""
    down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
    if down + right == 1:
        return True
    if not has_reach or down != 1 or right != 1:
        return False
    return (one[0], other[1]) in ground.marks or (other[0], one[1]) in ground.marks


def can_shoot(ground: Ground, one: Spot, other: Spot, foes: frozenset[Spot]) -> bool:
    """R63: in sight, in the same or an adjacent tile, and a space between; `foes` block the one who shoots (R57)."""
    return any(True for _ in shooting_spots(ground, (one,), other, foes))


def shooting_spots(ground: Ground, spots: Iterable[Spot], other: Spot, foes: frozenset[Spot]) -> Iterator[Spot]:
    """Those of the spaces from which it can be shot at, in their order: `can_shoot` for many at once."""
    shots, squares = ground.shots.setdefault(other, {}), ground.squares(foes)
    for spot in spots:
        view = shots.get(spot, UNKNOWN)
        if view is UNKNOWN:
            view = shots[spot] = _shot(ground, spot, other)
        if view is not None and is_clear(view, squares):
            yield spot


def _shot(ground: Ground, one: Spot, other: Spot) -> View | None:
    """None where it is too near or too far, or walls are between, whoever stands where."""
    return view_of(ground, one, other) if apart(one, other) > 1 and ground.in_range(one, other) else None


def can_attack(
    ground: Ground, mode: Mode, keywords: Iterable[Keyword], one: Spot, other: Spot, foes: frozenset[Spot]
) -> bool:
    if mode == "melee":
        return can_strike(ground, one, other, has_reach="reach" in keywords)
    return can_shoot(ground, one, other, foes)


def targets(delve: Delve, mode: Mode, keywords: AbstractSet[Keyword], spot: Spot) -> list[Enemy]:
    """The enemies a hero can attack from there, oldest first."""
    if not delve.state.enemies:
        return []
    ground, foes = delve.ground, delve.enemy_spots
    return [enemy for enemy in delve.state.enemies if can_attack(ground, mode, keywords, spot, enemy.at, foes)]


def seen_near(delve: Delve, spot: Spot) -> list[Enemy]:
    """Enemies in sight in this or an adjacent tile: for Dirty Trick and Weighted Net."""
    ground, foes = delve.ground, delve.enemy_spots
    return [
        enemy for enemy in delve.state.enemies if ground.near(spot, enemy.at) and sees(ground, spot, enemy.at, foes)
    ]


def seen(delve: Delve, spot: Spot) -> list[Enemy]:
    """Enemies in sight, however far."""
    foes = delve.enemy_spots
    return [enemy for enemy in delve.state.enemies if sees(delve.ground, spot, enemy.at, foes)]
