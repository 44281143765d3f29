"""R83, R88 to R91, and the quests of 6.7 and 6.9 (T49, T50, T55, T57 to T59)."""

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.content.kinds import Level
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.wounds import wound_enemy
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.acting import activate as activate_enemy
from cogs.deckbox_dungeons.rules.enemies.figures import blow, enemy_defence
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.frame.setup import encounter_deck, new_state, tile_deck
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, scene, tamsin
from tests.support.scripts import run_script

A, B = 0, 1


def test_t49_two_tongues_and_out() -> None:
    """Q2: a downed hero need not come along."""
    one, other = brannoc((4, 3)), tamsin((1, 3), health=0, is_downed=True)
    delve = scene(one, other, tiles=[Tile("15a", 0, 0)], options=DeckboxOptions(quest="chapel"))
    delve.state.tongues = 2
    judge(delve)
    assert not delve.is_over
    run_script(activate(delve, one), {A: ["move", "to-m65"]})
    assert delve.state.result == "won"


def test_t50_doom() -> None:
    """Q3."""
    choir = DeckboxOptions(quest="choir")
    delve = scene(brannoc((4, 3)), tamsin((5, 3)), enemies=[enemy("cantor-vess", (1, 3))], options=choir)
    delve.state.doom = 21
    run_script(refresh(delve), {})
    assert (delve.state.doom, delve.state.result) == (22, "doom")
    tile = Tile("14a", 0, 0, encounters=["q3a"])
    one = brannoc((3, 3))
    brazier = scene(one, tamsin((5, 3)), tiles=[tile], options=choir, dice=[6, 6, 1, 1])
    brazier.state.doom = 1
    run_script(activate(brazier, one), {A: ["deed-q3a", "end", "forfeit"]})
    assert (brazier.state.doom, tile.done) == (0, ["q3a"])


@pytest.mark.parametrize("seed", range(20))
def test_t55_wide_and_short(seed: int) -> None:
    """R89."""
    chapel, chance = QUESTS["chapel"], Chance(b"%d" % seed)
    wide = encounter_deck(chapel, DeckboxOptions(quest="chapel"), chance)
    assert len(wide) == 5
    assert {"q2a", "q2b"} <= set(wide)
    short = encounter_deck(chapel, DeckboxOptions(quest="chapel", encounters="short"), chance)
    assert sorted(short) == ["q2a", "q2b", "q2c", "q2d", "q2e"]


@pytest.mark.parametrize("seed", range(20))
def test_r32_the_goal_is_among_the_last_three(seed: int) -> None:
    deck = tile_deck(QUESTS["hill"], Chance(b"%d" % seed))
    assert "1b" in deck[-3:]
    assert sorted(deck) == sorted((*QUESTS["hill"].body, "1b"))


def test_t57_the_toll() -> None:
    """Q6, R91: only the Treasure of the living counts."""
    toll = DeckboxOptions(quest="toll")
    delve = scene(brannoc((5, 3), treasure=9), tamsin((5, 4), treasure=3), options=toll)
    judge(delve)
    assert delve.state.result == "won"
    delve = scene(brannoc((5, 3), treasure=9), tamsin((5, 4), treasure=3, health=0, is_downed=True), options=toll)
    judge(delve)
    assert not delve.is_over
    delve.hero(B).is_downed = False
    judge(delve)
    assert delve.state.result == "won"


@pytest.mark.parametrize("level", ["hard", "dire"])
def test_r90_on_a_harder_level_the_fare_counts_once_mother_mire_is_found(level: Level) -> None:
    toll = DeckboxOptions(quest="toll", level=level)
    delve = scene(brannoc((5, 3), treasure=9), tamsin((5, 4), treasure=3), options=toll)
    judge(delve)
    assert not delve.is_over
    delve.state.has_goal_come = True
    judge(delve)
    assert delve.state.result == "won"


@pytest.mark.parametrize(
    ("level", "seals", "dice", "defence"),
    [("normal", 1, 3, 2), ("normal", 3, 1, 0), ("dire", 3, 2, 0), ("dire", 0, 5, 3)],
)
def test_t58_seals(level: Level, seals: int, dice: int, defence: int) -> None:
    """Q7."""
    king = enemy("king-under-glass", (3, 3))
    delve = scene(brannoc(), tamsin(), enemies=[king], options=DeckboxOptions(quest="king", level=level))
    delve.state.seals = seals
    found = blow(delve, king, "melee")
    assert found is not None
    assert (found.dice, enemy_defence(delve, king)) == (dice, defence)


def test_t59_the_long_night() -> None:
    """Q5."""
    night = DeckboxOptions(quest="night")
    state = new_state(2, night, Chance(b"night"))
    assert [tile.face for tile in state.tiles] == ["15a", "3a", "8b", "10b"]
    delve = scene(brannoc((5, 3)), tamsin((5, 4), health=0, is_downed=True), tiles=state.tiles, options=night)
    delve.chance, delve.state.round = Chance(b"dawn"), 10
    run_script(refresh(delve), {})
    assert delve.state.result == "won"
    lost = scene(brannoc(health=0, is_downed=True), tamsin(health=0, is_downed=True), options=night)
    lost.state.round = 10
    judge(lost)
    assert lost.state.result == "fallen"


def test_the_bell_tolls_four_times() -> None:
    """Q2, R88."""
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), tiles=[Tile("15a", 0, 0)], options=DeckboxOptions(quest="chapel"))
    delve.chance = Chance(b"bell")
    delve.state.tongue_tile, delve.state.tolls_left = 0, 4
    for came in (1, 2, 3, 4, 4):
        run_script(refresh(delve), {})
        assert delve.state.spawned == came


def test_the_drake_sleeps() -> None:
    """Q4: until it is hurt, or two Refresh Phases are over."""
    drake = enemy("ash-drake", (1, 3), is_asleep=True)
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=[drake], options=DeckboxOptions(quest="hill"))
    delve.state.goal_round = 1
    run_script(activate_enemy(delve, drake), {})
    assert drake.at == (1, 3)
    slept = []
    for _ in range(2):
        run_script(refresh(delve), {})
        slept.append(drake.is_asleep)
    assert slept == [True, False]
    drake.is_asleep = True
    run_script(wound_enemy(delve, drake, 1, None), {})
    assert drake.health == 5
    assert not any(foe.is_asleep for foe in delve.state.enemies)


def test_the_deacons_tongue_is_given_once() -> None:
    deacon = enemy("hollow-deacon", (1, 3), health=1)
    delve = scene(
        brannoc((5, 3)), tamsin((5, 4)), enemies=[deacon], dice=[1],
        tiles=[Tile("15a", 0, 0), Tile("1b", 0, -1, encounters=["q2-goal"])], options=DeckboxOptions(quest="chapel"),
    )  # fmt: skip
    run_script(wound_enemy(delve, deacon, 1, delve.hero(A)), {})
    assert (delve.state.tongues, delve.state.tiles[1].done) == (1, ["q2-goal"])


def test_r33_a_tongue_that_came_to_the_deacons_tile_is_none_of_his() -> None:
    """R88: a lost encounter lies there too. Its Tongue does not stand for his, nor is it lost with him."""
    deacon, one = enemy("hollow-deacon", (-5, 6), health=1), brannoc((-5, 3))
    delve = scene(
        one, tamsin((5, 4)), enemies=[deacon], dice=[6, 6, 1, 1, 1],
        tiles=[Tile("15a", 0, 0), Tile("1b", 0, -1, encounters=["q2-goal", "q2a"])],
        options=DeckboxOptions(quest="chapel"),
    )  # fmt: skip
    run_script(activate(delve, one), {A: ["deed-q2a", "end", "forfeit"]})
    assert (delve.state.tongues, delve.state.tiles[1].done) == (1, ["q2a"])
    run_script(wound_enemy(delve, deacon, 1, one), {})
    assert (delve.state.tongues, delve.state.tiles[1].done) == (2, ["q2a", "q2-goal"])


def test_r33_a_deed_on_the_deacons_tile_outlives_him() -> None:
    deacon = enemy("hollow-deacon", (-5, 6), health=1)
    delve = scene(
        brannoc((5, 3)), tamsin((5, 4)), enemies=[deacon], dice=[1],
        tiles=[Tile("15a", 0, 0), Tile("1b", 0, -1, encounters=["q2-goal", "q2a"])],
        options=DeckboxOptions(quest="chapel"),
    )  # fmt: skip
    run_script(wound_enemy(delve, deacon, 1, delve.hero(A)), {})
    assert (delve.state.tongues, delve.state.tiles[1].done) == (1, ["q2-goal"])


@pytest.mark.parametrize("seed", range(20))
def test_r89_the_seals_are_always_dealt(seed: int) -> None:
    """Q7: short or wide, else the King could not be weakened."""
    short = encounter_deck(QUESTS["king"], DeckboxOptions(quest="king", encounters="short"), Chance(b"%d" % seed))
    assert len(short) == 5
    assert {"q7a", "q7b", "q7c"} <= set(short)


def test_r99_most_rounds() -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), options=DeckboxOptions(most_rounds=1))
    run_script(refresh(delve), {})
    assert delve.state.result == "late"
