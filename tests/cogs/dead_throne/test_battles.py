"""TC16, TC17, TC19, TC24, TC25 and what else goes on in battles between players (R47 to R63, R68 to R72, R148)."""

from typing import Any

import pytest

from bot.engine import Refused
from cogs.dead_throne.events.battles import BattleEnded, BattleJoined, FlightRolled, Struck
from cogs.dead_throne.events.scrolls import Nullified
from cogs.dead_throne.events.traps import Loosed
from cogs.dead_throne.rules.meeting.at_players import trap_for
from cogs.dead_throne.rules.meeting.battle_turns import Flight, battle_turn
from cogs.dead_throne.rules.meeting.battles import join_battle, opponents, start_battle
from cogs.dead_throne.rules.meeting.company import can_meet
from cogs.dead_throne.rules.meeting.windows import attack_announced, meeting_deeds, pass_by
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, EVE, carries, holds, realm, thing, usual, walks, wears
from tests.support.scripts import ScriptRun, run_script

GATE = "T1.g5"


def fighting(world: Realm, *seats: int) -> Battle:
    battle = Battle(world.new_id(), GATE, list(seats), next=1, is_beside=world.is_many)
    world.state.battles.append(battle)
    return battle


def at_turn(world: Realm, battle: Battle, seat: int) -> ScriptRun[Flight | None]:
    """Their Battle Turn, with the refresh answered."""
    run = ScriptRun(battle_turn(world, battle, world.player(seat)))
    if (prompt := run.open.get(seat)) is not None and prompt.word == "refresh":
        run.answer(seat, usual(prompt))
    return run


def keys(run: ScriptRun[Any], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options if not option.is_secret}


def test_tc16_whoever_is_trapped_has_no_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "tower-shield")
    wears(world, ben, "mace")
    run_script(trap_for(ada, 1), {})
    run = run_script(start_battle(world, ben, ada), {})
    assert Struck(seat=BEN, target=ADA, attack=5, defence=0, damage=5, health=5, way="weapon") in run.events
    assert not ada.worn["shield"].is_broken


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


def test_tc19_nine_or_more_is_away() -> None:
    world = realm(GATE, GATE, dice=(4, 5))
    battle = fighting(world, ADA, BEN)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert FlightRolled(seat=ADA, first=4, second=5, total=9, is_away=True) in run.events
    assert run.result == Flight(ADA, 9, battle.id, (BEN,))
    assert run.events[-1] == BattleEnded(seat=BEN, step=GATE)
    assert not world.state.battles


def test_tc19_less_is_a_battle_turn_lost() -> None:
    world = realm(GATE, GATE, dice=(4, 4))
    battle = fighting(world, ADA, BEN)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.is_over
    assert run.result is None
    assert world.state.battles == [battle]
    assert battle.order[battle.next] == BEN


def test_tc19_from_those_who_are_trapped_any_roll_does() -> None:
    world = realm(GATE, GATE, dice=(2, 2))
    battle = fighting(world, ADA, BEN)
    run_script(trap_for(world.player(BEN), 1), {})
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result == Flight(ADA, 4, battle.id, (BEN,))


def test_r68_flight_only_at_the_beginning() -> None:
    world = realm(GATE, GATE)
    battle = fighting(world, ADA, BEN)
    holds(world, world.player(ADA), "conjured-blade", "mend", "mend")
    run = at_turn(world, battle, ADA)
    assert "flee" in keys(run, ADA)
    run.answer(ADA, "conjured-blade")
    assert "flee" not in keys(run, ADA)


def test_r54_a_smoke_pot_and_other_gear_come_before_the_flight() -> None:
    world = realm(GATE, GATE, dice=(2, 2))
    battle = fighting(world, ADA, BEN)
    carries(world, world.player(ADA), "smoke-pot")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"use-{world.player(ADA).pack[0].id}")
    events = run.answer(ADA, "flee")
    assert FlightRolled(seat=ADA, first=2, second=2, total=4, is_away=True) in events


def test_a_lucky_charm_turns_the_worse_die_of_a_flight() -> None:
    world = realm(GATE, GATE, dice=(2, 5, 4))
    battle = fighting(world, ADA, BEN)
    wears(world, world.player(ADA), "lucky-charm")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    events = run.answer(ADA, "reroll")
    assert FlightRolled(seat=ADA, first=5, second=4, total=9, is_away=True) in events


def test_r72_who_fled_meets_none_of_that_battle() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, cleo = world.players
    walks(ada).turn.shunned = [BEN]
    assert not can_meet(world, ada, ben)
    assert can_meet(world, ada, cleo)
    assert {deed.option.key for deed in meeting_deeds(world, ada, has_landed=True)} == {"trade-2"}


def test_r113_an_entangled_opponent_is_free_after_his_turn() -> None:
    world = realm(GATE, GATE)
    battle = fighting(world, ADA, BEN)
    holds(world, world.player(ADA), "entangle", "mend", "mend")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "entangle-1")
    run.answer(ADA, "attack-1")
    run.answer(ADA, "hand")
    assert world.player(BEN).is_trapped
    run = at_turn(world, battle, BEN)
    assert "flee" not in keys(run, BEN)
    run.answer(BEN, "pass")
    assert Loosed(seat=BEN) in run.events
    assert not world.player(BEN).is_trapped


def test_r148_who_came_from_afar_leaves_without_a_roll_and_keeps_nothing_alive() -> None:
    world = realm(GATE, GATE, "P.r1", "P.r2")
    battle = fighting(world, ADA, BEN)
    cleo = world.player(CLEO)
    run_script(join_battle(world, battle, cleo, "afar"), {})
    run = at_turn(world, battle, CLEO)
    assert "away" in keys(run, CLEO)
    run.answer(CLEO, "pass")
    run = ScriptRun(battle_turn(world, battle, world.player(ADA)))
    run.answer(ADA, usual(run.open[ADA]))
    world.chance = type(world.chance).scripted(6, 6)
    run.answer(ADA, "flee")
    assert not world.state.battles


def test_tc24_a_weapon_breaks_on_what_it_cannot_beat() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "tower-shield")
    holds(world, ada, "firebolt")
    run = ScriptRun(start_battle(world, ada, ben))
    assert run.open[ADA].default == ("hand",)  # an axe would surely break
    run.answer(ADA, "weapon-with-firebolt")
    assert Struck(seat=ADA, target=BEN, attack=8, defence=5, damage=3, health=7, way="weapon") in run.events
    assert ada.worn["weapon"].is_broken


def test_tc25_a_shield_breaks_under_twice_its_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "buckler")
    run_script(start_battle(world, ada, ben), {})
    assert ben.health == 8
    assert ben.worn["shield"].is_broken


def test_tc25_stone_skin_saves_the_shield_and_breaks_the_weapon() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "buckler")
    holds(world, ben, "stone-skin")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(BEN, "stone-skin")
    assert Struck(seat=ADA, target=BEN, attack=4, defence=6, damage=0, health=10, way="weapon") in run.events
    assert not ben.worn["shield"].is_broken
    assert ada.worn["weapon"].is_broken


def test_a_mirror_ward_sends_a_scroll_back() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "firebolt")
    holds(world, ben, "mirror-ward")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(BEN, "no")
    run.answer(BEN, "mirror-ward")
    blows = [event for event in run.events if isinstance(event, Struck)]
    assert [(blow.seat, blow.attack, blow.way) for blow in blows] == [(ADA, 2, "hand"), (BEN, 4, "reflected")]
    assert ada.health == 10 - (4 - 1)


def test_an_attack_scroll_that_is_cancelled_adds_nothing() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, _, cleo = world.players
    holds(world, ada, "firebolt")
    holds(world, cleo, "nullify")
    run = ScriptRun(start_battle(world, ada, world.player(BEN)))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(CLEO, "nullify")
    assert Nullified(seat=CLEO, user=ADA, scroll="firebolt") in run.events
    assert next(event for event in run.events if isinstance(event, Struck)).attack == 2


def test_a_mirror_shield_voids_the_first_scroll_of_a_battle() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "mirror-shield")
    holds(world, ada, "firebolt", "ice-lance")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    assert next(event for event in run.events if isinstance(event, Struck)).attack == 2
    (battle,) = world.state.battles
    ada.spent.clear()
    again = at_turn(world, battle, ADA)
    again.answer(ADA, "attack-1")
    again.answer(ADA, "hand-with-ice-lance")
    assert next(event for event in again.events if isinstance(event, Struck)).attack == 6


def test_r47_a_cloak_keeps_those_off_whom_one_walks_over() -> None:
    world = realm(GATE, GATE)
    ada, _ = world.players
    wears(world, ada, "travellers-cloak")
    run = ScriptRun(pass_by(world, walks(ada)))
    assert keys(run, BEN) == {"let-pass", "trade"}
    with pytest.raises(Refused):
        run.answer(BEN, "battle")


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
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "mace")
    carries(world, ada, "axe")
    ben.health = 1
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "weapon")
    assert run.open[ADA].word == "gear"
    run.answer(ADA, (f"wear-{ada.pack[0].id}",))
    assert ada.worn["weapon"].key == "axe"
    assert ben.is_out
