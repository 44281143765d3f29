"""R79 to R86, I01 to I19: what an ability and a card do is told in full, and costs what it costs."""

from typing import Any

import pytest

from bot.engine import Event
from cogs.deckbox_dungeons.events.combat import EnemyChained, EnemyHurt, EnemyStunned, HeroHurt
from cogs.deckbox_dungeons.events.goods import (
    AbilityUsed,
    EnergyGained,
    Healed,
    ItemUsed,
)
from cogs.deckbox_dungeons.events.map import Moved, Shadowstepped
from cogs.deckbox_dungeons.rules.combat.targets import seen_near
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.state.pieces import Tile
from tests.cogs.deckbox_dungeons.activations import ROAD, done, with_ability
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun

A, B = 0, 1
PERRIN: dict[str, Any] = {"seat": A, "hero": "perrin"}
USES: dict[str, tuple[str, str, list[Event]]] = {
    "a trick": ("dirty-trick", "ability-e1", [EnemyStunned(enemy="hobgoblin-bruiser", number=1)]),
    "a hymn": ("battle-hymn", "ability", []),
    "wind": ("second-wind", "ability", [Healed(**PERRIN, amount=1, health=6)]),
    "mending": ("mend", "ability-h0", [Healed(**PERRIN, amount=2, health=7)]),
}
PRICES = {"dirty-trick": 3, "battle-hymn": 3, "second-wind": 3, "mend": 3}


@pytest.mark.parametrize("what", USES)
def test_r79_an_ability_is_paid_for_and_told(what: str) -> None:
    ability, key, told = USES[what]
    one = with_ability(ability, health=5)
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("hobgoblin-bruiser", (1, 3), is_chained=True)])
    left = 5 - PRICES[ability]
    assert done(delve, key) == [AbilityUsed(**PERRIN, ability=ability, energy=left), *told]
    assert (one.energy, one.is_singing, one.actions) == (left, ability == "battle-hymn", 0)


@pytest.mark.parametrize("ability", ["dirty-trick", "battle-hymn", "second-wind", "mend", "chain-spark", "rally"])
def test_r79_who_cannot_pay_is_not_offered_it(ability: str) -> None:
    """Nor is what would change nothing (R93): no hymn in a hymn."""
    price = {"chain-spark": 4, "rally": 4}.get(ability, 3)
    offered = []
    for energy in (price - 1, price):
        one = with_ability(ability, energy=energy, health=5)
        delve = scene(one, tamsin((6, 3)), enemies=[enemy("hobgoblin-bruiser", (1, 3), is_chained=True)])
        keys = [option.key for option in ScriptRun(activate(delve, one)).open[A].options]
        offered.append(any(key.startswith(("ability", "spark")) for key in keys))
    assert offered == [False, True]


def test_r85_who_sings_is_not_offered_to_sing() -> None:
    one = with_ability("battle-hymn", is_singing=True)
    run = ScriptRun(activate(scene(one, tamsin((6, 3))), one))
    assert "ability" not in [option.key for option in run.open[A].options]


THINGS: dict[str, tuple[str, str, list[Event]]] = {
    "a net": ("weighted-net", "use-100-e1", [EnemyStunned(enemy="hobgoblin-bruiser", number=1)]),
    "a chain": ("binding-chain", "use-100-e1", [EnemyChained(enemy="hobgoblin-bruiser", number=1)]),
    "a tonic": ("swift-tonic", "use-100", []),
    "a rope": ("rope-and-hook", "use-100", []),
    "a draught": ("healing-draught", "use-100-h0", [Healed(**PERRIN, amount=2, health=7)]),
    "a phial": ("spark-phial", "use-100", [EnergyGained(**PERRIN, amount=3, energy=3)]),
    "a pot": ("smoke-pot", "use-100", []),
    "a drum": (
        "war-drum", "use-100",
        [EnergyGained(**PERRIN, amount=2, energy=2), EnergyGained(seat=B, hero="tamsin", amount=1, energy=10)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", THINGS)
def test_i01_to_i19_a_card_is_used_up_and_told(what: str) -> None:
    card, key, told = THINGS[what]
    one = with_ability("rally", energy=0, health=5, items=cards(card))
    foe = enemy("hobgoblin-bruiser", (1, 3))
    delve = scene(one, tamsin((6, 3), energy=9), enemies=[foe])
    assert done(delve, key) == [ItemUsed(**PERRIN, item=card), *told]
    assert (one.items, [item.key for item in delve.state.discards]) == ([], [card])
    assert (one.is_smoking, one.smoke) == ((True, [(3, 3)]) if card == "smoke-pot" else (False, []))


def test_i12_a_tonic_is_four_spaces_more() -> None:
    one = with_ability("rally", items=cards("swift-tonic"))
    run = ScriptRun(activate(scene(one, tamsin((6, 3))), one))
    run.answer(A, "use-100")
    assert (one.move_left, one.actions) == (4, 2)


def test_second_wind_is_a_move_more() -> None:
    """R101."""
    one = with_ability("second-wind", move_left=0)
    run = ScriptRun(activate(scene(one, tamsin((6, 3))), one))
    run.answer(A, "ability")
    assert one.move_left == 6


def test_i07_fire_burns_all_that_stand_there_the_enemies_first() -> None:
    """R55: friends by their seats. What most would do hits most enemies and fewest friends."""
    one = with_ability("rally", (5, 3), items=cards("fire-flask"))
    foes = [enemy("hobgoblin-bruiser", (2, 2)), enemy("goblin-cutter", (2, 3)), enemy("hobgoblin-bruiser", (0, 2))]
    delve = scene(one, tamsin((3, 2)), enemies=foes)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100")
    spots = {option.key: option.facts for option in run.open[A].options if option.key != "back"}
    assert (run.open[A].word, run.open[A].rule, run.open[A].default) == ("flask", "R21", ("back",))
    best = max(spots, key=lambda key: spots[key]["count"] - 2 * spots[key]["friends"])  # type: ignore[operator]
    assert run.open[A].main == best
    assert (spots[best]["count"], spots[best]["friends"]) == (2, 0)
    told = run.answer(A, "to-l62")
    bruiser: dict[str, Any] = {"enemy": "hobgoblin-bruiser"}
    assert told == [
        ItemUsed(**PERRIN, item="fire-flask"),
        EnemyHurt(**bruiser, number=1, damage=1, health=2, cause="fire"),
        EnemyHurt(enemy="goblin-cutter", number=2, damage=1, health=1, cause="fire"),
        HeroHurt(seat=B, hero="tamsin", damage=1, health=7, cause="fire"),
    ]
    assert [foe.health for foe in foes] == [2, 1, 3]


def test_r79_shadows_lead_four_spaces_anywhere_free() -> None:
    """Through enemies, water and pits; the space farthest from all enemies is what most would choose."""
    one = with_ability("shadowstep", (3, 3))
    delve = scene(one, tamsin((3, 2)), enemies=[enemy("goblin-cutter", (2, 3))])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "ability")
    asked = run.open[A]
    assert (asked.word, asked.rule, asked.default, asked.main) == ("shadowstep", "R79", ("back",), "to-n66")
    keys = {option.key for option in asked.options}
    assert {"to-m60", "to-k63"} <= keys
    assert keys.isdisjoint({"to-m63", "to-l63", "to-m62"})
    assert run.answer(A, "to-n66") == [
        AbilityUsed(**PERRIN, ability="shadowstep", energy=3),
        Shadowstepped(**PERRIN, origin="M63", spot="N66"),
    ]
    assert (one.at, one.actions) == ((6, 4), 2)


def test_r79_who_goes_back_from_the_shadows_has_paid_nothing() -> None:
    one = with_ability("shadowstep", (3, 3))
    assert done(scene(one, tamsin((3, 2))), "ability", "back") == []
    assert one.energy == 5


def test_r86_who_is_rallied_does_one_thing() -> None:
    one, friend = with_ability("rally", (3, 3)), brannoc((4, 3))
    delve = scene(one, friend, enemies=[enemy("goblin-cutter", (0, 3))])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "ability-h1")
    asked = run.open[B]
    assert (asked.word, asked.rule, asked.default, friend.actions) == ("rally", "R86", ("end",), 1)
    assert not [option.key for option in asked.options if option.key.startswith(("go-", "use", "buy"))]
    run.answer(B, "move")
    told = run.answer(B, "to-m61")
    assert told == [Moved(seat=B, hero="brannoc", origin="M64", spot="M61", left=2)]
    assert (run.open[B].word, friend.actions, friend.move_left > 0) == ("rally", 0, True)
    run.answer(B, "end")
    assert (friend.actions, friend.move_left, one.energy, one.actions) == (0, 0, 1, 2)
    assert run.open[A].word == "menu"


@pytest.mark.parametrize(("at", "is_offered"), [((-2, 3), True), ((-11, 3), False)])
def test_r86_only_who_is_near_is_rallied(at: tuple[int, int], *, is_offered: bool) -> None:
    """A24: in the same tile or a joined one."""
    one, friend = with_ability("rally", (3, 3)), brannoc(at)
    delve = scene(one, friend, tiles=[*ROAD, Tile("6a", 0, -2)])
    keys = [option.key for option in ScriptRun(activate(delve, one)).open[A].options]
    assert ("ability-h1" in keys) is is_offered


def test_r84_cleave_may_be_aimed_with_what_is_added_and_is_paid_once() -> None:
    one = oruk(at=(3, 3), energy=7, items=cards("whetstone"))
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("old-mawgrim", (3, 4))], dice=[1] * 8)
    told = done(delve, "cleave-1-whetted")
    assert told[:2] == [
        AbilityUsed(seat=A, hero="oruk", ability="cleave", energy=4),
        ItemUsed(seat=A, hero="oruk", item="whetstone"),
    ]
    assert told[2].plus == 3  # type: ignore[attr-defined]


def test_aimed_shot_costs_its_energy_and_pierces() -> None:
    one = hero("ysolde", "long-bow", "aimed-shot", (3, 3), energy=3)
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("hobgoblin-bruiser", (3, 5))], dice=[1, 1, 1])
    told = done(delve, "ranged-1-aimed")
    assert told[0] == AbilityUsed(seat=A, hero="ysolde", ability="aimed-shot", energy=1)
    assert told[1].plus == 3  # type: ignore[attr-defined]


def test_a24_who_is_near_and_not_seen_is_not_reached() -> None:
    delve = scene(brannoc((4, 6)), tamsin((6, 3)), enemies=[enemy("goblin-cutter", (-7, 0))], tiles=ROAD)
    assert seen_near(delve, (4, 6)) == []


@pytest.mark.parametrize(
    ("at", "near"), [((1, 3), [1]), ((-3, 3), [1]), ((-13, 3), [])], ids=["here", "next door", "two doors off"]
)
def test_a24_tricks_and_nets_reach_who_is_seen_and_near(at: tuple[int, int], near: list[int]) -> None:
    delve = scene(brannoc((3, 3)), tamsin((6, 3)), enemies=[enemy("goblin-cutter", at)],
                  tiles=[*ROAD, Tile("6a", 0, -2)])  # fmt: skip
    assert [foe.id for foe in seen_near(delve, (3, 3))] == near
