"""What must hold of every player, of company and of treasure is noticed where it does not."""

from collections.abc import Callable

import pytest

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules import invariants
from cogs.dead_throne.rules.invariants_goods import check_goods
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import AWAY, MARKET, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, realm, thing, wears


def _debt(world: Realm, ada: Player) -> None:
    ada.coin = -1


def _nowhere(world: Realm, ada: Player) -> None:
    ada.at = "T1.r9"


def _dead_and_out(world: Realm, ada: Player) -> None:
    ada.is_dead = ada.is_out = True
    ada.at = ""


def _out_with_a_piece(world: Realm, ada: Player) -> None:
    ada.is_out, ada.at, ada.pieces = True, "", 1
    world.state.pieces += 1


def _less_than_no_turn(world: Realm, ada: Player) -> None:
    ada.remains = -1


def _no_health(world: Realm, ada: Player) -> None:
    ada.health = 0


def _shield_beside_a_combo(world: Realm, ada: Player) -> None:
    wears(world, ada, "short-sword", "buckler")
    ada.worn["partner"] = thing(world, "buckler")


def _wrong_slot(world: Realm, ada: Player) -> None:
    ada.worn["helmet"] = thing(world, "buckler")


def _one_card_twice(world: Realm, ada: Player) -> None:
    carries(world, ada, "torch")
    ada.pack.append(ada.pack[0])


def _battle_and_market(world: Realm, ada: Player) -> None:
    world.state.battles = [Battle(1, GATE, [ADA, BEN])]
    world.state.shoppers = [ADA]


def _battle_and_trade(world: Realm, ada: Player) -> None:
    world.state.battles = [Battle(1, GATE, [ADA, BEN])]
    world.state.parleys = [Parley(2, GATE, [ADA, BEN])]


def _battle_with_the_dead(world: Realm, ada: Player) -> None:
    world.state.battles = [Battle(1, GATE, [ADA, BEN])]
    ada.is_dead = True


def _piece_too_many(world: Realm, ada: Player) -> None:
    ada.pieces = 1


def _piece_on_the_ground(world: Realm, ada: Player) -> None:
    world.state.ground["P.r2"] = Ground(pieces=1)


def _stone_too_many(world: Realm, ada: Player) -> None:
    world.state.ground["P.r2"] = Ground(stones=["red-1"])


def _stone_twice(world: Realm, ada: Player) -> None:
    ada.stones, world.state.stones = ["red-1"], 1
    world.state.ground["P.r2"] = Ground(stones=["red-1"])


def _battle_of_one(world: Realm, ada: Player) -> None:
    world.state.battles = [Battle(1, GATE, [ADA])]


def _no_combo(world: Realm, ada: Player) -> None:
    wears(world, ada, "short-sword")
    ada.worn["partner"] = thing(world, "torch")


SPOILS: dict[Callable[[Realm, Player], None], str] = {
    _debt: "seat 0 owes coin",
    _nowhere: "T1.r9 is no step",
    _dead_and_out: "seat 0 is dead and out",
    _less_than_no_turn: "seat 0 remains -1 turns",
    _no_health: "seat 0 lives with health 0",
    _shield_beside_a_combo: "seat 0 has a shield beside a combo",
    _wrong_slot: "buckler is worn as helmet",
    _one_card_twice: "seat 0 has one card twice",
    _battle_and_market: "somebody is in two places at once: [0, 1, 0]",
    _battle_and_trade: "somebody is in two places at once: [0, 1, 0, 1]",
    _battle_with_the_dead: "somebody fights who is not there",
    _piece_too_many: "1 pieces and 0 for sale",
    _piece_on_the_ground: "1 pieces and 0 for sale",
    _stone_too_many: "stones: ['red-1']",
    _stone_twice: "stones: ['red-1', 'red-1']",
    _out_with_a_piece: "seat 0 is out and holds treasure",
    _battle_of_one: "a battle of [0]",
    _no_combo: "no combo with torch",
}


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda one: one.__name__)
def test_what_cannot_be_of_people_and_treasure_is_noticed_and_said(spoil: Callable[[Realm, Player], None]) -> None:
    world = realm(GATE, GATE)
    for card in ("short-sword", "buckler", "torch"):  # there are enough of them, so that nothing else is noticed
        world.state.market[card] -= 1
    invariants.check(world.state)
    spoil(world, world.player(ADA))
    with pytest.raises(AssertionError) as found:
        invariants.check(world.state)
    assert str(found.value) == SPOILS[spoil]


def test_r128_one_crown_carried_and_one_on_the_ground_are_two() -> None:
    world = realm(GATE, GATE)
    world.player(ADA).pack = [world.made("item", CROWN, AWAY)]
    check_goods(world.state)
    world.state.ground["P.r2"] = Ground(crowns=[world.made("item", CROWN, AWAY)])
    with pytest.raises(AssertionError, match="2 Crowns"):
        check_goods(world.state)


def test_before_play_nothing_has_to_be_kept_yet() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.health, ada.whet, world.state.phase = 0, 2, "choose"
    invariants.check(world.state)


@pytest.mark.parametrize(("health", "is_kept"), [(1, True), (20, True), (21, False)])
def test_r88_health_is_one_to_twenty(health: int, is_kept: bool) -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.stones, ada.turn.is_on = [f"red-{number}" for number in range(12)], True
    world.state.stones, ada.health = 12, health
    if is_kept:
        invariants.check(world.state)
    else:
        with pytest.raises(AssertionError, match="lives with health 21"):
            invariants.check(world.state)


def test_r98_what_is_in_a_rucksack_may_be_there() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, "torch", "rope", "hammer")
    ada.sack = [thing(world, "torch")]
    check_goods(world.state)
    ada.worn.clear()
    with pytest.raises(AssertionError):
        check_goods(world.state)


def test_r169_the_ash_staff_is_no_card_of_the_market() -> None:
    made = invariants._made(ThroneOptions(), ("saladar", "brannoc"))
    assert not [card for card in made if card[1] == "ash-staff"]
    assert made[MARKET, "torch"] > 0
