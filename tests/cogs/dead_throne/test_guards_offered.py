"""R58, R86, R113, R158: who is asked what they put against an attack, and what there is to put."""

import pytest

from bot.engine import Fact
from cogs.dead_throne.rules.fight.exchange import _withstand
from cogs.dead_throne.rules.fight.foe import Foe, Stat
from cogs.dead_throne.rules.fight.guards import choose_guard
from cogs.dead_throne.rules.people.figures import defence_of
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, holds, realm
from tests.support.scripts import ScriptRun

FACTS: dict[str, Fact] = {"other": 1, "against": 1, "attack": 4, "defence": 2}
# what somebody holds; is it needless, and are they alone; are they asked?
ASKED = {
    "nothing": ([], False, False, False),
    "nothing that wards": (["firebolt"], False, False, True),  # the question tells nothing (R158)
    "nothing that wards, alone": (["firebolt"], False, True, False),
    "a ward": (["stone-skin"], False, False, True),
    "a ward, alone": (["stone-skin"], False, True, True),
    "a ward, needless": (["stone-skin"], True, False, False),
}


@pytest.mark.parametrize("case", ASKED)
def test_r58_who_holds_anything_is_asked_and_alone_only_who_holds_a_ward(case: str) -> None:
    scrolls, is_needless, is_alone, is_asked = ASKED[case]
    world = realm(GATE)
    ada = world.player(ADA)
    holds(world, ada, *scrolls)
    run = ScriptRun(choose_guard(ada, FACTS, has_scroll_part=True, is_needless=is_needless, is_alone=is_alone))
    assert run.is_over != is_asked


@pytest.mark.parametrize(("is_trapped", "offered"), [(False, {"stone-skin", "e1"}), (True, set[str]())])
def test_r113_whoever_is_trapped_calls_in_no_creature_and_hardens_no_skin(is_trapped: bool, offered: set[str]) -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.is_trapped, ada.scrolls = is_trapped, ["stone-skin", "mend"]
    creature = world.made("essence", "w5", "woods")
    creature.id = 1
    ada.pack = [creature]
    run = ScriptRun(choose_guard(ada, FACTS, has_scroll_part=False))
    keys = {option.key for option in run.open[ADA].options}
    both = {"stone-skin-with-e1"} if offered else set()
    with_mend = {f"mend-with-{key}" for key in offered if key.startswith("e")}
    assert keys == {"none", "mend", *offered, *both, *with_mend}


@pytest.mark.parametrize(("has_scroll_part", "wards"), [(True, {"mirror-ward", "mend"}), (False, {"mend"})])
def test_r86_a_mirror_ward_is_put_against_scrolls_alone(has_scroll_part: bool, wards: set[str]) -> None:
    world = realm(GATE, GATE)
    ben = world.player(BEN)
    holds(world, ben, "mirror-ward", "mend")
    run = ScriptRun(choose_guard(ben, FACTS, has_scroll_part=has_scroll_part))
    assert {option.key for option in run.open[BEN].options} == {"none", *wards}


@pytest.mark.parametrize(("bonus", "is_asked"), [(0, True), (1, False), (2, False)])
def test_r58_r75_a_blow_that_hurts_nobody_needs_no_guard(bonus: int, is_asked: bool) -> None:
    """An attack of 2 against a defence of 1 and a bonus."""
    world = realm(GATE)
    ada = world.player(ADA)
    holds(world, ada, "stone-skin")
    foe = Foe("d1", 1, Stat(2), Stat(1))
    run = ScriptRun(_withstand(world, ada, foe, bonus))
    assert (defence_of(ada), run.is_over) == (1, not is_asked)
