"""What is asked and told beside a fight: of those it fells from afar, of bosses elsewhere, of what is taken away."""

import pytest

from cogs.bag_of_dungeon.describe.board import describe, read
from cogs.bag_of_dungeon.events.goods import Drained
from cogs.bag_of_dungeon.events.wounds import BossBaned
from cogs.bag_of_dungeon.pictures.board import draw_board
from cogs.bag_of_dungeon.pictures.labels import map_words
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.goods.using import use
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards import bane
from cogs.bag_of_dungeon.state import Fight, Monster
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay, next_item, set_dragon, set_morna
from tests.cogs.bag_of_dungeon.saying import NAMES, speaker, words
from tests.support.scripts import ScriptRun, run_script

STORY = "I threw it into the only mouth that was open, and it was the right one."


def _stung() -> tuple[Quest, ScriptRun[None]]:
    """The Reacher has killed the dwarf who fought it alone, and its sting a healer outside, who has a token."""
    quest = adventure("duric", "rill", dice=[1, 2, 6, 6])
    dwarf, healer = quest.state.heroes
    dwarf.at, dwarf.hp, dwarf.used = lay(quest, "d06", 0, -1, monster="reacher").key, 1, 1
    healer.hp, healer.tokens = 1, 1
    give(quest, healer, "torch")
    next_item(quest, "iron-axe", "steel-shield")
    run = ScriptRun(fight_on_tile(quest, dwarf))
    run.answer(0, "fight")
    run.answer(1, "take")
    return quest, run


def test_r38_r80_who_falls_beside_the_fighters_is_asked_on_a_board_that_can_be_shown() -> None:
    """Nobody stands before the monster any more: the board shows it on its tile, and no fight."""
    quest, run = _stung()
    assert [prompt.word for prompt in run.prompts] == ["killing-blow"]
    view = sight(quest.state, 1)
    assert view.fight is None
    assert "Reacher on M19" in describe(view, NAMES, words())
    assert "Reacher on M19" in read(view, NAMES, words())
    assert draw_board(view, NAMES, map_words(words(), view))


def test_r38_r80_and_takes_the_monster_along() -> None:
    quest, run = _stung()
    torch = run.open[1].options[0].key
    run.answer(1, torch)
    run.answer(1, STORY)
    assert run.is_over
    assert [hero.kills for hero in quest.state.heroes] == [[], ["reacher"]]
    assert quest.tile(quest.hero(0)).monster is None
    assert [item.key for item in quest.state.tiles["dstart"].items] == ["iron-axe", "steel-shield"]  # R81


def _spiders(count: int) -> tuple[Quest, ScriptRun[bool], str]:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    hero.at = lay(quest, "f03", 0, -1).key
    (claw,) = give(quest, hero, "witchs-claw")
    fight = Fight(hero.at, [0], spawn=Monster("spiders", "forest", count, count, 2, 0))
    return quest, ScriptRun(run(quest, fight)), f"item-{claw.id}"


def test_r106_a_claw_takes_from_spiders_what_they_add_and_the_board_says_so() -> None:
    quest, fought, claw = _spiders(4)
    assert "4 of 4 HP, 2d6+4" in describe(sight(quest.state, None), NAMES, words())
    fought.answer(0, claw)
    assert "4 of 4 HP, 2d6." in describe(sight(quest.state, None), NAMES, words())


@pytest.mark.parametrize(("hp", "left"), [(20, 10), (7, 7)])
def test_r79_a_bane_tells_the_most_a_boss_can_have_and_not_what_it_has(hp: int, left: int) -> None:
    quest = adventure("sirrus")
    dragon, hero = set_dragon(quest, lay(quest, "dexit", 0, -1)), quest.hero(0)
    dragon.hp, hero.tokens = hp, 4
    told = run_script(bane.from_menu(quest, hero, "bossbane-red-dragon"), {}).events
    assert [event.hp for event in told if isinstance(event, BossBaned)] == [10]
    assert (dragon.hp, dragon.most) == (left, 10)


def test_r79_a_boss_elsewhere_is_baned_in_the_midst_of_a_fight_and_each_by_name() -> None:
    """Any time it is on the map: the Dragon below and Morna Gul above, while a troll is fought."""
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    dragon = set_dragon(quest, lay(quest, "dexit", 0, 40))
    morna = set_morna(quest, quest.state.tiles["fstart"])
    hero.at, hero.tokens = lay(quest, "d06", 0, 41, monster="troll").key, 4
    run = ScriptRun(fight_on_tile(quest, hero))
    banes = [option for option in run.open[0].options if option.word == "bossbane"]
    assert [speaker().option(option) for option in banes] == [
        "Bossbane: Red Dragon · 4 tokens",
        "Bossbane: Morna Gûl · 4 tokens",
    ]
    run.answer(0, "bossbane-red-dragon")
    assert (dragon.hp, morna.hp, hero.tokens) == (10, 20, 0)
    assert not [option for option in run.open[0].options if option.word == "bossbane"]


@pytest.mark.parametrize(("die", "taken"), [(2, 3), (6, 0)])
def test_r76_what_is_ducked_is_not_drained(die: int, taken: int) -> None:
    """Vampire Teeth among rivals: it is told what was taken, and that much heals."""
    quest = adventure("sirrus", "rill", style="competitive", dice=[die])
    hero, other = quest.state.heroes
    hero.hp, other.tokens = 1, 1
    give(quest, hero, "vampire-teeth")
    run = run_script(use(quest, hero, "use"), {0: ["hero-1"], 1: ["duck"]})
    assert [event.damage for event in run.events if isinstance(event, Drained)] == [taken] * bool(taken)
    assert (hero.hp, other.hp) == (1 + taken, other.most_hp - taken)


@pytest.mark.parametrize("is_insured", [False, True])
def test_r66_all_hear_that_a_bear_leaves_with_a_life_insured_or_not(*, is_insured: bool) -> None:
    quest = adventure("sirrus", "rill")
    hero = quest.hero(0)
    give(quest, hero, "loyal-bear", *(["acme-insurance"] if is_insured else []))
    hero.hp = 0
    told = run_script(settle_deaths(quest), {}).events
    assert [event.word for event in told] == [*(["insurance-paid"] if is_insured else []), "companion-left", "died"]
    assert speaker().event(told[-2]) == "Sirrus loses the Loyal Bear: it goes back into the bag."
    assert not hero.companions
    assert any(item.key == "loyal-bear" for item in quest.stock("dungeon").items)
