"""Two rules at once: battles between players, with scrolls, gear, flight, traps, death and those who come by."""

from typing import Any

from bot.engine import Bundle, Offer
from cogs.dead_throne.events.battles import Struck
from cogs.dead_throne.rules.deed import by_key
from cogs.dead_throne.rules.meeting.at_players import battle_scrolls, met_scrolls
from cogs.dead_throne.rules.meeting.battles import join_battle, start_battle
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.people.dropping import drop_planned
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.turn.game_turn import act, end, take_flight
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Due, Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, carries, holds, realm, sets, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default, words
from tests.support.scripts import ScriptRun, run_script


def to_the_end(run: ScriptRun[Any]) -> None:
    """Everybody answers as whoever is silent would."""
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)


def blow(run: ScriptRun[Any]) -> Struck:
    return next(event for event in run.events if isinstance(event, Struck))


# Arms and scrolls


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


# Flight


def test_r72_r36_a_fugitive_meets_those_who_joined_neither_and_strangers_as_ever() -> None:
    world = realm(GATE, GATE, "T2.g2", GATE)
    ada = world.player(ADA)
    battle = fighting(world, ADA, BEN, DAN)
    run = at_turn(world, battle, ADA)
    world.chance = realm("P.r1", dice=[5, 5]).chance
    run.answer(ADA, "flee")
    flight = run.result
    assert flight is not None
    assert flight.shunned == (BEN, DAN)
    go = ScriptRun(take_flight(world, flight))
    options = {option.key for option in go.open[ADA].options}
    assert not any(key.endswith((f"-{BEN}", f"-{DAN}")) for key in options)
    assert ada.at == GATE


def test_r69_r111_a_fugitive_who_runs_into_a_trap_is_caught_as_anybody() -> None:
    """Bridge Saw lies at T1.r2; its owner is not of the battle."""
    world = realm("T1.r3", "T1.r3", "P.r1", dice=[5, 4])
    ada = world.player(ADA)
    sets(world, world.player(CLEO), "bridge-saw")
    battle = Battle(world.new_id(), "T1.r3", [ADA, BEN])
    world.state.battles.append(battle)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is not None
    go = ScriptRun(take_flight(world, run.result))
    go.answer(ADA, "stop-t1-r2")
    to_the_end(go)
    assert (ada.at, ada.health, ada.turn.is_on) == ("T1.r2", 8, False)


def test_r71_r113_a_flight_is_sure_only_while_the_trap_lasts() -> None:
    """Entangled in his turn, Ben is free after it: then 9 is needed again."""
    world = realm(GATE, GATE, dice=[2, 2])
    ben = world.player(BEN)
    ben.remains, ben.is_trapped = 1, True
    battle = fighting(world, ADA, BEN)
    at_turn(world, battle, BEN).answer(BEN, "pass")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is None
    assert (world.player(ADA).at, len(world.state.battles)) == (GATE, 1)


def test_r61_r182_a_teleport_out_of_a_battle_brings_its_own_interaction_and_pays_at_its_end() -> None:
    world = realm("T1.r5", "T1.r5")
    ada = world.player(ADA)
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q16")], []
    ada.coin, ada.health = 20, 3
    holds(world, ada, "homeward")
    battle = Battle(world.new_id(), "T1.r5", [ADA, BEN])
    world.state.battles.append(battle)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "homeward")
    to_the_end(run)
    assert run.result is not None
    go = ScriptRun(take_flight(world, run.result))
    go.answer(ADA, "arrive-t2-inn")
    to_the_end(go)
    assert (ada.at, ada.health, world.state.battles) == ("T2.inn", 10, [])


# Those who come by


def test_r48_r49_nobody_uses_a_scroll_on_whoever_has_just_joined() -> None:
    world = realm(GATE, GATE, GATE)
    battle = fighting(world, ADA, BEN)
    by_default(join_battle(world, battle, world.player(CLEO)))
    holds(world, world.player(BEN), "blood-dart", "entangle")
    run = at_turn(world, battle, BEN)
    asked = {option.key for option in run.open[BEN].options}
    assert f"blood-dart-{ADA}" in asked
    assert not any(key.endswith(f"-{CLEO}") for key in asked)


def test_r47_r112_a_trap_on_the_way_to_a_battle_keeps_its_third_out_of_it() -> None:
    """The trap was the interaction; the announcement comes to nothing."""
    world = realm("T1.r1", "T1.r2", "T1.r2")
    ada = walks(world.player(ADA), left=3)
    ada.turn.path = ["T1.r1"]
    sets(world, world.player(BEN), "bridge-saw")
    world.state.battles.append(Battle(world.new_id(), "T1.r2", [BEN, CLEO]))
    to_the_end(ScriptRun(walk(world, ada, ("T1.r2",), world.player(CLEO))))
    assert (ada.at, ada.health, world.battle_of(ADA)) == ("T1.r2", 8, None)


def test_r31_r36_whoever_is_driven_back_past_a_player_meets_them_again() -> None:
    """A4: a forced move is a walk of its own; who let him pass before may stop him now."""
    world = realm("W.r3", "W.r2")
    ada = walks(world.player(ADA))
    ada.turn.path, ada.turn.came_from, ada.turn.has_met = ["W.g2", "W.r2", "W.r3"], "W.r2", [BEN]
    ada.due = Due("back", 2, cause="enemy")
    run = ScriptRun(settle(world, ada))
    run.answer(ADA, next(o.key for o in run.open[ADA].options if o.key.startswith("stop")))
    assert run.open[BEN].word == "pass-by"
    run.answer(BEN, "battle")
    to_the_end(run)
    assert (ada.at, world.state.battles[0].order) == ("W.r2", [BEN, ADA])


def test_r36_r175_whoever_swaps_in_meets_those_who_stand_there_and_the_other_meets_nobody() -> None:
    """Only who used the scroll interacts."""
    world = realm("T1.r1", "W.r1", "W.r1", "T1.r1")
    ada, ben, *_ = world.players
    ada.turn = Turn(is_on=True, path=["T1.r1"])
    holds(world, ada, "swap-places")
    run = ScriptRun(by_key(scroll_deeds(world, ada))["swap-places"].play())
    run.answer(ADA, f"choose-player-{BEN}")
    to_the_end(run)
    assert (ada.at, ben.at) == ("W.r1", "T1.r1")
    go = ScriptRun(settle(world, ada))
    assert {prompt.seat for prompt in go.prompts} == {ADA}  # battle must be announced before it is known who lets pass
    go.answer(ADA, next(o.key for o in go.open[ADA].options if not o.key.endswith(f"-{CLEO}")))
    assert {prompt.seat for prompt in go.prompts} == {CLEO}


def test_r114_a_trade_from_afar_is_not_one_on_the_step_where_the_other_stands() -> None:
    """Q17 asks for both on one step; a Far Voice leads nobody there."""
    for place, coin in (("P.r1", 0), (GATE, 5)):
        world = realm(GATE, place, print="wide")
        ada, ben = world.players
        ada.coin = ben.coin = 1
        world.state.quests, world.state.decks["quests"] = [OpenQuest("q17")], []
        by_default(hand_over(world, ada, ben, Offer(Bundle(amounts={"coin": 1}))))
        ada.turn = Turn()
        by_default(end(world, ada))
        assert (ada.coin, ben.coin) == (coin, 2 + coin)


def test_r38_r104_r99_a_trade_for_more_than_one_can_hold_is_settled_for_both() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "mend", "firebolt", "sunder")
    holds(world, ben, "nullify", "entangle")
    carries(world, ada, "torch", "rope", "lockpick")
    carries(world, ben, "whetstone")
    offer = Offer(
        Bundle(("scroll-0-0-mend",)), Bundle(("scroll-1-0-nullify", "scroll-1-1-entangle", f"deal-{ben.pack[0].id}"))
    )
    by_default(hand_over(world, ada, ben, offer))
    assert (len(ada.scrolls), len(ada.pack), ben.scrolls) == (3, 3, ["mend"])


def test_r39_r29_a_trade_refused_at_the_start_leaves_the_whole_turn() -> None:
    world = realm("T1.r2", "T1.r2", dice=[2, 4])
    ada, _ = world.players
    ada.turn = Turn(is_on=True, path=["T1.r2"])
    run = ScriptRun(act(world, ada))
    run.answer(ADA, f"trade-{BEN}")
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    assert "roll" in {option.key for option in run.open[ADA].options}
    assert f"battle-{BEN}" in {option.key for option in run.open[ADA].options}
    assert f"trade-{BEN}" not in {option.key for option in run.open[ADA].options}


def test_r50_r37_nobody_springs_a_contact_trap_on_somebody_who_fights() -> None:
    """Whoever fights is joined in that battle, or let be."""
    world = realm(GATE, GATE, GATE)
    sets(world, world.player(ADA), "poisoned-gift")
    fighting(world, BEN, CLEO)
    deeds = by_key(meeting_deeds(world, world.player(ADA), has_landed=False))
    assert set(deeds) == {f"battle-{BEN}", f"battle-{CLEO}"}


def test_r112_r117_a_trap_that_kills_ends_with_the_first_level_that_does() -> None:
    """Rope Snare 3: after 2 damage the thief takes nothing of the dead, and his pieces lie there (R167)."""
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    ada.health, ada.pieces = 2, 2
    carries(world, ada, "torch")
    trap = sets(world, ben, "rope-snare", 3)
    by_default(caught(world, ben, trap, ada))
    assert (ada.is_dead, [one.key for one in ada.pack], ben.pack) == (True, ["torch"], [])
    assert world.state.ground["W.r3"] == Ground(pieces=2)


def test_r112_r121_whoever_survives_a_trap_takes_what_lies_there() -> None:
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    ada.turn = Turn(is_on=True, path=["W.r2", "W.r3"], has_rolled=True, has_interacted=True)
    world.state.ground["W.r3"] = Ground(pieces=1)
    sets(world, ben, "rope-snare")
    by_default(caught(world, ben, ben.traps[0], ada))
    by_default(settle(world, ada))
    assert (ada.pieces, ada.remains) == (1, 1)
    check_places(world.state)


def test_r52_r119_in_a_battle_of_three_the_victor_fights_on_with_what_he_took() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, cleo = world.players
    ben.health, ben.pieces, ben.stones, cleo.pieces = 1, 2, ["red-1"], 1
    battle = fighting(world, ADA, BEN, CLEO)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"attack-{BEN}")
    to_the_end(run)
    assert (ada.pieces, ada.stones, ben.is_dead) == (2, ["red-1"], True)
    assert (battle.order, battle.order[battle.next]) == ([ADA, CLEO], CLEO)
    assert "battle-ended" not in words(run.events)
