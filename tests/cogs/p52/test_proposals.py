"""A level in one press (P14)."""

import pytest

from bot.engine import Term
from bot.ui.views.speech import Speaker
from cogs.p52.content.kinds import CORES, Cores
from cogs.p52.content.tables import PREGENS
from cogs.p52.events.goods import CoreRaised
from cogs.p52.face import P52Face
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.sheets import learnable, pregen
from cogs.p52.rules.quests.growing import grow
from cogs.p52.rules.quests.proposals import able, evenly, proposals, quick, within_reach
from tests.cogs.p52.pairs import pair
from tests.cogs.p52.parties import ADA, stack
from tests.support.scripts import ScriptRun


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


def test_p14_a_proposal_names_what_it_changes_and_nothing_else() -> None:
    speaker = Speaker(P52Face().catalogue.words(), ("Ada", "Ben"))
    tough, _, quick_, _ = rising().open[ADA].options
    said = {option.key: (speaker.option(option), speaker.hint(option)) for option in (tough, quick_)}
    assert said["tough"] == ("Tougher: Lift +2 Think +2 · HP 33 → 59", "within reach: Fire Ball")
    assert said["quick"] == ("Quicker: Move +4", "Movement 2 → 3, Initiative 8 → 12; within reach: Double Tap")


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


def test_p14_nothing_is_called_tougher_that_gives_no_hp() -> None:
    """R117: an Ace or a two or a three brings one point at most, which may be what a spot more of Movement wants."""
    for move in range(1, 9):
        sheet = pair().hero(ADA).sheet
        sheet.cores = Cores(6, 5, 1, move, 2)
        offered = proposals(sheet, 1)
        assert ("tough" in offered) == (move % 4 != 3 or move > 7), move
        assert all(given.lift + given.think for way, given in offered.items() if way == "tough")


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
