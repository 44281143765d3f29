"""What people may do at a table. Everything that changes a match goes through its mailbox."""

import logging
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from functools import partial

from bot.engine import Choice, Options, Part, Strength
from bot.host.model.live import Live, Step
from bot.host.model.pace import PACES
from bot.host.model.person import Person
from bot.host.model.refused import HostRefused
from bot.host.model.rights import ServerRights, require
from bot.host.model.table import Change, Table
from bot.host.model.table_notes import Purpose
from bot.host.runtime.mailbox import FindStep
from bot.host.runtime.mailboxes import Mailboxes
from bot.host.runtime.other_processes import OtherProcesses
from bot.host.runtime.queries import Queries
from bot.host.steps import appointment, forgetting, leaving, left_server, lobby, orders, play, snooze, vacation, votes
from bot.host.steps.characters import Roster
from bot.host.steps.play import NOBODY_CALLED, ReadChoice
from bot.store import Store

log = logging.getLogger(__name__)
NO_RIGHTS = ServerRights()
NO_VACATIONS: Mapping[int, datetime] = {}


class Commands:
    """All methods may raise HostRefused; what they did is durable when they return.

    `server` says what the caller knows of the person's rights there; without it they are nobody in particular.
    """

    def __init__(
        self,
        store: Store,
        mailboxes: Mailboxes,
        queries: Queries,
        clock: Callable[[], datetime],
        elsewhere: OtherProcesses,
    ) -> None:
        self._store, self._mailboxes, self._queries, self._clock = store, mailboxes, queries, clock
        self._other_processes = elsewhere

    async def open_lobby(
        self,
        game: str,
        *,
        guild: int,
        channel: int,
        starter: Person,
        options: Options,
        pace: str,
        language: str = "",
        server: ServerRights = NO_RIGHTS,
    ) -> Table:
        """A new lobby where the starter sits. Raises HostRefused("channel-busy")."""
        if pace not in PACES:
            raise ValueError(f"no pace {pace!r}")
        require(None, starter.id, "open", server)
        rules = self._queries.game(game)
        live = lobby.opened(rules, guild, channel, starter, options, pace, self._clock(), language)
        return (await self._mailboxes.open(live)).live.table

    async def join(self, match: str, person: Person, *, is_first: bool = False) -> Table:
        """Take a seat in a lobby; `is_first`: not a second one. Raises HostRefused, as `already-seated`."""

        def joined(live: Live) -> Step:
            game = self._queries.game(live.table.game)
            return lobby.joined(live, game, person, self._clock(), is_first=is_first)

        return await self._change(match, joined)

    async def seek(self, match: str, by: Person, server: ServerRights) -> Table:
        """A lobby calls people to the table. Raises HostRefused("already-called")."""
        return await self._change(match, lambda live: lobby.sought(live, by, self._clock(), server))

    async def arrange(
        self, match: str, by: Person, at: datetime | None, purposes: tuple[Purpose, ...], server: ServerRights
    ) -> Table:
        """Say when a lobby begins by itself (None: it does not), and whom it is for. Raises HostRefused."""
        return await self._change(
            match, lambda live: appointment.arranged(live, by, at, purposes, self._clock(), server)
        )

    async def meet(self, match: str, vacations: Mapping[int, datetime] = NO_VACATIONS) -> None:
        """Begin a lobby whose time has come; where it cannot, the audience hears `met`."""
        roster = await self._roster(match)

        def met(live: Live) -> Step | None:
            game = self._queries.game(live.table.game)
            return appointment.met(live, game, self._clock(), roster, vacations)

        await self._mailboxes.take(match, met)

    async def leave_lobby(self, match: str, person: Person) -> Table:
        """Leave a lobby. To leave a match that is on: `leave`."""
        return await self._change(match, lambda live: lobby.left(live, person, self._clock()))

    async def add_automaton(
        self, match: str, by: Person, name: str, server: ServerRights = NO_RIGHTS, strength: Strength = "steady"
    ) -> Table:
        """Seat an automaton of that name in a lobby."""

        def added(live: Live) -> Step:
            game = self._queries.game(live.table.game)
            return lobby.automaton_added(live, game, by, name, self._clock(), server, strength)

        return await self._change(match, added)

    async def remove_automaton(self, match: str, by: Person, server: ServerRights = NO_RIGHTS) -> Table:
        """Take the automaton that came last away from a lobby."""
        return await self._change(match, lambda live: lobby.automaton_removed(live, by, self._clock(), server))

    async def bring(self, match: str, person: Person, ids: Collection[str], roster: int | None = None) -> Table:
        """Say in a lobby which characters one brings, in place of those before; none takes them back.

        `roster`: the server, where it has a roster of its own.
        """
        found = await self._queries.read(self._store.characters(ids))

        def bringing(live: Live) -> Step:
            game = self._queries.game(live.table.game)
            return lobby.brings(live, game, person, [found.get(one) for one in ids], roster, self._clock())

        return await self._change(match, bringing)

    async def begin(
        self,
        match: str,
        by: Person,
        server: ServerRights = NO_RIGHTS,
        vacations: Mapping[int, datetime] = NO_VACATIONS,
        summoned: Collection[int] = (),
    ) -> Table:
        """Start the match. Characters that are brought are bound to it until it is over.

        `vacations`: the people who are on vacation, and until when. `summoned`: who has been called to it already.
        """
        roster = await self._roster(match)

        def began(live: Live) -> Step:
            game = self._queries.game(live.table.game)
            return lobby.began(live, game, by, self._clock(), server, roster, vacations, summoned)

        return await self._change(match, began)

    async def _roster(self, match: str) -> Roster:
        """The characters that are brought to a lobby, as they are now."""
        ids = [one.character for one in (await self._queries.table(match)).notes.brings]
        found = await self._queries.read(self._store.characters(ids)) if ids else {}
        return {one: found.get(one) for one in ids}

    async def answer(self, match: str, person_id: int, prompt: int, choice: Choice) -> Change:
        """A person's answer. Raises HostRefused, as `stale`, `not-yours` or `illegal`."""
        return await self.answer_as_read(match, person_id, prompt, lambda _: choice)

    async def answer_as_read(self, match: str, person_id: int, prompt: int, read: ReadChoice) -> Change:
        """The same, for a choice that can only be read knowing the prompt; what `read` raises is raised here."""
        return await self._told(
            match, lambda live: play.answered_by_person(live, person_id, prompt, read, self._clock())
        )

    async def order(self, match: str, person_id: int, seat: int, values: Mapping[str, Part]) -> Table:
        """A seat settles something in advance, by the order's word, or lifts it (`WITHDRAWN`). Nobody is told."""
        await self._mailboxes.take(match, lambda live: orders.ordered(live, person_id, seat, values, self._clock()))
        return await self._queries.table(match)

    async def go_away(self, match: str, person: Person) -> Table:
        """Be away from a match that is on: an automaton plays the seat until the person comes back."""
        return await self._gone(match, lambda live: play.went_away(live, person.id, self._clock()))

    async def leave(self, match: str, person: Person) -> Table:
        """Leave a match that is on, never to return: the game's own rule says what becomes of each of their seats.

        Once nobody is left who could come back the match is called off.
        """
        table = await self._gone(match, lambda live: leaving.left_for_good(live, person.id, self._clock()))
        for _ in table.seats_of(person.id)[1:]:  # a step for each seat, and no more steps than seats
            if table.status == "open" and not all(table.seats[seat].has_left for seat in table.seats_of(person.id)):
                table = await self._gone(match, lambda live: leaving.left_for_good(live, person.id, self._clock()))
        return await self._closed_if_abandoned(match)

    async def left_server(self, match: str, people: Collection[int]) -> Table:
        """Let automata play on for people who have left the server; no vote waits for them."""
        await self._mailboxes.take(match, lambda live: left_server.left_server(live, people, self._clock()))
        return await self._settle(match)

    async def come_back(self, match: str, person: Person) -> Table:
        """Take a seat back one has been away from."""
        return await self._change(match, lambda live: play.came_back(live, person.id, self._clock()))

    async def stop(self, match: str, by: Person, server: ServerRights = NO_RIGHTS) -> Table:
        """Close a lobby, or end a match without a result."""
        return await self._change(match, lambda live: play.stopped(live, by.id, self._clock(), server))

    async def call_off(self, match: str) -> Table:
        """End a lobby or a match whose channel is gone, whoever sat there."""
        return await self._change(match, lambda live: play.called_off(live, self._clock()))

    async def undo(self, match: str, by: Person) -> Change:
        """Take one's last answer of this turn back ("undone"), or ask the others for it ("proposed")."""
        return await self._told(match, lambda live: votes.undo_asked(live, by, self._clock()))

    async def end(self, match: str, by: Person) -> Change:
        """Propose to call the match off ("proposed"); "stopped" where that settles it."""
        return await self._told(match, lambda live: votes.end_asked(live, by, self._clock()))

    async def swap(
        self,
        match: str,
        by: Person,
        seat: int | None,
        to: Person,
        *,
        server: ServerRights = NO_RIGHTS,
        has_left_server: bool = False,
    ) -> Change:
        """Offer a seat (None: one's own) to somebody ("proposed"); "seats" where one takes it oneself.

        `has_left_server`: the caller knows that whoever holds it has left the server.
        """

        def asked(live: Live) -> Step:
            return votes.swap_asked(live, by, seat, to, self._clock(), server=server, has_left_server=has_left_server)

        return await self._told(match, asked)

    async def agree(self, match: str, person_id: int, vote: int) -> Change:
        """Say yes in a vote; the change tells what came of it."""
        return await self._told(match, lambda live: votes.agreed(live, person_id, vote, self._clock()))

    async def refuse(self, match: str, person_id: int, vote: int) -> Change:
        """Say no in a vote, or take one's own question back."""
        return await self._told(match, lambda live: votes.refused(live, person_id, vote, self._clock()))

    async def snooze(self, match: str, person_id: int) -> Change:
        """More time for whoever must decide; the change names the seat."""
        return await self._told(match, lambda live: snooze.given_time(live, person_id, self._clock()))

    async def extend(self, match: str, by: Person, server: ServerRights) -> Change:
        """More time for all who must decide, given by a server's manager."""
        return await self._told(match, lambda live: snooze.extended(live, by.id, self._clock(), server))

    async def rest(self, person_id: int, until: datetime | None) -> None:
        """Somebody is on vacation until then (None: they are back), at all their tables."""
        for match in await self._queries.read(self._store.live_of(person_id)):
            await self._mailboxes.take(match, lambda live: vacation.on_vacation(live, person_id, until, self._clock()))
        await self._other_processes.tell()

    async def purge(self, guild: int) -> None:
        """Call off what is going on there, and forget all that is kept of a server."""
        for table in await self._queries.open_tables_on(guild):
            await self._mailboxes.take(table.id, lambda live: play.called_off(live, self._clock()))
        await self._queries.read(self._store.begin_to_purge(guild))
        self._mailboxes.forget_over(guild)
        await self._queries.read(self._store.finish_erasing())

    async def forget(self, person_id: int, name: str) -> None:
        """Take a person out of everything; `name` stands where theirs stood. May be done again, should it fail."""
        known = list[str]()
        for table in await self._queries.open_tables():
            await self._lift_orders(table, person_id)
            step = await self._mailboxes.take(
                table.id, lambda live: forgetting.forgotten(live, person_id, name, self._clock())
            )
            await self._closed_if_abandoned(table.id)
            known += [] if step is None else [table.id]
        await self._queries.read(self._store.begin_to_forget(person_id, name))
        self._mailboxes.forget_over()
        await self._other_processes.tell(known)
        await self._queries.read(self._store.finish_erasing())

    async def set_message(
        self,
        match: str,
        message: int | None,
        called: Mapping[int, int] = NOBODY_CALLED,
        call_at: datetime | None = None,
    ) -> None:
        """Remember which message shows the table, how often it has called whom, and when it is to call again.

        Also while the bot goes down, as it may just have been posted.
        """
        await self._mailboxes.of(match).take(lambda live: play.shown_in(live, message, self._clock(), called, call_at))

    async def set_film(self, match: str, message: int | None) -> None:
        """Remember which message has the film of a match that is over."""
        await self._mailboxes.of(match).take(lambda live: play.filmed(live, message, self._clock()))

    async def _lift_orders(self, table: Table, person_id: int) -> None:
        for seat in table.seats_of(person_id) if table.status == "open" else ():
            await self._mailboxes.take(table.id, partial(orders.lifted, seat=seat, now=self._clock()))

    async def _gone(self, match: str, find_step: FindStep) -> Table:
        """Those who go are no longer asked, which may settle a vote that waited for them."""
        await self._change(match, find_step)
        return await self._settle(match)

    async def _closed_if_abandoned(self, match: str) -> Table:
        await self._mailboxes.take(match, lambda live: play.abandoned(live, self._clock()))
        return await self._queries.table(match)

    async def _settle(self, match: str) -> Table:
        try:
            while (
                await self._mailboxes.take(match, lambda live: votes.carried_without_absent(live, self._clock()))
                is not None
            ):
                pass
        except HostRefused:
            log.warning("the votes of match %s stay open until their time is over", match)
        return await self._queries.table(match)

    async def _told(self, match: str, find_step: FindStep) -> Change:
        step = await self._mailboxes.take(match, find_step)
        assert step is not None
        assert step.change is not None
        return step.change

    async def _change(self, match: str, find_step: FindStep) -> Table:
        step = await self._mailboxes.take(match, find_step)
        assert step is not None
        return step.live.table
