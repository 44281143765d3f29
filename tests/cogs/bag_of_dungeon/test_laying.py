"""Laying tiles, the end of a stack, the Dragon and the Ring (R13-R23)."""

from collections.abc import Sequence

import pytest

from bot.conformance.checked import strict_words
from bot.ui.views.speech import Speaker
from cogs.bag_of_dungeon.content.shapes import openings
from cogs.bag_of_dungeon.events.map import EdgeBlocked, RingPlaced, RingRerolled, TileSetAside, WallBreached
from cogs.bag_of_dungeon.rules.fight.encounter import fits_there
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.fitting import fits_anywhere, legal_turns
from cogs.bag_of_dungeon.rules.map.grid import tile_at
from cogs.bag_of_dungeon.rules.map.laying import lay as lay_deed
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import LoadedDice, adventure, give, is_sound, lay, next_tile
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun, run_script


def test_t4_every_edge_must_agree() -> None:
    """North of the Start, with an eastward opening to the west of that cell."""
    quest = adventure("sirrus")
    lay(quest, "d34", -1, -1)
    turns = legal_turns(quest.state, "dungeon", "d20", (0, -1), 2, left=30)
    assert [openings("corner", turn) for turn in turns] == [(2, 3)]


def test_t5_what_does_not_fit_is_set_aside_and_shuffled_back() -> None:
    quest = adventure("sirrus")
    lay(quest, "d34", -1, -1)
    next_tile(quest, "d06", "d20")
    run = run_script(lay_deed(quest, quest.hero(0), "lay-north"), {})
    assert tile_at(quest.state, "dungeon", 0, -1) is quest.state.tiles["d20"]
    assert "d06" in quest.stock("dungeon").stack
    assert quest.hero(0).ap == 4
    assert [e.count for e in run.events if isinstance(e, TileSetAside)] == [1]
    assert isinstance(quest.chance, LoadedDice)
    assert quest.chance.shuffled == [len(quest.stock("dungeon").stack)]
    assert is_sound(quest)


def _lay_the_last(dice: list[int]) -> tuple[Quest, ScriptRun[None]]:
    """The stack's last tile goes north of the Start; the M7 tile lies east of it, cleared."""
    quest = adventure("sirrus", dice=dice)
    lay(quest, "d30", 1, 0)
    stock = quest.stock("dungeon")
    stock.gone_tiles, stock.stack = [key for key in stock.stack if key != "d06"], ["d06"]
    return quest, run_script(lay_deed(quest, quest.hero(0), "lay-north"), {})


def test_t6_the_exit_the_dragon_and_the_ring() -> None:
    quest, run = _lay_the_last([3, 4])
    exit_ = quest.state.tiles["dexit"]
    assert (exit_.x, exit_.y) == (0, -2)
    assert exit_.monster is not None
    assert exit_.monster.hp == 20
    assert quest.state.ring_at == "d30"
    assert quest.state.tiles["d30"].is_hidden  # cleared earlier: a new token guards it
    assert quest.state.tiles["d30"].guards_ring
    assert not exit_.monster.guards_ring
    assert [e.number for e in run.events if isinstance(e, RingPlaced)] == [7]
    assert is_sound(quest)


def test_t7_a_twelve_lays_the_ring_under_the_dragon() -> None:
    quest, _ = _lay_the_last([6, 6])
    assert quest.state.ring_at == "dexit"
    exit_ = quest.state.tiles["dexit"]
    assert not exit_.is_hidden
    assert exit_.monster is not None
    assert exit_.monster.guards_ring


def test_r21_a_number_that_is_not_there_is_rolled_again() -> None:
    _, run = _lay_the_last([1, 1, 6, 6])
    assert [e.number for e in run.events if isinstance(e, RingRerolled)] == [2]


def closing(dice: Sequence[int] = ()) -> Quest:
    """One edge is open, and a corner that is laid there closes the map."""
    quest = adventure("sirrus", dice=dice)
    quest.state.tiles["dstart"].openings = (0,)
    lay(quest, "d22", 1, -1, 0).openings = (3,)  # open to the west alone: it meets the corner's east
    lay(quest, "d06", 0, -2).openings = ()
    lay(quest, "d07", -1, -1).openings = ()
    return quest


def test_t44_with_tiles_left_the_corner_cannot_join_with_none_it_can() -> None:
    """The corner fits only towards a tile that closes the ring: no frontier would be left."""
    quest = closing()
    assert legal_turns(quest.state, "dungeon", "d20", (0, -1), 2, left=5) == []
    (turn,) = legal_turns(quest.state, "dungeon", "d20", (0, -1), 2, left=0)
    assert openings("corner", turn) == (1, 2)


@pytest.mark.parametrize(("stack", "fits"), [(["d20"], True), (["d20", "d21"], False)])
def test_r16a_only_the_last_tile_may_close_the_map_also_before_somebody_who_flees(stack: list[str], fits: bool) -> None:
    quest = closing()
    quest.stock("dungeon").stack[:] = stack
    assert fits_anywhere(quest.state, "dungeon") is fits
    assert fits_there(quest, quest.state.tiles["dstart"], 0) is fits


def test_t44_a_breach_is_opened_where_the_exit_has_no_place() -> None:
    quest = closing(dice=[6, 6])
    stock = quest.stock("dungeon")
    stock.gone_tiles, stock.stack = [key for key in stock.stack if key != "d20"], ["d20"]
    run = run_script(lay_deed(quest, quest.hero(0), "lay-north"), {})
    assert any(isinstance(e, WallBreached) for e in run.events)
    assert stock.is_complete
    assert "dexit" in quest.state.tiles


def test_r16_an_edge_that_nothing_fits_is_blocked_and_costs_nothing() -> None:
    quest = adventure("sirrus")
    start = quest.state.tiles["dstart"]
    lay(quest, "d34", 1, -1)
    lay(quest, "d35", -1, -1)
    stock = quest.stock("dungeon")
    stock.gone_tiles, stock.stack = [key for key in stock.stack if key not in {"d06", "d07"}], ["d06", "d07"]
    run = run_script(lay_deed(quest, quest.hero(0), "lay-north"), {})
    assert start.blocked == (0,)
    assert quest.hero(0).ap == 5
    assert [e.direction for e in run.events if isinstance(e, EdgeBlocked)] == ["north"]
    assert sorted(stock.stack) == ["d06", "d07"]


def test_the_warden_draws_two_and_chooses() -> None:
    quest = adventure("ivo")
    next_tile(quest, "d06", "d34")
    run = run_script(lay_deed(quest, quest.hero(0), "lay-north"), {0: ["draw-d34"]})
    assert run.asked[0].facts == {"tile": "M19"}
    assert "d34" in quest.state.tiles
    assert "d06" in quest.stock("dungeon").stack


def test_the_warden_is_not_asked_to_choose_between_two_tiles_that_look_the_same() -> None:
    quest = adventure("ivo")
    next_tile(quest, "d06", "d07")
    run = ScriptRun(lay_deed(quest, quest.hero(0), "lay-north"))
    assert "pathfinder" not in [prompt.word for prompt in run.asked]
    assert quest.state.tiles.keys() & {"d06", "d07"} == {"d06"}
    assert "d07" in quest.stock("dungeon").stack


def test_the_warden_sees_the_numbers_of_two_lairs() -> None:
    """The dice that place the Ring look for one (R21)."""
    quest = adventure("ivo")
    next_tile(quest, "d01", "d02")
    run = ScriptRun(lay_deed(quest, quest.hero(0), "lay-north"))
    speaker = Speaker(strict_words(SHOWN["bag-of-dungeon"].face), ["Ada"])
    assert speaker.labels(run.open[0].options) == ["Straight: Lair 2", "Straight: Lair 5"]


def test_the_second_tile_of_a_torch_outlasts_the_last_ap() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    hero.debt = 4
    next_tile(quest, "d34", "d35")
    run = run_script(play_hero(quest, hero), {0: ["lay-north", "lay-east"]})
    assert [prompt.facts["ap"] for prompt in run.asked] == [1, 0]
    assert {"d34", "d35"} <= quest.state.tiles.keys()
    assert is_sound(quest)


def test_r13_the_tile_in_hand_lies_in_the_open_until_it_is_laid() -> None:
    quest = adventure("ivo")
    next_tile(quest, "d31", "d20")
    run = ScriptRun(lay_deed(quest, quest.hero(0), "lay-north"))
    for seat in (None, 0):
        shown = sight(quest.state, seat).laying
        assert shown is not None
        assert [(drawn.label, drawn.key) for drawn in shown.drawn] == [("M19", "d31"), ("M19", "d20")]
    assert is_sound(quest)
    run.answer(0, "draw-d20")
    shown = sight(quest.state, None).laying
    assert shown is not None
    assert [(drawn.key, drawn.turns) for drawn in shown.drawn] == [("d20", (1, 2))]
    assert [option.key for option in run.open[0].options] == ["turns-1", "turns-2"]
    run.answer(0, "turns-2")
    assert sight(quest.state, None).laying is None
    assert is_sound(quest)


def test_a_torch_lights_two_tiles_for_one_ap() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    next_tile(quest, "d06", "d34", "d35")
    for key, ap in (("lay-north", 4), ("lay-east", 4), ("lay-west", 3)):
        run_script(lay_deed(quest, hero, key), {}, otherwise="turns-1")
        assert hero.ap == ap
