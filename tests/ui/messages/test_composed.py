"""What a page of each kind says, whom the last one calls, and why a picture is missing."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Outcome
from bot.host import SeatInfo
from bot.ui.messages import composer as module
from bot.ui.messages.composer import _ENDINGS, Composer
from bot.ui.messages.page import Page
from bot.ui.messages.pictures import Unshown
from bot.ui.messages.story import StoryPart
from bot.ui.shared.wishes import Quiet, Wishes
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.words import Account
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of
from tests.ui.server.managing import NOON, text_of

SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)
PART = StoryPart(["Ada docks."], ["Ben whistles."], 1, is_fresh=True)
DRAWN = Picture(b"png", "The board.")
HOUR = timedelta(hours=1)


class Composed(Composer):
    """`wishes` are Ada's; the server calls people as `pings` says."""

    def __init__(self, wishes: Wishes | None = None, pings: str = "every", *, can_attach: bool = True) -> None:
        settings = SimpleNamespace(pings=pings, shows_reliability=False)
        known = {ADA.id: wishes or Wishes()}
        context: Any = SimpleNamespace(
            wishes=SimpleNamespace(of=lambda person: known.get(person, Wishes(pings="never"))),
            settings=SimpleNamespace(of=lambda _: settings),
            host=SimpleNamespace(now=NOON),
            can_attach=lambda _: can_attach,
            can_seek=lambda _: False,
        )
        super().__init__(context)
        endings: Any = SimpleNamespace(account=self._account, picture=self._drawing)
        self.endings = self._endings = endings

    async def _account(self, _: Scene) -> Account:
        return Account("Ada ruled the waves.")

    async def _drawing(self, _: Scene) -> Picture:
        return DRAWN


def scene(**changes: Any) -> Scene:
    return Scene(replace(SCENE.table, **changes), SCENE.face, SCENE.words)


def noted(**notes: Any) -> Any:
    return replace(SCENE.table.notes, **notes)


def finished() -> Scene:
    match: Any = SimpleNamespace(outcome=Outcome((0,), (3, 1)), view=SCENE.table.view, keepsakes=())
    return scene(status="finished", match=match)


async def test_a_result_tells_the_end_and_shows_it() -> None:
    page = await Composed().result(finished(), PART)
    assert page.picture == DRAWN
    assert all(told in text_of(page.view) for told in ("Ada ruled the waves.", "• Ada docks."))
    assert SCENE.say("ping-end", people=["<@1>"]) not in text_of(page.view)


QUIET = Quiet("11:00", "13:00")


@pytest.mark.parametrize(
    ("wishes", "pings", "called"),
    [
        (Wishes(), "end", True),
        (Wishes(), "every", False),
        (Wishes(pings="end"), "never", True),
        (Wishes(pings="never"), "end", False),
        (Wishes(quiet=QUIET), "end", False),
        (Wishes(quiet=Quiet("13:00", "14:00")), "end", True),
        (Wishes(vacation=NOON + HOUR), "end", False),
        (Wishes(vacation=NOON), "end", True),
        (Wishes(vacation=NOON, quiet=QUIET), "end", False),
    ],
)
async def test_the_end_calls_those_who_wish_it_and_may_be_called_now(wishes: Wishes, pings: str, called: bool) -> None:
    """Their own wish goes before the server's."""
    page = await Composed(wishes, pings).result(finished(), PART)
    assert page.called == ({ADA.id} if called else set())
    assert (SCENE.say("ping-end", people=["<@1>"]) in text_of(page.view)) is called


async def test_whoever_has_left_is_not_called_to_the_end() -> None:
    gone = finished()
    seats = [SeatInfo(0, None, "Tin"), SeatInfo(1, BEN, "Ben")]
    page = await Composed(pings="end").result(Scene(replace(gone.table, seats=seats), gone.face, gone.words), PART)
    assert page.called == set()


@pytest.mark.parametrize("ending", [None, "agreed", "deserted", "left", "idle"])
def test_a_match_that_was_stopped_says_why(ending: Any) -> None:
    said = text_of(Composed().stopped(scene(status="stopped", notes=noted(ending=ending)), PART).view)
    assert SCENE.say(_ENDINGS[ending]) in said
    assert "• Ada docks." in said


@pytest.mark.parametrize(
    ("status", "has_match", "ending", "said"),
    [
        ("open", True, None, "lobby-started"),
        ("lobby", False, None, "lobby-moved"),
        ("stopped", False, None, "lobby-cancelled"),
        ("stopped", False, "idle", "lobby-struck"),
    ],
)
def test_a_lobby_of_the_past_says_what_became_of_it(status: str, has_match: bool, ending: Any, said: str) -> None:
    match = SCENE.table.match if has_match else None
    page = Composed().closed_lobby(scene(status=status, match=match, notes=noted(ending=ending)))
    assert SCENE.say(said) in text_of(page.view)


async def test_a_picture_that_may_not_be_sent_is_missed_in_words(caplog: pytest.LogCaptureFixture) -> None:
    """The log says so once, until pictures may be sent again."""
    composed = Composed(can_attach=False)
    context: Any = composed.context
    pages = [await composed.table(SCENE, PART, "Look out!") for _ in range(2)]
    why = SCENE.say("refused-no-permission", permission=SCENE.say("permission-attach-files"))
    for page in pages:
        assert (page.picture, page.previews, page.strip) == (None, (), None)
        assert f"Look out!\n{why}" in text_of(page.view)
    assert caplog.text.count("I may not attach files in channel 10") == 1
    context.can_attach = lambda _: True
    page = await composed.table(SCENE, PART, None)
    assert page.picture is not None
    assert why not in text_of(page.view)
    context.can_attach = lambda _: False
    await composed.table(SCENE, PART, None)
    assert caplog.text.count("I may not attach files in channel 10") == 2


async def test_a_picture_that_cannot_be_drawn_is_missed_by_the_number_of_its_error() -> None:
    composed = Composed()

    async def torn(_: Any) -> Picture:
        raise Unshown("0badcafe")

    composed.endings.picture = torn
    page = await composed.result(finished(), PART)
    assert (page.picture, composed._missing_because) == (None, SCENE.say("refused-unshown", error_id="0badcafe"))


async def test_the_strip_is_drawn_once_for_as_long_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    async def moment_picture(_: Any, moments: Any) -> Picture:
        drawn.append(moments)
        return DRAWN

    monkeypatch.setattr(module, "moment_picture", moment_picture)
    composed, one, other = Composed(), ("one",), ("other",)
    shown: list[Any] = [await composed._moments(SCENE, moments) for moments in ((), one, one, other, ())]  # type: ignore[arg-type]
    assert (shown, drawn) == ([None, DRAWN, DRAWN, DRAWN, None], [one, other])


def test_what_cannot_be_shown_as_it_should_says_so_plainly() -> None:
    """And calls whom it would have called."""
    composed, called = Composed(), frozenset({ADA.id})
    page = composed.plain(SCENE, PART, "0badcafe", called)
    assert page.called == called
    assert all(
        told in text_of(page.view) for told in (SCENE.say("refused-unshown", error_id="0badcafe"), "• Ada docks.")
    )
    halted = composed.halted(SCENE, called)
    assert (halted.called, SCENE.say("ui-still") in text_of(halted.view)) == (called, True)
    assert SCENE.say("lobby-struck-now", starter="Ada") in text_of(composed.struck(SCENE).view)


@pytest.mark.parametrize(("closing", "pictures"), [(None, 0), ("view", 1)])
async def test_what_stays_of_a_message_shows_the_end_of_a_chapter(
    closing: Any, pictures: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def board_picture(_: Any, *, view: Any) -> Picture:
        assert view == closing
        return DRAWN

    monkeypatch.setattr(module, "board_picture", board_picture)
    page: Page = await Composed().past(SCENE, "Turn 7", PART, closing)
    assert len(page.shown) == pictures
    assert all(told in text_of(page.view) for told in ("Turn 7", "Ben whistles."))


async def test_without_its_board_a_table_shows_no_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells what has just happened on it."""

    async def torn(_: Any) -> Picture:
        raise Unshown("0badcafe")

    async def moment_picture(*_: Any) -> Picture:
        return DRAWN

    monkeypatch.setattr(Composer._picture, "__defaults__", (torn,))
    monkeypatch.setattr(module, "moment_picture", moment_picture)
    moments: Any = ("one",)
    page = await Composed().table(SCENE, PART, "Look out!", moments)
    assert (page.strip, page.picture) == (None, None)
    assert f"Look out!\n{SCENE.say('refused-unshown', error_id='0badcafe')}" in text_of(page.view)
