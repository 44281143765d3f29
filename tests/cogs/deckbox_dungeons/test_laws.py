"""Pairs of cards in one scene, and laws that hold whatever their texts say: what helps takes nothing away (R100, R101).

Nobody has worked out what each pair does. So only that is asked of which there is no doubt.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from bot.engine import Chance
from bot.kit.deeds import by_key
from cogs.deckbox_dungeons.content.tables import ABILITIES, ENEMIES, ITEMS
from cogs.deckbox_dungeons.events.combat import HeroAttacked
from cogs.deckbox_dungeons.rules.deeds.own import own_deeds
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import _carry_out
from cogs.deckbox_dungeons.rules.enemies.choosing import Plan
from cogs.deckbox_dungeons.rules.enemies.figures import blow
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.rules.heroes.figures import MOST_ENERGY, MOST_TREASURE
from cogs.deckbox_dungeons.state.pieces import Item
from tests.cogs.deckbox_dungeons.scenes import enemy, hero, scene
from tests.support.scripts import ScriptRun

MINOR = {"heal", "energy", "smoke", "drum"}
HELP = tuple(key for key, item in ITEMS.items() if item.effect in {*MINOR, "tonic", "rope"})
ABLE = tuple(key for key in ("second-wind", "mend", "rally", "battle-hymn") if key in ABILITIES)
PAIRS = list(product((*HELP, *ABLE), repeat=2))
MOVES = (0, 1, 3, 6)  # what is left of a Move under way
SAMPLE = 3  # one pair in so many
EACH_PAIR = [
    pytest.param(*pair, id="-then-".join(pair), marks=() if number % SAMPLE == 0 else pytest.mark.long)
    for number, pair in enumerate(PAIRS)
]


def used(delve: Delve, key: str) -> bool:
    """Ada uses it, on Ben where it is for somebody else; unless it is not offered, as it would change nothing."""
    ada = delve.state.heroes[0]
    if key in ABLE:
        ada.ability, ada.energy = key, max(ada.energy, ABILITIES[key].energy)
        wanted = ["ability-h1" if key in {"mend", "rally"} else "ability"]
    else:
        item = next(one for one in ada.items if one.key == key)
        wanted = [f"use-{item.id}", f"use-{item.id}-h0"]
    deeds = by_key([*own_deeds(delve, ada), *minor_deeds(delve, ada)])
    if not (offered := [name for name in wanted if name in deeds]):
        return False
    run = ScriptRun(deeds[offered[0]].play())
    while not run.is_over:
        prompt = run.prompts[0]
        run.answer(prompt.seat, prompt.kind.random(Chance(b"any")), prompt.word)
    return True


def party(first: str, second: str, left: int) -> Delve:
    """Two wounded heroes with little energy, one of them on the way."""
    items = [Item(100 + number, key) for number, key in enumerate((first, second)) if key in HELP]
    ada = hero("brannoc", "sword-buckler", "stone-skin", items=items, energy=1, actions=1)
    ben = hero("tamsin", "long-bow", "mend", energy=1, actions=1)
    ada.health, ben.health, ada.move_left = 1, 1, left
    return scene(ada, ben)


def counters(delve: Delve) -> Iterator[tuple[str, int]]:
    for one in delve.state.heroes:
        yield f"{one.key}: health", one.health
        yield f"{one.key}: movement", one.move_left
        yield f"{one.key}: treasure", one.treasure


@pytest.mark.parametrize(("first", "second"), EACH_PAIR)
def test_what_helps_takes_nothing_away(first: str, second: str) -> None:
    """R101: what is left of a Move is added to, not set; healing never harms."""
    for left in MOVES:
        delve = party(first, second, left)
        for key in (first, second):
            before = dict(counters(delve))
            used(delve, key)
            lost = [name for name, value in counters(delve) if value < before[name]]
            assert not lost, f"{key} with {left} left of a Move"


@pytest.mark.parametrize(("first", "second"), EACH_PAIR)
def test_two_helps_stay_within_bounds_and_are_used_once(first: str, second: str) -> None:
    """R5: gains beyond the limits are lost; a card is used up once."""
    delve = party(first, second, 3)
    left = len(delve.state.heroes[0].items)
    for key in (first, second):
        left -= used(delve, key) and key in HELP
        for one in delve.state.heroes:
            assert 0 <= one.health <= one.kind.health
            assert 0 <= one.energy <= MOST_ENERGY
            assert 0 <= one.treasure <= MOST_TREASURE
        assert len(delve.state.heroes[0].items) == left


@pytest.mark.parametrize("left", [2, 5])
@pytest.mark.parametrize("helps", ["swift-tonic", "second-wind"])
def test_movement_is_added_to_a_move_under_way(helps: str, left: int) -> None:
    """R101: as much as it gives to whoever stands, and what was left besides."""
    gained = []
    for begun in (0, left):
        delve = party(helps, helps, begun)
        used(delve, helps)
        gained.append(delve.state.heroes[0].move_left)
    assert gained[1] == gained[0] + left


SHOOTERS = tuple(kind.key for kind in ENEMIES.values() if kind.ranged is not None and "barrage" in kind.keywords)


def dice_of(key: str, heroes: int, pots: int) -> int:
    """How many dice fall on heroes of one tile, so many of them in smoke."""
    party_ = [hero("brannoc", "sword-buckler", "stone-skin", at=(1, 1 + seat)) for seat in range(heroes)]
    for one in party_[:pots]:
        one.is_smoking = True
    delve = Delve(scene(*party_, enemies=[enemy(key, (3, 3))]).state, Chance(b"shots"))
    shooter = delve.state.enemies[0]
    shot = blow(delve, shooter, "ranged")
    run = ScriptRun(_carry_out(delve, shooter, Plan((), shot, tuple(range(heroes)))))
    while not run.is_over:
        prompt = run.prompts[0]
        run.answer(prompt.seat, prompt.default or prompt.kind.random(Chance(b"any")), prompt.word)
    return sum(len(event.dice.split()) for event in run.events if isinstance(event, HeroAttacked))


@pytest.mark.parametrize("key", SHOOTERS)
@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_smoke_takes_one_die_of_an_attack(heroes: int, key: str) -> None:
    """R100: of the whole attack, however many it falls on and however many stand in smoke."""
    least = dice_of(key, heroes, 0) - 1
    for pots in range(1, heroes + 1):
        assert dice_of(key, heroes, pots) >= least, f"{pots} pots"
