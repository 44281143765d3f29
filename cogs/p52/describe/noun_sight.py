"""Of what can be looked up, what the viewer has before them, what matters most first."""

from collections.abc import Iterator

from bot.kit.squares import apart
from cogs.p52.content.tables import MAJORS, MINORS, ROOMS, TEMPLATES
from cogs.p52.state.places import NOWHERE
from cogs.p52.view.view import EnemyView, HeroView, P52View

_LAST = 99  # spots off: whoever has nobody to look from
BOSSES = {*MINORS, *MAJORS}


def in_sight(view: P52View) -> list[str]:
    """Enemies, the nearest first; what lasts on anybody; one's abilities and things; the ground; the room."""
    mine = None if view.viewer is None else view.heroes[view.viewer]
    if not view.room.key:
        found = [*_patterns(view), *_own(mine), *(f"hero.{hero.pregen}" for hero in view.heroes if hero.pregen)]
    else:
        found = [*_foes(view, mine), *_lasting(view), *_own(mine), *_around(view), *_others(view, mine), *_room(view)]
    return list(dict.fromkeys(found))


def _patterns(view: P52View) -> Iterator[str]:
    """Among which one chooses (R13): our own rooms are laid without a question."""
    yield from (f"template.{key}" for key in TEMPLATES if view.phase == "lay")


def _foes(view: P52View, mine: HeroView | None) -> Iterator[str]:
    def away(enemy: EnemyView) -> int:
        return _LAST if mine is None or mine.at == NOWHERE else apart(mine.at, enemy.at)

    for enemy in sorted(view.room.enemies, key=away):
        yield noun_of(enemy.key)


def noun_of(enemy: str) -> str:
    return f"boss.{enemy}" if enemy in BOSSES else f"enemy.{enemy}"


def _lasting(view: P52View) -> Iterator[str]:
    foes, heroes = view.room.enemies, view.heroes
    found = {
        "intent": bool(view.intents),
        "stunned": any(hero.is_stunned for hero in heroes),
        "dead": any(hero.is_dead for hero in heroes),
        "frozen": any(enemy.is_frozen for enemy in foes),
        "poisoned": any(enemy.venomous for enemy in foes),
        "fleeing": any(enemy.does_flee for enemy in foes),
        "aim": any(hero.aim for hero in heroes),
        "guard": any(hero.stance for hero in heroes),
        "waiting": any(hero.is_waiting for hero in heroes),
        "unseen": any(hero.unseen for hero in heroes),
        "haste": any(hero.haste for hero in heroes),
        "mending": any(hero.mending for hero in heroes),
        "caught": any(hero.lost_turns for hero in heroes),
        "shield": any(spot.shield for spot in view.room.spots),
    }
    yield from (f"condition.{key}" for key, is_there in found.items() if is_there)


def _own(mine: HeroView | None) -> Iterator[str]:
    if mine is not None and mine.is_ready:
        yield from (f"ability.{one.key}" for one in mine.abilities)
        yield from (f"item.{item.key}" for item in mine.bag)
        yield from [f"quirk.{mine.quirk}"] if mine.quirk else []


def _around(view: P52View) -> Iterator[str]:
    room = view.room
    yield from (f"ground.{spot.ground}" for spot in room.spots if spot.ground not in {"", "path"})
    yield from (f"item.{item.key}" for spot in room.spots for item in spot.items)
    yield from ["ground.exit"] if room.exit != NOWHERE else []
    yield from ["ground.down"] if any(not spot.is_up for spot in room.spots) else []


def _others(view: P52View, mine: HeroView | None) -> Iterator[str]:
    """What the others have, and who they are."""
    for hero in view.heroes:
        yield from [f"hero.{hero.pregen}"] if hero.pregen else []
        if hero is not mine and hero.is_ready:
            yield from (f"item.{item.key}" for item in hero.bag)
            yield from (f"ability.{one.key}" for one in hero.abilities)


def _room(view: P52View) -> Iterator[str]:
    yield f"room.{view.room.key}" if view.room.key in ROOMS else f"template.{view.room.key}"
    yield f"light.{view.room.light}"
    yield f"adventure.{view.options.adventure}"
    yield f"difficulty.{view.hardness}"
