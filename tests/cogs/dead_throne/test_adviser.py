"""Automata: what they strike with, wear, buy and walk to; and that their matches come to an end (8.11)."""

import pytest

from bot.engine import Chance, ScriptFailed
from bot.engine.playout import adviser_policy, playout
from cogs.dead_throne.adviser.advise import advise
from cogs.dead_throne.adviser.bargains import worth_of_trade
from cogs.dead_throne.adviser.errands import rivalry
from cogs.dead_throne.adviser.fighting import blow, guard
from cogs.dead_throne.adviser.gear import could_dress_better, outfit
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.odds import against, boss_chance, draw
from cogs.dead_throne.adviser.places import Places
from cogs.dead_throne.adviser.shopping import is_shopping, order, wish
from cogs.dead_throne.adviser.stakes import battle_value, chance_against, is_last_life, risk, stake
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.prompts import market
from cogs.dead_throne.prompts.meeting import BATTLE_TURN
from cogs.dead_throne.prompts.scrolls import school
from cogs.dead_throne.rules.defender.frame import begin
from cogs.dead_throne.rules.fight.exchange import Exchange, exchange
from cogs.dead_throne.rules.fight.foe import foe_of
from cogs.dead_throne.rules.meeting.battle_turns import battle_turn
from cogs.dead_throne.rules.meeting.trades import trade
from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.boards import Spawn
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.things import Trap
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.meetings import carries, usual
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, given, realm_of, wearing
from tests.support.scripts import ScriptRun


def mind_at(realm: Realm, run: ScriptRun[Exchange]) -> Mind:
    """What the seat that is asked thinks with."""
    prompt = run.prompts[0]
    return Mind(sight(realm.state, prompt.seat), prompt)


def any_mind(realm: Realm, seat: int = ADA) -> Mind:
    """At a question that does not matter."""
    return Mind(sight(realm.state, seat), school(seat))


def test_a_scroll_is_used_where_it_turns_a_tie_into_a_win_and_spared_where_it_wins_nothing() -> None:
    realm = realm_of(seats=1, mode="solo")
    ada = wearing(realm, ADA, "short-sword", "buckler")  # 4 and 2
    ada.scrolls = ["war-cry", "stone-fist"]
    run = ScriptRun(exchange(realm, ada, foe_of("w3")))  # 4 and 2, of earth
    run.answer(ADA, ("none",), "guard")
    assert blow(mind_at(realm, run)).endswith("with-war-cry")  # stone against earth comes to nothing
    other = ScriptRun(exchange(realm, ada, foe_of("f1")))
    while other.prompts[0].word != "blow":
        other.answer(ADA, ("none",), "guard")
    assert blow(mind_at(realm, other)) in {"weapon", "hand"}


def test_a_guard_is_put_up_against_what_would_kill() -> None:
    realm = realm_of(6, seats=1, mode="solo")
    ada = realm.player(ADA)
    ada.scrolls, ada.health = ["stone-skin"], 8
    run = ScriptRun(exchange(realm, ada, foe_of("w6")))  # twelve
    assert guard(mind_at(realm, run)) == "stone-skin"


def test_the_best_of_all_is_worn_and_nothing_is_changed_for_less() -> None:
    realm = realm_of(seats=1, mode="solo")
    wearing(realm, ADA, "dagger", "buckler")
    long_sword, chain = given(realm, ADA, "long-sword", "chain-mail")
    mind = Mind(sight(realm.state, ADA), ScriptRun(change_gear(realm, realm.player(ADA))).prompts[0])
    assert could_dress_better(mind)
    worn = {f"wear-{long_sword.id}", f"wear-{chain.id}"}
    assert worn <= set(outfit(mind))
    by_default(change_gear(realm, realm.player(ADA)))
    realm.player(ADA).pack = []
    assert not could_dress_better(any_mind(realm))


def test_only_what_makes_stronger_and_can_be_paid_is_bought() -> None:
    realm = realm_of(seats=1, mode="solo")
    wearing(realm, ADA, "mace", "buckler", "chain-mail")
    mind = any_mind(realm)
    assert wish(mind, 30, {"dagger": 5, "leather-cap": 4, "war-axe": 20}) in {"leather-cap", "war-axe"}
    assert not wish(mind, 30, {"dagger": 5, "padded-coat": 4})
    assert not wish(mind, 5, {"war-axe": 20})


def test_odds_are_those_of_the_rules() -> None:
    assert against("w2", 4, 2).win == 1.0  # Grey Wolf, 3 and 1
    assert against("w3", 4, 2).win == 0.0  # a tie
    assert draw("field", 7, 5, is_wide=False).damage < draw("rocks", 7, 5, is_wide=False).damage
    assert boss_chance(1, 10, 6) > boss_chance(2, 10, 6) > boss_chance(3, 10, 6)


def test_who_carries_most_and_bears_least_is_hunted() -> None:
    realm = realm_of(seats=3)
    realm.state.round = 22
    wearing(realm, ADA, "mace", "kite-shield")
    ben = realm.player(BEN)
    mind = any_mind(realm)
    assert chance_against(mind, mind.view.players[BEN]) > 0.5
    ben.health, ben.stones, ben.at = 4, ["blue-1"], "W.r1"
    hunting = Places(any_mind(realm))
    ben.health, ben.stones = 10, []
    assert hunting.goals.get("W.r1", 0.0) > Places(any_mind(realm)).goals.get("W.r1", 0.0)


def test_early_in_the_day_a_hero_has_lands_to_walk_before_battles() -> None:
    realm = realm_of(seats=3)
    wearing(realm, ADA, "mace", "kite-shield")
    ben = realm.player(BEN)
    ben.health, ben.at = 4, "W.r1"
    values = []
    for realm.state.round in (1, 12, 23):
        mind = any_mind(realm)
        values.append(battle_value(mind, mind.view.players[BEN]))
    assert values[0] < 0 < values[2]
    assert values == sorted(values)


def test_whoever_would_be_out_risks_more() -> None:
    risks = []
    for seats, pieces in ((2, 0), (2, 1), (5, 0)):
        realm = realm_of(seats=seats)
        realm.player(ADA).pieces = pieces
        mind = any_mind(realm)
        risks.append((is_last_life(mind), risk(mind)))
    assert [last for last, _ in risks] == [True, False, False]
    assert risks[0][1] > max(risks[1][1], risks[2][1])


def test_a_spare_thing_is_offered_for_no_more_than_the_other_has() -> None:
    realm = realm_of(seats=2)
    wearing(realm, ADA, "mace")
    carries(realm, realm.player(ADA), "short-sword")
    worth = []
    for realm.player(BEN).coin in (0, 2, 20):
        worth.append(worth_of_trade(any_mind(realm), BEN))
    assert worth[0] is None
    assert worth[1] is not None
    assert worth[2] is not None
    assert worth[1] < worth[2]


def test_heroes_stand_together_against_saladar() -> None:
    """Whoever fights him already strikes as well; among heroes nobody is helped."""
    realm = realm_of(seats=3)
    wearing(realm, BEN, "mace")
    for character in ("saladar", "ysolde"):
        realm.player(CAL).character = character
        realm.state.battles = []
        alone = chance_against(any_mind(realm), any_mind(realm).view.players[CAL])
        realm.state.battles = [Battle(1, "T1.inn", [BEN, CAL], is_beside=False)]
        together = chance_against(any_mind(realm), any_mind(realm).view.players[CAL])
        assert (together > alone) == (character == "saladar")


@pytest.mark.parametrize(("seats", "struck"), [(3, CAL), (5, BEN)])
def test_among_few_whoever_is_nearest_to_victory_is_struck(seats: int, struck: int) -> None:
    realm = realm_of(seats=seats)
    wearing(realm, ADA, "mace")
    realm.player(CAL).character = "saladar"
    realm.state.pieces, realm.player(CAL).pieces = 2, 2
    battle = Battle(1, "T1.inn", [ADA, BEN, CAL], is_beside=False)
    realm.state.battles = [battle]
    run = ScriptRun(battle_turn(realm, battle, realm.player(ADA)))
    while (prompt := run.open[ADA]).word != BATTLE_TURN:
        run.answer(ADA, usual(prompt))
    advice = GAME.advise(sight(realm.state, ADA), prompt, Chance(b""))
    assert advice.choice == (f"attack-{struck}",)


def test_who_would_lose_at_dusk_dares_more_as_it_nears() -> None:
    """R160."""
    realm = realm_of(seats=2)
    ben = realm.player(BEN)
    ben.pieces, ben.stones = 1, ["green-1"]
    realm.state.round = 1
    early = risk(any_mind(realm)), stake(any_mind(realm), any_mind(realm).view.players[BEN])
    realm.state.round = 24
    late = risk(any_mind(realm)), stake(any_mind(realm), any_mind(realm).view.players[BEN])
    assert late[0] < early[0] / 2
    assert late[1] > early[1]
    assert risk(any_mind(realm, BEN)) > late[0]  # who leads has something to lose


def test_a_wounded_hero_thinks_of_the_inn_and_one_with_all_stones_of_the_castle() -> None:
    realm = realm_of(seats=2)
    ada = realm.player(ADA)
    ada.at = "W.r1"
    well = Places(any_mind(realm)).here("T1.inn")
    ada.health = 2
    assert Places(any_mind(realm)).here("T1.inn") > well + 5
    realm.state.stones, ada.stones = 1, ["green-1"]
    assert Places(any_mind(realm)).goals["C.castle"] > 100


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
