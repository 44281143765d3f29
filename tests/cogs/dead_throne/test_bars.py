"""R180: Bar the Way stops others, whatever way they come, and never outlives its owner or his place in the round."""

import pytest

from bot.kit.deeds import by_key
from cogs.dead_throne.content.land import CASTLE, INNS
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.people.health import hurt
from cogs.dead_throne.rules.place.bars import bar
from cogs.dead_throne.rules.place.bounds import barred_to, can_come
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.driven import teleport
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.rules.turn.returning import respawn
from cogs.dead_throne.rules.turn.stones import stone_deeds
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.battle import Parley
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Due
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, holds, realm, usual, walks
from tests.support.scripts import ScriptRun, run_script

INN = "T1.inn"


def barred(world: Realm, seat: int, step: str = "T1.r5") -> None:
    bar(world, world.player(seat), step)


def resting(*places: str) -> Realm:
    """Everybody with a full hand, so that nobody is asked for scrolls."""
    world = realm(*places)
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    return world


def pass_turn(world: Realm) -> None:
    """One engine turn: whoever can rests at the Inn, else does what a silent person does."""
    run = ScriptRun(play(world))
    while not run.is_over:
        seat = next(iter(run.open))
        can_rest = any(option.key == "inn" for option in run.open[seat].options)
        run.answer(seat, ("inn",) if can_rest else usual(run.open[seat]))


def test_r180_the_castle_cannot_be_barred() -> None:
    world = realm("C.r3", "P.r1")
    holds(world, world.player(ADA), "bar-the-way")
    run = ScriptRun(by_key(scroll_deeds(world, world.player(ADA)))["bar-the-way"].play())
    found = {option.key for option in run.open[ADA].options}
    assert "bar-c-r4" in found
    assert not any("castle" in key for key in found)


def test_r180_a_bar_ends_with_its_owners_death() -> None:
    world = realm(GATE, "P.r1")
    barred(world, ADA)
    world.player(ADA).pieces = 1
    run_script(hurt(world, world.player(ADA), 20, "scroll"), {})
    assert world.state.bars == []


def test_r180_a_bar_ends_where_its_owner_leaves_the_table() -> None:
    world = realm(GATE, "P.r1", "A.r1")
    barred(world, ADA)
    barred(world, BEN, "T1.r4")
    run_script(depart(world, ADA), {})
    assert world.state.bars == [Bar("T1.r4", BEN)]


def test_r180_a_bar_ends_with_the_owners_next_game_turn() -> None:
    world = resting(INN, INN)
    barred(world, BEN)
    world.state.next = ADA
    pass_turn(world)
    assert world.state.bars == []  # Ben's place has come
    barred(world, ADA)
    pass_turn(world)
    assert world.state.bars == []


def test_r180_it_is_lifted_before_anything_of_that_turn_is_asked() -> None:
    world = realm(INN, INN)
    barred(world, ADA)
    run = ScriptRun(game_turn(world, world.player(ADA)))
    assert not run.is_over
    assert world.state.bars == []


def test_r180_a_bar_ends_with_the_owners_battle_turn() -> None:
    world = realm(GATE, GATE, "P.r1", "A.r1")
    battle = fighting(world, ADA, BEN)
    barred(world, ADA)
    at_turn(world, battle, ADA)
    assert world.state.bars == []


@pytest.mark.parametrize("where", ["market", "trade", "battle"])
def test_r180_it_ends_when_the_owners_place_comes_though_he_has_no_turn_in_it(where: str) -> None:
    """R64: in a Market, a trade or a battle beside the round."""
    world = resting(INN, "T1.market", INN, INN, "T1.market")
    owner = BEN
    barred(world, owner)
    if where == "market":
        world.state.shoppers = [BEN]
    elif where == "trade":
        world.state.parleys = [Parley(9, "T1.market", [BEN, 4])]
    else:
        battle = fighting(world, BEN, 4)
        battle.at, battle.next = "T1.market", 1
    world.state.next = ADA
    run = ScriptRun(play(world))
    run.answer(ADA, ("inn",))
    while not run.is_over:
        seat = next(iter(run.open))
        assert world.state.bars, "not before Ada's turn is over"
        run.answer(seat, usual(run.open[seat]))
    assert world.state.next != ADA
    assert world.state.bars == []


def test_r180_whoever_waits_to_come_back_bars_nothing() -> None:
    world = realm(GATE, "P.r1")
    barred(world, ADA)
    world.player(ADA).is_dead, world.player(ADA).at = True, ""
    with pytest.raises(AssertionError, match="is barred by"):
        check_places(world.state)


def test_r175_a_bar_stops_every_way_of_coming() -> None:
    world = realm("T1.r4", "P.r1", "T2.r4", "A.r1")
    ada, ben, cleo, _ = world.players
    barred(world, BEN, "T2.r4")
    barred(world, BEN, "T3.inn")
    assert "T2.r4" in barred_to(world, ada)
    assert "T2.r4" not in barred_to(world, ben)
    assert "carriage-t2-r4" not in by_key(step_deeds(world, ada))
    run = ScriptRun(teleport(world, ada, Due("to", steps_to=list(INNS))))
    assert {option.key for option in run.open[ADA].options} == {"arrive-t1-inn", "arrive-t2-inn"}
    holds(world, ada, "swap-places")
    assert not can_come(world, ada, cleo.at)
    swap = ScriptRun(by_key(scroll_deeds(world, ada))["swap-places"].play())
    assert {option.key for option in swap.open[ADA].options} == {f"choose-player-{BEN}", f"choose-player-{DAN}"}


def test_r175_both_who_swap_must_be_let_in() -> None:
    """The barred step is one's own: nobody else can be brought there."""
    world = realm("T1.r4", "P.r1", "A.r1")
    ada, _, _ = world.players
    barred(world, CLEO, "T1.r4")
    holds(world, ada, "swap-places")
    swap = ScriptRun(by_key(scroll_deeds(world, ada))["swap-places"].play())
    assert swap.is_over or {option.key for option in swap.open[ADA].options} == {f"choose-player-{CLEO}"}
    assert not can_come(world, world.player(BEN), "T1.r4")


@pytest.mark.parametrize("what", ["battle", "trade", "market", "dead"])
def test_r175_nobody_swaps_with_who_is_in_a_battle_a_trade_or_the_market_or_dead(what: str) -> None:
    world = realm("T1.r4", "P.r1", "A.r1", "A.r1", "A.r3")
    ada, ben, *_ = world.players
    holds(world, ada, "swap-places")
    before = ScriptRun(by_key(scroll_deeds(world, ada))["swap-places"].play())
    assert f"choose-player-{BEN}" in {option.key for option in before.open[ADA].options}
    match what:
        case "battle":
            fighting(world, BEN, CLEO)
        case "trade":
            world.state.parleys = [Parley(9, ben.at, [BEN, CLEO])]
        case "market":
            world.state.shoppers = [BEN]
        case _:
            ben.is_dead = True
    left = ScriptRun(by_key(scroll_deeds(world, ada))["swap-places"].play())
    assert f"choose-player-{BEN}" not in {option.key for option in left.open[ADA].options}
    before.answer(ADA, f"choose-player-{BEN}")  # asked before it came to that (R156)
    assert (ada.at, ben.at) == ("T1.r4", "P.r1")


def test_r175_r124_saladar_travels_to_no_stone_that_is_barred() -> None:
    world = realm("W.r1", "P.r1")
    mage = world.player(ADA)
    mage.character = "saladar"
    world.state.ground = {"W.r1": Ground(stones=["green-1"]), "G.r2": Ground(stones=["blue-1"])}
    walks(mage)
    assert "travel-g-r2" in by_key(stone_deeds(world, mage))
    barred(world, BEN, "G.r2")
    assert "travel-g-r2" not in by_key(stone_deeds(world, mage))


def test_r117_r180_one_comes_back_at_an_inn_that_is_not_barred_unless_all_are() -> None:
    world = realm("", "P.r1", "A.r1")
    ada = world.player(ADA)
    ada.is_dead = True
    barred(world, BEN, "T1.inn")
    run = ScriptRun(respawn(world, ada))
    assert "respawn-t1-inn" not in {option.key for option in run.open[ADA].options}
    barred(world, BEN, "T2.inn")
    barred(world, CLEO, "T3.inn")
    run = ScriptRun(respawn(world, ada))
    assert len(run.open[ADA].options) == len(INNS)


def test_r180_r156_a_step_barred_while_one_walks_ends_the_walk() -> None:
    world = realm("T1.r4", "T1.r5")
    ada = walks(world.player(ADA), left=3)
    run = ScriptRun(walk(world, ada, ("T1.r5", GATE)))
    assert run.open[BEN].word == "pass-by"
    barred(world, BEN, GATE)
    run.answer(BEN, "let-pass")
    assert (ada.at, run.result) == ("T1.r5", False)


def test_r126_r180_one_scroll_and_a_death_no_longer_shut_the_castle() -> None:
    """A bar of before, that lies on the castle, goes with its owner too."""
    world = realm("C.r3", "P.r1")
    ada, ben = world.players
    world.state.stones, ada.stones = 1, ["green-1"]
    world.state.bars = [Bar(CASTLE, BEN)]
    assert CASTLE in barred_to(world, ada)
    ben.pieces = 1
    run_script(hurt(world, ben, 20, "scroll"), {})
    assert CASTLE not in barred_to(world, ada)
