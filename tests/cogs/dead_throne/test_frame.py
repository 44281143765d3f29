"""TC32, TC49, TC50: battles beside the round, and dusk."""

from cogs.dead_throne.rules.turn.frame import play, points
from cogs.dead_throne.state.battle import Battle
from tests.cogs.dead_throne.meetings import realm
from tests.support.scripts import ScriptRun

ADA, BEN, CLEO, DAN, EVE = range(5)
GATE = "T1.g5"
FAR = ("A.r1", "O.r1", "P.r1")


def scrolls(run: ScriptRun[None]) -> None:
    """Whoever lacks scrolls draws them first."""
    for prompt in run.prompts:
        if prompt.word == "refresh":
            assert prompt.default is not None
            run.answer(prompt.seat, prompt.default, "refresh")


def test_tc32_with_five_players_a_battle_has_turns_of_its_own() -> None:
    world = realm(GATE, *FAR[:1], GATE, *FAR[1:])
    world.state.battles.append(Battle(1, GATE, [ADA, CLEO], is_beside=True))
    world.state.next = BEN
    run = ScriptRun(play(world))
    scrolls(run)
    assert set(run.open) == {ADA, BEN}
    assert {prompt.word for prompt in run.prompts} == {"battle-turn", "menu"}


def test_tc32_with_three_players_a_game_turn_is_the_battle_turn() -> None:
    world = realm(GATE, "A.r1", GATE)
    world.state.battles.append(Battle(1, GATE, [ADA, CLEO]))
    world.state.next = ADA
    run = ScriptRun(play(world))
    scrolls(run)
    assert [prompt.word for prompt in run.prompts] == ["battle-turn"]
    run.answer(ADA, "pass")
    assert world.state.next == BEN


def test_tc49_the_engine_turn_ends_when_both_have_answered() -> None:
    world = realm(GATE, *FAR[:1], GATE, *FAR[1:])
    world.state.decks["docks"].insert(0, "coin:docks")
    world.state.battles.append(Battle(1, GATE, [ADA, CLEO], is_beside=True))
    world.state.next = BEN
    run = ScriptRun(play(world))
    scrolls(run)
    run.answer(BEN, "outside")
    assert set(run.open) == {ADA}
    run.answer(ADA, "pass")
    assert run.is_over
    assert world.state.next == DAN
    run = ScriptRun(play(world))
    scrolls(run)
    assert set(run.open) == {DAN, CLEO}


def test_tc50_at_dusk_most_points_win() -> None:
    world = realm("A.r1", "O.r1", dusk=24)
    ada, ben = world.players
    ben.character = "saladar"
    ada.stones, ada.pieces, ben.pieces = ["green-1"], 1, 2
    assert (points(ada), points(ben)) == (5, 6)
    world.state.round, world.state.next = 24, BEN
    world.state.decks["woods"].insert(0, "coin:woods")
    run = ScriptRun(play(world))
    scrolls(run)
    run.answer(BEN, "outside")
    assert world.state.result == "dusk"
    assert world.state.winners == [BEN]
