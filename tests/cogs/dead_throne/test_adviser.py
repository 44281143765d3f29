"""Automata: what they strike with, wear, buy and walk to (8.11)."""

import pytest
from msgspec.structs import replace

from bot.engine import Chance
from cogs.dead_throne.adviser.bargains import worth_of_trade
from cogs.dead_throne.adviser.bosses import PATIENCE, is_ready_for_boss
from cogs.dead_throne.adviser.errands import RICH, everywhere
from cogs.dead_throne.adviser.fighting import _worth_of_guard, blow, guard
from cogs.dead_throne.adviser.gear import could_dress_better, outfit
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.odds import against, boss_chance, draw
from cogs.dead_throne.adviser.places import Places
from cogs.dead_throne.adviser.shopping import wish
from cogs.dead_throne.adviser.stakes import battle_value, chance_against, is_last_life, risk, stake
from cogs.dead_throne.adviser.turns import menu
from cogs.dead_throne.game import GAME
from cogs.dead_throne.prompts.meeting import BATTLE_TURN
from cogs.dead_throne.rules.fight.exchange import exchange
from cogs.dead_throne.rules.fight.foe import foe_of
from cogs.dead_throne.rules.meeting.battle_turns import battle_turn
from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.adviser_scenes import any_mind, mind_at
from tests.cogs.dead_throne.meetings import carries, usual
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, given, realm_of, wearing
from tests.support.scripts import ScriptRun


def test_a_scroll_is_used_where_it_turns_a_tie_into_a_win_and_spared_where_it_wins_nothing() -> None:
    realm = realm_of(seats=1, mode="solo")
    ada = wearing(realm, ADA, "short-sword", "buckler")  # 4 and 2
    ada.scrolls = ["war-cry", "stone-fist"]
    run = ScriptRun(exchange(realm, ada, foe_of("w3")))  # 4 and 2, of earth
    assert blow(mind_at(realm, run)).endswith("with-war-cry")  # stone against earth comes to nothing
    other = ScriptRun(exchange(realm, ada, foe_of("f1")))
    assert blow(mind_at(realm, other)) in {"weapon", "hand"}


def test_a_guard_is_put_up_against_what_would_kill() -> None:
    realm = realm_of(6, seats=1, mode="solo")
    ada = realm.player(ADA)
    ada.scrolls, ada.health = ["stone-skin"], 8
    run = ScriptRun(exchange(realm, ada, foe_of("w6")))  # twelve
    assert guard(mind_at(realm, run)) == "stone-skin"


def test_a_conjured_bulwark_takes_the_place_of_a_shield_and_is_not_conjured_over_a_better_one() -> None:
    """R104: it is 4, whatever is worn; a Tower Shield is 5."""
    realm = realm_of(6, seats=1, mode="solo")
    ada = realm.player(ADA)
    ada.scrolls = ["conjured-bulwark"]
    (tower,) = given(realm, ADA, "tower-shield")
    run = ScriptRun(act(realm, ada))
    assert menu(mind_at(realm, run))[0] == "gear"
    ada.pack, ada.worn = [], {"shield": tower}
    guarded = ScriptRun(exchange(realm, ada, foe_of("w6")))
    worth = {key: _worth_of_guard(mind_at(realm, guarded), key) for key in ("none", "conjured-bulwark")}
    assert worth["conjured-bulwark"] < worth["none"] - 1


def test_alone_whoever_is_rich_and_not_fit_for_the_last_boss_tries_in_the_end() -> None:
    """No winter comes on the long road: three scrolls handed in for coin, turn after turn, lead nowhere (R131)."""
    realm = realm_of(seats=1, mode="solo")
    realm.state.options = replace(realm.options, road="long")
    board = realm.state.solo = Solo(red=39, beaten=[10, 20, 30])
    ada = realm.player(ADA)
    ada.health = 12
    assert not is_ready_for_boss(any_mind(realm))
    board.turns = PATIENCE
    assert is_ready_for_boss(any_mind(realm))
    realm.state.quests, ada.scrolls = [OpenQuest("q14")], ["firebolt"] * 3
    poor = dict(everywhere(any_mind(realm), 0.0))["T2.tavern"]
    ada.coin = RICH
    assert dict(everywhere(any_mind(realm), 0.0))["T2.tavern"] < poor / 2


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
