"""What people settle with each other around a match: undo, end, swap, and more time for one of them."""

from typing import Any

import discord
from discord import ButtonStyle

from bot.host import Change, Person, Table
from bot.ui.attendance import heed_silent, is_gone
from bot.ui.components import verb_button
from bot.ui.custom_id import Verb
from bot.ui.explain import Declined
from bot.ui.house import House, person_of
from bot.ui.layout import layout, row
from bot.ui.panels import Panels
from bot.ui.questions import taken_back
from bot.ui.reply import Reply
from bot.ui.rights import is_manager

User = discord.User | discord.Member


class Council:
    """Each deed answers with what came of it; what the others must know stands in the table message."""

    def __init__(self, house: House, panels: Panels) -> None:
        self.house = house
        self.panels = panels

    async def undo(self, reply: Reply, table: Table) -> None:
        change = await self.house.host.undo(table.id, person_of(reply.interaction.user))
        newest = await heed_silent(self.house, change.table)
        if change.kind == "undone":
            await self._say(reply, newest, "undo-done", count=change.count)
        elif change.motion is None or _is_open(change, newest):
            await self._say(reply, newest, "question-put")
        else:  # settled by those who stay
            await self._say(reply, newest, "undo-done", count=taken_back(change.table, change.motion))

    async def ask_end(self, reply: Reply, table: Table) -> None:
        """A second thought first: where nobody else is seated it is over at once."""
        scene = self.house.private(table, reply.interaction)
        if not table.seats_of(reply.interaction.user.id):
            raise Declined("refused-not-seated")
        yes = verb_button(table.id, Verb.END, scene.say("end-propose"), style=ButtonStyle.danger)
        no = verb_button(table.id, Verb.KEEP, scene.say("stop-keep"))
        await reply.show(layout(scene.face.accent, scene.say("end-sure"), row(yes, no)))

    async def end(self, reply: Reply, table: Table) -> None:
        change = await self.house.host.end(table.id, person_of(reply.interaction.user))
        newest = await heed_silent(self.house, change.table)
        scene = self.house.private(newest, reply.interaction)
        said = scene.say("question-put" if newest.is_live else "end-agreed")
        await reply.replace(layout(scene.face.accent, said))

    async def swap(self, reply: Reply, table: Table, seat: int | None, to: User | None) -> None:
        """`seat` as people count, from 1; None: one's own. `to`: None for oneself. Raises Declined."""
        if seat is None and to is None:
            raise Declined("swap-whom")
        taker = to or reply.interaction.user
        if taker.bot:
            raise Declined("swap-bot")
        host, by = self.house.host, person_of(reply.interaction.user)
        place, heir = None if seat is None else seat - 1, Person(taker.id, taker.display_name)
        has_left = place is not None and await self._has_left(table, place)
        may_hand = is_manager(reply.interaction)
        change = await host.swap(table.id, by, place, heir, may_hand=may_hand, is_gone=has_left)
        await self._say(reply, change.table, "swap-done" if change.kind == "seats" else "question-put")

    async def snooze(self, reply: Reply, table: Table) -> None:
        change = await self.house.host.snooze(table.id, reply.interaction.user.id)
        assert change.seat is not None
        left = change.table.aside.snoozes_left(change.seat)
        await self._say(reply, change.table, "snooze-done", left=left)

    async def agree(self, reply: Reply, table: Table, number: int) -> None:
        """Say yes; whoever takes a seat is told where its hand is."""
        change = await self.house.host.agree(table.id, reply.interaction.user.id, number)
        if change.kind == "seats":
            await reply.whisper(self.house.private(change.table, reply.interaction).say("swap-done"))
        await reply.accept()
        await heed_silent(self.house, change.table)

    async def refuse(self, reply: Reply, table: Table, number: int) -> None:
        await self.house.host.refuse(table.id, reply.interaction.user.id, number)
        await reply.accept()

    async def _say(self, reply: Reply, table: Table, message: str, **facts: Any) -> None:
        """In the panel where it was pressed there, else as a sentence of its own."""
        said = self.house.private(table, reply.interaction).say(message, **facts)
        if reply.is_private:
            await self.panels.refresh(reply, table, said)
        else:
            await reply.whisper(said)

    async def _has_left(self, table: Table, seat: int) -> bool:
        """Is whoever holds this seat no longer on the server?"""
        person = table.seats[seat].person if 0 <= seat < len(table.seats) else None
        return person is not None and await is_gone(self.house, table.guild, person.id)


def _is_open(change: Change, table: Table) -> bool:
    """Is the question that was put still to be settled?"""
    return (
        change.kind == "proposed" and change.motion is not None and table.aside.motion(change.motion.number) is not None
    )
