"""Any map, any heroes: an enemy does as section 5 says when it is read a second time (`reference`)."""

import random

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.content.tables import ABILITIES, ENEMIES, EQUIPMENT, FACES, HEROES
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.moving import destinations
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import plan
from cogs.deckbox_dungeons.rules.heroes.figures import speed
from cogs.deckbox_dungeons.rules.map.ground import DOORWAY, PIT
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Tile
from cogs.deckbox_dungeons.state.spots import Spot
from tests.cogs.deckbox_dungeons.reference import Deed, Foe, steps
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.cogs.deckbox_dungeons.walks import walks

STARTS = ("14a", "15a")
BODIES = [face for face in FACES if face not in STARTS]
CELLS = [(0, -1), (1, 0), (-1, 0), (0, -2), (1, -1)]
SCENES, MORE_SCENES = 300, 5000


def heroes(chance: random.Random) -> list[Hero]:
    """Two to four, in any state."""
    count = chance.randint(2, 4)
    cards = [chance.sample(list(kinds), count) for kinds in (HEROES, EQUIPMENT, ABILITIES)]
    found = [hero(*three) for three in zip(*cards, strict=True)]
    for one in found:
        one.health, one.energy = chance.randint(1, one.kind.health), chance.randint(0, 5)
    for one in found[1:]:
        if chance.random() < 0.2:
            one.is_downed, one.health = True, 0
    return found


def somewhere(seed: int) -> tuple[Delve, Enemy]:
    """A scene, and who is about to act in it."""
    chance = random.Random(seed)
    cells = chance.sample(CELLS, chance.randint(0, 3))
    tiles = [Tile(chance.choice(STARTS), 0, 0)]
    tiles += [Tile(chance.choice(BODIES), x, y, chance.randint(0, 3)) for x, y in cells]
    options = DeckboxOptions(quest="king", level=chance.choice(("normal", "hard", "dire")))
    party, foes = heroes(chance), [enemy(chance.choice(list(ENEMIES)), (0, 0)) for _ in range(chance.randint(1, 5))]
    delve = scene(*party, enemies=foes, tiles=tiles, options=options)
    spots = crowded(delve, chance)
    for foe, spot in zip(foes, [spot for spot in spots if delve.ground.marks[spot] != PIT], strict=False):
        foe.at = spot
    for one, spot in zip(party, [spot for spot in spots if spot not in delve.enemy_spots], strict=False):
        one.at, one.is_smoking = spot, chance.random() < 0.15
    delve.state.seals = chance.choice((0, 0, 1, 3))
    foe = chance.choice(foes)
    foe.is_chained = chance.random() < 0.3
    return delve, foe


def crowded(delve: Delve, chance: random.Random) -> list[Spot]:
    """Spaces in any order; half the time those round a doorway, or round any other space, come first."""
    marks = delve.ground.marks
    spots = chance.sample(sorted(marks), len(marks))
    if chance.random() < 0.5:
        middle = next((spot for spot in spots if marks[spot] == DOORWAY), spots[0])
        spots.sort(key=lambda spot: steps(spot, middle) > chance.choice((1, 2, 4)))
    return spots


def must_agree(seed: int) -> None:
    delve, foe = somewhere(seed)
    found = plan(delve, foe)
    deed = Deed(found.goal or foe.at)
    if found.blow is not None:
        deed = deed._replace(mode=found.blow.mode, dice=found.blow.dice, targets=found.targets)
    assert deed == Foe(delve, foe).deed(), f"scene {seed}"


def test_an_enemy_does_as_the_rules_say() -> None:
    for seed in range(SCENES):
        must_agree(seed)


@pytest.mark.long
def test_so_it_does_in_many_scenes() -> None:
    for seed in range(SCENES, MORE_SCENES):
        must_agree(seed)


@pytest.mark.parametrize("seed", range(60))
def test_d6_a_hero_can_go_wherever_a_walk_leads(seed: int) -> None:
    """On the tiles with pits, past whoever stands there, with more or less Health, and a feather or none."""
    chance = Chance(b"walks %d" % seed)
    face = chance.pick(("6a", "3a", "2b", "12b", "13a"))
    one = brannoc(health=1 + chance.below(4), actions=1, items=cards("phoenix-feather")[: chance.below(2)])
    delve = scene(one, tamsin(), tiles=[Tile(face, 0, 0)])
    spots = sorted(spot for spot, mark in delve.ground.marks.items() if mark != "o")
    chance.shuffle(spots)
    one.at, delve.hero(1).at, *others = spots[:6]
    delve.state.enemies = [enemy("goblin-cutter", spot, id=number) for number, spot in enumerate(others, start=1)]
    found = {spot: (way.pits, way.cost) for spot, (way, _) in destinations(delve, one).items()}
    assert found == walks(delve, one, speed(one))
