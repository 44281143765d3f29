"""R14, R74 to R76 and section 5: what enemies do (T40 to T48)."""

import pytest

from cogs.deckbox_dungeons.events.combat import HeroAttacked
from cogs.deckbox_dungeons.rules.enemies.acting import activate, enemy_phase
from cogs.deckbox_dungeons.rules.enemies.choosing import plan
from cogs.deckbox_dungeons.rules.enemies.foreseeing import in_order
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import Spot
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, hero, scene, tamsin
from tests.support.scripts import run_script

A, B = 0, 1
Placed = tuple[Spot, dict[str, int]]


def test_t40_the_order_of_activation() -> None:
    """R14."""
    keys = ["old-mawgrim", "hobgoblin-bruiser", "goblin-cutter", "hex-shaman", "goblin-slinger", "goblin-cutter"]
    foes = [enemy(key, (3, column)) for column, key in enumerate(keys)]
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=foes)
    assert [foe.id for foe in in_order(delve)] == [5, 3, 6, 4, 2, 1]


@pytest.mark.parametrize(
    ("name", "foe", "at", "first", "second", "to", "target"),
    [
        ("T41", "goblin-cutter", (1, 2), ((4, 3), {}), ((4, 5), {}), (3, 3), A),
        ("T42", "goblin-slinger", (3, 3), ((3, 2), {}), ((6, 4), {}), (0, 4), B),
        ("T43", "bone-archer", (2, 3), ((5, 3), {}), ((6, 4), {"health": 3}), None, B),
        ("T44", "choir-zealot", (1, 3), ((4, 2), {"energy": 1}), ((4, 4), {"energy": 4}), (3, 4), B),
    ],
)
def test_t41_to_t44_whom_and_from_where(
    name: str, foe: str, at: Spot, first: Placed, second: Placed, to: Spot | None, target: int
) -> None:
    """Section 5, steps 3 to 8, on 14A."""
    delve = scene(brannoc(first[0], **first[1]), tamsin(second[0], **second[1]), enemies=[enemy(foe, at)])
    found = plan(delve, delve.state.enemies[0])
    assert (found.goal, found.targets) == (to, (target,)), name


def test_t45_it_comes_nearer() -> None:
    """Step 9: the way is barred by another Cutter."""
    foes = [enemy("goblin-cutter", (1, 2)), enemy("goblin-cutter", (3, 3))]
    delve = scene(brannoc((4, 3)), tamsin((5, 3)), tiles=[Tile("4b", 0, 0)], enemies=foes)
    found = plan(delve, foes[0])
    assert (found.goal, found.blow) == ((2, 3), None)


def test_t46_siphon() -> None:
    """R74: before it moves; its tile and joined ones, never below 0."""
    road = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("6a", 0, -2)]
    here, near, far = (
        brannoc((-11, 1), energy=3),
        tamsin((-5, 5)),
        hero("oruk", "great-maul", "rally", (2, 1), energy=2),
    )
    shaman = enemy("hex-shaman", (-11, 5))
    delve = scene(here, near, far, tiles=road, enemies=[shaman], dice=[1] * 9)
    run_script(activate(delve, shaman), {})
    assert [one.energy for one in (here, near, far)] == [2, 0, 2]


def test_t47_regenerate() -> None:
    """R75, A17."""
    boss = enemy("hollow-deacon", (3, 3), health=4)
    delve = scene(brannoc((6, 3)), tamsin((6, 4)), enemies=[boss])
    run_script(refresh(delve), {})
    assert boss.health == 5
    boss.health = 6
    run_script(refresh(delve), {})
    assert boss.health == 6


def test_t48_ritual() -> None:
    """R76: the weakest below its most, once per attack, itself perhaps."""
    caller = enemy("choir-caller", (1, 3), health=1)
    hurt, whole = enemy("choir-zealot", (2, 1), health=1), enemy("choir-zealot", (2, 5), health=2)
    delve = scene(brannoc((5, 3)), tamsin((6, 4)), enemies=[caller, hurt, whole], dice=[6, 6, 1, 1])
    run_script(activate(delve, caller), {})
    assert [foe.health for foe in (caller, hurt, whole)] == [2, 1, 2]


def test_r76_who_wounds_nobody_holds_no_ritual() -> None:
    caller = enemy("choir-caller", (1, 3), health=1)
    delve = scene(brannoc((5, 3)), tamsin((6, 4)), enemies=[caller], dice=[1, 1, 6, 6])
    run = run_script(activate(delve, caller), {})
    assert [event.damage for event in run.events if isinstance(event, HeroAttacked)] == [0]
    assert caller.health == 1


def test_a_stunned_enemy_does_not_siphon() -> None:
    shaman = enemy("hex-shaman", (3, 5), is_stunned=True)
    one = brannoc((3, 1), energy=3)
    delve = scene(one, tamsin((6, 4)), enemies=[shaman])
    run_script(activate(delve, shaman), {})
    assert (one.energy, shaman.is_stunned) == (3, False)


def test_a_chained_enemy_stays() -> None:
    """I14."""
    foe = enemy("goblin-cutter", (1, 2), is_chained=True)
    assert plan(scene(brannoc((5, 3)), tamsin((5, 4)), enemies=[foe]), foe).path == ()


def test_barrage_is_dealt_out() -> None:
    """Step 8: three dice at two heroes: two at the chosen one."""
    mage = enemy("cinder-mage", (1, 3))
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=[mage], dice=[1, 1, 1])
    events = [event for event in run_script(activate(delve, mage), {}).events if isinstance(event, HeroAttacked)]
    assert sorted(len(event.dice.split()) for event in events) == [1, 2]


def test_smoke_takes_a_die() -> None:
    """I09, R85."""
    archer = enemy("bone-archer", (2, 3))
    delve = scene(brannoc((5, 3), is_smoking=True), tamsin((6, 4), health=3), enemies=[archer], dice=[1])
    (event,) = run_script(enemy_phase(delve), {}).events[1:]
    assert isinstance(event, HeroAttacked)
    assert event.dice == "1"
