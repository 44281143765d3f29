"""What a person has missed, looked up when they open their panel."""

from contextlib import suppress

from bot.host import HostRefused
from bot.ui.shared.context import Context
from bot.ui.views.scene import Scene
from bot.ui.views.waited import may_have_waited, waited_text


async def what_was_missed(context: Context, scene: Scene, seat: int) -> str:
    """In words. The match is played again for it, so it is not looked up where there can be nothing."""
    with suppress(HostRefused):  # the panel is shown without it
        if may_have_waited(scene, seat):
            return waited_text(scene, seat, await context.host.queries.story(scene.table.id))
    return ""
