"""Figures as they are printed, outside of any match: ready-made characters, enemies, bosses (5.2, 5.4)."""

from typing import NamedTuple

from cogs.p52.content.kinds import Cores, Way
from cogs.p52.content.tables import ENEMIES, MAJORS, MINORS
from cogs.p52.rules.enemies.figures import LINES, line_of, suit_times
from cogs.p52.rules.heroes.figures import initiative, most_health_of, movement
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.state.people import Hero

THREE = 3  # heroes, for whom a boss's HP are told


class Printed(NamedTuple):
    """A ready-made character at level 1."""

    name: str
    health: int
    movement: int
    initiative: int
    cores: Cores


class PrintedFoe(NamedTuple):
    """An enemy at `level`, with nothing over, on one's own spot; a boss as three heroes meet it."""

    level: int
    health: int
    way: Way
    target: int
    damage: int
    initiative: int
    movement: int
    experience: int


def printed_hero(key: str) -> Printed:
    hero = Hero(0, pregen(key))
    sheet = hero.sheet
    return Printed(sheet.name, most_health_of(sheet), movement(hero, is_dark=False), initiative(hero), sheet.cores)


def printed_foe(key: str) -> PrintedFoe:
    line, level = line_of(key, is_few=False), (MINORS[key].level if key in MINORS else 0) or 1
    blow = line.blows[0]
    return PrintedFoe(
        level,
        _health(key, level),
        blow.way,
        blow.target_at(level, 0),
        blow.damage_at(level, 0, 0),
        line.initiative + level,
        line.movement,
        line.experience,
    )


def _health(key: str, level: int) -> int:
    if key in MAJORS:
        return MAJORS[key].hp(THREE, level)
    rank = MINORS[key].rank if key in MINORS else next(card[:-1] for card, kind in ENEMIES.items() if kind.key == key)
    return suit_times(key, is_few=False).of(LINES[rank].hp * level)
