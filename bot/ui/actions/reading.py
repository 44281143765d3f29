"""What one reads in private: the board in words, all there is on the table, a rule."""

from functools import cache

from bot.host import Table
from bot.ui.messages.ending import Endings
from bot.ui.messages.pictures import whole_picture
from bot.ui.shared.context import Context
from bot.ui.views.face import Face
from bot.ui.views.guide import Guide
from bot.ui.views.panel import hand_view, seat_of
from bot.ui.views.scene import Scene
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout, lines, row
from bot.ui.wire.reply import Reply
from bot.words import READ_LENGTH, Words, shorten


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
        read = scene.face.read(scene.shown(), scene.words)
        text = shorten("\n\n".join(filter(None, (await self._ending(scene), read))), READ_LENGTH)
        whole = verb_button(table.id, Verb.WHOLE, scene.say_own("table-whole"))
        below = row(whole) if scene.has_whole else None
        await reply.show(layout(scene.face.accent, f"### {scene.say('read-title')}", text, below))

    async def _ending(self, scene: Scene) -> str:
        """Of a match that is over all that there is to tell, also what the result had no room for."""
        if scene.table.match is None or scene.table.match.outcome is None:
            return ""
        return lines(*(await Endings(self.context).account(scene)).lines)

    async def whole(self, reply: Reply, table: Table) -> None:
        """All there is on the table as a picture, where the board shows only a part."""
        scene = self.context.private(table, reply.interaction)
        if not scene.has_whole:
            raise Declined("refused-not-open")
        picture = await whole_picture(scene)
        view = layout(scene.face.accent, f"### {scene.say_own('whole-title')}", picture.gallery())
        await reply.show(view, [picture.file()])

    async def rules(self, reply: Reply, game: str, wanted: str) -> None:
        face = self.context.faces[game]
        found = guide_of(face, self.context.words(reply.interaction, game)).find(wanted)
        if found is None:
            raise Declined("rules-unknown", topic=wanted)
        await reply.show(layout(face.accent, found))


@cache
def guide_of(face: Face, words: Words) -> Guide:  # type: ignore[type-arg]
    """A game's rules in a reader's language, read once."""
    return Guide.load(face.folder / "words", words.locale)
