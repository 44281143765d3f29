"""What a quest pays, and who comes home (R114, R119 to R122, R131)."""

import pytest

from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import ITEM_BY_SUM
from cogs.p52.events.frame import CalledOff, HeroRaised, HeroRetired, QuestLost, QuestWon
from cogs.p52.events.goods import AbilityRaised, CoreRaised, Given, StaminaGained
from cogs.p52.events.growth import ExperienceGained, QuestRewarded, Recovered
from cogs.p52.options import P52Options
from cogs.p52.prompts.options import term
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.rewards import reward
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.settling import settle
from tests.cogs.p52.pairs import pair
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import by_default, in_room, of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


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
    hero.sheet.abilities = {"sword-play": 2, "fire-ball": 1, "double-tap": 1, "heal": 1, "dodge": 1, "hover": 1}
    hero.sheet.abilities["ice-storm"] = 1  # R65: what does no damage is no attack
    run = ScriptRun(reward(crawl, hero))
    assert [option.key for option in run.open[ADA].options] == ["sword-play", "fire-ball", "double-tap"]
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
    assert set(offered) == {kind.key for total, kind in ITEM_BY_SUM.items() if 4 <= total <= 21}
    run.answer(ADA, "gift-0")
    assert [item.key for item in crawl.hero(ADA).bag] == ["adrenaline-boost", "piercing-sword"]


def test_5_9_a_weapon_tuner_that_is_given_is_used_at_once() -> None:
    crawl = won("treasure", "winds")
    hero, run = crawl.hero(ADA), ScriptRun(reward(crawl, crawl.hero(ADA)))
    key = next(option.key for option in run.open[ADA].options if option.facts["item"] == term("item", "weapon-tuner"))
    told = [event.word for event in run.answer(ADA, key)]
    assert (told, [item.key for item in hero.bag]) == (["given", "tuned"], ["adrenaline-boost"])
    assert hero.sheet.tuned == {"sword-play": -1}


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
