"""Two rules at once in a Battle Turn: when arms may change, relics, what is dropped at its end; and meetings twice."""

from cogs.dead_throne.rules.meeting.battle_turns import Flight
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.turn.game_turn import game_turn
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, to_the_end, usual, wears
from tests.cogs.dead_throne.scenes import stack
from tests.support.scripts import ScriptRun


def all_keys(run: ScriptRun[Flight | None], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options}


def test_r93_r54_once_a_scroll_has_been_used_arms_stay_as_they_are() -> None:
    """Only at the start of a Battle Turn, as a flight."""
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.health = 5
    carries(world, ada, "buckler")
    holds(world, ada, "mend")
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    assert {"gear", "flee"} <= all_keys(run, ADA)
    run.answer(ADA, "mend")
    assert not {"gear", "flee"} & all_keys(run, ADA)


def test_r116_r54_a_relic_is_rolled_in_a_battle_turn_too() -> None:
    """On any turn of yours."""
    world = realm(GATE, GATE, dice=[3])
    ada = world.player(ADA)
    ada.health = 2
    ada.pack = [world.made("relic", "saints-tooth", "loot")]
    run = at_turn(world, fighting(world, BEN, ADA), ADA)
    run.answer(ADA, f"relic-{ada.pack[0].id}")
    assert (ada.health, ada.pack) == (7, [])
    assert "attack-1" in keys(run, ADA)


def test_r116_r35_a_relics_teleport_leads_out_of_a_battle_and_a_walk_not_whoever_is_trapped() -> None:
    world = realm(GATE, GATE, dice=[5])
    ada = world.player(ADA)
    ada.pack = [world.made("relic", "mouse-crown", "woods")]
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"relic-{ada.pack[0].id}")
    assert run.result is not None
    assert (run.result.steps, ada.due is not None, world.state.battles) == (0, True, [])
    world = realm(GATE, GATE, dice=[2])
    ada = world.player(ADA)
    ada.remains, ada.is_trapped = 1, True
    ada.pack = [world.made("relic", "mouse-crown", "woods")]
    run = at_turn(world, fighting(world, BEN, ADA), ADA)
    run.answer(ADA, f"relic-{ada.pack[0].id}")
    assert (ada.due, len(world.state.battles)) == (None, 1)
    assert "attack-1" in keys(run, ADA)


def test_r32_r116_whoever_a_lair_seizes_in_a_battle_turn_has_left_the_battle() -> None:
    world = realm("T1.g5", "T1.g5", "T1.g5", dice=[4, 2])
    ada = world.player(ADA)
    ada.pack = [world.made("relic", "mouse-crown", "woods")]
    stack(world, "loot", "lair:")
    stack(world, "field", "enemy:f6")
    battle = fighting(world, BEN, ADA, 2)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"relic-{ada.pack[0].id}")
    to_the_end(run)
    assert (ada.held is not None, battle.order) == (True, [BEN, 2])


def test_r34_r116_no_relic_walks_anybody_out_of_a_trap() -> None:
    """They remain: a teleport alone gets them away (R35)."""
    world = realm("W.r2", "P.r1", dice=[2])
    ada = world.player(ADA)
    ada.remains, ada.is_trapped = 1, True
    ada.pack = [world.made("relic", "mouse-crown", "woods")]
    stack(world, "woods", "coin:woods")
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, usual(run.open[ADA]))
    run.answer(ADA, f"relic-{ada.pack[0].id}")
    assert (ada.at, ada.remains) == ("W.r2", 1)
    run.answer(ADA, "remain")
    assert (ada.at, ada.remains, ada.coin) == ("W.r2", 0, 5 + 4)


def test_r63_r99_left_alone_in_ones_battle_turn_one_may_still_drop() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.health, ben.pieces, ada.stones = 1, 1, ["green-1"]
    run = at_turn(world, fighting(world, BEN, ADA), ADA)
    run.answer(ADA, f"attack-{BEN}")
    while run.open[ADA].word != "leave-behind":
        run.answer(ADA, usual(run.open[ADA]))
    run.answer(ADA, ("stone-green-1",))
    assert run.is_over
    assert (ada.stones, world.state.ground[GATE].stones) == ([], ["green-1"])


def test_r100_r96_a_widows_fang_that_breaks_in_the_blow_has_still_bitten() -> None:
    """4 and a Firebolt of 4 against 5: 3 damage, 1 direct; then it is broken."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "widows-fang")
    wears(world, ben, "tower-shield")
    holds(world, ada, "firebolt")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "weapon-with-firebolt")
    to_the_end(run)
    assert (ben.health, ada.worn["weapon"].is_broken) == (10 - 3 - 1, True)
