"""The story of a match so far, each line with its rule, in pages."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.host import Table, Told
from bot.ui.shared.context import Context
from bot.ui.views.scene import Scene
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, layout, lines, row
from bot.ui.wire.reply import Reply

PAGE_LENGTH = 2500  # characters of the log on one page


class MatchLog:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, table: Table, page: int = 0, *, has_reasons: bool = False) -> None:
        """Page 0 is the last. `has_reasons`: why automata chose as they did, once the match is over."""
        scene = self.context.private(table, reply.interaction)
        pages = await self._pages(scene, has_reasons=has_reasons)
        shown = (page or len(pages)) if page <= len(pages) else len(pages)
        view = layout(
            scene.face.accent,
            f"### {scene.say('log-title')}",
            pages[shown - 1],
            f"-# {scene.say('log-page', page=shown, pages=len(pages))}" if len(pages) > 1 else None,
            _turning(scene, Verb.WHY if has_reasons else Verb.LOG, shown, len(pages)),
            _other(scene, has_reasons=has_reasons),
        )
        await (reply.replace(view) if reply.is_private and (page or has_reasons) else reply.show(view))

    async def _pages(self, scene: Scene, *, has_reasons: bool) -> list[str]:
        queries, pages = self.context.host.queries, [""]
        story = await (queries.explained if has_reasons else queries.story)(scene.table.id)
        for text in log_lines(scene, story):
            if len(pages[-1]) + len(text) > PAGE_LENGTH:
                pages.append("")
            pages[-1] = lines(pages[-1], text)
        return pages


def log_lines(scene: Scene, story: Sequence[Told]) -> list[str]:
    """The story in lines. Where it cannot be told from its start any more, the first of them says so."""
    said = list(chain.from_iterable(_lines(scene, told) for told in story))
    if not said and not scene.table.is_live:
        return [scene.say("log-lost")]
    if story and story[0].is_late:
        return [scene.say("log-late"), *said]
    return said or [scene.say("log-empty")]


def _lines(scene: Scene, told: Told) -> Iterator[str]:
    """The reason of an automaton, and what came of it in public; private events stay private here, too."""
    if told.answer is not None and told.reason is not None:
        name = scene.speaker.who(told.answer.seat)
        yield f"-# {scene.say('log-reason', name=name, reason=scene.speaker.reason(told.reason))}"
    for event in told.events:
        if scene.is_for_all(event):
            yield f"• {scene.say('log-line', text=scene.speaker.event(event), rule=event.rule)}"


def _other(scene: Scene, *, has_reasons: bool) -> Row | None:
    """The way to the reasons and back, where the match is over and automata have played in it."""
    if scene.table.is_live or all(seat.person is not None for seat in scene.table.seats):
        return None
    verb, label = (Verb.LOG, "log-title") if has_reasons else (Verb.WHY, "log-why")
    return row(verb_button(scene.table.id, verb, scene.say(label), argument=1))


def _turning(scene: Scene, verb: Verb, page: int, pages: int) -> Row | None:
    if pages == 1:
        return None
    match = scene.table.id
    back, on = scene.say("prompt-previous"), scene.say("prompt-next")
    return row(
        verb_button(match, verb, back, argument=max(1, page - 1), disabled=page == 1),
        verb_button(match, verb, on, argument=page + 1, disabled=page == pages),
    )
