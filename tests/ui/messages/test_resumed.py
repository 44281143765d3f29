"""After a restart: what the messages found in the channel say of the story, the lobby, the end and who was called."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Outcome
from bot.ui.messages.posted import PostedMessage
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.ui.messages.test_painted_pages import FIRST, SCENE, Painted
from tests.ui.scenes import ADA, BEN
from tests.ui.server.managing import text_of

ID = SCENE.table.id
JOIN, HAND, WATCH = (f"c1:{ID}::{verb}" for verb in ("join", "hand", "watch"))


def said(message: int, *ids: str, story: str = "• Ada docks.", called: int = BEN.id) -> PostedMessage:
    return PostedMessage(message, ("### Harbour", story, f"<@{called}> may whistle."), ids)


def resumed(*found: PostedMessage, message: int | None = FIRST, **table: Any) -> Painted:
    painted = Painted(message, **table)
    board: Any = painted.board
    board.adopt = lambda _: None
    painted.painter.resume(painted.table, list(found))
    return painted


OVER = type("Over", (), {"outcome": Outcome((0,), (3, 1)), "prompts": (), "offers": ()})()


@pytest.mark.parametrize(
    ("status", "ids", "is_lobby", "is_end_found", "is_fresh"),
    [
        ("lobby", (JOIN,), True, False, False),
        ("open", (HAND,), False, False, False),
        ("open", (JOIN,), True, False, False),
        ("open", None, False, False, True),
        ("stopped", (JOIN,), True, False, True),
        ("stopped", (HAND,), False, False, True),
        ("stopped", (WATCH,), False, True, True),
        ("stopped", None, False, True, True),
    ],
)
def test_what_stands_there_says_what_is_still_to_be_shown(
    status: str, ids: tuple[str, ...] | None, is_lobby: bool, is_end_found: bool, is_fresh: bool
) -> None:
    """The end of a match is shown once: a message at which nobody can play or sit down is it already."""
    found = [] if ids is None else [said(FIRST, *ids)]
    match = None if status == "lobby" else SCENE.table.match
    painter = resumed(*found, status=status, match=match).painter
    assert (painter._is_lobby_shown, painter._is_end_found) == (is_lobby, is_end_found)
    assert painter.story.is_fresh is is_fresh


@pytest.mark.parametrize(("status", "opening"), [("lobby", []), ("open", ["Ada docks."])])
def test_a_lobby_has_told_no_story(status: str, opening: list[str]) -> None:
    match = None if status == "lobby" else SCENE.table.match
    painter = resumed(said(FIRST, JOIN if status == "lobby" else HAND), status=status, match=match).painter
    assert painter.story.opening == opening


@pytest.mark.parametrize(
    ("status", "message", "newest", "called"),
    [
        ("open", FIRST, 8, {ADA.id}),
        ("open", None, 8, {ADA.id}),
        ("open", FIRST, FIRST, set()),
        ("open", FIRST, None, set()),
        ("stopped", FIRST, 8, set()),
    ],
)
def test_whom_the_last_message_called_before_the_bot_knew_of_it_is_not_called_again(
    status: str, message: int | None, newest: int | None, called: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada is asked; nobody else is taken to be called by what only names them."""
    rung: list[set[int]] = []
    monkeypatch.setattr("bot.ui.messages.calls.Calls.found", lambda _, __, people: rung.append(people))
    resumed(*[said(newest, HAND, called=ADA.id)] if newest else [], message=message, status=status)
    assert set().union(*rung) == called
    rung.clear()
    resumed(*[said(newest, HAND, called=BEN.id)] if newest else [], message=message, status=status)
    assert set().union(*rung) == set(), "Ada is not called by it"


def test_messages_of_other_matches_say_nothing_of_this_one() -> None:
    other = said(9, "c1:other::hand", story="• Zoe docks.")
    painted = resumed(said(FIRST, HAND), other)
    assert (painted.board.put, painted.painter.story.opening) == ({}, ["Ada docks."])


def test_an_older_message_becomes_the_past_without_the_lines_that_the_next_one_has() -> None:
    """A lobby's says what became of it."""
    lobby, before = said(3, JOIN), said(5, HAND, story="• Ben whistles.\n• Ada docks.")
    painted = Painted()
    put: dict[int, Any] = {}
    board: Any = painted.board
    board.adopt, board.put_away = (lambda _: None), (lambda message, page: put.__setitem__(message, page.view))
    painted.painter.resume(painted.table, [lobby, before, said(FIRST, HAND)])
    assert put[3] == ["closed_lobby"]
    assert text_of(put[5]).splitlines() == ["-# Harbour", "• Ben whistles."]


def test_the_story_is_told_of_all_messages_and_what_one_had_not_got_yet_goes_to_the_one_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also those of other matches stand between; a cut story says so."""
    told: list[Any] = []

    def found(_: Any, shown: list[str], before: list[str], *, is_cut: bool) -> list[str]:
        told.append((shown, before, is_cut))
        return ["Ben docks."]

    monkeypatch.setattr("bot.ui.messages.story.Story.found", found)
    painted = resumed(
        said(3, HAND, story="• One."), said(5, HAND, story="• Two."), said(FIRST, HAND, story="…\n• Three.")
    )
    assert told == [(["Three."], ["One.", "Two."], True)]
    assert [text_of(painted.board.put[message]).splitlines()[1:] for message in (3, 5)] == [
        ["• One."],
        ["• Two.", "• Ben docks."],
    ]
    resumed(said(3, HAND, story="• One."), message=9)
    assert told[1] == ([], ["One."], False)


class Named(HarbourFace):
    fails = False

    def hero(self, view: Any, seat: int, words: Any) -> str:
        if self.fails:
            raise ZeroDivisionError
        return "Sable"


def test_where_a_face_cannot_name_its_heroes_people_are_named_alone(caplog: pytest.LogCaptureFixture) -> None:
    painted, face = Painted(), Named()
    scene = Scene(replace(SCENE.table), face, SCENE.words)
    context: Any = painted.painter.context
    context.public = lambda _: scene
    painted.board.adopt = lambda _: None  # type: ignore[attr-defined]
    painted.painter.resume(painted.table, [])
    assert painted.painter._heroes == ("Sable", "Sable")
    face.fails, scene = True, Scene(replace(SCENE.table), face, SCENE.words)
    painted.painter.resume(painted.table, [])
    unnamed: list[Any] = [painted.painter._heroes, scene.heroes]
    assert unnamed == [(), ()]
    assert "the heroes could not be named" in caplog.text
