"""Section 9, R16 to R28, R61, R94: what is offered of ways, attacks and what lies beyond, and on which terms."""

import pytest

from bot.engine import Option
from cogs.deckbox_dungeons.events.combat import HeroDowned, HeroHurt, Struck
from cogs.deckbox_dungeons.events.map import EncounterRevealed, EnemiesCame, Explored, Moved
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.deeds.moving import destinations, step_options, walk_to, walks_on
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.exploring import nearest_hero
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import label
from tests.cogs.deckbox_dungeons.activations import options_of
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
CHAPEL = DeckboxOptions(quest="chapel")


@pytest.mark.parametrize(
    ("actions", "left", "attacks", "goes"),
    [(2, 0, True, True), (1, 0, True, False), (1, 3, True, True), (0, 5, False, False)],
)
def test_section_9_to_go_and_attack_takes_a_move_and_an_action(
    actions: int, left: int, *, attacks: bool, goes: bool
) -> None:
    foes = [enemy("goblin-cutter", (3, 4)), enemy("goblin-slinger", (1, 4))]
    delve = scene(hero("oruk", "great-maul", "rally", (3, 3)), tamsin((6, 3)), enemies=foes)
    found = options_of(delve, actions, left)
    assert ("melee-1" in found, "go-melee-2" in found) == (attacks, goes)


def test_section_9_one_goes_where_it_costs_least_and_attacks() -> None:
    """Two actions, nobody asked in between; the attack counts as it is there (R85)."""
    foe = enemy("goblin-cutter", (0, 3))
    one = brannoc((4, 3))
    delve = scene(one, tamsin((6, 4)), enemies=[foe], dice=[1, 1, 1])
    found = options_of(delve)["go-melee-1"]
    assert {name: found.facts[name] for name in ("to", "dice", "plus", "number", "spot", "health")} == {
        "to": "M61", "dice": 3, "plus": 2, "number": 1, "spot": "M60", "health": 2,
    }  # fmt: skip
    run = ScriptRun(activate(delve, one))
    moved, hit = run.answer(A, "go-melee-1")[:2]
    assert moved == Moved(seat=A, hero="brannoc", origin="M64", spot="M61", left=2)
    assert isinstance(hit, Struck)
    assert (hit.weapon, hit.number, one.actions, one.move_left) == ("melee", 1, 0, 0)


def test_r70_with_reach_one_goes_less_far() -> None:
    foe = enemy("goblin-cutter", (1, 1))
    delve = scene(hero("durgin", "boar-spear", "rally", (3, 3)), tamsin((6, 4)), enemies=[foe])
    assert options_of(delve)["go-melee-1"].facts["to"] == label((2, 2))
    delve = scene(hero("durgin", "sword-buckler", "rally", (3, 3)), tamsin((6, 4)), enemies=[foe])
    assert options_of(delve)["go-melee-1"].facts["to"] in {label((1, 2)), label((2, 1))}


def test_section_9_nobody_goes_through_a_pit_to_attack() -> None:
    foes = [enemy("goblin-cutter", spot) for spot in ((2, 0), (2, 2), (1, 1), (5, 1))]
    delve = scene(brannoc((2, 1)), tamsin((6, 2)), tiles=[Tile("2b", 0, 0)], enemies=foes)
    assert "go-melee-4" not in options_of(delve)
    delve.hero(A).items = cards("feather-cloak")
    assert "go-melee-4" in options_of(delve)


def test_r77_dice_of_a_barrage_may_be_dealt_or_shared() -> None:
    """A form only where there are more than two dice (R102); with one enemy there is nothing to deal."""
    foes = [enemy("goblin-cutter", (3, 4)), enemy("goblin-cutter", (3, 2)), enemy("goblin-slinger", (0, 3))]
    found = options_of(scene(oruk(at=(3, 3)), tamsin((6, 3)), enemies=foes))
    assert {name: found["spread-melee"].facts[name] for name in ("dice", "plus", "count")} == {
        "dice": 4, "plus": 2, "count": 2,
    }  # fmt: skip
    assert (found["spread-melee"].word, found["share-melee"].word) == ("spread-melee", "share-melee")
    assert found["share-melee"].facts == found["spread-melee"].facts
    staff = options_of(scene(hero("maud", "storm-staff", "rally", (3, 0)), tamsin((6, 3)), enemies=foes[::2]))
    assert ("spread-ranged" in staff, "share-ranged" in staff) == (True, False)
    alone = options_of(scene(oruk(at=(3, 3)), tamsin((6, 3)), enemies=foes[:1]))
    assert not [key for key in alone if key.startswith(("spread", "share"))]


def test_r25_an_exit_is_offered_with_what_it_costs() -> None:
    delve = scene(brannoc((1, 3)), tamsin((6, 4)))
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    found = options_of(delve)["explore-m59"]
    assert (found.word, found.facts["cost"], found.facts["pits"], found.facts["spot"]) == ("explore", 2, 0, "M59")


def test_r26_r27_a_tile_is_laid_and_its_encounter_read() -> None:
    """R30: the arrow meets the tile that is left. Of one more tile the last is drawn whatever it leaves."""
    one = brannoc((1, 3))
    delve = scene(one, tamsin((6, 4)), dice=[1] * 12)
    delve.state.tile_deck, delve.state.encounter_deck = ["8b", "6a"], ["q1a", "q1b"]
    delve.relaid()
    one.actions = 2
    told = run_script(walk_to(delve, one, (-1, 3)), {}, otherwise="alone").events
    assert told[:3] == [
        Moved(seat=A, hero="brannoc", origin="M61", spot="M59", left=3),
        Explored(seat=A, hero="brannoc", side="n", face="8b", left=1),
        EncounterRevealed(encounter="q1a"),
    ]
    laid = delve.state.tiles[-1]
    assert (laid.face, laid.x, laid.y, laid.turns, laid.encounters) == ("8b", 0, -1, 0, ["q1a"])
    assert (delve.state.encounter_deck, one.at, one.actions) == (["q1b"], (-1, 3), 1)


def test_q1_the_goal_brings_its_own_encounter() -> None:
    one = brannoc((1, 3))
    delve = scene(one, tamsin((6, 4)), dice=[1] * 12)
    goal = delve.quest.goal
    delve.state.tile_deck, delve.state.encounter_deck, delve.state.round = [goal], ["q1a"], 5
    delve.relaid()
    one.actions = 2
    told = run_script(walk_to(delve, one, (-1, 3)), {}, otherwise="alone").events
    assert EncounterRevealed(encounter="q1-goal") in told
    assert [event.face for event in told if isinstance(event, EnemiesCame)] == [goal]
    assert (delve.state.has_goal_come, delve.state.goal_round, delve.state.encounter_deck) == (True, 5, ["q1a"])


def test_r96_the_nearest_counts_as_exploring_and_of_two_the_first() -> None:
    for first, second, seat in (((5, 3), (3, 4), B), ((3, 4), (5, 3), A), ((3, 4), (4, 3), A)):
        delve = scene(brannoc(first), tamsin(second))
        assert nearest_hero(delve, 0).seat == seat


def test_r96_who_stands_in_a_pit_is_as_near_as_its_way_out() -> None:
    """On 6A, a step and the star from the pit: nearer than the north edge, and as near as it looks."""
    for first, second, seat in (((0, 3), (2, 2), B), ((2, 2), (1, 3), A), ((4, 4), (2, 3), B)):
        delve = scene(brannoc(first), tamsin(second), tiles=[Tile("6a", 0, 0)])
        assert nearest_hero(delve, 0).seat == seat


@pytest.mark.parametrize(("left", "actions", "is_on"), [(0, 2, False), (0, 0, False), (3, 0, True), (3, 1, True)])
def test_r101_a_move_is_under_way_while_something_is_left(left: int, actions: int, *, is_on: bool) -> None:
    one = brannoc((3, 3), move_left=left, actions=actions)
    assert walks_on(scene(one, tamsin((6, 3))), one) is is_on


def test_r101_what_is_left_of_a_move_goes_first_and_a_new_one_costs_an_action() -> None:
    one = brannoc((3, 3), move_left=2, actions=1)
    reached = destinations(scene(one, tamsin((6, 3))), one)
    assert {spot: stride.is_new for spot, (_, stride) in reached.items() if spot in {(3, 5), (3, 6)}} == {
        (3, 5): False, (3, 6): True,
    }  # fmt: skip
    assert {stride.budget for _, stride in reached.values()} == {2, 5}


def test_r53_who_falls_on_the_way_goes_no_further() -> None:
    one = brannoc((2, 1), health=1, actions=2)
    delve = scene(one, tamsin((6, 2)), tiles=[Tile("2b", 0, 0)])
    told = run_script(walk_to(delve, one, (3, 1)), {}).events
    assert [type(event) for event in told] == [Moved, HeroHurt, HeroDowned]
    assert (one.at, one.is_downed) == ((3, 1), True)


def test_r91_r95_who_comes_home_on_the_way_has_won_there() -> None:
    """After every step it is looked whether the quest is over."""
    one = brannoc((4, 3), actions=2)
    delve = scene(one, tamsin((1, 3), health=0, is_downed=True), tiles=[Tile("15a", 0, 0)], options=CHAPEL)
    delve.state.tongues = 2
    (told,) = run_script(walk_to(delve, one, (6, 3)), {}).events
    assert (delve.state.result, one.at) == ("won", (5, 3))
    assert told == Moved(seat=0, hero="brannoc", origin=label((4, 3)), spot=label((5, 3)), left=4)


def test_d6_where_there_is_nothing_but_a_way_out_there_is_no_question_more() -> None:
    """Move is offered only where it leads to a space that is no exit."""
    one = hero("oruk", "great-maul", "rally", (0, 3))
    others = [enemy("goblin-cutter", (0, 2)), enemy("goblin-cutter", (0, 4)), enemy("goblin-cutter", (1, 3))]
    delve = scene(one, tamsin((6, 3)), enemies=others)
    assert "move" not in options_of(delve)
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    found = options_of(delve)
    assert ("explore-m59" in found, "move" in found) == (True, False)
    assert "move" in options_of(scene(brannoc((3, 3)), tamsin((6, 3))))


def steps(delve: Delve) -> dict[str, Option]:
    delve.hero(A).actions = 2
    return {option.key: option for option in step_options(delve, delve.hero(A))}


def test_d6_a_doorway_is_named_by_where_it_leads() -> None:
    delve = scene(brannoc((2, 3)), tamsin((6, 3)), tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)])
    found = steps(delve)["to-m59"]
    assert (found.word, found.facts["side"].keys, found.facts["cost"]) == ("to-door", ("n",), 3)  # type: ignore[union-attr]


def test_r35_a_step_says_who_would_fall() -> None:
    for health, word in ((3, "to-pits"), (1, "to-fall")):
        delve = scene(brannoc((2, 1), health=health), tamsin((6, 2)), tiles=[Tile("2b", 0, 0)])
        assert steps(delve)["to-k63"].word == word


@pytest.mark.parametrize("card", ["swift-tonic", "oak-shield"])
def test_r94_a_turn_stays_open_for_what_no_other_time_allows(card: str) -> None:
    """A tonic can be drunk only now; a shield does nothing now."""
    one = brannoc((3, 3), items=cards(card))
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("old-mawgrim", (3, 4))], dice=[1] * 9)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "melee-1")
    run.answer(A, "melee-1")
    assert run.is_over is (card == "oak-shield")
