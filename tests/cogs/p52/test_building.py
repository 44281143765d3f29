"""New characters (R5, R6): points, figures, prerequisites, and the ready-made ones."""

import pytest

from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import CLASSES, PREGENS, RACES
from cogs.p52.rules.heroes import figures
from cogs.p52.rules.heroes.sheets import begun, learnable, new_sheet, points_of, pregen, sound_points
from cogs.p52.state.people import Hero


def test_nothing_begins_below_one() -> None:
    assert begun("fairy", "cleric") == Cores(1, 4, 4, 1, 1)
    for race in RACES:
        for calling in CLASSES:
            assert min(begun(race, calling).of(core) for core in ("lift", "think", "balance", "move", "lead")) >= 1


@pytest.mark.parametrize(
    ("cards", "points"),
    [(("2S", "9H", "KD"), 9), (("5S", "5H", "KD"), 5), (("4S", "4H", "4D"), 6), (("KS", "AS", "KH"), 13)],
)
def test_the_middle_card_says_how_many_points(cards: tuple[str, ...], points: int) -> None:
    assert points_of(cards) == points


@pytest.mark.parametrize(
    ("key", "health", "movement", "first"),
    [
        ("brakka", 33, 2, 8), ("sable", 27, 2, 6), ("orrin", 21, 2, 12), ("maive", 23, 2, 6),
        ("rusk", 33, 2, 10), ("ysolde", 23, 1, 14), ("pell", 18, 2, 6), ("dorn", 27, 2, 8),
    ],
)  # fmt: skip
def test_pregenerated_characters(key: str, health: int, movement: int, first: int) -> None:
    sheet = pregen(key)
    hero = Hero(0, sheet)
    found = figures.most_health(hero), figures.movement(hero, is_dark=True), figures.initiative(hero)
    assert found == (health, movement, first)
    assert len(sheet.abilities) == len(CLASSES[sheet.calling].abilities) + 1
    assert (sheet.name, sheet.quirk, sheet.note, sheet.raised) == (PREGENS[key].name, "", "", 7)


@pytest.mark.parametrize(("move", "movement"), [(7, 2), (4, 2), (3, 1)])
def test_t20_movement(move: int, movement: int) -> None:
    sheet = pregen("brakka")
    sheet.cores = Cores(6, 5, 1, move, 2)
    assert figures.movement(Hero(0, sheet), is_dark=False) == movement


def test_quirks_that_change_a_figure() -> None:
    plain = pregen("brakka")
    for quirk, tough, quick in (("troll-raised", 2, 0), ("bossy", 0, 4)):
        odd = pregen("brakka")
        odd.quirk = quirk
        assert figures.most_health(Hero(0, odd)) == figures.most_health(Hero(0, plain)) + tough
        assert figures.initiative(Hero(0, odd)) == figures.initiative(Hero(0, plain)) + quick


def test_what_can_be_learnt() -> None:
    sheet = new_sheet("Oda", "dwarf", "fighter", Cores(think=4, move=3))
    assert sheet.raised == 7
    assert learnable(sheet) == ["hand-to-hand", "counter-spell", "poison-tip"]


@pytest.mark.parametrize("race", list(RACES))
@pytest.mark.parametrize("calling", list(CLASSES))
def test_points_that_nobody_spreads_make_a_hero_who_lives(race: str, calling: str) -> None:
    """R5: HP are Lift times Think; every one of the seven points goes somewhere."""
    points = sound_points(race, calling, 7)
    assert points.total == 7
    assert figures.most_health_of(new_sheet("Ada", race, calling, points)) >= 15


@pytest.mark.parametrize("race", list(RACES))
@pytest.mark.parametrize("calling", list(CLASSES))
@pytest.mark.parametrize("points", [1, 4, 5, 6])
def test_few_points_that_nobody_spreads_buy_hp_before_a_second_step(race: str, calling: str, points: int) -> None:
    """R5: a hero who is quick but falls at the first blow lives no longer for it."""
    spread = sound_points(race, calling, points)
    health = figures.most_health_of(new_sheet("Ada", race, calling, spread))
    base = begun(race, calling)
    most = max((base.lift + lift) * (base.think + points - lift) + 3 for lift in range(points + 1))
    assert spread.total == points
    assert health >= min(15, most)
