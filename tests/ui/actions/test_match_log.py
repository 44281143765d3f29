"""The log of a match: its newest page first, turned page by page, and a sentence where nothing has happened."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.conformance.shown import SHORT, scene_at
from bot.conformance.tables import Table, Way
from bot.engine import Chance, Match
from bot.host import Queries, Told
from bot.ui.actions.match_log import log_lines
from tests.client.descriptions import described
from tests.client.person import Person
from tests.ui.actions.test_watching import played
from tests.ui.alone import game_alone, opened
from tests.ui.arena.face import ArenaFace
from tests.ui.arena.game import GAME


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened(tmp_path) as ada:
        yield ada


async def test_it_opens_at_its_end_and_is_turned_back(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.actions.match_log.PAGE_LENGTH", 50)  # a line fits, two do not
    await ada.click(await played(ada), "Log")
    last = await ada.sees("Page 4 of 4")
    assert described(last).count("•") == 1
    with pytest.raises(LookupError):
        await ada.click(last, "More")
    await ada.click(last, "Back")
    before = await ada.sees("Page 3 of 4")
    assert before["id"] == last["id"]
    assert described(before).count("•") == 1
    await ada.click(before, "More")
    await ada.sees("Page 4 of 4")


async def test_where_the_story_cannot_be_told_any_more_it_says_so(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> list[object]:
        return []

    result = await played(ada)
    monkeypatch.setattr(Queries, "story", nothing)
    await ada.click(result, "Log")
    await ada.sees("I can no longer tell this match")


def test_where_only_its_last_turn_can_be_told_it_says_so() -> None:
    way, face = Way(GAME.key, GAME, GAME.options_type()), ArenaFace()
    match = Match.start(GAME, way.seats[0], way.options, Chance(b"log"))
    scene = scene_at(Table(way, way.seats[0]), match, SHORT, face, face.catalogue.words("en"))
    late = Told(None, (), scene.table.created, is_late=True)
    assert log_lines(scene, [late]) == [scene.say("log-late")]
    assert log_lines(scene, [replace(late, is_late=False)]) == [scene.say("log-empty")]
