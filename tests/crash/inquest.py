"""What is on disk after a kill, and whether it keeps every promise.

It looks at a copy, as recovery is the bot's own work.
"""

import asyncio
import shutil
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from bot.engine import NOBODY, Chance, Match, Prompt, Refused, ScriptFailed, Snapshot
from bot.engine.playout import fingerprint
from bot.games import find_games
from bot.host.runtime.rebuild import options_of, rebuild
from bot.store import History, Store
from tests.crash.hourglass import Asked, Hourglass, Life
from tests.crash.ledger import Ledger, Press, Refusal, told
from tests.crash.promises import Promise, broken
from tests.crash.rivals import contest
from tests.crash.wake import read
from tests.support.chronicle import complaints

FILES = ("castellan.sqlite3", "castellan.sqlite3-wal")
Copy = Callable[[Path], object]


class Inquest:
    """`complaints` are the broken promises, each a sentence; `counts` what was looked at."""

    def __init__(self, data: Path, ledger: Ledger, copy: Copy, *, has_hourglass: bool = True) -> None:
        """`copy` puts what is on disk into a folder. Without an hourglass deadlines are not followed over a kill."""
        self._data, self._ledger, self._copy = data, ledger, copy
        self._games = find_games()
        self._known: set[str] = set()  # of matches that are over: looked at once more, then no longer
        self._taken: Counter[Press] = Counter()
        self._answered: dict[tuple[str, int, int | None], datetime] = {}  # by match, prompt and the seat's person
        self._open: set[tuple[str, int, int | None]] = set()
        self._prompts: dict[tuple[str, int], Prompt] = {}  # as they stood when they were answered, or stand now
        self.complaints: list[str] = []
        self.counts: Counter[str] = Counter()
        self._hourglass = Hourglass(self.counts, remembers=has_hourglass)
        self.is_excused: Callable[[datetime], bool] = lambda _: False  # could no answer be taken at that moment?
        self.look: Callable[[Store], Awaitable[list[str]]] | None = None  # what else is compared with what is kept
        self._promised: dict[Promise, int] = {}
        self._life: Life | None = None  # of the bot that is dead
        self._starved = timedelta()

    async def hold(self, folder: Path, life: Life | None, starved: timedelta = timedelta()) -> None:
        """Copy the files of a bot that is dead into the folder, and look at every match that may have moved.

        `starved`: for how long of its life a busy machine did not let anybody run.
        """
        self._life, self._starved, self._promised = life, starved, dict(self._ledger.promised)
        self._hourglass.turns(read(self._data), datetime.now(UTC) if life is None else life[1])
        promised, refused = set(self._ledger.accepted), list(self._ledger.refused)  # others may play on meanwhile
        await asyncio.to_thread(self._copy, folder)
        self._open.clear()
        store = await Store.open(folder / FILES[0])
        try:
            await self._look(store, folder / FILES[0])
            if self.look is not None:
                self.complaints += await self.look(store)
            await self._contest(store)
            await self._call_the_roll(store, folder / FILES[0])
        finally:
            await store.close()
            shutil.rmtree(folder)
        self._compare(promised)
        self._judge(refused)

    async def _look(self, store: Store, path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            ids = [row[0] for row in connection.execute("SELECT id FROM matches")]
        for match in [match for match in ids if match not in self._known]:
            history = await store.history(match)
            assert history is not None
            await asyncio.to_thread(self._look_at, history)  # a long match takes seconds, and others play on
            self.complaints += broken(history, self._promised)
            self.complaints += _unwritten(history, path)
            if history.head.status in ("finished", "stopped"):
                self._known.add(match)
                self.counts[f"{history.head.game}, {history.head.status}"] += 1

    async def _contest(self, store: Store) -> None:
        """The last thing done to the copy: two bots play in it."""
        for match, *_ in sorted(self._open, key=str)[:1]:
            self.counts["matches contested by two bots"] += 1
            for wrong in await contest(store, self._games, match):
                self._say(False, match, wrong)

    async def _call_the_roll(self, store: Store, path: Path) -> None:
        """Every hero is what their matches have made of them: nobody is lost, nobody has lived through one twice."""
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT game, revision FROM characters").fetchall()
        for game in {game for game, _ in rows}:
            self.complaints += await complaints(store, self._games[game], path)
        if rows:
            self.counts["heroes"], self.counts["homecomings of heroes"] = len(rows), sum(count - 1 for _, count in rows)

    def _look_at(self, history: History) -> None:
        match = history.head.id
        self._say([e.sequence for e in history.entries] == list(range(len(history.entries))), match, "a gap in it")
        asked = [answer.prompt for answer in history.answers]
        self._say(len(set(asked)) == len(asked), match, "a prompt answered twice")
        self._say(
            all((entry.kept is None) == (entry.leap is None) for entry in history.entries),
            match,
            "stepped back, though no rule changed",
        )
        self._note(history)
        if history.head.started is None:
            return
        try:
            self._replay(history)
        except (Refused, ScriptFailed) as error:
            self._say(False, match, f"answers that cannot be played again: {error!r}")

    def _note(self, history: History) -> None:
        """Which presses are kept."""
        match = history.head.id
        for press in [press for press in self._taken if press.match == match]:
            del self._taken[press]
        for entry in history.entries:
            if entry.answer is None:
                continue
            self._answered[match, entry.answer.prompt, history.seats[entry.answer.seat].person] = entry.at
            if entry.answer.by == "person":
                assert entry.person is not None
                self._taken[Press(match, entry.answer.prompt, entry.person, told(entry.answer.choice))] += 1

    def _replay(self, history: History) -> None:
        """From the last snapshot and from the very start: the same match, and its head, results and deadlines fit."""
        head, game = history.head, self._games[history.head.game]
        assert head.seed is not None
        assert head.started is not None
        self.counts["replays"] += 1
        rebuilt = rebuild(history, game)
        options, chance = options_of(history, game), Chance(head.seed)
        whole = Match.start(game, len(history.seats), options, chance, history.leaps, history.sheets)
        asked = Asked(whole, head.started)
        for entry in history.counted:
            assert entry.answer is not None
            self._prompts |= {(head.id, prompt.number): prompt for prompt in whole.prompts}
            whole.answer(entry.answer)
            complaint = self._hourglass.complaint(head.id, entry, asked)
            self._say(complaint is None, head.id, str(complaint))
            asked.goes_on(whole, entry.answer.prompt, entry.at)
        if rebuilt.match is None or rebuilt.is_new:
            self._say(False, head.id, "not to be rebuilt from its last snapshot")
            return
        self._say(fingerprint(rebuilt.match) == fingerprint(whole), head.id, "two accounts of where the match stands")
        kept = history.snapshots[0].snapshot
        self._say(_turn(kept) == _turn(whole.snapshot), head.id, "no snapshot of where the last turn began")
        self._say((whole.outcome is not None) == (head.status == "finished"), head.id, f"the status {head.status}")
        if head.status == "open":
            people = {s.seat: s.person for s in history.seats if s.person is not None and not s.is_away}
            self._open |= {(head.id, p.number, people[p.seat]) for p in whole.prompts if p.seat in people}
            self._prompts |= {(head.id, prompt.number): prompt for prompt in whole.prompts}
            open_ = {p.number for p in whole.prompts if p.seat in people and not p.is_standing}
            running = {row.prompt for row in history.deadlines if row.seat != NOBODY}
            due = set() if head.pace == "none" else open_
            self._say(due == running, head.id, f"deadlines for {running}, asked is {open_}")
            for wrong in self._hourglass.moved_wrongly(history.deadlines):
                self._say(False, head.id, f"a deadline that was not kept: {wrong}")
            self._hourglass.keep(history.deadlines)
            overdue = self._hourglass.overdue(history.deadlines, self._life, self._starved)
            self._say(not overdue, head.id, f"deadlines that never fired, for {overdue}")

    def _compare(self, promised: AbstractSet[Press]) -> None:
        """The heart of it: all that was promised is there once, and nothing is there that nobody pressed."""
        self.counts["answers in the journal"] = self._taken.total()
        whatever = Counter(replace(press, choice=None) for press in self._taken.elements())
        for press in promised:
            times = whatever[press] if press.choice is None else self._taken[press]
            if times != 1:
                self.complaints.append(f"{press} was acknowledged and is in the journal {times} times")
        for press in self._taken:
            if not {press, replace(press, choice=None)} & self._ledger.times.keys():
                self.complaints.append(f"{press} is in the journal and nobody pressed it")

    def _judge(self, refused: Sequence[Refusal]) -> None:
        """No button was refused to its owner whose prompt was open, be it from before a restart."""
        for refusal in refused:
            self._ledger.refused.remove(refusal)
            press = refusal.press
            asked = press.match, press.prompt, press.person
            self.counts["refusals looked at"] += 1
            if press.choice is not None and self._taken[press] and self._ledger.times[press] == 1:
                self.complaints.append(f"{press} was refused ({refusal.said[:300]}), and is in the journal")
            if self.is_excused(refusal.at):
                continue
            was_open = asked in self._open or (asked in self._answered and self._answered[asked] > refusal.at)
            if was_open and self._was_offered(press):
                self.complaints.append(f"{press} was refused while it was open, at {refusal.at:%X.%f}")

    def _was_offered(self, press: Press) -> bool:
        """Until the end: what one person takes, others may be offered no longer."""
        prompt = self._prompts.get((press.match, press.prompt))
        return press.choice is None or prompt is None or prompt.is_legal(press.choice)

    def _say(self, is_well: bool, match: str, what: str) -> None:
        if not is_well:
            self.complaints.append(f"the journal of match {match} has {what}")


def _unwritten(history: History, path: Path) -> list[str]:
    """What a finished match lacks of its results: whose place each was, what they came to, and whether they won."""
    outcome = history.head.outcome
    if history.head.status != "finished" or outcome is None:
        return []
    due = {(s.seat, s.person, outcome.scores[s.seat], s.seat in outcome.winners) for s in history.seats}
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT seat, person, score, has_won FROM results WHERE match = ?", (history.head.id,)
        )
        kept = {(seat, person, score, bool(has_won)) for seat, person, score, has_won in rows}
    return [] if kept == due else [f"the results of match {history.head.id} are {kept}, and should be {due}"]


def _turn(snapshot: Snapshot) -> tuple[bytes, int, int]:
    """Where a turn began, whatever numbers its prompts have."""
    return snapshot.state, snapshot.drawn, snapshot.answers


def copy_of(data: Path) -> Copy:
    """The files of a bot that is dead."""

    def copy(folder: Path) -> None:
        folder.mkdir()
        for name in FILES:
            if (data / name).exists():
                shutil.copy(data / name, folder / name)

    return copy
