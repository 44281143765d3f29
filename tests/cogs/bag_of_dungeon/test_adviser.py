"""Automata: the odds they reckon with, and that they win what they should."""

import statistics
import time
from typing import Any

import pytest

from bot.engine import Answer, Chance, Choice, Match, Option, Prompt, Text
from bot.engine.playout import adviser_policy, playout, random_policy
from cogs.bag_of_dungeon.adviser.odds import Side, win_chance
from cogs.bag_of_dungeon.content import ALL_MONSTERS, MORNA
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods.bags import plain
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, give, lay


@pytest.mark.parametrize(
    ("foe", "bare", "armed"),
    [(Side(10, 2, 3), 0.49, 0.96), (Side(10, 2, 4), 0.33, 0.84), (Side(11, 2, 5), None, 0.60)],
    ids=["werewolf", "troll", "minotaur"],
)
def test_the_odds_agree_with_the_digests_simulation(foe: Side, bare: float | None, armed: float) -> None:
    """Section 5.3: a bare Fighter, and one with +2 and -1 armour."""
    if bare is not None:
        assert win_chance(Side(10, 2, 2), foe) == pytest.approx(bare, abs=0.03)
    assert win_chance(Side(10, 2, 4, 1), foe) == pytest.approx(armed, abs=0.03)


def test_the_odds_agree_with_dice() -> None:
    chance, won, trials = Chance(b"odds"), 0, 4000
    for _ in range(trials):
        hp, foe = 8, 9
        while hp > 0 and foe > 0:
            mine, theirs = chance.dice(2), sum(chance.dice(2)) + 3
            total = sum(mine) * (2 if mine[0] == mine[1] else 1) + 3
            foe -= max(0, total - theirs)
            hp -= max(0, theirs - total - 1)
        won += hp > 0
    assert win_chance(Side(8, 2, 3, 1), Side(9, 2, 3)) == pytest.approx(won / trials, abs=0.03)


@pytest.mark.long
def test_a_party_of_four_automata_wins_the_dungeon_more_often_than_not() -> None:
    options = BagOptions()
    results = [playout(GAME, 4, options, b"%d" % n, (adviser_policy,)).state.result for n in range(8)]
    assert results.count("ring") >= 6


@pytest.mark.long
@pytest.mark.parametrize("mode", ["forest", pytest.param("combined", marks=pytest.mark.long)])
def test_two_automata_win_the_forest_more_often_than_not(mode: Any) -> None:
    """One of them falls with Morna Gul; a party that saves no token for that loses three of four."""
    options = BagOptions(mode=mode, kb_bosses=True)
    results = [playout(GAME, 2, options, b"%d" % n, (adviser_policy,)).state.result for n in range(8)]
    assert results.count("morna") >= 6


def morna_strikes(**options: Any) -> Quest:
    """The endgame; Morna Gul is one step north of a Fighter with one token and something to tell of."""
    quest = adventure("sirrus", mode="forest", dice=[1, 2, 6, 6, 6, 6], **options)
    lay(quest, "f08", 0, -1)
    give(quest, quest.hero(0), "bark-shield")
    quest.state.phase = "hunt"
    quest.state.morna, quest.state.morna_at = plain(ALL_MONSTERS[MORNA], "forest"), "f08"
    quest.hero(0).tokens = 1
    return quest


def advised(quest: Quest, prompt: Prompt) -> Choice:
    return GAME.advise(GAME.view(quest.state, prompt.seat), prompt, Chance(b"advice")).choice


def follow(quest: Quest) -> list[str]:
    """Play the turn as the adviser says; the words of what was asked, with what was chosen."""
    script, said = play_hero(quest, quest.hero(0)), []
    step: Any = next(script)
    try:
        while True:
            answer = Answer(0, 0, advised(quest, step)) if isinstance(step, Prompt) else None
            if isinstance(step, Prompt):
                assert answer is not None
                assert step.is_legal(answer.choice)
                said.append(f"{step.word} {answer.text if isinstance(step.kind, Text) else answer.key}")
            step = script.send(answer)
    except StopIteration:
        return said


def test_it_goes_to_morna_gul_and_falls_with_him() -> None:
    quest = morna_strikes(kb_bosses=True)
    said = follow(quest)
    assert said[:2] == ["menu move-north", "morna fight"]
    assert any(line.startswith("killing-blow item-") for line in said)
    assert "damage take" in said, "the token is not spent on ducking"
    assert quest.state.result == "morna"


def test_where_no_blow_ends_him_it_keeps_away() -> None:
    quest = morna_strikes(kb_bosses=False)
    quest.hero(0).seeds = 1
    assert follow(quest) == ["menu end"]


def test_the_last_token_is_not_spent_on_an_upgrade_nor_on_a_lesser_monster() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 1, 6, 6], kb_bosses=True)
    hero = quest.hero(0)
    hero.tokens, hero.hp = 1, 1
    give(quest, hero, "bark-shield")
    place = lay(quest, "f22", 0, -1, monster="moss-ogre")
    hero.at = place.key
    quest.state.fight = fight_at(place, hero)
    options = [Option("item-1", "killing-blow"), Option("die", "die")]
    assert advised(quest, Prompt(0, "killing-blow", "R80", tuple(options), default=("die",))) == ("die",)
    hero.tokens = 2
    quest.state.fight = None
    place.monster = None
    options = [Option("upgrade", "upgrade"), Option("end", "end-turn")]
    assert advised(quest, Prompt(0, "menu", "R9", tuple(options), default=("end",))) == ("end",)
    hero.tokens = 3
    assert advised(quest, Prompt(0, "menu", "R9", tuple(options), default=("end",))) == ("upgrade",)


def test_it_shoots_what_it_would_not_fight() -> None:
    """Three dice of fire at a Troll two tiles off: from a third to a good chance."""
    quest = adventure("sirrus", dice=[6, 6, 6], kb_bosses=True)
    lay(quest, "d06", 0, -1)
    lay(quest, "d01", 0, -2, monster="troll")
    give(quest, quest.hero(0), "fireball")
    said = follow(quest)
    assert said[0] == "menu shoot"
    assert said[1] == "target tile-d01"


@pytest.mark.long
def test_it_thinks_quickly() -> None:
    """The processor's time for one decision: 5 ms at the median, 50 at the worst."""
    times: list[float] = []

    def policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        view, start = match.view(prompt.seat), time.thread_time()
        choice = GAME.advise(view, prompt, chance).choice
        times.append(time.thread_time() - start)
        return choice

    playout(GAME, 4, BagOptions(mode="combined"), b"quick", (policy,))
    assert statistics.median(times) < 0.005
    assert max(times) < 0.05


@pytest.mark.long
def test_chance_alone_wins_nothing() -> None:
    results = [playout(GAME, 4, BagOptions(), b"%d" % n, (random_policy,)).state.result for n in range(4)]
    assert "ring" not in results
