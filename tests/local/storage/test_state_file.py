"""The world outlives its server, even one that is killed."""

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.local.bots.feature_bot import FeatureBot, png
from tests.local.conftest import running


@contextlib.asynccontextmanager
async def playing(state: Path) -> AsyncIterator[Person]:
    """Ada at a table with a state file and a bot."""
    async with (
        LocalTable(state=state) as local,
        running(FeatureBot(), local.base_url),
        await Person.sit(local.base_url, "Ada") as ada,
    ):
        yield ada


async def test_a_restart_finds_the_same_world_and_its_buttons_still_work(tmp_path: Path) -> None:
    state = tmp_path / "world.json"
    async with LocalTable(state=state) as local, await Person.sit(local.base_url, "Ada") as ada:
        async with running(FeatureBot(), local.base_url):
            await ada.slash("game new")
            await ada.slash("game buttons")
            await ada.click("Quiet")
            await ada.act(kind="add_person", name="Dora")
        before = ada.messages()
    async with LocalTable(state=state) as local, await Person.sit(local.base_url, "Ada") as ada:
        after = ada.messages()
        assert [m["id"] for m in after] == [m["id"] for m in before]
        assert "Dora" in ada.sight.people_ids
        url = after[0]["attachments"][0]["url"]
        assert url.startswith(local.base_url)
        assert after[0]["components"][0]["components"][1]["items"][0]["media"]["url"] == url
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            assert await response.read() == png(30, 20)
        async with running(FeatureBot(), local.base_url):
            reply = await ada.click("Later")
            assert reply.message
            await ada.sees("edited later")
            newest = (await ada.slash("game buttons")).message
        assert newest
        assert int(newest["id"]) > int(after[-1]["id"])


async def test_people_and_bot_stay_seated_over_a_restart_of_the_table(tmp_path: Path) -> None:
    state = tmp_path / "deep" / "world.json"
    first = LocalTable(state=state)
    await first.start()
    port = first.guard.port
    async with running(FeatureBot(), first.base_url), await Person.sit(first.base_url, "Ada") as ada:
        await ada.slash("game buttons")
        await first.stop()
        await ada.waits_for(lambda: not ada.sight.is_current, "the table to close")
        async with LocalTable(state=state, port=port):
            await ada.waits_for(lambda: ada.sight.is_bot_online, "the bot to come back")
            await ada.click("Later")
            await ada.sees("edited later")
            assert state.stat().st_mode & 0o077 == 0


async def test_nobody_sees_anothers_ephemeral_messages_after_a_restart(tmp_path: Path) -> None:
    state = tmp_path / "world.json"
    async with playing(state) as ada:
        await ada.slash("game think", ephemeral=True)
        await ada.sees("thought")
    async with LocalTable(state=state) as local, await Person.sit(local.base_url, "Ben") as ben:
        assert ben.messages() == []


async def test_kill_minus_nine_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    state = tmp_path / "world.json"
    url, process = await _table(state)
    async with await Person.sit(url, "Ben") as ben:
        await ben.say("remember me")
        await _saved(state, "remember me")
    process.send_signal(signal.SIGKILL)
    await process.wait()
    url, process = await _table(state)
    try:
        async with await Person.sit(url, "Ben") as ben:
            assert [m["content"] for m in ben.messages()] == ["remember me"]
    finally:
        process.terminate()
        assert await process.wait() == 0


async def _table(state: Path) -> tuple[str, asyncio.subprocess.Process]:
    arguments = ["-m", "bot.local", "--port", "0", "--state", str(state)]
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    line = (await process.stdout.readline()).decode()
    return line.split()[-1].rstrip("/"), process


async def _saved(state: Path, text: str) -> None:
    """Wait until the file holds the text: it is written a moment after the change."""

    def wait() -> None:
        # Another process writes the file: there is no event to wait on.
        until = time.monotonic() + 10
        while text not in state.read_text():
            assert time.monotonic() < until
            time.sleep(0.02)

    await asyncio.to_thread(wait)


async def test_the_folder_keeps_only_files_that_messages_name(tmp_path: Path) -> None:
    state = tmp_path / "world.json"
    folder = tmp_path / "world.json.files"
    async with playing(state) as ada:
        await ada.slash("game new")
        await ada.click("Move")
    assert len(list(folder.iterdir())) == 2
    async with LocalTable(state=state):
        assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("text", ["", "{", "{}"])
async def test_a_spoilt_state_file_is_named_and_left_alone(tmp_path: Path, text: str) -> None:
    state = tmp_path / "world.json"
    state.write_text(text)
    with pytest.raises(ValueError, match=r"world\.json"):
        LocalTable(state=state)
    assert state.read_text() == text
