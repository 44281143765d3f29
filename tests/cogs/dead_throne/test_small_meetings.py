"""Rules of meeting that no case of the digest names: each broken once by a mutant."""

from bot.engine import Bundle, Offer, Term
from cogs.dead_throne.events.people import Died
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.meeting.at_players import met_scrolls
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.trades import trade
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.turn.settling import interact, settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.people import Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, to_the_end, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.support.scripts import ScriptRun, run_script


def test_r49_sunder_breaks_the_part_that_was_chosen() -> None:
    for part, other in (("shield", "weapon"), ("weapon", "shield")):
        world = realm(GATE, GATE)
        ada, ben = world.players
        wears(world, ben, "mace", "buckler")
        holds(world, ada, "sunder")
        deeds = {deed.option.key: deed for deed in met_scrolls(world, ada, ben)}
        by_default(deeds[f"sunder-{part}-{BEN}"].play())
        broken = {slot for slot, thing in ben.worn.items() if thing.is_broken}
        assert (broken, other in ben.worn) == ({part}, True)


def test_r121_r49_a_scroll_of_whoever_one_meets_is_an_interaction_there() -> None:
    """Ada is entangled where she walks over Ben: she has survived it, and takes what lies there."""
    world = realm("T1.r1", "T1.r2")
    ada, ben = world.players
    walks(ada, left=3).turn.path = ["T1.r1"]
    holds(world, ben, "entangle")
    world.state.ground["T1.r2"] = Ground(pieces=1)
    run = ScriptRun(walk(world, ada, ("T1.r2",)))
    run.answer(BEN, f"entangle-{ADA}")
    to_the_end(run)
    to_the_end(ScriptRun(settle(world, ada)))
    assert (ada.is_trapped, ada.pieces) == (True, 1)


def test_r38_what_is_offered_and_gone_before_it_is_proposed_is_no_trade() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    carries(world, ada, "torch")
    torch = ada.pack[0]
    run = ScriptRun(trade(world, ada, ben))
    ada.pack.clear()
    run.answer(ADA, Offer(Bundle((f"deal-{torch.id}",))).choice)
    assert (run.result, ben.pack) == ("refused", [])


def test_r39_a_refusal_is_told_and_what_changes_hands_only_to_the_two() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, _ = world.players
    holds(world, ada, "mend")
    run = ScriptRun(trade(world, ada, ben))
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    assert words(run.events) == ["talked", "trade-refused"]
    given = by_default(hand_over(world, ada, ben, Offer(Bundle(("scroll-0-0-mend",)))))
    assert [event.word for event in given.heard_by(BEN)] == ["traded", "dealt-thing"]
    assert [event.word for event in given.heard_by(None)] == ["traded"]


def test_r14_whoever_may_walk_on_and_cannot_stays_and_takes_the_step() -> None:
    """R39 at a dead end: the trade is refused, and the road goes no further."""
    world = realm("P.r5", "P.r5")
    ada, ben = world.players
    ada.turn = Turn(is_on=True, has_rolled=True, has_moved=True, left=3, path=["P.r4", "P.r5"], came_from="P.r4")
    holds(world, ada, "mend")
    stack(world, "rocks", "coin:rocks")
    run = ScriptRun(interact(world, ada))
    run.answer(ADA, f"trade-{ben.seat}")
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    run.answer(ADA, "walk-on")
    offered = [(option.key, option.is_secret) for option in run.open[ADA].options]
    assert offered == [("stop-here", False), ("first", True)]  # whether there is anything to do first tells of a hand
    run.answer(ADA, "stop-here")
    run.answer(ADA, "outside")
    assert (ada.at, ada.coin) == ("P.r5", 5 + 6)


def test_r86_the_question_of_a_blow_names_whom_it_is_aimed_at() -> None:
    world = realm("P.r1", "W.r1")
    ada = world.player(ADA)
    holds(world, ada, "firebolt")
    world.state.decks["rocks"].remove("enemy:k2")
    run = ScriptRun(fight_enemy(world, ada, "k2", "rocks"))
    while run.prompts[0].word != "blow":
        run.answer(ADA, usual(run.prompts[0]))
    facts = run.open[ADA].facts
    assert (facts["enemy"], facts["taken"], facts["defence"]) == (Term("enemy", ("k2",)), 3, 2)


def test_r99_whoever_has_no_room_may_leave_what_was_traded_to_them() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    carries(world, ada, "torch")
    carries(world, ben, "rope", "lockpick", "elixir")
    before, torch = world.state.market["torch"], ada.pack[0]
    run = ScriptRun(hand_over(world, ada, ben, Offer(Bundle((f"deal-{torch.id}",)))))
    run.answer(BEN, f"leave-{torch.id}")
    assert ([one.key for one in ben.pack], world.state.market["torch"]) == (["rope", "lockpick", "elixir"], before + 1)


def test_r85_a_creature_called_against_a_player_stands_in_the_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "greatsword")
    world.state.decks["woods"].remove("enemy:w5")
    ben.pack = [world.made("essence", "w5", "woods")]
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "weapon")
    run.answer(BEN, f"e{ben.pack[0].id}")
    to_the_end(run)
    assert (ben.health, ben.pack, world.state.decks["woods"][-1]) == (10 - (7 - 1 - 3), [], "enemy:w5")


def test_r79_whoever_has_one_coin_loses_it() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    ada.coin = 1
    assert run_script(lose_coin(world, ada, 4, "enemy"), {}).result == 1
    assert ada.coin == 0


def test_r86_each_way_to_strike_names_its_scroll_and_its_creature() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "firebolt")
    ada.pack = [world.made("essence", "f4", "field")]
    run = ScriptRun(start_battle(world, ada, ben))
    option = next(one for one in run.open[ADA].options if one.key.startswith("hand-with-firebolt-with-e"))
    assert option.facts == {"scroll": Term("scroll", ("firebolt",)), "enemy": Term("enemy", ("f4",))}


def test_r117_a_death_is_told_with_its_victor_and_what_was_lost() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.pieces = 2
    told = by_default(wound(world, ben, 20, ada)).events
    assert Died(seat=BEN, by=ADA, pieces=2, is_out=False) in told
