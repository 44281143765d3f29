"""The socket between commands and a bot: who may use it, what is left of the dead, what does not answer."""

import asyncio
import socket
import stat
from pathlib import Path

import pytest

from bot.control import asking
from bot.control.asking import Unanswered, ask, running
from bot.control.messages import AskState, AskTurns, Done, Drain, Reply, Request, State, Turns
from bot.control.place import bound, clear, connected, sockets
from bot.control.serving import listening
from bot.store import StorageFailed

PATIENCE = 20.0  # seconds for what takes none
STATE = State(7, "1.0", "here", None, "all servers", "Discord", 3)


def left_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def answers(request: Request) -> Reply:
    match request:
        case AskState():
            return STATE
        case Drain():
            return Done("here")
        case AskTurns():
            raise StorageFailed("the disk is full")


async def test_who_asks_is_answered_and_only_the_owner_may_ask(tmp_path: Path) -> None:
    async with listening(tmp_path, answers):
        ((path, state),) = await asyncio.to_thread(running, tmp_path)
        assert state == STATE
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert await asyncio.to_thread(ask, path, Drain("Soon."), Done) == Done("here")
        with pytest.raises(Unanswered, match="The bot answers: the disk is full"):
            await asyncio.to_thread(ask, path, AskTurns(), Turns)
    assert left_in(tmp_path) == []
    assert running(tmp_path) == []


async def test_nonsense_is_answered_in_words_and_harms_nobody(tmp_path: Path) -> None:
    async with listening(tmp_path, answers):
        (path,) = sockets(tmp_path)
        for said in (b'{"type": "dance"}\n', b"\xff\n", b"\n", b"", b"x" * 100_000):
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(said)
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert b"another version" in answer or said in (b"", b"x" * 100_000)
            writer.close()
        assert len(await asyncio.to_thread(running, tmp_path)) == 1


async def test_what_the_dead_left_is_removed_and_the_living_stay(tmp_path: Path) -> None:
    left, dead = bound(tmp_path)
    left.close()
    assert running(tmp_path) == []
    async with listening(tmp_path, answers):
        assert not dead.exists()
        alive = sockets(tmp_path)
        clear(tmp_path)
        assert sockets(tmp_path) == alive


def test_one_that_is_busy_stays_and_hinders_nobody(tmp_path: Path) -> None:
    """As many wait there as may, so that it can be told neither alive nor dead."""
    busy, dead = tmp_path / "control-0", tmp_path / "control-1"
    with socket.socket(socket.AF_UNIX) as listens, socket.socket(socket.AF_UNIX) as gone:
        for one, path in ((listens, busy), (gone, dead)):
            one.bind(str(path))
        listens.listen(0)
        gone.close()
        with connected(busy, PATIENCE) as waiting:
            assert waiting.gettimeout() == PATIENCE
            clear(tmp_path)
        assert sockets(tmp_path) == [busy]


def test_one_that_does_not_answer_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "ANSWER_SECONDS", 0.05)
    silent, path = bound(tmp_path)
    with silent, pytest.raises(Unanswered, match=f"The bot at {path} does not answer"):
        running(tmp_path)


async def test_a_folder_far_down_has_a_socket_too(tmp_path: Path) -> None:
    deep = tmp_path / ("far-down-" * 12) / "data"
    deep.mkdir(parents=True)
    async with listening(deep, answers):
        assert len(await asyncio.to_thread(running, deep)) == 1


async def test_without_a_socket_the_bot_runs_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    async with listening(tmp_path, answers):
        assert f"{tmp_path} can hold no socket: Operation not supported" in caplog.text
    assert left_in(tmp_path) == []
