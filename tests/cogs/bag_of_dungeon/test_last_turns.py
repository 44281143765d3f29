"""R137: the limit of rounds, and the last turns."""

from typing import Any

from cogs.bag_of_dungeon.events.frame import NightFell
from cogs.bag_of_dungeon.rules.frame.turn import play
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    lay,
)
from tests.support.scripts import ScriptRun, run_script


def _ring_at_the_exit(*adventurers: str, rounds: int = 3, **options: Any) -> tuple[Quest, list[Hero]]:
    """The first bears the Ring on the Exit, in the last turn of the last round; the others are inside."""
    quest = adventure(*adventurers, most_rounds=rounds, **options)
    bearer, *others = quest.state.heroes
    bearer.at = lay(quest, "dexit", 0, -1).key
    quest.state.dragon_dead, quest.state.ring_with = True, bearer.index
    quest.state.round = rounds
    quest.state.order = [*(hero.index for hero in others), bearer.index]
    quest.state.turn = len(others)
    return quest, [bearer, *others]


def test_r137_no_night_falls_while_last_turns_are_owed() -> None:
    quest, (_, friend) = _ring_at_the_exit("sirrus", "duric")
    told = run_script(play(quest), {0: ["leave"]})
    assert not any(isinstance(event, NightFell) for event in told.events)
    assert (quest.state.result, quest.state.leaving) == ("", [friend.index])
    run_script(play(quest), {1: ["move-north", "leave"]})
    assert (quest.state.result, friend.status) == ("ring", "left")


def test_r137_who_stays_inside_is_lost_and_the_ring_is_won_all_the_same() -> None:
    quest, (bearer, friend) = _ring_at_the_exit("sirrus", "duric")
    run_script(play(quest), {0: ["leave"]})
    run_script(play(quest), {1: ["end"]})
    assert (quest.state.result, friend.status, bearer.status) == ("ring", "out", "left")


def test_r137_in_the_combined_game_night_falls_when_none_is_owed_any_more() -> None:
    quest, heroes = _ring_at_the_exit("sirrus", "duric", mode="combined")
    lay(quest, "f01", 0, 1)
    lay(quest, "dstart", 0, 40)
    quest.state.order = [0, 1]
    quest.state.turn = 0
    heroes[1].at = "dstart"
    script = ScriptRun(play(quest))
    script.answer(0, "leave")
    script.answer(0, "end")
    assert not quest.state.result
    run_script(play(quest), {1: ["end"]})
    assert str(quest.state.result) == "late"


def test_the_limit_falls_as_ever_with_nobody_on_the_way_out() -> None:
    quest = adventure("sirrus", most_rounds=2)
    quest.state.round = 2
    told = run_script(play(quest), {0: ["end"]})
    assert quest.state.result == "late"
    assert [event.rounds for event in told.events if isinstance(event, NightFell)] == [2]
