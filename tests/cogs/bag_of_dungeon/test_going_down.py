"""Automata in the combined game (R133 to R136): the dungeon before Morna Gul, and the Ring with it."""

from collections import Counter
from functools import partial

import pytest

from bot.engine import Answer, Chance, Match
from bot.engine.playout import adviser_policy, default_choice, playout
from cogs.bag_of_dungeon.adviser import journey
from cogs.bag_of_dungeon.adviser.bosses import DEEP, DEEP_FOR_FEW, is_for_the_dungeon
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions, Mode
from cogs.bag_of_dungeon.rules.frame.milestones import ENTERED, TAKEN
from cogs.bag_of_dungeon.rules.frame.setup import put
from cogs.bag_of_dungeon.state import State
from cogs.bag_of_dungeon.view.sight import sight


def goes_down(mode: Mode, *, seats: int = 2, is_open: bool = True, **changed: object) -> bool:
    match: Match[State] = Match.start(GAME, seats, BagOptions(mode=mode), Chance(b"down"))
    state = match.state
    if is_open and mode == "combined":
        put(state, "dstart", 0, 40, 0)
    for name, value in ({"phase": "gather"} | changed).items():
        setattr(state, name, value)
    return is_for_the_dungeon(Mind(sight(state, match.prompts[0].seat), match.prompts[0]))


def test_the_dungeon_comes_first_once_the_gateway_is_found() -> None:
    assert goes_down("combined")
    assert not goes_down("combined", is_open=False)
    assert not goes_down("dungeon")
    assert not goes_down("forest")


def test_not_when_it_is_late_nor_once_the_ring_is_out_or_morna_gul_is_there() -> None:
    for seats, last in ((2, DEEP_FOR_FEW), (3, DEEP)):
        assert goes_down("combined", seats=seats, round=last - 1)
        assert not goes_down("combined", seats=seats, round=last)
    assert not goes_down("combined", ring_left=True)
    assert not goes_down("combined", phase="hunt")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_halves_are_played_in_most_matches(seats: int) -> None:
    """The dungeon is entered, and the Ring taken, on a fair table; then Morna Gul is hunted."""
    options, reached = BagOptions(mode="combined", level="fair"), Counter[str]()
    for number in range(20):
        seen = set[str]()
        see = partial(_see, seen)
        playout(GAME, seats, options, b"halves %d" % number, (adviser_policy,), watch=see)
        reached.update(seen)
    assert reached[ENTERED] >= 18
    assert reached[TAKEN] >= 10


def _see(seen: set[str], match: Match[State]) -> None:
    seen.update(GAME.milestones(match.state))


def test_no_fight_is_sought_below_once_the_forest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Dragon would be fought and fled from until night falls."""
    monkeypatch.setattr(journey, "prospect", lambda *_: 1.0)
    match: Match[State] = Match.start(GAME, 2, BagOptions(mode="combined"), Chance(b"down"))
    while match.state.phase == "choose":
        prompt = match.prompts[0]
        match.answer(Answer(prompt.number, prompt.seat, default_choice(prompt, Chance(b"any"))))
    put(match.state, "dstart", 0, 40, 0)
    for round_, is_sought in ((DEEP_FOR_FEW - 1, True), (DEEP_FOR_FEW, False)):
        match.state.phase, match.state.round = "gather", round_
        mind = Mind(sight(match.state, match.prompts[0].seat), match.prompts[0])
        below = next(tile for tile in mind.view.tiles if tile.world == "dungeon")
        assert any(journey._fight_goal(mind, below, 1.0)) is is_sought
