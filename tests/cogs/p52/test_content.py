"""What the game is made of, against the figures of the digest: tables, pregenerated characters, enemies, rooms."""

from pathlib import Path
from typing import get_args

import pytest

from cogs.p52.content import tables
from cogs.p52.content.cards import ACTION_DECK, ENEMY_DECK, ROOM_DECK
from cogs.p52.content.kinds import Cores
from cogs.p52.content.places import Cell, cells_of, enemies_for
from cogs.p52.content.tables import (
    ABILITIES,
    ADVENTURES,
    CLASSES,
    DELVE_LOW,
    ENEMIES,
    ITEM_BY_SUM,
    ITEMS,
    MAJORS,
    MINORS,
    PREGENS,
    QUIRKS,
    RACES,
    RANKS,
    RELICS,
    ROOMS,
    STARTING,
    TEMPLATES,
    letter_of,
    starting_for,
)
from cogs.p52.options import AdventureKey

STEPS = {"m1": 6, "m2": 8, "m3": 6, "m5": 9, "m6": 5, "m7": 6, "m8": 6, "m9": 9, "m10": 7, "m11": 8}
SPOTS = (14, 17, 16, 21, 21, 20, 27, 21, 15, 30, 29, 35)
FOES = {
    "m1": (2, 3, 3), "m2": (2, 3, 4), "m3": (1, 2, 2), "m4": (1, 1, 1), "m5": (2, 3, 3), "m6": (3, 4, 4),
    "m7": (2, 3, 3), "m8": (1, 1, 2), "m9": (3, 4, 4), "m10": (3, 4, 4), "m11": (2, 3, 3), "m12": (2, 2, 2),
}  # fmt: skip


def test_how_much_there_is() -> None:
    assert (len(RACES), len(CLASSES), len(PREGENS), len(QUIRKS)) == (5, 5, 8, 6)
    assert (len(ABILITIES), len(ENEMIES), len(ITEM_BY_SUM), len(STARTING)) == (26, 12, 25, 8)
    assert (len(ROOMS), len(TEMPLATES), len(MINORS), len(MAJORS), len(ADVENTURES)) == (12, 6, 6, 3, 3)
    assert (len(ENEMY_DECK), len(ROOM_DECK), len(ACTION_DECK)) == (12, 40, 52)
    assert set(ENEMIES) == set(ENEMY_DECK)
    assert all(ITEMS[key].is_relic is (key in RELICS) for key in ITEMS)
    assert sorted(ITEM_BY_SUM) == list(range(2, 27))
    firsts = [starting_for(total).items[0] for total in (2, 3, 7, 14, 15, 19, 22)]
    assert firsts == [
        "torch", "lock-pick", "decent-armour", "healing-potion", "fire-elixir", "sharp-dagger", "stamina-boost",
    ]  # fmt: skip
    assert starting_for(23).is_followed


def test_the_sums_of_the_tables() -> None:
    """A wrong digit anywhere shows in one of these."""
    assert [sum(one.cores.of(core) for one in RACES.values()) for core in ("lift", "think", "balance")] == [2, 3, 4]
    assert [one.cores.total for one in RACES.values()] == [2, 2, 2, 2, 2]
    assert [one.cores.total for one in CLASSES.values()] == [3, 3, 3, 3, 3]
    assert sum(one.cost for one in ABILITIES.values()) == 252
    assert sum(one.needs.total for one in ABILITIES.values()) == 249
    for names in (*(one.abilities for one in CLASSES.values()), *((one.extra,) for one in PREGENS.values())):
        assert set(names) <= set(ABILITIES)


def test_pregenerated_characters_have_spent_seven_points() -> None:
    """5.2: their core abilities as printed."""
    printed = {
        "brakka": (6, 5, 1, 4, 2), "sable": (6, 4, 5, 4, 1), "orrin": (3, 6, 2, 4, 4), "maive": (5, 4, 4, 4, 1),
        "rusk": (6, 5, 1, 4, 3), "ysolde": (4, 5, 1, 2, 6), "pell": (5, 3, 7, 4, 1), "dorn": (4, 6, 3, 4, 2),
    }  # fmt: skip
    for key, one in PREGENS.items():
        begun = Cores(1, 1, 1, 1, 1).plus(RACES[one.race].cores).plus(CLASSES[one.class_].cores).at_least(1)
        cores = begun.plus(one.points)
        assert one.points.total == 7
        assert cores == Cores(*printed[key])
        assert cores.has(ABILITIES[one.extra].needs)
        assert one.extra not in CLASSES[one.class_].abilities


def test_the_enemies_of_the_table() -> None:
    """5.4: HP at levels 1 to 3, target and damage at level 1 with R and Over 0."""
    printed = {
        "JD": ((5, 10, 15), 5, 2, 0), "JH": ((7, 15, 22), 6, 2, 0), "JS": ((5, 10, 15), 6, 5, 0),
        "JC": ((5, 10, 15), 6, 2, 1), "QD": ((10, 20, 30), 7, 3, 1), "QH": ((20, 40, 60), 8, 3, 1),
        "QS": ((10, 20, 30), 8, 5, 1), "QC": ((10, 20, 30), 8, 3, 2), "KD": ((15, 30, 45), 6, 6, 1),
        "KH": ((22, 45, 67), 7, 6, 1), "KS": ((15, 30, 45), 7, 8, 1), "KC": ((15, 30, 45), 7, 6, 2),
    }  # fmt: skip
    for card, (hp, target, damage, movement) in printed.items():
        one, line = ENEMIES[card], RANKS[next(rank for rank in RANKS if rank == card[0])]
        assert tuple(one.hp.of(line.hp * level) for level in (1, 2, 3)) == hp
        assert line.target.value(1) + one.target == target
        assert line.damage.value(1) + one.damage == damage
        assert line.movement + one.movement == movement


def _steps(cells: dict[Cell, str], start: Cell) -> dict[Cell, int]:
    far, ahead = {start: 0}, [start]
    for x, y in ahead:
        for cell in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
            if cell in cells and cell not in far:
                far[cell] = far[x, y] + 1
                ahead.append(cell)
    return far


@pytest.mark.parametrize("number", range(1, 13))
def test_a_room_is_as_its_table_says(number: int) -> None:
    room = ROOMS[f"m{number}"]
    cells = cells_of(room.rows)
    far = _steps(cells, room.start)
    assert len({len(row) for row in room.rows}) == 1
    assert len(cells) == SPOTS[number - 1] == len(far)
    assert (None if room.exit is None else far[room.exit]) == STEPS.get(room.key)
    counted = tuple(sum(enemies_for(letter, n) for letter in cells.values()) for n in (2, 3, 4))
    assert counted == FOES[room.key]
    letters = list(cells.values())
    assert (bool(room.minor), bool(room.major)) == ("M" in letters, "B" in letters)
    assert room.minor in {"", *MINORS}
    assert room.major in {"", *MAJORS}
    assert letters.count("K") == (1 if room.key in {"m6", "m7"} else 0)


@pytest.mark.parametrize("key", TEMPLATES)
def test_a_template_has_room_for_three_tens(key: str) -> None:
    cells = cells_of(TEMPLATES[key].rows)
    start = next(cell for cell, letter in cells.items() if letter == "S")
    assert len(cells) == len(_steps(cells, start)) >= 30


def test_what_a_turned_up_spot_is() -> None:
    """R16, and the readings of aces, twos and threes (5.9)."""
    cards = ("4S", "5H", "6D", "7C", "8S", "9S", "9C", "9H", "9D", "10H", "10D", "10C", "10S")
    assert "".join(letter_of(card, "BfH") for card in cards) == "HO.CeTTee..fd"
    assert "".join(letter_of(card, DELVE_LOW["survival"]) for card in ("AS", "2D", "3H")) == "deT"
    assert [enemies_for("d", n) for n in (3, 4)] == [1, 2]
    assert [enemies_for("f", n) for n in (3, 4)] == [0, 1]
    assert sum(enemies_for(letter_of(card, "..."), 1) for card in ROOM_DECK) == 7


def test_adventures_have_what_they_name() -> None:
    assert [one.number for one in ADVENTURES.values()] == [1, 2, 3]
    for one in ADVENTURES.values():
        assert all(scene.room in ROOMS or len(scene.low) == 3 for scene in one.scene)
        assert all(item in ITEMS for gift in one.gifts for item in gift)


def test_his_tables_carry_their_licence() -> None:
    """Every file of his says whose it is, and none of ours does."""
    folder = Path(tables.__file__).parent
    for path in folder.rglob("*.toml"):
        head = path.read_text(encoding="utf-8")[:600]
        is_his = path.parent.name == tables.HIS
        assert ("Jordan Kasper" in head and "CC BY-NC-SA 4.0" in head and "jakerella/p52" in head) is is_his, path
    assert "CC BY-NC-SA 4.0" in (folder / tables.HIS / "LICENSE.md").read_text(encoding="utf-8")


def test_what_can_be_played_is_there() -> None:
    known = {*ADVENTURES, tables.DELVE}
    assert set(get_args(AdventureKey)) == known
