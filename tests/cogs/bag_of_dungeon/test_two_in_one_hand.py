"""R1: who plays two adventurers is told which of them a question is about, and so is whoever answers for them."""

from collections.abc import Callable

import pytest

from bot.engine import Answer, Match, Prompt, Script
from bot.ui.views.scene import Scene
from bot.ui.views.table import table_view
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.endgame.morna import _front
from cogs.bag_of_dungeon.rules.fight.fight import _stands_in, _stays, fight_on_tile
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import draw_for, give_rewards
from cogs.bag_of_dungeon.state import Fight, Hero
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay, set_morna
from tests.cogs.bag_of_dungeon.saying import speaker, words
from tests.support.scripts import ScriptRun
from tests.ui.scenes import scene_of
from tests.ui.views.test_beside import texts


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


def _at_the_table(*answers: str) -> Scene:
    scene = scene_of(BagFace(), BagOptions(solo_party=2, first=1), 1)
    match = scene.table.match
    assert isinstance(match, Match)
    for answer in ("sirrus", "side-a", "sable", "side-a", *answers):
        match.answer(Answer(match.prompts[0].number, 0, (answer,)))
    return Scene(scene.table, scene.face, scene.words)


def test_r1_of_two_in_one_hand_every_question_of_a_turn_names_whose_it_is() -> None:
    assert "**Sirrus (<@1>) on M20: " in texts(table_view(_at_the_table(), [], None))
    assert "**Sable (<@1>) on M20: " in texts(table_view(_at_the_table("end"), [], None))
    for scene in map(_at_the_table, ("lay-north", "lay-east", "lay-west")):
        (prompt,) = scene.prompts
        if prompt.word == "rotation":
            assert f"**Sirrus (<@1>): {scene.speaker.prompt(prompt)}**" in texts(table_view(scene, [], None))


def test_r27_r119_of_two_in_one_hand_a_fight_names_who_stands_in_front() -> None:
    quest = adventure("sirrus", "sable", mode="forest", solo_party=2)
    for hero in quest.state.heroes:
        hero.seat, hero.at = 0, lay(quest, "f08", 0, -1).key if not hero.index else hero.at
    sable = quest.hero(1)
    sable.at = lay(quest, "f22", 0, -2, monster="moss-ogre").key
    (prompt,) = ScriptRun(fight_on_tile(quest, sable)).open.values()
    assert BagFace().asked_of(sight(quest.state, 0), prompt, words()) == "Sable"


def test_r119_nobody_counts_the_voices_of_one() -> None:
    for is_one_hand, is_said in ((True, False), (False, True)):
        quest = adventure("sirrus", "sable", mode="forest", solo_party=2)
        quest.hero(1).seat = 0 if is_one_hand else 1
        prompt = ScriptRun(_front(quest, quest.state.heroes)).open[0]
        assert ("Most votes decide" in speaker().prompt(prompt)) is is_said
