"""R7, R12, R16: a Game Turn that was planned while others played."""

from typing import Any

import msgspec
import pytest

from bot.engine import Chance, Match, Part, Snapshot, order
from bot.engine.playout import rebuilds
from cogs.dead_throne.game import DeadThrone
from cogs.dead_throne.state.match import State
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, realm
from tests.engine.scripted import say

OTHERS = (ADA, CLEO)


def begun(**plan: Part) -> Match[State]:
    """Ada has her turn, on a step of her own, and Ben plans his."""
    world = realm("S.r1", "P.r1", "O.r1", "W.r1")
    for player in world.players:
        player.scrolls = []
    world.state.next = ADA
    match = Match.load(DeadThrone(), Chance(b"plans"), Snapshot(msgspec.msgpack.encode(world.state), 0, 0, 0), [])
    if plan:
        match.answer(order(BEN, {f"plan-{word}": value for word, value in plan.items()}))
    return match


def until_ben(match: Match[State]) -> Match[State]:
    """Ada has her turn, and Ben draws his scrolls, as somebody who does not answer would."""
    while (prompt := match.prompts[0]).seat == ADA or prompt.word == "refresh":
        assert prompt.default is not None
        say(match, prompt.seat, prompt.default)
    return match


def pressed(match: Match[State], stop: str) -> Match[State]:
    """Ben presses all of it himself."""
    for choice in ("roll", stop, "outside"):
        if (prompt := match.prompts[0]).seat == BEN and choice in {option.key for option in prompt.options}:
            say(match, BEN, (choice,))
    return match


def stops(match: Match[State]) -> list[str]:
    """Paths in Ben's reach, once he has rolled."""
    say(match, BEN, ("roll",))
    return [one.key for one in match.prompts[0].options if one.word == "stop" and "-r" in one.key]


def test_a_planned_turn_comes_to_the_same_as_a_pressed_one() -> None:
    stop = stops(until_ben(begun()))[0]
    planned = until_ben(begun(first=("roll",), to=(stop,), there=("outside",)))
    by_hand = pressed(until_ben(begun()), stop)
    assert planned.state == by_hand.state
    assert planned.state.players[BEN].at != "P.r1"
    assert [(one.seat, one.word) for one in planned.prompts] == [(one.seat, one.word) for one in by_hand.prompts]
    assert planned.given(BEN) == {}, "nothing of it is left"
    assert rebuilds(planned)


def test_what_the_roll_does_not_reach_is_asked() -> None:
    near, far = stops(until_ben(begun())), begun().orders(BEN)[-2].kind.options[-1].key
    match = until_ben(begun(first=("roll",), to=(far,), there=("outside",)))
    assert (match.prompts[0].seat, match.prompts[0].word) == (BEN, "stop")
    plan = match.plan(BEN)
    assert plan is not None
    assert plan.is_dropped
    say(match, BEN, (near[0],))
    assert match.state.players[BEN].at != "P.r1"


@pytest.mark.parametrize("change", ["health", "company", "nothing"])
def test_it_holds_while_he_and_his_goal_are_as_they_were(change: str) -> None:
    """What happens elsewhere changes nothing."""
    match = begun(first=("roll",), to=("stop-p-r3",))
    assert match.plan(BEN) is not None
    view = match.view(BEN)
    state: Any = match.state
    if change == "health":
        state.players[BEN].health -= 1
    elif change == "company":
        state.players[CLEO].at = "P.r3"
    else:
        state.players[CLEO].health -= 1
    assert match.view(BEN) != view
    plan = match.plan(BEN)
    assert plan is not None
    assert plan.holds == (change == "nothing")


def test_a_turn_is_planned_while_others_play_and_where_one_will_walk() -> None:
    words = [one.word for one in begun().orders(BEN) if one.is_plan]
    assert words == ["plan-first", "plan-to", "plan-there"]
    assert not any(one.is_plan for one in begun().orders(ADA)), "it is her turn"
    match = begun()
    state: Any = match.state
    state.players[BEN].remains = 1
    assert not any(one.is_plan for one in match.orders(BEN)), "he will not walk"


def test_nobody_else_can_tell_that_a_turn_was_planned() -> None:
    """The same match twice; all that the others see and are asked, to the number, until it is carried out."""
    planned, bare = begun(first=("roll",), to=("stop-p-r3",), there=("inn",)), begun()
    while bare.prompts[0].seat == ADA:
        for seat in OTHERS:
            assert planned.view(seat) == bare.view(seat)
            assert planned.plan(seat) is None
        assert planned.waits == bare.waits
        default = bare.prompts[0].default
        assert default is not None
        for match in (planned, bare):
            say(match, ADA, default)
