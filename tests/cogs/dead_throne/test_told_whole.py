"""What the story says of a deed is all of it: stones that are taken, what of several things, a dart beside a blow."""

import pytest

from bot.conformance.checked import strict_words
from bot.engine import Event
from bot.ui.views.speech import Speaker
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.describe.hand import read_hand
from cogs.dead_throne.events.battles import BattleEnded
from cogs.dead_throne.events.fight import EnemyHit
from cogs.dead_throne.events.people import PickedUp, Spied, Spoils
from cogs.dead_throne.game import GAME
from cogs.dead_throne.pictures.hand import _sections
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.turn.stops import stop_deeds
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, thing, to_the_end
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun

SPEAKER = Speaker(strict_words(SHOWN[GAME.key].face), ("Ada", "Ben"))


def spoils(pieces: int, *stones: str) -> Event:
    return Spoils(seat=ADA, victim=BEN, pieces=pieces, stones=stones, coin=3)


def picked(pieces: int, *stones: str) -> Event:
    return PickedUp(seat=ADA, step="P.r3", pieces=pieces, stones=stones)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (spoils(0), "Ada takes from Ben: 3 coin."),
        (spoils(1, "green-1"), "Ada takes from Ben: 3 coin, a Medallion Piece, the green Stone."),
        (spoils(0, "green-1", "red-1"), "Ada takes from Ben: 3 coin, the green Stone and red Stone."),
        (picked(2), "Ada picks up 2 Medallion Pieces at Palecliffs 3, cairn."),
        (picked(0, "red-1"), "Ada picks up the red Stone at Palecliffs 3, cairn."),
        (picked(1, "red-1"), "Ada picks up the red Stone and a Medallion Piece at Palecliffs 3, cairn."),
    ],
)
def test_r119_r121_all_that_is_taken_is_told(event: Event, said: str) -> None:
    assert SPEAKER.event(event) == said


@pytest.mark.parametrize(
    ("scrolls", "traps", "said"),
    [
        (("mend", "firebolt"), ("rockfall",), "Ben holds Mend and Firebolt; traps: Rockfall."),
        (("mend",), (), "Ben holds Mend; no traps."),
        ((), ("rockfall",), "Ben holds no scroll; traps: Rockfall."),
    ],
)
def test_r97_a_spyglass_says_so_where_there_is_nothing_to_see(
    scrolls: tuple[str, ...], traps: tuple[str, ...], said: str
) -> None:
    assert SPEAKER.event(Spied(seat=ADA, other=BEN, scrolls=scrolls, traps=traps, to=(ADA,))) == said


def test_r56_a_dart_beside_a_blow_is_told_apart_from_what_the_blow_did() -> None:
    """A bare hand of 2 against 1, and 2 direct damage."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "blood-dart")
    run = ScriptRun(fight_enemy(world, ada, "w2", "woods"))
    while run.open[ADA].word != "blow":
        run.answer(ADA, "none")
    run.answer(ADA, "hand-with-dart")
    to_the_end(run)
    (hit,) = (event for event in run.events if isinstance(event, EnemyHit))
    assert (hit.damage, hit.dart) == (3, 2)
    assert SPEAKER.event(hit) == "Ada strikes with 2 against 1, plus 2 direct: 3 dealt."


@pytest.mark.parametrize(
    ("carried", "said", "drawn"),
    [
        (2, "There is room for one thing more.", "What you carry: room for 1 more"),
        (3, "There is no room for anything more.", "What you carry: no room left"),
        (4, "You carry one thing too many.", "What you carry: 1 too many"),
        (5, "You carry 2 things too many.", "What you carry: 2 too many"),
    ],
)
def test_r99_of_too_much_it_is_said_how_much_and_not_that_there_is_room(carried: int, said: str, drawn: str) -> None:
    """In a Market, and while gear is changed, there may be: it is parted with before the interaction is over."""
    world = realm("T1.market", "P.r1")
    carries(world, world.player(ADA), *["torch"] * carried)
    view, words = sight(world.state, ADA), strict_words(SHOWN[GAME.key].face)
    lines = read_hand(view, ("Ada", "Ben"), (), words).splitlines()
    assert said in lines
    assert [title for title, _ in _sections(view.players[ADA], words) if "carry" in title] == [drawn]


def test_r121_a_stop_says_that_the_crown_lies_there() -> None:
    world = realm("W.r1", "P.r1")
    world.ground("W.r2").crowns.append(thing(world, CROWN))
    (deed,) = stop_deeds(world, world.player(ADA), {"W.r2": (("W.r2",),)}, lambda *_: None)  # type: ignore[arg-type]
    assert (SPEAKER.option(deed.option), deed.option.group) == ("Woodmist 2 · 1 step · the Crown", "marked")


def test_r63_where_two_have_killed_each_other_nobody_is_told_to_be_left() -> None:
    """The weapon kills the one, the echo of the scroll the other."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    ada.health, ben.health, ada.pieces, ben.pieces = 1, 1, 1, 1
    holds(world, ada, "firebolt")
    holds(world, ben, "mirror-ward")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(BEN, "mirror-ward")
    to_the_end(run)
    assert (ada.is_dead, ben.is_dead, world.state.battles) == (True, True, [])
    assert not [event for event in run.events if isinstance(event, BattleEnded)]


def test_r63_r158_all_hear_that_a_battle_is_over_before_its_victor_is_asked_in_secret() -> None:
    """By the wait for it they could tell whether what was taken can be worn."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.health, ben.pieces = 1, 1
    carries(world, ben, "round-shield")
    run = ScriptRun(start_battle(world, ada, ben))
    (battle,) = world.state.battles
    run.answer(BEN, "none")
    assert run.open[ADA].word == "spoil"
    assert (battle.is_told_over, battle.order) == (True, [ADA])
    assert [event for event in run.events if isinstance(event, BattleEnded)] == [BattleEnded(seat=ADA, step=GATE)]
    to_the_end(run)
    assert sum(isinstance(event, BattleEnded) for event in run.events) == 1
