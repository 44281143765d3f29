"""Whose turn the board says it is, and what the lines beside it tell of the turns and rolls somebody loses."""

import pytest

from bot.conformance.checked import strict_words
from bot.ui.views.speech import Speaker
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.describe.hand import is_usable_now
from cogs.dead_throne.describe.people import player_in_words
from cogs.dead_throne.events.frame import TurnPassed
from cogs.dead_throne.events.traps import RollLost
from cogs.dead_throne.game import GAME
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.meeting.battle_turns import Flight
from cogs.dead_throne.rules.meeting.traps import spring
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn, take_flight
from cogs.dead_throne.state.people import NOWHERE
from cogs.dead_throne.state.things import Ground, Trap
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, holds, realm, sets, to_the_end
from tests.cogs.dead_throne.scenes import by_default
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun

WORDS = strict_words(SHOWN[GAME.key].face)
PLACES = ("W.r1", "A.r1", "P.r1", "S.r1", "O.r1")


def said_of(world: Realm, seat: int) -> str:
    view = sight(world.state, None)
    return player_in_words(view, view.players[seat], "Ada", WORDS)


def test_r172_a_turn_that_is_lost_is_over_for_the_board_too() -> None:
    """Ada has fallen and loses her turn; then it is Ben's, and the map is drawn around him."""
    world = realm(*PLACES)
    by_default(wound(world, world.player(ADA), 20))
    by_default(play(world))
    assert world.state.next == BEN
    ScriptRun(play(world))
    view = sight(world.state, None)
    assert (view.active, view.players[ADA].walk) == (BEN, None)


def test_r118_the_turn_of_a_mage_who_fades_is_over_too() -> None:
    world = realm(*PLACES, fallen="off")
    mage = world.player(ADA)
    mage.character, mage.is_dead, mage.at = "saladar", True, NOWHERE
    by_default(game_turn(world, mage))
    assert (mage.is_out, mage.turn.is_on) == (True, False)


def test_r156_whose_place_in_the_round_it_is_acts_though_somebody_flees_beside_it() -> None:
    world = realm(*PLACES)
    world.state.next = DAN
    ScriptRun(game_turn(world, world.player(DAN)))
    fleeing = ScriptRun(take_flight(world, Flight(BEN, 9, world.player(BEN).at, (CLEO,))))
    assert BEN in fleeing.open
    assert sight(world.state, None).active == DAN


def test_r111_the_lost_roll_of_a_well_is_told_and_stands_beside_the_board() -> None:
    world = realm("T1.r6", "W.r1")
    ada = world.player(ADA)
    world.player(BEN).traps = [Trap(world.new_id(), "dead-mans-well", 2)]
    before = said_of(world, ADA)
    run = to_the_end(ScriptRun(spring(world, ada)))
    assert RollLost(seat=ADA) in run.events
    assert said_of(world, ADA).replace("8 of", "10 of") == f"{before} Loses the next roll."


def test_r159_fog_stands_beside_the_board_until_it_lifts() -> None:
    world = realm("A.r1", "P.r1")
    before = said_of(world, ADA)
    by_default(apply(world, world.player(ADA), (Effect("fog"),), "card"))
    assert said_of(world, ADA) == f"{before} The next walk is one die."


def test_r109_a_scroll_that_could_build_a_trap_cannot_be_used_for_it() -> None:
    """The panel says of each scroll whether it can be used now."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "firebolt", "mend", "nullify")
    sets(world, ada, "poisoned-gift", 2)
    run = ScriptRun(game_turn(world, ada))
    assert any(option.word == "arm" for option in run.open[ADA].options)
    assert not any(is_usable_now(run.prompts, scroll) for scroll in ada.scrolls)


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [
        (1, 1, "Ada and Ben show each other a scroll."),
        (1, 0, "Ada shows Ben a scroll. Ben has none to show."),
        (0, 2, "Ben shows Ada a scroll. Ada has none to show."),
        (0, 0, "Neither Ada nor Ben has a scroll to show."),
    ],
)
def test_r159_an_echo_shows_what_there_is(mine: int, theirs: int, said: str) -> None:
    world = realm("P.r2", "W.r1", dice=[2, 2])
    ada, ben = world.players
    ada.scrolls, ben.scrolls = ["mend"] * mine, ["nullify"] * theirs
    run = by_default(apply(world, ada, (Effect("echo"),), "card"))
    told = [Speaker(WORDS, ("Ada", "Ben")).event(event) for event in run.heard_by(None)]
    assert (told, len(run.events)) == ([said], 1 + bool(mine) + bool(theirs))


def test_r124_a_mage_who_lets_his_stone_lie_has_not_run_out_of_deeds() -> None:
    world = realm("P.r1", "W.r1")
    mage = world.player(ADA)
    mage.character, mage.skips, mage.scrolls = "saladar", 1, ["mend"] * 3
    world.state.ground["P.r1"] = Ground(stones=["red-1"])
    run = ScriptRun(game_turn(world, mage))
    run.answer(ADA, "let-lie")
    said = [Speaker(WORDS, ("Ada", "Ben")).event(event) for event in run.events if isinstance(event, TurnPassed)]
    assert said == ["Ada lets the stone lie."]
