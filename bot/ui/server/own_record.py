"""/gm me: one's own record on this server, and whether others see one in standings."""

from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.host.model.ledger import Account, Ledger
from bot.store.reliability import LATEST
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.shared.context import Context
from bot.ui.views.picture import Picture
from bot.ui.views.reliability import reliability_line
from bot.ui.views.statistics import Chart, StatisticsPage, draw_statistics, told
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Words


class Played(Struct, frozen=True):
    title: str  # of the game
    account: Account


class OwnRecord:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, *, is_listed: bool | None) -> None:
        """After the change, if they asked for one. Raises HostRefused."""
        person, words = reply.interaction.user.id, self.context.words(reply.interaction)
        if is_listed is not None:
            await self.context.wishes.change(person, is_unlisted=not is_listed)
            await self.context.host.other_processes.tell()
        listed = words.say("me-unlisted" if self.context.wishes.of(person).is_unlisted else "me-listed")
        title, found = words.say("me-title"), await self._found(reply, person)
        reliable = f"-# {await self._reliable(reply, person, words)}"
        if not found:
            await reply.show(layout(NEUTRAL_ACCENT, f"### {title}", words.say("me-none"), reliable, f"-# {listed}"))
            return
        has_ratings = self.context.settings.of(reply.interaction.guild_id).has_ratings
        said = [_line(one, words, has_ratings=has_ratings) for one in found]
        if len(found) > 1:
            said.append(words.say("me-favourite", game=found[0].title))
        page, alt = _page(title, found, words, has_ratings=has_ratings)
        picture = await draw_in_pool(lambda: Picture.named(draw_statistics(page), told([title, *alt])))
        view = layout(NEUTRAL_ACCENT, f"### {title}", picture.gallery(), lines(*said), reliable, f"-# {listed}")
        await reply.show(view, [picture.file()])

    async def _reliable(self, reply: Reply, person: int, words: Words) -> str:
        """And who else sees it."""
        guild = reply.interaction.guild_id or 0
        found = await self.context.host.queries.reliability(guild, person)
        is_shown = self.context.settings.of(guild).shows_reliability and not self.context.wishes.of(person).is_unlisted
        line = reliability_line(found, words.say("reliability"), words)
        return words.say("me-reliability.shown" if is_shown else "me-reliability", line=line, most=LATEST)

    async def _found(self, reply: Reply, person: int) -> list[Played]:
        """What they have played here, the favourite first."""
        guild, settings = reply.interaction.guild_id or 0, self.context.settings.of(reply.interaction.guild_id)
        season = settings.season() if settings.has_ratings else None
        found = []
        for game, face in self.context.faces.items():
            account = await self.context.ledgers.look(guild, game, season, partial(_account, person=person))
            if account.played:
                found.append(Played(face.title(self.context.words(reply.interaction, game)), account))
        return sorted(found, key=lambda one: -one.account.played)


def _account(ledger: Ledger, person: int) -> Account:
    found = ledger.accounts.get(person, Account())
    return replace(found, shown=list(found.shown))  # it is added to in a thread


def _line(one: Played, words: Words, *, has_ratings: bool) -> str:
    line = words.say("me-line", won=one.account.won, played=one.account.played)
    if has_ratings and one.account.rating is not None:
        line = words.say("stats-rating", line=line, rating=words.say("one-decimal", number=one.account.rating))
    if has_ratings and one.account.points:
        line = words.say("stats-group", line=line, points=one.account.points)
    return words.say("me-game", game=one.title, line=line)


def _page(title: str, found: list[Played], words: Words, *, has_ratings: bool) -> tuple[StatisticsPage, list[str]]:
    """The picture, and the same in words."""
    bars = tuple((one.title, one.account.played) for one in found)
    charts, alt = [Chart(words.say("me-matches"), bars)], [_line(one, words, has_ratings=has_ratings) for one in found]
    for one in found if has_ratings else ():
        if len(values := one.account.shown) > 1:
            charts.append(Chart(words.say("me-history", game=one.title), values=tuple(values)))
            ends = {"first": values[0], "last": values[-1], "highest": max(values)}
            said = {end: words.say("one-decimal", number=value) for end, value in ends.items()}
            alt.append(words.say("me-history-alt", game=one.title, count=len(values), **said))
    return StatisticsPage(title, charts=tuple(charts)), alt
