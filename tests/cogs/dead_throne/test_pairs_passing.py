"""Two rules at once in battles: those who come by, traps, trades."""

from bot.engine import Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.rules.meeting.battles import join_battle
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.game_turn import end
from cogs.dead_throne.rules.turn.settling import interact, settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Due, Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, to_the_end, usual, walks
from tests.cogs.dead_throne.scenes import by_default, words
from tests.support.scripts import ScriptRun


def test_r48_r49_nobody_uses_a_scroll_on_whoever_has_just_joined() -> None:
    world = realm(GATE, GATE, GATE)
    battle = fighting(world, ADA, BEN)
    by_default(join_battle(world, battle, world.player(CLEO)))
    holds(world, world.player(BEN), "blood-dart", "entangle")
    run = at_turn(world, battle, BEN)
    asked = {option.key for option in run.open[BEN].options}
    assert f"blood-dart-{ADA}" in asked
    assert not any(key.endswith(f"-{CLEO}") for key in asked)


def test_r47_r112_a_trap_on_the_way_to_a_battle_keeps_its_third_out_of_it() -> None:
    """The trap was the interaction; the announcement comes to nothing."""
    world = realm("T1.r1", "T1.r2", "T1.r2")
    ada = walks(world.player(ADA), left=3)
    ada.turn.path = ["T1.r1"]
    sets(world, world.player(BEN), "bridge-saw")
    world.state.battles.append(Battle(world.new_id(), "T1.r2", [BEN, CLEO]))
    to_the_end(ScriptRun(walk(world, ada, ("T1.r2",), world.player(CLEO))))
    assert (ada.at, ada.health, world.battle_of(ADA)) == ("T1.r2", 8, None)


def test_r31_r36_whoever_is_driven_back_past_a_player_meets_them_again() -> None:
    """A4: a forced move is a walk of its own; who let him pass before may stop him now."""
    world = realm("W.r3", "W.r2")
    ada = walks(world.player(ADA))
    ada.turn.path, ada.turn.came_from = ["W.g2", "W.r2", "W.r3"], "W.r2"
    ada.due = Due("back", 2, cause="enemy")
    run = ScriptRun(settle(world, ada))
    run.answer(ADA, next(o.key for o in run.open[ADA].options if o.key.startswith("stop")))
    assert run.open[BEN].word == "pass-by"
    run.answer(BEN, "battle")
    to_the_end(run)
    assert (ada.at, world.state.battles[0].order) == ("W.r2", [BEN, ADA])


def test_r36_r175_whoever_swaps_in_meets_those_who_stand_there_and_the_other_meets_nobody() -> None:
    """Only who used the scroll interacts."""
    world = realm("T1.r1", "W.r1", "W.r1", "T1.r1")
    ada, ben, *_ = world.players
    ada.turn = Turn(is_on=True, path=["T1.r1"])
    holds(world, ada, "swap-places")
    run = ScriptRun(by_key(scroll_deeds(world, ada))["swap-places"].play())
    run.answer(ADA, f"choose-player-{BEN}")
    to_the_end(run)
    assert (ada.at, ben.at) == ("W.r1", "T1.r1")
    go = ScriptRun(settle(world, ada))
    assert {prompt.seat for prompt in go.prompts} == {ADA}  # battle must be announced before it is known who lets pass
    go.answer(ADA, next(o.key for o in go.open[ADA].options if not o.key.endswith(f"-{CLEO}")))
    assert {prompt.seat for prompt in go.prompts} == {CLEO}


def test_r114_a_trade_from_afar_is_not_one_on_the_step_where_the_other_stands() -> None:
    """Q17 asks for both on one step; a Far Voice leads nobody there."""
    for place, coin in (("P.r1", 0), (GATE, 5)):
        world = realm(GATE, place, print="wide")
        ada, ben = world.players
        ada.coin = ben.coin = 1
        world.state.quests, world.state.decks["quests"] = [OpenQuest("q17")], []
        by_default(hand_over(world, ada, ben, Offer(Bundle(amounts={"coin": 1}))))
        ada.turn = Turn()
        by_default(end(world, ada))
        assert (ada.coin, ben.coin) == (coin, 2 + coin)


def test_r38_r104_r99_a_trade_for_more_than_one_can_hold_is_settled_for_both() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "mend", "firebolt", "sunder")
    holds(world, ben, "nullify", "entangle")
    carries(world, ada, "torch", "rope", "lockpick")
    carries(world, ben, "whetstone")
    offer = Offer(
        Bundle(("scroll-0-0-mend",)), Bundle(("scroll-1-0-nullify", "scroll-1-1-entangle", f"deal-{ben.pack[0].id}"))
    )
    by_default(hand_over(world, ada, ben, offer))
    assert (len(ada.scrolls), len(ada.pack), ben.scrolls) == (3, 3, ["mend"])


def test_r39_r29_a_trade_refused_at_the_start_leaves_the_whole_turn() -> None:
    world = realm("T1.r2", "T1.r2", dice=[2, 4])
    ada, _ = world.players
    ada.turn = Turn(is_on=True, path=["T1.r2"])
    run = ScriptRun(act(world, ada))
    run.answer(ADA, f"trade-{BEN}")
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    assert "roll" in {option.key for option in run.open[ADA].options}
    assert f"battle-{BEN}" in {option.key for option in run.open[ADA].options}
    assert f"trade-{BEN}" not in {option.key for option in run.open[ADA].options}


def test_r50_r37_nobody_springs_a_contact_trap_on_somebody_who_fights() -> None:
    """Whoever fights is joined in that battle, or let be."""
    world = realm(GATE, GATE, GATE)
    sets(world, world.player(ADA), "poisoned-gift")
    fighting(world, BEN, CLEO)
    deeds = by_key(meeting_deeds(world, world.player(ADA), has_landed=False))
    assert set(deeds) == {f"battle-{BEN}", f"battle-{CLEO}"}


def test_r112_r117_a_trap_that_kills_ends_with_the_first_level_that_does() -> None:
    """Rope Snare 3: after 2 damage the thief takes nothing of the dead, and his pieces lie there (R167)."""
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    ada.health, ada.pieces = 2, 2
    carries(world, ada, "torch")
    trap = sets(world, ben, "rope-snare", 3)
    by_default(caught(world, ben, trap, ada))
    assert (ada.is_dead, [one.key for one in ada.pack], ben.pack) == (True, ["torch"], [])
    assert world.state.ground["W.r3"] == Ground(pieces=2)


def test_r112_r121_whoever_survives_a_trap_takes_what_lies_there() -> None:
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    ada.turn = Turn(is_on=True, path=["W.r2", "W.r3"], has_rolled=True, has_interacted=True)
    world.state.ground["W.r3"] = Ground(pieces=1)
    sets(world, ben, "rope-snare")
    by_default(caught(world, ben, ben.traps[0], ada))
    by_default(settle(world, ada))
    assert (ada.pieces, ada.remains) == (1, 1)
    check_places(world.state)


def test_r52_r119_in_a_battle_of_three_the_victor_fights_on_with_what_he_took() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, cleo = world.players
    ben.health, ben.pieces, ben.stones, cleo.pieces = 1, 2, ["red-1"], 1
    battle = fighting(world, ADA, BEN, CLEO)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"attack-{BEN}")
    to_the_end(run)
    assert (ada.pieces, ada.stones, ben.is_dead) == (2, ["red-1"], True)
    assert (battle.order, battle.order[battle.next]) == ([ADA, CLEO], CLEO)
    assert "battle-ended" not in words(run.events)


def test_r39_r49_whoever_was_refused_a_trade_and_stays_has_the_step_alone() -> None:
    """They have not interacted with the player: no scroll or trap makes up for it."""
    world = realm("T1.r2", "T1.r2")
    ada = world.player(ADA)
    holds(world, ada, "blood-dart")
    sets(world, ada, "poisoned-gift")
    walks(ada, left=3)
    run = ScriptRun(interact(world, ada))
    assert f"blood-dart-{BEN}" in {option.key for option in run.open[ADA].options}
    run.answer(ADA, f"trade-{BEN}")
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    assert {option.key for option in run.open[ADA].options} == {"outside", "walk-on"}
