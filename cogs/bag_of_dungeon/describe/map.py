"""The map in words: what is near, what is known, and where nobody has been."""

from collections.abc import Iterator, Sequence

from bot.kit.squares import DIRECTIONS, apart, beyond
from bot.words import Words, listed
from cogs.bag_of_dungeon.describe.things import named
from cogs.bag_of_dungeon.view import BagView, MonsterView, TileView

PLACES = ("spikey", "pool", "exit", "gateway", "pit", "web", "vine", "bones", "seed", "swamp", "tree")
SPENDABLE = {"bones", "seed", "swamp"}  # icons whose token is taken once


def surroundings(view: BagView, words: Words, room: int, *, is_full: bool = False) -> Iterator[str]:
    """The map, the nearest first; each list within `room` characters. `is_full`: with what items do."""
    yield from around(view, words)
    yield from dangers(view, words, room)
    yield from finds(view, words, room, is_full=is_full)
    yield from places(view, words, room)
    yield from unexplored(view, words, room)
    yield from stacks(view, words)


def around(view: BagView, words: Words) -> Iterator[str]:
    """Every way from the tile of the adventurer whose turn it is."""
    here = None if view.acting is None else tile_at(view, view.heroes[view.acting].at)
    if here is not None:
        ways = [*_sides(view, here, words), *_doors(view, here, words)]
        yield words.say("describe-around", tile=here.label, ways=ways)


def dangers(view: BagView, words: Words, room: int) -> Iterator[str]:
    """Monsters that are known, and tokens nobody has turned."""
    known = [monster_on(tile.monster, tile.label, words) for tile in view.tiles if tile.monster]
    if known:
        yield words.say("describe-monsters", monsters=_listed(known, words, room))
    if hidden := [tile.label for tile in view.tiles if tile.is_hidden]:
        yield words.say("describe-unknown", tiles=_listed(hidden, words, room))


def finds(view: BagView, words: Words, room: int, *, is_full: bool = False) -> Iterator[str]:
    """What lies on the tiles, face up or down."""
    found = [(tile, _things(tile, words, is_full=is_full)) for tile in view.tiles]
    said = [words.say("describe-find", tile=tile.label, things=things) for tile, things in found if things]
    if said:
        yield words.say("describe-finds", finds=_listed(said, words, room))


def places(view: BagView, words: Words, room: int) -> Iterator[str]:
    """The special tiles."""
    if said := [_place(tile, words) for tile in view.tiles if tile.icon in PLACES]:
        yield words.say("describe-places", places=_listed(said, words, room))


def unexplored(view: BagView, words: Words, room: int) -> Iterator[str]:
    """Open edges nothing lies at."""
    edges = [
        words.say("describe-edges", tile=tile.label, directions=[_direction(edge, words) for edge in tile.frontier])
        for tile in view.tiles
        if tile.frontier
    ]
    if edges:
        yield words.say("describe-unexplored", edges=_listed(edges, words, room))


def stacks(view: BagView, words: Words) -> Iterator[str]:
    for stock in view.stocks:
        yield words.say(
            "describe-stack",
            **{"world-label": words.say(f"world-{stock.world}.label")},
            tiles=stock.tiles,
            monsters=stock.monsters,
            items=stock.items,
        )


def _listed(said: Sequence[str], words: Words, room: int) -> list[str]:
    """As many as have room, and how many more there are."""
    return listed(said, room, lambda left: words.say("describe-more", count=left))


def monster_on(monster: MonsterView, tile: str, words: Words) -> str:
    name = words.say(f"monster-{monster.key}")
    return words.say("describe-monster-on", monster=name, tile=tile, hp=monster.hp, attack=attack(monster, words))


def attack(monster: MonsterView, words: Words) -> str:
    """2d6+4."""
    return words.say("describe-attack", dice=monster.dice, plus=monster.plus)


def tile_at(view: BagView, label: str) -> TileView | None:
    return next((tile for tile in view.tiles if tile.label == label), None)


def _direction(edge: str, words: Words) -> str:
    return words.say(f"direction-{edge}")


def _sides(view: BagView, here: TileView, words: Words) -> Iterator[str]:
    for edge in here.openings:
        x, y = beyond(here.spot, DIRECTIONS.index(edge))
        other = next((t for t in view.tiles if (t.world, t.x, t.y) == (here.world, x, y)), None)
        if other is not None:
            yield _way(view, other, words, "describe-way", direction=_direction(edge, words))
        elif edge in here.frontier:
            yield words.say("describe-way-new", direction=_direction(edge, words))
        else:
            yield words.say("describe-way-blocked", direction=_direction(edge, words))


def _doors(view: BagView, here: TileView, words: Words) -> Iterator[str]:
    """Through the Gateway, or by the ladder."""
    for label in here.doors:
        other = tile_at(view, label)
        if other is not None and (other.world != here.world or apart(other.spot, here.spot) != 1):
            yield _way(view, other, words, "describe-door", world=words.say(f"world-{other.world}"))


def _way(view: BagView, tile: TileView, words: Words, message: str, **facts: str) -> str:
    notes = [*_notes(tile, words), *_people(view, tile, words)]
    if notes:
        return words.say(f"{message}-noted", tile=tile.label, notes=", ".join(notes), **facts)
    return words.say(message, tile=tile.label, **facts)


def _notes(tile: TileView, words: Words) -> Iterator[str]:
    if tile.icon in PLACES:
        yield words.say(f"icon-{tile.icon}")
    if tile.is_hidden:
        yield words.say("describe-note-unknown")
    if tile.monster is not None:
        yield words.say("describe-note-monster", monster=words.say(f"monster-{tile.monster.key}"), hp=tile.monster.hp)
    yield from _things(tile, words)
    if tile.has_ring:
        yield words.say("describe-note-ring")


def _people(view: BagView, tile: TileView, words: Words) -> Iterator[str]:
    yield from (words.say(f"adventurer-{view.heroes[index].adventurer}") for index in tile.heroes)


def _things(tile: TileView, words: Words, *, is_full: bool = False) -> list[str]:
    things = [named(item, words, is_full=is_full) for item in tile.items]
    things += [words.say("describe-note-cache")] if tile.has_cache else []
    things += [words.say("describe-note-seeds", seeds=tile.seeds)] if tile.seeds else []
    return things


def _place(tile: TileView, words: Words) -> str:
    facts = {"place": words.say(f"icon-{tile.icon}"), "tile": tile.label}
    if tile.icon == "pool":
        return words.say("describe-place-left", **facts, left=tile.pool)
    if tile.is_planted:
        return words.say("describe-place-planted", **facts)
    if tile.icon in SPENDABLE and not tile.has_token:
        return words.say("describe-place-spent", **facts)
    return words.say("describe-place", **facts)
