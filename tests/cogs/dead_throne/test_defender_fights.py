"""Groups in towns, ways of enemies, enemies that meet, the dragon's end, towns that rise again (R137 to R144)."""

import pytest

from bot.kit.deeds import by_key
from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.events.people import Died
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.deeds import defender_deeds
from cogs.dead_throne.rules.defender.dragon import fight_dragon
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.rules.defender.marching import marches, nearest_towns
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.fight.exchange import exchange
from cogs.dead_throne.rules.fight.foe import Foe, Stat
from cogs.dead_throne.rules.fight.support import support
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.state.match import OpenQuest
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, dice, given, realm_of, stack, wearing, words
from tests.cogs.dead_throne.test_defender import TOWNS, land, spawn
from tests.cogs.dead_throne.test_solo import beat, laid
from tests.support.scripts import ScriptRun

# Groups


@pytest.mark.parametrize(("group", "at", "attack"), [([], "T1.inn", 2), ([ADA, BEN], "T1.inn", 4 + 4),
                                                     ([ADA, BEN], "W.r1", 4),
                                                     ([ADA, BEN, CAL], "T1.inn", 4 + 2 + 6)])  # fmt: skip
def test_r141_r142_the_people_of_a_town_stand_behind_each_hero(group: list[int], at: str, attack: int) -> None:
    realm = land(seats=3)
    wearing(realm, BEN, "short-sword")
    for seat in (ADA, BEN, CAL):
        realm.player(seat).at = at
    board_of(realm).groups = [group] if group else []
    assert support(realm, realm.player(ADA)).attack == attack


def test_a_friends_horn_and_the_element_of_a_friends_weapon_count_in_a_group() -> None:
    """R82, R142: each strikes with all they have; one's own Fire is nothing to a friend's steel."""
    realm = land()
    ada = wearing(realm, ADA, "flame-brand")
    wearing(realm, BEN, "short-sword", "hunters-horn")
    ada.at = realm.player(BEN).at = "W.r1"
    board_of(realm).groups = [[ADA, BEN]]
    assert support(realm, ada, "fire").attack == 4 + 1
    assert support(realm, realm.player(BEN), "fire").attack == 0
    assert support(realm, realm.player(BEN), "water").attack == 5 + 2
    fought = by_default(exchange(realm, ada, Foe("k5", 3, Stat(0), Stat(2), "fire"))).result
    assert fought is not None
    assert fought.dealt == 5 - 2


# Ways


def test_r137_every_shortest_way_is_offered_and_those_alike_are_one() -> None:
    goal = nearest_towns("A.r4", TOWNS, ())
    for moves in (1, 2, 4):
        found = marches("A.r4", goal, moves, (), (), ())
        assert len({path[-1] for path in found}) == len(found)
        assert all(len(path) == moves for path in found)
    assert marches("A.r4", goal, 0, (), (), ()) == [[]]


@pytest.mark.parametrize("is_met", [True, False])
def test_r137_people_choose_among_ways_equally_short(*, is_met: bool) -> None:
    """From P.r2 it is as far over the mountain as by the castle's land; Ada stands on the first."""
    realm = land()
    found = spawn(realm, "k2", "rocks", "P.r2")  # level 2
    wearing(realm, ADA, "greatsword").at, realm.player(BEN).at = "P.r1", "S.r1"
    run = ScriptRun(enemy_phase(realm))
    assert (run.open[ADA].word, run.open[ADA].rule) == ("way", "R137")
    keys = [option.key for option in run.open[ADA].options]
    assert keys == ["way-p-r4-by-0", "way-c-g5"]
    run.answer(ADA, keys[0] if is_met else keys[1])
    by_hand(run)
    assert ("enemy-struck" in words(run.events)) is is_met
    assert is_met or found.at == "C.g5"


def by_hand(run: ScriptRun[None]) -> None:
    while not run.is_over:
        run.answer(run.prompts[0].seat, run.prompts[0].default or ())


def test_r144_people_choose_among_the_dragons_ways_to_the_castle() -> None:
    realm = land()
    board = board_of(realm)
    realm.player(ADA).at = realm.player(BEN).at = "W.r1"
    board.agrimor_at = start = next(
        step for step in ("S.r4", "G.r1", "O.r1", "G.r4", "A.r4", "T2.r6", "C.r1", "T2.r1")
        if len(marches(step, [CASTLE], 2, (), (), ())) > 1
    )  # fmt: skip
    run = ScriptRun(enemy_phase(realm))
    assert [prompt.word for prompt in run.prompts] == ["way"]
    last = run.prompts[0].options[-1]
    run.answer(ADA, last.key)
    assert board.agrimor_at != start
    assert f"way-{board.agrimor_at.lower().replace('.', '-')}" == last.key


def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    """Two ways that end on the same step, and meet nobody."""
    whole = marches("P.r2", ["T1.market"], 20, (), (), ())
    assert len(whole) == 1
    assert len(marches("P.r2", ["T1.market"], 20, (), (), {"P.r1"})) == 2


# Enemies that meet


def test_r138_enemies_that_have_come_to_one_step_strike_as_one() -> None:
    """Each alone would do nothing against a defence of 4; together they do 3."""
    realm = land()
    ada = wearing(realm, ADA, "kite-shield")
    ada.at, realm.player(BEN).at = "T1.inn", "S.r1"
    spawn(realm, "w3", "woods", "T1.inn")  # 4 and 2; it has been there
    spawn(realm, "w2", "woods", "T1.r5")  # 3 and 1, a step away
    told = by_default(enemy_phase(realm)).events
    assert words(told).count("enemy-struck") == 1
    assert ada.health == 7


def test_r141_enemies_that_meet_in_a_town_attack_it_once_with_all_they_have() -> None:
    realm = land()
    realm.player(ADA).at = realm.player(BEN).at = "S.r1"
    spawn(realm, "w3", "woods", "T1.inn")
    spawn(realm, "w2", "woods", "T1.r5")
    told = by_default(enemy_phase(realm)).events
    assert words(told).count("town-hit") == 1
    assert board_of(realm).towns["T1"] == 35 - 7


def test_r182_what_a_hero_earns_when_enemies_come_is_settled_at_once() -> None:
    """Q6: a human enemy. The hero would have had to wait for the next turn."""
    realm = land()
    ada = wearing(realm, ADA, "greatsword", "plate")
    ada.at, realm.player(BEN).at = "T1.inn", "S.r1"
    realm.state.quests, realm.state.decks["quests"] = [OpenQuest("q6")], ["q1"]
    spawn(realm, "f3", "field", "T1.inn")
    by_default(enemy_phase(realm))
    assert ada.coin == 1 + 1 + 6
    assert realm.state.deeds == []


# Exchanges lost, and the dragon's end


@pytest.mark.parametrize(("enemy", "home"), [("w5", "woods"), ("f8", "field"), ("d5", "docks"), ("k3", "rocks")])
def test_r179_an_exchange_lost_costs_its_damage_alone(enemy: str, home: str) -> None:
    realm = land(2, 2, 2)
    ada = realm.player(ADA)
    ada.coin, ada.health = 9, 20
    realm.state.decks[home].remove(f"enemy:{enemy}")  # type: ignore[index]
    told = words(by_default(fight_enemy(realm, ada, enemy, home)).events)
    assert ada.health < 20
    assert (ada.coin, ada.held, ada.due) == (9, None, None)
    assert not {"held-by", "coin-lost"} & {*told}
    assert realm.state.decks[home][-1] == f"enemy:{enemy}"  # type: ignore[index]


def test_r183_the_dragon_at_0_strikes_no_more() -> None:
    realm = land(2, 6)  # his defence, 2 times 2; then his attack would be 2 times 6
    ada = wearing(realm, ADA, "greatsword")
    ada.health = 1
    board_of(realm).agrimor, board_of(realm).agrimor_at = 3, ada.at
    told = words(by_default(fight_dragon(realm, ada, strikes_first=True)).events)
    assert "enemy-struck" not in told
    assert (ada.health, realm.state.result, ada.coin) == (1, "won", 6)


def test_r143_whoever_draws_the_dragons_card_has_found_him_and_his_wounds_stay() -> None:
    """R143, R144: there is one Agrimor. He is out, where they stand, and no Crown lies in his lair (R162)."""
    realm = land(2, 2)
    ada, board = wearing(realm, ADA, "greatsword"), board_of(realm)
    ada.at, ada.health, board.agrimor = "S.r3", 20, 5
    stack(realm, "rocks", "enemy:k0")
    by_default(step_deeds(realm, ada)[0].play())
    assert (board.agrimor_at, board.agrimor) == ("S.r3", 2)
    assert "enemy:k0" not in realm.state.decks["rocks"]


def test_r146_of_whoever_lies_dead_nobody_hears_that_they_come_back() -> None:
    realm = land()
    ada, ben = realm.player(ADA), realm.player(BEN)
    ben.pieces = 1
    assert [
        event.is_lying for one in (ada, ben) for event in by_default(die(realm, one)).events if isinstance(event, Died)
    ] == [True, False]


def test_r152_a_dragon_who_lives_strikes_back_and_so_does_every_spawn() -> None:
    realm = land(2, 2)
    ada = wearing(realm, ADA, "greatsword")
    ada.at = board_of(realm).agrimor_at = "S.r4"
    board_of(realm).agrimor = 4  # 7 against 4: 1 is left
    assert "enemy-struck" in words(by_default(fight_dragon(realm, ada, strikes_first=True)).events)
    ada.at, ada.health = "W.r1", 10
    wolf = spawn(realm, "w2", "woods", "W.r1")
    assert "enemy-struck" in words(by_default(fight_pack(realm, ada, [wolf], strikes_first=True)).events)


# Towns


def test_r170_a_town_at_0_may_be_repaired() -> None:
    realm = land()
    ada = realm.player(ADA)
    board = board_of(realm)
    board.towns["T1"], ada.at, ada.coin = 0, "T1.market", 20
    by_default(by_key(defender_deeds(realm, ada))["repair-town-t1"].play())
    assert (board.towns["T1"], ada.coin) == (5, 0)
    assert any(step.startswith("T1") for step in nearest_towns("T1.r1", board.towns, ()))


def test_r181_an_inn_heals_the_one_of_a_group_who_rests_and_a_fallen_towns_market_is_open() -> None:
    realm = land()
    ada, ben = realm.player(ADA), realm.player(BEN)
    board_of(realm).groups, board_of(realm).towns["T1"] = [[ADA, BEN]], 0
    ada.health = ben.health = 4
    by_default(by_key(step_deeds(realm, ada))["inn"].play())
    assert (ada.health, ben.health) == (10, 4)
    ada.at = "T1.market"
    assert "market" in by_key(step_deeds(realm, ada))


# Solo


@pytest.mark.parametrize(("alone", "dealt"), [("essence", 3), ("scroll", 2), ("weapon", 2)])
def test_the_twin_kings_halve_the_first_part_whatever_it_is(alone: str, dealt: int) -> None:
    """Down: an essence of 7, a scroll of 4, a sword of 4."""
    realm = realm_of(seats=1, mode="solo")
    ada = wearing(realm, ADA, "short-sword", "tower-shield")
    (creature,) = given(realm, ADA, "w7", kind="essence", home="woods")
    ada.scrolls = ["gale-blade"]
    run = ScriptRun(exchange(realm, ada, Foe("twin-kings", 0, Stat(0), Stat(0), halves_first=True)))
    run.answer(ADA, {"essence": f"e{creature.id}", "scroll": "gale-blade", "weapon": "weapon"}[alone])
    assert run.result is not None
    assert run.result.dealt == dealt


def test_r134_a_lost_boss_costs_three_coin_for_each_multiplier() -> None:
    """The second of the short road is still an x1: 3 coin, not 6; the fourth an x2: 6, not 12."""
    for beaten, red, cost in (([5], 9, 3), ([5, 10, 15], 19, 6), ([5, 10], 14, 6)):
        realm = realm_of(seats=1, mode="solo")
        board = laid(realm)
        board.beaten, board.red = beaten, red
        realm.chance = dice(6, 6, 6)
        ada = realm.player(ADA)
        ada.coin, ada.health = 20, 20
        stack(realm, "field", "enemy:f1")
        beat(realm, 1)
        assert (ada.coin, board.red) == (20 - cost, red)
