"""TC27 to TC30, TC34 to TC36, TC39: health, what is carried and worn, death, Saladar's stones."""

import pytest

from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.people.hand import put_aside
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.people.room import room
from cogs.dead_throne.rules.people.scrolls import refresh
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.returning import respawn
from cogs.dead_throne.rules.turn.settling import interact
from cogs.dead_throne.rules.turn.stones import stone_deeds
from cogs.dead_throne.state.people import Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.scenes import ADA, BEN, given, realm_of, wearing, words
from tests.support.scripts import ScriptRun, run_script


def test_tc27_armour_raises_what_one_can_have_and_heals_nothing() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "copper-ring")
    ada.health = 9
    (mail,) = given(realm, ADA, "chain-mail")
    run_script(change_gear(realm, ada), {ADA: [(f"wear-{mail.id}",)]})
    assert (ada.health, most_health(realm, ada)) == (9, 13)
    ada.health = 13
    run_script(change_gear(realm, ada), {ADA: [(f"stow-{mail.id}",)]})
    assert (ada.health, most_health(realm, ada)) == (11, 11)


def test_tc27_twenty_is_the_most() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "plate", "iron-helm", "copper-ring", "hide-gloves", "walking-boots")
    ada.stones = ["green-1", "green-2", "blue-1", "blue-2"]
    assert most_health(realm, ada) == 20


def test_tc27_in_battle_armour_stays_as_it_is() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "copper-ring", "short-sword")
    run = ScriptRun(change_gear(realm, ada, has_armour=False))
    assert [option.key for option in run.open[ADA].options] == [f"stow-{ada.worn['weapon'].id}"]
    run.answer(ADA, (f"stow-{ada.worn['weapon'].id}",))
    assert set(ada.worn) == {"ring"}


def test_r92_what_is_put_on_takes_the_place_of_what_was_worn() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "axe", "round-shield")
    (sword,) = given(realm, ADA, "long-sword")
    axe = ada.worn["weapon"]
    run_script(change_gear(realm, ada), {ADA: [()]})
    assert ada.worn["weapon"] is axe
    run_script(change_gear(realm, ada), {ADA: [(f"wear-{sword.id}",)]})
    assert ada.worn["weapon"] is sword
    assert ada.worn["partner"].key == "round-shield"
    assert ada.pack == [axe]


def test_tc28_the_fourth_thing_must_be_left_or_another() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    given(realm, ADA, "rope", "torch", "hammer")
    assert room(ada) == 0
    herb = realm.made("item", "healing-herb", "market")
    run = ScriptRun(give(realm, ada, herb, "card"))
    run.answer(ADA, f"leave-{herb.id}")
    assert run.result is False
    assert len(ada.pack) == 3


def test_tc28_eight_things_with_a_rucksack() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "rucksack")
    for _ in range(8):
        run_script(give(realm, ada, realm.made("item", "torch", "market"), "card"), {})
    assert (len(ada.pack), len(ada.sack), room(ada)) == (3, 5, 0)


def test_tc29_used_scrolls_are_replaced_when_the_next_turn_begins() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.scrolls = ["firebolt", "mend", "homeward"]
    for scroll in list(ada.scrolls):
        realm.state.decks[{"firebolt": "war", "mend": "ward", "homeward": "way"}[scroll]].remove(scroll)  # type: ignore[index]
        put_aside(ada, scroll)
    assert ada.scrolls == []
    run_script(refresh(realm, ada), {ADA: ["war-war-way"]})
    assert len(ada.scrolls) == 3
    assert ada.spent == []
    assert realm.state.decks["war"][-1] == "firebolt"


def test_tc30_a_herb_in_the_rucksack_is_of_no_use_in_battle() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "rucksack")
    ada.sack = [realm.made("item", "healing-herb", "market")]
    ada.health = 5
    assert [deed.option.word for deed in tool_deeds(realm, ada)] == ["use"]
    assert tool_deeds(realm, ada, in_battle=True) == []
    ada.pack, ada.sack = ada.sack, []
    assert len(tool_deeds(realm, ada, in_battle=True)) == 1


def test_tc34_killed_by_saladar_a_hero_loses_the_pieces_and_comes_back_then_is_out() -> None:
    realm = realm_of()
    ada, mage = realm.player(ADA), realm.player(BEN)
    mage.character, ada.pieces, ada.coin = "saladar", 2, 5
    before = most_health(realm, mage)
    run_script(wound(realm, ada, 99, mage), {})
    assert (mage.pieces, mage.coin, ada.coin) == (2, 3, 2)
    assert most_health(realm, mage) == before + 2
    assert ada.is_dead
    assert not ada.is_up
    run_script(respawn(realm, ada), {ADA: ["respawn-t2-inn"]})
    assert (ada.at, ada.health) == ("T2.inn", most_health(realm, ada))
    run_script(wound(realm, ada, 99, mage), {})
    assert ada.is_out


def test_tc35_killed_by_an_enemy_the_pieces_stay_lying() -> None:
    realm = realm_of()
    ada, ben = realm.player(ADA), realm.player(BEN)
    ada.at, ada.pieces = "P.r3", 2
    run_script(die(realm, ada), {})
    assert realm.ground("P.r3").pieces == 2
    ben.at = "P.r3"
    run = run_script(pick_up(realm, ben), {BEN: ["take"]})
    assert words(run.events) == ["picked-up"]
    assert ben.pieces == 2
    assert "P.r3" not in realm.state.ground


@pytest.mark.parametrize("others", [True, False])
def test_tc36_saladar_killed_on_a_tile_with_an_active_stone_loses_it(others: bool) -> None:
    realm = realm_of()
    ada, mage = realm.player(ADA), realm.player(BEN)
    mage.character, mage.at, ada.at = "saladar", "G.r6", "G.r6"
    realm.state.ground["G.r2"] = Ground(stones=["blue-1"])
    if others:
        realm.state.ground["W.r1"] = Ground(stones=["green-1"])
    run = run_script(die(realm, mage, ada), {ADA: ["take"]})
    assert ada.stones == ["blue-1"]
    assert mage.is_out is not others
    assert ("faded" in words(run.events)) is not others
    if others:
        run_script(respawn(realm, mage), {})
        assert mage.at == "W.r1"


def test_tc36_without_an_active_stone_saladar_is_out() -> None:
    realm = realm_of()
    ada, mage = realm.player(ADA), realm.player(BEN)
    mage.character = "saladar"
    run_script(die(realm, mage, ada), {})
    assert mage.is_out


def test_tc39_from_an_active_stone_to_another() -> None:
    realm = realm_of()
    mage = realm.player(ADA)
    mage.character, mage.at = "saladar", "W.r1"
    realm.player(BEN).at = "T1.inn"
    realm.state.ground = {"W.r1": Ground(stones=["green-1"]), "P.r3": Ground(stones=["red-1"])}
    deeds = {deed.option.key: deed for deed in stone_deeds(realm, mage)}
    assert set(deeds) == {"travel-p-r3", "take-green-1"}
    run_script(deeds["travel-p-r3"].play(), {})
    assert mage.at == "P.r3"
    assert mage.due is None


def test_a_stone_taken_up_is_not_laid_down_again_at_once() -> None:
    """R122: it is laid where he lands and interacts, on another turn."""
    realm = realm_of()
    mage = realm.player(ADA)
    mage.character, mage.at, mage.turn = "saladar", "W.r1", Turn(is_on=True, path=["W.r1"])
    realm.player(BEN).at = "T1.inn"
    realm.state.ground = {"W.r1": Ground(stones=["green-1"])}
    run = ScriptRun(act(realm, mage))
    run.answer(ADA, "take-green-1")
    assert run.is_over
    assert mage.stones == ["green-1"]
    mage.at, mage.turn = "W.r2", Turn(is_on=True, path=["W.r2"])
    realm.state.decks["woods"].insert(0, "coin:woods")
    run = ScriptRun(act(realm, mage))
    run.answer(ADA, "outside")
    assert [option.key for option in run.open[ADA].options] == ["lay-green-1", "keep"]
    run.answer(ADA, "lay-green-1")
    assert mage.stones == []
    assert realm.ground("W.r2").stones == ["green-1"]


def test_saladar_may_let_the_stone_lie_where_he_lands() -> None:
    """R124."""
    realm = realm_of()
    mage = realm.player(ADA)
    mage.character, mage.at, mage.turn = "saladar", "W.r1", Turn(is_on=True, path=["W.r1"])
    realm.player(BEN).at = "T1.inn"
    realm.state.ground = {"W.r1": Ground(stones=["green-1"])}
    run = ScriptRun(interact(realm, mage))
    assert [option.key for option in run.open[ADA].options] == ["take-green-1", "let-lie"]
    run.answer(ADA, "let-lie")
    assert realm.ground("W.r1").stones == ["green-1"]


def test_what_was_lost_while_they_thought_about_it_is_not_worn() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "dagger")
    (sword,) = given(realm, ADA, "long-sword")
    run = ScriptRun(change_gear(realm, ada))
    ada.pack.remove(sword)
    run.answer(ADA, (f"wear-{sword.id}",))
    assert sword not in ada.things


def test_gear_after_a_victory_is_not_the_question_of_their_own_turn() -> None:
    """R60: whoever flees past them may be slain while their own turn asks for gear (R156)."""
    realm = realm_of()
    ada = wearing(realm, ADA, "dagger")
    own, won = (ScriptRun(change_gear(realm, ada, has_armour=armour)).prompts[0] for armour in (True, False))
    assert own.facts != won.facts
