"""What has happened, line by line, and which lines stand in which message: each appears once in the channel."""

from msgspec import Struct, field

from bot.engine import Event
from bot.host import Change
from bot.ui.views.decisions import seats_beside
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines
from bot.ui.views.vote_lines import vote_line
from bot.words import plain


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
    chapter: int = 0  # where in `running` the newest chapter begins
    is_fresh: bool = False  # somebody new must be called
    notice: str | None = None
    asked: dict[int, int] = field(default_factory=dict)  # by an open prompt's number, the id of who is asked
    away: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)

    def note(self, change: Change, scene: Scene) -> None:
        """Take in what has happened, and whether somebody must be called."""
        self._note_events(change.events, scene)
        self._note_kind(change, scene)
        self._note_vote(change, scene)
        self._note_seats(change, scene)
        if scene.asked() or not change.table.pauses:  # whoever goes on after a moment need not be called again
            self._note_asked(scene, is_known=change.kind == "resumed")

    def found(self, shown: list[str], before: list[str]) -> None:
        """After a restart: the lines that stand in the message, and in those before it."""
        told, self.opening = self.opening, shown
        untold = told[_met(before + shown, told) :]
        self.running = untold + self.running
        self.chapter += len(untold) if self.chapter else 0

    def part(self, *, is_fresh: bool, is_chapter: bool = False) -> StoryPart:
        """What to show now. A fresh message calls people; follow it up with `posted` or `failed`."""
        if is_fresh or is_chapter:
            lines, kept = self.running[self.chapter :], self.opening + self.running[: self.chapter]
        else:
            lines, kept = self.opening + self.running, self.opening
        self.is_fresh = False
        return StoryPart(list(lines), list(kept), len(self.running), is_fresh)

    def posted(self, part: StoryPart) -> None:
        """The part is a message of its own now."""
        self.opening, self.running = part.lines, self.running[part.taken :]
        self.chapter = max(0, self.chapter - part.taken)

    def failed(self, part: StoryPart) -> None:
        """The part did not reach anybody."""
        self.is_fresh |= part.is_fresh

    def _note_events(self, events: tuple[Event, ...], scene: Scene) -> None:
        was_beginning = False
        for event in events:
            if not event.is_for(None):
                continue
            is_beginning = scene.face.begins_chapter(event)
            if is_beginning and not was_beginning:
                self.chapter = len(self.running)
            was_beginning = is_beginning
            self.running += story_lines(scene, [event])

    def _note_kind(self, change: Change, scene: Scene) -> None:
        self.notice = None
        if change.kind in ("started", "finished", "stopped"):
            self.is_fresh = True
            if change.kind == "started":
                self.chapter = 0
            elif scene.closing() is not None:  # the end of the last chapter has a page of its own
                self.chapter = len(self.running)
        elif change.kind == "resumed":
            self.opening = story_lines(scene, change.table.match.told) if change.table.match else []
        elif change.kind == "stepped-back":
            self.is_fresh = True
            self.running.append(scene.say("host-stepped-back"))
        elif change.kind == "failed" and change.seat is not None:
            self.is_fresh = True
            name = plain(change.table.name(change.seat))
            self.running.append(scene.say("host-failed", name=name, error_id=change.error_id or ""))
        elif change.kind == "reminded":
            self.is_fresh = True
            self.notice = scene.say("ui-hurry")

    def _note_vote(self, change: Change, scene: Scene) -> None:
        """What people have settled; a question that is open stands in the message itself, and calls for an answer."""
        self.is_fresh |= change.kind in ("proposed", "undone")
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

    def _note_asked(self, scene: Scene, *, is_known: bool) -> None:
        """Somebody new must act, unless it is only the one who has just acted, or they were called before."""
        holders = [(prompt.number, scene.table.seats[prompt.seat].person) for prompt in scene.asked()]
        asked = {number: person.id for number, person in holders if person is not None}
        new = {person for number, person in asked.items() if number not in self.asked}
        answered = {person for number, person in self.asked.items() if number not in asked}
        just_acted = answered if len(answered) == 1 else set()
        self.is_fresh |= bool(new - just_acted) and not is_known
        self.asked = asked


def _met(shown: list[str], told: list[str]) -> int:
    """How many of the lines told in this turn stand in the channel already: up to where the shown ones end."""
    for count in range(len(told), 0, -1):
        length = min(count, len(shown))
        if shown[-length:] == told[count - length : count]:
            return count
    return 0
