"""R8, R94, R95, R102: a combo is a choice, made, split, and remembered."""

import pytest

from cogs.dead_throne.rules.fight.breaking import break_shield, break_worn
from cogs.dead_throne.rules.meeting.own_scrolls import scrolls_of_game_turn
from cogs.dead_throne.rules.people.figures import attack_of, combo_of, defence_of
from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, wears
from tests.cogs.dead_throne.scenes import by_default
from tests.support.scripts import ScriptRun, run_script


def with_pack(*items: str) -> tuple[Realm, Player]:
    world = realm(GATE, GATE)
    carries(world, world.player(ADA), *items)
    return world, world.player(ADA)


def changed(world: Realm, player: Player, *keys: str) -> None:
    """By the keys of things (`dagger` is put on or taken off) or of what is said about the combo."""
    run = ScriptRun(change_gear(world, player))
    named = {thing.key: thing.id for thing in player.things}
    options = {option.key for option in run.open[player.seat].options}
    said = [
        next(one for one in options if one in {key, f"wear-{named.get(key)}", f"stow-{named.get(key)}"}) for key in keys
    ]
    run.answer(player.seat, tuple(said))


def test_r94_weapon_and_shield_are_one_or_stand_apart_as_their_owner_says() -> None:
    world, ada = with_pack("short-sword", "round-shield")
    changed(world, ada, "short-sword", "round-shield", "apart")
    assert (set(ada.worn), combo_of(ada)) == ({"weapon", "shield"}, None)
    assert (attack_of(ada), defence_of(ada)) == (4, 3)
    changed(world, ada, "join")
    assert (set(ada.worn), combo_of(ada)) == ({"weapon", "partner"}, (4, 4))
    changed(world, ada, "apart")
    assert set(ada.worn) == {"weapon", "shield"}


def test_r94_what_was_said_last_holds_for_the_next_pair() -> None:
    world, ada = with_pack("short-sword", "round-shield", "mace")
    changed(world, ada, "short-sword", "round-shield", "apart")
    changed(world, ada, "mace")
    assert (ada.worn["weapon"].key, ada.worn["shield"].key) == ("mace", "round-shield")
    changed(world, ada, "join")
    changed(world, ada, "short-sword")
    assert (ada.worn["weapon"].key, ada.worn["partner"].key) == ("short-sword", "round-shield")


def test_r95_one_breakage_ruins_both_of_a_combo_and_one_of_two_apart() -> None:
    for said, broken in (("join", [True, True]), ("apart", [True, False])):
        world, ada = with_pack("short-sword", "round-shield")
        ada.is_apart = said == "join"
        changed(world, ada, "short-sword", "round-shield", said)
        run_script(break_worn(ada, "weapon"), {})
        assert [
            thing.is_broken for thing in (ada.worn["weapon"], ada.worn.get("partner") or ada.worn["shield"])
        ] == broken


def test_two_weapons_can_only_be_worn_as_one() -> None:
    world, ada = with_pack("short-sword", "dagger")
    ada.is_apart = True
    changed(world, ada, "short-sword", "dagger")
    assert combo_of(ada) == (5, 1)


def test_r102_nothing_broken_makes_a_combo() -> None:
    world, ada = with_pack("short-sword", "round-shield")
    ada.pack[1].is_broken = True
    changed(world, ada, "short-sword", "round-shield")
    assert (combo_of(ada), attack_of(ada), "partner" in ada.worn) == (None, 4, False)
    ada.worn["partner"] = ada.worn.pop("shield")
    assert (combo_of(ada), attack_of(ada)) == (None, 4)


def test_r95_a_broken_combo_is_kept_or_split_but_not_made_of_what_broke_apart() -> None:
    world, ada = with_pack("short-sword", "round-shield")
    changed(world, ada, "short-sword", "round-shield")
    run_script(break_worn(ada, "weapon"), {})
    changed(world, ada, "apart")
    assert set(ada.worn) == {"weapon", "shield"}
    run = ScriptRun(change_gear(world, ada))
    assert not {"join", "apart"} & {option.key for option in run.open[ADA].options}


def test_a_trap_breaks_the_shield_in_a_combo_as_well() -> None:
    """Rockfall's third level: the combo breaks as one (R95)."""
    world, ada = with_pack("short-sword", "round-shield")
    changed(world, ada, "short-sword", "round-shield")
    run_script(break_shield(ada), {})
    assert ada.worn["weapon"].is_broken
    assert ada.worn["partner"].is_broken


@pytest.mark.parametrize(("partner", "figures"), [("dagger", (6, 1)), ("buckler", (4, 4))])
def test_r94_the_charm_on_either_part_stays(partner: str, figures: tuple[int, int]) -> None:
    world, ada = with_pack("short-sword", partner)
    ada.pack[1].charms = 1
    changed(world, ada, "short-sword", partner)
    assert (attack_of(ada), defence_of(ada)) == figures


def test_r107_a_shield_in_a_combo_can_be_charmed() -> None:
    world, ada = with_pack("short-sword", "buckler")
    changed(world, ada, "short-sword", "buckler")
    holds(world, ada, "binding-charm")
    deeds = {deed.option.key: deed for deed in scrolls_of_game_turn(world, ada)}
    by_default(deeds["binding-charm-shield"].play())
    assert (ada.worn["partner"].charms, defence_of(ada)) == (1, 4)


def test_r54_in_battle_a_combo_is_split_when_arms_are_changed() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    wears(world, ada, "short-sword")
    carries(world, ada, "round-shield")
    changed(world, ada, "round-shield")
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "gear")
    run.answer(ADA, "apart", "gear")
    assert set(ada.worn) == {"weapon", "shield"}
