"""One film of a match is posted in its channel, once; whoever asks again is shown where it is."""

import asyncio
import logging
import re
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.host import HostRefused, Table
from bot.host.runtime.commands import Commands
from bot.local.protocol import component_types as ct
from bot.local.protocol.limits import TOKEN_LIFE_S
from bot.local.server import LocalTable
from bot.process.worker import Worker
from bot.ui.messages.film import Films
from bot.ui.shared.in_flight import CLOSING_SECONDS
from bot.ui.wire.reply import Reply
from tests.client.descriptions import described
from tests.client.person import Person
from tests.support.unhurried import UnhurriedClock
from tests.ui.actions.test_watching import begun, played
from tests.ui.alone import game_alone, opened, opened_at, opened_with_bot
from tests.ui.arena.bad_films import Broken, Dying, Endless, Greedy
from tests.ui.arena.face import ArenaFace
from tests.ui.arena.game import GAME

LONG = pytest.mark.long
Json = dict[str, Any]
FILM = "Arena: the film"
POSTED = re.compile(r"The film of this match is here: https://discord\.com/channels/\d+/\d+/(\d+)")


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened(tmp_path) as ada:
        yield ada


def films(ada: Person) -> list[Json]:
    return [message for message in ada.messages() if FILM in described(message)]


def gallery(message: Json) -> Json:
    (item,) = [item for part in ct.walk(message["components"]) for item in part.get("items", [])]
    return dict(item)


async def shared(ada: Person, result: Json) -> Json:
    """The film, once Ada is told where it is: until then the match does not know of it."""
    await ada.click(result, "Share")
    film = await ada.sees(FILM)
    await ada.sees("The film of this match is here")
    return film


async def test_the_film_is_posted_for_all_and_is_what_it_says(ada: Person) -> None:
    film = await shared(ada, await played(ada))
    assert not film["flags"] & 64
    shown = gallery(film)
    assert shown["description"].startswith("A film of 5 pictures. Ada wins. The last of them: The arena.")
    async with aiohttp.ClientSession() as session, session.get(shown["media"]["url"]) as response:
        assert response.content_type == "image/webp"
        data = await response.read()
    with Image.open(BytesIO(data)) as picture:
        assert getattr(picture, "n_frames", 1) > 1
        assert picture.width == 800


async def test_whoever_asks_again_is_shown_where_it_is(ada: Person) -> None:
    result = await played(ada)
    film = await shared(ada, result)
    await ada.click(result, "Share")
    told = await ada.waits_for(lambda: [m for m in ada.messages() if POSTED.search(described(m))][1:], "the link again")
    found = POSTED.search(described(told[0]))
    assert found is not None
    assert found[1] == film["id"]
    assert len(films(ada)) == 1


@pytest.mark.parametrize(
    ("face", "told", "is_error"),
    [
        pytest.param(Broken(), "I could not draw that", True, id="broken"),  # the log says all it takes to see it again
        pytest.param(Dying(), "The film broke off", False, id="dying", marks=pytest.mark.long),
        pytest.param(Greedy(), "more memory than I may use", False, id="greedy", marks=pytest.mark.long),
    ],
)
async def test_a_film_that_cannot_be_made_is_refused_with_a_sentence_and_may_be_asked_for_again(
    face: ArenaFace,
    told: str,
    is_error: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as (ada, bot):
        result, usual = await played(ada), bot.context.faces["arena"]
        bot.context.faces["arena"] = face
        await ada.click(result, "Share")
        await ada.sees(told)
        assert any(record.levelno >= logging.ERROR for record in caplog.records) is is_error
        assert ("answers" in caplog.text) is is_error
        bot.context.faces["arena"] = usual
        await shared(ada, result)


@pytest.mark.long
async def test_one_that_was_deleted_is_made_anew_and_a_restart_forgets_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as (ada, bot):
        result = await played(ada)
        film = await shared(ada, result)
        match = re.search(r"c1:([\w-]+):", str(result))
        assert match is not None
        store = bot.host.store
        kept = await store.history(match[1])
        assert kept is not None
        assert kept.head.notes == {"film": int(film["id"])}
        channel = bot.get_partial_messageable(int(film["channel_id"]))
        await channel.get_partial_message(int(film["id"])).delete()
        await ada.waits_for(lambda: not films(ada), "the film to go")
        assert (await shared(ada, result))["id"] != film["id"]


@pytest.mark.parametrize("command", ["manage purge", "gm forget me"])
async def test_where_the_match_is_forgotten_its_film_goes(ada: Person, command: str) -> None:
    await shared(ada, await played(ada))
    await ada.slash(command, sure=True)
    await ada.waits_for(lambda: not films(ada), "the film to go")


@pytest.mark.parametrize(
    ("command", "told", "owner"),
    [
        pytest.param("manage purge", "There is no match", "films", id="purge, while it is made"),
        pytest.param("gm forget me", "The film broke off", "noted", id="forget me, before it is noted"),
        pytest.param("gm forget me", "The film broke off", "films", id="forget me, while it is made", marks=LONG),
        pytest.param("manage purge", "There is no match", "noted", id="purge, before it is noted", marks=LONG),
    ],
)
@pytest.mark.long
async def test_where_the_match_is_forgotten_meanwhile_no_film_stays(
    command: str, told: str, owner: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It shows the names as they were, and who deletes what has been shared does not know of it yet."""
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    begun_there, may_go_on = asyncio.Event(), asyncio.Event()
    where, name = {"films": (Films, "of"), "noted": (Commands, "set_film")}[owner]
    usual = getattr(where, name)

    async def held(*given: Any) -> Any:
        made = await usual(*given) if owner == "films" else None
        begun_there.set()
        await may_go_on.wait()
        return made if owner == "films" else await usual(*given)

    async with opened_with_bot(tmp_path) as (ada, _):
        result = await played(ada)
        monkeypatch.setattr(where, name, held)
        await ada.click(result, "Share")
        await begun_there.wait()
        await ada.slash(command, sure=True)
        await ada.sees("Done")
        may_go_on.set()
        await ada.sees(told)
        assert not films(ada)


@pytest.mark.long
async def test_who_shares_as_the_bot_closes_is_told_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However long the film still takes: its process is ended."""
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as (ada, bot):
        result = await played(ada)
        bot.context.faces["arena"] = Endless()
        started = watch_start(bot.router.sharing.films.worker, monkeypatch)
        sharing = asyncio.create_task(ada.click(result, "Share"))
        process, loop = await started, asyncio.get_running_loop()
        began = loop.time()
        await bot.close()
        assert loop.time() - began < CLOSING_SECONDS
        await ada.sees("I am being restarted")
        assert process.returncode is not None
        await asyncio.gather(sharing, return_exceptions=True)


def watch_start(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> asyncio.Future[Process]:
    """The process, once there is one."""
    started, start = asyncio.get_running_loop().create_future(), worker._started

    async def starts() -> Process:
        process = await start()
        started.set_result(process)
        return process

    monkeypatch.setattr(worker, "_started", starts)
    return started


@pytest.mark.long
async def test_a_film_that_takes_longer_than_one_may_answer_is_posted_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord takes no answer after 15 minutes, so nobody is told where it is."""
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with LocalTable(clock=UnhurriedClock()) as local, opened_at(local, tmp_path) as (ada, bot):
        result, shares = await played(ada), bot.router.sharing.share

        async def share(reply: Reply, table: Table) -> None:
            await reply._acknowledge(ephemeral=True, thinking=True)
            now = local.table.clock.now
            monkeypatch.setattr(local.table.clock, "now", lambda: now() + TOKEN_LIFE_S)
            await shares(reply, table)

        monkeypatch.setattr(bot.router.sharing, "share", share)
        await ada.click(result, "Share")
        await ada.sees(FILM)
        while bot.context.in_flight.is_busy:
            await bot.context.in_flight.wait_briefly()
    ours = [record for record in caplog.records if record.name.startswith("bot.ui")]
    (line,) = [record for record in ours if record.levelno >= logging.WARNING]
    assert line.levelno == logging.WARNING
    assert "could not be answered" in line.getMessage()
    assert line.exc_info is None


@pytest.mark.long
async def test_where_the_operator_wants_gifs_it_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path, film="gif") as (ada, _):
        assert gallery(await shared(ada, await played(ada)))["media"]["content_type"] == "image/gif"


async def test_nothing_of_a_match_that_is_on_is_shared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No button offers it; one that is forged is refused."""
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as (ada, bot):
        await begun(ada)
        (table,) = await bot.host.queries.open_tables()
        with pytest.raises(HostRefused, match="unfinished"):
            await bot.context.reels.of(table, bot.context.faces["arena"])
