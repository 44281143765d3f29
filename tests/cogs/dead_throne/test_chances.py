"""What an option says of its chances is what comes of it: the same moment played out with whatever dice may show."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from bot.engine import Chance
from cogs.dead_throne.adviser.chances import odds
from cogs.dead_throne.game import GAME
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.exchange import Exchange, exchange
from cogs.dead_throne.rules.fight.foe import Foe, Stat, foe_of
from cogs.dead_throne.rules.hidden import reshuffle
from cogs.dead_throne.rules.meeting.battle_turns import battle_turn
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, holds, realm, usual, wears
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.scripts import ScriptRun


def every(dice: int) -> Iterator[Chance]:
    """Whatever so many dice may show."""
    return (Chance.scripted(*faces) for faces in product(range(1, 7), repeat=dice))


def against(chance: Chance, foe: Foe, *scrolls: str) -> tuple[Realm, ScriptRun[Exchange]]:
    world = realm(GATE, GATE)
    world.chance = chance
    ada = world.player(ADA)
    wears(world, ada, "flame-brand", "hunters-horn", "kite-shield")
    holds(world, ada, *scrolls)
    ada.whet, ada.pack = 2, [world.made("essence", "k5", "rocks")]
    return world, ScriptRun(exchange(world, ada, foe))


TWICE = Foe("k4", 3, Stat(5), Stat(times=2), "earth")
KINGS = Foe("k4", 0, Stat(), Stat(times=1), halves_first=True)


@pytest.mark.parametrize(("foe", "scroll", "key", "dice"), [
    (TWICE, "", "weapon", 1),
    (TWICE, "call-the-pack", "hand-with-call-the-pack", 2),
    (foe_of("d8"), "firebolt", "weapon", 1),  # Fire against Water; its attack is a die
    (foe_of("k5"), "ice-lance", "weapon-with-ice-lance", 1),  # Fire against Fire, and Water
    (TWICE, "", "hand-with-e1", 2),
    (KINGS, "war-cry", "hand-with-war-cry", 1),
    (KINGS, "call-the-pack", "hand-with-call-the-pack", 2),
    (KINGS, "", "e1", 2),
])  # fmt: skip
def test_a_blow_wins_exactly_as_often_as_it_says(foe: Foe, scroll: str, key: str, dice: int) -> None:
    """R75, R77, R82, R86, R131: what was taken is known, the defence's die falls afterwards."""
    said, won = Fraction(0), 0
    for chance in every(dice):
        world, run = against(chance, foe, *([scroll] if scroll else []))
        while run.open[ADA].word == "guard":
            run.answer(ADA, usual(run.open[ADA]))
        chosen = key.replace("e1", f"e{world.player(ADA).pack[0].id}")
        found = odds(sight(world.state, ADA), run.open[ADA])[chosen]
        assert found.word == "wins"
        said += found.chance
        run.answer(ADA, chosen)
        assert run.result is not None
        won += run.result.is_won
    assert said == won
    assert won > 0


@pytest.mark.parametrize("item", ["", "lucky-charm"])
def test_a_flight_succeeds_exactly_as_often_as_it_says(item: str) -> None:
    """R68; with a Lucky Charm the worse die falls once more if it must."""
    fled, tries, said = 0, 0, Fraction(0)
    for chance in every(3):
        world = realm(GATE, GATE)
        world.chance = chance
        wears(world, world.player(ADA), *([item] if item else []))
        world.player(ADA).scrolls = world.player(BEN).scrolls = ["mend"] * 3
        world.state.battles = [Battle(1, GATE, [BEN, ADA], next=1)]
        run = ScriptRun(battle_turn(world, world.state.battles[0], world.player(ADA)))
        said = odds(sight(world.state, ADA), run.open[ADA])["flee"].chance
        run.answer(ADA, "flee")
        if not run.is_over:
            total = run.open[ADA].facts["total"]
            run.answer(ADA, "keep" if isinstance(total, int) and total >= 9 else "reroll")
        fled, tries = fled + (run.result is not None), tries + 1
    assert said == Fraction(fled, tries)
    assert 0 < fled < tries


def test_from_those_who_are_trapped_flight_is_sure() -> None:
    world = realm(GATE, GATE)
    world.player(BEN).is_trapped = True
    world.player(BEN).remains = 1
    world.player(ADA).scrolls = ["mend"] * 3
    world.state.battles = [Battle(1, GATE, [BEN, ADA], next=1)]
    run = ScriptRun(battle_turn(world, world.state.battles[0], world.player(ADA)))
    assert odds(sight(world.state, ADA), run.open[ADA])["flee"].chance == 1


def test_in_a_group_the_odds_know_friends_training_and_the_town() -> None:
    """R138 to R142: to drive an enemy off before it strikes takes any damage."""
    world = land(3)
    for player in world.players:
        player.at, player.scrolls = "T1.inn", ["mend"]
    board_of(world).groups, board_of(world).xp = [[ADA, BEN]], 10
    golem = spawn(world, "k4", "rocks", "T1.inn")
    run = ScriptRun(fight_pack(world, world.player(ADA), [golem], strikes_first=True))
    hand = odds(sight(world.state, ADA), run.open[ADA])["hand"]
    assert (hand.word, float(hand.chance)) == ("drives", 1.0)  # 2 + 2 + 1 + 1 + 2 + 2 against at most 6
    board_of(world).groups, board_of(world).xp = [], 0
    run = ScriptRun(fight_pack(world, world.player(ADA), [golem], strikes_first=True))
    assert odds(sight(world.state, ADA), run.open[ADA])["hand"].chance == Fraction(1, 3)  # 2 + 2 against a die


def test_against_a_player_a_blow_says_whether_it_wounds_and_never_by_what_he_hides() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "call-the-pack")
    holds(world, ben, "stone-skin")
    wears(world, ben, "kite-shield")
    run = ScriptRun(start_battle(world, ada, ben))
    said = odds(sight(world.state, ADA), run.open[ADA])
    assert (said["hand"].word, float(said["hand"].chance)) == ("wounds", 0.0)
    assert said["hand-with-call-the-pack"].chance == Fraction(5, 6)  # 2 and a die above 4
    for number in range(5):
        reshuffle(world.state, ADA, Chance(b"other %d" % number))
        assert odds(sight(world.state, ADA), run.open[ADA]) == said
    assert GAME.odds(sight(world.state, ADA), run.open[ADA]) == said
