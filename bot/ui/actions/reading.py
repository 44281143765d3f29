"""What one reads in private: the board in words, all there is on the table, a rule."""

from functools import cache

from bot.host import Table
from bot.ui.messages.ending import Endings
from bot.ui.messages.pictures import whole_picture
from bot.ui.shared.context import Context
from bot.ui.views.face import Face
from bot.ui.views.guide import Guide
from bot.ui.views.lookup.words import board_view, hand_view
from bot.ui.views.panel import seat_of
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Words


class Reading:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def board(self, reply: Reply, table: Table) -> None:
        """The public board in words; from a panel the hand."""
        scene = self.context.private(table, reply.interaction)
        if table.match is None:
            raise Declined("refused-not-open")
        if reply.is_private and (seat := seat_of(scene, reply.interaction.user.id)) is not None:
            await reply.show(hand_view(scene, seat))
            return
        await reply.show(board_view(scene, seat_of(scene, reply.interaction.user.id), await self._ending(scene)))

    async def _ending(self, scene: Scene) -> str:
        """Of a match that is over all that there is to tell, also what the result had no room for."""
        if scene.table.match is None or scene.table.match.outcome is None:
            return ""
        return lines(*(await Endings(self.context).account(scene)).lines)

    async def whole(self, reply: Reply, table: Table) -> None:
        """All there is on the table as a picture, where the board shows only a part."""
        scene = self.context.private(table, reply.interaction)
        if not scene.has_whole:  # the button is an older message's
            raise Declined("refused-not-open" if table.match is None else "refused-no-whole")
        picture = await whole_picture(scene)
        view = layout(scene.face.accent, f"### {scene.say_own('whole-title')}", picture.gallery())
        await reply.show(view, [picture.file()])


@cache
def guide_of(face: Face, words: Words) -> Guide:  # type: ignore[type-arg]
    """A game's rules in a reader's language, read once."""
    return Guide.load(face.folder / "words", words.locale)
