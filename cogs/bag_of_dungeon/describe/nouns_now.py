"""Which things one has before one, and how each of them stands in this match, from the view alone."""

from collections.abc import Iterator, Sequence

from bot.words import Words, plain
from cogs.bag_of_dungeon.describe.nouns import PLAIN, STARTS
from cogs.bag_of_dungeon.view import BagView, HeroView, ItemView, MonsterView, TileView


def in_sight(view: BagView) -> list[str]:
    """Whom one fights, what one carries and stands on, then what lies and lurks, the nearest first; then the others."""
    me = _me(view)
    fight = [f"monster.{view.fight.monster.key}"] if view.fight else []
    own = _of_hero(me) if me else []
    tiles = sorted(view.tiles, key=lambda tile: _apart(view, me, tile))
    others = [one for hero in view.heroes if hero is not me for one in _of_hero(hero)]
    return list(dict.fromkeys([*fight, *own, *(one for tile in tiles for one in _of_tile(view, tile)), *others]))


def _me(view: BagView) -> HeroView | None:
    """The viewer's own adventurer whose turn it is, or the first of them; for the public who acts."""
    acting = view.heroes[view.acting] if view.acting is not None else None
    if view.viewer is None or (acting is not None and acting.seat == view.viewer):
        return acting
    return next((hero for hero in view.heroes if hero.seat == view.viewer), None)


def _apart(view: BagView, me: HeroView | None, tile: TileView) -> int:
    here = next((one for one in view.tiles if me is not None and one.label == me.at), None)
    if here is None:
        return 0
    return abs(tile.x - here.x) + abs(tile.y - here.y)


def _of_hero(hero: HeroView) -> list[str]:
    if not hero.adventurer:
        return []
    items = [*(space.item for space in hero.spaces if space.item), *hero.companions]
    marks = {
        "ring": hero.has_ring, "seeds": hero.seeds, "token": hero.tokens,
        "poison": any(space.is_poisoned for space in hero.spaces),
    }  # fmt: skip
    held = [f"mark.{key}" for key, has in marks.items() if has]
    return [*(f"item.{item.key}" for item in items), *held, f"adventurer.{hero.adventurer}", f"class.{hero.kind}"]


def _of_tile(view: BagView, tile: TileView) -> Iterator[str]:
    for monster in _monsters(view, tile):
        yield f"monster.{monster.key}"
    yield from (f"item.{item.key}" for item in tile.items)
    if tile.has_ring:
        yield "mark.ring"
    if tile.seeds:
        yield "mark.seeds"
    if tile.key in STARTS or tile.icon:
        yield f"ground.{tile.key if tile.key in STARTS else tile.icon}"


def _monsters(view: BagView, tile: TileView) -> Iterator[MonsterView]:
    if tile.monster is not None:
        yield tile.monster
    if view.morna is not None and view.morna.at == tile.label:
        yield view.morna.monster


def now(kind: str, key: str, view: BagView, names: Sequence[str], words: Words) -> list[str]:
    if kind == "monster":
        found = [(tile, one) for tile in view.tiles for one in _monsters(view, tile) if one.key == key]
        lines = [words.say("noun-now-monster", hp=one.hp, most=one.most, tile=tile.label) for tile, one in found]
        slain = sum(hero.kills.count(key) for hero in view.heroes)
        return [*lines, *([words.say("noun-now-slain", count=slain)] if slain else [])]
    if kind == "item":
        return list(_item_now(key, view, words))
    if kind in {"adventurer", "class"}:
        heroes = [hero for hero in view.heroes if key in {hero.adventurer, hero.kind} and hero.adventurer]
        return [_hero_now(hero, names, words) for hero in heroes]
    if kind == "ground":
        labels = [tile.label for tile in view.tiles if _ground_of(tile) == key and key != PLAIN]
        return [words.say("noun-now-on", tiles=labels)] if labels else []
    return list(_mark_now(key, view, words))


def _ground_of(tile: TileView) -> str:
    return tile.key if tile.key in STARTS else tile.icon or PLAIN


def _hero_now(hero: HeroView, names: Sequence[str], words: Words) -> str:
    facts = {"hero": words.say(f"adventurer-{hero.adventurer}"), "player": plain(names[hero.seat])}
    if hero.status != "in":
        return words.say("noun-now-gone", **facts, status=words.say(f"describe-{hero.status}"))
    return words.say(
        "noun-now-hero", **facts, hp=hero.hp, most=hero.most_hp, lives=hero.lives, tile=hero.at,
        dice=hero.dice, plus=hero.plus,
    )  # fmt: skip


def _item_now(key: str, view: BagView, words: Words) -> Iterator[str]:
    for hero in view.heroes:
        worn = [space.item for space in hero.spaces[:4] if space.item]
        packed = [space.item for space in hero.spaces[4:] if space.item]
        for message, items in (("noun-now-worn", [*worn, *hero.companions]), ("noun-now-packed", packed)):
            for item in items:
                if item.key == key:
                    yield words.say(message, hero=words.say(f"adventurer-{hero.adventurer}"), is_awake=_awake(item))
    for tile in view.tiles:
        for item in tile.items:
            if item.key == key:
                yield words.say("noun-now-lies", tile=tile.label, is_awake=_awake(item))


def _awake(item: ItemView) -> int:
    return int(item.is_awake)


def _mark_now(key: str, view: BagView, words: Words) -> Iterator[str]:
    for hero in view.heroes:
        count = {
            "ring": int(hero.has_ring), "seeds": hero.seeds, "token": hero.tokens, "life": hero.lives,
            "poison": sum(space.is_poisoned for space in hero.spaces),
        }.get(key, 0)  # fmt: skip
        if count and hero.adventurer:
            yield words.say("noun-now-has", hero=words.say(f"adventurer-{hero.adventurer}"), count=count)
    lying = [tile.label for tile in view.tiles if (key == "ring" and tile.has_ring) or (key == "seeds" and tile.seeds)]
    if lying:
        yield words.say("noun-now-on", tiles=lying)
