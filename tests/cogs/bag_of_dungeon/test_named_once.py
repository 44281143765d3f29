"""Nobody is named twice in a line, and a first token is not one more."""

import re

import pytest

from bot.ui.views.speech import Speaker
from bot.words import Catalogue
from cogs.bag_of_dungeon.events.combat import BlewAway
from cogs.bag_of_dungeon.events.goods import SkillUsed, TokenEarned
from cogs.bag_of_dungeon.rules.goods.using import use_skill
from tests.cogs.bag_of_dungeon.maps import adventure
from tests.cogs.bag_of_dungeon.saying import NAMES, WORDS
from tests.support.scripts import run_script

SPEAKER = Speaker(Catalogue(WORDS, is_strict=True).words(), NAMES)


@pytest.mark.parametrize(
    ("target", "said"), [("hero-0", "Rill works Renew."), ("hero-1", "Rill works Renew on Duric.")]
)
def test_r9_who_heals_themselves_is_named_once(target: str, said: str) -> None:
    quest = adventure("rill", "duric", dice=[3, 4])
    healer, dwarf = quest.state.heroes
    dwarf.hp = healer.hp = 2
    (used,) = (
        one for one in run_script(use_skill(quest, healer, "skill"), {0: [target]}).events if isinstance(one, SkillUsed)
    )
    assert SPEAKER.event(used) == said


def test_r58_whom_a_whirlwind_lifts_is_named_once() -> None:
    said = SPEAKER.event(BlewAway(seat=0, hero="sirrus", tile="N16"))
    assert len(re.findall("Sirrus", said)) == 1


@pytest.mark.parametrize(("tokens", "is_first"), [(1, True), (2, False)])
def test_one_more_token_is_not_the_first(tokens: int, *, is_first: bool) -> None:
    told = {
        SPEAKER.event(TokenEarned(seat=0, hero="sirrus", tokens=tokens, wording=wording)) for wording in range(1, 7)
    }
    assert len(told) == 3
    assert ("A skill token for Sirrus." in told) is is_first
    assert any("One more" in line for line in told) is not is_first
