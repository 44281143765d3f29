"""R1: who plays two adventurers is told which of them a question is about, and so is whoever answers for them."""

from collections.abc import Callable

import pytest

from bot.engine import Prompt, Script
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.rules.fight.fight import _stands_in, _stays
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import draw_for, give_rewards
from cogs.bag_of_dungeon.state import Fight, Hero
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay, set_morna
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun


def _rewarded(quest: Quest, hero: Hero) -> Script[None]:
    tile = lay(quest, "f22", 0, -1, monster="moss-ogre")
    assert tile.monster is not None
    return give_rewards(quest, hero, tile.monster, tile, at_once=True)


def _choosing(quest: Quest, hero: Hero) -> Script[object]:
    hero.is_upgraded, hero.side = True, "a"
    return draw_for(quest, hero, "forest")


def _receiving(quest: Quest, hero: Hero) -> Script[None]:
    return receive(quest, hero, quest.stock("forest").items.pop())


def _lifted(quest: Quest, hero: Hero) -> Script[bool]:
    quest.state.phase = "hunt"
    return _stays(quest, Fight(hero.at, [hero.index], is_morna=True), hero)


ASKED: dict[str, Callable[[Quest, Hero], Script[object]]] = {
    "poison": poison,
    "receive": _receiving,
    "reward": _rewarded,
    "choosy": _choosing,
    "tree": _lifted,
    "stand-in": _stands_in,
}


def _asked(word: str, *, is_one_hand: bool) -> tuple[Quest, Prompt]:
    quest = adventure("sirrus", "sable", mode="forest", solo_party=2)
    for hero in quest.state.heroes:
        hero.seat = 0 if is_one_hand else hero.seat
    if word in {"tree", "stand-in"}:
        lay(quest, "f08", 0, -1)
        set_morna(quest, next(iter(quest.state.tiles.values())))
    give(quest, quest.hero(1), "hunting-knife")
    (prompt,) = ScriptRun(ASKED[word](quest, quest.hero(1))).open.values()
    return quest, prompt


@pytest.mark.parametrize("word", ASKED)
def test_r1_of_two_in_one_hand_the_question_names_the_one_it_is_about(word: str) -> None:
    quest, prompt = _asked(word, is_one_hand=True)
    assert prompt.word == word
    assert "Sable" in speaker().prompt(prompt)
    assert Mind(sight(quest.state, 0), prompt).me.adventurer == "sable", "the other one's turn it is"


@pytest.mark.parametrize("word", ASKED)
def test_whoever_plays_one_adventurer_is_simply_asked(word: str) -> None:
    _, prompt = _asked(word, is_one_hand=False)
    assert "Sable" not in speaker().prompt(prompt)
