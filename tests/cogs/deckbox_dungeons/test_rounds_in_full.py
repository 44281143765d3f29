"""R14, R15, R33, R75, R83, R88, R99, Q2 to Q6: what a round and a quest do by themselves is told in full."""

from functools import partial
from typing import Any

import pytest

from bot.engine import Chance, Event, Outcome
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS, QUESTS, boxed_items
from cogs.deckbox_dungeons.events.combat import EnemyWoke, Regenerated
from cogs.deckbox_dungeons.events.frame import EnemyPhaseBegan, HeroLeft, QuestLost, QuestWon, RoundBegan
from cogs.deckbox_dungeons.events.map import EncounterRevealed, EnemiesCame, NobodyCame, WayOpened
from cogs.deckbox_dungeons.events.quests import BellTolled, DoomRose, TollDue, TongueTaken, WaveCame
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_hero
from cogs.deckbox_dungeons.rules.deeds.encounters import play_deed, play_revive
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.enemies.spawning import dice_left, free_spots, spawn
from cogs.deckbox_dungeons.rules.frame.departure import depart
from cogs.deckbox_dungeons.rules.frame.epilogue import epilogue, outcome
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.quests.doom import lower_doom
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.rules.quests.tongues import take_tongue
from cogs.deckbox_dungeons.state.match import Result
from cogs.deckbox_dungeons.state.pieces import Item, March, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import run_script

A, B = 0, 1


def quest(key: str, **more: Any) -> DeckboxOptions:
    return DeckboxOptions(quest=key, **more)  # type: ignore[arg-type]


def test_r15_effects_of_a_round_end() -> None:
    one = brannoc((5, 3), is_singing=True, is_smoking=True, smoke=[(5, 3)], has_used_cap=True, has_acted=True)
    foe = enemy("goblin-cutter", (1, 3), is_chained=True)
    delve = scene(one, tamsin((5, 4)), enemies=[foe])
    assert run_script(refresh(delve), {}).events == [RoundBegan(round=2)]
    assert (one.is_singing, one.is_smoking, one.smoke, one.has_used_cap, one.has_acted) == (False,) * 2 + ([],) + (
        False,
    ) * 2
    assert foe.is_chained is False


def test_r15_rounds_without_an_enemy_are_counted_until_something_is_done() -> None:
    """Automata lose patience by it: a deed, a tile, somebody on their feet again begin it anew (R69, R26, R24)."""
    delve = scene(hero("oruk", "boar-spear", "rally", (3, 3)), tamsin((3, 4), health=0, is_downed=True))
    one, state = delve.heroes[0], delve.state
    for expected in (1, 2):
        run_script(refresh(delve), {})
        assert state.quiet == expected
    one.actions = 2
    run_script(play_revive(delve, one, state.heroes[1]), {})
    assert state.quiet == 0
    state.quiet, state.tiles[0].encounters = 2, ["q1b"]
    cage = partial(play_deed, delve, one, 0, ENCOUNTERS["q1b"], is_helped=False)
    for dice, expected in (((1, 1, 1, 1), 2), ((6, 6, 1, 1), 0)):
        delve.chance = Chance.scripted(*dice)
        run_script(cage(), {})
        assert state.quiet == expected
    state.enemies, state.quiet = [enemy("goblin-cutter", (0, 3))], 2
    run_script(refresh(delve), {})
    assert state.quiet == 0


@pytest.mark.parametrize(("most", "round_", "is_late"), [(0, 200, False), (3, 2, False), (3, 3, True), (3, 4, True)])
def test_r99_no_quest_goes_on_for_ever_unless_the_party_wants_it(most: int, round_: int, *, is_late: bool) -> None:
    """0: no end."""
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), options=DeckboxOptions(most_rounds=most))
    delve.state.round = round_
    told = run_script(refresh(delve), {}).events
    assert (delve.state.result, told) == (("late", []) if is_late else ("", [RoundBegan(round=round_ + 1)]))


def test_r75_the_oldest_grows_first_and_none_above_its_die() -> None:
    foes = [enemy("iron-revenant", (1, 2), 1), enemy("goblin-cutter", (1, 3), 1), enemy("iron-revenant", (1, 4), 3),
            enemy("hollow-deacon", (2, 3), 5)]  # fmt: skip
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=foes)
    assert run_script(refresh(delve), {}).events[:-1] == [
        Regenerated(enemy="iron-revenant", number=1, health=2),
        Regenerated(enemy="hollow-deacon", number=4, health=6),
    ]


def test_doom_is_told_with_its_limit_and_never_below_nothing() -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), options=quest("choir"))
    delve.state.doom = 2
    assert run_script(refresh(delve), {}).events[0] == DoomRose(doom=3, limit=22)
    (fell,) = run_script(lower_doom(delve, 5), {}).events
    assert (fell.doom, fell.limit, delve.state.doom) == (0, 22, 0)  # type: ignore[attr-defined]
    assert run_script(refresh(scene(brannoc((5, 3)), tamsin((5, 4)))), {}).events == [RoundBegan(round=2)]


@pytest.mark.parametrize(("key", "hastened"), [("king", False), ("choir", True), ("cellar", False)])
def test_q3_who_falls_hastens_doom_in_some_quests(key: str, *, hastened: bool) -> None:
    delve = scene(brannoc((5, 3), health=1), tamsin((5, 4)), options=quest(key))
    told = run_script(hurt_hero(delve, delve.hero(A), 1, "pit"), {}).events
    assert any(isinstance(one, DoomRose) for one in told) is hastened is bool(delve.quest.is_hastened_by_downs)


@pytest.mark.parametrize(("die", "side", "face"), [(1, "n", "3a"), (2, "n", "3a"), (3, "e", "8b"), (6, "w", "10b")])
def test_q5_where_a_wave_comes_from(die: int, side: str, face: str) -> None:
    night = quest("night")
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), tiles=new_state(2, night, Chance(b"night")).tiles, options=night)
    delve.chance, delve.state.round = Chance.scripted(die, *[1] * 9), delve.quest.waves[0].first
    told = run_script(refresh(delve), {}).events
    assert told[0] == WaveCame(die=die, side=side)
    assert isinstance(told[1], EnemiesCame)
    assert (told[1].face, told[1].count) == (face, len(delve.state.enemies))
    assert told[1].count == len(delve.quest.waves[0].dice)


@pytest.mark.parametrize("before", [0, 1])
def test_q5_each_wave_is_the_last_that_has_begun(before: int) -> None:
    night = quest("night")
    tiles = new_state(2, night, Chance(b"night")).tiles
    waves = QUESTS["night"].waves
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), tiles=tiles, options=night)
    delve.chance, delve.state.round = Chance.scripted(*[1] * 20), waves[1].first - before
    run_script(refresh(delve), {})
    assert len(delve.state.enemies) == len(waves[1 - before].dice)


def test_q2_the_bell_tolls_where_the_second_tongue_was() -> None:
    delve = scene(
        brannoc((5, 3)), tamsin((5, 4)), tiles=[Tile("15a", 0, 0), Tile("10b", 0, -1)], options=quest("chapel")
    )
    for number, tile in enumerate((0, 1), start=1):
        assert delve.state.tolls_left == 0
        assert run_script(take_tongue(delve, tile), {}).events == [TongueTaken(count=number)]
    assert (delve.state.tongue_tile, delve.state.tolls_left) == (1, 4)
    delve.chance = Chance.scripted(1)
    told = run_script(refresh(delve), {}).events
    assert told[0] == BellTolled(left=3)
    assert told[1] == EnemiesCame(enemies=("bone-walker",), count=1, face="10b")


@pytest.mark.parametrize("more", [-1, 0, 1])
def test_q6_the_ferryman_grows_impatient(more: int) -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), options=quest("toll"), dice=[1])
    delve.state.round = delve.quest.late + more
    told = run_script(refresh(delve), {}).events
    due: list[Event] = [TollDue(round=delve.quest.late + more)]
    assert told[: len(due)] == due if more >= 0 else due[0] not in told
    assert [one.colour for one in delve.state.enemies] == (["blue"] if more >= 0 else [])


def test_r33_an_encounter_finds_the_party() -> None:
    """R96: nobody explored, so the hero nearest to it counts as who did."""
    delve = scene(brannoc((5, 3)), tamsin((1, 3)), dice=[1] * 9)
    delve.state.encounter_deck = ["q1a", "q1b"]
    told = run_script(refresh(delve), {}, otherwise="alone").events
    assert told[:2] == [WayOpened(encounter="q1a"), EncounterRevealed(encounter="q1a")]
    assert (delve.state.encounter_deck, delve.state.tiles[-1].encounters) == (["q1b"], ["q1a"])


def test_r33_none_comes_while_there_is_a_way() -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)))
    delve.state.encounter_deck, delve.state.tile_deck = ["q1a"], ["6a"]
    delve.relaid()
    assert run_script(refresh(delve), {}).events == [RoundBegan(round=2)]


@pytest.mark.parametrize(("goal", "now", "wakes"), [(3, 3, False), (3, 4, True), (3, 5, True)])
def test_q4_the_drake_wakes_after_two_rounds(goal: int, now: int, *, wakes: bool) -> None:
    drake = enemy("ash-drake", (1, 3), is_asleep=True)
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=[drake], options=quest("hill"))
    delve.state.goal_round, delve.state.round = goal, now
    woke = [EnemyWoke(enemy="ash-drake", number=1)] if wakes else []
    assert run_script(refresh(delve), {}).events == [*woke, RoundBegan(round=now + 1)]
    assert drake.is_asleep is not wakes


def test_r14_the_enemy_phase_is_told_where_there_are_enemies() -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)))
    delve.state.round, delve.state.marches = 4, [March(1, "goblin-cutter", ((0, 0),))]
    assert (run_script(enemy_phase(delve), {}).events, delve.state.marches) == ([], [])
    delve.state.enemies = [enemy("goblin-cutter", (0, 3), is_stunned=True)]
    assert run_script(enemy_phase(delve), {}).events[0] == EnemyPhaseBegan(round=4)


@pytest.mark.parametrize(("result", "won"), [("won", True), ("fallen", False), ("doom", False), ("late", False)])
def test_r83_the_end_is_told_and_the_party_shares_it(result: Result, *, won: bool) -> None:
    """R99: who has left has not won. What each has slain is the score."""
    heroes = [brannoc(kills=2, gained=5), tamsin(kills=1, gained=3, is_led=True), oruk(kills=0, gained=1)]
    delve = scene(*heroes)
    delve.state.result, delve.state.round, delve.state.phase = result, 7, "over"
    assert run_script(epilogue(delve), {}).events == [
        QuestWon(quest="cellar", rounds=7, kills=3, treasure=9)
        if won
        else QuestLost(quest="cellar", result=result, rounds=7, kills=3)
    ]
    assert outcome(delve.state) == Outcome((0, 2) if won else (), (2, 1, 0))
    delve.state.phase = "heroes"
    assert outcome(delve.state) is None


def test_r99_who_leaves_is_told_once() -> None:
    delve = scene(brannoc(), tamsin())
    assert run_script(depart(delve, B), {}).events == [HeroLeft(seat=B, hero="tamsin")]
    assert run_script(depart(delve, B), {}).events == []
    assert [one.is_led for one in delve.state.heroes] == [False, True]


@pytest.mark.parametrize(("doom", "result"), [(21, ""), (22, "doom"), (23, "doom")])
def test_r95_doom_at_its_limit_loses(doom: int, result: str) -> None:
    delve = scene(brannoc(), tamsin(), enemies=[enemy("cantor-vess", (1, 3))], options=quest("choir"))
    delve.state.doom = doom
    judge(delve)
    assert delve.state.result == result


def test_r95_both_at_once_is_a_win_and_what_is_over_stays_so() -> None:
    delve = scene(brannoc(), tamsin(), options=quest("choir"))
    delve.state.doom, delve.state.has_goal_come = 22, True
    judge(delve)
    assert delve.state.result == "won"
    delve.state.enemies = [enemy("cantor-vess", (1, 3))]
    judge(delve)
    assert delve.state.result == "won"


@pytest.mark.parametrize("has_come", [True, False])
def test_r91_a_boss_that_never_came_is_not_slain(*, has_come: bool) -> None:
    delve = scene(brannoc(), tamsin(), options=quest("cellar"), enemies=[enemy("goblin-cutter", (1, 3))])
    delve.state.has_goal_come = has_come
    judge(delve)
    assert delve.state.result == ("won" if has_come else "")


@pytest.mark.parametrize(("first", "second", "is_out"), [
    ((5, 3), (5, 4), True), ((5, 3), (5, 3), False), ((5, 3), (4, 4), False), ((4, 3), (4, 4), False),
])  # fmt: skip
def test_r91_all_stand_on_start_squares_each_on_its_own(
    first: tuple[int, int], second: tuple[int, int], *, is_out: bool
) -> None:
    delve = scene(brannoc(first), tamsin(second), options=quest("chapel"))
    for tongues, result in ((1, ""), (2, "won" if is_out else "")):
        delve.state.tongues = tongues
        judge(delve)
        assert delve.state.result == result


@pytest.mark.parametrize("short", [1, 0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_q6_the_fare_grows_with_the_party(seats: int, short: int) -> None:
    keys = ["brannoc", "tamsin", "oruk", "maud"][:seats]
    spots = [(5, 3), (5, 4), (6, 3), (6, 4)]
    party = [hero(key, "great-maul", "mend", spot) for key, spot in zip(keys, spots, strict=False)]
    delve = scene(*party, options=quest("toll"))
    delve.state.has_goal_come = True
    fare = delve.quest.toll[seats - 2] - short
    for one in party:
        one.treasure = min(20, fare)
        fare -= one.treasure
    judge(delve)
    assert delve.state.result == ("" if short else "won")


def test_r42_the_box_holds_so_many_dice() -> None:
    """One box for two heroes, two for more; a stacked die is one more (R43)."""
    pair = [brannoc(), tamsin()]
    foes = [enemy("goblin-cutter", (1, 3)), enemy("old-mawgrim", (1, 4), stacked=2)]
    assert [dice_left(scene(*pair, enemies=foes), colour) for colour in ("green", "blue", "red")] == [5, 5, 0]
    three = [*pair, oruk()]
    assert [dice_left(scene(*three, enemies=foes), colour) for colour in ("green", "blue", "red")] == [11, 10, 2]


@pytest.mark.parametrize(("there", "comes"), [(5, 1), (6, 0)])
def test_r41_r42_none_comes_where_no_die_is_left(there: int, comes: int) -> None:
    foes = [enemy("goblin-cutter", (row, 0)) for row in range(there)]
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=foes)
    told = run_script(spawn(delve, 0, ["GM2", "GM2"]), {}).events
    new = delve.state.enemies[there:]
    assert told == [EnemiesCame(enemies=("goblin-cutter",), count=1, face="14a") if comes else NobodyCame(face="14a")]
    assert [(one.id, one.health, one.icon, one.at) for one in new] == [(6, 2, "melee", (3, 3))][:comes]


@pytest.mark.parametrize(
    ("notation", "die", "found"),
    [
        ("G", 3, ("goblin-cutter", "melee", 2, 0)),
        ("G", 4, ("goblin-slinger", "ranged", 1, 0)),
        ("B", 3, ("hobgoblin-bruiser", "melee", 3, 0)),
        ("GR1", None, ("goblin-slinger", "ranged", 1, 0)),
        ("BM2", None, ("hobgoblin-bruiser", "melee", 2, 0)),
        ("R5", None, ("old-mawgrim", "boss", 5, 0)),
        ("R6+R4", None, ("old-mawgrim", "boss", 6, 4)),
    ],
)
def test_r39_r43_what_a_die_is_and_shows(notation: str, die: int | None, found: tuple[str, str, int, int]) -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), dice=[] if die is None else [die])
    run_script(spawn(delve, 0, [notation]), {})
    (one,) = delve.state.enemies
    assert (one.key, one.icon, one.health, one.stacked) == found
    assert (delve.state.spawned, one.is_asleep) == (1, False)


def test_q4_only_the_drake_comes_asleep() -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), options=quest("hill"))
    run_script(spawn(delve, 0, ["R6", "GM1"]), {})
    assert [one.is_asleep for one in delve.state.enemies] == [True, False]


def test_r41_dice_stand_where_nobody_stands() -> None:
    delve = scene(brannoc((3, 3)), tamsin((2, 3)), enemies=[enemy("goblin-cutter", (3, 4))])
    assert [*free_spots(delve, 0)][:2] == [(4, 3), (3, 2)]
    delve.state.heroes[A].is_downed = True
    assert next(iter(free_spots(delve, 0))) == (3, 3)


def test_r6_the_market_is_dealt_from_the_top_of_the_shuffled_deck() -> None:
    """The deck's last card is its top."""
    box = [Item(number, key) for number, key in enumerate(boxed_items())]
    Chance(b"market").shuffle(box)
    state = new_state(3, quest("cellar"), Chance(b"market"))
    assert (state.item_deck, state.market) == (box[:-3], [box[-1], box[-2], box[-3]])
