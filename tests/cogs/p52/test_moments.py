"""What a strip shows, and for how long."""

from msgspec.structs import replace

from cogs.p52.describe.moments import describe_moments
from cogs.p52.events.combat import Died
from cogs.p52.events.growth import ExperienceGained
from cogs.p52.events.told import Assailed, Clashed, Weathered
from cogs.p52.face import P52Face
from cogs.p52.view.moments import BOSS, MOST, is_enemys, looks_of, seconds
from tests.cogs.p52.blows import ACE, ANSWERED, ATTACKED, DEFENDED, FELL, HURT, STRUCK

WORDS = P52Face().catalogue.words()


def test_a_blow_is_one_look_from_the_flip_to_the_fall() -> None:
    (look,) = looks_of([ATTACKED, ANSWERED, FELL])
    assert isinstance(look, Clashed)
    assert look.has_fallen


def test_an_onset_is_one_look_and_the_enemys() -> None:
    (look,) = looks_of([STRUCK, DEFENDED, HURT])
    assert isinstance(look, Assailed)
    assert is_enemys(look)


def test_a_defence_whose_blow_was_seen_is_shown_with_its_wound() -> None:
    (look,) = looks_of([DEFENDED, HURT])
    assert isinstance(look, Weathered)
    assert look.health == HURT.health


def test_so_many_looks_have_room_and_who_dies_is_among_them() -> None:
    died = Died(seat=1, hero="Sable", items=(), spot="B3")
    misses = [replace(ACE, number=number) for number in range(6)]
    shown = looks_of([*misses, died, *misses])
    assert len(shown) == MOST
    assert died in shown


def test_experience_is_a_table_of_its_own() -> None:
    earned = ExperienceGained(
        seat=0, hero="Brakka", points=16, alive=5, attacked=2, defended=1, felled=5, chests=3, feats=0, harmed=0,
        experience=16, level=1,
    )  # fmt: skip
    assert looks_of([ATTACKED, earned]) == [earned]


def test_aces_kings_and_bosses_stand_longer() -> None:
    assert seconds(ACE) > seconds(replace(ATTACKED, outcome="hit"))
    assert seconds(replace(FELL, enemy="tallow-sexton")) == BOSS > seconds(FELL)


def test_the_strip_can_be_read() -> None:
    assert describe_moments([ATTACKED, ANSWERED, FELL], WORDS) == (
        "Brakka: Sword Play on the Ox Marshal. A King: doubled, 30 damage. It falls!"
    )
