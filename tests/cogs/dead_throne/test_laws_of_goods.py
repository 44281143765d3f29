"""The invariants of things, hands, combos and quests notice what random play once broke unseen."""

from collections.abc import Callable

import pytest

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.invariants_goods import check_goods
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Held, Player, Turn
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, carries, realm, thing, wears
from tests.cogs.dead_throne.test_defender import land

FOUR = ["mend", "sunder", "nullify", "firebolt"]


def _hand(world: Realm, ada: Player) -> None:
    ada.scrolls = [*FOUR]


def _room(world: Realm, ada: Player) -> None:
    carries(world, ada, "torch", "rope", "lockpick", "hammer")


def _sack(world: Realm, ada: Player) -> None:
    ada.sack = [thing(world, "torch")]


def _health(world: Realm, ada: Player) -> None:
    ada.health = 12


def _half_a_combo(world: Realm, ada: Player) -> None:
    wears(world, ada, "short-sword")
    ada.worn["partner"] = thing(world, "buckler")
    ada.worn["partner"].is_broken = True


def _edge(world: Realm, ada: Player) -> None:
    ada.whet = 2


def _conjured(world: Realm, ada: Player) -> None:
    ada.conjured = ["blade"]


def _crowns(world: Realm, ada: Player) -> None:
    ada.pack = [world.made("item", CROWN, AWAY), world.made("item", CROWN, AWAY)]


def _owed(world: Realm, ada: Player) -> None:
    world.state.result, world.state.phase = "dusk", "over"
    world.note(Deed(ADA, "player"))


def _no_weapon(world: Realm, ada: Player) -> None:
    ada.worn["partner"] = thing(world, "buckler")


SPOILS: dict[Callable[[Realm, Player], None], str] = {
    _hand: "seat 0 holds 4 scrolls",
    _room: "seat 0 carries 1 too much",
    _sack: "seat 0 has no rucksack for what is in it",
    _health: "seat 0 has health 12",
    _half_a_combo: "seat 0 has a combo that is half broken",
    _edge: "seat 0 has a Whetstone's edge for no fight",
    _conjured: "seat 0 keeps ['blade']",
    _crowns: "2 Crowns",
    _owed: f"not settled: {[Deed(ADA, 'player')]}",
    _no_weapon: "seat 0 has half a combo",
}


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda one: one.__name__)
def test_what_nobody_may_have_is_noticed_and_said(spoil: Callable[[Realm, Player], None]) -> None:
    world = realm(GATE, GATE)
    check_goods(world.state)
    spoil(world, world.player(ADA))
    with pytest.raises(AssertionError) as found:
        check_goods(world.state)
    assert str(found.value) == SPOILS[spoil]


def test_r179_nobody_is_held_in_defender() -> None:
    world = land()
    world.player(ADA).held = Held("w5", "woods", 1)
    with pytest.raises(AssertionError, match=r"^seat 0 is held in Defender$"):
        check_goods(world.state)


@pytest.mark.parametrize("spoil", [_hand, _room, _sack], ids=lambda one: one.__name__)
def test_in_ones_own_turn_and_while_one_is_asked_there_may_be_too_much(spoil: Callable[[Realm, Player], None]) -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    spoil(world, ada)
    ada.turn = Turn(is_on=True, path=[GATE])
    check_goods(world.state)
    ada.turn, ada.is_sorting = Turn(), True
    check_goods(world.state)
