"""Habits, levels and practice (R115 to R118), and a level in one press."""

from cogs.p52.content.kinds import Cores
from cogs.p52.events.goods import AbilityLearnt, AbilityRaised, CoreRaised
from cogs.p52.events.growth import ExperienceGained
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.quests.experience import gain
from cogs.p52.rules.quests.growing import grow
from cogs.p52.rules.quests.proposals import evenly
from cogs.p52.state.people import Tally
from tests.cogs.p52.pairs import pair
from tests.cogs.p52.parties import ADA, stack
from tests.cogs.p52.quests import by_default, of
from tests.support.scripts import ScriptRun, run_script


def test_r115_every_deed_has_its_worth() -> None:
    hero = pair().hero(ADA)
    hero.tally = Tally([1, 2, 3], ["J", "Q", "K", "major"], 2, 1, 1, 3, 2)
    hero.sheet.experience = 7
    (told,) = run_script(gain(hero), {}).events
    assert told == ExperienceGained(
        seat=ADA, hero="Brakka", points=5 + 3 + 2 + 25 + 4 + 6 - 6, alive=5, attacked=3, defended=2, felled=25,
        chests=4, feats=6, harmed=-6, experience=46, level=1,
    )  # fmt: skip
    assert (hero.sheet.experience, hero.gained) == (46, 39)


def test_r115_the_dead_earn_all_but_being_alive() -> None:
    crawl = pair()
    hero = crawl.hero(ADA)
    hero.tally.attacked = [1]
    run_script(die(crawl, hero, ""), {})
    (told,) = run_script(gain(hero), {}).events
    assert isinstance(told, ExperienceGained)
    assert (told.alive, told.points) == (0, 1)


def test_r115_a_habit_asks_where_two_cores_are_meant_and_does_not_where_there_is_one() -> None:
    crawl = pair()
    hero = crawl.hero(ADA)
    hero.tally = Tally(attacks_with={"sword-play": [1, 2, 3]}, defences_with={"dodge": 3})
    run = ScriptRun(grow(crawl))
    prompt = run.open[ADA]
    assert (prompt.word, [option.key for option in prompt.options], prompt.main) == (
        "habit", ["balance", "move"], "balance",
    )  # fmt: skip
    assert prompt.facts["hero"] == "Brakka"
    run.answer(ADA, "move")
    assert run.events == [
        CoreRaised(seat=ADA, hero="Brakka", core="lift", value=7, way="habit", ability="sword-play"),
        CoreRaised(seat=ADA, hero="Brakka", core="move", value=5, way="habit", ability="dodge"),
    ]
    assert (hero.sheet.cores, hero.sheet.raised, hero.rises, hero.health) == (Cores(7, 5, 1, 5, 2), 9, 2, 38)


def test_r116_one_short_is_no_level() -> None:
    crawl = pair()
    crawl.hero(ADA).sheet.experience = 19
    assert by_default(grow(crawl)).events == []
    crawl.hero(ADA).sheet.experience = 20
    by_default(grow(crawl))
    assert (crawl.hero(ADA).sheet.level, crawl.hero(ADA).sheet.experience) == (2, 0)


def test_r117_an_ace_is_no_point_and_still_a_level() -> None:
    crawl = pair()
    hero = crawl.hero(ADA)
    hero.sheet.level, hero.sheet.experience = 2, 30
    stack(crawl, "AS")
    run = ScriptRun(grow(crawl))
    prompt = run.open[ADA]
    assert (prompt.word, prompt.main, prompt.options[-1].key) == ("learn", prompt.options[0].key, "later")
    run.answer(ADA, "hand-to-hand")
    assert of(AbilityLearnt, run.events) == [AbilityLearnt(seat=ADA, hero="Brakka", ability="hand-to-hand")]
    assert (hero.sheet.level, hero.sheet.abilities["hand-to-hand"], hero.sheet.learns) == (3, 1, 0)


def test_r118_practice_costs_by_the_level_it_leaves_and_is_for_those_who_rose() -> None:
    crawl = pair()
    ada, ben = crawl.state.heroes
    ada.sheet.experience, ben.sheet.experience = 20 + 16, 19
    stack(crawl, "AS")
    run = ScriptRun(grow(crawl))
    assert list(run.open) == [ADA]
    prompt = run.open[ADA]
    costs = {option.key: option.facts["cost"] for option in prompt.options if "cost" in option.facts}
    assert (costs, prompt.main) == ({"sword-play": 8, "block": 7, "counter-spell": 7}, "block")
    assert (prompt.facts["experience"], prompt.options[0].facts["level"]) == (16, 2)
    run.answer(ADA, "block")
    assert run.events[-1] == AbilityRaised(seat=ADA, hero="Brakka", ability="block", level=2, cost=7)
    run.answer(ADA, "sword-play")
    assert (run.is_over, ada.sheet.experience) == (True, 1)


def test_p14_points_go_one_by_one_to_the_lowest_and_to_lift_where_nothing_is_asked_for() -> None:
    sheet = pair().hero(ADA).sheet
    assert evenly(sheet, 4) == Cores(lift=2, think=2)
    sheet.abilities = {}
    assert evenly(sheet, 4) == Cores(lift=4)
