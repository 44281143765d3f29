"""How something that is looked up stands in this match: wounds, places, who has it. From the view alone."""

from collections import Counter
from collections.abc import Callable, Iterator

from bot.words import Words, plain
from cogs.p52.state.places import NOWHERE, label
from cogs.p52.view.view import HeroView, P52View

Lines = Iterator[str]


def now(kind: str, key: str, view: P52View, words: Words) -> list[str]:
    said = _SAID.get(kind)
    return list(said(key, view, words)) if said is not None else []


def _foe(key: str, view: P52View, words: Words) -> Lines:
    for enemy in view.room.enemies:
        if enemy.key == key:
            yield words.say(
                "noun-now-enemy",
                spot=label(enemy.at),
                health=enemy.health,
                most=enemy.most_health,
                target=enemy.nearest.target,
            )


def _rank(key: str, view: P52View, words: Words) -> Lines:
    yield from (
        words.say("noun-now-name", name=words.say(f"enemy-{one.key}")) for one in view.room.enemies if one.rank == key
    )


def _ability(key: str, view: P52View, words: Words) -> Lines:
    for hero in view.heroes:
        for one in hero.abilities:
            if one.key == key:
                yield words.say("noun-now-ability", hero=plain(hero.name), level=one.level, target=one.target)


def _item(key: str, view: P52View, words: Words) -> Lines:
    for hero in view.heroes:
        carried = [item for item in hero.bag if item.key == key]
        if any(item.is_worn for item in carried):
            yield words.say("noun-now-worn", hero=plain(hero.name))
        elif carried:
            yield words.say("noun-now-carried", hero=plain(hero.name), count=len(carried))
    lies = Counter(spot.at for spot in view.room.spots for item in spot.items if item.key == key)
    yield from (words.say("noun-now-lies", spot=label(at)) for at in lies)


def _ground(key: str, view: P52View, words: Words) -> Lines:
    room = view.room
    if key == "exit":
        yield from [words.say("noun-now-lies", spot=label(room.exit))] if room.exit != NOWHERE else []
    elif key not in {"path", "gap", "down"}:
        yield from (words.say("noun-now-lies", spot=label(spot.at)) for spot in room.spots if spot.ground == key)


def _hero(key: str, view: P52View, words: Words) -> Lines:
    for hero in view.heroes:
        if hero.pregen == key:
            yield words.say("noun-now-hero", health=hero.health, most=hero.most_health, level=hero.level)


_LASTS: dict[str, Callable[[HeroView], int]] = {
    "aim": lambda hero: hero.aim,
    "guard": lambda hero: hero.stance,
}
_IS: dict[str, Callable[[HeroView], bool]] = {
    "stunned": lambda hero: hero.is_stunned,
    "dead": lambda hero: hero.is_dead,
    "waiting": lambda hero: hero.is_waiting,
    "haste": lambda hero: hero.haste > 0,
    "mending": lambda hero: hero.mending > 0,
    "caught": lambda hero: hero.lost_turns > 0,
    "unseen": lambda hero: hero.unseen > 0,
}


def _condition(key: str, view: P52View, words: Words) -> Lines:
    for hero in view.heroes:
        if key in _LASTS and (amount := _LASTS[key](hero)):
            yield words.say("noun-now-amount", name=plain(hero.name), amount=amount)
        elif key in _IS and _IS[key](hero):
            yield words.say("noun-now-name", name=plain(hero.name))
    for enemy in view.room.enemies:
        if {"frozen": enemy.is_frozen, "poisoned": enemy.venomous > 0, "fleeing": enemy.does_flee}.get(key):
            yield words.say("noun-now-name", name=words.say(f"enemy-{enemy.key}"))
    if key == "shield":
        yield from (words.say("noun-now-lies", spot=label(spot.at)) for spot in view.room.spots if spot.shield)


def _figure(key: str, view: P52View, words: Words) -> Lines:
    """Of every hero the one figure."""
    if key not in {"stamina", "movement", "initiative", "armour", "level", "experience"}:
        return
    for hero in view.heroes:
        if hero.is_ready:
            yield words.say("noun-now-figure", hero=plain(hero.name), amount=getattr(hero, key))


def _core(key: str, view: P52View, words: Words) -> Lines:
    for hero in view.heroes:
        if hero.is_ready:
            yield words.say("noun-now-figure", hero=plain(hero.name), amount=getattr(hero.cores, key))


def _whose(field: str) -> Callable[[str, P52View, Words], Lines]:
    def said(key: str, view: P52View, words: Words) -> Lines:
        found = [hero for hero in view.heroes if hero.is_ready and getattr(hero, field) == key]
        yield from (words.say("noun-now-name", name=plain(hero.name)) for hero in found)

    return said


def _here(key: str, view: P52View, words: Words) -> Lines:
    if key in {view.room.key, view.room.light} and view.room.key:
        yield words.say("noun-now-here")


def _chosen(key: str, view: P52View, words: Words) -> Lines:
    if key in {view.options.adventure, view.hardness}:
        yield words.say("noun-now-chosen")


_SAID: dict[str, Callable[[str, P52View, Words], Lines]] = {
    "enemy": _foe,
    "boss": _foe,
    "rank": _rank,
    "ability": _ability,
    "item": _item,
    "ground": _ground,
    "hero": _hero,
    "condition": _condition,
    "figure": _figure,
    "core": _core,
    "race": _whose("race"),
    "calling": _whose("calling"),
    "quirk": _whose("quirk"),
    "room": _here,
    "template": _here,
    "light": _here,
    "adventure": _chosen,
    "difficulty": _chosen,
}
