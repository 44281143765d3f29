"""The chances that options show, against every fall of the dice there can be."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from bot.engine import Chance, Odds, Prompt, Script
from bot.kit.deeds import by_key
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate, menu_deeds
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.map.exploring import reveal
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun

A, B = 0, 1
Begun = Callable[[Delve], Script[None]]
Held = Callable[[Delve], bool]


def shown(delve: Delve, prompt: Prompt) -> dict[str, Odds]:
    return dict(GAME.odds(sight(delve.state, None), prompt))


def played(
    make: Callable[[], Delve], begun: Begun, key: str, dice: int, before: tuple[int, ...], held: Held
) -> Fraction:
    """How often it comes out so, over every fall of so many dice; `before` fell already. No key: nothing is asked."""
    return tallied(make, begun, key, dice, before, (held,))[0]


def tallied(
    make: Callable[[], Delve], begun: Begun, key: str, dice: int, before: tuple[int, ...], held: tuple[Held, ...]
) -> list[Fraction]:
    good = [0] * len(held)
    for fall in product(range(1, 7), repeat=dice):
        delve = make()
        delve.chance = Chance.scripted(*before, *fall, *[1] * 9)
        run = ScriptRun(begun(delve))
        if key:
            run.answer(A, key)
        while not run.is_over and run.open[A].word == "react":
            run.answer(A, "take")
        good = [count + has(delve) for count, has in zip(good, held, strict=True)]
    return [Fraction(count, 6**dice) for count in good]


def first(delve: Delve) -> Script[None]:
    return activate(delve, delve.hero(A))


def deed(key: str) -> Begun:
    """The deed alone, without the questions around it."""

    def begun(delve: Delve) -> Script[None]:
        delve.hero(A).actions = 1
        return by_key(menu_deeds(delve, delve.hero(A)))[key].play()

    return begun


def strikes(one: str) -> Delve:
    """A hero beside an enemy, with two dice."""
    heroes = {
        "maul": oruk("great-maul", at=(3, 3)),
        "staff": hero("tamsin", "storm-staff", "battle-hymn", (3, 3), is_singing=True),
        "sling": hero("kestrel", "sling-dirk", "aimed-shot", (3, 3), energy=2, items=cards("whetstone")),
    }
    foe = enemy("hobgoblin-bruiser", (3, 4), 2) if one != "staff" else enemy("barrow-knight", (3, 4), 1)
    return scene(heroes[one], brannoc(), enemies=[foe])


@pytest.mark.parametrize(
    ("one", "key"), [("maul", "melee-1"), ("staff", "melee-1"), ("sling", "melee-1-aimed-whetted")]
)
def test_a_strike(one: str, key: str) -> None:
    """R44 to R51, R71, R73: wounded, and felled."""
    delve = strikes(one)
    prompt = ScriptRun(first(delve)).open[A]
    odds, before = shown(delve, prompt)[key], delve.state.enemies[0].health
    wounded, felled = tallied(
        lambda: strikes(one),
        deed(key),
        "",
        4,
        (),
        (lambda now: not is_whole(now, before), lambda now: not now.state.enemies),
    )
    said = odds.facts["fell"] if before > 1 and one != "maul" else odds.percent  # the maul crushes: one wound fells
    assert (odds.chance, said) == (wounded, Odds(felled, "fell").percent)


def is_whole(delve: Delve, before: int) -> bool:
    return [one.health for one in delve.state.enemies] == [before]


def test_a_go_and_strike_counts_the_song_where_one_will_stand() -> None:
    """R85: Perrin sings in this tile; in the next nobody hears it."""
    for at, plus in (((-3, 3), 0), ((3, 3), 1)):
        singer = hero("perrin", "sling-dirk", "battle-hymn", (5, 3), is_singing=True)
        delve = scene(
            oruk(at=(0, 3)), singer, enemies=[enemy("old-mawgrim", at)], tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)]
        )
        prompt = ScriptRun(first(delve)).open[A]
        one = shown(delve, prompt)["go-melee-1"]
        each = Fraction(1, 6) + Fraction(2 + plus, 6) * Fraction(4, 6)
        assert one.chance == 1 - (1 - each) ** 4


def test_a_deed() -> None:
    """R68: four dice, with a Skeleton Key; and without one success more is needed."""

    def caged() -> Delve:
        one = tamsin((3, 3), items=cards("skeleton-key"))
        return scene(one, brannoc(), tiles=[Tile("14a", 0, 0, encounters=["q1b"])])

    delve = caged()
    odds, key = shown(delve, ScriptRun(first(delve)).open[A]), "deed-q1b-helped"
    assert odds[key].chance == played(caged, deed(key), "", 4, (), lambda now: bool(now.state.tiles[0].done))
    assert odds["deed-q1b"].chance == 1 - Fraction(5, 6) ** 4 - 4 * Fraction(1, 6) * Fraction(5, 6) ** 3


def test_a_check_at_a_reveal() -> None:
    def barrels() -> Delve:
        return scene(tamsin((3, 3), items=cards("skeleton-key")), brannoc(), tiles=[Tile("14a", 0, 0)])

    def begun(delve: Delve) -> Script[None]:
        return reveal(delve, 0, "q4h", delve.hero(A))

    delve = barrels()
    delve.chance = Chance.scripted(1, 1)
    odds = shown(delve, ScriptRun(begun(delve)).open[A])
    assert odds["alone"].chance < odds["use-100"].chance
    passed = played(barrels, begun, "use-100", 4, (1, 1), lambda now: now.hero(A).health == 8)
    assert odds["use-100"].chance == passed


def perilous(health: int) -> Delve:
    """Old Mawgrim hits Brannoc twice, crushing."""
    one = brannoc((3, 3), health=health, energy=2, items=cards("guard-charm", "healing-draught"))
    delve = scene(one, tamsin(), enemies=[enemy("old-mawgrim", (2, 3))])
    delve.state.market[:] = [None, None, None]
    return delve


@pytest.mark.parametrize("health", [1, 2, 3, 4])
@pytest.mark.parametrize("key", ["take", "ability", "use-100", "use-101-h0"])
def test_to_stay_up(health: int, key: str) -> None:
    """D18: by each way to react, and then no other."""

    def begun(delve: Delve) -> Script[None]:
        return act(delve, delve.state.enemies[0])

    delve = perilous(health)
    delve.chance = Chance.scripted(6, 6, 1)
    odds = shown(delve, ScriptRun(begun(delve)).open[A])
    if key == "use-101-h0":
        assert "use-101-h0" in odds
    assert odds[key].chance == played(lambda: perilous(health), begun, key, 2, (6, 6, 1), lambda now: now.hero(A).is_up)


def test_who_cannot_fall_is_shown_no_chance_to_stand() -> None:
    delve = perilous(5)
    delve.chance = Chance.scripted(6, 6, 1)
    assert shown(delve, ScriptRun(act(delve, delve.state.enemies[0])).open[A]) == {}


def test_a_boss_of_two_dice_is_not_felled_at_once() -> None:
    """R43."""
    delve = scene(oruk(at=(3, 3)), tamsin(), enemies=[enemy("ash-drake", (3, 4), 1, stacked=4)])
    assert shown(delve, ScriptRun(first(delve)).open[A])["melee-1"].word == "strike"


def test_a_jar() -> None:
    delve = scene(tamsin((3, 3)), brannoc(), options=DeckboxOptions())
    delve.chance = Chance.scripted(1, 1)
    run = ScriptRun(reveal(delve, 0, "q1f", delve.hero(A)))
    assert shown(delve, run.open[A])["open"].chance == Fraction(4, 6)


def test_where_one_stands_decides_what_would_hit_one() -> None:
    """Each move says so, and so does the end of the turn; exactly, by playing the enemies' turn out."""

    def chased(at: tuple[int, int]) -> Delve:
        return scene(tamsin(at), brannoc((0, 2)), enemies=[enemy("goblin-cutter", (2, 3), is_chained=True)])

    delve = chased((3, 3))
    odds = shown(delve, ScriptRun(first(delve)).open[A])
    end, away = odds["end"], [one for key, one in odds.items() if key.startswith("to-") and one.word == "safe"]
    good = 0
    for fall in product(range(1, 7), repeat=4):
        then = chased((3, 3))
        then.chance = Chance.scripted(*fall)
        ScriptRun(act(then, then.state.enemies[0]))
        good += then.hero(A).health == 8
    assert (end.word, end.chance, end.is_bare) == ("stay", Fraction(good, 6**4), False)
    assert away
    assert end.facts["here"] == 0.6  # 2 dice, 2/6 to hit, 5/6 not blocked


def test_in_peace_nothing_is_said_of_enemies() -> None:
    delve = scene(tamsin((3, 3)), brannoc((0, 2)))
    assert shown(delve, ScriptRun(first(delve)).open[A]) == {}
