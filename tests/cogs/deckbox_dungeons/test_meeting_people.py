"""Rally, trade, offers, healing, the market and leaving, where another rule meets them (R6, R22, R24, R86, R92)."""

import pytest

from bot.engine import ACCEPT, Pause, with_offers
from cogs.deckbox_dungeons.events.combat import HeroAttacked
from cogs.deckbox_dungeons.events.goods import Checked, Given, ItemBought
from cogs.deckbox_dungeons.events.map import Explored
from cogs.deckbox_dungeons.rules.combat.attack import left_of, owners
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes.figures import speed
from cogs.deckbox_dungeons.state.pieces import Item, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun

A, B, C = 0, 1, 2


def test_r86_r25_who_is_rallied_explores_and_is_the_exploring_hero() -> None:
    """R27, Q1c: the check at the reveal is the friend's, in the other one's activation."""
    perrin, friend = hero("perrin", "sling-dirk", "rally", (3, 3), energy=4), tamsin((1, 3))
    delve = scene(perrin, friend, dice=[1, 1, 1, 1, 1, 1, 6])
    delve.state.tile_deck, delve.state.encounter_deck = ["8b", "2b"], ["q1c"]
    delve.relaid()
    run = ScriptRun(activate(delve, perrin))
    run.answer(A, "ability-h1", "menu")
    run.answer(B, "explore-m59", "rally")
    assert [event.seat for event in run.events if isinstance(event, Explored | Checked)] == [B, B]
    assert run.open[B].word == "rally"  # R27: the rest of the Move
    run.answer(B, "end", "rally")
    assert (run.open[A].word, perrin.actions, friend.actions, friend.move_left) == ("menu", 2, 0, 0)


def test_r86_r53_who_is_rallied_into_a_pit_may_fall_and_the_other_goes_on() -> None:
    perrin, friend = hero("perrin", "sling-dirk", "rally", (6, 3), energy=4), tamsin((2, 1), health=1)
    delve = scene(perrin, friend, tiles=[Tile("6a", 0, 0)])
    run = ScriptRun(activate(delve, perrin))
    run.answer(A, "ability-h1", "menu")
    run.answer(B, "move", "rally")
    fall = next(option.key for option in run.open[B].options if option.word == "to-fall")
    run.answer(B, fall, "move")
    assert (friend.is_downed, friend.actions, friend.move_left) == (True, 0, 0)
    assert (run.open[A].word, perrin.actions) == ("menu", 2)


def test_r86_r97_who_was_rallied_still_has_its_own_activation() -> None:
    """R13: it has not activated yet, and has two actions then."""
    perrin, friend = hero("perrin", "sling-dirk", "rally", (3, 3), energy=4), tamsin((6, 4))
    delve = scene(perrin, friend, enemies=[enemy("hobgoblin-bruiser", (1, 3))], dice=[1, 1, 1])
    run = ScriptRun(play(delve))
    run.answer(A, "ability-h1", "menu")
    run.answer(B, "ranged-1", "rally")
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit")
    again = ScriptRun(play(delve))
    assert (again.open[B].word, friend.actions) == ("menu", 2)


def test_r86_r78_a_rallied_attack_is_paid_for_and_counted_as_its_own() -> None:
    """Pre-timed cards go with it; the Energy is the friend's."""
    perrin = hero("perrin", "sling-dirk", "rally", (3, 3), energy=4)
    friend = hero("ysolde", "long-bow", "aimed-shot", (6, 3), energy=2, items=cards("whetstone"))
    delve = scene(perrin, friend, enemies=[enemy("hobgoblin-bruiser", (1, 4))], dice=[6, 1, 1])
    run = ScriptRun(activate(delve, perrin))
    run.answer(A, "ability-h1", "menu")
    run.answer(B, "ranged-1-aimed-whetted", "rally")
    assert (friend.energy, friend.items, perrin.energy) == (1, [], 0)


def test_r22_r5_nobody_is_handed_more_than_a_purse_holds() -> None:
    one, friend = brannoc((3, 3), treasure=5), tamsin((3, 4), treasure=18)
    delve = scene(one, friend)
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    prompt = next(prompt for prompt in run.prompts if prompt.word == "trade" and prompt.seat == A)
    assert not prompt.is_legal({"give.treasure": 3})
    run.answer(A, {"give.treasure": 2}, "trade")
    assert (one.treasure, friend.treasure) == (3, 20)


def test_r22_r53_a_request_to_who_falls_meanwhile_comes_to_nothing() -> None:
    """D17: the consent is open while an enemy strikes; the fallen hands nothing over."""
    one, friend = brannoc((3, 2), health=9), tamsin((3, 3), health=1, treasure=4, items=cards("healing-draught"))
    foe = enemy("goblin-cutter", (2, 3), is_chained=True)
    delve = scene(one, friend, enemies=[foe], dice=[6, 1, 1])
    delve.state.market[:] = [None, None, None]
    run = ScriptRun(with_offers(act(delve, foe), lambda: standing(delve)))
    run.answer(A, {"take.treasure": 4}, "trade")
    run.wait()
    run.answer(B, "take", "react")
    assert friend.is_downed
    run.answer(B, ACCEPT, "consent")
    assert (one.treasure, friend.treasure) == (0, 4)
    assert not any(isinstance(event, Given) for event in run.events)


def test_r6_r7_what_is_bought_is_replaced_from_the_discards_or_not_at_all() -> None:
    one = brannoc((3, 3), treasure=9)
    delve = scene(one, tamsin())
    state = delve.state
    state.market[:] = [Item(90, "iron-ration"), Item(91, "iron-ration"), None]
    state.item_deck, state.discards = [], [Item(92, "spark-phial")]
    run = ScriptRun(activate(delve, one))
    run.answer(A, "buy-90", "menu")
    run.answer(A, "buy-91", "menu")
    run.answer(A, "buy-92", "menu")
    assert [event.follows for event in run.events if isinstance(event, ItemBought)] == ["spark-phial", None, None]
    assert (state.market, state.discards) == ([None, None, None], [])


def test_r21_d4_what_is_free_begins_no_activation() -> None:
    """To buy costs nothing, not even the right of the others to go first; and what is bought counts from then on."""
    one, friend = brannoc((3, 3), treasure=3), tamsin((6, 4), treasure=9)
    delve = scene(one, friend)
    delve.state.market[:] = [Item(90, "trail-boots"), None, None]
    delve.state.item_deck = [Item(91, "iron-ration")]
    run = ScriptRun(play(delve))
    run.answer(A, "buy-90", "menu")
    run.answer(B, "buy-91", "minor")
    assert (speed(one), one.has_acted) == (6, False)
    run.answer(B, "go", "activate")
    assert run.open[B].word == "menu"


@pytest.mark.parametrize(("energy", "is_offered"), [(2, False), (3, True)])
def test_r94_r84_the_turn_ends_by_itself_once_nothing_of_its_own_is_left(energy: int, *, is_offered: bool) -> None:
    """With no action left: Cleave keeps the turn open while it can be paid and has not been used."""
    one = hero("oruk", "boar-spear", "cleave", (3, 3), energy=energy)
    delve = scene(one, tamsin(), enemies=[enemy("old-mawgrim", (3, 4))], dice=[1] * 9)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "melee-1", "menu")
    run.answer(A, "melee-1", "menu")
    assert run.is_over is not is_offered
    if is_offered:
        run.answer(A, "cleave-1", "menu")
        assert run.is_over


def test_r24_r17_a_hero_stands_up_beside_whoever_stands_on_its_space() -> None:
    """R97: its space is taken by a third; it never stood in the way."""
    one, fallen = brannoc((3, 3)), tamsin((3, 4), health=0, is_downed=True)
    third = hero("oruk", "great-maul", "rally", (3, 4))
    delve = scene(one, fallen, third)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "revive-1", "menu")
    assert (fallen.at, fallen.health, one.actions, one.move_left) == ((2, 4), 2, 1, 0)


def test_r33_r96_q1c_a_lost_encounter_falls_on_the_nearest_who_stands() -> None:
    """In Refresh nobody explored: the living hero with the least movement to the star, not the fallen on it."""
    fallen, near, far = tamsin((3, 3), health=0, is_downed=True), brannoc((5, 3)), hero("oruk", "great-maul", "rally")
    far.at = (6, 4)
    delve = scene(far, fallen, near, dice=[1] * 8)
    delve.state.encounter_deck = ["q1c"]
    run = ScriptRun(refresh(delve))
    assert run.is_over
    assert [event.seat for event in run.events if isinstance(event, Checked)] == [C]
    assert near.health == 9


def test_r99_r87_an_automatons_hero_is_still_somebody_elses() -> None:
    """Three people, one of whom has left: hers is still the next seat to the left."""
    delve = scene(brannoc(), tamsin(is_led=True), hero("oruk", "great-maul", "rally"))
    assert left_of(owners(delve), A) == B


def test_r99_r22_a_led_hero_can_be_given_things_and_offers_stay() -> None:
    one, led = brannoc((3, 3), treasure=2), tamsin((3, 4), is_led=True, energy=3, health=5)
    delve = scene(one, led)
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    run.answer(A, {"give.treasure": 2}, "trade")
    assert led.treasure == 2
    assert any(prompt.seat == B and prompt.word == "minor" for prompt in run.prompts)


def test_r101_r34_a_rope_thrown_in_the_middle_makes_water_cheap_for_what_is_left() -> None:
    """I16: (4, 0) has cost two; the rest of the Move costs one each."""
    one = tamsin((5, 0), items=cards("rope-and-hook"))
    delve = scene(one, brannoc((6, 3)), tiles=[Tile("3a", 0, 0)])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "move", "menu")
    run.answer(A, next(o.key for o in run.open[A].options if o.facts.get("spot") == "J64"), "move")
    assert one.move_left == 4
    run.answer(A, "use-100", "menu")
    run.answer(A, "move", "menu")
    costs = {option.facts.get("spot"): option.facts.get("cost") for option in run.open[A].options if option.facts}
    assert (costs["J63"], costs["J62"], costs["K64"]) == (1, 2, 1)


def test_r103_r74_what_siphon_takes_pays_for_nothing() -> None:
    """The pause looks at what is left: Brannoc's two Energy are one when the blow comes, so nobody waits."""
    one = brannoc((3, 3), energy=2)
    shaman = enemy("hex-shaman", (1, 3))
    delve = scene(one, tamsin((6, 4)), enemies=[shaman], dice=[6, 6, 1, 1, 1])
    delve.state.market[:] = [None, None, None]
    assert not any(isinstance(step, Pause) for step in act(delve, shaman))


def test_r103_r74_the_pause_is_for_whom_it_will_shoot() -> None:
    """Brightest: one Energy against none is none against none after Siphon, and then the weaker is shot."""
    one, friend = tamsin((4, 3), energy=1), brannoc((4, 4), health=3, items=cards("healing-draught"))
    shaman = enemy("hex-shaman", (1, 3))
    delve = scene(one, friend, enemies=[shaman], dice=[1, 1])
    delve.state.market[:] = [None, None, None]
    steps = list(act(delve, shaman))
    assert any(isinstance(step, Pause) for step in steps)
    assert [step.seat for step in steps if isinstance(step, HeroAttacked)] == [B]


def test_r103_r10_no_pause_for_a_stone_skin_that_adds_nothing() -> None:
    """R93: Defence is as good as it can be."""
    one = hero("brannoc", "mace-shield", "stone-skin", (3, 3), energy=2, items=cards("oak-shield"))
    foe = enemy("goblin-cutter", (2, 3))
    delve = scene(one, tamsin((6, 4)), enemies=[foe], dice=[1, 1])
    delve.state.market[:] = [None, None, None]
    assert not any(isinstance(step, Pause) for step in act(delve, foe))
