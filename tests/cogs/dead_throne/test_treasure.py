"""R3, R11, R88, R89, R105, R118 to R123: what lies on a step, who takes it, and what is left there."""

from bot.engine import Chance
from cogs.dead_throne.events.people import LaidDown
from cogs.dead_throne.rules.meeting.battle_turns import battle_turn
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.dropping import drop_planned, plan_drop
from cogs.dead_throne.rules.people.figures import active_stones, most_health
from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.people.scrolls import discard_some
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.choosing import choose_all
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.returning import respawn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Player, Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.scenes import ADA, BEN, given, realm_of, stack, words
from tests.support.scripts import ScriptRun, run_script


def saladar(player: Player, at: str) -> Player:
    player.character, player.at = "saladar", at
    return player


def keys(run: ScriptRun[None], seat: int = ADA) -> list[str]:
    return [option.key for option in run.open[seat].options]


def test_r121_any_number_of_what_lies_there_is_picked_up() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "O.r2"
    realm.state.ground["O.r2"] = Ground(pieces=2, stones=["blue-1", "red-1"])
    run = ScriptRun(pick_up(realm, ada))
    assert keys(run) == ["take", "stone-blue-1", "stone-red-1", "pieces", "leave"]
    run.answer(ADA, "stone-red-1")
    assert keys(run) == ["take", "stone-blue-1", "pieces", "leave"]
    run.answer(ADA, "leave")
    assert run.is_over
    assert (ada.stones, ada.pieces) == (["red-1"], 0)
    assert realm.state.ground["O.r2"] == Ground(pieces=2, stones=["blue-1"])


def test_r121_what_is_picked_up_lies_there_no_more() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "O.r2"
    realm.state.ground["O.r2"] = Ground(pieces=2, stones=["blue-1"])
    run = ScriptRun(pick_up(realm, ada))
    run.answer(ADA, "pieces")
    assert ada.pieces == 2
    assert keys(run) == ["take", "leave"]
    assert realm.state.ground["O.r2"] == Ground(stones=["blue-1"])


def test_r89_saladar_is_weaker_for_an_active_stone_that_is_taken() -> None:
    realm = realm_of()
    ada, mage = realm.player(ADA), saladar(realm.player(BEN), "P.r1")
    ada.at = "W.r1"
    realm.state.ground["W.r1"] = Ground(stones=["green-1"])
    mage.health = most_health(realm, mage)
    run_script(pick_up(realm, ada), {ADA: ["take"]})
    assert mage.health == most_health(realm, mage) == 10


def test_r120_the_victor_may_leave_the_stone() -> None:
    realm = realm_of()
    ada, mage = realm.player(ADA), saladar(realm.player(BEN), "G.r6")
    ada.at = "G.r6"
    realm.state.ground["G.r2"] = Ground(stones=["blue-1"])
    run_script(die(realm, mage, ada), {ADA: ["leave"]})
    assert (ada.stones, mage.is_out) == ([], False)


def test_r118_saladar_is_out_where_his_last_stone_is_gone_when_he_would_come_back() -> None:
    realm = realm_of()
    mage = saladar(realm.player(BEN), "")
    mage.is_dead = True
    run = run_script(respawn(realm, mage), {})
    assert words(run.events) == ["faded"]
    assert mage.is_out


def test_r122_saladar_may_keep_a_stone_he_carries_over_its_land() -> None:
    realm = realm_of()
    mage = saladar(realm.player(ADA), "W.r2")
    mage.stones = ["green-1"]
    stack(realm, "woods", "coin:woods")
    run = ScriptRun(game_turn(realm, mage))
    run.answer(ADA, "war-war-war")
    run.answer(ADA, "outside")
    run.answer(ADA, "keep")
    assert run.is_over
    assert mage.stones == ["green-1"]


def test_r11_what_is_dropped_stays_behind_after_the_interaction() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at, ada.stones, ada.pieces = "W.r2", ["green-1"], 2
    (rope,) = given(realm, ADA, "rope")
    stack(realm, "woods", "coin:woods")
    ropes = realm.state.market["rope"]
    run = ScriptRun(game_turn(realm, ada))
    run.answer(ADA, "war-war-war")
    run.answer(ADA, "drop")
    run.answer(ADA, (f"drop-{rope.id}", "stone-green-1", "piece-1"))
    assert ada.stones == ["green-1"]
    events = run.answer(ADA, "outside")
    assert run.is_over
    assert (ada.pack, ada.stones, ada.pieces) == ([], [], 1)
    assert realm.state.market["rope"] == ropes + 1
    assert LaidDown(seat=ADA, step="W.r2", pieces=1, stones=()) in events
    assert active_stones(realm.state) == {"green-1": "W.r2"}  # R123


def test_r105_scrolls_are_discarded_at_will_and_replaced_with_the_next_refresh() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at, ada.scrolls = "A.r1", ["mend", "nullify", "firebolt"]
    stack(realm, "docks", "coin:docks", "coin:docks")
    run = ScriptRun(game_turn(realm, ada))
    run.answer(ADA, "discard")
    run.answer(ADA, ("aside-0", "aside-2"))
    assert (ada.scrolls, ada.spent) == (["nullify"], ["mend", "firebolt"])
    run.answer(ADA, "outside")
    again = ScriptRun(game_turn(realm, ada))
    assert again.open[ADA].facts["count"] == 2


def test_r106_one_missing_scroll_is_one_press() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.scrolls = ["mend", "nullify"]
    run = ScriptRun(game_turn(realm, ada))
    assert keys(run) == ["war", "ward", "way"]
    run.answer(ADA, "way")
    assert len(ada.scrolls) == 3


def test_r3_saladar_chooses_which_stones_come_into_play() -> None:
    realm = Realm(realm_of().state, Chance(b"three"))
    run = ScriptRun(choose_all(realm))
    run.answer(ADA, "be-saladar")
    run.answer(BEN, "be-oda")
    for seat in (ADA, BEN):
        run.answer(seat, "war-war-war")
    run.answer(ADA, ("choose-red-2",))
    assert run.open[ADA].word == "stones"
    assert "lay-p-r3" in keys(run)
    assert run.open[ADA].is_secret  # nobody else learns where he thinks of
    run.answer(ADA, "lay-p-r3")
    assert active_stones(realm.state) == {"red-2": "P.r3"}


def test_r1_whoever_lost_a_character_by_lot_chooses_again() -> None:
    realm = Realm(realm_of().state, Chance(b"three"))
    run = ScriptRun(choose_all(realm))
    run.answer(ADA, "be-oda")
    run.answer(BEN, "be-oda")
    assert "drafted" in words(run.events)  # somebody must be Saladar
    characters = [player.character for player in realm.players]
    assert sorted(characters) == ["oda", "saladar"]


def test_r1_each_character_is_there_once() -> None:
    realm = Realm(realm_of(seats=3).state, Chance(b"three"))
    run = ScriptRun(choose_all(realm))
    for seat, wish in enumerate(("be-saladar", "be-oda", "be-oda")):
        run.answer(seat, wish)
    (again,) = run.open
    assert again in {1, 2}
    assert run.open[again].facts["again"] == 1
    assert "be-oda" not in keys(run, again)
    assert "be-saladar" not in keys(run, again)


def test_r121_a_battle_must_be_survived_before_anything_is_picked_up() -> None:
    realm = realm_of()
    ada, ben = realm.player(ADA), realm.player(BEN)
    ada.at = ben.at = "W.r1"
    realm.state.ground["W.r1"] = Ground(stones=["green-1"])
    ada.turn = Turn(is_on=True, path=["W.r2", "W.r1"], has_interacted=True)
    battle = Battle(1, "W.r1", [BEN, ADA], next=1)
    realm.state.battles.append(battle)
    run_script(settle(realm, ada), {})
    assert ada.stones == []
    ben.health, ben.pieces = 1, 1
    ada.scrolls = ["mend", "mend", "nullify"]
    run = ScriptRun(battle_turn(realm, battle, ada))
    run.answer(ADA, f"attack-{BEN}")
    run.answer(ADA, "hand")
    run.answer(ADA, "take")
    run.answer(ADA, ())
    assert run.is_over
    assert ada.stones == ["green-1"]


def test_nobody_is_asked_about_what_is_gone_meanwhile() -> None:
    """R156: a Nullify used beside one's own turn may have been the last scroll."""
    realm = realm_of()
    ada = realm.player(ADA)
    for script in (discard_some(ada), plan_drop(realm, ada), change_gear(realm, ada)):
        assert ScriptRun(script).is_over


def test_r11_without_an_interaction_nothing_is_dropped() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    (rope,) = given(realm, ADA, "rope")
    ada.turn = Turn(is_on=True, path=[ada.at], dropping=[f"drop-{rope.id}"])
    run_script(drop_planned(realm, ada), {})
    assert ada.pack == [rope]
