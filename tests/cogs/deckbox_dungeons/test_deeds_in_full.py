"""R13 to R35: what a hero does in its activation is told in full, and costs what it costs."""

from collections.abc import Sequence
from typing import Any

import pytest

from cogs.deckbox_dungeons.events.combat import HeroHurt, HeroRevived
from cogs.deckbox_dungeons.events.frame import ActivationEnded
from cogs.deckbox_dungeons.events.goods import (
    ItemBought,
)
from cogs.deckbox_dungeons.events.map import Moved
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.deeds.moving import walk_to
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.state.pieces import Item, Tile
from tests.cogs.deckbox_dungeons.activations import done
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import Said, ScriptRun, run_script

A, B = 0, 1


def test_r24_reviving_is_told_and_costs_an_action() -> None:
    one, friend = brannoc((3, 4), move_left=3), tamsin((3, 3), health=0, is_downed=True)
    run = ScriptRun(activate(scene(one, friend), one))
    assert run.answer(A, "revive-1") == [HeroRevived(seat=B, hero="tamsin", friend="brannoc", spot="M63", health=2)]
    assert (one.actions, one.move_left) == (1, 0)


def test_r13_what_is_not_used_is_forfeited() -> None:
    one = brannoc((3, 3))
    delve = scene(one, tamsin((6, 3)))
    run = ScriptRun(activate(delve, one))
    assert delve.state.active == A
    run.answer(A, "end")
    asked = run.open[A]
    assert (asked.word, asked.rule, asked.default, asked.facts["count"]) == ("forfeit", "R13", ("forfeit",), 2)
    assert run.answer(A, "forfeit") == [ActivationEnded(seat=A, hero="brannoc", left=2)]


def test_r6_what_is_bought_is_told_with_what_follows() -> None:
    """And with nothing where deck and discards are empty."""
    one = brannoc((3, 3), treasure=9)
    delve = scene(one, tamsin((6, 3)))
    delve.state.market[:] = [Item(90, "oak-shield"), Item(91, "lucky-coin"), None]
    delve.state.item_deck = [Item(92, "war-drum")]
    mine: dict[str, Any] = {"seat": A, "hero": "brannoc"}
    assert done(delve, "buy-90", "buy-91") == [
        ItemBought(**mine, item="oak-shield", cost=5, follows="war-drum"),
        ItemBought(**mine, item="lucky-coin", cost=2, follows=None),
    ]
    assert (one.treasure, [item.id for item in one.items]) == (2, [90, 91])
    assert delve.state.market == [Item(92, "war-drum"), None, None]


def test_r16_a_way_is_told_from_where_to_where() -> None:
    one = brannoc((3, 3))
    delve = scene(one, tamsin((6, 3)))
    assert done(delve, "move", "to-m61") == [Moved(seat=A, hero="brannoc", origin="M63", spot="M61", left=3)]


def test_r35_a_pit_is_told_where_it_is_entered() -> None:
    """The way goes on from there; the rest is told after it."""
    one = brannoc((2, 1), actions=2)
    delve = scene(one, tamsin((6, 2)), tiles=[Tile("2b", 0, 0)])
    blocked = [enemy("goblin-cutter", spot) for spot in ((2, 0), (2, 2), (1, 1))]
    delve.state.enemies = blocked
    told = run_script(walk_to(delve, one, (4, 1)), {}).events
    mine: dict[str, Any] = {"seat": A, "hero": "brannoc"}
    assert told == [
        Moved(**mine, origin="K62", spot="K63", left=4),
        HeroHurt(**mine, damage=1, health=9, cause="pit"),
        Moved(**mine, origin="K63", spot="K64", left=3),
    ]


@pytest.mark.parametrize(("roped", "cost"), [(False, 2), (True, 1)])
def test_r34_i16_water_costs_two_but_for_who_has_a_rope(*, roped: bool, cost: int) -> None:
    one = brannoc((2, 1), actions=2, is_roped=roped)
    delve = scene(one, tamsin((6, 3)), tiles=[Tile("15a", 0, 0)])
    run_script(walk_to(delve, one, (1, 1)), {})
    assert one.move_left == 5 - cost


def offered(delve: Delve, *said: Said) -> Sequence[str]:
    run = ScriptRun(play(delve))
    for one in said:
        run.answer(A, one, "menu")
    return [option.key for option in run.open[A].options]


def test_d5_what_stands_first_in_a_turn() -> None:
    """Section 9: attacks, ways to attack, deeds, ways, what costs no action, the end."""
    one = hero("perrin", "sling-dirk", "battle-hymn", (3, 3), energy=3, treasure=2, health=3,
               items=cards("healing-draught"))  # fmt: skip
    foes = [enemy("goblin-cutter", (3, 4)), enemy("goblin-slinger", (0, 2))]
    delve = scene(one, tamsin((2, 3), health=0, is_downed=True), enemies=foes,
                  tiles=[Tile("14a", 0, 0, encounters=["q1b"])], options=DeckboxOptions())  # fmt: skip
    delve.state.market[:] = [Item(90, "lucky-coin"), None, None]
    kinds = [key.partition("-")[0] for key in offered(delve)]
    order = ["melee", "ranged", "go", "deed", "revive", "to", "move", "ability", "use", "buy", "end"]
    assert list(dict.fromkeys(kinds)) == [kind for kind in order if kind in kinds]
    assert {"melee", "ranged", "go", "deed", "revive", "ability", "use", "buy", "end"} <= set(kinds)
