"""Where the pictures of a match are requested: drawn in the pool by the game's face, worded for those who cannot see.

A picture that cannot be drawn never stops a match: `Unshown` says so, and the message does without it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

from bot.engine import Event, Prompt
from bot.host.model.faults import fault
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.views.ending import Ending
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.ui.views.shown import Shown
from bot.words import Words

Draws: TypeAlias = Callable[[Shown[Any], Words], bytes]
Describes: TypeAlias = Callable[[Shown[Any], Words], str]


class Unshown(Exception):
    """A picture, or its words, could not be made. The log has it under this id."""

    def __init__(self, error_id: str | None) -> None:
        super().__init__(error_id)
        self.error_id = error_id or ""


async def board_picture(scene: Scene, view: Any = None) -> Picture:
    """The public picture, of the match as it stands or of a public view that was. Raises Unshown."""
    shown = scene.shown() if view is None else Shown(view, scene.names)
    return await _drawn(scene, scene.face.draw_board, scene.face.describe, shown)


async def ending_picture(scene: Scene, ending: Ending[Any]) -> Picture:
    """The picture made for the end; where the game makes none, the board as it stands. Raises Unshown."""

    def draw() -> bytes:
        return scene.face.draw_ending(ending, scene.words) or scene.face.draw_board(ending.shown, scene.words)

    return await _made(scene, lambda: scene.face.describe_ending(ending, scene.words), draw)


async def whole_picture(scene: Scene) -> Picture:
    """All there is on the table, where the board shows only a part. Raises Unshown."""
    return await _drawn(scene, scene.face.draw_whole, scene.face.describe, scene.shown())


async def moment_picture(scene: Scene, events: Sequence[Event], view: Any = None) -> Picture | None:
    """The strip of what has just happened, as the match stands or when the public view was this one.

    None where nothing of it is a moment, or the game draws none. Raises Unshown.
    """
    moments = [event for event in events if scene.face.moment(event)]
    if not moments:
        return None
    shown = scene.shown() if view is None else Shown(view, scene.names)

    def draw() -> Picture | None:
        drawn = scene.face.draw_moment(shown, moments, scene.words)
        return Picture.named(drawn, scene.face.describe_moment(shown, moments, scene.words)) if drawn else None

    with _logged(scene):
        return await draw_in_pool(draw)


async def hand_picture(scene: Scene, seat: int) -> Picture:
    """The picture of a panel. Raises Unshown."""
    return await _drawn(scene, scene.face.draw_hand, scene.face.describe_hand, scene.shown(seat))


async def desk_picture(scene: Scene, seat: int, moments: Sequence[Event]) -> Picture:
    """The picture of a panel that asks; where the game draws none, that of the hand. Raises Unshown."""
    shown = scene.shown(seat)

    def draw() -> bytes:
        return scene.face.draw_desk(shown, moments, scene.words) or scene.face.draw_hand(shown, scene.words)

    def describe() -> str:
        happened = scene.face.describe_moment(shown, moments, scene.words) if moments else ""
        return "\n".join(filter(None, (happened, scene.face.describe_hand(shown, scene.words))))

    return await _made(scene, describe, draw)


async def hand_or_reason(
    scene: Scene, seat: int, moments: Sequence[Event] | None = None
) -> tuple[Picture | None, str | None]:
    """The desk, where `moments` are given, or the hand, if there is anything to draw; or why there is none."""
    if not scene.face.has_hand(scene.view(seat)):
        return None, None
    try:
        if moments is not None:
            return await desk_picture(scene, seat, moments), None
        return await hand_picture(scene, seat), None
    except Unshown as error:
        return None, scene.say("refused-unshown", error_id=error.error_id)


async def previews(scene: Scene, prompts: Iterable[Prompt], *, is_public: bool = False) -> dict[int, Picture]:
    """By number, the pictures of those prompts that have one, from what the asked seat, or the public, may know.

    One that cannot be drawn is left out: its prompt is worded all the same.
    """
    shown = {}
    for prompt in prompts:
        if scene.face.has_picture(prompt):
            with suppress(Unshown):
                shown[prompt.number] = await _preview(scene, prompt, None if is_public else prompt.seat)
    return shown


async def _preview(scene: Scene, prompt: Prompt, viewer: int | None) -> Picture:
    labels = scene.speaker.labels(prompt.options)
    said = f"{scene.speaker.prompt(prompt)} {', '.join(labels)}"
    return await _made(scene, lambda: said, scene.face.draw_prompt, scene.shown(viewer), prompt, labels, scene.words)


async def _drawn(scene: Scene, draw: Draws, describe: Describes, shown: Shown[Any]) -> Picture:
    return await _made(scene, lambda: describe(shown, scene.words), draw, shown, scene.words)


async def _made(scene: Scene, describe: Callable[[], str], draw: Callable[..., bytes], *of: Any) -> Picture:
    """Its words and its name come from the thread that draws it, too, so that no click waits for them."""
    with _logged(scene):
        return await draw_in_pool(lambda: Picture.named(draw(*of), describe()))


@contextmanager
def _logged(scene: Scene) -> Iterator[None]:
    """Whatever a game raises while it draws or words is logged here, with what is needed to see it again."""
    try:
        yield
    except Exception as error:
        logged = fault(scene.table, "a picture could not be made", error)
        raise Unshown(logged.error_id) from error
