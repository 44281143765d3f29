"""The story as it stands in a message: one marked line for each thing that happened, the oldest cut first."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event
from bot.ui.views.scene import Scene

STORY_LENGTH = 1800  # characters of a page; the oldest lines go first
LIVE_STORY = 400  # while it is played, as the board must stay in sight: the page holds the rest, and so does the log
LINE_MARK = "• "  # begins a line of the story
CUT_MARK = "…"  # stands where the older ones had no room


class Told(Struct, frozen=True):
    """A line of the story: what it tells, and all ways it has read while that went on; the last one holds."""

    event: Event
    ways: tuple[str, ...]
    is_new: bool = True  # else it takes the place of the line before

    @property
    def line(self) -> str:
        return self.ways[-1]


def tell(scene: Scene, before: Told | None, event: Event) -> Told | None:
    """The line that tells of it: the one before anew, where that goes on with this. None: there is none."""
    both = None if before is None else scene.face.told_as_one(before.event, event)
    if before is not None and both is not None:
        return Told(both, (*before.ways, *_ways(scene, both)), is_new=False)
    return Told(event, _ways(scene, event)) if scene.face.is_told(event) else None


def _ways(scene: Scene, event: Event) -> tuple[str, ...]:
    """How it reads; and how it has read while nobody knew the heroes' names, as a restart may find it so."""
    said = scene.speaker.event(event)
    earlier = scene.before_heroes.event(event) if any(scene.heroes) else said
    return (said,) if earlier == said else (earlier, said)


def tell_all(scene: Scene, events: Sequence[Event]) -> list[Told]:
    """What everybody may hear of."""
    told: list[Told] = []
    for event in events:
        if scene.is_for_all(event) and (now := tell(scene, told[-1] if told else None, event)) is not None:
            told[len(told) - (not now.is_new) :] = [now]
    return told


def story_lines(scene: Scene, events: Sequence[Event]) -> list[str]:
    return [one.line for one in tell_all(scene, events)]


def story_text(story: Sequence[str], room: int = STORY_LENGTH) -> str:
    """The last lines of the story that have room, in characters."""
    kept: list[str] = []
    for text in reversed(story):
        room -= len(text) + 3
        if room < 0:
            kept.append(CUT_MARK)
            break
        kept.append(f"{LINE_MARK}{text}")
    return "\n".join(reversed(kept))


def read_story(text: str) -> list[str]:
    """The lines of a story as a message of ours has it: `story_text` the other way round."""
    _, *said = f"\n{text}".split(f"\n{LINE_MARK}")
    return said


def is_story(text: str) -> bool:
    """Is this text of a message its story?"""
    return text.startswith((LINE_MARK, f"{CUT_MARK}\n"))
