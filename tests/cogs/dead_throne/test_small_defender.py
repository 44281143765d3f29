"""Defender in cases that the digest does not name."""

from bot.engine import Chance
from bot.kit.deeds import by_key
from cogs.dead_throne.content.tables import OMENS
from cogs.dead_throne.events.defender import JoinDeclined, Joined
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.ending import look_for_end
from cogs.dead_throne.rules.defender.enemy_phase import Clash, _burn
from cogs.dead_throne.rules.defender.frame import begin
from cogs.dead_throne.rules.defender.groups import group_deeds, point_of
from cogs.dead_throne.rules.defender.spawns import appear, fight_pack
from cogs.dead_throne.state.match import DeckKey
from tests.cogs.dead_throne.groups import together
from tests.cogs.dead_throne.meetings import realm
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, words
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.scripts import ScriptRun, run_script


def test_r135_each_omen_changes_what_it_names() -> None:
    health, towns, shields = {}, {}, {}
    for number in range(60):
        world = realm("T1.inn", "T2.inn", mode="defender", omen=True)
        world.chance, before = Chance(b"%d" % number), world.state.market["buckler"]
        by_default(begin(world))
        board = board_of(world)
        health[board.omen], towns[board.omen] = board.agrimor, set(board.towns.values())
        carried = [thing.key for player in world.players for thing in player.pack]
        shields[board.omen] = (carried, before - world.state.market["buckler"])
    assert set(health) == set(OMENS)
    assert health == {omen: 12 if omen == "dragon-winter" else 10 for omen in OMENS}
    assert towns == {omen: {40} if omen == "full-granaries" else {35} for omen in OMENS}
    assert shields == {omen: (["buckler"] * 2, 2) if omen == "sworn-shields" else ([], 0) for omen in OMENS}


def test_r142_a_group_says_who_takes_the_blow_and_else_it_is_the_next_in_turn() -> None:
    world = together(seats=3)
    for played, usual in ((0, "point-1"), (1, "point-2"), (2, "point-0")):
        world.state.next = played
        run = ScriptRun(point_of(world, world.player(CAL)))
        (prompt,) = run.prompts
        assert (prompt.default, [option.key for option in prompt.options]) == (
            (usual,),
            ["point-0", "point-1", "point-2"],
        )
    run.answer(prompt.seat, "point-1")
    assert run.result is world.player(BEN)
    board_of(world).groups = [[BEN, CAL]]  # CAL has just played; ADA, who is next, is not of it
    assert ScriptRun(point_of(world, world.player(CAL))).prompts[0].default == ("point-1",)
    board_of(world).groups = []
    assert run_script(point_of(world, world.player(CAL)), {}).result is world.player(CAL)


def test_r144_the_dragon_fights_whom_he_has_come_upon_and_what_it_brings_is_theirs_at_once() -> None:
    world = land(2, 6)
    ada, board = world.player(ADA), board_of(world)
    board.agrimor_at, ada.at, ada.finds = "S.r1", "S.r1", 1
    world.state.decks["loot"] = ["coin:loot"]
    run = by_default(_burn(world, Clash([], [ada])))
    assert {"enemy-struck", "dragon-fought"} <= set(words(run.events))
    assert (ada.finds, ada.coin, board.agrimor) == (0, 8, 10)


def test_r136_a_land_without_enemies_sends_nobody() -> None:
    world = land()
    home: DeckKey = "field"
    world.state.decks[home] = ["coin:field", "item:torch"]
    assert words(run_script(appear(world, "T1"), {}).events) == ["nobody-came"]
    assert (world.state.decks[home], board_of(world).spawns) == (["coin:field", "item:torch"], [])


def test_r145_what_is_over_does_not_end_again() -> None:
    world = land()
    board_of(world).towns = dict.fromkeys(("T1", "T2", "T3"), 0)
    world.state.result = "won"
    assert run_script(look_for_end(world), {}).events == []
    world.state.result = ""
    assert words(run_script(look_for_end(world), {}).events) == ["lost"]


def test_r139_a_fight_with_enemies_of_the_map_is_told_with_what_came_of_it() -> None:
    for health, hand, way in ((20, 10, "won"), (20, 4, "driven"), (20, 0, "stays"), (1, 0, "died")):
        world = land()
        ada = world.player(ADA)
        found = spawn(world, "w5", "woods", "W.r1")
        ada.at, ada.health, ada.coin, ada.pieces = "W.r1", health, 0, 1
        ada.turn.is_on = True
        ada.stones = ["green-1"] * 10
        ada.worn["weapon"] = world.made("item", "dagger", "market")
        ada.worn["weapon"].charms = hand
        told = by_default(fight_pack(world, ada, [found], strikes_first=True)).events
        (fought,) = [event for event in told if event.word == "spawn-fought"]
        assert (fought.enemy, fought.count, fought.way) == ("w5", 1, way)  # type: ignore[attr-defined]


def test_r142_heroes_walk_together_once_all_of_them_have_agreed() -> None:
    world = land(seats=3)
    ada, board = world.player(ADA), board_of(world)
    for player in world.players:
        player.at = "W.r1"
    board.groups = [[BEN, CAL]]
    declined, joined = JoinDeclined(seat=CAL, other=ADA), Joined(seat=ADA, other=BEN)
    for said, told, groups in (("no", declined, [[BEN, CAL]]), ("yes", joined, [[ADA, BEN, CAL]])):
        ada.turn.apart = []
        run = ScriptRun(by_key(group_deeds(world, ada))[f"join-{BEN}"].play())
        assert run.open[BEN].main == "", "neither is what most people want"
        run.answer(BEN, "yes")
        run.answer(CAL, said)
        assert (run.events, board.groups, ada.turn.apart) == ([told], groups, [BEN] if said == "no" else [])
    run = run_script(by_key(group_deeds(world, ada))["split"].play(), {})
    assert (words(run.events), board.groups) == (["split-off"], [[BEN, CAL]])


def test_r144_the_dragon_burns_a_town_once_with_as_many_dice_as_he_is_strong() -> None:
    for health, dice in ((10, 3), (9, 2)):
        world = land(5)
        board = board_of(world)
        board.agrimor, board.agrimor_at = health, "T1.market"
        run = run_script(_burn(world, Clash([], [])), {})
        assert (words(run.events), board.towns["T1"], board.attacked) == (["town-hit"], 35 - 5 * dice, ["T1"])
        assert run_script(_burn(world, Clash([], [])), {}).events == []
        board.agrimor_at = "W.r1"
        assert run_script(_burn(world, Clash([], [])), {}).events == []


def test_r141_a_town_has_no_less_than_nothing() -> None:
    world = land(5)
    board = board_of(world)
    board.agrimor_at, board.towns["T1"] = "T1.market", 2
    (told,) = run_script(_burn(world, Clash([], [])), {}).events
    assert (board.towns["T1"], told.damage, told.left) == (0, 15, 0)  # type: ignore[attr-defined]
