"""What is told beforehand and afterwards is what is rolled and gained (R47, R85, D19)."""

from itertools import product

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.adviser.advise import advise
from cogs.deckbox_dungeons.adviser.fighting import kill_of
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.events.combat import Struck
from cogs.deckbox_dungeons.rules.combat.attack import attack
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.heroes.figures import chain_spark
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.activations import ROAD
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
HERE, DOOR, BEYOND = (3, 3), (-1, 3), (-3, 5)


@pytest.mark.parametrize("dice", list(product((1, 4, 6), repeat=3)))
def test_r47_r77_energy_is_told_with_an_enemy_that_is_hit(dice: tuple[int, ...]) -> None:
    """Whoever is missed first says nothing of it; all that is told is all that is gained."""
    one = hero("tamsin", "storm-staff", "chain-spark", HERE)
    foes = [enemy("cinder-mage", (1, 1), health=3), enemy("cinder-mage", (1, 5), health=3)]
    delve = scene(one, brannoc(), enemies=foes, dice=[*dice, 1, 1, 1])
    run = run_script(attack(delve, one, chain_spark(), [foes[0], foes[1], foes[1]]), {})
    told = [event for event in run.events if isinstance(event, Struck)]
    assert sum(event.energy for event in told) == one.energy == sum(die >= 4 for die in dice)
    assert all(event.energy == event.hits for event in told)


def going(singer: tuple[int, int] | None) -> tuple[Delve, Hero]:
    """A hero who can only go to the next tile to strike, and one who sings somewhere; None: the hero does itself."""
    one = oruk("sword-buckler", "battle-hymn" if singer is None else "cleave", (1, 3), is_singing=singer is None)
    other = hero("perrin", "long-bow", "rally" if singer is None else "battle-hymn", singer or (4, 3))
    other.is_singing = singer is not None
    return scene(one, other, tiles=ROAD, enemies=[enemy("goblin-cutter", (-3, 1))], dice=[1, 1, 1]), one


@pytest.mark.parametrize(("singer", "plus"), [(HERE, 3), (DOOR, 4), (BEYOND, 4), (None, 4)])
def test_r85_whoever_goes_to_attack_is_told_what_is_added_there(singer: tuple[int, int] | None, plus: int) -> None:
    delve, one = going(singer)
    run = ScriptRun(activate(delve, one))
    go = next(option for option in run.open[A].options if option.key == "go-melee-1")
    mind = Mind(sight(delve.state, A), run.open[A])
    assert (go.facts["dice"], go.facts["plus"]) == (3, plus)
    assert kill_of(mind, go)[1] == pytest.approx(chance_of_two(plus), abs=1e-6), "automata reckon with the same"
    run.answer(A, "go-melee-1", "menu")
    (struck,) = (event for event in run.events if isinstance(event, Struck))
    assert struck.plus == plus


def chance_of_two(plus: int) -> float:
    """That two of three dice wound a Goblin Cutter: each die with its defence die, counted out."""
    each = sum(die == 6 or (die + plus >= 6 and block < 6) for die in range(1, 7) for block in range(1, 7)) / 36
    return 3 * each**2 * (1 - each) + each**3


def defending(*said: object, dice: list[int]) -> tuple[Hero, list[str]]:
    """Two hits on a hero with a Lucky Coin and a Steel Cap; what it is asked, one thing after another."""
    one = tamsin(HERE, items=cards("lucky-coin", "steel-cap"))
    foe = enemy("goblin-cutter", (3, 4), is_chained=True)
    delve = scene(one, brannoc(), enemies=[foe], dice=[6, 6, *dice])
    delve.state.market[:] = [None, None, None]
    run = run_script(act(delve, foe), {A: list(said)})  # type: ignore[arg-type]
    return one, [prompt.word for prompt in run.asked]


def test_d19_r93_a_coin_that_was_kept_may_follow_the_cap() -> None:
    one, asked = defending((), "die-0", ("die-0", "die-1"), dice=[1, 1, 2, 6, 6])
    assert asked == ["coin", "cap", "coin"]
    assert (one.health, one.items, one.has_used_cap) == (8, cards("lucky-coin", "steel-cap")[1:], True)


@pytest.mark.parametrize(
    ("said", "dice", "asked"),
    [
        (((), "keep"), [1, 1], ["coin", "cap"]),
        (((), "die-0"), [1, 6, 6], ["coin", "cap"]),
        ((("die-0", "die-1"), "die-0"), [1, 1, 1, 1, 1], ["coin", "cap"]),
    ],
)
def test_d19_r93_nobody_is_asked_for_the_coin_again(
    said: tuple[object, ...], dice: list[int], asked: list[str]
) -> None:
    """Who has refused it and kept the cap as well, who has blocked all, who has spent it."""
    assert defending(*said, dice=dice)[1] == asked


def test_r71_an_automaton_saves_itself_from_hits_of_two_wounds() -> None:
    """Two hits of a Crush are four wounds."""
    one = brannoc(HERE, health=4, items=cards("guard-charm"))
    foe = enemy("old-mawgrim", (3, 4), is_chained=True)
    delve = scene(one, tamsin(), enemies=[foe], dice=[6, 6, 1])
    run = ScriptRun(act(delve, foe))
    if run.pauses:
        run.wait()
    assert advise(sight(delve.state, A), run.open[A], Chance(b"any")).choice == ("use-100",)
