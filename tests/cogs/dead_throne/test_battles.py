"""TC17 and how a battle goes on: who joins it, who may not, and what its end allows (R47, R60, R64, R93)."""

import pytest

from bot.engine import Refused
from cogs.dead_throne.events.battles import BattleJoined
from cogs.dead_throne.rules.meeting.battles import opponents, start_battle
from cogs.dead_throne.rules.meeting.company import can_meet
from cogs.dead_throne.rules.meeting.windows import attack_announced, meeting_deeds, pass_by
from cogs.dead_throne.rules.turn.leaving import depart
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, EVE, carries, realm, thing, walks, wears
from tests.support.scripts import ScriptRun, run_script


def test_tc17_a_joiner_is_hidden_until_his_battle_turn() -> None:
    world = realm(GATE, "P.r1", GATE, "P.r2")
    ada, _, cleo, dan = world.players
    run_script(attack_announced(world, walks(ada), cleo), {})
    (battle,) = world.state.battles
    dan.at = GATE
    joined = run_script(attack_announced(world, walks(dan), cleo), {})
    assert joined.events == [BattleJoined(seat=DAN, step=GATE, way="walked")]
    assert battle.order == [ADA, CLEO, DAN]
    assert battle.order[battle.next] == CLEO
    run = at_turn(world, battle, CLEO)
    assert keys(run, CLEO) == {"attack-0", "flee", "pass"}
    run.answer(CLEO, "pass")
    assert battle.order[battle.next] == DAN
    run = at_turn(world, battle, DAN)
    assert keys(run, DAN) == {"attack-0", "attack-2", "flee", "pass"}
    run.answer(DAN, "pass")
    assert battle.order[battle.next] == ADA
    assert {one.seat for one in opponents(world, battle, ada)} == {CLEO, DAN}


def test_a_passer_by_who_is_dragged_in_is_not_hidden() -> None:
    world = realm(GATE, "P.r1", GATE, GATE)
    battle = fighting(world, ADA, CLEO)
    run = ScriptRun(pass_by(world, walks(world.player(DAN))))
    assert keys(run, ADA) == {"let-pass", "battle"}
    run.answer(CLEO, "let-pass")
    run.answer(ADA, "battle")
    assert run.result is True
    assert battle.order == [ADA, CLEO, DAN]
    assert not battle.hidden


def test_r47_a_cloak_keeps_those_off_whom_one_walks_over() -> None:
    world = realm(GATE, GATE)
    ada, _ = world.players
    wears(world, ada, "travellers-cloak")
    run = ScriptRun(pass_by(world, walks(ada)))
    assert keys(run, BEN) == {"let-pass", "trade"}
    with pytest.raises(Refused):
        run.answer(BEN, "battle")


def test_r157_a_fighter_whom_the_cloak_keeps_off_is_not_asked() -> None:
    """They could only drag the walker in, and may not: nobody is asked who could do nothing."""
    world = realm(GATE, GATE, GATE)
    ada = world.player(ADA)
    fighting(world, BEN, CLEO)
    wears(world, ada, "travellers-cloak")
    run = ScriptRun(pass_by(world, walks(ada)))
    assert (run.asked, run.result) == ([], False)


def test_r93_armour_stays_as_it_is_in_battle() -> None:
    world = realm(GATE, GATE)
    ada, _ = world.players
    battle = fighting(world, ADA, BEN)
    carries(world, ada, "axe", "chain-mail")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "gear")
    assert [option.key for option in run.open[ADA].options] == [f"wear-{ada.pack[0].id}"]


def test_r64_nobody_in_a_battle_is_in_another() -> None:
    world = realm(GATE, GATE, GATE, GATE, GATE)
    battle = fighting(world, ADA, BEN)
    run_script(start_battle(world, world.player(CLEO), world.player(ADA)), {})
    assert world.state.battles == [battle]
    assert battle.order == [ADA, BEN, CLEO]
    assert not can_meet(world, world.player(ADA), world.player(DAN))
    assert {deed.option.key for deed in meeting_deeds(world, world.player(EVE), has_landed=True)} == {"trade-3"}
    assert thing(world, "axe").id


def test_r60_who_has_defeated_somebody_may_rearrange_at_once() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, ben, _ = world.players
    wears(world, ada, "mace")
    carries(world, ada, "axe")
    ben.health = 1
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "weapon")
    assert run.open[ADA].word == "gear"
    run.answer(ADA, (f"wear-{ada.pack[0].id}",))
    assert ada.worn["weapon"].key == "axe"
    assert ben.is_out


def test_r63_whoever_is_left_alone_because_another_leaves_the_table_hears_that_it_is_over() -> None:
    world = realm(GATE, GATE, "P.r1")
    fighting(world, ADA, BEN)
    run = run_script(depart(world, BEN), {})
    assert [event.word for event in run.events] == ["left", "battle-ended"]
    assert world.state.battles == []
