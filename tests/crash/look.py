"""What stands in the channels against what is kept: no message may be ahead of the database when the bot dies, and none
may be untrue for long while it lives and nobody presses.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.games.shown import all_games
from bot.host import Table
from bot.host.runtime.rebuild import live_table, rebuild
from bot.local.protocol import component_types as ct
from bot.local.server import LocalTable
from bot.store import History, Store
from bot.ui.messages.claims import NO_PICTURE, Claims, claims_in, claims_of, due_claims
from bot.ui.views.panel import panel_view, seat_of
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import Verb, of_verb, parse
from tests.client.person import Person

Json = dict[str, Any]
QUIET_S = 3.0  # a message untrue for longer while its match stands still is never put right
LOOK_S = 0.2
NOTHING = Claims(frozenset(), frozenset())
_LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
ORDER = {"lobby": 0, "open": 1, "finished": 2, "stopped": 2}


class Kept(Struct, frozen=True):
    """A match as the database has it."""

    version: int
    table: Table
    asked: int  # the highest number of a prompt so far
    due: Claims | None  # what its message should say; None: that is not known


class Look:
    """`starved()`: for how many seconds the machine has let neither the bot nor us run."""

    def __init__(self, local: LocalTable, counts: Counter[str], starved: Callable[[], float]) -> None:
        self._local, self._counts, self._starved = local, counts, starved
        self._faces = {one.found.game.key: one.face for one in all_games(None).shown}
        self._settled: set[tuple[str, int]] = set()  # matches at a version, over, whose message was true

    async def ahead(self, store: Store) -> list[str]:
        """Of a bot that is dead: what people were shown and was never kept."""
        wrong = []
        for kept in await self._all(store):
            message = self._newest(kept.table.id)
            self._counts["messages compared after a kill"] += 1
            wrong += [f"the message of match {kept.table.id} {what}" for what in _ahead(kept, message)]
        return wrong

    async def settles(self, database: Path | str, person: Person) -> list[str]:
        """Of a bot that lives, while nobody presses: wait until all messages are true; which are not.

        Then this person asks for their panel at each match: the ones from before a restart cannot be renewed.
        """
        since: dict[tuple[str, int], tuple[float, float]] = {}
        store = await Store.open_as_it_is(database)
        try:
            while True:
                untrue = {(kept.table.id, kept.version): wrong async for kept, wrong in self._untrue(store)}
                now = time.monotonic(), self._starved()
                since = {one: since.get(one, now) for one in untrue}
                late = {one for one, at in since.items() if now[0] - at[0] > QUIET_S + 2 * (now[1] - at[1])}
                if late or not untrue:
                    self._counts["looks at all messages"] += 1
                    wrong = [
                        f"the message of match {one[0]}, untrue for long, {'; '.join(untrue[one])}" for one in late
                    ]
                    return wrong + await self._panels(store, person)
                await asyncio.sleep(LOOK_S)
        finally:
            await store.close()

    async def _untrue(self, store: Store) -> AsyncIterator[tuple[Kept, list[str]]]:
        for kept in await self._all(store):
            wrong = list(self._wrong(kept))
            if wrong:
                yield kept, wrong
            elif not kept.table.is_live:
                self._settled.add((kept.table.id, kept.version))

    def _wrong(self, kept: Kept) -> Iterator[str]:
        table = kept.table
        self._counts["messages compared"] += 1
        message, due = self._newest(table.id), kept.due
        if due is None:
            return
        if message is None:
            if due.ids:
                yield "is not there"
            return
        yield from _claims(message).lacks(due)
        if table.is_live and int(message["id"]) != table.message:
            yield f"is {message['id']}, and {table.message} is kept"

    async def _panels(self, store: Store, person: Person) -> list[str]:
        """Which ask something else than the match does. One that has moved on meanwhile is let pass."""
        wrong = []
        for kept in await self._all(store):
            table, message = kept.table, self._newest(kept.table.id)
            if message is None or table.match is None or table.status != "open" or not table.seats_of(int(person.id)):
                continue
            panel = (await person.click(message, of_verb(table.id, Verb.HAND))).message
            if panel is None or (await store.versions()).get(table.id) != kept.version:
                continue
            self._counts["panels compared"] += 1
            asked, due = _asked(_ids(panel)), self._asked_in_panel(table, int(person.id))
            if asked != due:
                wrong.append(f"the panel of {person.name} at match {table.id} asks {asked}, and should ask {due}")
        return wrong

    def _asked_in_panel(self, table: Table, person: int) -> set[int]:
        face = self._faces[table.game]
        scene = Scene(table, face, face.catalogue.words())
        seat = seat_of(scene, person)
        return set() if seat is None else _asked(claims_in(panel_view(scene, seat, NO_PICTURE)).ids)

    async def _all(self, store: Store) -> list[Kept]:
        """The live matches, and those that are over and have not been seen to be shown so."""
        ids = [*await store.live(), *await store.ended(_LONG_AGO, 10_000)]
        histories = [history for match in ids if (history := await store.history(match)) is not None]
        fresh = [one for one in histories if (one.head.id, one.head.version) not in self._settled]
        return [kept for one in fresh if (kept := await asyncio.to_thread(self._kept, one)) is not None]

    def _kept(self, history: History) -> Kept | None:
        face = self._faces[history.head.game]
        match = None if history.head.started is None else rebuild(history, face.game).match
        table = live_table(history, face.game, match).table
        asked = [one.number for one in (*table.prompts, *table.offers)]
        asked += [entry.answer.prompt for entry in history.entries if entry.answer is not None]
        asked += [entry.leap for entry in history.entries if entry.leap is not None]
        due = due_claims(Scene(table, face, face.catalogue.words()))
        if due is None and table.status == "stopped":
            due = NOTHING
        return Kept(history.head.version, table, max(asked, default=0), due)

    def _newest(self, match: str) -> Json | None:
        """The newest public message about a match, in which something can be pressed."""
        found = [one for one in self._public() if any(id_.startswith(f"c1:{match}:") for id_ in _ids(one))]
        return max(found, key=lambda one: int(one["id"]), default=None)

    def _public(self) -> list[Json]:
        channels = self._local.table.world.messages.values()
        return [stored.body for channel in channels for stored in list(channel.values()) if stored.only_for is None]


def _parts(message: Json) -> list[Json]:
    return list(ct.walk(message.get("components", [])))


def _ids(message: Json) -> list[str]:
    return [part["custom_id"] for part in _parts(message) if part.get("custom_id")]


def _asked(ids: Iterable[str]) -> set[int]:
    return {number for id_ in ids if (number := parse(id_).prompt) is not None}


def _claims(message: Json) -> Claims:
    return claims_of((part["content"] for part in _parts(message) if "content" in part), _ids(message))


def _ahead(kept: Kept, message: Json | None) -> Iterator[str]:
    """It may be older than the match, never newer."""
    if message is None:
        return
    table, ids = kept.table, _ids(message)
    shown = (
        "lobby" if of_verb(table.id, Verb.JOIN) in ids else "open" if of_verb(table.id, Verb.HAND) in ids else "over"
    )
    if ORDER.get(shown, 2) > ORDER[table.status]:
        yield f"shows it {shown}, and kept is the status {table.status}"
    elif shown == "lobby":
        people = {seat.person.id for seat in table.seats if seat.person is not None} | {table.starter.id}
        known = {f"<@{person}>" for person in people}
        said = " ".join(_claims(message).lines).replace(".", " ").replace(",", " ").split()
        yield from (f"names {one}, who is not kept" for one in said if one.startswith("<@") and one not in known)
    elif shown == table.status == "open":
        later = sorted(number for number in _asked(ids) if number > kept.asked)
        yield from (f"asks {number}, and the last kept is {kept.asked}" for number in later)
