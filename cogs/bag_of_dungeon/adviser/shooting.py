"""When an automaton shoots (R44-R49): where the dice make the fight with whoever survives them much better."""

from collections.abc import Iterator

from msgspec import Struct

from bot.engine import Choice, Term
from bot.kit.squares import SIDES, beyond
from cogs.bag_of_dungeon.adviser.journey import daring
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.adviser.odds import Side, sums, win_chance
from cogs.bag_of_dungeon.content import ItemKind, item_kind
from cogs.bag_of_dungeon.view import ItemView, TileView

AIMED = ("shot", "lance", "daggers", "fire-pot")  # bombs hurt friends
WORN = 4  # the first spaces
GAIN = 0.12  # how much better the chance must become


class Shot(Struct, frozen=True):
    item: ItemView
    tile: TileView
    chance: float  # to win in the end
    gain: float


def best_shot(mind: Mind) -> Shot | None:
    """The shot that helps most, where one is worth it."""
    shots = [
        shot for item, kind in _weapons(mind) for tile in _targets(mind, kind) if (shot := _shot(mind, item, tile))
    ]
    good = [shot for shot in shots if shot.gain >= GAIN and shot.chance >= daring(mind)]
    return max(good, key=lambda shot: (shot.gain, -shot.item.id, shot.tile.label), default=None)


def _weapons(mind: Mind) -> Iterator[tuple[ItemView, ItemKind]]:
    """What can be paid for, with one AP left to flee."""
    for index, space in enumerate(mind.me.spaces):
        kind = item_kind(space.item.key, is_awake=space.item.is_awake) if space.item else None
        if space.item is None or kind is None or kind.effect not in AIMED:
            continue
        if (index < WORN or kind.slot == "pack") and kind.ap < mind.me.ap:
            yield space.item, kind


def _targets(mind: Mind, kind: ItemKind) -> Iterator[TileView]:
    """Along rows and columns to the first monster."""
    cells = {(tile.world, tile.x, tile.y): tile for tile in mind.view.tiles}
    for side in SIDES:
        tile = mind.here
        for steps in range(1, kind.reach[1] + 1):
            other = cells.get((tile.world, *beyond(tile.spot, side)))
            if other is None or other.label not in tile.doors:
                break
            tile = other
            if mind.is_guarded(tile):
                if steps >= kind.reach[0] and _hurts(mind, tile):
                    yield tile
                break


def _hurts(mind: Mind, tile: TileView) -> bool:
    """The Dragon does not come to be fought, and recovers meanwhile."""
    monster = mind.monster(tile)
    return monster is None or monster.key == "morna-gul" or not monster.is_boss


def _shot(mind: Mind, item: ItemView, tile: TileView) -> Shot | None:
    kind, monster = item_kind(item.key, is_awake=item.is_awake), mind.monster(tile)
    foes = [(1, mind.foe(monster))] if monster else mind.unknown(tile.world)
    me, many = mind.side(mind.me), sum(count for count, _ in foes)
    before = sum(count * win_chance(me, foe) for count, foe in foes) / many
    after = sum(count * _after(me, foe, kind) for count, foe in foes) / many
    return Shot(item, tile, after, after - before)


def _after(me: Side, foe: Side, kind: ItemKind) -> float:
    """The chance to win against what the dice leave of it."""
    return sum(
        chance * win_chance(me, Side(max(0, foe.hp - damage - kind.shot_plus), foe.dice, foe.plus))
        for damage, chance in sums(kind.roll).items()
    )


def weapon(mind: Mind) -> Choice:
    """The weapon of the best shot: one of each kind is offered."""
    shot = best_shot(mind)
    said = Term("item", (shot.item.key,)) if shot else None
    return _choice(mind, [option.key for option in mind.prompt.options if option.facts.get("item") == said])


def target(mind: Mind) -> Choice:
    """The tile of the best shot; its label is what the options tell."""
    shot = best_shot(mind)
    said = shot.tile.label if shot else ""
    return _choice(mind, [option.key for option in mind.prompt.options if option.facts.get("tile") == said])


def _choice(mind: Mind, found: list[str]) -> Choice:
    """Whoever has said "shoot" shoots: going back would only bring the same menu again."""
    return (found[0] if found else mind.prompt.options[0].key,)
