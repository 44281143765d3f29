"""Three rules at once: deaths in the middle of something, traps behind traps, windows that close one another."""

from bot.kit.deeds import by_key
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.meeting.battles import join_battle, start_battle
from cogs.dead_throne.rules.meeting.striking import strike
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import _end_round, play
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Turn
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import (
    ADA,
    BEN,
    CLEO,
    DAN,
    carries,
    holds,
    realm,
    sets,
    thing,
    to_the_end,
    usual,
    walks,
    wears,
)
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.cogs.dead_throne.turns_begun import rested
from tests.support.scripts import ScriptRun


def test_r42_r111_r167_who_has_announced_battle_dies_of_the_trap_on_that_step() -> None:
    """The trap comes first, and nobody stands there to take anything: the pieces lie at the foe's feet."""
    world = realm("T1.r1", "T1.r2", "P.r1")
    ada, ben, cleo = world.players
    ada.health, ada.pieces = 2, 2
    sets(world, cleo, "bridge-saw")
    ada.turn = Turn(is_on=True, has_rolled=True, left=3, path=["T1.r1"])
    run = by_default(walk(world, ada, ("T1.r2",), ben))
    assert words(run.events) == ["stepped", "trap-sprang", "hurt", "died", "left-lying"]
    assert (ben.health, world.state.battles, world.state.ground["T1.r2"].pieces) == (10, [], 2)


def test_r48_r53_r117_a_hidden_joiner_fights_on_with_the_victor() -> None:
    world = realm(GATE, "P.r1", GATE, GATE, "S.r1", fallen="off")
    rested(world)
    world.player(CLEO).health = 1
    battle = fighting(world, ADA, CLEO)
    battle.next = 0
    by_default(join_battle(world, battle, world.player(DAN)))
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"attack-{CLEO}")
    to_the_end(run)
    assert (battle.order, battle.next, battle.hidden) == ([ADA, DAN], 1, [DAN])
    assert "battle-ended" not in words(run.events)
    assert f"attack-{ADA}" in keys(at_turn(world, battle, DAN), DAN)


def test_r57_r91_widows_fang_wounds_whoever_a_life_token_has_just_saved() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, ben, _ = world.players
    wears(world, ada, "widows-fang")
    carries(world, ben, "life-token")
    ben.health = 2
    by_default(strike(world, ada, ben))
    assert (ben.health, ben.pack) == (5 - 1, [])


def test_r86_r105_r119_a_dart_that_kills_first_spares_the_scroll_beside_it() -> None:
    world = realm(GATE, GATE, "P.r1", fallen="off")
    ada, ben, _ = world.players
    holds(world, ada, "blood-dart", "firebolt")
    ben.health, ben.pieces = 2, 1
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt-with-dart")
    to_the_end(run)
    assert (ada.scrolls, ada.spent, ada.pieces) == (["firebolt"], ["blood-dart"], 1)


def test_r69_r72_r111_whoever_flees_runs_into_a_trap_of_those_they_flee_from() -> None:
    world = realm("T1.r1", "T1.r1", "P.r1", dice=[5, 5])
    ada, ben, _ = world.players
    rested(world)
    sets(world, ben, "bridge-saw")
    fighting(world, BEN, ADA).at = "T1.r1"
    world.state.next = ADA
    run = ScriptRun(play(world))
    run.answer(ADA, "flee")
    run.answer(ADA, "stop-t1-g2")
    to_the_end(run)
    assert (ada.at, ada.health) == ("T1.r2", 8)


def test_r31_r111_r112_a_signpost_leads_from_one_trap_into_another() -> None:
    world = realm("W.r4", "P.r1", "P.r3")
    ada, ben, cleo = world.players
    sets(world, cleo, "bridge-saw")
    walks(ada)
    by_default(caught(world, ben, sets(world, ben, "false-signpost", 3), ada))
    run = ScriptRun(settle(world, ada))
    run.answer(BEN, "arrive-t1-r2")
    to_the_end(run)
    assert (ada.at, ada.health, ada.turn.has_interacted) == ("T1.r2", 8, True)


def walked_over() -> tuple[Realm, ScriptRun[bool]]:
    """Ada passes two; Ben offers a coin, Cleo would strike."""
    world = realm("T1.r5", GATE, GATE, "P.r1")
    ada = world.player(ADA)
    ada.turn = Turn(is_on=True, has_rolled=True, left=4, path=["T1.r4", "T1.r5"])
    run = ScriptRun(walk(world, ada, (GATE, "W.g2")))
    run.answer(BEN, "trade")
    run.answer(CLEO, "battle")
    run.answer(BEN, {"give.coin": 1})
    return world, run


def test_r39_r51_a_trade_that_is_refused_leaves_the_next_window_open() -> None:
    world, run = walked_over()
    run.answer(ADA, usual(run.open[ADA]))
    to_the_end(run)
    assert world.state.battles[0].order == [CLEO, ADA]
    told = words(run.events)
    assert told.index("trade-refused") < told.index("battle-began")


def test_r40_r51_a_trade_that_is_made_closes_it() -> None:
    world, run = walked_over()
    run.answer(ADA, "accept")
    to_the_end(run)
    assert (world.player(ADA).coin, world.player(ADA).at, world.state.battles) == (6, GATE, [])


def test_r98_r121_r128_a_rucksack_is_lost_with_all_in_it_but_the_crown_stays_lying() -> None:
    world = realm("A.r1", "T1.r1")
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, "axe", "torch", "rope")
    ada.sack = [world.made("item", CROWN, AWAY), thing(world, "mace")]
    by_default(fight_enemy(world, ada, "d5", "docks"))
    assert (ada.sack, len(ada.pack), len(world.state.ground["A.r1"].crowns)) == ([], 3, 1)


def test_r20_r114_r119_who_dies_in_the_eyrie_has_been_inside_and_is_paid_for_it() -> None:
    """Q13: the lair's Ogre kills; the piece stays lying, and the quest pays whoever waits to come back (R67)."""
    world = realm("S.r6", "T1.r1", dice=[6, 6])
    ada = world.player(ADA)
    ada.health, ada.pieces = 1, 1
    stack(world, "loot", "lair:")
    stack(world, "rocks", "enemy:k6")
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q13")], []
    rested(world)
    world.state.next = ADA
    run = ScriptRun(play(world))
    run.answer(ADA, "inside")
    to_the_end(run)
    assert (ada.is_dead, ada.coin, world.state.ground["S.r6"].pieces) == (True, 5 + 8, 1)


def test_r49_r113_whoever_is_entangled_on_the_road_spends_their_turn_on_the_step() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, ben, _ = world.players
    holds(world, ada, "entangle")
    walks(ada)
    by_default(by_key(meeting_deeds(world, ada, has_landed=True))["entangle-1"].play())
    rested(world)
    world.state.next, world.state.decks["field"] = BEN, ["coin:field"]
    run = ScriptRun(play(world))
    assert not keys(run, BEN) & {"roll", "battle-0"}
    to_the_end(run)
    assert (ben.coin, ben.is_trapped, ben.remains) == (9, False, 0)


def test_r160_r117_at_dusk_the_crown_is_two_stones_and_whoever_waits_to_come_back_counts() -> None:
    world = realm("T1.r1", "T1.r2", "T1.r3", dusk=1)
    ada, ben, cleo = world.players
    ada.stones, ada.coin, ada.health = ["green-1", "red-1"], 3, 9
    ben.pack, ben.coin, ben.health = [world.made("item", CROWN, AWAY)], 3, 8
    cleo.is_dead, cleo.at, cleo.pieces, cleo.coin, cleo.health = True, "", 3, 3, 0
    by_default(_end_round(world))
    assert world.state.winners == [ADA]
