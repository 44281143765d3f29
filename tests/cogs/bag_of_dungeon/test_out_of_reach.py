"""R140: nothing that is needed falls where nobody can go."""

import pytest

from cogs.bag_of_dungeon.events.hazards import SeedsCarriedOut
from cogs.bag_of_dungeon.rules.endgame.leaving import last_turn_over, leave
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Tile
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    is_sound,
    lay,
)
from tests.cogs.bag_of_dungeon.nests import nests
from tests.support.scripts import run_script


def _combined_with_the_ring_out() -> tuple[Quest, Hero, Hero, Tile]:
    quest = adventure("sirrus", "duric", mode="combined")
    bearer, friend = quest.state.heroes
    gate = lay(quest, "f01", 0, 1)
    nests(quest)
    lay(quest, "dstart", 0, 40)
    bearer.at = lay(quest, "dexit", 0, 39).key
    quest.state.dragon_dead, quest.state.ring_with = True, bearer.index
    return quest, bearer, friend, gate


def test_r140_seeds_of_who_is_lost_inside_come_to_the_gateway() -> None:
    quest, bearer, friend, gate = _combined_with_the_ring_out()
    friend.at, friend.seeds = "dstart", 4
    run_script(leave(quest, bearer, "leave"), {})
    run_script(last_turn_over(quest, friend), {})
    assert (friend.status, gate.seeds) == ("out", 4)
    assert is_sound(quest)


def test_r140_seeds_that_lie_inside_come_out_with_the_ring() -> None:
    quest, bearer, _, gate = _combined_with_the_ring_out()
    quest.state.tiles["dstart"].seeds = 4
    told = run_script(leave(quest, bearer, "leave"), {})
    assert (quest.state.tiles["dstart"].seeds, gate.seeds) == (0, 4)
    assert [event.count for event in told.events if isinstance(event, SeedsCarriedOut)] == [4]
    assert is_sound(quest)


@pytest.mark.parametrize("way", ["killed", "departed"])
def test_r140_who_falls_or_goes_home_in_the_last_turn_leaves_them_there_too(way: str) -> None:
    quest, bearer, friend, gate = _combined_with_the_ring_out()
    den = lay(quest, "d34", 1, 40, monster="mummy")
    friend.at, friend.seeds = den.key, 4
    run_script(leave(quest, bearer, "leave"), {})
    if way == "killed":
        friend.hp, friend.used, quest.state.active = 1, 1, friend.index
        quest.chance.faces = [1, 2, 6]  # type: ignore[attr-defined]
        run_script(fight_on_tile(quest, friend), {1: ["fight"]})
    else:
        quest.state.active = None
        run_script(depart(quest, friend.seat), {})
    assert (den.seeds, gate.seeds) == (0, 4)
    assert is_sound(quest)
