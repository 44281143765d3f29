"""How the story is told: a blow, its defence and what becomes of it are one line; so is a walk."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine import Event
from bot.ui.views.speech import Speaker
from cogs.p52.events.combat import AimLost, Died, Stunned
from cogs.p52.events.frame import RoundBegan, TurnBegan
from cogs.p52.events.map import Moved, Revealed, TrapSprung
from cogs.p52.events.told import Assailed, Clashed, Walked
from cogs.p52.face import P52Face
from cogs.p52.view.telling import is_told, told_as_one
from tests.cogs.p52.blows import ANSWERED, ATTACKED, DEFENDED, FELL, HURT, STRUCK

SPEAKER = Speaker(P52Face().catalogue.words(), ("Ada", "Ben"))


def joined(*events: Event) -> Event:
    """All in one; fails where one of them has a line of its own."""
    first, *others = events
    for event in others:
        found = told_as_one(first, event)
        assert found is not None, f"{event.word} has a line of its own"
        first = found
    return first


def step(origin: str, spot: str, seat: int = 0) -> Moved:
    return Moved(seat=seat, hero="Brakka", origin=origin, spot=spot, left=0, way="walk")


def test_a_blow_with_its_defence_and_the_fall_is_one_line() -> None:
    told = joined(ATTACKED, ANSWERED, FELL)
    assert isinstance(told, Clashed)
    assert SPEAKER.event(told) == (
        "Brakka, Sword Play on the Ox Marshal: K♠ for 7, 6 over, and a King! "
        "It turns Q♥, too low: doubled, 30 damage. It falls, and something drops."
    )


def test_aim_and_traits_are_counted_before_peoples_eyes() -> None:
    """A card alone would not explain what it came to."""
    blow = replace(ATTACKED, card="5S", bonus=3, total=8, over=1, outcome="hit")
    answer = replace(ANSWERED, card="8H", trait=1, total=9, against=8, damage=0, health=22, outcome="none")
    assert SPEAKER.event(joined(blow, answer)) == (
        "Brakka, Sword Play on the Ox Marshal: 5♠ and 3 more for 7, 1 over. "
        "It turns 8♥ (counts as 9), and comes to no harm."
    )


def test_a_stance_is_counted_before_peoples_eyes() -> None:
    told = joined(STRUCK, replace(DEFENDED, card="7H", bonus=2))
    assert "Block: 7♥ and 2 more for 6: it helps." in SPEAKER.event(told)


def test_the_defence_of_another_enemy_is_no_part_of_it() -> None:
    assert told_as_one(ATTACKED, replace(ANSWERED, number=2)) is None


def test_an_enemys_blow_grows_with_the_defence_and_the_wound() -> None:
    told = joined(STRUCK, DEFENDED, HURT, Stunned(seat=0, hero="Brakka"))
    assert isinstance(told, Assailed)
    assert SPEAKER.event(told) == (
        "The Ox Marshal strikes at Brakka, blade: 10♣, 3 over: 9 damage. "
        "Brakka, Block: 9♥ for 6: it helps. 4 damage after armour, 12 HP left. Brakka is stunned."
    )


def test_a_lost_aim_is_told_by_the_blow() -> None:
    lost = AimLost(seat=0, hero="Brakka", enemy="ox-marshal", number=1)
    told = joined(STRUCK, HURT)
    assert told_as_one(told, lost) == told


def test_who_dies_with_things_has_a_line_that_names_them() -> None:
    told = joined(STRUCK, HURT)
    assert told_as_one(told, Died(seat=0, hero="Brakka", items=("torch",), spot="B3")) is None


def test_a_walk_is_one_line() -> None:
    told = joined(step("B5", "B4"), step("B4", "B3"), step("B3", "A3"))
    assert isinstance(told, Walked)
    assert (told.origin, told.spot, told.steps) == ("B5", "A3", 3)
    assert told_as_one(told, step("A3", "A4", seat=1)) is None


def test_the_way_back_is_a_line_of_its_own() -> None:
    assert told_as_one(step("C4", "C5"), step("C5", "C4")) is None
    assert told_as_one(joined(step("C4", "C5"), step("C5", "C6")), step("C6", "C4")) is None


def test_what_is_turned_up_at_once_is_one_line_and_bare_paths_need_none() -> None:
    def up(spot: str, mark: str) -> Revealed:
        return Revealed(spot=spot, mark=mark, card="none")

    assert not is_told(up("A1", "path"))
    told = joined(up("B3", "chest"), up("A4", "path"), up("C4", "obstructed"))
    assert SPEAKER.event(told) == "B3, C4 are turned up: a chest and rocks."
    told = joined(up("D3", "obstructed"), up("E4", "obstructed"))
    assert SPEAKER.event(told) == "D3, E4 are turned up, each of them rocks."
    told = joined(up("D3", "trap"), up("E4", "trap"), up("E5", "chest"))
    assert SPEAKER.event(told) == "D3, E4, E5 are turned up: a trap, a trap and a chest."


def test_a_traps_line_says_what_it_cost() -> None:
    sprung = TrapSprung(seat=0, hero="Brakka", spot="B5", card="3C", target=8, damage=2, health=31)
    wound = replace(HURT, damage=2, health=31, way="trap")
    assert told_as_one(sprung, wound) == sprung
    assert told_as_one(sprung, replace(wound, seat=1)) is None


def test_quiet_rounds_and_turns_need_no_line() -> None:
    quiet: Sequence[Event] = (RoundBegan(round=4, mode="explore"), TurnBegan(seat=0, hero="Brakka"))
    assert not any(map(is_told, quiet))
    assert is_told(RoundBegan(round=2, mode="fight"))
