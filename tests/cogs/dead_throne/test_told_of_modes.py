"""What is said of the dead, of what changes hands with Stones and Pieces, and of the boards."""

import pytest

from bot.conformance.checked import strict_words
from bot.conformance.shown import LONG
from bot.engine import Event
from bot.ui.views.speech import Speaker
from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.describe.board import describe
from cogs.dead_throne.describe.hand import read_hand
from cogs.dead_throne.describe.moments import describe_moments
from cogs.dead_throne.describe.people import player_in_words
from cogs.dead_throne.describe.standing import now
from cogs.dead_throne.events.defender import SpawnFought, TownHit
from cogs.dead_throne.events.frame import TurnPassed
from cogs.dead_throne.events.people import Died, LeftLying, PickedUp, Spoils
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import Mode
from cogs.dead_throne.pictures.boards import _cells
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.solo.board import begin as begin_road
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.things import Ground
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.meetings import realm
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.conformance.shown import SHOWN

WORDS = strict_words(SHOWN[GAME.key].face)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def said_of(world: Realm, seat: int) -> str:
    view = sight(world.state, None)
    return player_in_words(view, view.players[seat], NAMES[seat], WORDS)


def line(event: Event) -> str:
    return Speaker(WORDS, LONG).event(event)


def test_r146_of_whoever_lies_dead_it_is_said_where_and_until_when() -> None:
    world = land()
    fell = by_default(wound(world, world.player(ADA), 20)).events
    assert "lies dead at Brackenford Inn" in said_of(world, ADA)
    assert "Until somebody spends a Medallion Piece." in describe_moments(sight(world.state, None), fell, WORDS)
    world.player(BEN).pieces = 1
    died = [one for one in by_default(die(world, world.player(BEN))).events if isinstance(one, Died)]
    assert "comes back next turn" in said_of(world, BEN)
    assert "And will be back." in describe_moments(sight(world.state, None), died, WORDS)


def test_r172_the_fallen_are_said_to_lose_a_turn_and_then_to_come_back() -> None:
    world = realm(*["T1.g5"] * 5)
    by_default(die(world, world.player(ADA)))
    assert "loses the next turn" in said_of(world, ADA)
    by_default(game_turn(world, world.player(ADA)))
    assert "comes back next turn" in said_of(world, ADA)


@pytest.mark.parametrize(
    ("pieces", "stones", "what"),
    [
        (0, ("green-1",), "the green Stone"),
        (1, (), "a Medallion Piece"),
        (2, ("green-1", "red-1"), "the green Stone and red Stone and 2 Medallion Pieces"),
    ],
)
def test_r121_what_is_picked_up_is_named_and_nothing_else(pieces: int, stones: tuple[str, ...], what: str) -> None:
    picked = line(PickedUp(seat=ADA, step="W.r1", pieces=pieces, stones=stones))
    assert f"picks up {what} at " in picked


@pytest.mark.parametrize(
    ("pieces", "stones", "has_crown", "what"),
    [
        (0, (), True, "the Crown of the King"),
        (2, (), False, "2 Medallion Pieces"),
        (1, ("red-1",), True, "the red Stone and a Medallion Piece and the Crown of the King"),
    ],
)
def test_r119_what_the_dead_leave_lying_is_named_as_they_keep_the_rest(
    *, pieces: int, stones: tuple[str, ...], has_crown: bool, what: str
) -> None:
    left = line(LeftLying(seat=ADA, step="W.r1", pieces=pieces, stones=stones, has_crown=has_crown))
    assert f"leaves {what} at " in left


@pytest.mark.parametrize("stones", [(), ("blue-2",)])
def test_r119_the_stones_of_the_slain_are_told(stones: tuple[str, ...]) -> None:
    spoils = line(Spoils(seat=ADA, victim=BEN, pieces=1, stones=stones, coin=3))
    assert ("the second blue Stone" in spoils) is bool(stones)


@pytest.mark.parametrize(
    ("omen", "health", "towns", "dragon"),
    [
        ("", 10, 35, 10),
        ("full-granaries", 10, 40, 10),
        ("dragon-winter", 12, 35, 12),
        ("", 13, 35, 13),
        ("", 4, 35, 10),
    ],
)
def test_r143_the_bars_of_the_board_are_full_of_what_is_whole(omen: str, health: int, towns: int, dragon: int) -> None:
    board = board_of(land())
    board.omen, board.agrimor = omen, health
    *cells, last = _cells(board, WORDS)
    assert ([cell[3] for cell in cells], last[2], last[3]) == ([towns] * 3, health, dragon)


def test_r145_the_board_says_that_the_dragon_sits_in_the_castle() -> None:
    world = land()
    for step, is_in in ((CASTLE, True), ("C.r3", False)):
        board_of(world).agrimor_at = step
        assert ("sits in the castle" in describe(sight(world.state, None), NAMES[:2], WORDS)) is is_in


def test_r151_a_boss_that_does_not_stand_on_an_easy_road_is_not_said_to_be_beaten() -> None:
    world = realm("T1.inn", mode="solo", difficulty="easy")
    begin_road(world)
    view = sight(world.state, None)
    assert "no boss is beaten" in describe(view, NAMES, WORDS)
    assert now("boss", "gatewarden", view, NAMES, WORDS) == [WORDS.say("now-skipped")]
    assert world.state.solo is not None
    world.state.solo.beaten.append(10)
    view = sight(world.state, None)
    assert "1 boss is beaten" in describe(view, NAMES, WORDS)
    assert now("boss", "sister-ruin", view, NAMES, WORDS) == [WORDS.say("now-beaten")]


@pytest.mark.parametrize(("mode", "is_said"), [("competitive", True), ("solo", False), ("defender", False)])
def test_r108_a_market_is_said_to_sell_traps_where_it_does(mode: Mode, *, is_said: bool) -> None:
    world = land() if mode == "defender" else realm("T1.market", "P.r1", mode=mode)
    ada = world.player(ADA)
    ada.at = "T1.market"
    (option,) = [deed.option for deed in step_deeds(world, ada) if deed.option.key == "market"]
    assert ("traps" in (Speaker(WORDS, LONG).hint(option) or "")) is is_said


def test_r139_of_an_enemy_who_kills_it_is_said_whether_it_is_driven_off() -> None:
    fought = [SpawnFought(seat=ADA, enemy="w5", count=1, dealt=dealt, taken=9, way="died") for dealt in (0, 1)]
    assert [line(event) for event in fought] == [
        "Web Matron was too strong.",  # that somebody has fallen is told before
        "Web Matron was too strong, but is driven off.",
    ]


def test_r138_of_several_who_attack_a_town_as_one_it_is_said_that_they_are_several() -> None:
    hits = [
        TownHit(enemy=enemy, tile="T1", damage=9, left=26, count=count)
        for enemy, count in (("w5", 1), ("w5", 2), ("f5", 2))
    ]
    assert [line(hit).partition(":")[0] for hit in hits] == [
        "Web Matron attacks Brackenford for 9",
        "Web Matron and those with it attack Brackenford for 9",
        "Toll Brigands and those with them attack Brackenford for 9",
    ]
    world = land()
    world.player(ADA).at = world.player(BEN).at = "S.r1"
    spawn(world, "w3", "woods", "T1.inn")
    spawn(world, "w2", "woods", "T1.inn")
    assert [one.count for one in by_default(enemy_phase(world)).events if isinstance(one, TownHit)] == [2]


def test_r124_of_saladar_who_lets_his_stone_lie_it_is_not_said_that_he_can_do_nothing() -> None:
    world = realm("G.r2", "P.r1")
    mage = world.player(ADA)
    mage.character, mage.skips, world.state.ground = "saladar", 1, {"G.r2": Ground(stones=["blue-1"])}
    told = [event for event in by_default(game_turn(world, mage)).events if isinstance(event, TurnPassed)]
    assert [line(event) for event in told] == [WORDS.say("event-turn-passed", way="stone", seat=LONG[ADA])]
    assert "nothing" not in line(told[0])


@pytest.mark.parametrize(
    ("mode", "when"), [("competitive", "When you attack, or on a player you meet."), ("solo", "When you attack.")]
)
def test_r104_of_a_blood_dart_it_is_said_that_it_goes_with_an_attack_and_at_whom_else(mode: Mode, when: str) -> None:
    world = realm("T1.g5", mode=mode)
    world.player(ADA).scrolls = ["blood-dart"]
    (dart,) = [said for said in read_hand(sight(world.state, ADA), NAMES, (), WORDS).splitlines() if "Dart" in said]
    assert dart.endswith(when)


def test_r138_the_moment_says_how_many_attack_a_town_as_one() -> None:
    hit = TownHit(enemy="w5", tile="T1", damage=9, left=26, count=3)
    assert "3 enemies do 9 damage; 26 strength left." in describe_moments(sight(land().state, None), [hit], WORDS)
