"""While you waited: what has happened since a person last decided something, told where they open their panel."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine import Answer, Event
from bot.host import Told
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import CUT_MARK, LINE_MARK, story_lines
from bot.ui.views.whose import seats_beside
from bot.ui.wire.layout import lines

MOST_LINES = 6
MOST_LENGTH = 700  # characters: the decision and the hand in words need their share of a message's 4000


def may_have_waited(scene: Scene, seat: int) -> bool:
    """Has anybody else decided something since? It need not be looked up where the last answer is their own."""
    match = scene.table.match
    answers = match.answers if match is not None and scene.table.status == "open" else []
    return (
        match is not None and match.answered > 0 and not (answers and _is_own(answers[-1], seats_beside(scene, seat)))
    )


def waited_text(scene: Scene, seat: int, story: Sequence[Told]) -> str:
    """The newest lines of what everybody saw, and of what this person alone learnt; empty before they first decide."""
    seats = seats_beside(scene, seat)
    own = [place for place, told in enumerate(story) if told.answer is not None and _is_own(told.answer, seats)]
    if not own:
        return ""
    events = [event for told in story[own[-1] + 1 :] for event in told.events if _is_heard(scene, event, seats)]
    said = story_lines(scene, [replace(event, to=None) for event in events])
    kept = _newest(said)
    if not kept:
        return ""
    cut = CUT_MARK if len(kept) < len(said) else None
    return lines(f"**{scene.say('panel-waited')}**", cut, *(f"{LINE_MARK}{line}" for line in kept))


def _is_own(answer: Answer, seats: Sequence[int]) -> bool:
    """Did one of these seats decide it, instead of an automaton or the clock?"""
    return answer.seat in seats and answer.by == "person" and not answer.is_order


def _is_heard(scene: Scene, event: Event, seats: Sequence[int]) -> bool:
    """What they learnt in private in the turn that is on stands further down."""
    if event.is_for(None):
        return True
    news = scene.table.match.news if scene.table.match is not None else ()
    return any(event.is_for(seat) for seat in seats) and event not in news


def _newest(said: Sequence[str]) -> list[str]:
    kept = list(said[-MOST_LINES:])
    while sum(map(len, kept)) > MOST_LENGTH:
        del kept[0]
    return kept
