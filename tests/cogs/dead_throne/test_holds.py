"""R32, R33, R149, A6, R175: an enemy holds one person or several, and all of them are free at once."""

from typing import Any

from cogs.dead_throne.content.tables import ENEMIES
from cogs.dead_throne.events.fight import EnemyLeft
from cogs.dead_throne.events.meeting import SetFree
from cogs.dead_throne.events.people import Gained
from cogs.dead_throne.events.traps import Loosed
from cogs.dead_throne.rules.meeting.rescue import rescue_deeds
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.place.holds import release
from cogs.dead_throne.rules.place.laws import cards_that_hold, check_places
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Due, Held, Player
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, holds, realm, sets, usual, walks, wears
from tests.cogs.dead_throne.scenes import stack
from tests.support.scripts import ScriptRun, run_script

GATE = "T1.g5"
MATRON = "w5"  # 5 against 3; holds whoever loses for two turns


def left(world: Realm) -> int:
    """Cards of hers in her deck."""
    return world.state.decks["woods"].count(f"enemy:{MATRON}")


def hold(world: Realm, player: Player, turns: int = 2) -> None:
    world.state.decks["woods"].remove(f"enemy:{MATRON}")
    player.held = Held(MATRON, "woods", turns)


def turns(player: Player) -> int:
    """So many turns an enemy holds them yet; 0: none does."""
    return player.held.turns if player.held is not None else 0


def keys(run: ScriptRun[Any], seat: int) -> list[str]:
    return [option.key for option in run.open[seat].options]


def tries(world: Realm, seat: int) -> ScriptRun[None]:
    """They stop there and fight what holds the others, as far as the blow."""
    player = walks(world.player(seat))
    (deed,) = [one for one in meeting_deeds(world, player, has_landed=True) if one.option.key.startswith("rescue")]
    return ScriptRun(deed.play())


def caught_by_one(*places: str) -> Realm:
    """Ben has tried to free Ada, and is held with her."""
    world = realm(*places)
    hold(world, world.player(ADA))
    tries(world, BEN).answer(BEN, "hand")
    assert world.player(BEN).held is not None
    return world


def test_a6_r33_whoever_wins_frees_all_whom_the_card_holds() -> None:
    world = caught_by_one(GATE, GATE, GATE)
    ada, ben, cleo = world.players
    wears(world, cleo, "greatsword", "tower-shield")
    run = tries(world, CLEO)
    run.answer(CLEO, "weapon")
    run.answer(CLEO, "keep")
    assert [event.other for event in run.events if isinstance(event, SetFree)] == [ADA, BEN]
    assert (ada.held, ben.held) == (None, None)
    assert left(world) == ENEMIES[MATRON].copies - 1  # Cleo has the card
    assert len(cleo.pack) == 1


def test_r149_the_winner_turns_to_any_one_of_the_freed() -> None:
    world = caught_by_one(GATE, GATE, GATE)
    cleo = world.player(CLEO)
    world.player(BEN).health = 10
    wears(world, cleo, "greatsword", "tower-shield")
    run = tries(world, CLEO)
    run.answer(CLEO, "weapon")
    run.answer(CLEO, "leave")
    assert run.open[CLEO].word == "rescued"
    assert {"battle-0", "battle-1", "trade-0", "trade-1", "free"} <= set(keys(run, CLEO))
    run.answer(CLEO, "battle-1")
    battle = world.battle_of(BEN)
    assert battle is not None
    assert battle.order == [CLEO, BEN]


def test_r33_one_enemy_is_one_deed_however_many_it_holds_and_two_are_two() -> None:
    world = caught_by_one(GATE, GATE, GATE, GATE)
    dan = world.player(DAN)
    assert len(rescue_deeds(world, dan, world.at(GATE, dan))) == 1
    hold(world, world.player(CLEO))
    found = [deed.option.key for deed in rescue_deeds(world, dan, world.at(GATE, dan))]
    assert found == [f"rescue-{ADA}", f"rescue-{CLEO}"]


def test_a6_each_counts_turns_of_their_own_and_the_card_goes_back_with_the_last() -> None:
    world = caught_by_one(GATE, GATE)
    ada, ben = world.players
    assert ada.held is not None
    ada.held.turns = 1
    run = ScriptRun(game_turn(world, ada))
    while not run.is_over:
        run.answer(ADA, usual(run.open[ADA]))
    assert (turns(ada), turns(ben)) == (0, 2)
    assert left(world) == ENEMIES[MATRON].copies - 1
    release(world, ben)
    assert left(world) == ENEMIES[MATRON].copies
    assert world.state.decks["woods"][-1] == f"enemy:{MATRON}"


def test_r33_a_rescue_that_fails_without_holding_leaves_one_hold_that_the_next_may_end() -> None:
    """A draw: the card stays where it is, and nobody else is held."""
    world = realm(GATE, GATE, GATE)
    ada, ben, cleo = world.players
    world.state.decks["field"].remove("enemy:f6")  # 3 against 2
    ada.held = Held("f6", "field", 1)
    wears(world, ben, "tower-shield")
    tries(world, BEN).answer(BEN, "decline")
    assert (ben.held, ben.health) == (None, 10)
    assert world.state.decks["field"].count("enemy:f6") == ENEMIES["f6"].copies - 1
    wears(world, cleo, "greatsword", "tower-shield")
    run = tries(world, CLEO)
    while not run.is_over:
        said = "weapon" if "weapon" in keys(run, CLEO) else "leave" if "leave" in keys(run, CLEO) else "free"
        run.answer(CLEO, said)
    assert turns(ada) == 0
    assert world.state.decks["field"].count("enemy:f6") == ENEMIES["f6"].copies


def test_r33_r156_whoever_goes_while_somebody_fights_for_them_leaves_the_card_in_that_fight() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    hold(world, ada)
    run = tries(world, BEN)
    relocate(world, ada, "P.r1")
    assert ada.held is None
    assert left(world) == ENEMIES[MATRON].copies - 1
    run.answer(BEN, "decline")
    assert world.player(BEN).held is not None  # she has him now
    release(world, world.player(BEN))
    assert left(world) == ENEMIES[MATRON].copies


def test_r33_r156_of_two_who_would_free_at_once_the_second_is_too_late() -> None:
    world = realm(GATE, GATE, GATE)
    hold(world, world.player(ADA))
    first = tries(world, BEN)
    assert not first.is_over
    second = tries(world, CLEO)
    assert second.is_over
    assert not second.asked


def test_r33_r117_a_rescuer_who_dies_leaves_the_card_with_whom_it_holds() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    hold(world, ada)
    ben.health, ben.pieces = 1, 1
    tries(world, BEN)
    assert not ben.is_up
    assert ada.held is not None
    assert left(world) == ENEMIES[MATRON].copies - 1
    run_script(die(world, ada), {})
    assert left(world) == ENEMIES[MATRON].copies


def test_r175_a_held_hero_is_swapped_out_and_the_card_goes_back_while_a_trap_waits_for_whoever_comes() -> None:
    world = realm("W.r3", "P.r1", "O.r5")
    ada, ben, cleo = world.players
    hold(world, ada)
    holds(world, ben, "swap-places")
    sets(world, cleo, "rope-snare")  # in an old tree: W.r3
    ben.scrolls += ["mend", "mend"]
    run = ScriptRun(game_turn(world, ben))
    run.answer(BEN, "swap-places")
    while not run.is_over:
        seat = next(iter(run.open))
        run.answer(seat, usual(run.open[seat]))
    assert (ada.at, ada.held, ben.at) == ("P.r1", None, "W.r3")
    assert left(world) == ENEMIES[MATRON].copies
    assert (ben.is_trapped, ada.is_trapped) == (True, False)
    assert not cleo.traps


def test_r175_who_swaps_out_of_a_hold_is_free_of_it() -> None:
    world = realm("W.r2", "P.r1")
    ada, ben = world.players
    hold(world, ada)
    holds(world, ada, "swap-places", "mend", "mend")
    world.state.decks["rocks"].insert(0, "coin:rocks")
    ben.remains, ben.is_trapped = 1, True
    run = ScriptRun(game_turn(world, ada))
    while not run.is_over:
        seat = next(iter(run.open))
        run.answer(seat, "swap-places" if "swap-places" in keys(run, seat) else usual(run.open[seat]))
    assert (ada.at, ada.held, ben.at) == ("P.r1", None, "W.r2")
    assert EnemyLeft(seat=ADA, enemy=MATRON) in run.events
    assert Loosed(seat=BEN) in run.events
    assert (ben.remains, ben.is_trapped) == (0, False)
    assert left(world) == ENEMIES[MATRON].copies


def test_r35_whoever_teleports_out_of_a_shared_hold_leaves_the_other_in_it() -> None:
    world = caught_by_one(GATE, GATE)
    ada, ben = world.players
    ada.due = Due("to", steps_to=["P.r1"], cause="step-through")
    world.state.decks["rocks"].insert(0, "coin:rocks")
    walks(ada).due = ada.due
    run_script(settle(world, ada), {})
    assert (ada.at, ada.held) == ("P.r1", None)
    assert ben.held is not None
    check_places(world.state)
    assert left(world) == ENEMIES[MATRON].copies - 1


def test_r32_r156_whoever_is_held_while_somebody_attacks_them_is_out_of_that_battle() -> None:
    world = realm(GATE, GATE, "A.r1", "A.r2")
    ada, ben, _, _ = world.players
    hold(world, ada)
    run = tries(world, BEN)
    ada.held, world.player(CLEO).at = None, GATE
    world.state.battles.append(Battle(7, GATE, [CLEO, BEN]))
    run.answer(BEN, "hand")
    assert ben.held is not None
    assert world.state.battles == []
    check_places(world.state)


def rescued_from(world: Realm, enemy: str, *loot: str) -> ScriptRun[None]:
    """Ben, who is strong, beats what holds Ada; of Loot this lies in front."""
    world.state.decks["rocks"].remove(f"enemy:{enemy}")
    world.player(ADA).held = Held(enemy, "rocks", 2)
    stack(world, "loot", *loot)
    ben = world.player(BEN)
    wears(world, ben, "greatsword", "iron-gauntlets")
    ben.conjured = ["bulwark"]
    run = tries(world, BEN)
    run.answer(BEN, "weapon")
    return run


def test_r33_r78_loot_that_was_won_is_drawn_before_anything_is_started_with_the_freed() -> None:
    world = realm("P.r2", "P.r2")
    run = rescued_from(world, "k6", "item:elixir")
    assert [event.item for event in run.events if isinstance(event, Gained)] == ["elixir"]
    assert run.open[BEN].word == "rescued"


def test_r33_r20_a_lair_among_it_may_hold_the_rescuer_and_then_nothing_is_started() -> None:
    world = realm("P.r2", "P.r2", dice=[2])
    stack(world, "rocks", "enemy:k4")
    run = rescued_from(world, "k6", "lair:")
    run.answer(BEN, "decline")
    assert run.is_over
    assert (turns(world.player(BEN)), turns(world.player(ADA))) == (1, 0)


def test_a6_a_card_that_holds_several_is_counted_once_and_each_other_for_itself() -> None:
    world = realm("W.r1", "W.r1", "W.r2", "W.r3")
    for seat, card in ((ADA, 1), (BEN, 1), (CLEO, 0), (DAN, 0)):
        world.player(seat).held = Held(MATRON, "woods", 2, card)
    assert [hold.card for hold in cards_that_hold(world.state)] == [1, 0, 0]
