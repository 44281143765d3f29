"""/manage tables: every table of a server for those who look after it, wherever they are."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui
from discord.utils import format_dt

from bot.host import Person, SeatInfo, ServerRights, Table
from bot.ui.messages.presence import has_left_server
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.logbook import Logbook
from bot.ui.views.scene import mention
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import CustomId, Verb, of_verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines, row
from bot.ui.wire.limits import CHOICE, SELECT_OPTIONS, fit
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted
from bot.words import Plain, Words, clean, shorten

PLACE = "tables"  # stands in an id where others have a match
STOP = 1  # stands in the id of the button that asks whether a match is to be stopped
MOST_GIVEN = 4  # seats of a table for which a select is shown


class Overseeing:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.logbook = Logbook(context)

    async def show(self, reply: Reply) -> None:
        """All lobbies and matches, oldest first. Raises HostRefused."""
        await reply.show(await self._list(reply))

    async def chosen(self, reply: Reply, wanted: CustomId) -> None:
        """A table of the list, the list again, or what a table's button asks for. Raises HostRefused."""
        if wanted.match != PLACE:
            await self._asked(reply, await self._table(reply, wanted.match), wanted.argument)
            return
        picked = "".join(submitted(data_of(reply.interaction)).values[:1])
        if not picked:
            await reply.replace(await self._list(reply))
            return
        await reply.replace(await self._page(reply, await self._table(reply, picked)))

    async def _asked(self, reply: Reply, table: Table, what: int) -> None:
        """A match belongs to other people: to stop it is asked once more, and the way out leads back to its page."""
        if what != STOP or table.status != "open":
            await reply.replace(await self._page(reply, table))
            return
        words = self.context.words(reply.interaction)
        yes = verb_button(table.id, Verb.STOP, words.say("stop-confirm"), style=ButtonStyle.danger)
        no = verb_button(table.id, Verb.OVERSEE, words.say("stop-keep"))
        asked = lines(await self._line(table, words), words.say("stop-ask"))
        await reply.replace(layout(NEUTRAL_ACCENT, asked, row(yes, no)))

    async def extend(self, reply: Reply, table: Table) -> None:
        """Raises HostRefused."""
        table = await self._table(reply, table.id)
        by = person_of(reply.interaction.user)
        change = await self.context.host.commands.extend(table.id, by, self._rights(reply))
        await self.logbook.note_table(table, by.id, "logbook-extended")
        await reply.replace(await self._page(reply, change.table, "oversee-extended"))

    async def give(self, reply: Reply, table: Table, seat: int) -> None:
        """Offer an automaton's or an absent person's seat to the one who was picked. Raises HostRefused, Declined."""
        table = await self._table(reply, table.id)
        heir = await self._picked(reply)
        if heir.bot:
            raise Declined("swap-bot")
        person = table.seats[seat].person if seat < len(table.seats) else None
        has_left = person is not None and await has_left_server(self.context, table.guild, person.id)
        by, to = person_of(reply.interaction.user), Person(heir.id, heir.display_name)
        change = await self.context.host.commands.swap(
            table.id, by, seat, to, server=self._rights(reply), has_left_server=has_left
        )
        await self.logbook.note_table(table, by.id, "logbook-given", name=mention(to.id))
        await reply.replace(await self._page(reply, change.table, "oversee-given"))

    async def _picked(self, reply: Reply) -> discord.Member:
        """Raises Declined where there is no such member."""
        wanted, guild = "".join(submitted(data_of(reply.interaction)).values[:1]), reply.interaction.guild
        if guild is None or not wanted.isascii() or not wanted.isdecimal():
            raise Declined("refused-illegal")
        try:
            return await guild.fetch_member(int(wanted))
        except discord.NotFound:
            raise Declined("refused-illegal") from None

    async def _table(self, reply: Reply, match: str) -> Table:
        """One of this server. Raises HostRefused, Declined."""
        self.context.require_manager(reply.interaction)
        table = await self.context.host.queries.table(match)
        if table.guild != reply.interaction.guild_id:
            raise Declined("export-none")  # as if there were none, to give nothing away
        return table

    async def _list(self, reply: Reply) -> ui.LayoutView:
        self.context.require_manager(reply.interaction)
        words, guild = self.context.words(reply.interaction), reply.interaction.guild_id or 0
        found = [one for one in await self.context.host.queries.open_tables_on(guild) if one.game in self.context.faces]
        told = [await self._line(table, words) for table in found[:SELECT_OPTIONS]]
        more = words.say("oversee-more", count=len(found) - SELECT_OPTIONS) if len(found) > SELECT_OPTIONS else ""
        title = f"### {words.say('oversee-title', count=len(found))}"
        pick = row(self._pick(found[:SELECT_OPTIONS], words)) if found else None
        return layout(NEUTRAL_ACCENT, title, lines(*told, more) or words.say("oversee-none"), pick)

    def _pick(self, tables: Sequence[Table], words: Words) -> ui.Select[Any]:
        options = [
            SelectOption(
                label=shorten(f"{self.context.public(one).title} · {clean(one.starter.name)}", CHOICE), value=one.id
            )
            for one in tables
        ]
        empty = fit(words.say("oversee-pick"), CHOICE, "placeholder")
        return ui.Select(custom_id=of_verb(PLACE, Verb.OVERSEE), options=options, placeholder=empty)

    async def _page(self, reply: Reply, table: Table, said: str = "") -> ui.LayoutView:
        words = self.context.words(reply.interaction)
        news = words.say(said) if said else ""
        seats = lines(*self._seats(table, words))
        stop = words.say("stop-confirm")
        buttons = [verb_button(table.id, Verb.OVERSEE, stop, style=ButtonStyle.danger, parts=(STOP,))]
        if table.status == "lobby":
            buttons = [verb_button(table.id, Verb.CANCEL, words.say("lobby-cancel"), style=ButtonStyle.danger)]
        if any(not due.is_pause for due in table.deadlines.values()):
            buttons.insert(0, verb_button(table.id, Verb.EXTEND, words.say("oversee-extend")))
        buttons.append(verb_button(PLACE, Verb.OVERSEE, words.say("oversee-back")))
        line, givings = await self._line(table, words), self._givings(table, words)
        return layout(NEUTRAL_ACCENT, line, seats, news, *givings, row(*buttons))

    def _seats(self, table: Table, words: Words) -> Iterator[str]:
        for info in table.seats:
            name = mention(info.person.id) if info.person else Plain(clean(info.name))
            yield words.say(_state(info), number=info.seat + 1, name=name)

    def _givings(self, table: Table, words: Words) -> Iterator[ui.ActionRow[Any]]:
        """A select of people for each seat that nobody plays in."""
        free = [info for info in table.seats if table.status == "open" and info.is_automatic and not info.has_left]
        for info in free[:MOST_GIVEN]:
            empty = fit(words.say("oversee-give", number=info.seat + 1), CHOICE, "placeholder")
            yield row(ui.UserSelect(custom_id=of_verb(table.id, Verb.GIVE, info.seat), placeholder=empty))

    async def _line(self, table: Table, words: Words) -> str:
        """Game, channel, whom it waits for, since when, and until when."""
        facts: dict[str, Any] = {
            "game": self.context.public(table).title,
            "channel": Plain(f"<#{table.channel}>"),
            "starter": mention(table.starter.id),
        }
        if table.status == "lobby":
            seats = self.context.public(table).legal_seats
            return words.say("oversee-lobby", taken=len(table.seats), most=seats[-1], **facts)
        waiting = [mention(one) for one in sorted(self.context.public(table).asked_people())]
        since = await self.context.host.queries.moved(table.id) or table.started or table.created
        dues = [due.due for due in table.deadlines.values() if not due.is_pause]
        facts |= {"people": waiting, "since": Plain(format_dt(since, "R"))}
        if not waiting:
            return words.say("oversee-match.nobody", **facts)
        if not dues:
            return words.say("oversee-match.no-clock", **facts)
        return words.say("oversee-match", until=Plain(format_dt(min(dues), "R")), **facts)

    def _rights(self, reply: Reply) -> ServerRights:
        return self.context.rights(reply.interaction, reply.interaction.guild_id)


def _state(seat: SeatInfo) -> str:
    """The line that says who plays there."""
    if seat.has_left:
        return "oversee-seat-left"
    if seat.person is None:
        return "oversee-seat-automaton"
    return "oversee-seat-away" if seat.is_away else "oversee-seat-here"
