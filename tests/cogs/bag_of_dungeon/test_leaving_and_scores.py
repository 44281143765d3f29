"""The Ring, the way out, the end and the scores (R93-R95, R127-R129, R135)."""

from bot.engine import Outcome
from cogs.bag_of_dungeon.events.frame import ExpeditionEnded
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.endgame.leaving import leave, leave_offers
from cogs.bag_of_dungeon.rules.frame.outcome import has_passed, judge, outcome
from cogs.bag_of_dungeon.rules.frame.turn import play
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers, take_fallen
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import LoadedDice, adventure, claim, is_sound, lay, set_dragon
from tests.support.scripts import run_script


def _exit(*heroes: str, **options: str) -> Quest:
    """The Exit north of the Start, the Dragon dead, the Ring with the first hero there."""
    quest = adventure(*heroes, **options)  # type: ignore[arg-type]
    lay(quest, "dexit", 0, -1)
    quest.state.dragon_dead, quest.state.ring_with = True, 0
    quest.hero(0).at = "dexit"
    return quest


def test_t42_one_more_turn_for_those_inside() -> None:
    quest = _exit("sirrus", "duric", "rill")
    state = quest.state
    lay(quest, "d06", 1, 0, 1)
    state.heroes[2].at = "d06"
    state.active = None
    run_script(play(quest), {0: ["leave"]})
    assert state.leaving == [1, 2]
    run_script(play(Quest(state, LoadedDice([]))), {1: ["move-north", "leave"]})
    run_script(play(Quest(state, LoadedDice([]))), {2: ["end"]})
    assert [hero.status for hero in state.heroes] == ["left", "left", "out"]
    result = outcome(state)
    assert result is not None
    assert result.winners == (0, 1, 2)
    assert is_sound(quest)


def test_nobody_leaves_past_the_dragon_or_without_the_ring() -> None:
    quest = _exit("sirrus", "duric")
    quest.state.dragon_dead = False
    set_dragon(quest, quest.state.tiles["dexit"])
    assert leave_offers(quest, quest.hero(0)) == []
    quest = _exit("sirrus", "duric")
    quest.hero(1).at = "dexit"
    assert leave_offers(quest, quest.hero(1)) == []
    assert [option.key for option in leave_offers(quest, quest.hero(0))] == ["leave"]


def test_r93_the_ring_is_taken_when_its_guard_is_gone() -> None:
    quest = adventure("sirrus")
    tile = lay(quest, "d01", 0, -1, is_hidden=True)
    quest.state.ring_at = tile.key
    quest.hero(0).at = tile.key
    assert fallen_offers(quest, quest.hero(0)) == []
    tile.is_hidden = False
    run_script(take_fallen(quest, quest.hero(0), "ring"), {})
    assert (quest.state.ring_with, quest.state.ring_at) == (0, "")


def test_r128_lost_when_all_are_eliminated() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 6], skill_tokens=False)
    hero = quest.hero(0)
    hero.at, hero.hp, hero.lives, hero.used = lay(quest, "d01", 0, -1, monster="troll").key, 2, 1, 1
    hero.debt = 5
    run_script(play(quest), {})
    assert outcome(quest.state) is not None
    assert quest.state.result == "fallen"
    assert outcome(quest.state).winners == ()  # type: ignore[union-attr]


def test_r129_competitive_scores() -> None:
    quest = _exit("sirrus", "duric", "rill", style="competitive")
    state = quest.state
    claim(quest, state.heroes[1], "goblin", "goblin", "goblin", "goblin", "goblin")
    claim(quest, state.heroes[0], "troll")
    state.heroes[2].kills = ["red-dragon"]
    state.heroes[1].at = state.heroes[2].at = "dexit"
    for hero in state.heroes:
        run_script(leave(quest, hero, "leave"), {})
    state.result = "ring"
    result = outcome(state)
    assert result is not None
    assert result.scores == (5, 5, 2)
    assert result.winners == (0, 1)


def test_r129_in_the_forest_a_planted_seed_counts_one() -> None:
    quest = adventure("sirrus", "duric", mode="forest", style="competitive")
    one, other = quest.state.heroes
    claim(quest, one, "thornling")
    other.planted, quest.state.result = 2, "morna"
    result = outcome(quest.state)
    assert result is not None
    assert (result.scores, result.winners) == ((1, 2), (1,))


def test_r129_the_lost_cannot_win() -> None:
    quest = _exit("sirrus", "duric", style="competitive")
    state = quest.state
    claim(quest, state.heroes[1], "goblin", "goblin", "goblin", "goblin", "goblin")
    run_script(leave(quest, state.heroes[0], "leave"), {})
    state.heroes[1].status, state.heroes[1].at, state.result = "out", "", "ring"
    assert outcome(state).winners == (0,)  # type: ignore[union-attr]


def test_r132_who_left_the_dungeon_and_then_the_match_is_not_named_among_the_saved() -> None:
    quest = _exit("sirrus", "duric")
    first, other = quest.state.heroes
    first.status, first.at, first.has_gone = "left", "", True
    other.status, other.at = "left", ""
    quest.state.ring_left = True
    ended = next(event for event in run_script(judge(quest), {}).events if isinstance(event, ExpeditionEnded))
    assert (ended.saved, ended.lost) == (("duric",), ("sirrus",))


def test_r135_the_ring_comes_into_the_forest_by_the_exit_alone() -> None:
    quest = adventure("sirrus", "duric", mode="combined")
    state = quest.state
    lay(quest, "f01", 1, 0)
    lay(quest, "dstart", 0, 40)
    lay(quest, "dexit", 0, 39)
    state.dragon_dead, state.ring_with = True, 0
    state.heroes[0].at = "dstart"
    assert "f01" not in {tile.key for _, tile in quest.exits(state.heroes[0])}
    state.heroes[1].at = "dstart"
    assert "f01" in {tile.key for _, tile in quest.exits(state.heroes[1])}
    state.heroes[0].at = "dexit"
    run_script(leave(quest, state.heroes[0], "leave"), {})
    assert (state.heroes[0].at, state.leaving, quest.is_ring_in_forest) == ("f01", [1], True)
    assert "f01" in {tile.key for _, tile in quest.exits(state.heroes[1])}
    assert "dstart" not in {tile.key for _, tile in quest.exits(state.heroes[0])}


def test_the_night_falls_after_the_most_rounds() -> None:
    quest = adventure("sirrus", "duric", most_rounds=2)
    state = quest.state
    state.active = None
    for seat in (0, 1, 0):
        run_script(play(Quest(state, LoadedDice([]))), {seat: ["end"]})
        assert GAME.outcome(state) is None
    run_script(play(Quest(state, LoadedDice([]))), {1: ["end"]})
    assert state.result == "late"


def test_where_one_round_is_the_limit_the_night_falls_after_it() -> None:
    state = adventure("sirrus", most_rounds=1).state
    assert not has_passed(state)
    state.round = 2
    assert has_passed(state)
    state.options, state.round = BagOptions(most_rounds=0), 99
    assert not has_passed(state)


def test_r1_r95_who_leads_two_wins_with_one_out_and_one_lost() -> None:
    quest = _exit("sirrus", "duric")
    state = quest.state
    state.heroes[1].seat, state.active = 0, None
    run_script(play(quest), {0: ["leave"]})
    assert state.leaving == [1]
    run_script(play(Quest(state, LoadedDice([]))), {0: ["end"]})
    assert [hero.status for hero in state.heroes] == ["left", "out"]
    assert outcome(state) == Outcome((0,), (4,))
    assert is_sound(quest)
