"""R127: the last one left has won, and is asked nothing more."""

import pytest

from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, realm, wears
from tests.cogs.dead_throne.scenes import by_default
from tests.support.scripts import ScriptRun


@pytest.mark.parametrize("beside", [(), ("P.r1",)])
def test_r127_the_last_one_left_chooses_no_spoils_and_changes_no_arms(beside: tuple[str, ...]) -> None:
    """With somebody else in the game all of it is asked (R60, R63, R119)."""
    world = realm(GATE, GATE, *beside)
    ada, ben, *_ = world.players
    wears(world, ada, "mace")
    carries(world, ada, "axe")
    carries(world, ben, "torch")
    ben.health = 1
    world.state.battles.append(Battle(1, GATE, [ADA, BEN]))
    run = ScriptRun(play(world))
    asked: list[str] = []
    while not run.is_over and (ben.is_in or run.prompts[0].seat == ADA):
        prompt = run.prompts[0]
        asked += [prompt.word] * ben.is_out
        run.answer(prompt.seat, "attack-1" if prompt.word == "battle-turn" else prompt.default or (), prompt.word)
    assert asked == (["spoil", "gear", "leave-behind"] if beside else [])
    assert (world.state.result, world.state.winners) == (("", []) if beside else ("last", [ADA]))


def test_r119_what_counts_still_goes_to_the_last_one_left() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.stones, ben.coin, ada.turn = ["red-1"], 5, Turn(is_on=True)
    ben.character = "saladar"
    by_default(die(world, ben, ada))
    assert (ada.stones, ada.coin, ben.coin) == (["red-1"], 5 + 3, 0 + 2)


@pytest.mark.parametrize(("beside", "asked"), [((), []), (("P.r1",), ["gear", "treasure"])])
def test_r127_the_last_one_left_is_not_asked_about_what_lies_there(beside: tuple[str, ...], asked: list[str]) -> None:
    """Their own first blow was the last, and the turn it was struck in goes on (R45, R121)."""
    world = realm(GATE, GATE, *beside)
    ada, ben, *_ = world.players
    wears(world, ada, "mace")
    ben.health = 1
    world.ground(GATE).pieces = 1
    run = ScriptRun(play(world))
    heard: list[str] = []
    while not run.is_over and run.prompts[0].seat in {ADA, BEN}:
        prompt = run.prompts[0]
        heard += [prompt.word] * ben.is_out
        says = next((option.key for option in prompt.options if option.key == f"battle-{BEN}"), prompt.default or ())
        run.answer(prompt.seat, says, prompt.word)
    assert ben.is_out
    assert heard == asked
