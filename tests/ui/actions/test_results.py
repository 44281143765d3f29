"""The result of a match: a group is not ranked, what has no room is read, and the turn before has its own page."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.words import Account
from tests.client.descriptions import described
from tests.client.person import Person
from tests.ui.actions.test_watching import played
from tests.ui.alone import game_alone, opened
from tests.ui.arena.face import ArenaFace
from tests.ui.arena.game import GAME

TOLD = Account(
    result="The arena is lost.",
    why=("Oda fell in room 4.",),
    missing=("One room was left.",),
    deeds=("Most blows: Oda, 4.", "A deed too long for a phone. " * 12),
    tries=("another arena",),
)


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened(tmp_path) as ada:
        yield ada


async def test_a_group_has_a_result_of_its_own_and_no_ranks(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArenaFace, "is_together", lambda *_: True)
    monkeypatch.setattr(ArenaFace, "account", lambda *_: TOLD)
    result = await played(ada)
    said = [line for line in described(result).split("\n") if line]
    assert "**The arena is lost.**\nOda fell in room 4.\nOne room was left.\nMost blows: Oda, 4.\nNext:" in "\n".join(
        said
    )
    assert "**1**" not in described(result)
    assert "A deed too long" not in described(result)
    await ada.click(result, "Look Up")
    await ada.sees("A deed too long")


async def test_what_happened_last_is_the_page_before_the_result(ada: Person) -> None:
    result = await played(ada)
    assert "•" not in described(result)
    await ada.sees(lambda m: m["id"] < result["id"] and "•" in described(m) and "[" not in described(m))


async def test_a_rematch_with_nobody_else_starts_at_once(ada: Person) -> None:
    result = await played(ada)
    await ada.click(result, "Rematch")
    await ada.sees(lambda m: m["id"] != result["id"] and "Room 1" in described(m) and "[care]" in described(m))


async def test_the_story_in_the_channel_names_heroes_first(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told later than it happened is told without its match, and names them all the same."""
    monkeypatch.setattr(ArenaFace, "hero", lambda *_: "Oda")
    result = await played(ada)
    await ada.sees(lambda m: m["id"] < result["id"] and "• Oda (Ada)" in described(m))
    assert "Oda (Ada) wins." in described(result)
    assert not [m for m in ada.messages() if "• Ada" in described(m)]
