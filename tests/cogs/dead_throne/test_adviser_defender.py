"""Automata in Defender, and that their matches come to an end (8.11)."""

import pytest

from bot.engine import ScriptFailed
from bot.engine.playout import adviser_policy, playout
from cogs.dead_throne.adviser.advise import advise
from cogs.dead_throne.adviser.errands import rivalry
from cogs.dead_throne.adviser.fighting import blow
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.places import Places
from cogs.dead_throne.adviser.shopping import is_shopping, order
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.prompts import market
from cogs.dead_throne.rules.defender.frame import begin
from cogs.dead_throne.rules.fight.exchange import exchange
from cogs.dead_throne.rules.fight.foe import foe_of
from cogs.dead_throne.rules.meeting.trades import trade
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Spawn
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.things import Trap
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.adviser_scenes import any_mind, mind_at
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default, given, realm_of, wearing
from tests.support.scripts import ScriptRun


def besieged(*spawns: tuple[str, DeckKey, str]) -> Realm:
    """Defender, Ada with a Short Sword and a Buckler at an Inn."""
    realm = realm_of(seats=2, mode="defender")
    by_default(begin(realm))
    wearing(realm, ADA, "short-sword", "buckler")  # 4 and 2
    assert realm.state.defender is not None
    found = [Spawn(number, enemy, home, at) for number, (enemy, home, at) in enumerate(spawns, 1)]
    realm.state.defender.spawns = found
    return realm


def test_in_defender_an_enemy_is_struck_before_its_land_is_searched() -> None:
    realm = besieged(("w2", "woods", "W.r1"))
    places = Places(any_mind(realm))
    assert places.here("W.r1") > places.interaction("W.r1") + 5


def test_the_enemy_that_will_be_in_a_town_first_is_struck_first() -> None:
    realm = besieged(("d3", "docks", "A.r4"), ("d3", "docks", "T1.r4"))
    strikes = Places(any_mind(realm)).strikes
    assert strikes["T1.r4"] > strikes["A.r4"]


def test_of_two_that_are_too_strong_together_one_is_picked_out() -> None:
    realm = besieged(("w4", "woods", "W.r1"), ("w3", "woods", "W.r1"))  # 4 and 2 each
    siege = Places(any_mind(realm)).siege
    assert siege is not None
    together, alone = siege.strike(siege.packs["W.r1"], "W.r1"), siege.strike(siege.packs["W.r1"][:1], "W.r1")
    assert together < alone == siege.strikes["W.r1"]


def test_whoever_strikes_first_reckons_with_the_blow_to_come() -> None:
    """R152: a bare hand would drive it off; only what deals more than it takes teaches."""
    realm = besieged(("d3", "docks", "A.r4"))  # 4 and 1
    ada = realm.player(ADA)
    ada.at, ada.scrolls = "A.r4", ["gale-blade"]
    run = ScriptRun(exchange(realm, ada, foe_of("d3"), strikes_first=True))
    assert blow(mind_at(realm, run)) == "weapon"
    ada.worn.pop("shield")
    other = ScriptRun(exchange(realm, ada, foe_of("d3"), strikes_first=True))
    assert blow(mind_at(realm, other)).endswith("with-gale-blade")


def test_the_dragon_is_struck_together_with_those_who_stand_there() -> None:
    realm = besieged()
    ada, ben = realm.player(ADA), wearing(realm, BEN, "long-sword", "kite-shield")
    assert realm.state.defender is not None
    realm.state.defender.agrimor_at = ben.at = "S.r4"
    ada.at = "S.r1"
    together = Places(any_mind(realm)).strikes["S.r4"]
    ben.at = "W.r1"
    assert together > Places(any_mind(realm)).strikes["S.r4"] + 10


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "seats"),
    [(ThroneOptions(), 3), (ThroneOptions(mode="solo"), 1), (ThroneOptions(mode="defender"), 2)],
)
def test_matches_of_automata_come_to_an_end(options: ThroneOptions, seats: int) -> None:
    try:
        match = playout(GAME, seats, options, b"an end", (adviser_policy,), lambda match: GAME.check(match.state))
    except ScriptFailed as error:  # said with its cause
        raise AssertionError(str(error.__cause__)) from error
    assert match.outcome is not None
    assert match.answered < 1_000


def test_an_automaton_offers_a_spare_thing_for_what_a_market_pays_and_another_takes_it() -> None:
    realm = realm_of()
    ada, ben = wearing(realm, ADA, "long-sword"), realm.player(BEN)
    (spear,) = given(realm, ADA, "spear")
    ben.coin = 9
    run = ScriptRun(trade(realm, ada, ben))
    offer = advise(sight(realm.state, ADA), run.prompts[0], realm.chance).choice
    assert offer == {"give": (f"deal-{spear.id}",), "take.coin": 4}
    run.answer(ADA, offer)
    run.answer(BEN, advise(sight(realm.state, BEN), run.prompts[0], realm.chance).choice)
    assert run.result == "agreed"
    assert (ada.coin, ben.pack) == (4, [spear])


def test_a_market_draws_whoever_has_no_trap_and_sells_one() -> None:
    realm = realm_of(seats=3)
    realm.player(ADA).coin = 8
    without = any_mind(realm)
    realm.player(ADA).traps = [Trap(900, "rope-snare")]
    assert is_shopping(without) > is_shopping(any_mind(realm))
    realm.player(ADA).coin = 7
    realm.player(ADA).traps = []
    assert is_shopping(any_mind(realm)) < is_shopping(without)


def test_an_automaton_buys_traps_until_two_lie_in_wait() -> None:
    realm = realm_of(seats=3)
    realm.player(ADA).coin = 6
    prompt = market.order(ADA, 6, stock=(), region=(), sales=(), is_broken=False, pieces=0, traps=9)
    assert prompt is not None
    bought = []
    for count in range(3):
        realm.player(ADA).traps = [Trap(900 + number, "rope-snare") for number in range(count)]
        choice = order(Mind(sight(realm.state, ADA), prompt))
        assert prompt.is_legal(choice)
        bought.append(choice["traps"])
    assert bought == [1, 1, 0]


def test_stones_and_pieces_draw_more_as_the_day_goes() -> None:
    realm = realm_of(seats=3)
    realm.ground("P.r3").stones.append("red-1")
    draws = []
    for realm.state.round in (1, 8, 20, 24):
        draws.append(dict(rivalry(any_mind(realm)))["P.r3"])
    assert draws[0] < draws[1] < draws[2] == draws[3]
