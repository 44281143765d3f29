"""What can be done at a table before, in and after a match, and why not: every command in every state."""

from collections.abc import Awaitable, Callable
from inspect import signature

import pytest

from bot.host import Commands, HostRefused, Reason, Table
from tests.host.harness import ADA, BEN, CLEO, MANAGER, NOBODY, Harness, refused
from tests.support.sampled import sampled

Command = Callable[[Commands, str], Awaitable[object]]
LOBBY_ONLY: tuple[Reason | None, Reason | None, Reason | None] = (None, "not-in-lobby", "not-in-lobby")
MATCH_ONLY: tuple[Reason | None, Reason | None, Reason | None] = ("not-open", None, "finished")

# In a lobby of Ada and Ben, in their match, and after it was stopped; None: it is done.
COMMANDS: dict[str, tuple[Command, tuple[Reason | None, Reason | None, Reason | None]]] = {
    "join": (lambda do, id_: do.join(id_, CLEO), LOBBY_ONLY),
    "leave the lobby": (lambda do, id_: do.leave_lobby(id_, BEN), LOBBY_ONLY),
    "add an automaton": (lambda do, id_: do.add_automaton(id_, ADA, "Clockwork"), LOBBY_ONLY),
    "remove one": (lambda do, id_: do.remove_automaton(id_, ADA), ("no-automaton", "not-in-lobby", "not-in-lobby")),
    "begin": (lambda do, id_: do.begin(id_, ADA), LOBBY_ONLY),
    "answer": (lambda do, id_: do.answer(id_, ADA.id, 1, ("a",)), MATCH_ONLY),
    "go away": (lambda do, id_: do.go_away(id_, BEN), MATCH_ONLY),
    "come back": (lambda do, id_: do.come_back(id_, BEN), ("not-open", "not-away", "finished")),
    "leave": (lambda do, id_: do.leave(id_, BEN), MATCH_ONLY),
    "leave the server": (lambda do, id_: do.left_server(id_, [BEN.id]), MATCH_ONLY),
    "stop": (lambda do, id_: do.stop(id_, ADA), (None, None, "finished")),
    "call off": (lambda do, id_: do.call_off(id_), (None, None, "finished")),
    "undo": (lambda do, id_: do.undo(id_, ADA), ("not-open", "nothing-to-undo", "finished")),
    "end": (lambda do, id_: do.end(id_, ADA), MATCH_ONLY),
    "swap": (lambda do, id_: do.swap(id_, ADA, None, CLEO), MATCH_ONLY),
    "agree": (lambda do, id_: do.agree(id_, BEN.id, 1), ("not-open", "settled", "finished")),
    "refuse": (lambda do, id_: do.refuse(id_, BEN.id, 1), ("not-open", "settled", "finished")),
    "snooze": (lambda do, id_: do.snooze(id_, ADA.id), MATCH_ONLY),
    "extend": (lambda do, id_: do.extend(id_, ADA, MANAGER), MATCH_ONLY),
    "seek": (lambda do, id_: do.seek(id_, ADA, NOBODY), LOBBY_ONLY),
    "arrange": (lambda do, id_: do.arrange(id_, ADA, None, (), NOBODY), LOBBY_ONLY),
    "bring": (lambda do, id_: do.bring(id_, ADA, []), ("no-characters", "not-in-lobby", "not-in-lobby")),
    "answer as read": (lambda do, id_: do.answer_as_read(id_, ADA.id, 1, lambda _: ("a",)), MATCH_ONLY),
    "order": (lambda do, id_: do.order(id_, ADA.id, 0, {"war": ("a",)}), ("not-open", "illegal", "finished")),
    "be shown": (lambda do, id_: do.set_message(id_, 7), (None, None, None)),
}


async def lobby(harness: Harness) -> Table:
    table = await harness.lobby()
    return await harness.commands.join(table.id, BEN)


async def stopped(harness: Harness) -> Table:
    return await harness.commands.stop((await harness.match()).id, ADA)


async def outcome(doing: Awaitable[object]) -> Reason | None:
    try:
        await doing
    except HostRefused as refusal:
        return refusal.reason
    return None


# How a table stands, and its column of the times.
STATES = [pytest.param(Harness.match, 1), pytest.param(lobby, 0), pytest.param(stopped, 2)]


@pytest.mark.parametrize(("state", "column"), sampled(STATES, 1))
async def test_each_command_has_its_time(
    harness: Harness, state: Callable[[Harness], Awaitable[Table]], column: int
) -> None:
    """And what is refused leaves every row as it was."""
    for name, (command, expected) in COMMANDS.items():
        table = await state(harness)
        before = kept(harness)
        assert (name, await outcome(command(harness.commands, table.id))) == (name, expected[column])
        assert (kept(harness) == before) == (expected[column] is not None), name
        if (await harness.queries.table(table.id)).is_live:
            await harness.commands.call_off(table.id)


def kept(harness: Harness) -> list[object]:
    tables = ("SELECT * FROM matches", "SELECT * FROM seats", "SELECT * FROM journal", "SELECT * FROM deadlines")
    return [harness.sql(select) for select in tables]


class Noted:
    """Remembers what was asked of it."""

    name = ""

    def __getattr__(self, name: str) -> Callable[..., None]:
        self.name = name
        return lambda *_, **__: None


def test_no_command_is_left_out() -> None:
    asked = set[str]()
    for command, _ in COMMANDS.values():
        command(noted := Noted(), "match")  # type: ignore[arg-type]
        asked.add(noted.name)
    named = {
        name for name, found in vars(Commands).items() if name[0] != "_" and "match" in signature(found).parameters
    }
    assert asked == named - {"meet", "set_film"}, "those do nothing where it is not their time"


async def test_a_match_that_nobody_knows_is_none(harness: Harness) -> None:
    for command, _ in COMMANDS.values():
        assert await refused(command(harness.commands, "unknown")) == "no-match"


async def test_once_the_host_is_closed_nothing_is_begun_but_where_it_is_shown_is_still_kept(
    harness: Harness,
) -> None:
    table = await harness.match()
    await harness.host.close()
    for name, (command, _) in COMMANDS.items():
        expected = None if name == "be shown" else "shutting-down"
        assert (name, await outcome(command(harness.commands, table.id))) == (name, expected)
    assert harness.sql("SELECT message FROM matches") == [(7,)]


async def test_what_is_refused_leaves_nothing_in_memory(harness: Harness) -> None:
    await harness.lobby()
    for _ in range(3):
        assert await refused(harness.lobby()) == "channel-busy"
        assert await refused(harness.commands.join("nowhere", BEN)) == "no-match"
    assert harness.host.in_memory == 1
