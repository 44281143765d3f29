"""What comes to nothing is not told as if something had come of it, and what is told of says on whom (5.3, 5.5)."""

import pytest

from bot.conformance.checked import strict_words
from bot.ui.views.speech import Speaker
from cogs.p52.describe.board import read
from cogs.p52.events.combat import AbilityUsed, Healed, Mending, Shielded
from cogs.p52.events.goods import Hasted, Tuned
from cogs.p52.events.growth import LevelGained
from cogs.p52.game import GAME
from cogs.p52.rules.turns.turn import act, play_turn
from cogs.p52.view.sight import sight
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun, run_script

SPEAKER = Speaker(strict_words(SHOWN[GAME.key].face), ("Ada", "Ben"))
NEEDED = {"regeneration-h1": "9S", "magic-shield-a1": "8S", "gizmo-regeneration-target": "10S"}


@pytest.mark.parametrize(("deed", "flip"), NEEDED.items())
def test_5_3_just_enough_is_told_as_such_and_leaves_nothing_behind(deed: str, flip: str) -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",), flips=(flip,))
    hero = knowing(crawl, "regeneration", "magic-shield", "gizmo")
    (told,) = run_script(act(crawl, hero), {ADA: [f"do-{deed}"]}).events
    assert isinstance(told, AbilityUsed)
    assert (told.outcome, told.over) == ("bare", 0)
    assert (crawl.hero(BEN).mending, crawl.room.shields, hero.gizmos, hero.tally.feats) == (0, [], [], 1)


def test_5_3_one_over_works() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",), flips=("10S", "9H", "JD"))
    hero = knowing(crawl, "regeneration", "magic-shield", "gizmo")
    told = [run_script(act(crawl, hero), {ADA: [f"do-{deed}"]}).events[-1] for deed in NEEDED]
    assert told == [
        Mending(seat=BEN, hero="Brakka", amount=1, turns=3),
        Shielded(spot="A1", amount=1, rounds=3),
        Tuned(seat=ADA, hero="Orrin", ability="regeneration", less=1, damage=0),
    ]
    assert SPEAKER.event(told[0]) == "Brakka regains 1 HP at the start of each of their next 3 turns."


def test_nobody_in_full_health_is_said_to_be_back_to_it() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",), flips=("QS",))
    crawl.hero(BEN).health = 30
    run = run_script(act(crawl, knowing(crawl, "healing-glow")), {ADA: ["do-healing-glow"]})
    assert of(Healed, run.events) == [Healed(seat=BEN, hero="Brakka", amount=2, health=32, way="healing-glow")]


def test_5_5_of_two_boosts_all_extra_turns_are_told() -> None:
    """One of the first two is under way when the second boost adds two."""
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("JD", (1, 0))])
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("adrenaline-boost"), crawl.made("adrenaline-boost")]
    run = ScriptRun(play_turn(crawl, hero))
    for item in list(hero.bag):
        run.answer(ADA, f"use-{item.id}")
    assert [event.turns for event in run.events if isinstance(event, Hasted)] == [2, 3]


def test_5_5_no_ice_is_thrown_where_all_are_in_it() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (1, 0)), ("KD", (1, 0))])
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("ice-elixir"), crawl.made("ice-elixir")]
    run_script(act(crawl, hero), {ADA: ["use-1-b1"]})
    assert "use-2-b1" not in {option.key for option in ScriptRun(act(crawl, hero)).open[ADA].options}
    crawl.enemies[0].frozen = 2
    assert "use-2-b1" in {option.key for option in ScriptRun(act(crawl, hero)).open[ADA].options}


@pytest.mark.parametrize(
    ("card", "points", "said"),
    [("AS", 0, "no point to grow by, this time."), ("2S", 1, "1 point to grow by."), ("4S", 2, "2 points to grow by.")],
)
def test_r117_a_level_of_no_points_is_said_in_order(card: str, points: int, said: str) -> None:
    told = LevelGained(seat=ADA, hero="Brakka", level=2, cost=20, card=card, points=points, experience=0)
    assert SPEAKER.event(told).endswith(f"gives {said}")


def test_the_board_counts_extra_turns_and_things_that_are_alike() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    crawl.hero(ADA).haste = 2
    crawl.spots[1, 0].items += [crawl.made("torch"), crawl.made("torch"), crawl.made("fine-bow")]
    said = read(sight(crawl.state, None), ("Ada",), SPEAKER.words)
    assert "Has 2 extra turns." in said
    assert "Lying there: 2 × Torch and Fine Bow." in said
