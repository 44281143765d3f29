"""A rule raises, or has changed under a match: the match stands, people are told, and engineers can see it again."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.server import LocalTable
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import ROOT
from tests.e2e.forked import ForkedBot
from tests.e2e.player import Player, answers
from tests.faults.flawed import bring_in
from tests.faults.stage import Stage
from tests.support.unhurried import UnhurriedClock


class FlawedBot(ForkedBot):
    """A bot whose rules have a flaw; `flaw` None is the bot as it should be."""

    flaw: str | None = None

    async def start(self) -> None:
        self._env["CASTELLAN_FLAW"] = self.flaw or ""
        self.prepare = bring_in if self.flaw else None
        await super().start()


@pytest_asyncio.fixture(loop_scope="package")
async def drill(tmp_path: Path) -> AsyncIterator[Stage]:
    """Ada and a bot that does not run yet."""
    async with LocalTable(clock=UnhurriedClock()) as local, await Person.sit(local.base_url, "Ada") as ada:
        bot = FlawedBot(local.base_url, tmp_path)
        yield Stage(local, bot, [ada])
        await bot.kill()


async def runs(stage: Stage, flaw: str | None) -> None:
    """End the bot that is, and start one with this flaw."""
    assert isinstance(stage.bot, FlawedBot)
    await stage.bot.stop()
    await stage.bot.is_offline(stage.people[0])
    stage.bot.flaw = flaw
    await stage.bot.start()
    await stage.bot.is_online(stage.people[0])


async def replayed(log: Path, module: str, flaw: str = "raise") -> tuple[int | None, str]:
    """Exit code and output of `replay`."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, "replay", str(log)),
        cwd=ROOT,
        env=os.environ | {"CASTELLAN_FLAW": flaw},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode, said.decode()


async def folds(player: Player) -> None:
    """Lay a card, and fold as soon as one may."""
    if not any("fold" in part["custom_id"] for part in answers(player.panel)):
        await player.plays(1)

    def look() -> str | None:
        now = player.person.sight.by_id(player.panel["id"]) or {}
        return next((part["custom_id"] for part in answers(now) if part["custom_id"].endswith(":fold")), None)

    fold: str = await player.person.waits_for(look, "the choice to fold")
    await player.person.click(player.panel, fold)


@pytest.mark.long
async def test_where_a_rule_raises_the_match_stands_and_can_be_played_again(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, "raise")
    player = await drill.solo(channel)
    await folds(player)
    told = described(await ada.sees("The match stands as before"))
    error = re.findall(r"Error id: `([0-9a-f]{8})`", told)[0]
    before = drill.kept(channel)
    assert drill.sql("SELECT prompt FROM journal WHERE seat = 0 AND choice LIKE '%fold%'") == []
    assert f"error {error} in match {drill.match(channel)}" in drill.bot.said()
    flawed, mended = await asyncio.gather(
        replayed(drill.bot.log, "tests.faults.flawed"), replayed(drill.bot.log, "bot")
    )
    assert (flawed[0], "nobody may fold on a Friday" in flawed[1]) == (1, True), flawed[1]
    assert (mended[0], "No errors in" in mended[1]) == (0, True), mended[1]
    await runs(drill, None)
    await player.open_panel()
    await folds(player)
    await ada.waits_for(lambda: len(drill.kept(channel)) > len(before) or None, "the fold to be kept")


@pytest.mark.long
async def test_where_the_board_cannot_be_drawn_play_goes_on_without_it(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, "board")
    player = await drill.solo(channel)
    await ada.sees(lambda m: "I could not draw that" in described(m) and "[Your Hand]" in described(m), channel=channel)
    await player.plays(2)
    assert len(drill.kept(channel)) >= 2
    flawed, mended = await asyncio.gather(
        replayed(drill.bot.log, "tests.faults.flawed", "board"), replayed(drill.bot.log, "bot")
    )
    assert (flawed[0], "the inkwell ran dry" in flawed[1]) == (1, True), flawed[1]
    assert (mended[0], "No errors in" in mended[1]) == (0, True), mended[1]


@pytest.mark.long
async def test_where_the_table_cannot_be_worded_people_are_called_and_play_on(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, "words")
    player = await drill.solo(channel)
    told = await ada.sees("I could not draw that", channel=channel)
    assert f"<@{ada.id}>" in described(told)
    await player.plays(2)
    code, said = await replayed(drill.bot.log, "tests.faults.flawed", "words")
    assert (code, "the inkwell ran dry" in said) == (1, True), said
    await runs(drill, None)
    await ada.sees(lambda m: "I could not draw" not in described(m) and "[Look Up]" in described(m), channel=channel)


@pytest.mark.long
async def test_where_an_automaton_cannot_go_on_the_table_hears_what_to_do(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, "automata")
    player = await drill.solo(channel)
    playing = asyncio.create_task(player.plays())
    await ada.sees("because my own rules failed", channel=channel)
    playing.cancel()
    await ada.slash("kingdom end", channel=channel)
    await ada.click(await ada.sees("[Ask the Table]", channel=channel), "Ask the Table")
    await ada.sees("You have called the match off", channel=channel)
    code, said = await replayed(drill.bot.log, "tests.faults.flawed", "automata")
    assert (code, "nobody asks a clock" in said) == (1, True), said


@pytest.mark.long
async def test_where_a_panel_cannot_be_worded_the_answer_stands_and_can_be_looked_at_again(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, None)
    player = await drill.solo(channel)
    await runs(drill, "hand")
    await ada.click(player.panel, answers(player.panel)[0]["custom_id"])
    await ada.sees("Error id: ")
    assert drill.sql("SELECT count(*) FROM journal WHERE seat = 0") == [(1,)]
    code, said = await replayed(drill.bot.log, "tests.faults.flawed", "hand")
    assert (code, "the inkwell ran dry" in said) == (1, True), said


@pytest.mark.long
async def test_a_match_that_cannot_be_taken_up_or_whose_game_is_gone_says_so_and_waits(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, None)
    player = await drill.solo(channel)
    table = await drill.table_of(channel)
    await runs(drill, "still")
    await ada.sees("I cannot continue this match", channel=channel)
    await ada.click(player.panel, answers(player.panel)[0]["custom_id"])
    await runs(drill, "gone")
    await drill.forge(ada, table, f"c1:{drill.match(channel)}::hand")
    await ada.sees("I no longer have that game")
    assert drill.faults() != []  # of the first: the log says why
    await runs(drill, None)
    await player.open_panel()
    await player.plays(1)
    assert drill.kept(channel)
    assert drill.faults() == []


@pytest.mark.long
async def test_where_the_rules_have_changed_the_match_steps_back_and_says_so(drill: Stage) -> None:
    ada, channel = drill.people[0], drill.channel()
    await runs(drill, None)
    player = await drill.solo(channel)
    await player.plays(1)
    assert drill.kept(channel)
    await runs(drill, "new-rules")
    await ada.sees("My rules have been corrected", channel=channel)
    await Player(ada, channel).plays(2)
    steps = drill.sql("SELECT count(*) FROM journal WHERE match = ? AND kept = 0", drill.match(channel))
    assert steps == [(1,)]
    assert drill.faults() == []
