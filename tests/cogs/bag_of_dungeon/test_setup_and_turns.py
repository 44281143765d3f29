"""Setup, the frame of a turn and of a round (R1-R12)."""

from typing import Any

import pytest

from bot.engine import Answer, Chance, Match, Prompt, Refused
from bot.engine.playout import playout, random_policy
from cogs.bag_of_dungeon.content import ADVENTURERS
from cogs.bag_of_dungeon.events.frame import TurnBegan, TurnEnded
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.setup import new_state
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_tile
from tests.cogs.bag_of_dungeon.riches import RichBag
from tests.support.scripts import ScriptRun, run_script


def test_t1_the_box_is_complete() -> None:
    state = new_state(3, BagOptions(enhanced_items=False), Chance(b"box"))
    stock = state.stocks["dungeon"]
    assert (len(stock.stack), len(stock.monsters), len(stock.items)) == (38, 29, 40)
    assert [hero.lives for hero in state.heroes] == [3, 3, 3]
    assert state.tiles["dstart"].openings == (0, 1, 3)
    fighter = adventure("sirrus").hero(0)
    assert (fighter.hp, fighter.ap) == (10, 5)


def test_t1_enhanced_items_and_the_forest() -> None:
    state = new_state(4, BagOptions(mode="combined"), Chance(b"box"))
    forest = state.stocks["forest"]
    assert (len(forest.stack), len(forest.monsters), len(forest.items)) == (36, 26, 35)
    assert len(state.stocks["dungeon"].items) == 43
    assert list(state.tiles) == ["fstart"]
    assert state.tiles["fstart"].openings == (0, 1, 2, 3)


def test_the_gateway_is_in_the_top_half() -> None:
    """R5."""
    for number in range(40):
        stack = new_state(2, BagOptions(mode="combined"), Chance(b"%d" % number)).stocks["forest"].stack
        assert stack.index("f01") >= len(stack) // 2 - 1


def test_adventurers_are_distinct_and_a_solo_party_has_two() -> None:
    """R1, R2."""
    match = Match.start(GAME, 1, BagOptions(solo_party=2), Chance(b"solo"))
    keys: list[str] = []
    for _ in range(2):
        (prompt,) = match.prompts
        assert not {option.key for option in prompt.options} & set(keys)
        keys.append(prompt.options[0].key)
        match.answer(Answer(prompt.number, 0, (keys[-1],)))
        (side,) = match.prompts
        match.answer(Answer(side.number, 0, ("side-b",)))
    assert [hero.key for hero in match.state.heroes] == keys
    assert {hero.seat for hero in match.state.heroes} == {0}


def _asked(match: Match[Any], seat: int) -> Prompt:
    return next(prompt for prompt in match.prompts if prompt.seat == seat)


def test_r2_all_choose_at_once_and_first_come_is_first_served() -> None:
    """What is taken leaves the others' questions, which stay as they are otherwise."""
    match = Match.start(GAME, 3, BagOptions(), Chance(b"rush"))
    before = [prompt.number for prompt in match.prompts]
    assert [(prompt.seat, prompt.word) for prompt in match.prompts] == [(seat, "adventurer") for seat in range(3)]
    match.answer(Answer(_asked(match, 2).number, 2, ("sirrus",)))
    assert [(prompt.seat, prompt.word) for prompt in match.prompts] == [
        (0, "adventurer"),
        (1, "adventurer"),
        (2, "side"),
    ]
    assert [prompt.number for prompt in match.prompts][:2] == before[:2], "the buttons of before still answer"
    assert all("sirrus" not in [option.key for option in _asked(match, seat).options] for seat in (0, 1))
    with pytest.raises(Refused):
        match.answer(Answer(_asked(match, 0).number, 0, ("sirrus",)))
    for seat, key in ((2, "side-b"), (0, "duric"), (1, "rill"), (1, "side-a"), (0, "side-a")):
        match.answer(Answer(_asked(match, seat).number, seat, (key,)))
    assert [(hero.key, hero.side) for hero in match.state.heroes] == [("duric", "a"), ("rill", "a"), ("sirrus", "b")]
    assert match.state.phase == "explore"


def test_r2_a_choice_that_is_taken_back_is_free_again() -> None:
    match = Match.start(GAME, 2, BagOptions(), Chance(b"rush"))
    match.answer(Answer(_asked(match, 1).number, 1, ("sirrus",)))
    match.undo(0)
    assert all(len(prompt.options) == len(ADVENTURERS) for prompt in match.prompts)


def test_r7_reactions_may_be_given_less_time_than_a_turn() -> None:
    """Others wait for them; nobody waits for the menu, and a story takes its time."""
    asked = {True: set[str](), False: set[str]()}

    def watch(match: Match[Any]) -> None:
        for prompt in match.prompts:
            assert prompt.within in (None, 45)
            asked[prompt.within == 45].add(prompt.word)

    for seed in (b"haste 6", b"haste 9"):
        playout(
            RichBag(),
            3,
            BagOptions(mode="dungeon", kb_bosses=True, reaction_timeout_s=45),
            seed,
            (random_policy,),
            watch,
        )
    assert {"damage", "tagged", "trade"} <= asked[True]
    assert {"menu", "encounter", "story", "reward"} <= asked[False]
    assert not asked[True] & asked[False]


def test_t2_ap_never_carries_over() -> None:
    quest = adventure("alendra")
    elf = quest.hero(0)
    elf.ap = 2
    run = ScriptRun(play_hero(quest, elf))
    assert elf.ap == 6
    assert next(e for e in run.events if isinstance(e, TurnBegan)).ap == 6


def test_debt_is_paid_at_the_start_of_the_turn() -> None:
    """R8, R52."""
    quest = adventure("alendra")
    elf = quest.hero(0)
    elf.debt = 4
    ScriptRun(play_hero(quest, elf))
    assert (elf.ap, elf.debt) == (2, 0)


def test_t3_the_turn_ends_by_itself_at_no_ap() -> None:
    quest = adventure("duric")
    next_tile(quest, "d06", "d07")
    run = run_script(play_hero(quest, quest.hero(0)), {0: ["lay-north", "move-north", "lay-north", "move-north"]})
    assert quest.hero(0).ap == 0
    assert quest.hero(0).at == "d07"
    assert isinstance(run.events[-1], TurnEnded)
    assert is_sound(quest)


def test_r11_what_is_free_here_is_still_offered_at_no_ap() -> None:
    quest = adventure("duric")
    quest.hero(0).ap = 0
    pool = lay(quest, "d38", 0, -1, pool=1)
    quest.hero(0).debt, quest.hero(0).hp, quest.hero(0).at = 4, 5, pool.key
    run_script(play_hero(quest, quest.hero(0)), {0: ["pool"]})
    assert quest.hero(0).hp == 12


def test_r11_for_a_trade_alone_the_turn_does_not_go_on() -> None:
    """It can be made while there is AP; beside something else that is free it is offered as ever."""
    quest = adventure("duric", "sirrus")
    give(quest, quest.hero(1), "torch")
    lay(quest, "d32", 0, -1)
    quest.hero(1).at = "d32"
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    quest.hero(0).ap = 1
    run.answer(0, "move-north")
    assert run.is_over

    quest.hero(0).at, quest.hero(0).hp = "d32", 3
    quest.state.tiles["d32"].pool = 1
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    assert "trade" in [option.key for option in run.open[0].options]


def test_r12_a_turn_that_starts_beside_a_monster_starts_with_it() -> None:
    quest = adventure("sirrus", dice=[4, 3, 2])
    tile = lay(quest, "d01", 0, -1, monster="goblin")
    quest.hero(0).at = tile.key
    run = run_script(play_hero(quest, quest.hero(0)), {0: ["fight"]})
    assert quest.hero(0).kills == ["goblin"]
    assert [type(e).__name__ for e in run.events].index("FightBegan") == 1


def test_boots_give_ap_from_the_next_turn_on() -> None:
    quest = adventure("sirrus")
    give(quest, quest.hero(0), "magic-boots")
    ScriptRun(play_hero(quest, quest.hero(0)))
    assert quest.hero(0).ap == 6


def test_r10_the_menu_ends_the_turn_early() -> None:
    quest = adventure("sirrus")
    run = run_script(play_hero(quest, quest.hero(0)), {0: ["end"]})
    assert run.is_over
    assert quest.hero(0).ap == 0
