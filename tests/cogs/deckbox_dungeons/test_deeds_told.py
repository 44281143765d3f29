"""What a deed leaves behind and tells: falls, ways, offers while dice lie, gifts of the road (R16, R53, R92, Q6f)."""

import pytest

from bot.engine import Chance, with_offers
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.events.combat import HeroDowned
from cogs.deckbox_dungeons.events.goods import AbilityUsed, Healed, ItemUsed
from cogs.deckbox_dungeons.events.map import EncounterRevealed, Explored, Moved
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.frame.setup import tile_deck
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.map.exploring import reveal
from cogs.deckbox_dungeons.state.pieces import Item, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
TOLL = DeckboxOptions(quest="toll")


def test_r53_who_falls_has_no_health_no_action_and_no_move_and_keeps_its_cards() -> None:
    one = tamsin((3, 3), health=1, energy=4, treasure=3, items=cards("oak-shield"))
    foe = enemy("goblin-cutter", (2, 3))
    delve = scene(one, brannoc(), enemies=[foe], dice=[6, 6, 1, 1])
    delve.state.market[:] = [None, None, None]
    run = run_script(act(delve, foe), {}, otherwise="take")
    assert (one.is_downed, one.health, one.actions, one.move_left) == (True, 0, 0, 0)
    assert (one.energy, one.treasure, len(one.items), one.downs) == (4, 3, 1, 1)
    assert [event.seat for event in run.events if isinstance(event, HeroDowned)] == [A]


def test_r98_offers_are_closed_while_a_defence_is_rolled_again() -> None:
    """From the roll to the last reroll; before it a friend may help."""
    one, friend = tamsin((3, 3), health=5, items=cards("steel-cap")), brannoc((3, 2), treasure=9)
    foe = enemy("goblin-cutter", (2, 3), is_chained=True)
    delve = scene(one, friend, enemies=[foe], dice=[6, 1, 1, 1])
    run = ScriptRun(with_offers(act(delve, foe), lambda: standing(delve)))
    run.wait()
    assert [prompt.word for prompt in run.prompts] == ["cap"]
    run.answer(A, "keep", "cap")
    assert one.health == 4


def test_r32_body_tiles_come_in_any_order() -> None:
    firsts = {tile_deck(QUESTS["cellar"], Chance(b"order %d" % number))[0] for number in range(40)}
    assert firsts == set(QUESTS["cellar"].body)


def test_r61_whom_one_can_attack_from_here_one_need_not_go_to() -> None:
    """Section 9: the way there is offered for the others alone."""
    foes = [enemy("goblin-cutter", (3, 4)), enemy("goblin-slinger", (1, 1))]
    delve = scene(hero("oruk", "great-maul", "rally", (3, 3)), tamsin(), enemies=foes)
    run = ScriptRun(activate(delve, delve.hero(A)))
    keys = [option.key for option in run.open[A].options if "melee" in option.key]
    assert keys == ["melee-1", "go-melee-2"]


def test_r16_a_way_is_told_from_its_start_to_its_end_once() -> None:
    """Its rest is what R101 leaves."""
    one = brannoc((3, 3))
    delve = scene(one, tamsin((6, 4)))
    run = ScriptRun(activate(delve, one))
    run.answer(A, "move", "menu")
    run.answer(A, "to-m61", "move")
    assert [(event.origin, event.spot, event.left) for event in run.events if isinstance(event, Moved)] == [
        ("M63", "M61", 3)
    ]


def test_r35_a_way_through_a_pit_is_told_up_to_the_pit_and_on_from_there() -> None:
    one = tamsin((2, 1), health=5)
    delve = scene(one, brannoc((0, 3)), tiles=[Tile("6a", 0, 0)], enemies=[enemy("goblin-cutter", (1, 2))])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "move", "menu")
    pit = next(option for option in run.open[A].options if option.facts.get("pits") == 1)
    run.answer(A, pit.key, "move")
    told = [event for event in run.events if isinstance(event, Moved)]
    assert (told[0].origin, told[-1].spot, one.health) == ("K62", pit.facts["spot"], 4)


def test_q6f_a_coin_for_a_card_of_four_or_less() -> None:
    """R6: it is replaced at once; the safe answer comes first (D11)."""
    one = tamsin((3, 3), treasure=2)
    delve = scene(one, brannoc((3, 2)), dice=[1] * 4, options=TOLL)
    delve.state.market[:] = [Item(90, "war-drum"), Item(91, "oak-shield"), None]
    delve.state.item_deck = [Item(99, "iron-ration")]
    run = ScriptRun(reveal(delve, 0, "q6f", one))
    assert [option.key for option in run.open[A].options] == ["leave", "item-90"]
    assert run.open[A].default == ("leave",)
    run.answer(A, "item-90", "beggar")
    assert (one.treasure, [item.key for item in one.items]) == (1, ["war-drum"])
    assert delve.state.market[0] == Item(99, "iron-ration")


@pytest.mark.parametrize(("treasure", "sale"), [(0, "war-drum"), (2, "oak-shield")])
def test_q6f_nobody_is_asked_who_has_no_coin_or_finds_nothing(treasure: int, sale: str) -> None:
    """R93."""
    one = tamsin((3, 3), treasure=treasure)
    delve = scene(one, brannoc((3, 2)), dice=[1] * 4, options=TOLL)
    delve.state.market[:] = [Item(90, sale), None, None]
    assert ScriptRun(reveal(delve, 0, "q6f", one)).is_over


def test_q6f_r92_whoever_spends_the_coin_meanwhile_is_left_with_nothing_to_give() -> None:
    one = tamsin((3, 3), treasure=1)
    delve = scene(one, brannoc((3, 2)), dice=[1] * 4, options=TOLL)
    delve.state.market[:] = [Item(90, "iron-ration"), Item(91, "war-drum"), None]
    run = ScriptRun(with_offers(reveal(delve, 0, "q6f", one), lambda: standing(delve)))
    run.answer(A, "buy-90", "minor")
    assert [option.key for option in run.open[A].options] == ["leave"]


def test_q2f_q7f_the_font_is_for_all_in_the_tile() -> None:
    """R88: two Health each; the downed are not woken, and nobody goes above its most."""
    tiles = [Tile("15a", 0, 0, encounters=["q2f"])]
    one, friend = tamsin((3, 3), health=7), brannoc((3, 2), health=5)
    fallen = hero("oruk", "great-maul", "rally", (5, 3), health=0, is_downed=True)
    delve = scene(one, friend, fallen, tiles=tiles, dice=[6, 6, 6, 6], options=DeckboxOptions(quest="chapel"))
    run = ScriptRun(activate(delve, one))
    run.answer(A, "deed-q2f", "menu")
    assert (one.health, friend.health, fallen.health) == (8, 7, 0)


def test_r32_where_no_tile_leaves_a_way_the_goal_comes() -> None:
    """Though a dead end lies on top."""
    one = tamsin((1, 3))
    delve = scene(one, brannoc((5, 3)), dice=[1] * 9, options=DeckboxOptions(quest="chapel"))
    delve.state.tile_deck = ["2b", "1b"]
    delve.relaid()
    run = ScriptRun(activate(delve, one))
    run.answer(A, "explore-m59", "menu")
    assert [event.face for event in run.events if isinstance(event, Explored)] == ["1b"]
    assert [event.encounter for event in run.events if isinstance(event, EncounterRevealed)] == ["q2-goal"]
    assert (delve.state.has_goal_come, delve.state.tile_deck) == (True, ["2b"])


def test_r98_who_mends_whom_is_told() -> None:
    one, friend = tamsin((3, 3), energy=3), brannoc((3, 2), health=5)
    delve = scene(one, friend)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "ability-h1", "menu")
    used, healed = run.events[-2:]
    assert isinstance(used, AbilityUsed)
    assert isinstance(healed, Healed)
    assert (used.hero, used.ability, used.energy) == ("tamsin", "mend", 0)
    assert (healed.hero, healed.amount, healed.health) == ("brannoc", 2, 7)


def test_i17_whose_card_helped_is_told() -> None:
    one = tamsin((3, 3), items=cards("skeleton-key"))
    delve = scene(one, brannoc(), tiles=[Tile("14a", 0, 0, encounters=["q1b"])], dice=[1, 1, 1, 6])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "deed-q1b-helped", "menu")
    (used,) = (event for event in run.events if isinstance(event, ItemUsed))
    assert (used.seat, used.hero, used.item) == (A, "tamsin", "skeleton-key")
