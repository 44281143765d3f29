"""Two rules at once: castle and dusk."""

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.place.bounds import barred_to
from cogs.dead_throne.rules.turn.frame import play, points
from cogs.dead_throne.rules.turn.game_turn import take_flight
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.battling import GATE, at_turn
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, realm, to_the_end, walks
from tests.cogs.dead_throne.turns_begun import asked, rested
from tests.support.scripts import ScriptRun


def test_r126_r69_a_fugitive_with_all_the_stones_may_flee_into_the_castle() -> None:
    world = realm("C.r3", "C.r3", dice=[5, 5])
    ada = world.player(ADA)
    ada.stones, world.state.stones = ["red-1"], 1
    battle = Battle(1, "C.r3", [BEN, ADA])
    world.state.battles = [battle]
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is not None
    go = ScriptRun(take_flight(world, run.result))
    go.answer(ADA, "stop-c-castle")
    assert (world.state.result, world.state.winners) == ("stones", [ADA])


def test_r126_r38_with_the_last_stone_dealt_away_the_castle_closes() -> None:
    world = realm("C.r3", "C.r3")
    ada = world.player(ADA)
    ada.stones, world.state.stones = ["red-1", "red-2"], 2
    assert "C.castle" not in barred_to(world, ada)
    ada.stones.pop()
    assert "C.castle" in barred_to(world, ada)


def test_r126_r43_nobody_is_stopped_in_the_castle_but_on_the_step_before_it() -> None:
    world = realm("C.r2", "C.r3")
    ada = walks(world.player(ADA), left=2)
    ada.stones, world.state.stones = ["red-1"], 1
    run = ScriptRun(walk(world, ada, ("C.r3", "C.castle")))
    run.answer(BEN, "battle")
    to_the_end(run)
    assert (ada.at, world.state.result) == ("C.r3", "")


def test_r160_r128_points_of_the_crown_and_of_those_who_wait_to_come_back() -> None:
    world = realm(GATE, "P.r1")
    ada, ben = world.players
    ada.stones, ada.pieces = ["red-1"], 1
    ada.pack = [world.made("item", CROWN, AWAY)]
    ben.character, ben.pieces, ben.stones = "saladar", 2, ["blue-1"]
    assert (points(ada), points(ben)) == (3 + 2 + 6, 6)


def test_r160_r64_at_dusk_a_battle_beside_the_round_has_had_its_turn() -> None:
    world = realm("T1.inn", GATE, GATE, "P.r1", dusk=1)
    rested(world)
    cleo = world.player(CLEO)
    cleo.health, cleo.pieces = 1, 2
    world.state.battles = [Battle(1, GATE, [BEN, CLEO], is_beside=True)]
    world.state.first, world.state.next = BEN, ADA
    run = ScriptRun(play(world))
    run.answer(BEN, f"attack-{CLEO}", "battle-turn")
    run.answer(ADA, "inn", "menu")
    to_the_end(run)
    assert (world.state.result, world.state.winners) == ("dusk", [BEN])


def test_r147_r175_no_landing_by_raft_on_closed_land() -> None:
    """Dead Zones: a teleport leads into no woods without light; with an axe it does."""
    world = realm("A.r1", "P.r1", zones=True)
    ada = world.player(ADA)
    for items, count in (((), 0), (("axe",), 1)):
        carries(world, ada, *items)
        run = ScriptRun(apply(world, ada, (Effect("teleport", what="path"),), "relic"))
        to_the_end(run)
        go = ScriptRun(settle(world, ada))
        assert any(key.startswith("arrive-w-") for key in asked(go, ADA)) == bool(count)
        ada.due = None
