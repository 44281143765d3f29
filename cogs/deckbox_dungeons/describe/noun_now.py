"""What a viewer has before them, and how each thing stands in this match. All of it lies open on the table."""

from collections.abc import Callable, Iterator

from bot.words import Words, plain
from cogs.deckbox_dungeons.describe.board import state_of
from cogs.deckbox_dungeons.describe.goal import goal_lines
from cogs.deckbox_dungeons.state.spots import label
from cogs.deckbox_dungeons.view.view import DeckboxView, EnemyView, HeroView, ItemView

Names = tuple[str, ...]
MARKS = {"~": "water", "o": "pit", "E": "start"}


def in_sight(view: DeckboxView) -> list[str]:
    """Enemies as they will act, with their keywords; open deeds; one's own cards, then what is for sale; the map."""
    found = [f"enemy.{enemy.key}" for enemy in sorted(view.enemies, key=_turn)]
    found += [f"keyword.{word}" for enemy in view.enemies for word in enemy.keywords]
    deeds = [one for tile in view.tiles for one in tile.encounters if one.deed is not None and not one.is_done]
    found += [f"encounter.{one.key}" for one in deeds]
    found += _own(view)
    found += [f"item.{item.key}" for item in view.market if item is not None]
    found += [f"quest.{view.options.quest}"]
    found += [
        f"terrain.{name}" for mark, name in MARKS.items() if any(mark in row for t in view.tiles for row in t.rows)
    ]
    found += [f"face.{tile.face}" for tile in view.tiles]
    return list(dict.fromkeys(found))


def _turn(enemy: EnemyView) -> tuple[bool, int]:
    return enemy.plan is None, enemy.id if enemy.plan is None else enemy.plan.turn


def _own(view: DeckboxView) -> Iterator[str]:
    if view.viewer is None:
        return
    hero = view.heroes[view.viewer]
    yield from (f"item.{item.key}" for item in hero.items)
    cards = (("ability", hero.ability), ("equipment", hero.equipment), ("hero", hero.hero))
    yield from (f"{kind}.{key}" for kind, key in cards if key)
    yield from (f"keyword.{word}" for attack in hero.attacks for word in attack.keywords)


def now(kind: str, key: str, view: DeckboxView, names: Names, words: Words) -> list[str]:
    """Short lines; none where it plays no part just now."""
    said = NOW.get(kind)
    return [] if said is None else list(said(key, view, names, words))


def _enemy(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    """How it attacks on this level, and each of them."""
    del names
    here = [enemy for enemy in view.enemies if enemy.key == key]
    for attack in here[0].attacks if here else ():
        yield words.say("noun-now-rolls", dice=attack.dice, plus=attack.plus, mode=attack.mode)
    for enemy in here:
        yield words.say(
            "noun-now-enemy",
            number=enemy.id,
            spot=label(enemy.at),
            health=enemy.health + enemy.stacked,
            state=state_of(enemy),
        )


def _item(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    del names
    for item in view.market:
        if item is not None and item.key == key:
            yield words.say("noun-now-sale", cost=item.cost)
    for hero in view.heroes:
        yield from (words.say("noun-now-held", hero=_hero_name(hero, words)) for _ in _of(key, hero.items))
    yield from (words.say("noun-now-spent") for _ in _of(key, view.discards))


def _of(key: str, items: tuple[ItemView, ...]) -> list[ItemView]:
    return [item for item in items if item.key == key]


def _card(kind: str) -> Callable[[str, DeckboxView, Names, Words], Iterator[str]]:
    """Who has taken it: an equipment, an ability."""

    def said(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
        for hero in view.heroes:
            if key == getattr(hero, kind) and hero.hero:
                yield words.say("noun-now-worn", hero=_hero_name(hero, words), name=plain(names[hero.seat]))

    return said


def _hero(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    """Who plays it, and how it fares."""
    for hero in view.heroes:
        if hero.hero == key:
            yield words.say("noun-now-played", name=plain(names[hero.seat]))
            if view.phase != "build":
                state = "down" if hero.is_downed else "up"
                yield words.say(
                    "noun-now-fares",
                    spot=label(hero.at),
                    state=state,
                    health=hero.health,
                    most=hero.most_health,
                    energy=hero.energy,
                    treasure=hero.treasure,
                )


def _keyword(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    """Which enemies and heroes on the map have it."""
    del names
    found = [words.say(f"enemy-{enemy.key}.The") for enemy in view.enemies if key in enemy.keywords]
    found += [_hero_name(one, words) for one in view.heroes if any(key in attack.keywords for attack in one.attacks)]
    if found:
        yield words.say("noun-now-has", names=list(dict.fromkeys(found)), count=len(dict.fromkeys(found)))


def _quest(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    del names
    if key == view.options.quest:
        yield from list(goal_lines(view, words))[1:]


def _encounter(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    """Where it lies, and whether what can be done there has been done; most bring enemies alone."""
    del names
    for tile in view.tiles:
        for one in tile.encounters:
            if one.key == key:
                how = "lies" if one.deed is None else "done" if one.is_done else "deed"
                yield words.say(f"noun-now-{how}", spot=label(tile.poi))


def _face(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    del names
    yield from (words.say("noun-now-lies", spot=label(tile.poi)) for tile in view.tiles if tile.face == key)


def _level(key: str, view: DeckboxView, names: Names, words: Words) -> Iterator[str]:
    del names
    if key == view.options.level:
        yield words.say("noun-now-level")


def _hero_name(hero: HeroView, words: Words) -> str:
    return words.say(f"hero-{hero.hero}") if hero.hero else ""


NOW = {
    "enemy": _enemy,
    "item": _item,
    "hero": _hero,
    "equipment": _card("equipment"),
    "ability": _card("ability"),
    "keyword": _keyword,
    "quest": _quest,
    "encounter": _encounter,
    "face": _face,
    "level": _level,
}
