"""The time that a lobby names has come: whoever joined is called to the table, once, by a message of its own."""

import asyncio
import logging

import discord

from bot.host import Change, Table
from bot.ui.shared.context import Context
from bot.ui.views.lobby import missing
from bot.ui.views.scene import mention
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.layout import layout

log = logging.getLogger(__name__)


class Gathering:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, change: Change) -> None:
        if change.kind in ("met", "started") and change.table.notes.has_met:
            task = asyncio.create_task(self._call(change.table), name=f"gathering-{change.table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call(self, table: Table) -> None:
        """All are named. Not called are those who wish never to be, and whom the table itself calls as it asks them."""
        scene, people = self.context.public(table), table.people
        asked = scene.asked_people() if table.status == "open" else set()
        called = [one for one in people if one.id not in asked and self.context.wishes.of(one.id).pings != "never"]
        facts = {"names": [mention(person.id) for person in people], "game": scene.title}
        if table.status == "open":
            said = scene.say("meeting-began", **facts)
        elif lacking := missing(scene):
            said = scene.say("meeting-lacks", missing=lacking, **facts)
        else:
            said = scene.say("meeting-failed", **facts)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(one.id) for one in called])
        try:
            await self.context.channel(table).send(view=layout(scene.face.accent, said), allowed_mentions=allowed)
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("The people of lobby %s could not be called: %s", table.id, error)
