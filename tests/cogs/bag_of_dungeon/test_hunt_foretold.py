"""Morna Gul's next move is foretold, and comes true: whom he wants, his way, and where he is stopped (R117 to R119)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.engine import Match
from bot.engine.playout import adviser_policy, mixed_policy, playout
from cogs.bag_of_dungeon.describe.board import hunting
from cogs.bag_of_dungeon.events.combat import FightBegan
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import State
from cogs.bag_of_dungeon.view.hunts import reaches
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import LoadedDice, adventure, lay, set_morna
from tests.cogs.bag_of_dungeon.riches import LateBag
from tests.cogs.bag_of_dungeon.saying import words
from tests.support.scripts import ScriptRun

FEW, MANY, LEAST = 4, 200, 30


def hunts(number: int) -> Iterator[State]:
    """The places from which he is about to move in one match, whatever everybody did before."""
    mode: Any = "combined" if number % 3 == 2 else "forest"
    found: list[bytes] = []

    def watch(match: Match[Any]) -> None:
        state: State = match.state
        if state.phase == "hunt" and state.morna is not None and state.fight is None and not state.laying:
            found.append(msgspec.msgpack.encode(state))

    policy = adviser_policy if number % 2 else mixed_policy
    options = BagOptions(mode=mode, most_rounds=30)
    playout(LateBag(), 1 + number % 4, options, b"hunt %d" % number, (policy,), watch)
    for one in found:
        state = msgspec.msgpack.decode(one, type=State)
        state.turn = len(state.order)
        yield state


def must_come_true(state: State, total: int) -> None:
    """What is said in the last turn of the round comes about in his move."""
    state.active = state.order[-1]
    plan = sight(state, None).morna
    state.active = None
    assert plan is not None
    start, hunt = plan.at, plan.hunts
    dice = [total // 2, total - total // 2]
    quest = Quest(state, LoadedDice(dice + [1] * 40))
    run = ScriptRun(move_morna(quest))
    if not state.morna_at:  # what he came upon was his end: so he has attacked
        assert hunt is not None
        assert total >= hunt.meets
        return
    now = state.tiles[state.morna_at].label
    if hunt is None:
        assert (now, run.is_over) == (start, True)
        return
    steps = min(total, hunt.meets)
    assert now == (hunt.way[steps - 1] if steps else start)
    has_attacked = bool(run.asked) or any(isinstance(event, FightBegan) for event in run.events)
    assert has_attacked == (total >= hunt.meets)


@cache
def few() -> tuple[bytes, ...]:
    return tuple(msgspec.msgpack.encode(state) for number in range(FEW) for state in hunts(number))


@pytest.mark.parametrize("total", [2, 7, 12])
def test_r117_what_is_foretold_comes_true(total: int) -> None:
    assert len(few()) >= LEAST
    for one in few():
        must_come_true(msgspec.msgpack.decode(one, type=State), total)


@pytest.mark.long
@pytest.mark.parametrize("number", range(FEW, MANY))
def test_r117_what_is_foretold_comes_true_in_many_matches(number: int) -> None:
    for turn, state in enumerate(hunts(number)):
        must_come_true(state, 2 + (turn + number) % 11)


def _hunted(steps: int) -> Quest:
    quest = adventure("sirrus", "duric", mode="forest")
    for number, key in enumerate(("f34", "f35", "f36", "f30", "f31", "f32", "f33", "f29")[:steps], 1):
        lay(quest, key, 0, -number)
    hero, friend = quest.state.heroes
    hero.at, hero.seeds, friend.at = quest.state.cells[f"f0,{-steps}"], 1, "f34"
    set_morna(quest, quest.state.tiles["fstart"])
    return quest


@pytest.mark.parametrize(("steps", "percent"), [(2, 100), (7, 58), (8, 42)])
def test_r117_how_likely_he_comes_is_what_two_dice_say(steps: int, percent: int) -> None:
    quest = _hunted(steps)
    quest.hero(1).at = quest.hero(0).at
    morna = sight(quest.state, None).morna
    assert morna is not None
    assert morna.hunts is not None
    assert (morna.hunts.meets, reaches(morna.hunts)) == (steps, percent)


def test_r119_it_is_said_whom_he_wants_and_where_he_is_stopped() -> None:
    quest = _hunted(3)
    (line,) = hunting(sight(quest.state, None), words())
    assert line.startswith("He is after Sirrus, 3 tiles away by M19")
    assert line.endswith("comes to M19 with 100\xa0%.")
    quest.hero(1).at = "fstart"
    assert list(hunting(sight(quest.state, None), words())) == [
        "After this round he attacks an adventurer on his tile."
    ]


def test_r117_nothing_is_foretold_while_he_moves_or_somebody_fights() -> None:
    """Whom he has come to he fights in this very move; the next one is foretold when somebody's turn begins."""
    quest = _hunted(1)
    assert list(hunting(sight(quest.state, None), words()))
    quest.state.active = None
    quest.chance = LoadedDice([1, 1])
    run = ScriptRun(move_morna(quest))
    assert [prompt.word for prompt in run.prompts] == ["front", "front"]
    assert list(hunting(sight(quest.state, None), words())) == []
    for seat in (0, 1):
        run.answer(seat, "hero-0")
    assert [prompt.word for prompt in run.prompts] == ["encounter"]
    assert list(hunting(sight(quest.state, None), words())) == []
