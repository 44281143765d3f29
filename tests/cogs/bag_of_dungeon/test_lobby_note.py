"""What the lobby says of an expedition: where to, with whom or against, and what is not as usual."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.options import BagOptions
from tests.cogs.bag_of_dungeon.saying import words

UNUSUAL: list[dict[str, Any]] = [
    {"house_restore": True}, {"house_tagging": True}, {"pvp": True}, {"skill_tokens": False},
    {"enhanced_items": False}, {"kb_bosses": True}, {"solo_party": 2}, {"most_rounds": 0}, {"most_rounds": 1},
    {"reaction_timeout_s": 45}, {"vines": 3},
]  # fmt: skip


@pytest.mark.parametrize("mode", ["dungeon", "forest", "combined"])
@pytest.mark.parametrize("style", ["coop", "competitive"])
def test_mode_style_and_aim(mode: Any, style: Any) -> None:
    options = BagOptions(mode=mode, style=style)
    note = BagFace().lobby_note(options, 2, words())
    assert words().say(f"mode-{mode}") in note
    assert words().say(f"style-{style}") in note
    assert words().say(f"mode-{mode}.goal") in note
    assert "as usual" not in note


def test_whatever_is_unusual_is_said() -> None:
    notes = [BagFace().lobby_note(BagOptions(**changed), 2, words()) for changed in UNUSUAL]
    assert all("Not as usual: " in note for note in notes)
    assert len(set(notes)) == len(UNUSUAL)
    everything = {name: value for changed in UNUSUAL for name, value in changed.items()}
    assert len(BagFace().lobby_note(BagOptions(**everything), 2, words())) < 600


@pytest.mark.parametrize("level", ["gentle", "fair", "grim"])
def test_a_level_is_named_with_all_that_it_sets(level: Any) -> None:
    """For as many as sit there by now."""
    alone, four = (BagFace().lobby_note(BagOptions(level=level), seats, words()) for seats in (1, 4))
    assert words().say("lobby-level", level=words().say(f"level-{level}")) in four
    assert "Not as usual: " in four
    assert words().say("unusual-solo-party") in alone
    assert words().say("lobby-alone") not in alone
    assert alone.count("\n") == four.count("\n")  # no button moves when somebody sits down


def test_those_who_are_alone_are_told_of_two_adventurers() -> None:
    assert words().say("lobby-alone") in BagFace().lobby_note(BagOptions(), 1, words())
    assert words().say("lobby-alone") not in BagFace().lobby_note(BagOptions(solo_party=2), 1, words())


def test_who_has_won_is_offered_the_next_level() -> None:
    levels = [BagOptions()]
    while isinstance(harder := BagFace().harder(levels[-1]), BagOptions):
        levels.append(harder)
    assert [options.level for options in levels] == ["box", "fair", "grim"]
    assert BagFace().harder(BagOptions(level="gentle")) == BagOptions(level="fair")
