"""The tables of a round: who sits there and in which order, who is called, when it is due, and what is taken up."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.host import HostRefused, Person
from bot.ui.actions.league.model import League, Round, Seating
from bot.ui.actions.league.opening import MANAGER, Opening, with_table
from bot.ui.actions.league.running import Running
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import Digest, Pings, Quiet, Wishes
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.league.made import NOON, league

HOUR = timedelta(hours=1)


def of(*tables: Seating, people: int = 4, forgotten: tuple[int, ...] = ()) -> League:
    made = league(Round(at=NOON, tables=tables), people=people)
    entries = (replace(one, person=Person(0, "Guest")) if one.number in forgotten else one for one in made.entries)
    return replace(made, entries=tuple(entries), game="harbour")


class Opened(Opening):
    """A host in which nothing stands in a thread yet, or `found` does."""

    def __init__(self, made: League, found: Any = None, *, is_last: bool = False) -> None:
        self.made, self.done = made, list[Any]()
        self.wishes: dict[int, Wishes] = {}
        self.pings: Pings = "every"
        self.rang: list[int] = []
        none, last = (None, found) if is_last else (found, None)
        queries = SimpleNamespace(table_in=self._gives(none), last_in=self._gives(last))
        commands = {name: self._does(name) for name in ("open_lobby", "join", "add_automaton", "begin")}
        self.context: Any = SimpleNamespace(
            host=SimpleNamespace(
                now=NOON,
                queries=queries,
                commands=SimpleNamespace(**commands),
                games={"harbour": HarbourFace.game},
                vacations=dict,
            ),
            wishes=SimpleNamespace(of=lambda person: self.wishes.get(person, Wishes())),
            settings=SimpleNamespace(of=lambda _: ServerSettings(pings=self.pings)),
            rings=SimpleNamespace(rang=lambda person, *_: self.rang.append(person)),
        )
        self.book: Any = SimpleNamespace(change=self._change)

    def _gives(self, found: Any) -> Any:
        async def give(_: int) -> Any:
            return found

        return give

    def _does(self, name: str) -> Any:
        async def do(*given: Any, **how: Any) -> Any:
            self.done.append((name, *given, how) if how else (name, *given))
            return SimpleNamespace(id="match", starter=Person(1, "P1"), status="lobby", seats=[1])

        return do

    async def _change(self, _: str, how: Any) -> League:
        self.made = how(self.made)
        return self.made

    @property
    def did(self) -> list[str]:
        return [one[0] for one in self.done]


SEATED = Seating(entries=(3, 1, 2))


async def test_a_table_is_laid_out_everybody_sits_down_by_seat_and_it_begins() -> None:
    opened = Opened(of(SEATED, forgotten=(2,)))
    await opened._laid(opened.made, SEATED, 77)
    lobby, joined, automaton, begun = opened.done
    assert (lobby[0], lobby[1], lobby[2]["channel"], lobby[2]["guild"]) == ("open_lobby", "harbour", 77, 1)
    assert (lobby[2]["starter"], lobby[2]["pace"], lobby[2]["server"]) == (Person(3, "P3"), "none", MANAGER)
    assert joined == ("join", "match", Person(1, "P1"), {"is_first": True})
    assert automaton[:4] == ("add_automaton", "match", Person(1, "P1"), "Guest")
    assert (begun[0], begun[-1]) == ("begin", {1, 3})
    assert sorted(opened.rang) == [1, 3]


@pytest.mark.parametrize("is_last", [False, True])
async def test_what_stands_in_its_thread_is_taken_up_where_it_was_left(is_last: bool) -> None:
    lobby = SimpleNamespace(id="match", starter=Person(3, "P3"), status="lobby", seats=[1, 2])
    opened = Opened(of(SEATED), lobby, is_last=is_last)
    await opened._laid(opened.made, SEATED, 77)
    assert opened.did == ["join", "begin"]
    opened = Opened(of(SEATED), SimpleNamespace(id="match", status="open"), is_last=is_last)
    assert (await opened._laid(opened.made, SEATED, 77)).id == "match"
    assert opened.did == [], "it has begun"


@pytest.mark.parametrize(
    ("forgotten", "entries"), [((), (3, 1, 2)), ((3,), (1, 2, 3)), ((3, 1), (2, 3, 1)), ((2,), (3, 1, 2))]
)
async def test_who_was_forgotten_sits_last(forgotten: tuple[int, ...], entries: tuple[int, ...]) -> None:
    opened = Opened(of(Seating(entries=(4,)), SEATED, forgotten=forgotten))
    found = await opened._present_first(opened.made, 0, 1)
    assert [table.entries for table in found.rounds[0].tables] == [(4,), entries]


async def test_of_all_who_were_forgotten_nobody_can_open_a_table() -> None:
    opened = Opened(of(SEATED, forgotten=(1, 2, 3)))
    with pytest.raises(HostRefused, match="too-few-seats"):
        await opened._present_first(opened.made, 0, 0)
    begun = of(replace(SEATED, thread=7), forgotten=(3,))
    assert await opened._present_first(begun, 0, 0) == begun, "where it has a thread it stays as it is"


DIGEST = Digest("08:00", "UTC", NOON)


@pytest.mark.parametrize(
    ("wishes", "pings", "pace", "is_called"),
    [
        (Wishes(), "every", "none", True),
        (Wishes(), "waited", "none", False),
        (Wishes(pings="every"), "never", "none", True),
        (Wishes(pings="never"), "every", "none", False),
        (Wishes(has_letters=True), "every", "none", False),
        (Wishes(quiet=Quiet("11:00", "13:00")), "every", "none", False),
        (Wishes(quiet=Quiet("13:00", "14:00")), "every", "none", True),
        (Wishes(vacation=NOON + HOUR), "every", "none", False),
        (Wishes(vacation=NOON), "every", "none", True),
        (Wishes(digest=DIGEST), "every", "live", True),
        (Wishes(digest=DIGEST), "every", "correspondence", False),
        (Wishes(digest=DIGEST, closed="said"), "every", "correspondence", True),
    ],
)
def test_who_is_called_in_the_channel_as_they_wish(wishes: Wishes, pings: Pings, pace: str, is_called: bool) -> None:
    opened = Opened(of(SEATED))
    opened.wishes, opened.pings = {1: wishes, 0: wishes}, pings
    assert opened._is_called(replace(opened.made, pace=pace), Person(1, "P1")) is is_called
    assert not opened._is_called(opened.made, Person(0, "Guest"))


def test_one_table_changes_and_no_other() -> None:
    rounds = [Round(at=NOON, tables=(Seating(entries=(n,)), Seating(entries=(n, 9)))) for n in (1, 2)]
    then = with_table(league(*rounds, people=2), 1, 0, thread=7)
    assert [table.thread for _, _, table in then.tables()] == [None, None, 7, None]
    assert [table.entries for _, _, table in then.tables()] == [(1,), (1, 9), (2,), (2, 9)]


OVER, ON = Seating(entries=(1, 2), points=(100, 0)), Seating(entries=(3, 4))


@pytest.mark.parametrize(
    ("hours", "number", "before", "at", "is_due"),
    [
        (24, 0, ON, NOON, True),
        (24, 0, ON, NOON + HOUR, False),
        (24, 1, ON, NOON, True),
        (24, 1, OVER, NOON + HOUR, False),
        (0, 0, ON, NOON, True),
        (0, 1, ON, NOON, False),
        (0, 1, OVER, NOON + HOUR, True),
    ],
)
def test_a_round_is_due_by_the_clock_or_once_the_one_before_is_over(
    hours: int, number: int, before: Seating, at: Any, is_due: bool
) -> None:
    rounds = [Round(at=NOON, tables=(before,)), Round(at=NOON, tables=(ON,))]
    rounds[number] = replace(rounds[number], at=at)
    made = Running.__new__(Running)
    made.context = SimpleNamespace(host=SimpleNamespace(now=NOON))  # type: ignore[assignment]
    assert made._is_due(replace(league(*rounds, people=4), hours=hours), number) is is_due


class Shown(Running):
    """A channel that takes the message of a league, or not."""

    def __init__(self, made: League, error: Exception | None = None, lost: Exception | None = None) -> None:
        self.made, self.error, self.lost = made, error, lost
        self._stale = {"abc"}
        self.did: list[Any] = []
        words = Catalogue().words()
        place = SimpleNamespace(send=self._send, get_partial_message=self._message)
        client = SimpleNamespace(get_guild=lambda _: None, get_partial_messageable=lambda *_, **__: place)
        self.context: Any = SimpleNamespace(
            client=client, public_words=lambda *_: words, faces={"harbour": HarbourFace()}
        )
        self.book: Any = SimpleNamespace(change=self._change)

    async def _send(self, **_: Any) -> Any:
        self.did.append("sent")
        if self.error is not None:
            raise self.error
        return SimpleNamespace(id=8)

    def _message(self, message: int) -> Any:
        async def edit(**_: Any) -> None:
            self.did.append(("edited", message))
            if self.lost is not None:
                raise self.lost

        return SimpleNamespace(edit=edit)

    async def _change(self, _: str, how: Any) -> None:
        self.did.append(("kept", how(self.made).message))

    async def renewed(self) -> list[Any]:
        await self.renew(self.made)
        return self.did


LOST: Any = SimpleNamespace(status=404, reason="Not Found")
GONE = discord.NotFound(LOST, "gone")


async def test_its_message_is_edited_or_where_it_is_gone_sent_again() -> None:
    first, again = of(SEATED), replace(of(SEATED), message=7)
    assert await Shown(first).renewed() == ["sent", ("kept", 8)]
    assert await Shown(again).renewed() == [("edited", 7)]
    assert await Shown(again, lost=GONE).renewed() == [("edited", 7), "sent", ("kept", 8)]


@pytest.mark.parametrize("error", [TimeoutError(), GONE])
async def test_what_discord_does_not_take_is_tried_again_later(error: Exception) -> None:
    shown = Shown(of(SEATED), error)
    assert await shown.renewed() == ["sent"]
    assert shown._stale == {"abc"}
    shown.error = None
    await shown.renewed()
    assert shown._stale == set()
