"""What an automaton makes of things that lie about: what it picks up it keeps."""

import pytest

from bot.engine import Chance, Prompt
from cogs.bag_of_dungeon.adviser.advise import advise
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, drop, give, worn
from tests.support.scripts import ScriptRun

# Better gear than an enhanced item asleep, worse than one awake: both hands, and a pack that is full.
FULL = ("morning-star", "iron-axe", "health-potion", "health-potion", "dragonlance", "fireball")
MOST = 40  # answers


def _answered(script: ScriptRun[None], prompt: Prompt, quest: object) -> str:
    choice = advise(sight(quest.state, 0), prompt, Chance(b"goods")).choice  # type: ignore[attr-defined]
    assert isinstance(choice, tuple)
    script.answer(0, choice)
    return choice[0]


@pytest.mark.parametrize("is_awake", [True, False])
def test_what_was_picked_up_is_not_put_down_again(*, is_awake: bool) -> None:
    quest = adventure("grumm", mode="dungeon")
    hero = quest.hero(0)
    give(quest, hero, *FULL)
    drop(quest, quest.tile(hero), "kingsbane").is_awake = is_awake
    script, said = ScriptRun(play_hero(quest, hero)), list[str]()
    while len(said) < MOST and "take" in [option.key for prompt in script.prompts for option in prompt.options]:
        said.append(_answered(script, script.open[0], quest))
        while not script.is_over and script.open[0].word != "menu":
            said.append(_answered(script, script.open[0], quest))
    assert said.count("take") <= 2
    assert ("kingsbane" in {worn(hero, "hand-1"), worn(hero, "hand-2")}) is is_awake
