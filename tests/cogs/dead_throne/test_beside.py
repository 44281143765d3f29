"""TC32, TC33, TC49: battles, trades and the Market beside the round (R64 to R67, R156, R163, R166)."""

from bot.engine import Bundle, Choice, Offer, Prompt
from cogs.dead_throne.events.battles import Struck, Summoned
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.striking import strike
from cogs.dead_throne.rules.meeting.trades import settle_for_few, trade
from cogs.dead_throne.rules.meeting.windows import meeting_deeds, pass_by
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.people import Held
from tests.cogs.dead_throne import scenes
from tests.cogs.dead_throne.battling import fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, EVE, carries, holds, realm, thing, usual, walks
from tests.support.scripts import ScriptRun, run_script

MARKET, INN = "T1.market", "T1.inn"


def by_default(run: ScriptRun[None], seat: int, until: str = "") -> None:
    """They answer as a time-out would, up to the prompt of that word."""
    while (prompt := run.open.get(seat)) is not None and prompt.word != until:
        run.answer(seat, _usual(prompt))


def _usual(prompt: Prompt) -> Choice:
    """An Inn is rested in: no dice are needed."""
    keys = [option.key for option in prompt.options]
    return ("inn",) if "inn" in keys else usual(prompt)


def resting(count: int) -> Realm:
    """Everybody at an Inn, with a hand of scrolls; Ada and Cleo fight."""
    world = realm(*[INN] * count)
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    return world


def test_tc32_with_five_the_others_go_on() -> None:
    world = resting(5)
    battle = fighting(world, ADA, CLEO)
    world.state.next = BEN
    turns = []
    for _ in range(4):
        turns.append(world.state.next)
        run = ScriptRun(play(world))
        while not run.is_over:
            seat = next(iter(run.open))
            run.answer(seat, ("pass",) if run.open[seat].word == "battle-turn" else _usual(run.open[seat]))
    assert turns == [BEN, DAN, EVE, BEN]
    assert battle.rounds == 3


def test_where_all_fight_a_round_is_as_long_as_any_other() -> None:
    """R64, R156: one Battle Turn is not a round, or dusk would come of fighting."""
    world = resting(4)
    fighting(world, ADA, BEN, CLEO, DAN)
    world.state.first = world.state.next = ADA
    rounds = []
    for _ in range(8):
        run = ScriptRun(play(world))
        while not run.is_over:
            seat = next(iter(run.open))
            run.answer(seat, ("pass",) if run.open[seat].word == "battle-turn" else _usual(run.open[seat]))
        rounds.append(world.state.round)
    assert rounds == [1, 1, 1, 2, 2, 2, 2, 3]


def test_tc32_with_three_a_game_turn_is_a_battle_turn() -> None:
    world = resting(3)
    fighting(world, ADA, CLEO)
    words = []
    for seat in (ADA, BEN, CLEO, ADA):
        assert world.state.next == seat
        run = ScriptRun(play(world))
        words.append(run.open[seat].word)
        while not run.is_over:
            asked = next(iter(run.open))
            assert asked == seat
            run.answer(asked, ("pass",) if run.open[asked].word == "battle-turn" else _usual(run.open[asked]))
    assert words == ["battle-turn", "menu", "battle-turn", "battle-turn"]


def test_tc49_an_engine_turn_ends_when_both_have_ended() -> None:
    world = resting(5)
    battle = fighting(world, ADA, CLEO)
    battle.next = 0
    world.state.next = BEN
    run = ScriptRun(play(world))
    assert {seat: prompt.word for seat, prompt in run.open.items()} == {BEN: "menu", ADA: "battle-turn"}
    by_default(run, BEN)
    assert set(run.open) == {ADA}  # it goes on until Ada has answered
    run.answer(ADA, "pass")
    assert not run.open
    assert world.state.next == DAN
    following = ScriptRun(play(world))
    assert {seat: prompt.word for seat, prompt in following.open.items()} == {DAN: "menu", CLEO: "battle-turn"}


def test_tc33_nobody_meets_who_is_in_the_market() -> None:
    world = realm(MARKET, MARKET, INN, INN)
    world.state.shoppers = [ADA]
    ben = walks(world.player(BEN))
    assert run_script(pass_by(world, ben), {}).result is False
    assert not meeting_deeds(world, ben, has_landed=True)
    assert not meeting_deeds(world, ben, has_landed=False)


def test_r163_a_trade_goes_on_beside_the_round_with_an_answer_a_turn() -> None:
    world = resting(4)
    offer = Offer(Bundle(amounts={"coin": 1}))
    world.state.parleys.append(Parley(world.new_id(), INN, [ADA, BEN], (ADA, BEN), offer, 2))
    world.state.next = CLEO
    run = ScriptRun(play(world))
    assert {seat: prompt.word for seat, prompt in run.open.items()} == {CLEO: "menu", ADA: "deal"}
    run.answer(ADA, {"give.coin": 2})
    assert ADA not in run.open
    assert BEN not in run.open  # one answer in an engine turn
    by_default(run, CLEO)
    following = ScriptRun(play(world))
    assert {seat: prompt.word for seat, prompt in following.open.items()} == {DAN: "menu", BEN: "deal"}
    assert not following.open[BEN].kind.can_propose  # type: ignore[union-attr]


def test_r166_with_fewer_than_four_everybody_is_back_in_the_round() -> None:
    world = resting(4)
    fighting(world, ADA, CLEO)
    world.state.parleys.append(Parley(world.new_id(), INN, [BEN, DAN], (BEN, DAN)))
    assert not run_script(settle_for_few(world), {}).events
    assert [one.is_beside for one in world.state.battles] == [True]
    world.player(DAN).is_out = True
    run_script(settle_for_few(world), {})
    assert [one.is_beside for one in world.state.battles] == [False]
    assert not world.state.parleys


def test_r33_who_is_set_free_while_waiting_has_the_turn() -> None:
    world = resting(4)
    dan = world.player(DAN)
    dan.held = Held("w5", "woods", 2)
    world.state.next = DAN
    run = ScriptRun(play(world))
    assert run.open[DAN].word == "hold"
    dan.held = None  # as somebody who flees past them may do
    run.answer(DAN, "pass")
    assert run.open[DAN].word == "menu"


def test_whoever_has_sat_down_to_a_trade_meanwhile_starts_no_battle() -> None:
    """R62: the walker's window was open while a trade of theirs went on beside it."""
    world = scenes.realm_of(seats=4)
    walker, host = world.players[:2]
    walker.at = host.at = "T1.r1"
    run = ScriptRun(pass_by(world, walker))
    assert run.open[host.seat].word == "pass-by"
    world.state.parleys.append(Parley(1, "T1.r1", [1, 2]))
    run.answer(host.seat, "battle")
    assert world.state.battles == []
    assert run.result is False


def test_r36_r156_nobody_waits_for_the_window_of_a_host_who_has_fled_meanwhile() -> None:
    world = realm("T1.r1", "T1.r2", "T1.r2", INN, dice=(3, 3, 5, 4))
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    fighting(world, BEN, CLEO).at, world.state.battles[0].next = "T1.r2", 0
    run = ScriptRun(play(world))
    run.answer(ADA, "roll")
    run.answer(ADA, "stop-t1-r3")
    assert {one.seat for one in run.prompts if one.word == "pass-by"} == {BEN, CLEO}
    run.answer(BEN, "flee", "battle-turn")
    run.answer(BEN, "stop-t1-g1", "stop")
    assert {one.seat for one in run.prompts if one.word == "pass-by"} == {CLEO}
    run.answer(CLEO, "let-pass")
    assert world.player(ADA).at == "T1.r3"


def test_a_trade_is_over_when_a_battle_has_come_between_its_offers() -> None:
    """R62: nobody sits at a table and fights."""
    world = scenes.realm_of(seats=4)
    ada, ben = world.players[:2]
    ada.coin = ben.coin = 5
    coin = Offer(Bundle(amounts={"coin": 1})).choice
    run = ScriptRun(trade(world, ada, ben))
    run.answer(ADA, coin)
    world.state.battles.append(Battle(9, ada.at, [BEN, CLEO], is_beside=True))
    run.answer(BEN, coin)
    assert run.result == "refused"
    assert world.state.parleys == []


def test_r99_two_finds_at_once_are_two_questions() -> None:
    """What was left behind for the first is not there any more for the second, who is asked anew."""
    world = realm(*[INN] * 4)
    ada = world.player(ADA)
    carries(world, ada, "torch", "rope", "lockpick")
    finds = [thing(world, key) for key in ("whetstone", "whetstone")]
    first, second = (ScriptRun(give(world, ada, found, "loot")) for found in finds)
    assert first.open[ADA].facts != second.open[ADA].facts
    torch = f"leave-{ada.pack[0].id}"
    first.answer(ADA, torch)
    second.answer(ADA, torch)
    assert first.result
    assert not second.is_over
    second.answer(ADA, f"leave-{ada.pack[0].id}")
    assert second.result
    assert [one.key for one in ada.pack] == ["lockpick", "whetstone", "whetstone"]


def test_r156_a_creature_used_elsewhere_meanwhile_helps_no_more() -> None:
    """Others are asked about the scroll of a blow; before they answer, the creature has fought beside its owner."""
    world = realm(*[INN] * 4)
    ada, ben = world.player(ADA), world.player(BEN)
    creature = world.made("essence", "d4", MARKET)
    ada.pack.append(creature)
    holds(world, ada, "war-cry")
    holds(world, ben, "read-the-land")
    run = ScriptRun(strike(world, ada, ben), lasts=True)
    run.answer(ADA, f"hand-with-war-cry-with-e{creature.id}")
    ada.pack.clear()
    run.wait()
    while not run.is_over:
        run.answer(next(iter(run.open)), usual(next(iter(run.open.values()))))
    assert [event.attack for event in run.events if isinstance(event, Struck)] == [5]
    assert not [event for event in run.events if isinstance(event, Summoned)]


def test_r156_while_somebody_makes_room_all_else_has_changed_hands() -> None:
    world = realm(*[INN] * 4)
    ada, ben = world.player(ADA), world.player(BEN)
    carries(world, ada, "whetstone")
    carries(world, ben, "torch", "rope", "lockpick")
    ben.stones = ["blue-1"]
    offer = Offer(Bundle((f"deal-{ada.pack[0].id}",)), Bundle(("stone-blue-1",)))
    run = ScriptRun(hand_over(world, ada, ben, offer))
    assert run.open[BEN].word == "room"
    assert (ada.stones, ben.stones) == (["blue-1"], [])
