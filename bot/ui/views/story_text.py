"""The story as it stands in a message: one marked line for each thing that happened, the oldest cut first."""

from collections.abc import Sequence

from bot.engine import Event
from bot.ui.views.scene import Scene

STORY_LENGTH = 1800  # characters; the oldest lines go first
LINE_MARK = "• "  # begins a line of the story
CUT_MARK = "…"  # stands where the older ones had no room


def story_lines(scene: Scene, events: Sequence[Event]) -> list[str]:
    """What everybody may hear of."""
    return [scene.speaker.event(event) for event in events if event.is_for(None)]


def story_text(story: Sequence[str]) -> str:
    """The last lines of the story that have room."""
    kept: list[str] = []
    room = STORY_LENGTH
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
