"""What happens while nothing is painted is told when it is, in its order, and each line once."""

import asyncio
from pathlib import Path

import pytest

from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.host import Person as Someone
from bot.local.world.seed import GUILD_ID
from bot.ui.messages import painter
from bot.ui.messages.story import Story
from bot.ui.views.story_text import LINE_MARK, story_text, tell_all
from tests.faults.tables import is_table, story
from tests.ui.alone import opened_with_bot

LIVE_STORY = 400
FEW, ANSWERS, CHANNEL = 3, 8, "game-night"


async def test_nothing_is_worded_before_it_is_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worded: list[str] = []
    note = Story.note

    def noting(self: Story, change: object, scene: object) -> None:
        worded.append(change.kind)  # type: ignore[attr-defined]
        note(self, change, scene)  # type: ignore[arg-type]

    monkeypatch.setattr(Story, "note", noting)
    monkeypatch.setattr(painter, "MOST_UNTOLD", FEW)
    async with opened_with_bot(tmp_path) as (ada, bot):
        channel = next(int(one["id"]) for one in ada.sight.channels.values() if one["name"] == CHANNEL)
        may_paint, chance, commands = asyncio.Event(), Chance(b"untold"), bot.host.commands
        starter, game = Someone(int(ada.id), "Ada"), bot.host.games["bag-of-dungeon"]
        table = await commands.open_lobby(
            game.key, guild=int(GUILD_ID), channel=channel, starter=starter, options=game.options_type(), pace="none"
        )
        table = await commands.begin(table.id, starter)
        await ada.sees(is_table, channel=CHANNEL)
        monkeypatch.setattr(bot.context.rate_limit, "acquire", may_paint.wait)
        worded.clear()
        counts, kept = [], list[object]()
        for _ in range(ANSWERS):
            choice = any_choice(table.prompts[0], chance)
            table = (await commands.answer(table.id, starter.id, table.prompts[0].number, choice)).table
            await asyncio.gather(*bot.host._notifier._tasks)
            counts.append(len(worded))
            kept += [change.table.match for change in bot.publisher._updaters[table.id].painter._untold]
        assert counts[0] == 0, "somebody's click waited for words"
        assert counts[-1] >= ANSWERS - FEW, "what is untold is kept without end"
        assert kept
        assert not any(kept), "positions are kept of which nothing is told"
        may_paint.set()
        events = await bot.host.queries.log(table.id)
        said = story_text([told.line for told in tell_all(bot.context.public(table), events)], LIVE_STORY)
        shown = [f"{line}" for line in said.splitlines() if line.startswith(LINE_MARK)]
        await ada.waits_for(lambda: story(ada, CHANNEL) == shown, "the end of the story, each line once")
        assert worded == ["answered"] * ANSWERS
