"""R100, R102, R104: Barrage of both sides, and the smoke that hangs before it."""

import pytest

from bot.engine import Event, Refused
from bot.kit.deeds import by_key
from cogs.deckbox_dungeons.events.combat import HeroAttacked, Struck
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.deeds.attacking import attack_deeds
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as activate_enemy
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.enemies.choosing import plan
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.state.pieces import Hero, Tile
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import Said, ScriptRun, run_script

A, B, C = 0, 1, 2


def blows(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.dice) for event in events if isinstance(event, HeroAttacked)]


def vess(*others: Hero, smoke: bool, dice: list[int]) -> Delve:
    """A boss of three dice against three heroes, the first of whom may have thrown a Smoke Pot."""
    one = brannoc((5, 3), items=cards("smoke-pot"), energy=2)
    delve = scene(one, *others, enemies=[enemy("cantor-vess", (1, 3))], dice=dice)
    if smoke:
        run_script(by_key(minor_deeds(delve, one))["use-100"].play(), {})
    one.energy = 0
    return delve


def test_r100_smoke_takes_one_die_of_the_whole_barrage() -> None:
    """Not one of every share, which would leave none."""
    others = tamsin((5, 4)), hero("maud", "mace-shield", "rally", (5, 2))
    clear = vess(*others, smoke=False, dice=[1, 2, 3])
    assert [len(said.split()) for _, said in blows(run_script(enemy_phase(clear), {}).events)] == [1, 1, 1]
    smoky = vess(*others, smoke=True, dice=[1, 2])
    assert [said for _, said in blows(run_script(enemy_phase(smoky), {}).events)] == ["1", "2"]
    forecast = sight(smoky.state, None).enemies[0].plan
    assert forecast is not None
    assert forecast.attack is not None
    assert forecast.attack.dice == 2, "what the enemy would do comes true"


def test_r100_the_dice_are_rolled_at_once() -> None:
    """All three before the first hero defends: 6 6 6, and only then the defence dice."""
    foe = enemy("cinder-mage", (1, 3))
    delve = scene(brannoc((5, 3)), tamsin((5, 4), health=7), enemies=[foe], dice=[6, 5, 4, 6, 1, 1])
    assert blows(run_script(activate_enemy(delve, foe), {}).events) == [(B, "6 4"), (A, "5")]


def test_r104_smoke_stays_where_it_was_thrown() -> None:
    """Whatever becomes of who threw it, until Refresh; whoever walks away is in it no longer."""
    one, friend = brannoc((5, 3), items=cards("smoke-pot")), tamsin((5, 4))
    road = [Tile("14a", 0, 0), Tile("8b", 0, -1)]
    archer = enemy("bone-archer", (1, 3))
    delve = scene(one, friend, enemies=[archer], tiles=road)
    run_script(by_key(minor_deeds(delve, one))["use-100"].play(), {})
    one.health, one.is_downed = 0, True
    found = plan(delve, archer).blow
    assert found is not None
    assert found.dice == 1
    assert sight(delve.state, None).heroes[B].is_smoking
    friend.at = (-5, 3)
    archer.at = (-8, 3)
    away = plan(delve, archer).blow
    assert away is not None
    assert away.dice == 2
    archer.at, friend.at = (1, 3), (5, 4)
    run_script(refresh(delve), {})
    later = plan(delve, archer).blow
    assert later is not None
    assert later.dice == 2


def test_r104_who_walks_away_leaves_the_smoke_behind() -> None:
    one, friend = brannoc((1, 3), items=cards("smoke-pot")), tamsin((5, 4))
    delve = scene(one, friend, tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)])
    run_script(by_key(minor_deeds(delve, one))["use-100"].play(), {})
    one.at = (-4, 3)
    assert (delve.is_smoky(friend.at), delve.is_smoky(one.at)) == (True, False)


def test_i09_smoke_is_no_help_against_a_blade() -> None:
    one = brannoc((3, 3), is_smoking=True)
    delve = scene(one, tamsin((6, 4)), enemies=[enemy("goblin-cutter", (2, 3))], dice=[1, 1])
    assert blows(run_script(enemy_phase(delve), {}).events) == [(A, "1 1")]


def test_r85_two_smoke_pots_take_one_die() -> None:
    """A second one is not even offered in the same smoke."""
    one = brannoc((5, 3), items=cards("smoke-pot"))
    friend = tamsin((5, 4), items=cards("smoke-pot"))
    delve = scene(one, friend, enemies=[enemy("bone-archer", (1, 3))])
    run_script(by_key(minor_deeds(delve, one))["use-100"].play(), {})
    assert not [deed.option.key for deed in minor_deeds(delve, friend) if deed.option.word == "use"]


def test_r102_each_die_has_its_own_target() -> None:
    """Three at one, one at the other: what dealing evenly cannot do."""
    one = oruk(at=(3, 3))
    foes = [enemy("hobgoblin-bruiser", (3, 4)), enemy("hobgoblin-bruiser", (2, 3))]
    delve = scene(one, tamsin((6, 3)), enemies=foes, dice=[4, 4, 4, 1, 6, 6, 6])
    said: list[Said] = ["share-melee", {"enemy-1": 3, "enemy-2": 1}, "end", "forfeit"]
    events = run_script(activate(delve, one), {A: said}).events
    struck = [(event.number, event.dice) for event in events if isinstance(event, Struck)]
    assert struck == [(1, "4 4 4"), (2, "1")]


@pytest.mark.parametrize("shares", [{"enemy-1": 3, "enemy-2": 0}, {"enemy-1": 4, "enemy-2": 1}])
def test_r102_all_dice_are_aimed_and_no_more(shares: dict[str, int]) -> None:
    one = oruk(at=(3, 3))
    foes = [enemy("hobgoblin-bruiser", (3, 4)), enemy("hobgoblin-bruiser", (2, 3))]
    run = ScriptRun(activate(scene(one, tamsin((6, 3)), enemies=foes), one))
    run.answer(A, "share-melee", "menu")
    with pytest.raises(Refused):
        run.answer(A, dict(shares), "share")
    default = run.open[A].default
    assert default == {"enemy-1": 4, "enemy-2": 0}
    assert run.open[A].is_legal(default)


def test_r102_two_dice_need_no_form() -> None:
    one = hero("maud", "storm-staff", "mend", (3, 3))
    foes = [enemy("goblin-cutter", (1, 2)), enemy("goblin-cutter", (1, 4))]
    delve = scene(one, tamsin((6, 3)), enemies=foes)
    one.actions = 2
    keys = [deed.option.key for deed in attack_deeds(delve, one)]
    assert "spread-ranged" in keys
    assert "share-ranged" not in keys
