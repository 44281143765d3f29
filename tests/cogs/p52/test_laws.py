"""Pairs of what lasts a while on a hero, and laws that hold whatever the texts say: a turn lost is one turn."""

import pytest

from cogs.p52.content.kinds import Way
from cogs.p52.content.tables import ITEMS
from cogs.p52.events.frame import TurnLost
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.combat.wounds import heal, hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.state.people import FOREVER, Hero
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun

OLD_TRAP = ("AH", "2C")  # together 3
ROUNDS = 4
LASTING: tuple[dict[str, int], ...] = (
    {},
    {"aim": 2, "aim_at": 1},
    {"stance": 2},
    {"haste": 1},
    {"mends": 1, "mending": 2},
    {"unseen": 2},
)


def fight(*flips: str) -> Crawl:
    """Rusk at B2, and an enemy who is frozen far away: nobody does anything to anybody."""
    crawl = scene(("rusk", (1, 1)), foes=[("JC", (5, 3))], flips=flips)
    crawl.enemies[0].frozen = FOREVER
    return crawl


def given(hero: Hero, *what: dict[str, int]) -> Hero:
    for one in what:
        for name, value in one.items():
            setattr(hero, name, value)
    return hero


def turns(crawl: Crawl, rounds: int = ROUNDS) -> tuple[int, int]:
    """How often the hero does the one thing of a turn, searching whenever there is something, and turns told as lost.

    A search is free (R33), so it takes no turn.
    """
    done = lost = 0
    for _ in range(rounds * len([*crawl.heroes, *crawl.enemies])):
        run = ScriptRun(play(crawl))
        while not run.is_over:
            prompt = run.prompts[0]
            keys = [option.key for option in prompt.options]
            said = next(key for key in ("search", "rest", keys[0]) if key in keys)
            done += said == "rest"
            run.answer(prompt.seat, said, prompt.word)
        lost += sum(isinstance(event, TurnLost) for event in run.events)
    return done, lost


@pytest.mark.parametrize("lasting", LASTING, ids=lambda one: "-".join(one) or "nothing")
def test_an_old_trap_takes_one_turn(lasting: dict[str, int]) -> None:
    """Sum 3: the next turn is lost, and no other; what lasts a while changes nothing about it."""
    free, caught = (fight(*OLD_TRAP) for _ in range(2))
    for crawl in (free, caught):
        given(crawl.heroes[0], lasting)
    caught.spots[caught.heroes[0].at].drops = 1
    as_ever, _ = turns(free)
    done, lost = turns(caught)
    assert (as_ever - done, lost) == (1, 1)


@pytest.mark.parametrize("lasting", LASTING, ids=lambda one: "-".join(one) or "nothing")
@pytest.mark.parametrize("way", ["melee", "ranged", "magic"])
def test_whoever_is_hit_may_defend_however_little_it_does(way: Way, lasting: dict[str, int]) -> None:
    """R106: a hit of 0 is a hit; without a defence it does just what it does."""
    for damage in (0, 1, 7):
        crawl = fight()
        hero = given(crawl.heroes[0], lasting)
        run = ScriptRun(defend(crawl, hero, way, damage, {}))
        assert [prompt.seat for prompt in run.asked] == [hero.seat], f"{damage} damage"
        run.answer(hero.seat, "none")
        assert run.result == damage
        assert hero.aim == 0


@pytest.mark.parametrize("lasting", LASTING, ids=lambda one: "-".join(one) or "nothing")
@pytest.mark.parametrize("amount", [0, 1, 5, 99])
def test_healing_never_harms(amount: int, lasting: dict[str, int]) -> None:
    """R5: nor does it go beyond the most there may be."""
    crawl = fight()
    hero = given(crawl.heroes[0], lasting)
    for health in range(most_health(hero) + 1):
        hero.health = health
        list(heal(hero, amount, "rest"))
        assert health <= hero.health <= most_health(hero)


@pytest.mark.parametrize("armour", [key for key, kind in ITEMS.items() if kind.armour])
@pytest.mark.parametrize("damage", [0, 1, 3, 9])
def test_armour_never_makes_a_blow_worse(damage: int, armour: str) -> None:
    """R94, R108: it takes off, down to nothing."""
    bare, clad = fight(), fight()
    thing = clad.made(armour)
    clad.heroes[0].bag, clad.heroes[0].worn = [thing], [thing.id]
    bare.heroes[0].bag, bare.heroes[0].worn = [], []
    taken = [ScriptRun(hurt(crawl, crawl.heroes[0], damage, "blow")).result for crawl in (bare, clad)]
    assert taken[0] == damage
    assert taken[1] is not None
    assert 0 <= taken[1] <= damage
