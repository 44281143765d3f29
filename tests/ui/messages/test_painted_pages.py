"""A message of its own or an edit: what becomes of the one before, who is called, and what is kept of it."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Event
from bot.host import Change, HostRefused, Table
from bot.host.model.table_notes import TableNotes
from bot.ui.messages.calls import Calls, Plan
from bot.ui.messages.page import Page
from bot.ui.messages.painter import Painter
from bot.ui.messages.posted import PostedMessage
from bot.ui.shared.holds import Holds
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import Wishes
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, HarbourOptions, Whistled
from tests.ui.scenes import ADA, BEN, scene_of

LONG = timedelta(minutes=10)
SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
FIRST = 7
ALL = frozenset({ADA.id, BEN.id})


class Pages:
    """Each page is its name, and whom it calls."""

    def __init__(self) -> None:
        self.headlines: list[str] = []

    async def table(self, _: Any, part: Any, notice: str, moments: Any, called: frozenset[int]) -> Page:
        return Page(["table", *part.lines, notice, *moments], called=called)  # type: ignore[arg-type]

    async def result(self, _: Any, part: Any) -> Page:
        return Page(["result", *part.lines], called=ALL)  # type: ignore[arg-type]

    async def past(self, _: Any, head: str, part: Any, chapter: Any) -> Page:
        self.headlines.append(head)
        return Page(["past", *part.kept, chapter])  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> Any:
        return lambda *_: Page([name])  # type: ignore[arg-type]


class Board:
    """Where messages stand: takes edits or not, and says what was done, by the first word of each page."""

    def __init__(self, message: int | None = FIRST) -> None:
        self.message = message
        self.edited: list[list[Any]] = []
        self.posted: list[tuple[list[Any], frozenset[int], bool]] = []
        self.put: dict[int, list[Any]] = {}
        self.ways = self.tidied = 0
        self.takes_edits, self.is_refused = True, False
        self.fails: Exception | None = None

    async def edit(self, page: Any, *, has_news: bool) -> bool:
        del has_news
        if self.takes_edits:
            self.edited.append(page.view)
        return self.takes_edits

    async def post(self, page: Any, *, in_place: bool = False) -> int | None:
        if self.fails is not None:
            raise self.fails
        self.posted.append((page.view, page.called, in_place))
        before, self.message = self.message, (self.message or 0) + 1
        return before

    def gives_way(self) -> None:
        self.ways += 1

    def put_away(self, message: int, page: Any) -> None:
        self.put[message] = page.view

    async def tidy(self) -> None:
        self.tidied += 1


class Planned(Calls):
    """Calls whom the test says."""

    next: Plan = Plan()

    def plan(self, *_: Any) -> Plan:
        return self.next


class Painted:
    """A painter whose messages stand on a board."""

    def __init__(self, message: int | None = FIRST, **table: Any) -> None:
        self.table: Table = replace(SCENE.table, message=message, **table)
        self.closing: Any = None
        self.hold = 0.0
        self.kept: list[tuple[Any, ...]] = []
        self.due: list[datetime | None] = []
        self.lettered: frozenset[int] = frozenset()
        self.asked_letters: list[frozenset[int]] = []
        self.refuses = False
        self.painter = self._painter()
        self.board = Board(message)
        made: Any = self.painter
        made.poster, made.composer = self.board, Pages()
        made.letters = SimpleNamespace(reached=self._reached)
        self.calling = self.painter.calls = Planned(made.context.wishes, made.context.rings)

    def _painter(self) -> Painter:
        host = SimpleNamespace(
            now=NOW, call_at=lambda _, at: self.due.append(at), commands=SimpleNamespace(set_message=self._keep)
        )
        rings = SimpleNamespace(
            rang=lambda *_: None,
            note_asked=lambda *_: None,
            note_acted=lambda *_: None,
            waiting_elsewhere=lambda *_: [],
        )
        holds: Any = Holds({}, is_on=False)
        holds.before_next = lambda *_: self.hold
        context: Any = SimpleNamespace(
            channel=lambda _: None,
            public=self._scene,
            clicked=None,
            wishes=SimpleNamespace(of=lambda _: Wishes()),
            rings=rings,
            holds=holds,
            host=host,
            settings=SimpleNamespace(of=lambda _: ServerSettings()),
        )
        return Painter(context, self.table)

    def _scene(self, table: Table) -> Any:
        scene: Any = Scene(table, SCENE.face, SCENE.words)
        scene.closing = lambda: self.closing
        return scene

    async def _keep(self, *what: Any) -> None:
        if self.refuses:
            raise HostRefused("storage")
        self.kept.append(what[1:])

    async def _reached(self, _: Table, __: str, people: frozenset[int]) -> frozenset[int]:
        self.asked_letters.append(people)
        return self.lettered & people

    def happens(self, *events: Event, kind: Any = "answered") -> None:
        self.painter.note(Change(kind=kind, table=self.table, events=events))

    async def paint(self, **how: Any) -> Board:
        self.seconds = await self.painter.paint(self.table, **how)
        return self.board

    def calls(self, *people: int, numbers: dict[int, int] | None = None, at: datetime | None = None) -> None:
        self.calling.next = Plan(frozenset(people), numbers or {}, () if at is None else (at,))


async def test_a_move_that_calls_nobody_is_an_edit() -> None:
    painted = Painted()
    painted.happens(Whistled(actor=1))
    board = await painted.paint()
    [page] = board.edited
    assert (page[0], len(page), board.posted, board.ways, board.tidied) == ("table", 3, [], 0, 1)
    assert painted.kept == [], "the host knows that message"


async def test_who_is_called_is_called_by_a_message_of_its_own_and_the_one_before_becomes_the_past() -> None:
    painted = Painted()
    painted.calls(ADA.id, numbers={1: 1})
    board = await painted.paint()
    [(page, called, in_place)] = board.posted
    assert (page[0], set(called), in_place, board.ways) == ("table", {ADA.id}, False, 1)
    assert board.put[FIRST][0] == "past"
    assert painted.kept == [(FIRST + 1, {1: 1}, None)]
    assert painted.painter.calls.called == {1: 1}


async def test_each_message_keeps_the_headline_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    painted = Painted()
    for turn, people in ((1, ()), (2, (ADA.id,)), (3, (ADA.id,))):
        monkeypatch.setattr("bot.ui.messages.painter.headline", lambda _, turn=turn: f"Turn {turn}")
        painted.calls(*people)
        await painted.paint()
    pages: Any = painted.painter.composer
    assert pages.headlines == ["Turn 1", "Turn 2"]


async def test_lines_stay_with_their_message() -> None:
    painted = Painted()
    painted.happens(Whistled(actor=1))
    await painted.paint()
    painted.calls(ADA.id)
    board = await painted.paint()
    assert [page[1] for page in (board.edited[0], board.posted[0][0])] == ["Ben whistles."] * 2
    painted.happens(Docked(actor=0))
    board = await painted.paint()
    assert "Ben whistles." not in board.posted[1][0]
    assert "Ben whistles." in board.put[FIRST + 1]


async def test_where_an_edit_is_not_taken_a_message_takes_its_place_and_calls_nobody_by_it() -> None:
    for is_refused in (True, False):
        painted = Painted()
        painted.board.takes_edits, painted.board.is_refused = False, is_refused
        board = await painted.paint()
        assert [(page[0], in_place) for page, _, in_place in board.posted] == [("table", is_refused)]


async def test_where_there_is_no_message_one_is_posted_and_none_put_away() -> None:
    painted = Painted(None)
    board = await painted.paint()
    assert ([page[0] for page, *_ in board.posted], board.put) == (["table"], {})
    assert painted.kept == [(1, {}, None)]


async def test_a_lobbys_message_says_what_became_of_it() -> None:
    painted = Painted(status="lobby", match=None)
    painted.table = replace(SCENE.table, message=FIRST)
    board = await painted.paint()
    assert ([page[0] for page, *_ in board.posted], board.put) == (["table"], {FIRST: ["closed_lobby"]})
    painted.calls(ADA.id)
    assert (await painted.paint()).put[FIRST + 1][0] == "past"


async def test_a_message_that_did_not_arrive_is_due_still() -> None:
    painted = Painted()
    painted.calls(ADA.id, numbers={1: 1})
    painted.board.fails = TimeoutError()
    with pytest.raises(TimeoutError):
        await painted.paint()
    assert (painted.kept, painted.painter.calls.called, painted.painter.story.is_fresh) == ([], {}, True)
    painted.board.fails = None
    painted.calling.next = Plan()
    assert len((await painted.paint()).posted) == 1


async def test_whoever_got_a_letter_is_not_called_here_and_gets_none_twice() -> None:
    painted = Painted()
    painted.calls(ADA.id, BEN.id)
    painted.lettered = frozenset({ADA.id})
    painted.board.fails = TimeoutError()
    with pytest.raises(TimeoutError):
        await painted.paint()
    painted.board.fails = None
    board = await painted.paint()
    assert painted.asked_letters == [ALL, {BEN.id}]
    assert board.posted[0][1] == {BEN.id}
    await painted.paint()
    assert painted.asked_letters[2] == ALL, "of the next call they get another"


async def test_what_the_host_could_not_keep_is_kept_next_time() -> None:
    painted = Painted()
    painted.calls(ADA.id, numbers={1: 1})
    painted.refuses = True
    await painted.paint()
    painted.refuses, painted.calling.next = False, Plan()
    await painted.paint()
    await painted.paint()
    assert painted.kept == [(FIRST + 1, {1: 1}, None)]


@pytest.mark.parametrize(("later", "is_kept"), [(LONG, False), (LONG + timedelta(seconds=1), True)])
async def test_a_call_long_after_this_is_kept_by_the_host(later: timedelta, is_kept: bool) -> None:
    painted = Painted()
    painted.calls(at=NOW + later)
    await painted.paint()
    assert painted.due == [NOW + later]
    assert painted.kept == ([(FIRST, {}, NOW + later)] if is_kept else [])
    painted.table = replace(painted.table, call_at=NOW + later if is_kept else None)
    await painted.paint()
    assert len(painted.kept) == int(is_kept), "the host has it"


async def test_the_end_of_a_chapter_is_held_on_screen_and_is_a_page_already() -> None:
    painted = Painted()
    await painted.paint()
    painted.closing, painted.hold = "the end of it", 2.0
    painted.happens(Whistled(actor=1))
    board = await painted.paint()
    assert (painted.seconds, board.edited[-1]) == (2.0, ["past", "the end of it"])
    board = await painted.paint()
    assert (painted.seconds, len(board.posted), board.put) == (0.0, 1, {})
    assert "Ben whistles." in board.posted[0][0], "what came after the chapter opens the next message"
    await painted.paint()
    assert len(board.posted) == 1, "that chapter has its page"


@pytest.mark.parametrize("what", ["no hold", "no message", "not taken"])
async def test_where_nothing_can_be_held_the_end_of_a_chapter_is_the_page_before(what: str) -> None:
    painted = Painted(None if what == "no message" else FIRST)
    if what != "no message":
        await painted.paint()
    painted.closing, painted.hold = "the end of it", 0.0 if what == "no hold" else 2.0
    painted.board.takes_edits = what != "not taken"
    board = await painted.paint()
    assert (painted.seconds, len(board.posted)) == (0.0, 1)
    assert [page[-1] for page in board.put.values()] == ([] if what == "no message" else ["the end of it"])


async def test_a_result_is_a_message_of_its_own_once() -> None:
    painted = Painted(status="finished")
    painted.happens(kind="finished")
    board = await painted.paint()
    assert ([page[0] for page, *_ in board.posted], board.ways) == (["result"], 1)
    await painted.paint()
    assert ([page[0] for page in board.edited], board.ways) == (["result"], 1)


async def test_a_result_follows_the_end_of_its_last_chapter_as_a_message_of_its_own() -> None:
    painted = Painted(status="finished")
    painted.closing, painted.hold = "the end of it", 2.0
    painted.happens(kind="finished")
    await painted.paint()
    board = await painted.paint()
    assert [page[0] for page, *_ in board.posted] == ["result"]


@pytest.mark.parametrize(
    ("ending", "has_news", "message", "put", "posted"),
    [
        ("idle", True, FIRST, {FIRST: ["closed_lobby"]}, [["struck"]]),
        ("idle", False, FIRST, {FIRST: ["closed_lobby"]}, []),
        (None, True, FIRST, {FIRST: ["closed_lobby"]}, []),
        (None, True, None, {}, []),
    ],
)
async def test_a_lobby_that_came_to_nothing_is_closed_in_its_place(
    ending: Any, has_news: bool, message: int | None, put: dict[int, Any], posted: list[Any]
) -> None:
    """One that nobody came to says so below, where people look."""
    painted = Painted(message, status="lobby", match=None)
    painted.table = replace(painted.table, status="stopped", notes=TableNotes(ending=ending))
    painted.painter.has_news = has_news
    board = await painted.paint()
    assert (board.put, [page for page, *_ in board.posted]) == (put, posted)
    assert (board.edited, painted.painter.has_news) == ([], False)


async def test_where_it_could_not_be_shown_plain_words_call_those_who_are_due() -> None:
    painted = Painted()
    painted.calls(ADA.id, numbers={1: 1})
    board = await painted.paint(error_id="e1")
    assert [page[0] for page, *_ in board.posted] == ["plain"]
    assert painted.kept == [(FIRST + 1, {1: 1}, None)]


def about(message: int, *ids: str) -> PostedMessage:
    return PostedMessage(message, ("### Harbour\nTurn 1", f"• Line {message}.", f"<@{BEN.id}> may whistle."), ids)


HAND = f"c1:{SCENE.table.id}::hand"


@pytest.mark.parametrize(
    ("found", "newest", "past"),
    [
        ((about(5, HAND), about(FIRST, HAND), about(8, HAND)), 8, [5, FIRST]),
        ((about(5, HAND), about(FIRST, HAND), about(8)), FIRST, [5]),
        ((about(5, HAND),), None, [5]),
        ((), None, []),
    ],
)
async def test_after_a_restart_the_newest_message_about_a_match_shows_it_and_older_ones_are_its_past(
    found: tuple[PostedMessage, ...], newest: int | None, past: list[int]
) -> None:
    """One that is older than the one the host knows shows it no more."""
    painted, adopted = Painted(), list[int | None]()
    board: Any = painted.board
    board.adopt = lambda one: adopted.append(one and one.id)
    painted.painter.resume(painted.table, list(found))
    assert (adopted, [*board.put]) == ([newest], past)
    assert painted.painter.story.is_fresh is (newest is None)
