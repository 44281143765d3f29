"""Two rules at once: who gives or takes what, a Crown, a staff, a torch; and whom "each player" means."""

from bot.kit.deeds import by_key
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.quests import hand_in_here
from cogs.dead_throne.rules.meeting.own_scrolls import scrolls_of_game_turn
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.people.dropping import _options
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Lone
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, sets, to_the_end, usual
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.support.scripts import ScriptRun


def test_r121_r112_a_crown_that_a_trap_took_and_nobody_could_carry_lies_where_the_trap_was() -> None:
    world = realm("O.r1", "P.r1", dice=[2])
    ada, ben = world.players
    carries(world, ben, "mace", "axe", "rope")
    ada.pack = [world.made("item", CROWN, AWAY)]
    trap = sets(world, ben, "rope-snare", 3)
    trap.added = []
    run = ScriptRun(caught(world, ben, trap, ada))
    run.answer(
        BEN, next(key.key for key in run.open[BEN].options if key.key not in {f"leave-{o.id}" for o in ben.pack})
    )
    assert list(world.state.ground) == ["O.r1"]


def test_r116_r67_a_black_idol_takes_of_those_who_wait_to_come_back_too() -> None:
    world = realm("P.r1", "W.r1", "W.r1")
    ada, ben, cleo = world.players
    ben.pieces = 1
    ben.is_dead, ben.at = True, ""
    cleo.coin = 2
    by_default(apply(world, ada, (Effect("tax", 3),), "relic"))
    assert [one.coin for one in world.players] == [5 + 3 + 2, 2, 0]


def test_r180_one_may_bar_ones_own_step() -> None:
    """Within 6: the step where one stands is."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "bar-the-way")
    run = ScriptRun(by_key(scrolls_of_game_turn(world, ada))["bar-the-way"].play())
    run.answer(ADA, "bar-w-r1")
    assert [one.step for one in world.state.bars] == ["W.r1"]


def test_r115_the_sealed_gate_pays_plate_or_coin_as_its_finder_says() -> None:
    world = realm("P.r1", "W.r1", print="wide")
    ada = world.player(ADA)
    carries(world, ada, "torch", "hammer")
    run = ScriptRun(find_lone(world, ada, "lq12", "rocks"))
    run.answer(ADA, "give-for-coin")
    to_the_end(run)
    assert (ada.coin, ada.pack) == (5 + 14, [])
    carries(world, ada, "torch", "hammer")
    run = ScriptRun(find_lone(world, ada, "lq12", "rocks"))
    assert usual(run.open[ADA]) == ("walk-on",)
    run.answer(ADA, "give")
    to_the_end(run)
    assert [one.key for one in ada.pack] == ["plate"]


def test_r115_r103_the_stranded_crew_takes_the_hammer_or_the_rope_as_one_says() -> None:
    world = realm("A.r1", "W.r1")
    ada = world.player(ADA)
    carries(world, ada, "hammer", "rope")
    run = ScriptRun(find_lone(world, ada, "lq6", "docks"))
    run.answer(ADA, "repair")
    run.answer(ADA, f"give-{ada.pack[1].id}")
    assert (ada.coin, [one.key for one in ada.pack]) == (5 + 10, ["hammer"])


def test_r159_whoever_does_not_answer_leaves_an_old_cairn_alone() -> None:
    """Where walking on is printed, that is what silence says."""
    world = realm("P.r1", "W.r1", print="wide")
    stack(world, "rocks", "event:old-cairn")
    run = ScriptRun(draw_card(world, world.player(ADA)))
    assert usual(run.open[ADA]) == ("walk-on",)


def test_r97_r67_a_spyglass_sees_the_traps_of_whoever_waits_to_come_back() -> None:
    world = realm("P.r1", "W.r1")
    ada, ben = world.players
    sets(world, ben, "rockfall")
    ben.is_dead, ben.at, ben.pieces = True, "", 0
    carries(world, ada, "spyglass")
    run = ScriptRun(tool_deeds(world, ada)[0].play())
    assert words(run.heard_by(ADA))[-1] == "spied"


def test_r169_r114_the_ash_staff_is_a_weapon_to_hand_in_to_trade_in_and_to_leave() -> None:
    """Only Markets do not take it."""
    world = realm("T1.tavern", "W.r1")
    ada = world.player(ADA)
    staff = world.made("item", "ash-staff", AWAY)
    ada.worn["weapon"] = staff
    assert f"drop-{staff.id}" in {option.key for option in _options(world, ada)}
    run = ScriptRun(meet_mage(world, ada))
    assert f"trade-in-{staff.id}" in {option.key for option in run.open[ADA].options}
    carries(world, ada, "hammer")
    world.state.quests = [OpenQuest("q7")]
    run = ScriptRun(hand_in_here(world, ada))
    run.answer(ADA, "hand-in-q7")
    assert (ada.coin, ada.things) == (5 + 18, [])


def test_r97_r115_a_torch_that_ends_the_waiting_ends_the_lone_quest_at_once() -> None:
    """Trapped where they waited, they would else wait on for it."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    world.state.decks["woods"].remove("lone:lq3")
    ada.lone, ada.remains = Lone("lq3", "woods", "wait", 1), 1
    carries(world, ada, "torch")
    run = by_default(tool_deeds(world, ada)[0].play())
    assert (world.player(ADA).lone, ada.remains, world.state.decks["woods"][-1]) == (None, 0, "lone:lq3")
    assert words(run.events)[-1] == "lone-left"


def test_r116_r156_whoever_was_robbed_of_the_riders_tax_remains() -> None:
    """Pay 3 coin or remain 1: neither is no choice."""
    world = realm("T1.r1", "W.r1", print="wide")
    ada = world.player(ADA)
    stack(world, "field", "event:tax-riders")
    run = ScriptRun(draw_card(world, ada))
    ada.coin = 2  # a Black Idol beside it
    run.answer(ADA, "pay-tax")
    assert (run.is_over, ada.coin, ada.remains) == (True, 2, 1)
