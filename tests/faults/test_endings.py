"""Discord lets the bot in no more: one sentence, and an exit code after which no supervisor starts it at once."""

from pathlib import Path

import discord
import pytest

from bot.cli.endings import SENTENCES, TOKEN, sentence_for
from bot.cli.exit_codes import NEEDS_SOMEBODY
from bot.local.gateway.opcodes import FATAL
from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.forked import ForkedBot
from tests.faults.conftest import opened
from tests.faults.stage import Stage
from tests.support.unhurried import UnhurriedClock


async def ended(bot: BotProcess) -> int:
    """Its exit code, once it has ended by itself."""
    process = bot._process
    assert process is not None
    return await process.wait()


def last_words(bot: BotProcess) -> str:
    return bot.said().splitlines()[-1]


def closed_with(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(None, shard_id=0, code=code)  # type: ignore[arg-type]


async def test_each_fatal_close_has_its_sentence() -> None:
    """What starting again may mend has none."""
    said = {code: sentence_for(closed_with(code)) for code in sorted(FATAL)}
    assert said == SENTENCES
    assert sentence_for(closed_with(4000)) is None
    assert sentence_for(OSError("the cable")) is None


@pytest.mark.parametrize("code", [4011, pytest.param(4014, marks=pytest.mark.long)])
async def test_a_fatal_close_is_one_sentence(tmp_path: Path, code: int) -> None:
    async with opened(tmp_path, CASTELLAN_LOG="WARNING") as stage:
        await stage.people[0].slash("gm about")  # it is up and has said something
        await stage.people[0].sees("Death Over the Kingdom")
        await stage.people[0].fault("close", code=code)
        assert await ended(stage.bot) == NEEDS_SOMEBODY
        assert last_words(stage.bot) == SENTENCES[code]
        assert "Traceback" not in stage.bot.said()


async def test_a_wrong_token_is_one_sentence(tmp_path: Path) -> None:
    async with LocalTable(bot_token="another") as local:
        bot = ForkedBot(local.base_url, tmp_path)
        await bot.start()
        assert await ended(bot) == NEEDS_SOMEBODY
        assert last_words(bot) == TOKEN
        assert local.table.gateway.sessions == {}


async def test_it_comes_with_as_many_shards_as_are_asked_for_as_fast_as_they_may(tmp_path: Path) -> None:
    """Three at a time may say who they are: no waiting between them."""
    async with LocalTable(shards=3, rate_limits=True, clock=UnhurriedClock()) as local:
        gateway = local.table.gateway
        gateway.requires_shards, gateway.max_concurrency = True, 3
        bot = ForkedBot(local.base_url, tmp_path)
        await bot.start()
        async with await Person.sit(local.base_url, "Ada") as ada:
            await bot.is_online(ada)
            await ada.waits_for(lambda: len(gateway.sessions) == 3, "all shards")
            assert {session.shard for session in gateway.sessions.values()} == {(0, 3), (1, 3), (2, 3)}
            await ada.slash("gm about")
            await ada.sees("Death Over the Kingdom")
        await bot.stop()
        assert bot.faults() == []


async def test_where_a_day_has_no_sessions_left_it_waits_and_says_so(tmp_path: Path) -> None:
    async with LocalTable() as local, await Person.sit(local.base_url, "Ada") as ada:
        local.table.gateway.starts.leave(0, local.table.clock.now())
        bot = ForkedBot(local.base_url, tmp_path)
        await bot.start()
        stage = Stage(local, bot, [ada])
        await stage.until(lambda: "Discord lets me begin 0 more sessions" in bot.said(), "the log to say so")
        assert local.table.gateway.sessions == {}
        assert await bot.stop() == 0, "a signal ends the waiting"
