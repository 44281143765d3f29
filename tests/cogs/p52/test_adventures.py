"""The adventures' rooms, their doors, and what wins or loses them (R12, R13, 5.9)."""

import pytest

from cogs.p52.content.tables import ADVENTURES
from cogs.p52.options import P52Options
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.state.people import Item
from tests.cogs.p52.parties import ADA, BEN, party
from tests.cogs.p52.quests import in_room, lock_of, result_of
from tests.support.scripts import ScriptRun, run_script


def test_doors_of_the_gaol() -> None:
    """A key from where it lay; then the Ropewalk's bars; then both keys on the exit."""
    crawl = in_room(party("brakka", "sable", options=P52Options(adventure="gaol")), 2)
    room, brakka = crawl.room, crawl.hero(ADA)
    assert lock_of(crawl) == "locked"
    spot = next(spot for spot in room.spots if spot.mark == "K")
    spot.is_up = True
    spot.items.append(Item(1, "key"))
    run_script(look(crawl), {})
    assert lock_of(crawl) == "locked"
    brakka.bag.append(spot.items.pop())
    run_script(look(crawl), {})
    assert lock_of(crawl) == "open"
    in_room(crawl, 4)
    next(spot for spot in crawl.room.spots if spot.mark == "K").is_up = True
    run_script(look(crawl), {})
    assert lock_of(crawl) == "barred"
    for one in crawl.room.spots:
        one.is_up = True
    run_script(look(crawl), {})
    assert lock_of(crawl) == "open"
    in_room(crawl, 5)
    crawl.room.has_major, crawl.hero(BEN).bag = True, [Item(2, "key")]
    run_script(look(crawl), {})
    assert crawl.room.lock == "locked"
    brakka.at = crawl.hero(BEN).at = crawl.room.exit
    run_script(look(crawl), {})
    assert (crawl.room.lock, crawl.state.result) == ("open", "")
    run_script(after_room(crawl), {}, otherwise=("later",))
    assert result_of(crawl) == "won"


@pytest.mark.parametrize("key", ADVENTURES)
def test_every_scene_can_be_laid(key: str) -> None:
    crawl = party("brakka", "sable", "orrin", "maive", options=P52Options(adventure=key))  # type: ignore[arg-type]
    for number, scene in enumerate(ADVENTURES[key].scene, start=1):
        in_room(crawl, number)
        room = crawl.room
        assert room.number == number
        assert room.key == (scene.room or "block")
        assert {spot.mark for spot in room.spots} <= set(".OHTCedMBKQ")
        assert all(0 <= x < room.width and 0 <= y < room.height for x, y in crawl.ground)
        decks = crawl.state.decks
        assert len(decks.room) + len(decks.turned) + sum(bool(spot.card) for spot in room.spots) == 40


def test_a_grid_of_ones_own() -> None:
    """R13: what is no room is said to be none, and the question stands again."""
    crawl = party("brakka", "sable", options=P52Options(adventure="gaol"), seed=b"grid")
    crawl.room.number = 2
    run = ScriptRun(lay(crawl))
    (seat,) = run.open
    count = run.open[seat].facts["count"]
    assert isinstance(count, int)
    run.answer(seat, "grid")
    events = run.answer(seat, "..\nS?")
    assert [(event.word, event.to) for event in events] == [("grid-refused", None)]
    run.answer(seat, "grid")
    rows = ["." * min(9, count - begun) for begun in range(1, count, 9)]
    run.answer(seat, "\n".join(["S", *rows]))
    assert run.is_over
    assert len(crawl.room.spots) == count


def test_a_relic_left_behind_loses_the_quest() -> None:
    """5.9: the Regent has fallen, and nobody has what was to be won."""
    crawl = in_room(party("brakka", "sable", options=P52Options(adventure="winds")), 5)
    crawl.room.has_major = True
    crawl.room.spots[0].items.append(Item(1, "wind-relic"))
    run_script(look(crawl), {})
    assert not result_of(crawl)
    crawl.hero(BEN).bag.append(crawl.room.spots[0].items.pop())
    run_script(look(crawl), {})
    assert result_of(crawl) == "won"
    crawl.state.result, crawl.hero(BEN).bag = "", []
    run_script(look(crawl), {})
    assert result_of(crawl) == "late"
