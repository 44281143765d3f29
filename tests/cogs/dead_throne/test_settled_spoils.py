"""What is settled at once: spoils, and what a turn leaves (R60, R113, R115, R128, R169)."""

from bot.engine import Bundle, Offer
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.meeting.at_players import met_scrolls
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.people.belongings import ON_THINGS
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.figures import attack_of
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.turn.game_turn import end, game_turn
from cogs.dead_throne.state.people import Lone, Turn
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, wears
from tests.cogs.dead_throne.scenes import by_default, words
from tests.support.scripts import ScriptRun, run_script


def test_r128_a_crown_there_is_no_room_for_lies_where_its_bearer_fell() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ada.at, ben.pieces = "A.r1", 1  # from afar (R148)
    carries(world, ada, "torch", "rope", "lockpick")
    ben.pack = [world.made("item", CROWN, AWAY)]
    run = ScriptRun(die(world, ben, ada))
    run.answer(ADA, f"leave-{ben.pack[0].id}" if ben.pack else run.open[ADA].options[0].key)
    assert [one.key for one in world.state.ground[GATE].crowns] == [CROWN]


def test_r128_the_crown_stays_in_play_however_it_is_lost() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.worn["special"] = world.made("item", CROWN, AWAY)
    run_script(ON_THINGS["lose-worn"](world, ada, Effect("lose-worn", what="special"), "enemy"), {})
    assert [one.key for one in world.state.ground[GATE].crowns] == [CROWN]
    carries(world, ada, "torch", "rope", "lockpick")
    run = ScriptRun(give(world, ada, world.state.ground[GATE].crowns.pop(), "picked-up"))
    run.answer(ADA, run.open[ADA].options[0].key)
    assert [one.key for one in world.state.ground[GATE].crowns] == [CROWN]


def test_r169_the_victor_may_take_the_ash_staff_and_saladar_has_his_hand() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.character = "saladar"
    world.ground("G.r2").stones.append("blue-1")
    ben.worn["weapon"] = world.made("item", "ash-staff", AWAY)
    assert attack_of(ben) == 4
    run = ScriptRun(die(world, ben, ada))
    run.answer(ADA, f"spoil-{ben.worn['weapon'].id}")
    assert ([one.key for one in ada.pack], attack_of(ben)) == (["ash-staff"], 2)
    staff = ada.pack[0]
    by_default(hand_over(world, ada, ben, Offer(Bundle((f"deal-{staff.id}",)))))
    assert staff in ben.pack  # only Markets do not take it


def test_a_whetstone_of_a_joiner_lasts_no_longer_than_his_turn() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.whet, ada.turn = 2, Turn(is_on=True, path=[GATE])
    fighting(world, BEN, ADA)
    run_script(end(world, ada), {})
    assert ada.whet == 0


def test_r115_a_lone_quest_waits_until_the_battle_on_the_spot_is_over() -> None:
    world = realm(GATE, GATE)
    ada, _ = world.players
    world.state.decks["woods"].remove("lone:lq3")
    ada.lone, ada.remains = Lone("lq3", "woods", "wait", 1), 1
    battle = fighting(world, BEN, ADA)
    at_turn(world, battle, ADA).answer(ADA, "pass")
    assert (ada.remains, ada.lone.turns) == (1, 1)
    world.state.battles.clear()
    told = words(by_default(game_turn(world, ada)).events)
    assert "lone-done" in told
    assert ada.coin == 5 + 4


def test_r113_a_trap_ends_in_the_battle_though_the_quest_still_waits() -> None:
    world = realm(GATE, GATE)
    ada, _ = world.players
    ada.lone, ada.remains, ada.is_trapped = Lone("lq8", "rocks", "stay", 2), 2, True
    battle = fighting(world, BEN, ADA)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "pass")
    assert (ada.remains, ada.is_trapped) == (2, False)
    assert "loosed" in words(run.events)


def test_sunder_does_nothing_to_a_longbow() -> None:
    """R96: it never breaks."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "sunder")
    wears(world, ben, "longbow", "buckler")
    assert [deed.option.key for deed in met_scrolls(world, ada, ben)] == ["sunder-shield-1"]


def test_r60_who_defeats_somebody_by_an_echo_may_change_gear() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ada.health, ada.pieces = 1, 1
    wears(world, ben, "dagger")
    holds(world, ada, "firebolt")
    holds(world, ben, "mirror-ward")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(BEN, "mirror-ward")
    while run.open and run.prompts[0].word != "gear":
        run.answer(run.prompts[0].seat, run.prompts[0].default or ())
    assert (ada.is_dead, run.prompts[0].seat) == (True, BEN)
