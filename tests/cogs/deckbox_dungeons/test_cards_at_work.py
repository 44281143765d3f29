"""Cards and encounters at work, each with the rule it meets (6.3, 6.4, 6.7, 6.9)."""

import pytest

from bot.engine import with_offers
from cogs.deckbox_dungeons.events.combat import FeatherBurnt, HeroHurt
from cogs.deckbox_dungeons.events.frame import QuestWon
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.checks import check
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.spawning import dice_left
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.map.exploring import reveal
from cogs.deckbox_dungeons.state.pieces import Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B, C = 0, 1, 2
CHAPEL = DeckboxOptions(quest="chapel")


@pytest.mark.parametrize(("heroes", "left"), [(2, [6, 5, 2]), (3, [12, 10, 4]), (4, [12, 10, 4])])
def test_r42_how_many_dice_are_in_the_box(heroes: int, left: list[int]) -> None:
    party = [brannoc(), tamsin(), oruk(), hero("maud", "sling-dirk", "rally")][:heroes]
    delve = scene(*party)
    assert [dice_left(delve, "green"), dice_left(delve, "blue"), dice_left(delve, "red")] == left


def test_i01_a_draught_is_for_neighbours_and_a_ration_for_oneself() -> None:
    """R22: next to each other means not diagonally."""
    for at, offered in (((3, 4), ["use-100-h0", "use-100-h1", "use-101-h0"]), ((4, 4), ["use-100-h0", "use-101-h0"])):
        one, friend = brannoc((3, 3), health=5, items=cards("healing-draught", "iron-ration")), tamsin(at, health=5)
        delve = scene(one, friend)
        assert sorted(deed.option.key for deed in minor_deeds(delve, one)) == offered


def test_i14_a_chain_holds_any_enemy_in_sight_however_far_and_once() -> None:
    """Red ones too; across two tiles, where no shot reaches."""
    road = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("6a", 0, -2)]
    one = brannoc((2, 3), items=cards("binding-chain"))
    boss = enemy("old-mawgrim", (-10, 3))
    delve = scene(one, tamsin(), tiles=road, enemies=[boss])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100-e1", "menu")
    assert (boss.is_chained, one.items, one.actions) == (True, [], 2)
    one.items = cards("binding-chain")
    again = ScriptRun(activate(scene(one, tamsin(), tiles=road, enemies=[boss]), one))
    assert "use-100-e1" not in [option.key for option in again.open[A].options]


def test_r92_the_active_hero_is_offered_its_minor_actions_once() -> None:
    """In its own question, and not beside it as well."""
    one, friend = brannoc((3, 3), treasure=9), tamsin((6, 4), treasure=9)
    delve = scene(one, friend)
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    assert [prompt.seat for prompt in run.prompts if prompt.word == "minor"] == [B]
    assert any(option.key.startswith("buy-") for option in run.open[A].options)


@pytest.mark.parametrize("deed", ["deed-q1b", "revive-1"])
def test_r23_an_encounter_action_ends_the_move(deed: str) -> None:
    """What is left of it is lost, whatever comes after."""
    one = brannoc((3, 4), move_left=0)
    fallen = tamsin((3, 3), health=0, is_downed=True)
    delve = scene(one, fallen, tiles=[Tile("14a", 0, 0, encounters=["q1b"])], dice=[1, 1, 1, 1])
    one.at = (4, 4)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "move", "menu") if "to-n63" not in keys(run) else None
    run.answer(A, "to-n63") if run.open[A].word == "move" else run.answer(A, "to-n63", "menu")
    assert one.move_left == 4
    run.answer(A, deed, "menu")
    assert one.move_left == 0


def keys(run: ScriptRun[None]) -> list[str]:
    return [option.key for option in run.open[A].options]


def test_i07_friends_are_burnt_by_seat() -> None:
    one = hero("durgin", "sling-dirk", "rally", (6, 3), items=cards("fire-flask"))
    friends = [brannoc((3, 4)), tamsin((2, 3)), oruk(at=(3, 2))]
    delve = scene(one, *friends, enemies=[enemy("hobgoblin-bruiser", (3, 3))])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100", "menu")
    all_three = next(option.key for option in run.open[A].options if option.facts.get("friends") == 3)
    run.answer(A, all_three, "flask")
    assert [event.seat for event in run.events if isinstance(event, HeroHurt)] == [1, 2, 3]


@pytest.mark.parametrize(("die", "health", "treasure"), [(1, 7, 0), (2, 7, 0), (3, 8, 1), (6, 8, 1)])
def test_q1f_a_jar_is_for_all_in_the_tile(die: int, health: int, treasure: int) -> None:
    """R28: who stands in the doorway is in both tiles; the next tile is none of it."""
    road = [Tile("14a", 0, 0), Tile("8b", 0, -1)]
    one, door, away = tamsin((-3, 3)), hero("ysolde", "sling-dirk", "rally", (-1, 3)), brannoc((5, 3))
    delve = scene(one, door, away, tiles=road, dice=[1, 1, 1, die])
    run = ScriptRun(reveal(delve, 1, "q1f", one))
    assert run.open[A].default == ("leave",)
    run.answer(A, "open", "jar")
    assert [(each.health, each.treasure) for each in (one, door, away)] == [(health, treasure)] * 2 + [(10, 0)]


def test_q1f_a_jar_that_is_left_does_nothing() -> None:
    delve = scene(tamsin((3, 3)), brannoc(), dice=[1, 1, 1])
    run = run_script(reveal(delve, 0, "q1f", delve.hero(A)), {A: ["leave"]})
    assert (run.is_over, delve.hero(A).health) == (True, 8)


def test_r92_no_offer_while_a_check_is_rolled_again() -> None:
    """From the roll to the last reroll (T60), for checks as for attacks."""
    one, friend = tamsin((3, 3), items=cards("lucky-coin")), brannoc((3, 2), treasure=9)
    delve = scene(one, friend, dice=[1, 1, 1, 1, 6])
    run = ScriptRun(with_offers(check(delve, one, "wisdom", 1), lambda: standing(delve)))
    assert [prompt.word for prompt in run.prompts] == ["coin"]
    run.answer(A, ("die-0",), "coin")
    assert run.result


def test_r88_the_second_tongue_wakes_the_bell_where_it_was_taken() -> None:
    """The first does not."""
    tiles = [Tile("15a", 0, 0), Tile("9a", 0, -1, encounters=["q2a"]), Tile("5b", 1, 0, 1, encounters=["q2b"])]
    one = brannoc((-5, 3))
    delve = scene(one, tamsin((3, 11)), tiles=tiles, dice=[6, 6, 6, 6, 6, 6, 6, 6], options=CHAPEL)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "deed-q2a", "menu")
    assert (delve.state.tongues, delve.state.tolls_left) == (1, 0)
    friend = delve.hero(B)
    friend.at = delve.ground.poi(2)
    run = ScriptRun(activate(delve, friend))
    run.answer(B, "deed-q2b", "menu")
    assert (delve.state.tongues, delve.state.tolls_left, delve.state.tongue_tile) == (2, 4, 2)


def test_r83_the_end_is_told() -> None:
    """With what the party did, and only once."""
    one = brannoc((3, 3), kills=2, gained=7)
    delve = scene(one, tamsin(), enemies=[enemy("old-mawgrim", (3, 4), 1)], dice=[6, 1, 1, 2])
    delve.state.has_goal_come = True
    run = ScriptRun(play(delve))
    run.answer(A, "melee-1", "menu")
    (won,) = (event for event in run.events if isinstance(event, QuestWon))
    assert (won.quest, won.rounds, won.kills, won.treasure) == ("cellar", 1, 3, 9)
    assert delve.state.phase == "over"


def test_6_3_chain_spark_is_a_shot_of_its_own() -> None:
    """Three dice +2, Barrage, no other modifier; its hits give Energy again (R47)."""
    one = hero("perrin", "great-maul", "chain-spark", (6, 3), energy=4, forged=1, is_singing=True)
    foes = [enemy("hobgoblin-bruiser", (3, 3)), enemy("goblin-cutter", (3, 4))]
    delve = scene(one, tamsin(), enemies=foes, dice=[4, 4, 1, 1, 1])
    run = ScriptRun(activate(delve, one))
    offered = {option.key: option.facts for option in run.open[A].options if "spark" in option.key}
    assert set(offered) == {"spark-1", "spark-2", "spread-spark", "share-spark"}
    assert (offered["spark-1"]["dice"], offered["spark-1"]["plus"]) == (3, 2)
    run.answer(A, "spark-1", "menu")
    assert (one.energy, one.actions, foes[0].health) == (2, 2, 1)


def test_d20_after_a_feather_in_a_pit_offers_lie_open_again() -> None:
    """R92: nothing is being rolled any longer."""
    one, friend = tamsin((2, 1), health=1, items=cards("phoenix-feather")), brannoc((0, 3), treasure=9)
    delve = scene(one, friend, tiles=[Tile("6a", 0, 0)])
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    run.answer(A, "move", "menu")
    pit = next(option.key for option in run.open[A].options if option.facts.get("pits") == 1)
    run.answer(A, pit, "move")
    assert [prompt.word for prompt in run.prompts] == ["feather"]
    run.answer(A, "burn", "feather")
    assert any(isinstance(event, FeatherBurnt) for event in run.events)
    assert [prompt.seat for prompt in run.prompts if prompt.word == "minor"] == [B]


def test_d17_one_request_at_a_time() -> None:
    """While the friend considers it the same is not asked again; the friend may still ask back."""
    one, friend = brannoc((3, 3), treasure=2), tamsin((3, 4), treasure=5)
    delve = scene(one, friend)
    delve.state.market[:] = [None, None, None]
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    run.answer(A, {"take.treasure": 2}, "trade")
    assert [prompt.seat for prompt in run.prompts if prompt.word == "trade"] == [B]


def test_q4g_the_flask_comes_from_the_discards_as_well() -> None:
    """And from a hand it does not come."""
    for where, count in (("discards", 1), ("hand", 0)):
        one, friend = hero("ysolde", "sling-dirk", "shadowstep", (3, 3)), brannoc((6, 3))
        forge = Tile("15a", 0, 0, encounters=["q4g"])
        delve = scene(one, friend, tiles=[forge], dice=[6, 6, 6, 6], options=DeckboxOptions(quest="hill"))
        state = delve.state
        flask = next(item for item in [*state.item_deck, *filter(None, state.market)] if item.key == "fire-flask")
        state.item_deck = [item for item in state.item_deck if item is not flask]
        state.market[:] = [None, None, None]
        (state.discards if where == "discards" else friend.items).append(flask)
        run = ScriptRun(activate(delve, one))
        run.answer(A, "deed-q4g", "menu")
        assert len(one.items) == count
