"""What people may do at a table. Everything that changes a match goes through its room."""

import secrets
from abc import abstractmethod
from collections.abc import Callable, Collection
from datetime import datetime

from bot.engine import Choice, Options
from bot.host import forgetting, gone, leaving, lobby, motions, play, snooze
from bot.host.live import Live, Step, head_row, seat_row
from bot.host.pace import PACES
from bot.host.person import Person
from bot.host.reader import Reader, log
from bot.host.refused import HostRefused
from bot.host.room import Action
from bot.host.table import Change, SeatInfo, Table
from bot.store import ChannelBusy, StorageFailed


class Deeds(Reader):
    """All methods may raise HostRefused; what they did is durable when they return.

    Where a right is not the match's to know, the caller says so: `may_…` is what somebody who manages the server may.
    """

    _clock: Callable[[], datetime]

    async def open_lobby(
        self, game: str, *, guild: int, channel: int, starter: Person, options: Options, pace: str
    ) -> Table:
        """A new lobby where the starter sits. Raises HostRefused("channel-busy")."""
        if game not in self.games or pace not in PACES:
            raise ValueError(f"no game {game!r} or no pace {pace!r}")
        table = Table(
            id=secrets.token_urlsafe(6),
            game=game,
            guild=guild,
            channel=channel,
            message=None,
            status="lobby",
            options=options,
            pace=pace,
            starter=starter,
            seats=[SeatInfo(0, starter, starter.name)],
            commitment=None,
            created=self._clock(),
        )
        await self._create(Live(table, self.games[game].rules_version))
        return table

    async def join(self, match: str, person: Person) -> Table:
        return await self._change(
            match, lambda live: lobby.joined(live, self._game(live.table.game), person, self._clock())
        )

    async def leave(self, match: str, person: Person) -> Table:
        """Leave a lobby. To leave a match that is on: `quit_for_good`."""
        return await self._change(match, lambda live: lobby.left(live, person, self._clock()))

    async def add_automaton(self, match: str, by: Person, name: str, *, may_seat: bool = False) -> Table:
        """Everybody seated may, and whoever the caller says may."""

        def added(live: Live) -> Step:
            game = self._game(live.table.game)
            return lobby.automaton_added(live, game, by, name, self._clock(), may_seat=may_seat)

        return await self._change(match, added)

    async def remove_automaton(self, match: str, by: Person, *, may_seat: bool = False) -> Table:
        return await self._change(
            match, lambda live: lobby.automaton_removed(live, by, self._clock(), may_seat=may_seat)
        )

    async def begin(self, match: str, by: Person, *, may_start: bool = False) -> Table:
        """Start the match; the starter may, and whoever the caller says may."""
        return await self._change(
            match,
            lambda live: lobby.began(live, self._game(live.table.game), by, self._clock(), may_start=may_start),
        )

    async def answer(self, match: str, person_id: int, prompt: int, choice: Choice) -> Change:
        """A person's answer. Raises HostRefused, as `stale`, `not-yours` or `illegal`."""
        return await self._told(
            match, lambda live: play.answered_by_person(live, person_id, prompt, choice, self._clock())
        )

    async def quit(self, match: str, person: Person) -> Table:
        """Be away from a match that is on: an automaton plays the seat until the person comes back."""
        return await self._gone(match, lambda live: play.went_away(live, person.id, self._clock()))

    async def quit_for_good(self, match: str, person: Person) -> Table:
        """Leave a match that is on, never to return: the game's own rule says what becomes of the seat."""
        return await self._gone(match, lambda live: leaving.left_for_good(live, person.id, self._clock()))

    async def gone(self, match: str, people: Collection[int]) -> Table:
        """These have left the server: an automaton plays on, and no question waits for them."""
        await self._take(match, lambda live: gone.gone(live, people, self._clock()))
        return await self._settle(match)

    async def return_(self, match: str, person: Person) -> Table:
        """Take a seat back one has been away from."""
        return await self._change(match, lambda live: play.came_back(live, person.id, self._clock()))

    async def stop(self, match: str, by: Person, *, may_stop: bool) -> Table:
        """End a lobby or a match without a result; the starter may, and whoever the caller says may."""
        return await self._change(match, lambda live: play.stopped(live, by.id, self._clock(), may_stop=may_stop))

    async def undo(self, match: str, by: Person) -> Change:
        """Take one's last answer of this turn back ("undone"), or ask the others for it ("proposed")."""
        return await self._told(match, lambda live: motions.undo_asked(live, by, self._clock()))

    async def end(self, match: str, by: Person) -> Change:
        """Propose to call the match off ("proposed"); "stopped" where that settles it."""
        return await self._told(match, lambda live: motions.end_asked(live, by, self._clock()))

    async def swap(
        self,
        match: str,
        by: Person,
        seat: int | None,
        to: Person,
        *,
        may_hand: bool = False,
        is_gone: bool = False,
    ) -> Change:
        """Offer a seat (None: one's own) to somebody ("proposed"); "seats" where one takes it oneself.

        `is_gone`: the caller knows that whoever holds it has left the server.
        """

        def asked(live: Live) -> Step:
            return motions.swap_asked(live, by, seat, to, self._clock(), may_hand=may_hand, is_gone=is_gone)

        return await self._told(match, asked)

    async def agree(self, match: str, person_id: int, motion: int) -> Change:
        """Say yes to a question; the change tells what came of it."""
        return await self._told(match, lambda live: motions.agreed(live, person_id, motion, self._clock()))

    async def refuse(self, match: str, person_id: int, motion: int) -> Change:
        """Say no to a question, or take one's own back."""
        return await self._told(match, lambda live: motions.refused(live, person_id, motion, self._clock()))

    async def snooze(self, match: str, person_id: int) -> Change:
        """More time for whoever must decide; the change names the seat."""
        return await self._told(match, lambda live: snooze.given_time(live, person_id, self._clock()))

    async def forget(self, person_id: int, name: str) -> None:
        """Take a person out of everything; `name` stands where theirs stood. May be done again, should it fail."""
        for table in await self.open_tables():
            await self._take(table.id, lambda live: forgetting.forgotten(live, person_id, name, self._clock()))
        await self._read(self.store.forget(person_id, name))
        self._rooms.forget_over()

    async def set_message(self, match: str, message: int | None) -> None:
        """Remember which message shows the table; also while the bot goes down, as it may just have been posted."""
        await self._rooms.of(match).take(lambda live: play.shown_in(live, message, self._clock()))

    async def _create(self, live: Live) -> None:
        try:
            await self.store.create(head_row(live), [seat_row(seat) for seat in live.table.seats])
        except ChannelBusy:
            raise HostRefused("channel-busy") from None
        except StorageFailed as error:
            log.exception("a new lobby could not be saved")
            raise HostRefused("storage") from error

    async def _gone(self, match: str, action: Action) -> Table:
        """Those who go are no longer asked, and that may settle what was."""
        await self._change(match, action)
        return await self._settle(match)

    async def _settle(self, match: str) -> Table:
        try:
            while await self._take(match, lambda live: motions.looked_at(live, self._clock())) is not None:
                pass
        except HostRefused:
            log.warning("the questions of match %s wait for their time", match)
        return await self.table(match)

    async def _told(self, match: str, action: Action) -> Change:
        step = await self._take(match, action)
        assert step is not None
        assert step.change is not None
        return step.change

    async def _change(self, match: str, action: Action) -> Table:
        step = await self._take(match, action)
        assert step is not None
        return step.live.table

    @abstractmethod
    async def _take(self, match: str, action: Action) -> Step | None: ...
