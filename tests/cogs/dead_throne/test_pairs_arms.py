"""Two rules at once in battles: arms and scrolls."""

from typing import Any

from cogs.dead_throne.events.battles import Struck
from cogs.dead_throne.rules.meeting.at_players import battle_scrolls, met_scrolls
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.people.dropping import drop_planned
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, to_the_end, usual, walks, wears
from tests.support.scripts import ScriptRun, run_script


def blow(run: ScriptRun[Any]) -> Struck:
    return next(event for event in run.events if isinstance(event, Struck))


def test_r96_a_conjured_blade_is_no_widows_fang() -> None:
    """The Fang's one direct damage more is its own, not the blade's that is wielded in its place."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "widows-fang")
    run_script(start_battle(world, ada, ben), {}, otherwise="weapon")
    assert ben.health == 10 - 3 - 1  # 4 against Ben's hand of 1, and 1 direct
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "widows-fang")
    ada.conjured = ["blade"]
    to_the_end(ScriptRun(start_battle(world, ada, ben)))
    assert ben.health == 10 - (5 - 1)


def test_a_mirror_shield_voids_a_dart_that_is_the_first_attack_scroll_of_a_battle() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "mirror-shield")
    holds(world, ada, "blood-dart", "blood-dart")
    fighting(world, BEN, ADA)
    for health in (10, 8):
        (deed,) = battle_scrolls(world, ada, [ben])
        to_the_end(ScriptRun(deed.play()))
        assert ben.health == health
    assert (ada.scrolls, ada.spent) == ([], ["blood-dart", "blood-dart"])


def test_a_mirror_shield_leaves_a_dart_on_the_road_alone() -> None:
    """It works in battles; met on the road there is none."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "mirror-shield")
    holds(world, ada, "blood-dart")
    (deed,) = met_scrolls(world, ada, ben)
    to_the_end(ScriptRun(deed.play()))
    assert ben.health == 8


def test_a_mirror_shield_does_not_mind_a_war_cry_which_is_aimed_at_nobody() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "mirror-shield")
    holds(world, ada, "war-cry", "firebolt")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-war-cry")
    to_the_end(run)
    assert blow(run).attack == 2 + 3
    assert not ben.mirrored


def test_r60_whoever_kills_by_a_dart_in_battle_may_rearrange_at_once() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, _ = world.players
    ben.health, ben.pieces = 1, 1
    holds(world, ada, "blood-dart")
    wears(world, ada, "dagger")
    carries(world, ada, "buckler")
    battle = fighting(world, BEN, ADA, CLEO)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"blood-dart-{BEN}")
    while run.open[ADA].word != "gear":
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    assert ben.is_dead


def test_r84_with_a_stone_an_essence_heals_in_a_battle_turn_too() -> None:
    """On your turn, from your pack: a Battle Turn is one."""
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.health, ada.stones = 2, ["green-1"]
    world.state.decks["woods"].remove("enemy:w2")
    ada.pack = [world.made("essence", "w2", "woods")]
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"consume-{ada.pack[0].id}")
    assert (ada.health, ada.pack, world.state.decks["woods"][-1]) == (11, [], "enemy:w2")
    assert "flee" in keys(run, ADA)


def test_r93_r11_what_was_to_be_dropped_is_kept_while_a_battle_lasts() -> None:
    """Armour stays as it is in battle, even if its owner had planned to leave it behind."""
    world = realm(GATE, GATE)
    ada = walks(world.player(ADA))
    wears(world, ada, "chain-mail")
    ada.turn.dropping = [f"drop-{ada.worn['body'].id}"]
    ada.turn.has_interacted = True
    fighting(world, ADA, BEN)
    run_script(drop_planned(world, ada), {})
    assert "body" in ada.worn
    world.state.battles.clear()
    run_script(drop_planned(world, ada), {})
    assert "body" not in ada.worn


def test_r101_r113_no_shield_breaks_that_a_trap_keeps_down() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "halberd")
    wears(world, ben, "buckler")
    ben.remains, ben.is_trapped = 1, True
    run_script(start_battle(world, ada, ben), {}, otherwise="weapon")
    assert (ben.health, ben.worn["shield"].is_broken) == (4, False)


def test_r100_r86_a_bare_hand_with_a_scroll_spares_the_weapon() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "dagger")
    wears(world, ben, "tower-shield")
    holds(world, ada, "firebolt")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    to_the_end(run)
    assert (blow(run).attack, ben.health, ada.worn["weapon"].is_broken) == (6, 9, False)


def test_r94_r113_whoever_fights_trapped_strikes_with_the_combo_and_has_none_of_its_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "spear")
    ada.worn["partner"] = world.made("item", "tower-shield", "market")
    ada.remains, ada.is_trapped = 1, True
    run = ScriptRun(start_battle(world, ada, ben))
    to_the_end(run)
    assert blow(run).attack == 4
    again = ScriptRun(start_battle(realm(GATE, GATE), ben, ada))
    to_the_end(again)
    assert blow(again).defence == 0


def test_r107_r119_a_charm_goes_with_the_weapon_the_victor_takes() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.pieces, ben.health = 1, 1
    wears(world, ben, "long-sword")
    world.state.decks["way"].remove("binding-charm")
    ben.worn["weapon"].charms = 1
    sword = ben.worn["weapon"]
    run = ScriptRun(start_battle(world, ada, ben))
    while "spoil" not in {prompt.word for prompt in run.prompts}:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]))
    run.answer(ADA, f"spoil-{sword.id}", "spoil")
    assert (ada.pack[0].key, ada.pack[0].charms) == ("long-sword", 1)
