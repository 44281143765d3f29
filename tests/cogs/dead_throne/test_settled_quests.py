"""What is settled at once: quests of a Battle Turn, hands, packs (R98 to R106, R114, R182)."""

from bot.engine import Bundle, Offer
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.meeting.at_players import battle_scrolls, met_scrolls
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.people.belongings import ON_THINGS
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.room import room
from cogs.dead_throne.rules.people.scrolls import draw_scroll, refresh
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import end
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import Deed, OpenQuest
from tests.cogs.dead_throne.battling import GATE, fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, thing, wears
from tests.cogs.dead_throne.scenes import by_default
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun, run_script

FAR = ("A.r1", "O.r1", "P.r1")


def test_r182_a_quest_won_in_a_battle_turn_decides_the_dusk_that_follows() -> None:
    """Q12 pays 15 coin before points are counted (R160): with equal points it is coin that wins."""
    world = realm(GATE, GATE, "A.r1", dusk=1)
    ada, ben, cleo = world.players
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q12")], []
    wears(world, ada, "mace")
    ben.health, ben.pieces, ben.coin, ada.pieces, cleo.pieces, cleo.coin = 1, 1, 0, 0, 1, 15
    world.state.battles.append(Battle(1, GATE, [ADA, BEN]))
    world.state.first, world.state.next = BEN, ADA
    run = ScriptRun(play(world))
    while not run.is_over:
        prompt = run.prompts[0]
        run.answer(prompt.seat, "attack-1" if prompt.word == "battle-turn" else prompt.default or ())
    assert ada.coin == 5 + 15
    assert (world.state.result, world.state.winners) == ("dusk", [ADA])


def test_r182_beside_the_round_it_is_paid_while_somebody_elses_game_turn_goes_on() -> None:
    world = realm(GATE, GATE, *FAR)
    ada, ben, *_ = world.players
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q12")], []
    wears(world, ada, "mace")
    ben.health, ben.pieces, ben.coin = 1, 1, 0
    world.state.battles.append(Battle(1, GATE, [ADA, BEN], is_beside=True))
    world.state.next = 2
    run = ScriptRun(play(world))
    while ADA in run.open:
        prompt = run.open[ADA]
        run.answer(ADA, "attack-1" if prompt.word == "battle-turn" else prompt.default or (), prompt.word)
    assert not run.is_over
    assert ada.coin == 20


def test_q12_asks_for_a_battle_and_a_dart_on_the_road_is_none() -> None:
    for in_battle, coin in ((False, 5), (True, 20)):
        world = realm(GATE, GATE)
        ada, ben = world.players
        world.state.quests, world.state.decks["quests"] = [OpenQuest("q12")], []
        ben.health, ben.coin, ben.pieces = 2, 0, 1
        holds(world, ada, "blood-dart")
        if in_battle:
            fighting(world, ADA, BEN)
        [deed] = battle_scrolls(world, ada, [ben]) if in_battle else met_scrolls(world, ada, ben)
        by_default(deed.play())
        assert ben.is_dead
        world.state.next = ADA
        run_script(end(world, ada), {})
        assert ada.coin == coin


def test_r114_two_turns_side_by_side_pay_a_quest_once() -> None:
    """One deed, settled by two scripts at once, while the first is asked about its Loot (R156)."""
    world = realm(GATE, GATE, *FAR)
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q13"), OpenQuest("q4")], []
    world.state.decks["loot"][:0] = ["item:rucksack"]
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, "torch", "rope", "lockpick")
    ada.sack = [thing(world, "torch") for _ in range(5)]
    world.note(Deed(ADA, "inside", "S.r6"))
    first = ScriptRun(reckon(world, ada))
    assert not first.is_over
    second = ScriptRun(reckon(world, world.player(BEN)))
    assert second.is_over
    first.answer(ADA, first.open[ADA].default or ())
    assert ada.coin == 5 + 8


def test_r104_whoever_loses_a_crested_helm_holds_three_scrolls_at_once() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    wears(world, ada, "crested-helm")
    holds(world, ada, "mend", "firebolt", "sunder", "nullify")
    run_script(ON_THINGS["lose-worn"](world, ada, Effect("lose-worn", what="helmet"), "enemy"), {})
    run = ScriptRun(keep_limits(world, ada))
    assert run.open[ADA].word == "discards"
    run.answer(ADA, "scroll-0-1-firebolt")
    assert (ada.scrolls, ada.spent, ada.is_sorting) == (["mend", "sunder", "nullify"], ["firebolt"], False)


def test_r104_a_helm_that_changes_hands_takes_the_fourth_scroll_with_it() -> None:
    """By a trade, and by the victor's choice (R119)."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "crested-helm")
    holds(world, ben, "mend", "firebolt", "sunder", "nullify")
    helm = ben.worn["helmet"]
    by_default(hand_over(world, ben, ada, Offer(Bundle((f"deal-{helm.id}",)))))
    assert (len(ben.scrolls), len(ben.spent)) == (3, 1)

    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.pieces = 1
    wears(world, ben, "crested-helm")
    holds(world, ben, "mend", "firebolt", "sunder", "nullify")
    run = ScriptRun(die(world, ben, ada))
    run.answer(ADA, f"spoil-{ben.worn['helmet'].id}")
    assert run.open[BEN].word == "discards"
    run.answer(BEN, run.open[BEN].default or ())
    assert (len(ben.scrolls), [one.key for one in ada.pack]) == (3, ["crested-helm"])


def test_r104_a_scroll_drawn_with_a_full_hand_is_chosen_among_all_of_them() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt", "sunder")
    run = ScriptRun(draw_scroll(world, ada, "way"))
    assert len(run.open[ADA].options) == 4
    run.answer(ADA, run.open[ADA].options[3].key)
    assert ada.scrolls == ["mend", "firebolt", "sunder"]


def test_r106_a_refresh_makes_a_hand_smaller_that_is_too_large() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt", "sunder", "nullify")
    by_default(refresh(world, ada))
    assert len(ada.scrolls) == 3


def test_r98_a_rucksack_that_is_taken_comes_empty_and_leaves_nothing_behind() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.pieces = 1
    wears(world, ben, "rucksack")
    carries(world, ben, "torch", "rope", "lockpick")
    ben.sack = [thing(world, "whetstone"), thing(world, "spyglass")]
    before = world.state.market["whetstone"]
    run = ScriptRun(die(world, ben, ada))
    run.answer(ADA, f"spoil-{ben.worn['rucksack'].id}")
    assert "rucksack" in ada.worn
    assert ([one.key for one in ben.pack], ben.sack, ada.pack) == (["torch", "rope", "lockpick"], [], [])
    assert world.state.market["whetstone"] == before + 1


def test_r99_a_rucksack_that_is_sold_leaves_what_can_be_carried() -> None:
    """With four or more the visit stands beside the round: nobody else's turn would see to it."""
    world = realm("T1.market", *FAR, GATE)
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, "torch", "rope")
    ada.sack = [thing(world, "whetstone"), thing(world, "spyglass")]
    ada.pack, ada.sack = [*ada.pack, ada.sack[0]], ada.sack[1:]
    run = ScriptRun(visit_market(world, ada))
    order(run, sales=(f"sell-{ada.worn['rucksack'].id}",))
    order(run)
    assert run.open[ADA].word == "room"
    assert len(run.open[ADA].options) == 4
    run.answer(ADA, run.open[ADA].default or ())
    assert (room(ada), ada.sack, run.is_over) == (0, [], True)


def test_r98_what_is_lost_with_its_rucksack_does_not_slip_into_the_hand() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    ada.sack = [thing(world, "torch")]
    run_script(lose(world, ada, ada.worn["rucksack"], "lost"), {})
    assert (ada.pack, ada.sack) == ([], [])


def test_r99_a_partner_traded_away_from_a_full_pack_is_made_room_for_at_once() -> None:
    """R94: the weapon of a combo goes; its Torch comes to hand, where nothing more fits."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "dagger")
    ada.worn["partner"] = thing(world, "torch")
    carries(world, ada, "rope", "rope", "lockpick")
    by_default(hand_over(world, ada, ben, Offer(Bundle((f"deal-{ada.worn['weapon'].id}",)))))
    assert (room(ada), ada.worn, ada.sack) == (0, {}, [])
