"""Rules of walking and of the land that no case of the digest names: each broken once by a mutant."""

import pytest

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.walk import Rolled
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import _sell, meet_merchant, visit_market
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.setting.setup import decks_of
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.moving import roll
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Player, Turn
from cogs.dead_throne.state.things import Trap
from tests.cogs.dead_throne.meetings import ADA, holds, realm, to_the_end, usual, wears
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun, run_script


@pytest.mark.parametrize(
    ("boots", "is_fogged", "told"),
    [
        (False, False, Rolled(seat=ADA, first=2, second=5, total=7)),
        (True, False, Rolled(seat=ADA, first=2, second=5, total=9)),
        (False, True, Rolled(seat=ADA, first=2, second=0, total=2)),
    ],
)
def test_r12_both_dice_are_told_or_the_one_of_a_fog_bank(boots: bool, is_fogged: bool, told: Rolled) -> None:
    world = realm("T1.r4", dice=[2, 5])
    ada = began(world.player(ADA))
    wears(world, ada, *["swift-boots"] * boots)
    ada.is_fogged = is_fogged
    assert run_script(roll(world, ada), {}).events == [told]
    assert (ada.turn.left, ada.turn.has_rolled, ada.is_fogged) == (told.total, True, False)


def began(player: Player) -> Player:
    player.turn = Turn(is_on=True, path=[player.at])
    return player


def test_r12_where_nobody_says_the_walk_ends_nearest_to_the_own_goal() -> None:
    """A wounded hero's goal is the next Inn; the question says how far the roll reaches."""
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = began(world.player(ADA))
    ada.health = 3
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "roll")
    assert (run.open[ADA].default, run.open[ADA].facts["left"]) == (("stop-t1-inn",), 4)


def test_a_walk_leaves_its_way_and_its_steps_are_counted() -> None:
    """What the map shows as gone, and what the ending tells."""
    world = realm("T1.r4", "P.r1")
    ada = began(world.player(ADA))
    run_script(walk(world, ada, ("T1.r5", "T1.r6", "T1.r1")), {})
    assert (ada.turn.path, ada.tally.steps) == (["T1.r4", "T1.r5", "T1.r6", "T1.r1"], 3)


def test_in_fog_the_next_roll_is_one_die_and_the_one_after_it_two() -> None:
    world = realm("A.r1", "P.r1", dice=[5, 4, 4])
    ada = began(world.player(ADA))
    run_script(apply(world, ada, (Effect("fog"),), "card"), {})
    for dice in ([5], [4, 4]):
        run = ScriptRun(act(world, began(ada)))
        run.answer(ADA, "roll")
        assert ada.turn.roll == dice


def test_r114_q11_is_fulfilled_by_drawing_on_the_fields_of_all_three_towns() -> None:
    world = realm("T1.r2", "P.r1")
    ada = world.player(ADA)
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q11")], []
    told = []
    for step in ("T1.r2", "C.r2", "T2.r2", "T3.r3"):
        ada.at, ada.turn = step, Turn(is_on=True, path=[step], has_interacted=True)
        stack(world, "field", "coin:field")
        run_script(step_deeds(world, ada)[0].play(), {})
        told += [repr(event) for event in to_the_end(ScriptRun(reckon(world, ada))).events]
    assert ada.coin == 5 + 4 * 4 + 9
    assert sum("QuestProgress" in one for one in told) == 2
    assert any("done=1, needed=3" in one for one in told)


def test_r78_a_loot_card_that_an_ogre_leaves_is_drawn() -> None:
    world = realm("P.r1", "W.r1")
    ada = world.player(ADA)
    wears(world, ada, "greatsword", "plate")
    ada.health, ada.conjured = 13, ["bulwark"]
    world.state.decks["rocks"].remove("enemy:k6")
    stack(world, "loot", "coin:loot")
    holds(world, ada, "firebolt")
    run = ScriptRun(fight_enemy(world, ada, "k6", "rocks"))
    while run.prompts[0].word != "blow":
        run.answer(ADA, usual(run.prompts[0]))
    run.answer(ADA, "weapon-with-firebolt")
    to_the_end(run)
    to_the_end(ScriptRun(reckon(world, ada)))
    assert (ada.coin, ada.finds) == (5 + 4 + 3 + 8, 0)


def test_r115_a_riddle_answered_wrong_costs_coin_and_the_quest_is_left() -> None:
    world = realm("W.r1", "P.r1", dice=[3])
    ada = world.player(ADA)
    world.state.decks["woods"].remove("lone:lq4")
    run = ScriptRun(find_lone(world, ada, "lq4", "woods"))
    run.answer(ADA, "answer")
    assert (ada.coin, world.state.decks["woods"][-1], ada.tally.quests) == (3, "lone:lq4", 0)
    assert "lone-left" in words(run.events)


def test_r116_the_weeping_ring_replaces_every_scroll() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt", "nullify")
    by_default(apply(world, ada, (Effect("redraw-scrolls"),), "ring"))
    assert len(ada.scrolls) == 3
    assert world.state.decks["ward"][-2:] == ["mend", "nullify"]


def test_r116_r23_a_merchant_is_told_of_and_a_relic_he_buys_can_be_bought_back() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    assert words(by_default(meet_merchant(world, ada)).events)[0] == "merchant-met"
    relic = world.made("relic", "mouse-crown", "woods")
    ada.pack = [relic]
    assert words(by_default(_sell(world, ada, relic)).events) == ["sold-relic"]
    assert (world.state.region, ada.coin) == ([relic], 5 + 6)
    ada.coin = 12
    run = ScriptRun(visit_market(world, ada))
    order(run, region=(f"buy-back-{relic.id}",))
    assert "bought-relic" in words(to_the_end(run).events)
    assert (ada.pack, ada.coin) == ([relic], 0)


def test_r116_what_a_mage_pays_for_a_trap_is_earned() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    world.state.decks["traps"].remove("rockfall")
    ada.traps, ada.tally.earned = [Trap(7, "rockfall")], 10
    run = ScriptRun(meet_mage(world, ada))
    run.answer(ADA, "trap-7")
    to_the_end(run)
    assert (ada.coin, ada.tally.earned, world.state.decks["traps"][-1]) == (7, 12, "rockfall")


def test_r159_the_wide_print_is_wide_in_every_land() -> None:
    decks = decks_of(ThroneOptions())
    assert [len(decks[land]) for land in ("field", "woods", "docks", "rocks")] == [30] * 4
    first = decks_of(ThroneOptions(print="first"))
    assert [len(first[land]) for land in ("field", "woods", "docks", "rocks")] == [26] * 4
