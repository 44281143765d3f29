"""Where every click and every sent modal arrives. Stateless: buttons from before a restart work as ever."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from bot.host import HostRefused, Table
from bot.ui.actions.answers import Answers
from bot.ui.actions.arranging import Arranging
from bot.ui.actions.channel_warnings import ChannelWarnings
from bot.ui.actions.characters import Characters
from bot.ui.actions.click_errors import ClickErrors
from bot.ui.actions.confirmation import Confirmation
from bot.ui.actions.help import Help
from bot.ui.actions.hinting import Hinting
from bot.ui.actions.league.leagues import Leagues
from bot.ui.actions.learning import Learning
from bot.ui.actions.leaving import Leaving
from bot.ui.actions.lobbies import Lobbies
from bot.ui.actions.looking_up import LookingUp
from bot.ui.actions.match_log import MatchLog
from bot.ui.actions.orders import StandingOrders
from bot.ui.actions.proof import Proof
from bot.ui.actions.reading import Reading
from bot.ui.actions.reliability import Reliabilities
from bot.ui.actions.seeking import Seeking
from bot.ui.actions.sharing import Sharing
from bot.ui.actions.snooze import Snooze
from bot.ui.actions.standings import Standings
from bot.ui.actions.stopping import Stopping
from bot.ui.actions.trying import Trying
from bot.ui.actions.votes import Votes
from bot.ui.actions.watching import Watching
from bot.ui.messages.publisher import Publisher
from bot.ui.shared.context import Context
from bot.ui.shared.told_once import ToldOnce
from bot.ui.shared.trials import is_trial
from bot.ui.views.lessons.place import game_of
from bot.ui.wire.custom_id import Act, CustomId, UnknownId, Verb, parse
from bot.ui.wire.cycles import let_go
from bot.ui.wire.refused_edits import refused_edits
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted

log = logging.getLogger(__name__)
Action: TypeAlias = Callable[[Reply, Table], Awaitable[None]]
Answering: TypeAlias = Callable[[Reply, Table, CustomId], Awaitable[None]]
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
# They answer with a private message of its own.
SHOWING = (
    Verb.HAND,
    Verb.READ,
    Verb.WHOLE,
    Verb.HELP,
    Verb.LOG,
    Verb.WHY,
    Verb.PROOF,
    Verb.EXPORT,
    Verb.BRING,
    Verb.WATCH,
    Verb.SHARE,
    Verb.CARD,
    Verb.HINT,
    Verb.LEARN,
    Verb.ADOPT,
    Verb.RELIABILITY,
)


class Router:
    """Finds for a custom id what is to be done."""

    def __init__(self, context: Context, publisher: Publisher) -> None:
        self.context = context
        self.publisher = publisher
        self.panels = publisher.panels
        self.answers = Answers(context, self.panels)
        self.orders = StandingOrders(context, self.panels)
        self.lobbies = Lobbies(context)
        self.learning = Learning(context, self.lobbies)
        self.confirmation = Confirmation(context)
        self.leaving = Leaving(context, self.confirmation)
        self.stopping = Stopping(context, self.confirmation)
        self.votes = Votes(context, self.panels, self.confirmation)
        self.snooze = Snooze(context, self.panels)
        self.characters = Characters(context)
        self.arranging = Arranging(context)
        self.seeking = Seeking(context)
        self.reliabilities = Reliabilities(context)
        self.told_once = ToldOnce()
        self.reading = Reading(context)
        self.looking_up = LookingUp(context)
        self.hinting = Hinting(context)
        self.log = MatchLog(context)
        self.proof = Proof(context)
        self.watching = Watching(context)
        self.sharing = Sharing(context)
        self.trying = Trying(context)
        self.help = Help(context)
        self.leagues = Leagues(context)
        context.keepers.append(self.leagues.book)
        publisher.hearers.append(self.leagues.running.changed)
        self.standings = Standings(context)
        self.channel_warnings = ChannelWarnings(context)
        self.click_errors = ClickErrors(context, publisher)
        self._actions: dict[Verb, Action] = {
            Verb.JOIN: self.lobbies.join,
            Verb.SEAT: self.lobbies.take_another,
            Verb.LEAVE: self.lobbies.leave,
            Verb.REMOVE: self.lobbies.remove,
            Verb.START: self.lobbies.start,
            Verb.CANCEL: self.stopping.close_lobby,
            Verb.HAND: self.panels.show,
            Verb.READ: self.reading.board,
            Verb.WHOLE: self.reading.whole,
            Verb.HINT: self.hinting.show,
            Verb.EXPORT: self.proof.export,
            Verb.PROOF: self.proof.show,
            Verb.QUIT: self.leaving.leave,
            Verb.AWAY: self.leaving.go_away,
            Verb.RETURN: self.leaving.come_back,
            Verb.STOP: self.stopping.stop,
            Verb.KEEP: self.confirmation.keep,
            Verb.REMATCH: self.lobbies.rematch,
            Verb.HARDER: self.lobbies.harder_rematch,
            Verb.UNDO: self.votes.undo,
            Verb.END: self.votes.end,
            Verb.SNOOZE: self.snooze.take,
        }

        # They answer by themselves, and some need what stands after the verb.
        self.answering: dict[Verb, Answering] = {
            Verb.ADD: lambda reply, table, wanted: self.lobbies.add(reply, table, wanted.argument),
            Verb.REFRESH: lambda reply, table, _: self.panels.open_again(reply, table),
            Verb.HELP: lambda reply, table, _: self.help.show(reply, table.game, table.options),
            Verb.LOG: lambda reply, table, wanted: self.log.show(reply, table, wanted.argument),
            Verb.WHY: lambda reply, table, wanted: self.log.show(reply, table, wanted.argument, has_reasons=True),
            Verb.WATCH: lambda reply, table, wanted: self.watching.show(
                reply, table, next(iter(wanted.arguments), 0), wanted.arguments[2:]
            ),
            Verb.JUMP: lambda reply, table, wanted: self.watching.show(
                reply, table, _chosen_numbers(reply)[0], wanted.arguments
            ),
            Verb.RANGE: lambda reply, table, _: self.watching.show(reply, table, 1, _chosen_numbers(reply)),
            Verb.TRY: lambda reply, table, wanted: self.trying.begin(reply, table, wanted.argument),
            Verb.ARRANGE: lambda reply, table, _: self.arranging.ask(reply, table),
            Verb.ARRANGED: lambda reply, table, _: self.arranging.settle(reply, table),
            Verb.RELIABILITY: lambda reply, table, _: self.reliabilities.show(reply, table),
            Verb.SEEK: lambda reply, table, _: self.seeking.seek(reply, table),
            Verb.SHARE: lambda reply, table, _: self.sharing.share(reply, table),
            Verb.AGREE: lambda reply, table, wanted: self.votes.agree(reply, table, wanted.argument),
            Verb.REFUSE: lambda reply, table, wanted: self.votes.refuse(reply, table, wanted.argument),
            Verb.BRING: lambda reply, table, _: self.characters.offer(reply, table),
            Verb.ADOPT: lambda reply, table, _: self.characters.adopt_own(reply, table),
            Verb.BROUGHT: lambda reply, table, _: self.characters.bring(reply, table),
            Verb.ORDERS: self.orders.ask,
            Verb.ORDERED: self.orders.settle,
            Verb.LOOK: lambda reply, table, _: self.panels.look(reply, table, _chosen_numbers(reply)[0]),
        }

        # They need no match: a game or a server is enough.
        self.apart: dict[Verb, Callable[[Reply, CustomId], Awaitable[None]]] = {
            Verb.CARD: self.looking_up.chosen,
            Verb.LEAGUE: self.leagues.press,
        }

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take a click; commands are for the command tree."""
        custom_id = str(data_of(interaction).get("custom_id", ""))
        if interaction.type not in CLICKS or not self.told_once.is_new(interaction.id):
            return
        if not self.context.in_flight.add_current_task():
            return
        self.context.rate_limit.yield_to_click()
        async with Reply(interaction, will_show=_shows(custom_id, interaction), answer=self._show_outcome) as reply:
            await self._handle_safely(reply, custom_id)
        self.context.clicked.note(interaction)
        let_go(interaction)

    async def _show_outcome(self, interaction: discord.Interaction[Any]) -> None:
        """What was decided is answered with its message, where that comes at once."""
        message, unanswered = interaction.message, self.context.clicked.unanswered
        is_possible = not (self.context.in_flight.is_closing or refused_edits.is_answer_refused)
        if message is not None and is_possible and unanswered.is_worth_waiting(message.id):
            self.context.in_flight.stand_aside()
            await unanswered.wait(message.id, interaction)

    async def _handle_safely(self, reply: Reply, custom_id: str) -> None:
        """The border of a click: whatever happens, the person hears of it."""
        try:
            wanted = parse(custom_id)
            await self._handle(reply, wanted)
            if not (self._is_apart(wanted) or reply.is_private or _shows(custom_id, reply.interaction)):
                await self.channel_warnings.warn(reply, wanted.match)
        except Exception as error:  # noqa: BLE001 - the border of a click
            await self.click_errors.handle(reply, error, custom_id)

    async def _handle(self, reply: Reply, wanted: CustomId) -> None:
        if self.context.in_flight.is_closing:
            raise HostRefused("shutting-down")
        if self._is_apart(wanted):
            await self.apart[wanted.verb](reply, wanted)
            return
        if game_of(wanted.match) is not None:
            await self.learning.handle(reply, wanted)
            return
        if is_trial(wanted.match):
            await self.trying.handle(reply, wanted)
            return
        if wanted.prompt is not None:
            await self.answers.handle(reply, wanted)
            return
        verb, table = wanted.verb, await self.context.host.queries.table(wanted.match)
        if verb in self.answering:
            await self.answering[verb](reply, table, wanted)
        else:
            await self._do(verb, reply, table)

    def _is_apart(self, wanted: CustomId) -> bool:
        """Is there no match whose message could have something wrong?"""
        return wanted.prompt is None and wanted.verb in self.apart

    async def _do(self, verb: Verb, reply: Reply, table: Table) -> None:
        if verb not in self._actions:
            raise UnknownId(verb)
        await self._actions[verb](reply, table)
        await reply.accept()


def _chosen_numbers(reply: Reply) -> tuple[int, ...]:
    """One at least. Raises HostRefused for what no select of ours sends."""
    chosen = submitted(data_of(reply.interaction)).values[:2]
    if not chosen or not all(one.isascii() and one.isdecimal() and len(one) <= len("100") for one in chosen):
        raise HostRefused("illegal")
    return tuple(map(int, chosen))


def _shows(custom_id: str, interaction: discord.Interaction[Any]) -> bool:
    is_private = interaction.message is not None and interaction.message.flags.ephemeral
    is_panel = any(f":{act}." in custom_id for act in (Act.MORE, Act.DRAFT, Act.SEND))
    shows = is_panel or custom_id.endswith(tuple(f"::{verb}" for verb in SHOWING))
    return shows and not is_private
