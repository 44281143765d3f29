"""R103: a short pause before a blow that somebody could change; otherwise nobody waits."""

import pytest

from bot.engine import Pause, with_offers
from cogs.deckbox_dungeons.events.combat import HeroAttacked
from cogs.deckbox_dungeons.rules.enemies.acting import activate
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.state.pieces import Hero, Item
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, scene, tamsin
from tests.support.scripts import ScriptRun

A, B = 0, 1
BESIDE, AWAY = (3, 2), (6, 4)


def pauses(one: Hero, *others: Hero, foe: str = "goblin-cutter", sale: str = "") -> bool:
    """Is there a pause before the enemy acts? It goes for the first hero."""
    delve = scene(one, *others, enemies=[enemy(foe, (2, 3) if foe == "goblin-cutter" else (1, 3))], dice=[1] * 20)
    delve.state.market[:] = [Item(90, sale) if sale else None, None, None]
    return isinstance(next(activate(delve, delve.state.enemies[0])), Pause)


HOLDS = {
    "a draught of one's own": (tamsin((3, 3), health=5, items=cards("healing-draught")), brannoc(AWAY)),
    "a friend's draught": (tamsin((3, 3), health=5), brannoc(BESIDE, items=cards("healing-draught"))),
    "a friend's ration, to be handed over": (tamsin((3, 3), health=5), brannoc(BESIDE, items=cards("iron-ration"))),
    "mending": (brannoc((3, 3), health=5), tamsin(AWAY, energy=3)),
    "stone skin": (brannoc((3, 3), energy=2), tamsin(AWAY)),
    "a drum that pays for stone skin": (brannoc((3, 3)), tamsin(AWAY, items=cards("war-drum"))),
    "a phial that pays for it": (brannoc((3, 3), items=cards("spark-phial")), tamsin(AWAY)),
    "a friend's shield": (brannoc((3, 3)), tamsin(BESIDE, items=cards("oak-shield"))),
    "a cap": (tamsin((3, 3), items=cards("steel-cap")), brannoc(AWAY)),
}
HOLDS_NOTHING = {
    "nothing": (tamsin((3, 3), health=5), brannoc(AWAY)),
    "a draught, and no wounds": (tamsin((3, 3), items=cards("healing-draught")), brannoc(AWAY)),
    "a draught too far away": (tamsin((3, 3), health=5), brannoc(AWAY, items=cards("healing-draught"))),
    "smoke against a blade": (tamsin((3, 3), items=cards("smoke-pot")), brannoc(AWAY)),
    "a drum, and nothing to pay for": (tamsin((3, 3)), brannoc(AWAY, items=cards("war-drum"))),
    "a drum that is not enough": (brannoc((3, 3)), tamsin(AWAY, items=cards("trail-boots"))),
    "the shield that is worn": (tamsin((3, 3), items=cards("oak-shield")), brannoc(AWAY)),
    "mending from the ground": (brannoc((3, 3), health=5), tamsin(AWAY, energy=3, health=0, is_downed=True)),
    "a cap that has been used": (tamsin((3, 3), items=cards("steel-cap"), has_used_cap=True), brannoc(AWAY)),
}


@pytest.mark.parametrize("who", HOLDS)
def test_r103_somebody_holds_what_could_change_it(who: str) -> None:
    assert pauses(*HOLDS[who])


@pytest.mark.parametrize("who", HOLDS_NOTHING)
def test_r103_else_nobody_waits(who: str) -> None:
    assert not pauses(*HOLDS_NOTHING[who])


@pytest.mark.parametrize(("treasure", "is_paused"), [(3, False), (4, True)])
def test_r103_somebody_can_afford_it(treasure: int, is_paused: bool) -> None:
    """4.3: buying follows Any."""
    assert pauses(tamsin((3, 3), health=5, treasure=treasure), brannoc(AWAY), sale="strong-draught") is is_paused


def test_r103_smoke_against_a_shot() -> None:
    assert pauses(tamsin((5, 3), items=cards("smoke-pot")), brannoc(AWAY), foe="goblin-slinger")


def test_r103_what_is_done_meanwhile_counts() -> None:
    """R92, R100: the pot goes off before the shot, of which one die is left."""
    one = tamsin((5, 3), items=cards("smoke-pot"))
    delve = scene(one, brannoc((0, 4)), enemies=[enemy("bone-archer", (2, 3), is_chained=True)], dice=[1])
    foe = delve.state.enemies[0]
    run = ScriptRun(with_offers(activate(delve, foe), lambda: standing(delve)))
    assert not run.events
    told = run.answer(A, "use-100", "minor")
    assert [event.dice for event in told if isinstance(event, HeroAttacked)] == ["1"]


@pytest.mark.parametrize("how", ["is_stunned", "is_asleep"])
def test_r103_no_pause_before_an_enemy_that_does_nothing(how: str) -> None:
    one = tamsin((3, 3), health=5, items=cards("healing-draught"))
    delve = scene(one, brannoc(AWAY), enemies=[enemy("goblin-cutter", (2, 3), **{how: True})])
    assert not any(isinstance(step, Pause) for step in activate(delve, delve.state.enemies[0]))
