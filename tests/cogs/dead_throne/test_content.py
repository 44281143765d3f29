"""Section 5: the land and the cards, against the figures of the rulebook's digest."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

import pytest

from cogs.dead_throne.content import decks
from cogs.dead_throne.content.card_kinds import Combo
from cogs.dead_throne.content.land import (
    CARRIAGES,
    CASTLE,
    EDGES,
    FEATURE_STEPS,
    INNS,
    NEXT,
    QUICK_PATHS,
    STEPS,
    STRUCTURES,
    TILES,
    distance,
    path_steps_on,
    tiles_around,
    waymarker_of,
)
from cogs.dead_throne.content.land_kinds import TERRAINS, Terrain
from cogs.dead_throne.content.tables import (
    AGRIMOR,
    CHARACTERS,
    DANGERS,
    ENEMIES,
    EVENTS,
    ITEMS,
    LONE_QUESTS,
    OMENS,
    QUESTS,
    RELICS,
    RINGS,
    ROADS,
    SCROLLS,
    TRAININGS,
    TRAPS,
)


def test_the_land_has_109_steps_and_38_gates() -> None:
    places = Counter(step.place for step in STEPS.values())
    assert places == {"ring": 60, "gate": 38, "inn": 3, "market": 3, "tavern": 3, "castle": 1, "light": 1}
    assert Counter(tile.terrain for tile in TILES.values()) == {"field": 4, "woods": 2, "docks": 2, "rocks": 2}
    assert (len(QUICK_PATHS), len(STRUCTURES), len(CARRIAGES)) == (7, 9, 3)


def test_every_step_named_on_the_map_is_there() -> None:
    named = [*STRUCTURES, *CARRIAGES, *(end for path in QUICK_PATHS.values() for end in path.ends)]
    named += [step for steps in FEATURE_STEPS.values() for step in steps]
    assert set(named) <= set(STEPS)
    assert {end for edge in EDGES for end in edge} == set(STEPS) - {"G.light"}


def test_distances_of_the_map() -> None:
    assert [distance(one, other) for one, other in combinations(INNS, 2)] == [7, 7, 7]
    assert [distance(inn, CASTLE) for inn in INNS] == [6, 6, 11]
    assert max(distance(one, other) for one in STEPS for other in STEPS) == 18
    towns = [key for key, step in STEPS.items() if step.is_town]
    near = {tile: min(distance(waymarker_of(tile), step) for step in towns) for tile in "WOAGPS"}
    assert near == {"W": 6, "O": 6, "A": 4, "G": 4, "P": 6, "S": 4}


def test_cliffs_make_four_dead_ends() -> None:
    ends = {step for step in STEPS if len(NEXT[step]) == 1 and STEPS[step].place == "ring"}
    assert ends == {"P.r5", "P.r6", "S.r2", "S.r6"}


def test_ways_that_the_cases_name() -> None:
    assert {"W.r4", "W.r2", "W.r6"} <= set(NEXT["W.r1"])
    assert "P.r5" in NEXT["P.r4"]
    assert "P.r6" not in NEXT["P.r5"]
    assert set(NEXT["G.light"]) == {"G.r6", "G.r2"}
    assert set(NEXT[CASTLE]) == {"C.r3", "C.r4"}
    assert {"T3.r4", "A.r3"} <= set(NEXT["G.r3"])
    assert set(NEXT["T1.inn"]) == {"T1.r5", "T1.market", "T1.tavern"}
    assert "T1.g5" in NEXT["W.g2"]


def test_a_tile_knows_its_neighbours() -> None:
    assert sorted(tiles_around("T1")) == ["A", "C", "P", "T2", "T3", "W"]
    assert len(path_steps_on("T1")) == 12
    assert "T1.inn" not in path_steps_on("T1")


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_deck_has_26_cards_and_30_in_the_wide_print(terrain: Terrain) -> None:
    first, wide = (decks.terrain_deck(terrain, is_wide=is_wide) for is_wide in (False, True))
    assert (len(first), len(wide)) == (26, 30)
    kinds = Counter(decks.parts(code)[0] for code in first)
    assert kinds == {
        "enemy": 14, "item": 4, "lone": 2, "merchant": 1, "mage": 1, "ring": 1, "relic": 1, "coin": 1, "event": 1
    }  # fmt: skip


def test_the_other_decks() -> None:
    assert len(decks.loot_deck()) == 24
    assert [len(decks.scroll_deck(school)) for school in ("war", "ward", "way")] == [16, 16, 16]
    assert [len(decks.scroll_deck(school, "S")) for school in ("war", "ward", "way")] == [14, 10, 10]
    assert len(decks.scroll_deck("way", "C")) == 12
    assert (len(decks.trap_deck(is_wide=False)), len(decks.trap_deck(is_wide=True))) == (6, 9)
    assert (len(decks.quest_deck(is_wide=False)), len(decks.quest_deck(is_wide=True))) == (14, 20)
    assert len(decks.quest_deck("S", is_wide=False)) == 13
    assert len(ITEMS) == 48


def test_every_card_of_a_deck_is_of_a_kind() -> None:
    kinds: dict[str, Mapping[str, object]] = {
        "enemy": ENEMIES, "item": ITEMS, "lone": LONE_QUESTS, "ring": RINGS, "relic": RELICS, "event": EVENTS
    }  # fmt: skip
    codes = [code for terrain in TERRAINS for code in decks.terrain_deck(terrain, is_wide=True)]
    for kind, key in map(decks.parts, [*codes, *decks.loot_deck()]):
        assert key in kinds.get(kind, {key: None}), f"{kind}:{key}"


def test_items_combine_with_items_and_characters_wear_them() -> None:
    partners = {combo.partner for item in ITEMS.values() for combo in item.combos}
    assert partners <= set(ITEMS)
    assert all(len(item.combos) <= 3 for item in ITEMS.values())
    assert ITEMS["spear"].combo_with("tower-shield") == Combo("tower-shield", 4, 5)
    assert {item for one in CHARACTERS.values() for item in one.gear} <= set(ITEMS)
    assert len(CHARACTERS) == 7
    needed = {level.add for trap in TRAPS.values() for level in trap.levels} - {"", "scroll"}
    assert needed <= set(ITEMS)


def test_quests_name_steps_and_things_that_are_there() -> None:
    assert {quest.at for quest in QUESTS.values()} - {""} <= set(STEPS)
    branches = [branch for lone in LONE_QUESTS.values() for branch in lone.branches]
    assert {branch.fight for branch in branches} - {""} <= set(ENEMIES)
    effects = [effect for quest in QUESTS.values() for effect in quest.reward]
    effects += [effect for branch in branches for effect in branch.reward]
    assert {effect.what for effect in effects if effect.do in ("item", "item-or-coin")} <= set(ITEMS)
    assert (len(LONE_QUESTS), len(RINGS), len(RELICS), len(EVENTS)) == (12, 3, 4, 12)


def test_every_face_of_the_die_is_answered() -> None:
    for kind in (*RINGS.values(), *RELICS.values()):
        assert sorted(face for one in kind.outcomes for face in one.faces) == [2, 3, 4, 5, 6], kind.key


@pytest.mark.parametrize(
    ("key", "level", "attack", "defence"),
    [("f1", 1, (2, 0), (0, 0)), ("w6", 3, (0, 2), (2, 0)), ("k8", 5, (0, 3), (4, 0)), (AGRIMOR, 6, (0, 3), (0, 2))],
)
def test_figures_of_enemies(key: str, level: int, attack: tuple[int, int], defence: tuple[int, int]) -> None:
    kind = ENEMIES[key]
    assert (kind.level, (kind.attack, kind.attack_dice), (kind.defence, kind.defence_dice)) == (level, attack, defence)


def test_the_boards() -> None:
    assert [(road.spaces, road.red, road.quests, road.quests_red) for road in ROADS.values()] == [
        (40, 26, 10, 6),
        (20, 13, 6, 4),
    ]
    assert [boss.times for boss in ROADS["short"].bosses] == [1, 1, 2, 2]
    assert [len(one.faces) for one in DANGERS] == [6, 6, 6]
    assert (len(TRAININGS), len(OMENS), len(SCROLLS)) == (5, 5, 24)


@pytest.mark.parametrize(("heroes", "more"), [(1, 1), (2, 0), (3, 0), (4, 0), (5, 2), (6, 4)])
def test_saladar_brings_more_against_one_hero_and_against_many(heroes: int, more: int) -> None:
    mage, hero = CHARACTERS["saladar"], CHARACTERS["brannoc"]
    assert len(mage.gear_against(heroes)) == len(mage.gear) + more
    assert hero.gear_against(heroes) == hero.gear
