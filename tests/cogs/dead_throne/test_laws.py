"""What must hold of where people are is noticed where it does not, and matches stored before still open."""

from collections.abc import Callable

import msgspec
import pytest

from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.rules import invariants
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Held
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, realm

GATE = "T1.g5"


def world_of(mode: str = "competitive") -> Realm:
    return realm(GATE, GATE, "P.r1", "A.r1", mode=mode)


def bar_of_the_dead(world: Realm) -> None:
    world.player(ADA).is_dead, world.player(ADA).at = True, ""
    world.state.bars = [Bar("T1.r5", ADA)]


def group_apart(world: Realm) -> None:
    world.state.defender = Defender(groups=[[ADA, CLEO]])


def group_of_one(world: Realm) -> None:
    world.state.defender = Defender(groups=[[ADA]])


def two_groups(world: Realm) -> None:
    world.state.defender = Defender(groups=[[ADA, BEN], [ADA, BEN]])


def battle_apart(world: Realm) -> None:
    world.state.battles = [Battle(1, GATE, [ADA, CLEO])]


def battle_elsewhere(world: Realm) -> None:
    world.state.battles = [Battle(1, "P.r2", [ADA, BEN])]


def trade_of_one(world: Realm) -> None:
    world.state.parleys = [Parley(1, GATE, [ADA])]


def trade_with_the_dead(world: Realm) -> None:
    world.state.parleys = [Parley(1, GATE, [ADA, BEN])]
    world.player(ADA).is_dead, world.player(ADA).at = True, ""


def market_on_the_road(world: Realm) -> None:
    world.state.shoppers = [ADA]


def held_in_battle(world: Realm) -> None:
    world.state.battles = [Battle(1, GATE, [ADA, BEN])]
    world.player(ADA).held = Held("w5", "woods", 1)


def held_apart(world: Realm) -> None:
    world.player(ADA).held = Held("w5", "woods", 1, 7)
    world.player(CLEO).held = Held("w5", "woods", 1, 7)


def one_card_two_enemies(world: Realm) -> None:
    world.player(ADA).held = Held("w5", "woods", 1, 7)
    world.player(BEN).held = Held("w3", "woods", 1, 7)


def dead_and_held(world: Realm) -> None:
    world.player(ADA).is_dead, world.player(ADA).at = True, ""
    world.player(ADA).held = Held("w5", "woods", 1)


def in_the_castle(world: Realm) -> None:
    world.player(ADA).at = CASTLE


def out_on_the_map(world: Realm) -> None:
    world.player(ADA).is_out = True


def trapped_for_ever(world: Realm) -> None:
    world.player(ADA).is_trapped = True


def remains_dead(world: Realm) -> None:
    world.player(ADA).is_dead, world.player(ADA).at, world.player(ADA).remains = True, "", 1


def group_with_the_dead(world: Realm) -> None:
    world.player(ADA).is_dead = True
    world.state.defender = Defender(groups=[[ADA, BEN]])


def hidden_elsewhere(world: Realm) -> None:
    world.state.battles = [Battle(1, GATE, [ADA, BEN], hidden=[CLEO])]


BREAKS: dict[Callable[[Realm], None], str] = {
    bar_of_the_dead: "T1.r5 is barred by seat 0, who is not there",
    group_apart: "the group [0, 2] is not on one step",
    group_of_one: "a group of [0]",
    two_groups: "somebody is in two groups: [[0, 1], [0, 1]]",
    battle_apart: "of the battle of [0, 2] at T1.g5 only [0] stand there",
    battle_elsewhere: "of the battle of [0, 1] at P.r2 only [] stand there",
    trade_of_one: "a trade of [0]",
    trade_with_the_dead: "somebody trades who is not there",
    market_on_the_road: "seat 0 is in a Market at T1.g5",
    held_in_battle: "seat 0 is held, and in something else",
    held_apart: "w5 holds [0, 2]",
    one_card_two_enemies: "a card is two enemies",
    dead_and_held: "an enemy holds seat 0, who is dead",
    in_the_castle: "seat 0 stands in the castle, and nobody has won",
    out_on_the_map: "seat 0 is out, and stands at T1.g5",
    trapped_for_ever: "seat 0 is trapped for no turn",
    remains_dead: "seat 0 is dead, and remains",
    group_with_the_dead: "somebody of [0, 1] is dead",
    hidden_elsewhere: "[2] are hidden in a battle of [0, 1]",
}


@pytest.mark.parametrize("breaks", BREAKS)
def test_a_place_that_cannot_be_is_noticed_and_said(breaks: Callable[[Realm], None]) -> None:
    world = world_of()
    check_places(world.state)
    breaks(world)
    with pytest.raises(AssertionError) as found:
        check_places(world.state)
    assert str(found.value) == BREAKS[breaks]


def test_a_hold_whose_card_lies_in_its_deck_is_noticed() -> None:
    """A6: the ghost of a rescue that failed."""
    world = world_of()
    for seat, key in ((ADA, "w5"), (BEN, "w5")):
        world.player(seat).held = Held(key, "woods", 1)
    with pytest.raises(AssertionError, match="too many"):
        invariants.check(world.state)


def test_what_is_lost_is_named_and_nothing_else() -> None:
    world = realm(GATE)
    world.state.market.clear()
    with pytest.raises(AssertionError, match="lost are") as lost:
        invariants.check(world.state)
    assert "rope" in str(lost.value)
    assert "woods" not in str(lost.value)


def test_battles_trades_and_holds_of_before_still_open() -> None:
    battle = msgspec.json.decode(b'{"id":1,"at":"T1.g5","order":[0,1],"afar":[1],"rounds":2}', type=Battle)
    assert battle == Battle(1, GATE, [ADA, BEN], rounds=2)
    assert msgspec.json.decode(b'{"id":1,"at":"T1.g5","members":[0,1],"afar":[1]}', type=Parley).members == [ADA, BEN]
    assert msgspec.json.decode(b'{"enemy":"w5","home":"woods","turns":2}', type=Held) == Held("w5", "woods", 2)
