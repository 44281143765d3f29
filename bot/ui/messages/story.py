"""What has happened, line by line, and which lines stand in which message: each appears once in the channel."""

from discord.utils import format_dt
from msgspec import Struct, field

from bot.engine import Event
from bot.host import Change, SeatInfo
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import Told, tell, tell_all
from bot.ui.views.vote_lines import vote_line
from bot.ui.views.whose import seats_beside
from bot.words import Plain, plain


class StoryPart(Struct, frozen=True):
    """The lines of a message to come, as of one moment; the story may go on while it is drawn and sent."""

    lines: list[str]
    kept: list[str]  # what stays on the message before
    taken: int  # how many running lines that covers
    is_fresh: bool


class Story(Struct):
    """`opening` are the lines the shown message was posted with, `running` those that came since.

    When a fresh message is due, it opens with the newest chapter, and the old message keeps all up to there. Where no
    chapter has begun since it was posted, the running lines open the fresh one.
    """

    opening: list[str] = field(default_factory=list)
    running: list[str] = field(default_factory=list)
    told: Told | None = None  # what the last line tells, while that may go on
    before: list[Told] = field(default_factory=list)  # a restart: what the turn going on has told
    chapter: int = 0  # where in `running` the newest chapter begins
    is_fresh: bool = False  # it must be seen, whether or not somebody is called
    notice: str | None = None
    away: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)

    def note(self, change: Change, scene: Scene) -> None:
        """Take in what has happened, and whether somebody must be called."""
        self._note_events(change.events, scene)
        if change.kind != "called":
            self._note_kind(change, scene)
        self._note_vote(change, scene)
        if change.kind == "vacation" and change.seat is not None:
            self.running.append(_vacation(scene, change.table.seats[change.seat]))
        self._note_seats(change, scene)

    def found(self, shown: list[str], before: list[str], *, is_cut: bool = False) -> list[str]:
        """After a restart: the lines that stand in the message, and in those before it.

        Returns the last lines of the message before, where a kill came between posting this one and those. `is_cut`:
        the message shows its last lines only; of what was told in this turn the others are known.
        """
        if is_cut:
            shown = self._uncut(shown, before)
        told = [one.ways for one in self.before]
        met, lost = _met(before + shown, told), list[str]()
        if not met and shown and (gap := _gap(before, shown, told)):
            met, lost = gap.stop + len(shown), [self.before[number].line for number in gap]
        untold = [one.line for one in self.before[met:]]
        self.opening = shown
        if met and (before + shown)[-1:] not in ([], [now := self.before[met - 1].line]):  # it grew before the kill
            self.opening, untold = ([*shown[:-1], now], untold) if shown else ([], [now, *untold])
        if not self.running and self.before:
            self.told = self.before[-1]
        self.running, self.before = untold + self.running, []
        self.chapter += len(untold) if self.chapter else 0
        return lost

    def _uncut(self, shown: list[str], before: list[str]) -> list[str]:
        """All lines of this turn that the message stands for."""
        told = [one.ways for one in self.before]
        met = _met(shown, told)
        start = _met(before, told[:met]) if before else 0
        return [*(one.line for one in self.before[start : max(0, met - len(shown))]), *shown]

    def part(self, *, is_fresh: bool, is_chapter: bool = False) -> StoryPart:
        """What to show now. A fresh message calls people; follow it up with `posted` or `failed`."""
        if is_fresh or is_chapter:
            lines, kept = self.running[self.chapter :], self.opening + self.running[: self.chapter]
        else:
            lines, kept = self.opening + self.running, self.opening
        self.is_fresh = False
        return StoryPart(list(lines), list(kept), len(self.running), is_fresh)

    def posted(self, part: StoryPart) -> None:
        """The part is a message of its own now; its last line may have grown while it was sent."""
        last = (self.opening + self.running[: part.taken])[-1:]
        self.opening = part.lines[:-1] + last if part.lines else []
        self.running = self.running[part.taken :]
        self.chapter = max(0, self.chapter - part.taken)

    def failed(self, part: StoryPart) -> None:
        """The part did not reach anybody."""
        self.is_fresh |= part.is_fresh

    def _note_events(self, events: tuple[Event, ...], scene: Scene) -> None:
        was_beginning = False
        for event in events:
            if not scene.is_for_all(event):
                continue
            is_beginning = scene.face.begins_chapter(event)
            if is_beginning and not was_beginning:
                self.chapter = len(self.running)
            was_beginning = is_beginning
            self._tell(event, scene)

    def _tell(self, event: Event, scene: Scene) -> None:
        """A line; or the last one anew, unless something else has been said since. A fresh message has it whole."""
        lines = self.running or self.opening
        goes_on = self.told is not None and lines[-1:] in ([], [self.told.line])
        now = tell(scene, self.told if goes_on else None, event)
        if now is None:
            return
        if now.is_new or not lines:
            self.running.append(now.line)
        else:
            lines[-1] = now.line
        self.told = now

    def _note_kind(self, change: Change, scene: Scene) -> None:
        self.notice = None
        if change.kind in ("started", "finished", "stopped"):
            self.is_fresh = True
            if change.kind == "started":
                self.chapter = 0
            elif change.kind == "finished":  # how it came to that is the page before; the result says what came of it
                self.chapter = len(self.running)
        elif change.kind == "resumed":
            self.before = tell_all(scene, change.table.match.told) if change.table.match else []
            self.opening, self.told = [one.line for one in self.before], None
        elif change.kind == "stepped-back":
            self.is_fresh = True
            self.running.append(scene.say("host-stepped-back", count=change.count))
        elif change.kind == "failed" and change.seat is not None:
            self.is_fresh = True
            name = plain(change.table.name(change.seat))
            self.running.append(scene.say("host-failed", name=name, error_id=change.error_id or ""))
        elif change.kind == "reminded":
            self.notice = scene.say("ui-hurry")

    def _note_vote(self, change: Change, scene: Scene) -> None:
        """What people have settled; a question that is open stands in the message itself, and calls for an answer."""
        if (said := vote_line(change, scene)) is not None:
            self.running.append(said)

    def _note_seats(self, change: Change, scene: Scene) -> None:
        away = {seat.seat for seat in change.table.seats if seat.is_away}
        is_told = change.kind == "resumed"  # before the restart
        new = set() if is_told else (away ^ self.away) - ({change.vote.seat} if change.vote else set())
        leaving = "leave-last" if change.table.is_deserted else "leave-public"
        words = [(leaving if seat in away else "return-public", change.table.name(seat)) for seat in sorted(new)]
        self.running += [scene.say(word, name=plain(name)) for word, name in dict.fromkeys(words)]
        self.away = away
        gone = {seat.seat for seat in change.table.seats if seat.has_left}
        told = [seat for seat in sorted(gone - self.gone) if gone.issuperset(seats_beside(scene, seat))]
        names = dict.fromkeys(change.table.name(seat) for seat in told) if change.kind == "seats" else ()
        self.running += [scene.say("gone-public", name=plain(name)) for name in names]
        self.gone = gone


def _vacation(scene: Scene, seat: SeatInfo) -> str:
    until = None if seat.person is None else dict(scene.table.notes.vacations).get(seat.person.id)
    if until is None:
        return scene.say("vacation-over", name=plain(seat.name))
    return scene.say("vacation-public", name=plain(seat.name), when=Plain(format_dt(until, "f")))


def _met(shown: list[str], told: list[tuple[str, ...]]) -> int:
    """How many of the lines told in this turn stand in the channel already: up to where the shown ones end.

    A line may stand there as it read before it had grown, and again in the next message as it read then.
    """
    return next((count for count in range(len(told), 0, -1) if _ends_with(shown, told[:count])), 0)


def _gap(before: list[str], shown: list[str], told: list[tuple[str, ...]]) -> range:
    """Which of the lines told stand in neither, between what stands before and what is shown; empty: there are none."""
    for start in range(len(told) - len(shown), 0, -1):
        if _ends_with(shown, told[start : start + len(shown)]) and (met := _met(before, told[:start])):
            return range(met, start)
    return range(0)


def _ends_with(shown: list[str], told: list[tuple[str, ...]]) -> bool:
    """Do the shown lines end with these, or are they the end of these?"""
    left = len(shown)
    for ways in reversed(told):
        if not left:
            break
        if shown[left - 1] not in ways:
            return False
        left -= 1
        while left and shown[left - 1] in ways[: ways.index(shown[left])]:
            left -= 1
    return True
