"""What one reads in private: the board or the hand in words, the whole map, and a hint for one's own question."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import Person
from bot.ui.actions import reading as module
from bot.ui.actions.hinting import Hinting
from bot.ui.actions.reading import Reading
from bot.ui.views.lookup.words import board_view, hand_view
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from bot.words import Account
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.acting import LOBBY, MATCH, SCENE, ZOE, Acting
from tests.ui.scenes import ADA, BEN
from tests.ui.server.managing import text_of


@pytest.mark.parametrize(
    ("person", "is_private", "view"),
    [
        (BEN, True, hand_view(SCENE, 1)),
        (ADA, True, hand_view(SCENE, 0)),
        (ZOE, True, board_view(SCENE, None)),
        (BEN, False, board_view(SCENE, 1)),
    ],
)
async def test_the_board_is_read_and_from_a_panel_the_hand(person: Person, is_private: bool, view: Any) -> None:
    acting = Acting()
    await Reading(acting.context).board(acting.reply(person, is_private=is_private), MATCH)
    assert acting.done == [("show", text_of(view))]


async def test_of_a_match_that_is_over_the_whole_end_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    class Told:
        def __init__(self, _: Any) -> None: ...

        async def account(self, scene: Scene) -> Account:
            assert scene.table.match is over
            return Account("The waves", ("Ada ruled the waves.", "Ben sank."))

    over: Any = SimpleNamespace(outcome="an end", view=MATCH.view, prompts=(), offers=())
    monkeypatch.setattr(module, "Endings", Told)
    acting = Acting()
    await Reading(acting.context).board(acting.reply(ADA), replace(MATCH, match=over))
    [(_, said)] = acting.done
    assert "Ada ruled the waves.\nBen sank." in said


async def test_before_a_match_has_begun_there_is_nothing_to_read() -> None:
    acting = Acting()
    for what in (Reading(acting.context).board, Reading(acting.context).whole):
        with pytest.raises(Declined, match="refused-not-open"):
            await what(acting.reply(ADA), LOBBY)


async def test_the_whole_map_is_shown_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole_picture(_: Scene) -> Picture:
        return Picture(b"png", "The whole harbour.")

    acting = Acting()
    monkeypatch.setattr(module, "whole_picture", whole_picture)
    with pytest.raises(Declined, match="refused-no-whole"):  # the match is on; the board shows all there is
        await Reading(acting.context).whole(acting.reply(ADA), MATCH)
    monkeypatch.setattr(HarbourFace, "has_whole", lambda *_: True)
    await Reading(acting.context).whole(acting.reply(ADA), MATCH)
    assert acting.done == [("show", f"### {SCENE.say_own('whole-title')}", 1)]


def hinted(table: Any, hints: str) -> Any:
    return replace(table, options=replace(table.options, hints=hints))


async def test_a_hint_is_about_the_first_question_of_whoever_asks() -> None:
    """Ada is asked two: her course, and how fast."""
    acting = Acting()
    await Hinting(acting.context).show(acting.reply(ADA), hinted(MATCH, "on"))
    [(_, said)] = acting.done
    assert said.splitlines()[0] == f"-# {SCENE.speaker.prompt(MATCH.prompts[0])}"


@pytest.mark.parametrize(
    ("person", "table", "hints", "why"),
    [
        (BEN, MATCH, "on", "hint-nothing"),
        (ZOE, MATCH, "on", "hint-nothing"),
        (ADA, LOBBY, "on", "hint-nothing"),
        (ADA, MATCH, "off", "hint-off"),
        (ADA, MATCH, "auto", "hint-off"),
    ],
)
async def test_there_is_no_hint_where_nothing_is_asked_or_nobody_wants_any(
    person: Person, table: Any, hints: str, why: str
) -> None:
    acting = Acting()
    with pytest.raises(Declined, match=why):
        await Hinting(acting.context).show(acting.reply(person), hinted(table, hints))
