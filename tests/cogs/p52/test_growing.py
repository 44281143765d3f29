"""What one becomes by it: habits, levels, practice, what a quest pays, and who comes home (R115 to R122, R131)."""

import pytest

from bot.engine import Term
from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.content.kinds import CORES, Cores
from cogs.p52.content.tables import ITEM_BY_SUM, PREGENS
from cogs.p52.events.frame import CalledOff, HeroRaised, HeroRetired, QuestLost, QuestWon
from cogs.p52.events.goods import AbilityLearnt, AbilityRaised, CoreRaised, Given, StaminaGained
from cogs.p52.events.growth import ExperienceGained, QuestRewarded, Recovered
from cogs.p52.options import P52Options
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.sheets import learnable, pregen
from cogs.p52.rules.quests.experience import gain
from cogs.p52.rules.quests.growing import grow
from cogs.p52.rules.quests.proposals import able, evenly, proposals, quick, within_reach
from cogs.p52.rules.quests.rewards import reward
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.settling import settle
from cogs.p52.state.people import Tally
from tests.cogs.p52.parties import ADA, BEN, stack
from tests.cogs.p52.quests import by_default, in_room, of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


def pair(options: P52Options | None = None) -> Crawl:
    """Brakka and Sable in the first room."""
    return in_room(scene(("brakka", (0, 0)), ("sable", (0, 0)), options=options))


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
        CoreRaised(seat=ADA, hero="Brakka", core="lift", value=7, way="habit"),
        CoreRaised(seat=ADA, hero="Brakka", core="move", value=5, way="habit"),
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


# What a quest pays


def won(shape: Quest, adventure: str = "delve") -> Crawl:
    crawl = scene(("brakka", (0, 0)), options=P52Options(adventure=adventure))  # type: ignore[arg-type] # it is one
    crawl.state.quest.shape = shape
    crawl.hero(ADA).sheet.level = 3
    return crawl


@pytest.mark.parametrize(("shape", "cores"), [("survival", Cores(9, 5, 1, 4, 2)), ("trapped", Cores(6, 5, 1, 7, 2))])
def test_r122_surviving_and_getting_out_raise_a_core(shape: Quest, cores: Cores) -> None:
    crawl = won(shape)
    run = run_script(reward(crawl, crawl.hero(ADA)), {})
    assert run.events[0] == QuestRewarded(seat=ADA, hero="Brakka", points=15, experience=15)
    assert (crawl.hero(ADA).sheet.cores, crawl.hero(ADA).gained) == (cores, 15)
    told = of(CoreRaised, run.events)[0]
    assert isinstance(told, CoreRaised)
    assert told.way == "quest"


def test_r122_a_treasure_is_an_adrenaline_boost() -> None:
    crawl = won("treasure")
    run = run_script(reward(crawl, crawl.hero(ADA)), {})
    assert of(Given, run.events) == [Given(seat=ADA, hero="Brakka", item="adrenaline-boost", count=1)]
    assert [item.key for item in crawl.hero(ADA).bag] == ["adrenaline-boost"]


def test_r122_a_boss_is_an_attack_and_a_defence_or_what_heals() -> None:
    crawl = won("boss")
    hero = crawl.hero(ADA)
    hero.sheet.abilities = {"sword-play": 2, "fire-ball": 1, "ice-storm": 1, "heal": 1, "dodge": 1, "hover": 1}
    run = ScriptRun(reward(crawl, hero))
    assert [option.key for option in run.open[ADA].options] == ["sword-play", "fire-ball", "ice-storm"]
    assert [option.facts["level"] for option in run.open[ADA].options] == [3, 2, 2]
    run.answer(ADA, "fire-ball")
    assert [option.key for option in run.open[ADA].options] == ["heal", "dodge"]
    run.answer(ADA, "heal")
    assert (hero.sheet.abilities["fire-ball"], hero.sheet.abilities["heal"]) == (2, 2)
    told = of(AbilityRaised, run.events)
    assert [event.cost for event in told if isinstance(event, AbilityRaised)] == [0, 0]


def test_5_9_each_adventure_has_its_own_gift() -> None:
    lamp = won("boss", "lamp")
    by_default(reward(lamp, lamp.hero(ADA)))
    assert [item.key for item in lamp.hero(ADA).bag] == ["decent-armour"]
    gaol = won("trapped", "gaol")
    run = ScriptRun(reward(gaol, gaol.hero(ADA)))
    assert [option.key for option in run.open[ADA].options] == ["gift-0", "gift-1"]
    run.answer(ADA, "gift-0")
    assert [item.key for item in gaol.hero(ADA).bag] == ["healing-potion", "healing-potion"]
    assert run.events[-1] == Given(seat=ADA, hero="Brakka", item="healing-potion", count=2)


def test_5_9_the_winds_give_any_item_up_to_21_but_what_goes_off() -> None:
    crawl = won("treasure", "winds")
    run = ScriptRun(reward(crawl, crawl.hero(ADA)))
    offered = [str(option.facts["item"].keys[0]) for option in run.open[ADA].options]  # type: ignore[union-attr] # a term
    assert offered[:2] == ["piercing-sword", "enchanted-armour"]
    assert set(offered) == {
        kind.key for total, kind in ITEM_BY_SUM.items() if 4 <= total <= 21 and kind.key != "weapon-tuner"
    }
    run.answer(ADA, "gift-0")
    assert [item.key for item in crawl.hero(ADA).bag] == ["adrenaline-boost", "piercing-sword"]


# Leaving, and the end


def test_r114_first_experience_then_levels_then_recovery_then_stamina() -> None:
    crawl = pair()
    hero = crawl.hero(ADA)
    hero.sheet.experience, hero.health = 18, 10
    run = by_default(after_room(crawl))
    words = [type(event) for event in run.events if getattr(event, "seat", None) == ADA]
    order = [words.index(kind) for kind in (ExperienceGained, CoreRaised, Recovered, StaminaGained)]
    assert order == sorted(order)
    told = of(StaminaGained, run.events)
    assert [(event.gained, event.stamina) for event in told if isinstance(event, StaminaGained)] == [(1, 1), (1, 1)]


def test_r114_nobody_gets_more_than_the_most() -> None:
    crawl = pair()
    crawl.hero(ADA).health = 32
    told = of(Recovered, by_default(after_room(crawl)).events)[0]
    assert isinstance(told, Recovered)
    assert (told.amount, told.health, told.hero) == (1, 33, "Brakka")


def ended(result: str, answers: dict[str, tuple[str, ...]] | None = None) -> tuple[Crawl, ScriptRun[None]]:
    """In room 2, with Ben dead since this room."""
    crawl = in_room(scene(("brakka", (0, 0)), ("sable", (0, 0))), 2)
    run_script(die(crawl, crawl.hero(BEN), "ox-marshal"), {})
    crawl.hero(ADA).kills = 2
    crawl.state.result = result  # type: ignore[assignment] # it is one
    return crawl, by_default(settle(crawl), answers)


def test_r119_r121_a_quest_that_is_won_pays_the_raised_as_well() -> None:
    crawl, run = ended("won")
    assert run.events[0] == QuestWon(adventure="lamp", rooms=2, kills=2)
    assert of(HeroRaised, run.events) == [HeroRaised(seat=BEN, hero="Sable")]
    paid = [event.seat for event in of(QuestRewarded, run.events) if isinstance(event, QuestRewarded)]
    assert paid == [ADA, BEN]
    records = [hero.sheet.records[-1] for hero in crawl.state.heroes]
    assert [(one.is_won, one.rooms, one.kills, one.has_died, one.slain_by) for one in records] == [
        (True, 2, 2, False, ""),
        (True, 2, 0, True, "ox-marshal"),
    ]
    assert [one.friends for one in records] == [("Sable",), ("Brakka",)]
    assert [(hero.sheet.won, hero.sheet.lost, hero.sheet.deaths) for hero in crawl.state.heroes] == [
        (1, 0, 0), (1, 0, 1),
    ]  # fmt: skip


def test_r131_who_is_let_rest_is_paid_nothing_and_retires() -> None:
    crawl, run = ended("won", {"fate": ("retired",)})
    assert of(HeroRetired, run.events) == [HeroRetired(seat=BEN, hero="Sable")]
    assert (crawl.hero(BEN).sheet.is_retired, crawl.hero(BEN).fate) == (True, "retired")
    assert len(of(QuestRewarded, run.events)) == 1


@pytest.mark.parametrize("result", ["fallen", "late"])
def test_r120_a_quest_that_is_lost_pays_nobody(result: str) -> None:
    crawl, run = ended(result)
    assert run.events[0] == QuestLost(adventure="lamp", result=result, rooms=1, kills=2)
    assert (of(QuestRewarded, run.events), of(ExperienceGained, run.events)) == ([], [])
    assert [(hero.sheet.won, hero.sheet.lost) for hero in crawl.state.heroes] == [(0, 1), (0, 1)]
    assert crawl.hero(ADA).sheet.records[-1].is_won is False


def test_r141_what_is_called_off_asks_nobody_and_writes_nothing_down() -> None:
    crawl, run = ended("off")
    assert (run.events, run.asked) == ([CalledOff(adventure="lamp", rounds=0)], [])
    assert [hero.sheet.records for hero in crawl.state.heroes] == [[], []]
    assert (crawl.state.phase, crawl.state.has_settled) == ("over", True)


def test_r119_by_leaving_the_last_room_its_experience_is_counted_once() -> None:
    crawl = in_room(scene(("brakka", (0, 0)), ("sable", (0, 0)), options=P52Options(adventure="gaol")), 5)
    first = by_default(after_room(crawl))
    assert (crawl.state.result, crawl.state.quest.is_done) == ("won", True)
    assert len(of(ExperienceGained, first.events)) == 2
    assert of(ExperienceGained, by_default(settle(crawl)).events) == []


# A level in one press


def rising(points: int = 4) -> ScriptRun[None]:
    crawl = pair()
    crawl.hero(ADA).sheet.experience = 20
    stack(crawl, {4: "8S", 1: "2S"}[points])
    return ScriptRun(grow(crawl))


def test_p14_a_level_is_offered_as_proposals_with_before_and_after() -> None:
    """Brakka: Lift 6, Think 5, Move 4. What makes her tough is what she knows; so silence takes that."""
    prompt = rising().open[ADA]
    assert (prompt.word, prompt.main, prompt.default) == ("grow", "tough", ("tough",))
    assert [option.key for option in prompt.options] == ["tough", "able", "quick", "own"]
    assert (prompt.facts["lift"], prompt.facts["most"], prompt.facts["points"], prompt.facts["level"]) == (6, 33, 4, 2)
    tough, able_, quick_, _ = (option.facts for option in prompt.options)
    assert (tough["lift"], tough["think"], tough["most"], tough["after"]) == (2, 2, 33, 59)
    assert (tough["movement"], tough["steps"], tough["initiative"], tough["first"]) == (2, 2, 8, 8)
    assert (quick_["move"], quick_["steps"], quick_["first"]) == (4, 3, 12)
    assert isinstance(able_["abilities"], Term)
    assert able_["abilities"].keys


@pytest.mark.parametrize("way", ["tough", "able", "quick"])
def test_p14_each_proposal_spends_every_point_as_it_says(way: str) -> None:
    crawl = pair()
    hero = crawl.hero(ADA)
    hero.sheet.experience = 20
    stack(crawl, "8S")
    run = ScriptRun(grow(crawl))
    said = next(option.facts for option in run.open[ADA].options if option.key == way)
    before = hero.sheet.cores
    run.answer(ADA, way)
    gained = {core: hero.sheet.cores.of(core) - before.of(core) for core in CORES}
    assert gained == {core: said[core] for core in gained}
    assert (sum(gained.values()), most_health(hero), run.is_over) == (4, said["after"], True)


@pytest.mark.parametrize("key", PREGENS)
@pytest.mark.parametrize("points", [1, 4, 6])
def test_p14_there_are_three_and_silence_takes_the_even_one(key: str, points: int) -> None:
    sheet = pregen(key)
    found = proposals(sheet, points)
    assert len(found) == 3
    assert evenly(sheet, points) in found.values()
    assert all(cores.total == points for cores in found.values())


def test_p14_what_comes_within_reach_can_be_learnt_afterwards() -> None:
    crawl = pair()
    sheet = crawl.hero(ADA).sheet
    given = able(sheet, 4)
    assert given is not None
    promised = [key for key in within_reach(sheet, given) if key not in learnable(sheet)]
    assert promised
    sheet.cores = sheet.cores.plus(given)
    assert set(promised) <= set(learnable(sheet))


def test_p14_silence_takes_the_even_one() -> None:
    run = rising()
    run.answer(ADA, run.open[ADA].default or "")
    raised = [event for event in run.events if isinstance(event, CoreRaised)]
    assert [(event.core, event.value) for event in raised] == [("lift", 8), ("think", 7)]


def test_p14_a_spot_more_of_movement_where_it_is_near() -> None:
    sheet = pair().hero(ADA).sheet
    sheet.cores = Cores(6, 5, 1, 6, 2)
    assert quick(sheet, 3) == Cores(think=1, move=2)
    assert quick(sheet, 1) is None
    assert set(proposals(sheet, 2)) <= {"tough", "able", "quick", "even"}
