"""Trades, battles and voices in cases that the digest does not name."""

import pytest

from bot.engine import REFUSE, Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.deals import dealt
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.own_scrolls import scrolls_of_game_turn
from cogs.dead_throne.rules.meeting.trades import talk_on, trade
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.people.goods import dropped, gained
from cogs.dead_throne.rules.people.leaving import leave_all, leave_battle
from cogs.dead_throne.rules.people.purse import gain_coin, lose_coin
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.people.waiting import pass_turn
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.people import Due
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, to_the_end, walks, wears
from tests.cogs.dead_throne.scenes import words
from tests.support.scripts import ScriptRun, run_script


def test_r163_a_trade_ends_when_there_have_been_offers_enough() -> None:
    """Three between two; to say nothing when one's turn has come counts as one."""
    world = realm(GATE, GATE)
    parley = Parley(7, GATE, [ADA, BEN], (ADA, BEN), None, 1)
    world.state.parleys = [parley]
    for speaker, other, told in ((ADA, BEN, []), (ADA, BEN, ["rose-up", "rose-up"])):
        run = ScriptRun(talk_on(world, 7))
        run.answer(speaker, f"talk-to-{other}")
        run.answer(speaker, REFUSE)
        assert words(run.events) == told
        parley.pair = (ADA, BEN)
    assert world.state.parleys == []
    assert run_script(talk_on(world, 7), {}).events == []


def test_r163_nobody_is_asked_about_an_offer_that_can_no_longer_be_kept() -> None:
    world = realm(GATE, GATE)
    offer = Offer(Bundle(amounts={"coin": 6}))
    parley = Parley(7, GATE, [ADA, BEN], (ADA, BEN), offer, 1)
    world.state.parleys = [parley]
    assert run_script(talk_on(world, 7), {}).events == []
    assert (parley.offer, parley.offers, world.player(BEN).coin) == (None, 1, 5)


def test_r148_who_is_gone_sits_in_no_trade() -> None:
    world = realm(GATE, GATE, GATE)
    offer = Offer(Bundle(amounts={"coin": 1}))
    parley = Parley(7, GATE, [ADA, BEN, CLEO], (ADA, BEN), offer, 1)
    world.state.parleys = [parley]
    leave_all(world, world.player(CLEO))
    assert (parley.members, parley.offer) == ([ADA, BEN], offer)
    leave_all(world, world.player(BEN))
    assert (parley.offer, world.state.parleys) == (None, [])


@pytest.mark.parametrize(
    ("following", "gone", "left", "then"),
    [(0, 0, [1, 2], 0), (1, 0, [1, 2], 0), (2, 0, [1, 2], 1), (1, 1, [0, 2], 1), (2, 1, [0, 2], 1), (2, 2, [0, 1], 0)],
)
def test_r53_the_turn_goes_on_after_somebody_has_left_a_battle(
    following: int, gone: int, left: list[int], then: int
) -> None:
    world = realm(GATE, GATE, GATE)
    battle = Battle(1, GATE, [ADA, BEN, CLEO], next=following, hidden=[gone])
    world.state.battles = [battle]
    leave_battle(world, battle, world.player(gone))
    assert (battle.order, battle.next, battle.hidden) == (left, then, [])


def test_r37_a_voice_that_was_nullified_reaches_nobody() -> None:
    world = realm(GATE, "P.r1")
    ada, ben = world.players
    holds(world, ada, "far-voice")
    holds(world, ben, "nullify")
    run = ScriptRun(by_key(scroll_deeds(world, ada))["far-voice"].play())
    run.answer(BEN, "hold-on")
    run.answer(BEN, "nullify")
    assert (run.is_over, ada.turn.has_interacted, ada.scrolls) == (True, False, [])


def test_r104_swift_feet_lengthen_a_walk_that_was_rolled_for() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "swift-feet")
    assert list(scrolls_of_game_turn(world, ada)) == []
    walks(ada, left=3)
    (deed,) = scrolls_of_game_turn(world, ada)
    run = run_script(deed.play(), {})
    assert (ada.turn.left, words(run.events)) == (7, ["scroll-used", "sped-up"])
    assert run.events[-1].steps == 4  # type: ignore[attr-defined]
    holds(world, ada, "swift-feet")
    ada.turn.has_interacted = True
    assert list(scrolls_of_game_turn(world, ada)) == []


def test_r121_the_crown_stays_where_it_lies_for_whoever_has_no_room() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    carries(world, ada, "torch", "rope", "hammer")
    crown = world.made("item", "crown-of-the-king", AWAY)
    world.state.ground[GATE] = Ground(pieces=1, crowns=[crown])
    run = ScriptRun(pick_up(world, ada))
    run.answer(ADA, "take")
    run.answer(ADA, f"leave-{crown.id}")
    assert (run.is_over, ada.pieces, world.state.ground[GATE]) == (True, 1, Ground(crowns=[crown]))


def test_r31_a_false_signpost_leads_farther_with_each_level_and_at_last_anywhere() -> None:
    for level, due in ((1, Due("owner", 4, by=ADA, cause="trap")), (2, Due("owner", 7, by=ADA, cause="trap"))):
        world = realm(GATE, "T1.r2")
        ada, ben = world.players
        run_script(caught(world, ada, sets(world, ada, "false-signpost", level), ben), {})
        assert ben.due == due
    world = realm(GATE, "T1.r2")
    ada, ben = world.players
    run_script(caught(world, ada, sets(world, ada, "false-signpost", 3), ben), {})
    assert ben.due is not None
    assert (ben.due.kind, ben.due.by, ben.due.steps, ben.due.cause) == ("to", ADA, 0, "trap")
    assert {"W.r1", "C.r2", "P.r5"} <= set(ben.due.steps_to)
    assert not {"T1.inn", "C.castle"} & set(ben.due.steps_to)


def test_r113_one_turn_of_remaining_goes_by_at_a_time() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    ada.remains, ada.is_trapped = 3, True
    for left in (2, 1, 0):
        pass_turn(ada)
        assert (ada.remains, ada.is_trapped) == (left, left > 0)


@pytest.mark.parametrize(
    ("kind", "field"), [("item", "item"), ("essence", "enemy"), ("relic", "relic"), ("scroll", "scroll")]
)
def test_what_changes_hands_is_named_by_its_own_kind(kind: str, field: str) -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    told = dealt(ada, ben, kind, "this")
    named = {name: getattr(told, name) for name in ("item", "enemy", "relic", "scroll")}
    assert named == dict.fromkeys(named) | {field: "this"}
    assert (told.seat, told.other, told.kind, told.to) == (BEN, ADA, kind, (ADA, BEN))
    if kind != "scroll":
        thing = world.made(kind, "this", AWAY)  # type: ignore[arg-type]
        for said in (gained(ada, thing, "found"), dropped(ada, thing, "full")):
            named = {name: getattr(said, name) for name in ("item", "enemy", "relic")}
            assert named == dict.fromkeys(named) | {field: "this"}
            assert (said.seat, said.kind) == (ADA, kind)


@pytest.mark.parametrize(("blow", "way"), [("weapon", "weapon"), ("hand", "hand"), ("firebolt", "scroll")])
def test_r86_it_is_told_what_somebody_strikes_with(blow: str, way: str) -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "mace")
    holds(world, ada, "firebolt")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, blow)
    to_the_end(run)
    assert [event.way for event in run.events if event.word == "struck"] == [way]  # type: ignore[attr-defined]


def test_coin_that_is_gained_is_counted_as_earned_and_what_is_lost_is_not() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    run_script(gain_coin(world, ada, 4, "card"), {})
    run_script(lose_coin(world, ada, 2, "enemy"), {})
    assert run_script(gain_coin(world, ada, 0, "card"), {}).events == []
    run_script(gain_coin(world, ada, 1, "card"), {})
    assert (ada.coin, ada.tally.earned) == (5 + 4 - 2 + 1, 5)


def test_r39_a_first_offer_and_a_counter_are_told_apart() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    run = ScriptRun(trade(world, ada, ben))
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, Offer(Bundle(amounts={"coin": 2})).choice)
    run.answer(ADA, REFUSE)
    said = [(event.word, getattr(event, "way", "")) for event in run.events]
    assert said == [("talked", "offer"), ("talked", "counter"), ("trade-refused", "")]
    assert (run.result, ada.coin, ben.coin) == ("refused", 5, 5)
