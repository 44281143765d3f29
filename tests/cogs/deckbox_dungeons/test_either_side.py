"""Where a rule draws a line: what lies just on either side of it, one rule after the other."""

import pytest

from bot.conformance.checked import strict_words
from bot.engine import Chance
from bot.ui.views.speech import Speaker
from cogs.deckbox_dungeons.content.tables import READY
from cogs.deckbox_dungeons.events.combat import HeroAttacked, Struck
from cogs.deckbox_dungeons.events.frame import ActivationEnded
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.prompts.options import ready_made
from cogs.deckbox_dungeons.rules.combat.attack import attack
from cogs.deckbox_dungeons.rules.combat.checks import helped
from cogs.deckbox_dungeons.rules.combat.dice import has_missed
from cogs.deckbox_dungeons.rules.combat.targets import can_strike
from cogs.deckbox_dungeons.rules.deeds.activation import activate, menu_deeds
from cogs.deckbox_dungeons.rules.deeds.attacking import play_go
from cogs.deckbox_dungeons.rules.deeds.moving import step_options
from cogs.deckbox_dungeons.rules.deeds.own import shadows
from cogs.deckbox_dungeons.rules.deeds.own_items import can_be_stunned
from cogs.deckbox_dungeons.rules.deeds.usual import usual, usual_step
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.enemies.choosing import modes, plan
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.building import build
from cogs.deckbox_dungeons.state.pieces import Hero, Item, Tile
from cogs.deckbox_dungeons.state.spots import Spot, label
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
ROAD = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("6a", 0, -2)]


def defended(one: Hero, die: int, *said: str) -> int:
    """What one hit of a Cutter costs, whose defence falls so."""
    foe = enemy("goblin-cutter", (3, 4), is_chained=True)
    delve = scene(one, tamsin((6, 4)) if one.key != "tamsin" else brannoc((6, 4)), enemies=[foe], dice=[6, 1, die])
    delve.state.market[:] = [None, None, None]
    run = run_script(act(delve, foe), {A: said} if said else {})
    return next(event.damage for event in run.events if isinstance(event, HeroAttacked))


@pytest.mark.parametrize(("die", "damage"), [(3, 1), (4, 0)])
def test_stone_skin_adds_two(die: int, damage: int) -> None:
    assert defended(hero("tamsin", "long-bow", "stone-skin", (3, 3), energy=2), die, "ability") == damage


def test_r93_a_coin_is_offered_in_defence_only_where_a_die_has_failed() -> None:
    assert defended(brannoc((3, 3), items=cards("lucky-coin")), 4) == 0


@pytest.mark.parametrize(
    ("dice", "plus", "attack", "defence"),
    [([6, 6], 0, False, False), ([6, 5], 2, True, False), ([6, 3], 2, True, True), ([5], 0, True, True)],
)
def test_r93_what_rolling_again_could_better(dice: list[int], plus: int, *, attack: bool, defence: bool) -> None:
    """An attack: all but a six, which is critical. A defence: what has not blocked."""
    assert has_missed(dice, plus, is_attack=True) is attack
    assert has_missed(dice, plus, is_attack=False) is defence


@pytest.mark.parametrize(
    ("one", "other", "plain", "reach"),
    [
        ((3, 3), (3, 4), True, True),
        ((3, 3), (3, 3), False, False),
        ((3, 3), (3, 5), False, False),
        ((3, 3), (2, 4), False, True),
        ((1, 1), (0, 2), False, True),  # one of the two they share is wall
        ((2, 0), (1, 1), False, True),
        ((4, 6), (5, 5), False, True),
        ((3, 3), (1, 3), False, False),
    ],
)
def test_r61_r70_whom_a_blade_reaches(one: Spot, other: Spot, *, plain: bool, reach: bool) -> None:
    ground = scene(brannoc(), tamsin()).ground
    for a, b in ((one, other), (other, one)):
        assert can_strike(ground, a, b, has_reach=False) is plain
        assert can_strike(ground, a, b, has_reach=True) is reach


def test_r70_no_blade_reaches_through_two_walls() -> None:
    """On 15A a pillar stands at (5, 1), and the corner is wall."""
    ground = scene(brannoc(), tamsin(), tiles=[Tile("1b", 0, 0)]).ground
    pairs = [
        (a, b)
        for a in ground.marks
        for b in ground.marks
        if abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1
        and (a[0], b[1]) not in ground.marks
        and (b[0], a[1]) not in ground.marks
    ]
    assert not any(can_strike(ground, a, b, has_reach=True) for a, b in pairs)


def test_r13_who_falls_in_its_own_activation_ends_none() -> None:
    one = brannoc((2, 1), health=1)
    run = ScriptRun(activate(scene(one, tamsin((6, 2)), tiles=[Tile("2b", 0, 0)]), one))
    run.answer(A, "move")
    run.answer(A, "to-k63")
    assert run.is_over
    assert not any(isinstance(event, ActivationEnded) for event in run.events)


def test_r95_who_has_won_on_the_way_attacks_nobody() -> None:
    one, foe = brannoc((4, 3)), enemy("goblin-cutter", (6, 4))
    delve = scene(one, tamsin((1, 3), health=0, is_downed=True), enemies=[foe], tiles=[Tile("15a", 0, 0)],
                  options=DeckboxOptions(quest="chapel"))  # fmt: skip
    delve.state.tongues, one.actions = 2, 2
    strike = figures.strike(delve, one, "melee")
    assert strike is not None
    run = run_script(play_go(delve, one, strike, foe, (6, 3)), {})
    assert delve.state.result == "won"
    assert not any(isinstance(event, Struck) for event in run.events)


def test_r79_shadows_lead_four_spaces_and_no_further() -> None:
    found = shadows(scene(hero("perrin", "sling-dirk", "shadowstep", (2, 0)), tamsin((6, 4))), Hero(0, at=(2, 0)))
    assert {abs(row - 2) + column for row, column in found} == {1, 2, 3, 4}
    assert {(2, 4), (1, 3), (4, 2)} <= set(found)
    assert (2, 5) not in found


def test_r72_no_net_holds_the_red_and_none_is_thrown_twice() -> None:
    foes = [
        enemy("old-mawgrim", (1, 2)),
        enemy("goblin-cutter", (1, 3)),
        enemy("goblin-cutter", (1, 4), is_stunned=True),
    ]
    delve = scene(brannoc((3, 3)), tamsin((6, 4)), enemies=foes)
    assert [foe.id for foe in can_be_stunned(delve, delve.hero(A))] == [2]


def test_r93_a_card_that_has_been_handed_on_helps_nobody() -> None:
    one = tamsin()
    assert run_script(helped(scene(one, brannoc()), one, "wisdom"), {}).result == 0


@pytest.mark.parametrize(
    ("key", "first", "then"),
    [
        ("goblin-cutter", "melee", None),
        ("bone-archer", "ranged", "melee"),
        ("hex-shaman", "ranged", "melee"),
        ("old-mawgrim", "melee", "ranged"),
        ("hollow-deacon", "ranged", "melee"),
    ],
)
def test_section_5_step_4_how_an_enemy_attacks_first_and_else(key: str, first: str, then: str | None) -> None:
    assert modes(enemy(key, (3, 3))) == ((first, then) if then else (first,))


def test_section_5_an_archer_with_no_room_to_shoot_strikes() -> None:
    archer = enemy("bone-archer", (3, 4), is_chained=True)
    found = plan(scene(brannoc((3, 3)), tamsin((6, 4), health=0, is_downed=True), enemies=[archer]), archer)
    assert found.blow is not None
    assert (found.blow.mode, found.blow.dice) == ("melee", 1)


def test_the_last_march_of_an_attack_says_whom_and_how_much() -> None:
    foe = enemy("goblin-cutter", (1, 3))
    delve = scene(brannoc((3, 3)), tamsin((6, 4)), enemies=[foe], dice=[6, 6, 1, 1])
    delve.state.market[:] = [None, None, None]
    run_script(act(delve, foe), {})
    (march,) = delve.state.marches
    assert (march.enemy, march.key, march.path, march.targets, march.damage) == (
        1, "goblin-cutter", ((1, 3), (2, 3)), (A,), 2,
    )  # fmt: skip


def built(*said: str) -> tuple[list[str], list[str], Delve]:
    """What the first may choose now, and what the second may."""
    delve = Delve(new_state(2, DeckboxOptions(), Chance(b"build")), Chance(b"build"))
    run = ScriptRun(build(delve))
    for key in said:
        run.answer(A, key)
    mine, theirs = ([option.key for option in run.open[seat].options] for seat in (A, B))
    return mine, theirs, delve


@pytest.mark.parametrize("kind", ["hero", "equipment", "ability"])
def test_r3_a_card_one_has_is_offered_to_nobody_else_and_not_again(kind: str) -> None:
    ready = READY[0]
    key = f"{kind}-{getattr(ready, kind)}"
    mine, theirs, _ = built(key)
    assert key not in mine
    assert key not in theirs
    assert f"ready-{ready.hero}" in mine, "to oneself the party of one's own card is still open"
    assert f"ready-{ready.hero}" not in theirs


def test_d2_what_is_ready_made_is_three_cards() -> None:
    for ready in READY:
        _, _, delve = built(f"ready-{ready.hero}")
        one = delve.hero(A)
        assert (one.key, one.equipment, one.ability) == (ready.hero, ready.equipment, ready.ability)


def test_what_is_ready_made_names_its_three_cards() -> None:
    words = strict_words(DeckboxFace())
    for ready in READY:
        cards = (("hero", ready.hero), ("equipment", ready.equipment), ("ability", ready.ability))
        names = [words.say(f"{kind}-{key}") for kind, key in cards]
        assert Speaker(words, ("Ada", "Ben")).option(ready_made(ready)) == "{} with {} and {}".format(*names)


def test_r7_of_cards_alike_the_first_counts_in_the_order_of_the_hand() -> None:
    one = brannoc(items=cards("oak-shield", "steel-cap", "iron-ration"))
    assert [item.id for item in figures.one_of_each(one)] == [100, 101, 102]
    one.items += [Item(103, "steel-cap")]
    assert {item.id for item in figures.one_of_each(one)} == {100, 101, 102}
    assert [item.key for item in figures.kept(one)] == ["oak-shield", "steel-cap"]


def test_r9_without_a_weapon_only_hero_and_cards_add() -> None:
    one = oruk("great-maul", items=cards("hunters-bracer"))
    assert (figures.attack_plus(one, "ranged"), figures.attack_plus(one, "melee")) == (0, 2)


def steps(delve: Delve) -> dict[str, object]:
    delve.hero(A).actions = 2
    return {option.word: option.facts for option in step_options(delve, delve.hero(A))}


@pytest.mark.parametrize(
    ("at", "tongues", "word"),
    [((-11, 3), 2, "to-start"), ((-11, 3), 1, None), ((3, 3), 2, "to-exit"), ((5, 3), 2, None)],
)
def test_r91_homewards_is_named_where_no_start_can_be_reached(at: Spot, tongues: int, word: str | None) -> None:
    delve = scene(brannoc(at), tamsin((1, 2)), tiles=ROAD, options=DeckboxOptions(quest="chapel"))
    delve.state.tongues = tongues
    assert {"to-start", "to-exit"} & set(steps(delve)) == ({word} if word else set())


@pytest.mark.parametrize(("at", "word", "other"), [((3, 3), "to-edge", "to-way"), ((6, 4), "to-way", "to-edge")])
def test_r25_of_a_way_out_one_name_is_given(at: Spot, word: str, other: str) -> None:
    """Two tiles off it is a way; in front of it an edge."""
    delve = scene(brannoc(at), tamsin((6, 3)), tiles=ROAD[:1] if word == "to-edge" else ROAD[:2])
    delve.state.tile_deck = ["5b"]
    delve.relaid()
    found = steps(delve)
    assert word in found
    assert other not in found
    facts = found[word]
    assert isinstance(facts, dict)
    assert facts["side"].keys == ("n",)
    assert facts["face"].keys == ("14a" if word == "to-edge" else "8b",)


def test_of_several_to_strike_whom_most_dice_are_likely_to_fell() -> None:
    """Section 9: not the weakest, where a single die at +0 is all that can be thrown at it."""
    foes = [
        enemy("old-mawgrim", (3, 4), health=3),
        enemy("old-mawgrim", (3, 2), health=2),
        enemy("old-mawgrim", (0, 3), 1),
    ]
    one = hero("perrin", "sword-buckler", "rally", (3, 3), actions=2)
    delve = scene(one, tamsin((6, 4)), enemies=foes)
    options = [deed.option for deed in menu_deeds(delve, one)]
    assert usual(delve, one, options) == "go-melee-3", "the weakest of all, from near by"
    here = [option for option in options if not option.key.startswith("go-")]
    assert "ranged-3" in {option.key for option in here}
    assert usual(delve, one, here) == "melee-2"
    close = [option for option in options if option.word == "attack-melee"]
    assert usual(delve, one, close) == "melee-2"
    both = [option for option in options if option.key in {"melee-2", "ranged-2"}]
    assert usual(delve, one, both) == "melee-2"


def test_where_nothing_is_named_the_first_space_stands_out() -> None:
    delve = scene(brannoc((3, 3)), tamsin((6, 3)))
    plain = [option for option in step_options(delve, brannoc((3, 3), actions=2)) if option.word == "to"]
    assert usual_step(delve, brannoc((3, 3)), plain) == plain[0].key
    assert plain[0].facts["spot"] == min(str(option.facts["spot"]) for option in plain[:1])
    assert label((3, 3)) not in {option.facts["spot"] for option in plain}


def test_d8_a_coin_may_better_an_attack_that_has_hit_already() -> None:
    """R45: a six cannot be blocked."""
    one, foe = brannoc((3, 3), items=cards("lucky-coin")), enemy("hobgoblin-bruiser", (3, 4))
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[4, 4, 4, 6, 1, 1, 1])
    strike = figures.strike(delve, one, "melee")
    assert strike is not None
    run = run_script(attack(delve, one, strike, [foe] * 3), {A: [("die-0",)]})
    assert [event.criticals for event in run.events if isinstance(event, Struck)] == [1]


def test_of_two_as_weak_the_one_that_more_dice_can_hit() -> None:
    foes = [enemy("old-mawgrim", (0, 3), 3), enemy("old-mawgrim", (3, 4), 3)]
    one = hero("perrin", "sword-buckler", "rally", (3, 3), actions=2)
    delve = scene(one, tamsin((6, 4)), enemies=foes)
    options = [deed.option for deed in menu_deeds(delve, one)]
    assert [option.key for option in options if option.word.startswith("attack")] == ["melee-2", "ranged-1"]
    assert usual(delve, one, options[::-1]) == "melee-2"


@pytest.mark.parametrize(("addons", "pierces"), [((), False), (("aimed",), True), (("whetted",), False)])
def test_r73_an_aimed_shot_pierces(addons: tuple[str, ...], *, pierces: bool) -> None:
    one = hero("ysolde", "long-bow", "aimed-shot", (3, 3))
    strike = figures.strike(scene(one, tamsin()), one, "ranged", addons)
    assert strike is not None
    assert ("pierce" in strike.keywords, strike.plus) == (pierces, 2 + len(addons))
