"""Where every click and every sent modal arrives. Stateless: buttons from before a restart work as ever."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.host import HostRefused, Table
from bot.ui.answers import Answers
from bot.ui.council import Council
from bot.ui.criers import Criers
from bot.ui.custom_id import CustomId, UnknownId, Verb, parse
from bot.ui.explain import sentence, tell
from bot.ui.farewell import Farewell
from bot.ui.help import Help
from bot.ui.hints import Hints
from bot.ui.house import House
from bot.ui.lobbies import Lobbies
from bot.ui.reading import Reading
from bot.ui.reply import Reply, data_of, is_unheard
from bot.ui.standings import Standings
from bot.ui.trace import Trace, trace

log = logging.getLogger(__name__)
Deed: TypeAlias = Callable[[Reply, Table], Awaitable[None]]
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
# The board or panel is shown afresh.
OUTDATED = ("not-in-lobby", "stale", "not-yours", "illegal", "finished", "failed", "still", "settled")


SHOWING = (
    Verb.HAND,
    Verb.READ,
    Verb.WHOLE,
    Verb.HELP,
    Verb.LOG,
    Verb.EXPORT,
)  # they answer with a private message of its own


class Router:
    """Finds for a custom id what is to be done."""

    def __init__(self, house: House, criers: Criers) -> None:
        self.house = house
        self.criers = criers
        self.panels = criers.panels
        self.answers = Answers(house, self.panels)
        self.lobbies = Lobbies(house, criers)
        self.farewell = Farewell(house, self.lobbies)
        self.council = Council(house, self.panels)
        self.reading = Reading(house)
        self.help = Help(house)
        self.standings = Standings(house)
        self.hints = Hints(house)
        self._deeds: dict[Verb, Deed] = {
            Verb.JOIN: self.lobbies.join,
            Verb.LEAVE: self.lobbies.leave,
            Verb.ADD: self.lobbies.add,
            Verb.REMOVE: self.lobbies.remove,
            Verb.START: self.lobbies.start,
            Verb.CANCEL: self.lobbies.stop,
            Verb.HAND: self.panels.show,
            Verb.READ: self.reading.board,
            Verb.WHOLE: self.reading.whole,
            Verb.EXPORT: self.reading.export,
            Verb.QUIT: self.farewell.quit,
            Verb.AWAY: self.farewell.go_away,
            Verb.RETURN: self.farewell.come_back,
            Verb.STOP: self.farewell.stop,
            Verb.KEEP: self.farewell.keep,
            Verb.REMATCH: self.lobbies.rematch,
            Verb.UNDO: self.council.undo,
            Verb.END: self.council.end,
            Verb.SNOOZE: self.council.snooze,
        }

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take a click; commands are for the command tree."""
        custom_id = str(data_of(interaction).get("custom_id", ""))
        if interaction.type not in CLICKS:
            return
        if not self.house.doorman.let_in():
            return
        self.house.turnstile.give_way()
        async with Reply(interaction, will_show=_shows(custom_id, interaction)) as reply:
            await self._at_the_border(reply, custom_id)

    async def _at_the_border(self, reply: Reply, custom_id: str) -> None:
        """Whatever happens, the person hears of it."""
        try:
            wanted = parse(custom_id)
            await self._handle(reply, wanted)
            if not reply.is_private and not _shows(custom_id, reply.interaction):
                await self.hints.give(reply, wanted.match)
        except HostRefused as error:
            await self._refuse(reply, error, parse(custom_id))
        except Exception as error:  # noqa: BLE001 - the border of a click
            if is_unheard(error):
                log.warning("Interaction %d could not be answered: %s", reply.interaction.id, error)
                return
            await tell(reply, self._sentence(error, reply, custom_id))

    async def _handle(self, reply: Reply, wanted: CustomId) -> None:
        if self.house.doorman.is_closing:
            raise HostRefused("shutting-down")
        if wanted.prompt is not None:
            await self.answers.handle(reply, wanted)
            return
        verb = wanted.verb
        table = await self.house.host.table(wanted.match)
        match verb:
            case Verb.REFRESH:
                await self.panels.refresh(reply, table)
            case Verb.HELP:
                await self.help.show(reply, table.game, table.options)
            case Verb.LOG:
                await self.reading.log(reply, table, wanted.argument)
            case Verb.AGREE:
                await self.council.agree(reply, table, wanted.argument)
            case Verb.REFUSE:
                await self.council.refuse(reply, table, wanted.argument)
            case _:
                await self._do(verb, reply, table)

    async def _do(self, verb: Verb, reply: Reply, table: Table) -> None:
        if verb not in self._deeds:
            raise UnknownId(verb)
        await self._deeds[verb](reply, table)
        await reply.accept()

    async def _refuse(self, reply: Reply, error: HostRefused, wanted: CustomId) -> None:
        """Say why, and repair what is out of date: the panel in which it was pressed, or the public board."""
        said = self._sentence(error, reply)
        if error.reason in OUTDATED and reply.is_private and wanted.prompt is not None:
            try:
                await self.panels.refresh(reply, await self.house.host.table(wanted.match), said)
            except Exception as second:  # noqa: BLE001 - still the border
                if is_unheard(second):
                    return
                self._sentence(second, reply, str(wanted))
            else:
                return
        await tell(reply, said)
        if error.reason in OUTDATED:
            self.criers.repair(wanted.match, _seen(reply))

    def _sentence(self, error: Exception, reply: Reply, custom_id: str = "") -> str:
        match = custom_id.split(":")[1] if ":" in custom_id else ""
        trace = partial(self.house.host.trace, match)
        return sentence(error, self.house.words(reply.interaction), reply.interaction, trace)


def _seen(reply: Reply) -> Trace | None:
    """The public message in which it was pressed."""
    message = reply.interaction.message
    return None if message is None or reply.is_private else trace(message)


def _shows(custom_id: str, interaction: discord.Interaction[Any]) -> bool:
    is_private = interaction.message is not None and interaction.message.flags.ephemeral
    return not is_private and custom_id.endswith(tuple(f"::{verb}" for verb in SHOWING))
