"""What the adventurers did in a whole match, and what became of them, in words."""

from collections.abc import Iterator

from cogs.bag_of_dungeon.content import MORNA, count_kills
from cogs.bag_of_dungeon.describe.teller import Teller
from cogs.bag_of_dungeon.view import HeroView
from cogs.bag_of_dungeon.view.deeds import Loss, Turning

TURNS = 5  # that are told
COUNTED = ("dealt", "tiles", "finds", "planted", "helped", "deaths")


def left_behind(teller: Teller) -> Iterator[str]:
    """After a victory: who was lost, and why."""
    if teller.view.result not in {"ring", "morna"}:
        return
    for hero in teller.view.heroes:
        if hero.status == "out":
            yield _loss(teller, hero.adventurer, teller.chronicle.losses.get(hero.adventurer))


def _loss(teller: Teller, key: str, loss: Loss | None) -> str:
    called = teller.called(key)
    if loss is None:
        return teller.tell("lost-untold", **called)
    facts = {**called, "round": loss.round, "tile": loss.tile}
    if loss.why != "died":
        return teller.tell(f"lost-{loss.why}", **facts)
    cause = teller.words.say(f"cause-{loss.cause}") if loss.cause else ""
    if loss.monster:
        return teller.tell("lost-died", **facts, **teller.foe(loss.monster), cause=cause)
    return teller.tell("lost-cause", **facts, cause=cause) if cause else teller.tell("lost-untold", **called)


def turns(teller: Teller) -> Iterator[str]:
    """The points at which it turned, in one line."""
    told = _telling(teller.chronicle.turnings)
    if told:
        yield teller.tell("turns", turns="; ".join(_turn(teller, turning) for turning in told))


def _telling(turnings: list[Turning]) -> list[Turning]:
    """Not what the first line has said; of the seeds the last one planted."""
    seeds = [one for one in turnings if one.word == "seed-planted"][-1:]
    others = [one for one in turnings if one.word != "seed-planted" and not _is_end(one)]
    return sorted([*others[-TURNS:], *seeds], key=turnings.index)


def _is_end(turning: Turning) -> bool:
    return turning.word == "ring-borne-out" or turning.monster == MORNA


def _turn(teller: Teller, turning: Turning) -> str:
    called = teller.called(turning.hero) if turning.hero else {}
    facts = {"round": turning.round, "tile": turning.tile, "count": turning.count}
    return teller.tell(f"turn-{turning.word}", **facts, **called, **teller.foe(turning.monster))


def heroes(teller: Teller) -> Iterator[str]:
    """A line for each, in turn order; among rivals with the points."""
    for index in teller.view.order:
        hero = teller.view.heroes[index]
        if hero.adventurer:
            yield teller.tell("hero", **teller.called(hero.adventurer), deeds=", ".join(_deeds(teller, hero)))


def _deeds(teller: Teller, hero: HeroView) -> Iterator[str]:
    if teller.view.options.style == "competitive":
        yield teller.tell("deed-points", points=hero.points)
    yield teller.tell("deed-kills", kills=count_kills(hero.kills))
    deeds = teller.deeds(hero)
    for name in COUNTED:
        if number := getattr(deeds, name):
            yield teller.tell(f"deed-{name}", **{name: number})


def hardest(teller: Teller) -> Iterator[str]:
    """The hardest blow of all."""
    struck = [(deeds.hardest, key, deeds.victim) for key, deeds in teller.chronicle.deeds.items() if deeds.hardest]
    if struck:
        damage, key, victim = max(struck)
        yield teller.tell("hardest", **teller.called(key), **teller.foe(victim), damage=damage)
