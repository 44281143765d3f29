"""R156: what goes on beside a Game Turn reaches whoever is just being asked: what they then choose may be gone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.engine import ACCEPT, Bundle, Offer, Prompt, Script
from cogs.dead_throne.rules.meeting.at_players import trap_for
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.trades import trade
from cogs.dead_throne.rules.people.health import hurt
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.battle import Parley
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Due, Player, Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, carries, holds, realm, sets, usual, walks, wears
from tests.cogs.dead_throne.scenes import stack
from tests.support.scripts import ScriptRun

EVENTS = ("stray-horse", "loose-raft", "tax-riders", "snapped-branch", "salvage", "echo", "old-cairn")
LAND = {"field": "T1.r2", "woods": "W.r2", "docks": "A.r2", "rocks": "S.r3"}
CARDS = [
    ("field", "lone:lq2"), ("field", "event:stray-horse"), ("field", "event:tax-riders"), ("woods", "lone:lq3"),
    ("woods", "event:snapped-branch"), ("docks", "lone:lq6"), ("docks", "event:loose-raft"), ("docks", "enemy:d4"),
    ("docks", "relic:salt-lamp"), ("rocks", "lone:lq8"), ("rocks", "lone:lq12"), ("rocks", "event:old-cairn"),
    ("rocks", "mage:"), ("rocks", "merchant:"), ("woods", "item:rope"), ("rocks", "enemy:k1"),
]  # fmt: skip


def world_of(*places: str, dice: tuple[int, ...] = ()) -> Realm:
    """Five players, so that others act beside the turn of the first."""
    return realm(*places, *("C.g1", "C.g2", "C.g3", "C.g4", "C.g5")[len(places) :], dice=dice)


def on_turn(player: Player) -> Player:
    player.turn = Turn(is_on=True, path=[player.at])
    return player


def killed(world: Realm, player: Player) -> Script[Any]:
    """By a Blood Dart of somebody who flees past them."""
    player.health = 1
    yield from hurt(world, player, 2, "scroll", world.player(BEN))


def robbed(world: Realm, player: Player) -> Script[Any]:
    """They part with all they have in a trade, and a Black Idol takes their coin."""
    things = tuple(f"deal-{thing.id}" for thing in player.things)
    ben = world.player(BEN)
    wears(world, ben, "rucksack")
    yield from hand_over(world, player, ben, Offer(Bundle(things)))
    yield from lose_coin(world, player, player.coin, "relic")


def carried_off(world: Realm, player: Player) -> Script[Any]:
    """By somebody's Swap Places."""
    yield from moved(world, player, "O.r2")


def trapped(world: Realm, player: Player) -> Script[Any]:
    yield from trap_for(player, 1)


def done(script: Script[Any]) -> None:
    to_the_end(ScriptRun(script))


def to_the_end(run: ScriptRun[Any]) -> None:
    while not run.is_over:
        prompt = run.prompts[0]
        run.answer(prompt.seat, usual(prompt), prompt.word)


def drawn(card: tuple[str, str]) -> tuple[Realm, ScriptRun[None]]:
    """Ada has drawn it, and is asked about it, if it asks anything."""
    deck, code = card
    world = world_of(LAND[deck], dice=(4,) * 30)
    ada = on_turn(world.player(ADA))
    carries(world, ada, "torch", "hammer", "healing-herb")
    holds(world, ada, "mend", "read-the-land", "firebolt")
    ada.turn.free = 99  # nothing but the step
    stack(world, deck, code)  # type: ignore[arg-type]
    stack(world, "loot", "lair:", "lair:")
    return world, ScriptRun(act(world, ada))


def answers(prompt: Prompt) -> Iterator[Any]:
    """Each option by itself, or whatever is usual."""
    yield usual(prompt)
    yield from (option.key for option in prompt.options if prompt.is_legal((option.key,)))


@pytest.mark.parametrize("reach", [killed, robbed, carried_off, trapped])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card[1])
def test_whatever_is_answered_to_a_card_then_the_laws_hold(
    card: tuple[str, str], reach: Callable[[Realm, Player], Script[Any]]
) -> None:
    _, first = drawn(card)
    first.answer(ADA, "outside")
    for number in range(len(list(answers(first.open[ADA]))) if ADA in first.open else 0):
        world, run = drawn(card)
        run.answer(ADA, "outside")
        done(reach(world, world.player(ADA)))
        run.answer(ADA, list(answers(run.open[ADA]))[number])
        to_the_end(run)
        world.player(ADA).turn.is_on = False
        check_places(world.state)
        assert all(player.coin >= 0 for player in world.players)


def test_r111_the_dead_interact_with_nothing_when_no_trap_of_the_land_has_sprung() -> None:
    world = world_of("S.r3")
    ada = on_turn(world.player(ADA))
    sets(world, world.player(CLEO), "rockfall")
    run = ScriptRun(act(world, ada), lasts=True)
    run.answer(ADA, "outside")
    done(killed(world, ada))
    run.wait()
    assert run.is_over


@pytest.mark.parametrize(("reach", "at"), [(killed, ""), (carried_off, "O.r2")])
def test_r31_a_forced_move_is_gone_from_where_they_stand_and_by_nobody_dead(reach: Any, at: str) -> None:
    world = world_of("W.r2")
    ada = walks(world.player(ADA))
    ada.due = Due("any", 2, cause="enemy")
    run = ScriptRun(settle(world, ada))
    done(reach(world, ada))
    run.answer(ADA, usual(run.open[ADA]))
    assert ada.at == at
    assert (ADA in run.open) == bool(at)  # asked again


def test_r34_whoever_is_carried_off_out_of_a_trap_has_their_whole_turn() -> None:
    world = world_of("W.r2")
    ada = world.player(ADA)
    ada.remains, ada.is_trapped = 1, True
    holds(world, ada, "mend", "read-the-land", "firebolt")
    run = ScriptRun(game_turn(world, ada))
    done(carried_off(world, ada))
    run.answer(ADA, "remain")
    assert ada.remains == 0
    assert run.open[ADA].word == "menu"


def test_r19_a_structure_is_entered_only_where_it_stands() -> None:
    world = world_of("W.r5")
    ada = on_turn(world.player(ADA))
    run = ScriptRun(act(world, ada))
    done(carried_off(world, ada))
    run.answer(ADA, "inside")
    assert not [event for event in run.events if event.word == "went-inside"]
    assert "inside" not in {option.key for option in run.open[ADA].options}


def test_r113_whoever_is_trapped_before_the_roll_stays_and_takes_the_step() -> None:
    world = world_of("W.r2")
    ada = on_turn(world.player(ADA))
    run = ScriptRun(act(world, ada))
    done(trapped(world, ada))
    stack(world, "woods", "coin:woods")
    run.answer(ADA, "roll")
    assert run.is_over
    assert not ada.turn.has_rolled
    assert (ada.turn.drawn_at, ada.coin) == (["W.r2"], 9)


def test_r36_a_walk_ends_where_somebody_is_carried_off_on_the_way() -> None:
    world = world_of("W.r2", "W.r3")
    ada = walks(world.player(ADA), left=3)
    run = ScriptRun(walk(world, ada, ("W.r3", "W.r4")))
    done(carried_off(world, ada))
    run.answer(BEN, "let-pass")
    assert ada.at == "O.r2"


def test_r25_nobody_rides_without_the_fare() -> None:
    world = world_of("T1.r4")
    ada = on_turn(world.player(ADA))
    run = ScriptRun(act(world, ada))
    done(lose_coin(world, ada, 5, "relic"))
    run.answer(ADA, "carriage-t2-r4")
    assert (ada.at, ada.coin) == ("T1.r4", 0)
    assert run.open[ADA].word == "menu"  # asked again: the turn is not lost


def test_r122_a_stone_that_somebody_else_has_taken_is_not_picked_up() -> None:
    world = world_of("A.r1")
    ada = on_turn(world.player(ADA))
    ada.character = "saladar"
    world.state.ground = {"A.r1": Ground(stones=["blue-1"])}
    run = ScriptRun(act(world, ada))
    world.state.ground["A.r1"].stones = []
    run.answer(ADA, "take-blue-1")
    assert ada.stones == []


def test_r97_a_tool_that_was_given_away_is_used_by_nobody() -> None:
    world = world_of("A.r1")
    ada = on_turn(world.player(ADA))
    ada.health = 3
    carries(world, ada, "healing-herb")
    run = ScriptRun(act(world, ada))
    herb = f"use-{ada.pack[0].id}"
    done(robbed(world, ada))
    run.answer(ADA, herb)
    assert ada.health == 3


def test_r114_what_was_taken_while_one_says_what_to_hand_in_earns_nothing() -> None:
    world = world_of("T1.tavern")
    ada = on_turn(world.player(ADA))
    world.state.quests = [OpenQuest("q7")]
    world.state.decks["quests"].remove("q7")
    carries(world, ada, "hammer", "dagger", "axe")
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "tavern")
    run.answer(ADA, "hand-in-q7")
    done(robbed(world, ada))
    run.answer(ADA, usual(run.open[ADA]))
    to_the_end(run)
    assert ada.coin == 0
    assert "q7" in {quest.key for quest in world.state.quests}


def test_r99_room_is_made_only_by_what_one_still_has() -> None:
    world = world_of("A.r1", "A.r1")
    ada, ben = world.player(ADA), world.player(BEN)
    carries(world, ada, "torch", "rope", "lockpick")
    carries(world, ben, "elixir")
    run = ScriptRun(hand_over(world, ben, ada, Offer(Bundle((f"deal-{ben.pack[0].id}",)))))
    left = f"leave-{ada.pack[0].id}"
    del ada.pack[:3]  # as whoever kills them may take it
    run.answer(ADA, left)
    assert run.is_over
    assert [thing.key for thing in ada.loose] == ["elixir"]


def test_r175_the_dead_swap_places_with_nobody() -> None:
    world = world_of("A.r1", "T1.r2")
    ada = on_turn(world.player(ADA))
    holds(world, ada, "swap-places", "mend")
    holds(world, world.player(CLEO), "mend")
    run = ScriptRun(act(world, ada), lasts=True)
    run.answer(ADA, "swap-places")
    run.answer(ADA, "choose-player-1")
    done(killed(world, ada))
    run.wait()
    assert not ada.at


def test_r113_an_entangle_holds_no_dead() -> None:
    world = world_of("A.r1", "A.r1")
    ada, ben = on_turn(world.player(ADA)), world.player(BEN)
    holds(world, ada, "entangle", "mend")
    holds(world, world.player(CLEO), "mend")
    run = ScriptRun(act(world, ada), lasts=True)
    run.answer(ADA, next(option.key for option in run.open[ADA].options if "entangle" in option.key))
    done(hurt(world, ben, 99, "scroll", world.player(DAN)))
    run.wait()
    assert not ben.remains


def test_r62_whoever_enters_a_market_rises_from_a_trade_they_were_drawn_into() -> None:
    world = world_of("T1.market")
    ada = on_turn(world.player(ADA))
    run = ScriptRun(act(world, ada))
    world.state.parleys = [Parley(9, "T1.market", [ADA, BEN], (ADA, BEN))]
    run.answer(ADA, "market")
    assert world.state.shoppers == [ADA]
    assert world.state.parleys == []


def test_r32_nobody_trades_whom_an_enemy_has_seized_while_they_talked() -> None:
    world = world_of("W.r2", "W.r2")
    ada, ben = world.player(ADA), world.player(BEN)
    run = ScriptRun(trade(world, ben, ada))
    run.answer(BEN, Offer(Bundle(amounts={"coin": 1})).choice)
    ada.held = None
    done(killed(world, ada))
    run.answer(ADA, ACCEPT)
    assert run.result == "refused"


def test_r32_a_lair_that_a_relic_has_led_to_ends_the_turn_of_whom_it_holds() -> None:
    """A Black Idol's 6 brings two Loot cards; the lair's Golem holds whoever rolled it, before they have walked."""
    world = world_of("S.r3", dice=(6,))
    ada = on_turn(world.player(ADA))
    ada.health = 10
    ada.pack.append(world.made("relic", "black-idol", "rocks"))
    world.state.decks["rocks"].remove("relic:black-idol")
    stack(world, "loot", "lair:")
    stack(world, "rocks", "enemy:k4")
    run = ScriptRun(act(world, ada))
    run.answer(ADA, next(option.key for option in run.open[ADA].options if option.key.startswith("relic")))
    to_the_end_of_fight(run)
    assert ada.held is not None
    assert run.is_over


def to_the_end_of_fight(run: ScriptRun[None]) -> None:
    while not run.is_over and run.prompts[0].word in {"guard", "blow"}:
        run.answer(ADA, "decline" if run.prompts[0].word == "blow" else usual(run.prompts[0]))


def test_r124_saladar_neither_travels_on_nor_takes_the_stone_where_he_has_travelled() -> None:
    world = world_of("A.r1", "O.r2")
    ada = on_turn(world.player(ADA))
    ada.character = "saladar"
    world.state.ground = {"A.r1": Ground(stones=["blue-1"]), "O.r2": Ground(stones=["green-1"])}
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "travel-o-r2")
    run.answer(ADA, "arrive-o-r2")
    run.answer(BEN, "let-pass")
    assert {option.key for option in run.open[ADA].options} == {"trade-1", "let-lie"}


def test_r50_no_voice_carries_a_contact_trap() -> None:
    world = world_of("A.r1")
    ada = on_turn(world.player(ADA))
    holds(world, ada, "far-voice")
    sets(world, ada, "poisoned-gift")
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "far-voice")
    run.answer(ADA, "choose-player-1")
    assert not [option for option in run.open[ADA].options if option.key.startswith("trap")]


def test_r180_the_dead_bar_no_way() -> None:
    world = world_of("A.r1")
    ada = on_turn(world.player(ADA))
    holds(world, ada, "bar-the-way")
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "bar-the-way")
    done(killed(world, ada))
    run.answer(ADA, usual(run.open[ADA]))
    assert world.state.bars == []


def test_r156_whoever_is_attacked_while_a_trap_might_spring_goes_on_with_nothing() -> None:
    world = world_of("S.r3", "S.r3")
    ada = on_turn(world.player(ADA))
    sets(world, world.player(CLEO), "rockfall")
    run = ScriptRun(act(world, ada), lasts=True)
    run.answer(ADA, "outside")
    done(start_battle(world, world.player(BEN), ada))
    before = len(world.state.decks["rocks"])
    run.wait()
    assert run.is_over
    assert len(world.state.decks["rocks"]) == before


def test_r49_r62_nobody_strikes_back_who_fights_somebody_else_by_now() -> None:
    world = world_of("A.r1", "A.r1", "A.r1")
    ada, ben, cleo = on_turn(world.player(ADA)), world.player(BEN), world.player(CLEO)
    holds(world, ada, "blood-dart")
    wears(world, ben, "ring-of-warding")
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "blood-dart-1")
    done(start_battle(world, cleo, ben))
    run.answer(BEN, "battle")
    assert [battle.order for battle in world.state.battles] == [[CLEO, BEN]]
