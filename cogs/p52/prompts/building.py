"""P1: a ready-made character, or a new one by a form; R9: one of several things to begin with."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine import Amount, Choice, Fact, Field, Form, Option, Part, Pick, Prompt, Term, Text
from cogs.p52.content.kinds import CORES, ClassKind, Cores, PregenKind, RaceKind
from cogs.p52.content.tables import CLASSES, QUIRKS, RACES
from cogs.p52.prompts.words import CHARACTER, EXTRA, POINTS, START

BUILD, NO_QUIRK = "build", "none"
LONGEST_NAME, LONGEST_NOTE = 32, 100  # R133


class ReadyMade(NamedTuple):
    """What one goes by when a hero is chosen: who it is, how much it bears, what it can do."""

    kind: PregenKind
    health: int
    movement: int
    abilities: tuple[str, ...]


def named(kind: str, key: str) -> Term:
    return Term(kind, (key,))


def character(seat: int, free: Iterable[ReadyMade], default: str) -> Prompt:
    """The ready-made ones nobody has taken, and a new one."""
    options = (*map(_ready_made, free), Option(BUILD, "build-own"))
    return Prompt.usual(seat, CHARACTER, "R6", options, default, is_contested=True)


def _ready_made(one: ReadyMade) -> Option:
    facts: dict[str, Fact] = {
        "hero": one.kind.name,
        "race": named("race", one.kind.race),
        "calling": named("calling", one.kind.class_),
        "health": one.health,
        "movement": one.movement,
        "abilities": Term("ability", one.abilities),
    }
    return Option(one.kind.key, "ready-made", facts, group="ready-made")


def build(seat: int, points: int, name: str, spent: Cores) -> Prompt:
    """R6: all of it at once, and every point must be spent. Left alone, a Human Fighter comes of it."""
    form = Form(
        (
            Field("name", Text(1, LONGEST_NAME)),
            Field("race", Pick(tuple(map(_race, RACES.values())))),
            Field("calling", Pick(tuple(map(_calling, CLASSES.values())))),
            *core_fields(points),
            Field("quirk", Pick((Option(NO_QUIRK, "no-quirk"), *map(_quirk, QUIRKS)))),
            Field("note", Text(0, LONGEST_NOTE)),
        ),
        least=points,
        most=points,
    )
    default: Choice = {
        "name": name,
        "race": (next(iter(RACES)),),
        "calling": (next(iter(CLASSES)),),
        **spread(spent),
        "quirk": (NO_QUIRK,),
        "note": "",
    }
    return Prompt(seat, POINTS, "R6", form, default=default, facts={"points": points})


def core_fields(points: int) -> tuple[Field, ...]:
    """So many points on each core ability; together they must come out."""
    return tuple(Field(core, Amount(0, points), price=1) for core in CORES)


def spread(points: Cores) -> dict[str, Part]:
    return {core: points.of(core) for core in CORES}


def _race(one: RaceKind) -> Option:
    """With what it adds to the core abilities, as the points are spread beside it."""
    return Option(one.key, "race", {"race": named("race", one.key), **_added(one.cores)})


def _calling(one: ClassKind) -> Option:
    abilities = Term("ability", one.abilities)
    return Option(
        one.key, "calling", {"calling": named("calling", one.key), **_added(one.cores), "abilities": abilities}
    )


def _added(cores: Cores) -> dict[str, Fact]:
    return {core: cores.of(core) for core in CORES}


def _quirk(key: str) -> Option:
    return Option(key, "quirk", {"quirk": named("quirk", key)})


def one_more(seat: int, name: str, abilities: Sequence[str], default: str) -> Prompt:
    """One more ability whose prerequisites are met."""
    options = tuple(ability(key) for key in abilities)
    return Prompt.usual(seat, EXTRA, "R6", options, default, facts={"hero": name})


def ability(key: str, level: int = 1) -> Option:
    return Option(key, "ability", {"ability": named("ability", key), "level": level})


def start(seat: int, name: str, items: Sequence[str]) -> Prompt:
    options = tuple(Option(key, "item", {"item": named("item", key)}) for key in items)
    return Prompt.usual(seat, START, "R9", options, options[0].key, facts={"hero": name})
