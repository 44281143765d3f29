"""Notices who has left the server, so that a match does not wait for them for ever.

Discord tells only bots with the privileged members intent. We do without: whoever alone is waited for is looked up,
once per prompt and again when reminded, and so is everybody who is asked for their vote; those who have just acted
are there.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

import discord

from bot.host import Change, HostRefused, Person, Table
from bot.ui.shared.context import Context
from bot.ui.views.scene import unheard
from bot.ui.wire.error_codes import NETWORK_ERRORS, UNKNOWN_MEMBER, UNKNOWN_USER

log = logging.getLogger(__name__)
GATEWAY_SECONDS = 5.0  # for it to say whether somebody is there
GAP_SECONDS = 0.75  # between two questions: Discord takes 120 messages a minute over the gateway, from each shard
MOST_ASKED_ABOUT = 100  # people of one server in a question


class Presence:
    """Looks people up server by server, in a task of its own: no message waits for it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._checked: dict[str, set[int]] = {}  # by match, the prompts for which somebody was looked up
        self._waiting: dict[str, tuple[Table, Person]] = {}  # by match, the newest table and whom it waits for
        self._task: asyncio.Task[None] | None = None

    def changed(self, change: Change) -> None:
        """Look up whom this match waits for, if that is one person and has not been done."""
        match = change.table.id
        if change.kind == "reminded" or not change.table.is_live:
            self._checked.pop(match, None)
        awaited = self._awaited(change.table)
        if awaited is None:
            self._waiting.pop(match, None)
            return
        self._waiting[match] = change.table, awaited
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="presence")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """A background border: a look-up that fails is logged, and the next one is made."""
        await self.context.client.wait_until_ready()
        while self._waiting:
            waiting = self._take_together()
            try:
                await self._look_up(waiting)
            except Exception:
                log.exception("Nobody could look up who is asked in %s", ", ".join(table.id for table, _ in waiting))
            await asyncio.sleep(GAP_SECONDS)

    def _take_together(self) -> list[tuple[Table, Person]]:
        """Whoever has waited longest, and others of the same server."""
        first, _ = next(iter(self._waiting.values()))
        ids = [match for match, (table, _) in self._waiting.items() if table.guild == first.guild][:MOST_ASKED_ABOUT]
        found = [self._waiting.pop(match) for match in ids]
        for table, _ in found:
            self._checked[table.id] = _asked(self.context, table)
        return found

    async def _look_up(self, waiting: list[tuple[Table, Person]]) -> None:
        missed = await _missed(self.context, waiting[0][0].guild, {person.id for _, person in waiting})
        for table, person in waiting:
            if person.id in missed:
                await release_absent(self.context, table, {person.id})

    def _awaited(self, table: Table) -> Person | None:
        """The one person everything waits for, unless they were looked up for these prompts, or have just acted."""
        asked = _asked(self.context, table)
        people = {table.seats[prompt.seat].person for prompt in table.prompts if prompt.number in asked}
        if not table.is_live or len(people) != 1 or self._checked.get(table.id, set()).issuperset(asked):
            return None
        person = people.pop()
        return None if person is None or _has_just_acted(table, person) else person


async def release_absent(context: Context, table: Table, people: Collection[int]) -> Table:
    """An automaton takes over from those of them who have left the server; the table as it is then.

    Whoever returns may take the seat back.
    """
    asked = sorted(people)
    looked_up = await asyncio.gather(*(has_left_server(context, table.guild, person) for person in asked))
    gone = [person for person, found in zip(asked, looked_up, strict=True) if found]
    if not gone:
        return table
    log.info("%d at match %s have left the server; an automaton takes over", len(gone), table.id)
    with suppress(HostRefused):  # it may be over meanwhile
        return await context.host.commands.left_server(table.id, gone)
    return table


async def release_absent_voters(context: Context, table: Table) -> Table:
    """The same for all who have been asked for their vote and have not given it."""
    asked = {person for motion in table.notes.votes for person in unheard(table, motion)}
    return await release_absent(context, table, asked)


async def has_left_server(context: Context, guild: int, person: int) -> bool:
    """Is somebody no longer on the server? Where nobody can say, they are there."""
    known = context.client.get_guild(guild)
    if known is None:
        return False
    try:
        await known.fetch_member(person)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.HTTPException, *NETWORK_ERRORS) as error:
        log.info("Nobody can say whether %d is still on the server: %s", person, error)
    return False


async def _missed(context: Context, guild: int, people: set[int]) -> set[int]:
    """Who is perhaps no longer on the server? Asked over the gateway: requests are left to messages.

    What is found here is looked up once more, as a match changes by it; so no answer counts as perhaps.
    """
    known = context.client.get_guild(guild)
    if known is None:
        return set()
    try:
        async with asyncio.timeout(GATEWAY_SECONDS):
            found = await known.query_members(user_ids=sorted(people), limit=MOST_ASKED_ABOUT, cache=False)
    except (TimeoutError, RuntimeError, discord.DiscordException, *NETWORK_ERRORS):
        return people
    return people - {member.id for member in found}


def _asked(context: Context, table: Table) -> set[int]:
    return {prompt.number for prompt in context.public(table).asked()}


def _has_just_acted(table: Table, person: Person) -> bool:
    answers = [answer for answer in table.match.answers if not answer.is_order] if table.match is not None else []
    return bool(answers) and answers[-1].seat in table.seats_of(person.id) and answers[-1].by == "person"
