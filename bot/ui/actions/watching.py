"""Watch Again: a match that is over, moment by moment, for whoever asks."""

from typing import Any

from bot.host import Table
from bot.ui.messages.ending import Endings
from bot.ui.messages.pictures import Unshown, board_picture, moment_picture
from bot.ui.shared.context import Context
from bot.ui.views.picture import Picture
from bot.ui.views.replay.moments import Moment
from bot.ui.views.replay.stepping import ALL, Range, headings_of, moment_text, stepping_view
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import lines
from bot.ui.wire.reply import Reply


class Watching:
    """Nothing is remembered of who looks at what: the ids of the buttons hold it."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, table: Table, number: int = 0, between: tuple[int, ...] = ALL) -> None:
        """Step `number`; 0: the first, in a message of its own. Raises HostRefused, Declined.

        `between`: a first step and a last, between which each move is a step.
        """
        scene = self.context.private(table, reply.interaction)
        reel = await self.context.reels.of(table, scene.face)
        if reel is None:
            raise Declined("watch-lost")
        limits = _limits(between, len(reel.steps))
        steps = reel.between(*limits) if limits else reel.steps
        headings = headings_of(scene, steps, has_end=reel.outcome is not None and not limits)
        step = min(max(number, 1), len(headings))
        if step > len(steps):
            told, pictures = await self._end(scene)
        else:
            told, pictures = moment_text(scene, steps[step - 1]), await _pictures(scene, steps[step - 1])
        answered = steps[step - 1].answered if step < len(headings) else None
        view = stepping_view(scene, headings, step, told, pictures, limits, answered)
        files = [picture.file() for picture in pictures if isinstance(picture, Picture)]
        await (reply.replace(view, files) if reply.is_private and number else reply.show(view, files))

    async def _end(self, scene: Scene) -> tuple[list[str], list[Picture | str]]:
        """How it ended: the picture made for it, and all there is to tell."""
        endings = Endings(self.context)
        account = await endings.account(scene)
        try:
            picture: Picture | str = await endings.picture(scene)
        except Unshown as error:
            picture = scene.say("refused-unshown", error_id=error.error_id)
        return [], [picture, lines(*filter(None, (account.result, *account.lines)))]


def _limits(between: tuple[int, ...], steps: int) -> Range | tuple[()]:
    """As the match has them: a forged id may name any numbers."""
    if len(between) != 2:
        return ALL
    first, last = sorted(min(max(step, 1), steps) for step in between)
    return first, last


async def _pictures(scene: Scene, moment: Moment[Any]) -> list[Picture | str]:
    """What had just happened, and the board; where they cannot be drawn a sentence says so."""
    try:
        strip = await moment_picture(scene, moment.events, moment.view)
        board = await board_picture(scene, moment.view)
    except Unshown as error:
        return [scene.say("refused-unshown", error_id=error.error_id)]
    return [*([strip] if strip else []), board]
