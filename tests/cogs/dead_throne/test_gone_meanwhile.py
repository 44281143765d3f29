"""R156: what was taken, used or sprung while somebody was asked brings nothing, and costs nothing."""

from bot.engine import Fact
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.rules.fight.guards import Guard, choose_guard
from cogs.dead_throne.rules.fight.reactions import use_scroll
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import _buy_back
from cogs.dead_throne.rules.meeting.encounters import deeds_with
from cogs.dead_throne.rules.meeting.own_scrolls import _read
from cogs.dead_throne.rules.meeting.striking import _reflect
from cogs.dead_throne.rules.meeting.traps import caught, trap_deeds
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.people.scrolls import discard_some
from cogs.dead_throne.rules.people.tools import _mend, _spy, tool_deeds
from cogs.dead_throne.state.battle import Battle
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting
from tests.cogs.dead_throne.gate import keys
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, sets, thing, to_the_end, wears
from tests.cogs.dead_throne.scenes import stack, words
from tests.support.scripts import ScriptRun, run_script


def test_r105_a_scroll_that_was_used_elsewhere_has_no_effect() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    run = run_script(use_scroll(world, ada, "mend", ben), {})
    assert (run.result, run.events, ada.spent) == (ada, [], [])


def test_r105_nothing_is_discarded_where_a_scroll_was_used_while_one_chose() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt")
    run = ScriptRun(discard_some(ada))
    ada.scrolls.remove("mend")
    run.answer(ADA, ("aside-0",))
    assert (ada.scrolls, ada.spent, run.events) == (["firebolt"], [], [])


def test_r116_a_mage_gets_no_scroll_that_was_used_meanwhile() -> None:
    for deed in ("sell", "swap"):
        world = realm(GATE)
        ada = world.player(ADA)
        holds(world, ada, "mend")
        run = ScriptRun(meet_mage(world, ada))
        ada.scrolls.clear()
        run.answer(ADA, f"{deed}-mend")
        assert (ada.coin, ada.scrolls, words(to_the_end(run).events)) == (5, [], ["mage-met"])


def test_r116_a_mage_gets_no_trap_that_has_sprung_and_nothing_that_was_taken() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    carries(world, ada, "torch")
    trap, torch = sets(world, ada, "rockfall"), ada.pack[0]
    for deed in ("trap", "trade-in"):
        ada.traps, ada.pack = [trap], [torch]
        run = ScriptRun(meet_mage(world, ada))
        ada.traps, ada.pack = [], []
        run.answer(ADA, next(key for key in keys(run, ADA) if key.startswith(deed)))
        assert (ada.coin, ada.scrolls, words(to_the_end(run).events)) == (5, [], ["mage-met"])


def test_r23_what_can_no_longer_be_paid_for_is_not_bought_back() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    relic = world.made("relic", "mouse-crown", "woods")
    world.state.region, ada.coin = [relic], 11
    assert run_script(_buy_back(world, ada, relic), {}).events == []
    assert (ada.coin, world.state.region) == (11, [relic])


def test_r28_whoever_is_killed_while_they_choose_a_card_draws_none() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "pilgrims-lantern")
    stack(world, "woods", "coin:woods", "enemy:w5")
    run = ScriptRun(draw_card(world, ada))
    ada.is_dead, ada.at = True, ""
    run.answer(ADA, "card-0")
    assert (ada.coin, world.state.decks["woods"][0], world.state.decks["woods"][-1]) == (5, "enemy:w5", "coin:woods")


def test_r115_a_branch_whose_price_was_taken_is_left() -> None:
    world = realm("P.r1", "W.r1")
    ada = world.player(ADA)
    carries(world, ada, "torch", "torch", "hammer")
    ada.pack[0].is_broken = True
    run = ScriptRun(find_lone(world, ada, "lq12", "rocks"))
    run.answer(ADA, "give")
    del ada.pack[2]
    run.answer(ADA, f"give-{ada.pack[1].id}")
    assert words(run.events) == ["lone-found", "lone-left"]
    assert (world.state.decks["rocks"][-1], ada.tally.quests, len(ada.pack)) == ("lone:lq12", 0, 2)


def test_r62_nothing_is_begun_with_somebody_who_was_drawn_into_a_battle() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, _ = world.players
    trade = next(deed for deed in deeds_with(world, ada, ben, can_battle=True) if deed.option.key == f"trade-{BEN}")
    world.state.battles = [Battle(1, GATE, [1, 2])]
    assert run_script(trade.play(), {}).events == []
    assert (ada.turn.has_interacted, ada.turn.refused) == (False, [])


def test_r104_of_an_empty_deck_nothing_is_put_in_order() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    world.state.decks["woods"].clear()
    run = ScriptRun(_read(world, ada))
    run.answer(ADA, "woods")
    assert (run.is_over, words(run.events), world.state.decks["woods"]) == (True, ["land-read"], [])


def test_nothing_comes_back_at_the_dead() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ada.is_dead, ada.at = True, ""
    assert run_script(_reflect(world, ada, ben, 4), {}).events == []


def test_r112_no_trap_springs_twice() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    trap = sets(world, ada, "rockfall")
    ada.traps = []
    assert run_script(caught(world, ada, trap, ben), {}).events == []
    assert (ben.health, ada.tally.traps, "rockfall" in world.state.decks["traps"]) == (10, 0, False)


def test_r109_what_is_gone_builds_no_trap() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    carries(world, ada, "torch", "rope", "hammer")
    holds(world, ada, "mend")
    tried = 0
    for key in list(world.state.decks["traps"]):
        ada.traps = []
        trap = sets(world, ada, key)
        for deed in trap_deeds(world, ada):
            pack, scrolls = [*ada.pack], [*ada.scrolls]
            ada.pack, ada.scrolls = [], []
            assert run_script(deed.play(), {}).events == []
            assert (trap.level, trap.added) == (1, [])
            ada.pack, ada.scrolls = pack, scrolls
            tried += 1
        world.state.decks["traps"].append(key)
    assert tried > 1


def test_r103_a_hammer_mends_nothing_that_was_mended_or_lost_meanwhile() -> None:
    for is_lost in (False, True):
        world = realm(GATE)
        ada = world.player(ADA)
        carries(world, ada, "mace", "buckler")
        for one in ada.pack:
            one.is_broken = True
        mace = ada.pack[0]
        run = ScriptRun(_mend(world, ada))
        ada.pack = ada.pack[1:] if is_lost else ada.pack
        mace.is_broken = is_lost
        run.answer(ADA, f"mend-{mace.id}")
        assert (run.events, ada.pack[-1].is_broken, mace.is_broken) == ([], True, is_lost)


def test_r97_there_is_nobody_to_spy_on_and_no_rope_leads_from_nowhere() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    carries(world, ada, "spyglass", "rope")
    assert run_script(_spy(world, ada), {}).events == []
    ada.at = ""
    assert tool_deeds(world, ada) == []


def test_r80_carried_things_are_lost_by_chance_as_many_as_there_are() -> None:
    world = realm(GATE, dice=[2] * 6)
    ada = world.player(ADA)
    carries(world, ada, "torch", "rope")
    run = run_script(apply_effects(world, ada, (Effect("lose-carried", 3),), "ring"), {})
    assert (ada.pack, words(run.events)) == ([], ["dropped", "dropped"])
    ada.pack = [thing(world, "torch"), thing(world, "rope")]
    run_script(apply_effects(world, ada, (Effect("lose-carried", 1),), "ring"), {})
    assert len(ada.pack) == 1


def test_r58_what_was_used_or_given_away_meanwhile_wards_nobody() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    creature = world.made("essence", "w5", "woods")
    for left, guard in ((True, Guard("mend", creature)), (False, Guard())):
        ada.scrolls, ada.pack = ["mend"], [creature]
        facts: dict[str, Fact] = {"other": 1, "against": 1, "attack": 4, "defence": 2}
        run = ScriptRun(choose_guard(ada, facts, has_scroll_part=False))
        if not left:
            ada.scrolls, ada.pack = [], []
        run.answer(ADA, f"mend-with-e{creature.id}")
        assert run.result == guard


def test_r54_gear_is_rearranged_once_in_a_battle_turn() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    wears(world, ada, "mace", "buckler")
    run = at_turn(world, fighting(world, BEN, ADA), ADA)
    assert "gear" in {option.key for option in run.open[ADA].options}
    run.answer(ADA, "gear")
    run.answer(ADA, (f"stow-{ada.worn['shield'].id}",))
    assert [one.key for one in ada.pack] == ["buckler"]
    assert "gear" not in {option.key for option in run.open[ADA].options}


def test_r158_where_nobody_holds_a_nullify_there_is_no_breath() -> None:
    for mode, waits in (("defender", 0), ("competitive", 1)):
        world = realm(GATE, GATE, mode=mode)
        ada, ben = world.players
        ada.scrolls, ben.scrolls = ["mend"], ["mend"]
        run = ScriptRun(use_scroll(world, ada, "mend", ben), lasts=True)
        assert (len(run.pauses), run.is_over) == (waits, not waits)


def test_r109_a_scroll_that_was_used_meanwhile_builds_no_trap() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    trap = sets(world, ada, "false-signpost", level=2)
    holds(world, ada, "mend")
    deeds = [deed for deed in trap_deeds(world, ada) if deed.option.key.endswith("mend")]
    assert len(deeds) == 1
    ada.scrolls.clear()
    assert run_script(deeds[0].play(), {}).events == []
    assert (trap.level, trap.added) == (2, [])
