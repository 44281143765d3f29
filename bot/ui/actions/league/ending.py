"""A league is ended before all is played: at once, or when the matches that are on are over."""

from typing import Any

from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.ui.actions.league.book import Book
from bot.ui.actions.league.model import League, Round
from bot.ui.actions.league.running import Running
from bot.ui.actions.league.view import AFTER, KEEP, NOW
from bot.ui.shared.context import Context
from bot.ui.shared.logbook import Logbook
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, row
from bot.ui.wire.reply import Reply


class Ending:
    def __init__(self, context: Context, book: Book, running: Running) -> None:
        self.context, self.book, self.running = context, book, running
        self.logbook = Logbook(context)

    async def ask(self, reply: Reply, league: League) -> None:
        """It belongs to everybody in it, so a second press is asked for; what is on may count to its end."""
        words, running = self.context.words(reply.interaction), _running(league)

        def button(what: int, label: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
            return verb_button(league.id, Verb.LEAGUE, words.say(label), style=style, parts=(what,))

        after = [button(AFTER, "league-end-after", ButtonStyle.primary)] if running else []
        buttons = row(*after, button(NOW, "league-end-now", ButtonStyle.danger), button(KEEP, "league-end-keep"))
        await reply.show(layout(NEUTRAL_ACCENT, words.say("league-end-ask", running=running), buttons))

    async def settle(self, reply: Reply, league: League, what: int) -> None:
        """What was pressed. Raises HostRefused, Declined and StoreError."""
        self.context.require_manager(reply.interaction)
        said = "league-kept"
        if what != KEEP:
            if league.status != "on":
                raise Declined("league-none-on")
            said = await self._end(reply, league, is_now=what == NOW)
        await reply.replace(layout(NEUTRAL_ACCENT, self.context.words(reply.interaction).say(said)))

    async def _end(self, reply: Reply, league: League, *, is_now: bool) -> str:
        then = await self.book.change(league.id, _over if is_now else without_further_rounds)
        if then is not None:
            await self.running.renew(then)
        self.running.wake()
        game = self.context.faces[league.game].title(self.context.public_words(reply.interaction.guild, league.game))
        await self.logbook.note(league.guild, reply.interaction.user.id, "logbook-league-ended", game=game)
        return "league-ended" if is_now else "league-ending"


def _running(league: League) -> int:
    """Matches that are on."""
    return sum(table.thread is not None and not table.is_over for _, _, table in league.tables())


def _over(league: League) -> League:
    return replace(league, status="over")


def without_further_rounds(league: League) -> League:
    """What has been opened is left. Whoever's table has not been, though others of its round have, rests."""
    begun = [one for one in league.rounds if any(table.thread for table in one.tables)]
    return replace(league, rounds=tuple(map(_opened, begun)), status="on" if begun else "over")


def _opened(one: Round) -> Round:
    opened = tuple(table for table in one.tables if table.thread is not None)
    missing = [entry for table in one.tables if table.thread is None for entry in table.entries]
    return replace(one, tables=opened, resting=(*one.resting, *missing))
