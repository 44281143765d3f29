"""A table message that is not what its match says is found without a request, renewed and counted; no other one is."""

import asyncio
from pathlib import Path

import pytest

from bot.app import Castellan
from bot.host import Change, Table
from bot.host import Person as Someone
from bot.local.world.seed import GUILD_ID
from bot.metrics.figures import REGISTRY
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.updater import Updater
from tests.client.descriptions import described
from tests.client.person import Person
from tests.faults.tables import is_table
from tests.ui.alone import opened_with_bot

CHANNEL, BEN = "game-night", Someone(7, "Ben")


def renewed() -> float:
    return REGISTRY.get_sample_value("castellan_messages_renewed_total") or 0


async def a_lobby(ada: Person, bot: Castellan) -> Table:
    channel = next(int(one["id"]) for one in ada.sight.channels.values() if one["name"] == CHANNEL)
    game = bot.host.games["bag-of-dungeon"]
    table = await bot.host.commands.open_lobby(
        game.key,
        guild=int(GUILD_ID),
        channel=channel,
        starter=Someone(int(ada.id), "Ada"),
        options=game.options_type(),
        pace="none",
    )
    await ada.sees(f"<@{ada.id}>", channel=CHANNEL)
    return table


async def settled(bot: Castellan, match: str) -> None:
    await asyncio.gather(*bot.host._notifier._tasks)
    if (task := bot.publisher._updaters[match]._task) is not None:
        await task


async def test_a_message_that_is_not_true_is_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note, deaf = Updater.note, False

    def noting(self: Updater, change: Change) -> None:
        if not deaf:
            note(self, change)

    monkeypatch.setattr(Updater, "note", noting)
    async with opened_with_bot(tmp_path) as (ada, bot):
        table, looks, before = await a_lobby(ada, bot), Reconciler(bot.publisher), renewed()
        await settled(bot, table.id)
        assert [looks.look() for _ in range(3)] == [False] * 3, "the message is true"
        deaf = True
        await bot.host.commands.join(table.id, BEN)
        await settled(bot, table.id)
        deaf = False
        assert not looks.look(), "it might be about to be shown"
        assert looks.look()
        assert renewed() == before + 1
        await ada.sees(f"<@{BEN.id}>", channel=CHANNEL)
        await settled(bot, table.id)
        await bot.host.commands.begin(table.id, Someone(int(ada.id), "Ada"))
        message = await ada.sees(is_table, channel=CHANNEL)
        await settled(bot, table.id)
        assert "[Your Hand]" in described(message)
        assert [looks.look() for _ in range(3)] == [False] * 3, "a match that has begun is shown as it is"
        assert renewed() == before + 1
