"""Defender: enemies of the map, towns, experience, the dragon, groups, the fallen (TC40, TC45 to TC47)."""

import pytest

from bot.engine import Chance
from bot.kit.deeds import by_key
from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.content.tables import DANGERS
from cogs.dead_throne.events.defender import JoinDeclined
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.defender.boards import board_of, danger_of
from cogs.dead_throne.rules.defender.deeds import defender_deeds
from cogs.dead_throne.rules.defender.dragon import call, dragon, fight_dragon
from cogs.dead_throne.rules.defender.ending import look_for_end
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.rules.defender.frame import begin
from cogs.dead_throne.rules.defender.groups import rolls_one
from cogs.dead_throne.rules.defender.learning import EACH, learn
from cogs.dead_throne.rules.defender.marching import march, nearest_towns
from cogs.dead_throne.rules.defender.spawns import appear, fight_pack, foe_of_pack
from cogs.dead_throne.rules.fight.support import support
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.setup import new_state
from cogs.dead_throne.rules.turn.settling import interact
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.boards import Spawn
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player, Turn
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default, dice, realm_of, stack, wearing, words
from tests.support.scripts import ScriptRun

TOWNS = {"T1": 35, "T2": 35, "T3": 35}


def land(*shown: int, seats: int = 2) -> Realm:
    realm = realm_of(seats=seats, mode="defender")
    by_default(begin(realm))
    realm.chance = dice(*shown)
    return realm


def spawn(realm: Realm, enemy: str, home: DeckKey, at: str) -> Spawn:
    """It has been drawn, and stands there."""
    realm.state.decks[home].remove(f"enemy:{enemy}")
    found = Spawn(realm.new_id(), enemy, home, at)
    board_of(realm).spawns.append(found)
    return found


def test_tc40_a_defeated_spawn_teaches_two_heroes_three_and_danger_rises() -> None:
    assert EACH == {1: 4, 2: 3, 3: 2, 4: 1}
    realm = land()
    board = board_of(realm)
    board.xp = 18
    assert danger_of(board) is DANGERS[0]
    told = by_default(learn(realm, EACH[2])).events
    assert (board.xp, danger_of(board)) == (21, DANGERS[1])
    assert words(told) == ["learned", "trained", "danger-rose"]
    assert support(realm, realm.player(ADA)).defence == 1


def test_tc40_an_enemy_in_a_town_wears_it_down_and_coin_builds_it_up() -> None:
    realm = land()
    spawn(realm, "w5", "woods", "T2.inn")
    assert words(by_default(enemy_phase(realm)).events) == ["town-hit"]
    assert board_of(realm).towns["T2"] == 30
    ada = realm.player(ADA)
    ada.at, ada.coin = "T2.market", 20
    by_default(by_key(defender_deeds(realm, ada))["repair-town-t2"].play())
    assert (board_of(realm).towns["T2"], ada.coin) == (35, 0)


def test_tc45_damage_sends_a_spawn_back_but_only_more_than_was_taken_pays() -> None:
    realm = land()
    ada = wearing(realm, ADA, "short-sword", "buckler")  # 4 and 2
    ada.at = "W.r1"
    matron = spawn(realm, "w5", "woods", "W.r1")
    told = words(by_default(fight_pack(realm, ada, [matron], strikes_first=True)).events)
    assert told.index("enemy-hit") < told.index("enemy-struck")
    assert (ada.health, ada.coin, board_of(realm).xp, board_of(realm).spawns) == (7, 0, 0, [])
    assert realm.state.decks["woods"][-1] == "enemy:w5"


def test_a_spawn_that_gives_more_than_it_takes_pays_coin_and_experience() -> None:
    realm = land()
    ada = wearing(realm, ADA, "halberd", "kite-shield")
    ada.at = "W.r1"
    wolf = spawn(realm, "w2", "woods", "W.r1")
    by_default(fight_pack(realm, ada, [wolf], strikes_first=True))
    assert (ada.coin, board_of(realm).xp, ada.health) == (1, 3, 10)


def test_tc46_the_dragon_does_not_grow_before_two_heroes_and_does_before_three() -> None:
    realm = land()
    stack(realm, "rocks", "enemy:k0")
    realm.chance = Chance(b"any")
    by_default(call(realm, "Ag+"))
    assert (board_of(realm).agrimor, board_of(realm).agrimor_at) == (10, "S.r4")
    assert "enemy:k0" not in realm.state.decks["rocks"]
    three = land(seats=3)
    three.chance = Chance(b"any")
    assert words(by_default(call(three, "Ag+")).events) == ["dragon-came"]
    assert board_of(three).agrimor == 13
    assert words(by_default(call(three, "Ag+")).events) == ["dragon-grew"]
    assert words(by_default(call(three, "Ag")).events) == ["nobody-came"]
    assert board_of(three).agrimor == 16


def test_tc47_the_dragon_keeps_his_wounds_and_flees_only_when_beaten() -> None:
    realm = land(2, 3)  # defence 2x2, attack 3x3
    ada = wearing(realm, ADA, "greatsword", "kite-shield")
    ada.worn["weapon"].charms, ada.worn["shield"].charms = 1, 0  # 8 and 4
    board = board_of(realm)
    board.agrimor_at = ada.at = "S.r4"
    by_default(fight_dragon(realm, ada, strikes_first=True))
    assert (board.agrimor, board.agrimor_at, ada.health) == (6, "S.r4", 5)
    realm.chance = Chance.scripted(1, 1, 1)  # defence 2x2, attack 2x2, the first face of the blue die
    by_default(fight_dragon(realm, ada, strikes_first=True))
    assert (board.agrimor, board.agrimor_at, ada.health) == (2, "W.r4", 2)  # the shield broke
    assert not realm.is_over


def test_the_dragon_dead_is_the_victory_of_all() -> None:
    realm = land(2, 2)
    ada = wearing(realm, ADA, "greatsword")
    board_of(realm).agrimor, board_of(realm).agrimor_at = 2, ada.at
    told = words(by_default(fight_dragon(realm, ada, strikes_first=True)).events)
    assert told[-1] == "won"
    assert (realm.state.result, realm.state.winners) == ("won", [ADA, BEN])


@pytest.mark.parametrize(("health", "attack", "defence"), [(9, 2, 2), (10, 3, 2), (15, 3, 2), (16, 3, 3)])
def test_his_health_says_how_strong_he_is(health: int, attack: int, defence: int) -> None:
    realm = land()
    board_of(realm).agrimor = health
    found = dragon(board_of(realm))
    assert (found.attack.times, found.defence.times) == (attack, defence)


def test_an_enemy_is_drawn_from_the_land_the_die_shows_and_what_lies_before_it_goes_to_the_back() -> None:
    realm = land()
    stack(realm, "docks", "coin:docks", "enemy:d1")
    by_default(appear(realm, "A"))
    found = board_of(realm).spawns[0]
    assert (found.enemy, found.home, found.at) == ("d1", "docks", "A.r4")
    assert realm.state.decks["docks"][-1] == "coin:docks"


def test_enemies_walk_as_far_as_their_level_to_the_nearest_town_and_stop_at_its_first_step() -> None:
    assert nearest_towns("A.r4", TOWNS, ()) == nearest_towns("A.r4", {"T1": 35, "T2": 0, "T3": 35}, ())
    realm = land(3)
    realm.player(ADA).at = realm.player(BEN).at = "P.r1"
    found = spawn(realm, "d8", "docks", "A.r4")  # level 4; the nearest town is four moves away
    by_default(enemy_phase(realm))
    assert found.at.startswith("T")
    assert sum(board_of(realm).towns.values()) < 105  # it has struck at once


def test_enemies_go_round_a_barred_step_and_on_to_a_town_that_stands() -> None:
    goal = nearest_towns("A.r4", TOWNS, ())[0]
    straight = march("A.r4", goal, 9, (), ())
    around = march("A.r4", goal, 19, (straight[0],), ())
    assert straight[0] not in around
    assert around[-1] == goal
    assert not any(step.startswith("T1") for step in nearest_towns("A.r4", TOWNS | {"T1": 0}, ()))


def test_who_is_walked_over_is_attacked_and_the_enemy_strikes_first() -> None:
    realm = land()
    found = spawn(realm, "w2", "woods", "W.r4")
    path = march("W.r4", nearest_towns("W.r4", TOWNS, ())[0], 1, (), ())
    ada = wearing(realm, ADA, "short-sword")
    ada.at, realm.player(BEN).at = path[0], "P.r1"
    told = words(by_default(enemy_phase(realm)).events)
    assert told.index("enemy-struck") < told.index("enemy-hit")
    assert found not in board_of(realm).spawns


def test_several_on_a_step_are_one() -> None:
    realm = land()
    pack = [
        spawn(realm, "w5", "woods", "W.r1"),
        spawn(realm, "w6", "woods", "W.r1"),
        spawn(realm, "w1", "woods", "W.r1"),
    ]
    foe = foe_of_pack(pack)
    assert (foe.attack.flat, foe.attack.times, foe.defence.flat, foe.element) == (8, 2, 5, None)
    deeds = by_key(defender_deeds(realm, _at(realm, "W.r1")))
    assert {"strike-all", *(f"strike-{one.id}" for one in pack)} <= set(deeds)


def _at(realm: Realm, step: str) -> Player:
    realm.player(ADA).at = step
    return realm.player(ADA)


def test_the_dragon_flies_two_steps_a_round_to_the_castle_and_a_round_in_it_is_the_end() -> None:
    realm = land()
    board = board_of(realm)
    board.agrimor_at = "S.r4"
    realm.player(ADA).at = realm.player(BEN).at = "W.r1"
    told = []
    for _ in range(3):
        told += words(by_default(enemy_phase(realm)).events)
    assert (board.agrimor_at, told[-1]) == (CASTLE, "dragon-in-castle")
    assert not realm.is_over
    by_default(enemy_phase(realm))
    assert (realm.state.result, board.is_lost) == ("lost", "castle")


def test_a_town_on_his_way_burns_once() -> None:
    realm = land(3)
    board = board_of(realm)
    board.agrimor_at = "T3.tavern"
    board.attacked = []
    realm.player(ADA).at = realm.player(BEN).at = "P.r1"
    by_default(enemy_phase(realm))
    before = dict(board.towns)
    assert min(before.values()) < 35
    realm.chance = dice(3)
    by_default(enemy_phase(realm))
    assert board.towns == before


def test_a_group_adds_up_walks_with_its_point_and_rolls_one_die() -> None:
    realm = land()
    ada, ben = wearing(realm, ADA, "short-sword"), wearing(realm, BEN, "mace", "round-shield")
    run = by_default(by_key(defender_deeds(realm, ada))[f"join-{BEN}"].play())
    assert run.events == [JoinDeclined(seat=BEN, other=ADA)]  # whoever is silent walks alone
    board_of(realm).groups = [[ADA, BEN]]
    assert support(realm, ada) == (5 + 2 + 2, 3)  # and the people of the town, for each of them
    assert rolls_one(realm, ada)
    by_default(walk(realm, ada, ("T1.r5",)))
    assert ben.at == "T1.r5"
    by_default(by_key(defender_deeds(realm, ada))["split"].play())
    assert board_of(realm).groups == []


def test_without_a_piece_a_hero_lies_where_they_fell_until_somebody_spends_one() -> None:
    realm = land()
    ada, ben = realm.player(ADA), realm.player(BEN)
    by_default(wound(realm, ada, 20))
    assert (ada.is_up, ada.at) == (False, "T1.inn")
    assert not any(key.startswith("revive") for key in by_key(defender_deeds(realm, ben)))
    ben.pieces = 1
    by_default(by_key(defender_deeds(realm, ben))[f"revive-{ADA}"].play())
    assert (ada.is_up, ada.health, ben.pieces, realm.state.market_pieces) == (True, 10, 0, 1)


def test_all_heroes_dead_or_all_towns_fallen_is_the_end() -> None:
    realm = land()
    for seat in (ADA, BEN):
        by_default(look_for_end(realm))
        assert not realm.is_over
        by_default(wound(realm, realm.player(seat), 20))
    by_default(look_for_end(realm))
    assert board_of(realm).is_lost == "heroes"
    other = land()
    board_of(other).towns = dict.fromkeys(TOWNS, 0)
    by_default(look_for_end(other))
    assert board_of(other).is_lost == "towns"


def test_a_group_that_cannot_draw_where_it_stands_may_let_its_turn_end() -> None:
    """R9, R28: joining and leaving a group interact with nothing, so they cannot be all there is."""
    realm = land()
    ada, ben = realm.player(ADA), realm.player(BEN)
    ada.at = ben.at = "W.r2"
    board_of(realm).groups = [[ADA, BEN]]
    ada.turn = Turn(is_on=True, path=["W.r2"], has_rolled=True, drawn_at=["W.r2"])
    run = ScriptRun(interact(realm, ada))
    assert {option.key for option in run.prompts[0].options} == {"split", f"trade-{BEN}", "pass"}
    assert run.prompts[0].default == ("pass",)
    run.answer(ADA, ("pass",))
    assert run.is_over
    assert ada.turn.has_interacted


def test_who_would_rather_walk_alone_is_not_asked_again_that_turn() -> None:
    realm = land()
    ada, ben = realm.player(ADA), realm.player(BEN)
    ada.at = ben.at = "W.r1"
    run = ScriptRun(by_key(defender_deeds(realm, ada))[f"join-{BEN}"].play())
    run.answer(BEN, ("no",), "join")
    assert f"join-{BEN}" not in by_key(defender_deeds(realm, ada))


@pytest.mark.parametrize(("seats", "coin"), [(1, 25), (2, 5)])
def test_a_hero_alone_has_more_coin(seats: int, coin: int) -> None:
    state = new_state(seats, ThroneOptions(mode="defender"), Chance(b""))
    assert [player.coin for player in state.players] == [coin] * seats
