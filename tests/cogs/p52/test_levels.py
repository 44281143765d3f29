"""What a room is worth, levels and recovery: T47, T48, T52, T59 (R113 to R116, R128)."""

import pytest

from cogs.p52.content.kinds import Cores
from cogs.p52.events.growth import ExperienceGained, LevelGained, Recovered
from cogs.p52.rules.quests.experience import gain, habits
from cogs.p52.rules.quests.proposals import evenly
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.state.people import Tally
from tests.cogs.p52.parties import ADA, party, stack
from tests.cogs.p52.quests import in_room, of
from tests.support.scripts import ScriptRun, run_script


def test_t47_what_a_room_is_worth() -> None:
    """Alive 5, two enemies attacked, a Queen felled, a defence, a chest picked."""
    hero = party("brakka").hero(ADA)
    hero.tally = Tally(attacked=[1, 2], felled=["Q"], defences=1, picked=1)
    (told,) = run_script(gain(hero), {}).events
    assert isinstance(told, ExperienceGained)
    assert (told.points, hero.sheet.experience) == (16, 16)


def test_harm_to_friends_is_never_worth_less_than_nothing() -> None:
    hero = party("brakka").hero(ADA)
    hero.tally = Tally(harmed=3)
    run_script(gain(hero), {})
    assert hero.sheet.experience == 0


def test_what_is_done_often_becomes_a_habit() -> None:
    tally = Tally(attacks_with={"sword-play": [1, 2, 3], "hand-to-hand": [1, 2]}, defences_with={"dodge": 3})
    assert habits(tally) == [("sword-play", ("lift",)), ("dodge", ("balance", "move"))]


def test_t48_a_level_is_gained() -> None:
    crawl = in_room(party("brakka"))
    hero = crawl.hero(ADA)
    hero.sheet.experience = 24 - 5
    stack(crawl, "9S", "2S", "3S")
    run = ScriptRun(after_room(crawl))
    assert of(LevelGained, run.events) == [
        LevelGained(seat=0, hero="Brakka", level=2, cost=20, card="9S", points=4, experience=4)
    ]
    prompt = run.open[ADA]
    assert (prompt.word, prompt.facts["points"]) == ("grow", 4)
    run.answer(ADA, "own")
    assert (run.open[ADA].word, run.open[ADA].facts["points"]) == ("rise", 4)
    health = hero.health
    run.answer(ADA, {"lift": 1, "think": 0, "balance": 3, "move": 0, "lead": 0})
    assert run.is_over
    assert (hero.sheet.level, hero.sheet.experience, hero.sheet.learns) == (2, 4, 0)
    assert hero.sheet.cores == Cores(7, 5, 4, 4, 2)
    assert (hero.health, hero.sheet.raised) == (health + 5, 11)


def test_one_level_a_room_and_an_ability_on_odd_ones() -> None:
    crawl = in_room(party("brakka"))
    sheet = crawl.hero(ADA).sheet
    sheet.level, sheet.experience = 2, 200
    stack(crawl, "2S", "2H", "3S")
    run = ScriptRun(after_room(crawl))
    run.answer(ADA, "own")
    run.answer(ADA, {"lift": 0, "think": 1, "balance": 0, "move": 0, "lead": 0})
    assert run.open[ADA].word == "learn"
    run.answer(ADA, "hand-to-hand")
    assert run.open[ADA].word == "practise"
    assert (sheet.level, sheet.experience, sheet.learns) == (3, 175, 0)
    run.answer(ADA, "sword-play")
    assert (sheet.abilities["sword-play"], sheet.experience) == (2, 167)
    assert next(o for o in run.open[ADA].options if o.key == "sword-play").facts["cost"] == 16
    run.answer(ADA, "done")
    assert run.is_over


def test_an_ability_can_be_chosen_another_time() -> None:
    crawl = in_room(party("brakka"))
    sheet = crawl.hero(ADA).sheet
    sheet.learns = 1
    run_script(after_room(crawl), {ADA: ["later"]})
    assert sheet.learns == 1
    run_script(after_room(in_room(crawl, 2)), {ADA: ["poison-tip"]})
    assert (sheet.learns, sheet.abilities["poison-tip"]) == (0, 1)


def test_r117_p14_two_that_were_kept_can_be_chosen_at_once() -> None:
    crawl = in_room(party("brakka"))
    sheet = crawl.hero(ADA).sheet
    sheet.learns = 2
    run_script(after_room(crawl), {ADA: ["poison-tip", "hand-to-hand"]})
    assert (sheet.learns, sheet.abilities["poison-tip"], sheet.abilities["hand-to-hand"]) == (0, 1, 1)


def test_points_nobody_places_go_where_they_are_asked_for() -> None:
    """P14: to the lowest of what a known ability asks for."""
    sheet = party("brakka").hero(ADA).sheet  # Sword Play and Block ask for Lift, Counter Spell for Think
    assert evenly(sheet, 3) == Cores(lift=1, think=2)


@pytest.mark.parametrize(("is_grim_", "health"), [(False, 19), (True, 14)])
def test_t52_t59_recovery(is_grim_: bool, health: int) -> None:
    """Max 27, HP 10, flip 9: a quarter of 36, on Grim an eighth; a full pile stays full."""
    crawl = in_room(party("sable"))
    hero = crawl.hero(ADA)
    crawl.state.is_grim = is_grim_
    hero.health = 10
    assert crawl.draw_stamina(hero, 5) == 5
    stack(crawl, "9D")
    (told,) = of(Recovered, run_script(after_room(crawl), {}).events)
    assert isinstance(told, Recovered)
    assert (hero.health, len(hero.stamina)) == (health, 5)
