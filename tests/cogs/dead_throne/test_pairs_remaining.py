"""Two rules at once: holds, traps and waiting, with scrolls, relics, flight, quests and each other."""

from typing import Any

from bot.engine import ACCEPT, Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import run_hourglass
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.people import Held, Lone, Player
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.support.scripts import ScriptRun

MATRON = "w5"


def hold(world: Realm, seat: int, turns: int = 2) -> Player:
    world.state.decks["woods"].remove(f"enemy:{MATRON}")
    player = world.player(seat)
    player.held = Held(MATRON, "woods", turns)
    return player


def relic(world: Realm, seat: int, key: str) -> None:
    deck = next(deck for deck, cards in world.state.decks.items() if f"relic:{key}" in cards)
    world.state.decks[deck].remove(f"relic:{key}")
    world.player(seat).pack.append(world.made("relic", key, deck))


def begun(world: Realm, seat: int) -> ScriptRun[None]:
    """Their Game Turn, scrolls drawn."""
    run = ScriptRun(game_turn(world, world.player(seat)))
    while run.open and run.prompts[0].word == "refresh":
        run.answer(run.prompts[0].seat, usual(run.prompts[0]))
    return run


def chosen(run: ScriptRun[None], seat: int, start: str) -> None:
    run.answer(seat, next(option.key for option in run.open[seat].options if option.key.startswith(start)))


# Held by an enemy


def test_r32_r116_a_relic_moves_nobody_back_whom_an_enemy_holds() -> None:
    """A Mouse Crown's 2 drives back: whoever is held cannot move, and only a teleport gets out (R35)."""
    world = realm("W.r2", "P.r1", dice=[2])
    ada = hold(world, ADA)
    relic(world, ADA, "mouse-crown")
    run = begun(world, ADA)
    chosen(run, ADA, "relic")
    assert ada.at == "W.r2"
    assert ada.held is not None
    by_default_of(run)
    assert (ada.at, ada.held.turns) == ("W.r2", 1)


def by_default_of(run: ScriptRun[Any]) -> None:
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)


def test_r35_r116_a_relics_teleport_leads_out_of_a_hold() -> None:
    world = realm("W.r2", "P.r1", dice=[5])
    ada = hold(world, ADA)
    relic(world, ADA, "mouse-crown")
    stack(world, "field", "coin:field")
    run = begun(world, ADA)
    chosen(run, ADA, "relic")
    run.answer(ADA, "arrive-t1-r1")
    by_default_of(run)
    assert (ada.at, ada.held, ada.coin) == ("T1.r1", None, 5 + 4)
    assert f"enemy:{MATRON}" in world.state.decks["woods"]


def test_r32_r159_whoever_a_lair_holds_fights_no_second_enemy() -> None:
    """An Old Cairn: Loot, then the next enemy. The lair's Golem holds him: he draws nothing more (R32)."""
    world = realm("P.r3", "W.r1", print="wide", dice=[6] * 9)
    ada = world.player(ADA)
    stack(world, "rocks", "enemy:k4", "enemy:k8")
    stack(world, "loot", "lair:")
    before = world.state.decks["rocks"].count("enemy:k4")
    run = ScriptRun(apply(world, ada, (Effect("loot", 1), Effect("fight-next")), "card"))
    by_default_of(run)
    assert ada.held is not None
    assert ada.held.enemy == "k4"
    assert world.state.decks["rocks"].count("enemy:k4") == before - 1
    assert world.state.decks["rocks"][0] == "enemy:k8"
    assert words(run.events).count("enemy-fought") == 1


def test_r32_r116_loot_won_by_a_relic_waits_until_nothing_holds_its_finder() -> None:
    """R32: no drawing. A Black Idol's 6 brings two Loot cards."""
    world = realm("W.r2", "P.r1", dice=[6])
    ada = hold(world, ADA, 1)
    relic(world, ADA, "black-idol")
    world.state.decks["loot"] = ["coin:loot", "coin:loot", *world.state.decks["loot"]]
    run = begun(world, ADA)
    chosen(run, ADA, "relic")
    assert (ada.coin, ada.finds) == (5, 2)
    by_default_of(run)
    assert (ada.held, ada.coin) == (None, 5 + 16)


def test_r32_r64_no_third_player_can_draw_a_held_one_into_a_battle() -> None:
    world = realm(GATE, GATE, GATE)
    hold(world, ADA)
    fighting(world, BEN, CLEO)
    deeds = by_key(meeting_deeds(world, world.player(CLEO), has_landed=False))
    assert not any(key.endswith(f"-{ADA}") for key in deeds)


def test_r33_r111_a_region_trap_may_spring_before_a_rescue_on_its_land() -> None:
    """R111: as another player interacts in that terrain; R112: it was his interaction, so he frees nobody."""
    world = realm("P.r1", "P.r1", "W.r1")
    ada, ben, _ = world.players
    hold(world, ADA)
    trap = sets(world, world.player(CLEO), "rockfall")
    run = begun(world, BEN)
    run.answer(BEN, f"rescue-{ADA}")
    run.answer(CLEO, "hold-on", "spring")
    run.answer(CLEO, f"spring-{trap.id}")
    by_default_of(run)
    assert (ben.health, ada.held is not None) == (8, True)
    assert "enemy-met" not in words(run.events)


# Trapped, or waiting


def test_r34_r68_whoever_must_remain_cannot_flee_on_foot() -> None:
    """Tax Riders keep her a turn; Ben attacks. Only a teleport leads out of any remaining (R35)."""
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.remains = 1
    holds(world, ada, "step-through")
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    assert "flee" not in keys(run, ADA)
    assert "step-through" in {option.key for option in run.open[ADA].options}


def test_r97_r113_a_torch_burns_through_a_trap_in_a_battle_and_one_may_flee() -> None:
    """R97: on one's own turn, and a Battle Turn is one; of the rucksack it may not be."""
    world = realm(GATE, GATE, dice=[5, 5])
    ada = world.player(ADA)
    ada.remains, ada.is_trapped = 1, True
    carries(world, ada, "torch")
    wears(world, ada, "buckler")
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    assert "flee" not in keys(run, ADA)
    run.answer(ADA, f"use-{ada.pack[0].id}")
    assert (ada.remains, ada.is_trapped) == (0, False)
    run.answer(ADA, "flee")
    assert run.is_over
    assert run.result is not None


def test_r97_a_torch_in_the_rucksack_is_no_help_in_a_battle() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.remains, ada.is_trapped = 1, True
    carries(world, ada, "rope", "rope", "rope")
    wears(world, ada, "rucksack")
    carries(world, ada, "torch")
    ada.sack = [ada.pack.pop()]
    assert tool_deeds(world, ada, in_battle=True) == []


def test_r34_r37_a_trade_by_far_voice_is_the_turn_of_whoever_is_trapped() -> None:
    """R10: the turn is over; R30: and a turn of remaining has passed."""
    world = realm("T1.r2", "P.r1")
    ada, ben = world.players
    ada.remains, ada.is_trapped = 1, True
    holds(world, ada, "far-voice", "mend", "firebolt")
    run = begun(world, ADA)
    run.answer(ADA, "far-voice")
    while run.prompts[0].word != "say":
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    run.answer(ADA, f"trade-{BEN}")
    prompt = run.open[ADA]
    assert prompt.word == "deal"
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, ACCEPT)
    assert run.is_over
    assert (ben.coin, ada.coin, ada.remains, ada.is_trapped) == (6, 4, 0, False)


def test_r34_r124_trapped_on_his_stone_saladar_draws_no_card_of_its_step() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    ada.character, ada.remains, ada.is_trapped = "saladar", 1, True
    world.state.ground["W.r1"] = Ground(stones=["green-1"])
    front = world.state.decks["woods"][0]
    by_default_of(begun(world, ADA))
    assert (world.state.decks["woods"][0], ada.remains, ada.is_trapped) == (front, 0, False)


def test_r111_r115_a_trap_sprung_while_one_waits_for_a_quest_costs_no_turn_of_the_hourglass() -> None:
    """LQ8 on the rocks: Rockfall was the interaction (R112), so the night is still to come."""
    world = realm("P.r1", "W.r1")
    ada, ben = world.players
    world.state.decks["rocks"].remove("lone:lq8")
    ada.lone, ada.remains = Lone("lq8", "rocks", "stay", 1), 1
    trap = sets(world, ben, "rockfall")
    run = begun(world, ADA)
    run.answer(ADA, "remain")
    run.answer(BEN, "hold-on")
    run.answer(BEN, f"spring-{trap.id}")
    by_default_of(run)
    assert ada.lone is not None
    assert (ada.health, ada.remains, ada.lone.turns) == (8, 1, 1)
    by_default_of(begun(world, ADA))
    assert world.player(ADA).lone is None
    assert (ada.health, ada.coin) == (10, 5 + 6)


def test_r115_r175_whoever_is_swapped_out_of_waiting_has_left_that_quest() -> None:
    """What traps them elsewhere before their next turn is no hour of it."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    world.state.decks["woods"].remove("lone:lq3")
    ada.lone, ada.remains = Lone("lq3", "woods", "wait", 1), 1
    told = by_default(moved(world, ada, "T1.r1")).events
    assert "lone-left" in words(told)
    assert world.player(ADA).lone is None
    assert world.state.decks["woods"][-1] == "lone:lq3"
    ada.remains, ada.is_trapped = 1, True
    by_default(run_hourglass(world, ada))
    assert ada.coin == 5


def test_r115_a_letter_is_carried_on_while_one_waits_for_another_quest() -> None:
    """Two Lone Quests take turns: neither is lost for the other."""
    world = realm("W.r1", "P.r1", print="wide")
    ada = world.player(ADA)
    world.state.decks["docks"] = [card for card in world.state.decks["docks"] if card != "lone:lq11"]
    ada.letter = Lone("lq11", "docks", "carry", 3)
    stack(world, "woods", "lone:lq3")
    run = begun(world, ADA)
    run.answer(ADA, "outside")
    run.answer(ADA, "wait")
    by_default_of(run)
    assert ada.lone is not None
    assert ada.letter is not None
    assert (ada.lone.key, ada.letter.key, ada.letter.turns) == ("lq3", "lq11", 2)
    by_default_of(begun(world, ADA))
    assert world.player(ADA).lone is None
    assert (ada.letter.turns, ada.coin) == (1, 5 + 4)


def test_r36_r113_whoever_is_trapped_may_start_a_battle_with_a_passer_by_and_has_no_defence_in_it() -> None:
    world = realm("T1.r2", "T1.r2")
    ada, ben = world.players
    ada.remains, ada.is_trapped = 1, True
    wears(world, ada, "tower-shield")
    run = ScriptRun(start_battle(world, ada, ben, "window"))
    by_default_of(run)
    (battle,) = world.state.battles
    again = at_turn(world, battle, BEN)
    again.answer(BEN, f"attack-{ADA}")
    by_default_of(again)
    assert ada.health == 10 - 2
    check_places(world.state)


def test_r28_r175_whoever_swaps_with_a_held_player_may_not_rescue_them_and_draws_where_they_stood() -> None:
    world = realm("T1.r1", "W.r2")
    ada, ben = world.players
    hold(world, BEN)
    holds(world, ada, "swap-places", "mend", "mend")
    stack(world, "woods", "coin:woods")
    run = begun(world, ADA)
    run.answer(ADA, "swap-places")
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    assert (ada.at, ben.at, ben.held) == ("W.r2", "T1.r1", None)
    assert ada.coin == 5 + 4
    walks(ben)
