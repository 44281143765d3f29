"""What people read as they play: labels of their own, sums told once, and nothing told of what did not happen."""

import pytest
from msgspec.structs import replace

from bot.conformance.checked import strict_words
from bot.engine import Answer, Chance, Event, Match, Option
from bot.engine.playout import default_choice
from bot.ui.views.speech import Speaker
from cogs.dead_throne.events.fight import EnemyHit
from cogs.dead_throne.events.frame import RoundBegan
from cogs.dead_throne.events.meeting import DealtThing
from cogs.dead_throne.events.people import CoinGained, CoinLost, Dropped, ToolUsed
from cogs.dead_throne.events.solo import BossMet
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import Mode, ThroneOptions
from cogs.dead_throne.pictures.head import _when
from cogs.dead_throne.prompts.defender import strike_all
from cogs.dead_throne.prompts.options import thing_option
from cogs.dead_throne.prompts.stops import Round, Waits, round_option, stop_option
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.solo.board import begin
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.people import Held
from cogs.dead_throne.state.things import Ground, Thing
from cogs.dead_throne.view.sight import sight
from cogs.dead_throne.view.telling import told_as_one
from tests.cogs.dead_throne.scenes import ADA, BEN, realm_of, wearing
from tests.cogs.dead_throne.walking import stands
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun

WORDS = strict_words(SHOWN[GAME.key].face)
SPEAKER = Speaker(WORDS, ["Ada", "Ben", "Cleo"])
RELIC = Thing(1, "relic", "black-idol", "loot")
BROKEN = Thing(2, "item", "axe", "market", is_broken=True)
ESSENCE = Thing(3, "essence", "w1", "woods")


@pytest.mark.parametrize("thing", [RELIC, BROKEN, ESSENCE], ids=["relic", "broken", "essence"])
@pytest.mark.parametrize("deed", ["hand", "trade-in", "drop", "leave", "spoil", "deal", "give"])
def test_whatever_is_carried_can_be_named_in_every_deed(deed: str, thing: Thing) -> None:
    assert "{" not in SPEAKER.option(thing_option(deed, thing))


def test_things_have_their_article() -> None:
    assert SPEAKER.option(thing_option("hand", RELIC)) == "Take the Black Idol in hand"
    assert SPEAKER.option(thing_option("trade-in", BROKEN)) == "Give an Axe, broken, for a scroll"
    cap = DealtThing(seat=0, other=1, kind="item", item="leather-cap")
    assert SPEAKER.event(cap) == "Ada gets a Leather Cap from Ben."


@pytest.mark.parametrize(("items", "hint"), [(("axe",), "Your weapon stays whole"), ((), None), (("longbow",), None)])
def test_r59_a_weapon_stays_whole_only_where_one_could_break(items: tuple[str, ...], hint: str | None) -> None:
    realm = realm_of(2)
    run = ScriptRun(fight_enemy(realm, wearing(realm, ADA, *items), "w8", "woods"))
    (declined,) = (option for option in run.open[ADA].options if option.key == "decline")
    assert (SPEAKER.option(declined), SPEAKER.hint(declined)) == ("Do not strike", hint)


def test_a_blow_that_hurts_nobody_deals_no_0() -> None:
    hit = EnemyHit(seat=0, enemy="w1", attack=2, defence=2, damage=0, way="hand", dart=0)
    assert SPEAKER.event(hit) == "Ada strikes with 2 against 2: nothing gets through."


@pytest.mark.parametrize("kind", [CoinGained, CoinLost])
def test_r78_what_an_enemy_brings_or_costs_is_one_sum(kind: type[CoinGained] | type[CoinLost]) -> None:
    first, second = kind(seat=ADA, coin=2, way="enemy"), kind(seat=ADA, coin=3, way="enemy")
    assert told_as_one(first, second) == kind(seat=ADA, coin=5, way="enemy")
    assert told_as_one(first, kind(seat=BEN, coin=3, way="enemy")) is None
    assert told_as_one(first, kind(seat=ADA, coin=3, way="quest")) is None


@pytest.mark.parametrize(("seats", "mode", "said"), [(1, "solo", "Game Turn 2."), (2, "defender", "Round 2.")])
def test_r131_a_game_turn_of_solo_is_called_as_above_the_board(seats: int, mode: Mode, said: str) -> None:
    told: list[Event] = []
    match = Match.start(GAME, seats, ThroneOptions(mode=mode), Chance(b"round"))
    choosing = match.chance.aside("choosing")
    while not any(isinstance(event, RoundBegan) and event.round == 2 for event in told):
        prompt = match.prompts[0]
        told += match.answer(Answer(prompt.number, prompt.seat, default_choice(prompt, choosing)))
    assert said in map(SPEAKER.event, told)


def around(people: tuple[int, ...], *features: str) -> Option:
    return round_option("T1.r5", 9, Waits(), (), Round(1, people, features))


def test_r12_ways_round_different_things_read_differently() -> None:
    ways = [
        around((1,)),
        around((1,), "T1.r2"),
        around((1, 2), "T1.r2", "T1.r6"),
        around((), "W.r3"),
        around((), "O.r1"),
        around((), "W.r3", "O.r1"),
    ]
    assert list(map(SPEAKER.option, ways)) == [
        "Brackenford 5 · 9 steps · round Ben",
        "Brackenford 5 · 9 steps · round Ben and a feature",
        "Brackenford 5 · 9 steps · round 2 of you and 2 features",
        "Brackenford 5 · 9 steps · round Woodmist 3, old tree",
        "Brackenford 5 · 9 steps · round Oldhedge 1, old tree",
        "Brackenford 5 · 9 steps · round 2 features",
    ]
    assert SPEAKER.hint(ways[1]) == "Round Brackenford 2, bridge. "
    assert SPEAKER.hint(ways[-1]) == "Round Woodmist 3, old tree and Oldhedge 1, old tree. "


def test_what_is_seen_at_a_stop_is_a_sentence() -> None:
    seen = Waits(others=(1,), held=(1,), enemies=("w1",), stones=("green-1", "blue-1"))
    said = SPEAKER.hint(stop_option("T1.r5", 2, seen)) or ""
    assert "Ben is held here." in said
    assert "Here lie the " in said


def test_two_enemies_are_both() -> None:
    assert SPEAKER.option(strike_all(2)) == "Strike both as one"
    assert SPEAKER.option(strike_all(3)) == "Strike all 3 of them as one"


def test_a_tool_that_is_used_up_is_told_once() -> None:
    used, gone = ToolUsed(seat=ADA, item="rope"), Dropped(seat=ADA, kind="item", way="used", item="rope")
    assert told_as_one(used, gone) == gone
    assert told_as_one(used, Dropped(seat=BEN, kind="item", way="used", item="rope")) is None


@pytest.mark.parametrize(
    ("boss", "said"),
    [
        ("twin-kings", "Twin Kings bar the road at 15, and every die of theirs counts twice."),
        ("dead-throne", "Dead Throne bars the road at 15, and every die of its own counts twice."),
    ],
)
def test_the_dice_of_one_boss_are_its_own(boss: str, said: str) -> None:
    assert SPEAKER.event(BossMet(seat=ADA, boss=boss, space=15, times=2)) == said


@pytest.mark.parametrize(("missing", "hint"), [(0, "You have all your health already"), (1, "Heals you fully")])
def test_r21_an_inn_heals_only_who_is_hurt(missing: int, hint: str) -> None:
    realm = realm_of()
    ada = stands(realm, "T1.inn")
    ada.health = most_health(realm, ada) - missing
    (rest,) = (option for option in ScriptRun(act(realm, ada)).open[ADA].options if option.key == "inn")
    assert (SPEAKER.option(rest), SPEAKER.hint(rest)) == ("Rest at the Inn", hint)


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        (Ground(pieces=1), "Take the Medallion Piece"),
        (Ground(pieces=2), "Take the 2 Medallion Pieces"),
        (Ground(stones=["red-1"]), "Take the red Stone"),
        (Ground(pieces=1, stones=["red-1"]), "Take it all"),
    ],
)
def test_r121_what_lies_there_is_named_before_it_is_taken(lying: Ground, said: str) -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at, realm.state.ground["P.r1"] = "P.r1", lying
    option = ScriptRun(pick_up(realm, ada)).open[ADA].options[0]
    assert (option.key, SPEAKER.option(option)) == ("take", said)


@pytest.mark.parametrize(("turns", "left"), [(1, "this turn is the last."), (2, "2 turns to go, this one among them.")])
def test_r32_whoever_is_held_is_told_by_whom_and_for_how_long(turns: int, left: str) -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.scrolls, ada.held = ["read-the-land"] * 3, Held("w5", "woods", turns)
    asked = ScriptRun(game_turn(realm, ada)).open[ADA]
    assert SPEAKER.prompt(asked).startswith(f"Web Matron holds you: {left}")


@pytest.mark.parametrize(
    ("calendar", "said"), [(True, "Turn 3 of 54, then winter comes"), (False, "Turn 3 on the road")]
)
def test_r151_the_head_of_the_board_says_when_winter_comes(calendar: bool, said: str) -> None:
    realm = realm_of(seats=1, mode="solo")
    realm.state.options = replace(realm.state.options, calendar=calendar)
    begin(realm)
    assert realm.state.solo is not None
    realm.state.solo.turns = 3
    assert _when(sight(realm.state, None), WORDS) == said
