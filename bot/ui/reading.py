"""Everything one reads in private: the board in words, help, rules, the story so far."""

from functools import cache
from io import BytesIO

import discord
import msgspec
from discord import ui

from bot.host import Table
from bot.ui.components import verb_button
from bot.ui.custom_id import Verb
from bot.ui.explain import Declined
from bot.ui.face import Face
from bot.ui.guide import Guide
from bot.ui.house import House
from bot.ui.layout import layout, lines, row
from bot.ui.reply import Reply
from bot.ui.scene import Scene

PAGE_LENGTH = 2500  # characters of the log on one page


class Reading:
    def __init__(self, house: House) -> None:
        self.house = house

    async def board(self, reply: Reply, table: Table) -> None:
        """The public board in words."""
        scene = self.house.private(table, reply.interaction)
        if table.match is None:
            raise Declined("refused-not-open")
        text = scene.face.read(table.view(None), scene.names, scene.words)
        whole = verb_button(table.id, Verb.WHOLE, scene.say("table-whole"))
        below = row(whole) if scene.has_whole else None
        await reply.show(layout(scene.face.accent, f"### {scene.say('read-title')}", text, below))

    async def whole(self, reply: Reply, table: Table) -> None:
        """All there is on the table as a picture, where the board shows only a part."""
        scene = self.house.private(table, reply.interaction)
        if not scene.has_whole:
            raise Declined("refused-not-open")
        picture = await scene.whole()
        view = layout(scene.face.accent, f"### {scene.say('whole-title')}", picture.gallery())
        await reply.show(view, [picture.file()])

    async def rules(self, reply: Reply, game: str, wanted: str) -> None:
        face = self.house.faces[game]
        found = guide_of(face).find(wanted)
        if found is None:
            raise Declined("rules-unknown", topic=wanted)
        await reply.show(layout(face.accent, found))

    async def log(self, reply: Reply, table: Table, page: int = 0) -> None:
        """The story so far, each line with its rule; page 0 is the last."""
        scene = self.house.private(table, reply.interaction)
        pages = await self._pages(scene)
        shown = (page or len(pages)) if page <= len(pages) else len(pages)
        view = layout(
            scene.face.accent,
            f"### {scene.say('log-title')}",
            pages[shown - 1],
            f"-# {scene.say('log-page', page=shown, pages=len(pages))}" if len(pages) > 1 else None,
            _turning(scene, shown, len(pages)),
        )
        await (reply.replace(view) if reply.is_private and page else reply.show(view))

    async def export(self, reply: Reply, table: Table) -> None:
        """The record of a match as a file, for `verify`; complete once the match is over."""
        scene = self.house.private(table, reply.interaction)
        record = msgspec.json.format(msgspec.json.encode(await self.house.host.record(table.id)))
        file = discord.File(BytesIO(record), f"{table.game}-{table.id.strip('-_')}.json")
        shown: ui.File[ui.LayoutView] = ui.File(file.uri)
        told = scene.say("export-sealed" if table.is_live else "export-whole")
        await reply.show(layout(scene.face.accent, told, shown), [file])

    async def _pages(self, scene: Scene) -> list[str]:
        """The public story; private events stay private here, too."""
        pages = [""]
        for event in await self.house.host.log(scene.table.id):
            if event.is_for(None):
                text = f"• {scene.say('log-line', text=scene.speaker.event(event), rule=event.rule)}"
                if len(pages[-1]) + len(text) > PAGE_LENGTH:
                    pages.append("")
                pages[-1] = lines(pages[-1], text)
        return pages if pages[0] else [scene.say("log-empty")]


def _turning(scene: Scene, page: int, pages: int) -> ui.ActionRow[ui.LayoutView] | None:
    if pages == 1:
        return None
    match = scene.table.id
    back, on = scene.say("prompt-previous"), scene.say("prompt-next")
    return row(
        verb_button(match, Verb.LOG, back, argument=max(1, page - 1), disabled=page == 1),
        verb_button(match, Verb.LOG, on, argument=page + 1, disabled=page == pages),
    )


@cache
def guide_of(face: Face) -> Guide:  # type: ignore[type-arg]
    """A game's rules, read once."""
    return Guide.load(face.folder / "guide.md")
