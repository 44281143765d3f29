"""R44, R48, R49, R52, R68, R87: where the dice are handed to people, each roll waits for whoever makes it."""

import pytest

from bot.engine import Prompt, with_offers
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.attack import attack
from cogs.deckbox_dungeons.rules.combat.checks import check, free_check
from cogs.deckbox_dungeons.rules.enemies.acting import activate
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes import figures
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
IN_HAND = DeckboxOptions(hand_dice=True)
Roll = tuple[int, str, str, object]


def rolls(asked: list[Prompt]) -> list[Roll]:
    """Who rolls what by which rule, and how many dice."""
    for prompt in asked:
        assert prompt.default == ("roll",)
        assert prompt.main == "roll"
        assert prompt.options[0].facts == {"count": prompt.facts["count"]}
    return [(prompt.seat, prompt.word, prompt.rule, prompt.facts["count"]) for prompt in asked]


@pytest.mark.parametrize(("people", "left"), [((), B), ((0, 1), B), ((0, 0), A), ((0,), B)])
def test_r44_r49_r52_r87_an_attack_its_defence_and_its_pay(people: tuple[int, ...], left: int) -> None:
    """The next person to the left defends; whoever has all heroes does so alone."""
    one, foe = brannoc((3, 3)), enemy("goblin-cutter", (3, 4), health=1)
    delve = scene(
        one, tamsin(), enemies=[foe], dice=[6, 4, 4, 1, 1, 1], options=DeckboxOptions(hand_dice=True, people=people)
    )
    strike = figures.strike(delve, one, "melee")
    assert strike is not None
    run = run_script(attack(delve, one, strike, [foe] * 3), {}, otherwise="roll")
    assert rolls(run.asked) == [
        (A, "roll-attack", "R44", 3),
        (left, "roll-defence", "R49", 2),
        (A, "roll-treasure", "R52", 1),
    ]


def test_r49_nobody_rolls_where_no_die_is_rolled() -> None:
    one, foe = brannoc((3, 3)), enemy("goblin-cutter", (3, 4))
    delve = scene(one, tamsin(), enemies=[foe], dice=[1, 1, 1], options=IN_HAND)
    strike = figures.strike(delve, one, "melee")
    assert strike is not None
    run = run_script(attack(delve, one, strike, [foe] * 3), {}, otherwise="roll")
    assert rolls(run.asked) == [(A, "roll-attack", "R44", 3)]


def test_r98_friends_may_help_until_the_defence_is_rolled() -> None:
    """4.3: the dice are still in the hand; from the roll to the last reroll the offers are closed."""
    foe, one = enemy("goblin-cutter", (3, 4), is_chained=True), brannoc((3, 3), health=5, items=cards("lucky-coin"))
    delve = scene(tamsin((4, 3), energy=6), one, enemies=[foe], dice=[6, 1, 1], options=IN_HAND)
    delve.state.market[:] = [None, None, None]
    run = ScriptRun(with_offers(activate(delve, foe), lambda: standing(delve)))
    run.wait()
    assert run.open[B].word == "roll-own-defence"
    run.answer(A, "ability-h1", "minor")
    assert one.health == 7
    run.answer(B, "roll", "roll-own-defence")
    assert [prompt.word for prompt in run.prompts] == ["coin"]


def test_r48_whoever_is_hit_rolls_for_each_hit() -> None:
    foe = enemy("goblin-cutter", (3, 4), is_chained=True)
    delve = scene(tamsin(), brannoc((3, 3)), enemies=[foe], dice=[6, 6, 1, 1], options=IN_HAND)
    delve.state.market[:] = [None, None, None]
    run = run_script(activate(delve, foe), {}, otherwise="roll")
    assert rolls(run.asked) == [(B, "roll-own-defence", "R48", 2)]


def test_r68_a_check_is_four_dice() -> None:
    one = tamsin()
    delve = scene(one, brannoc(), dice=[6, 1, 1, 1], options=IN_HAND)
    assert rolls(run_script(check(delve, one, "wisdom", 1), {}, otherwise="roll").asked) == [
        (A, "roll-check", "R68", 4)
    ]


@pytest.mark.parametrize(("said", "successes", "left"), [("alone", 1, 1), ("use-100", 2, 0)])
def test_r93_who_holds_what_helps_a_check_is_asked_first(said: str, successes: int, left: int) -> None:
    one = tamsin(items=cards("owl-tincture"))
    delve = scene(one, brannoc(), dice=[6, 1, 1, 1])
    run = run_script(free_check(delve, one, "wisdom", 2), {A: [said]})
    (asked,) = run.asked
    assert (asked.word, asked.rule, asked.default, asked.main) == ("helper", "R93", ("alone",), "alone")
    assert (asked.facts["needed"], asked.facts["plus"], [one.key for one in asked.options]) == (
        2, 3, ["alone", "use-100"],
    )  # fmt: skip
    told = run.events[-1]
    assert (told.seat, told.skill, told.dice, told.plus, told.successes, told.helped, told.needed) == (  # type: ignore[attr-defined]
        A, "wisdom", "6 1 1 1", 3, successes, successes - 1, 2,
    )  # fmt: skip
    assert (run.result, len(one.items)) == (successes == 2, left)
    assert delve.is_rolling is False


def test_r93_what_helps_other_checks_is_not_asked_about() -> None:
    one = tamsin(items=cards("skeleton-key"))
    assert run_script(free_check(scene(one, brannoc(), dice=[6, 6, 1, 1]), one, "wisdom", 2), {}).result is True


def test_r48_r22_what_is_handed_over_before_the_roll_is_told_with_it() -> None:
    """Brannoc has +2; an Oak Shield of a friend's makes it 3 while the question is open."""
    foe, one = enemy("goblin-cutter", (3, 4), is_chained=True), brannoc((3, 3))
    friend = tamsin((4, 3), items=cards("oak-shield"))
    delve = scene(friend, one, enemies=[foe], dice=[6, 1, 3], options=IN_HAND)
    delve.state.market[:] = [None, None, None]
    run = ScriptRun(with_offers(activate(delve, foe), lambda: standing(delve)))
    while B not in run.open or run.open[B].word != "roll-own-defence":
        run.wait()
    assert run.open[B].facts == {"count": 1, "dice": 1, "plus": 2}
    run.answer(A, {"give": ("item-100",)}, "trade")
    assert run.open[B].facts["plus"] == 3
    run.answer(B, "roll", "roll-own-defence")
    assert one.health == 10
