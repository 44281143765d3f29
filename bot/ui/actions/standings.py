"""/… stats: who has played and won on this server, how they are rated, and how matches end."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.host.model.ledger import Account, Ledger
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.shared.context import Context
from bot.ui.shared.server_settings import LONGEST_SEASON, Season
from bot.ui.views.picture import Picture
from bot.ui.views.scene import mention
from bot.ui.views.statistics import Chart, StatisticsPage, draw_statistics, told
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Words, plain
from images.standings import Standing as DrawnStanding

SHOWN = 10  # the reader's own line follows, where it is not among them
ENDINGS = {
    "won": "stats-end-won",
    "lost": "stats-end-lost",
    "stopped": "stats-end-stopped",
    "agreed": "stats-end-agreed",
    "deserted": "stats-end-deserted",
    "left": "stats-end-left",
    "idle": "stats-end-idle",
}
Ranked = tuple[int, Account]


class Seen(Struct, frozen=True):
    """What a ledger says, as it stood when it was asked."""

    ranked: tuple[Ranked, ...]
    endings: tuple[tuple[str, int], ...]
    minutes: int


class Standings:
    def __init__(self, context: Context) -> None:
        self.context = context

    def seasons(self, guild: int | None, typed: str) -> list[str]:
        """The names of a server's seasons that hold what was typed, the newest first."""
        names = [season.name for season in self.context.settings.of(guild).seasons[::-1]]
        return [name for name in names if typed.strip().lower() in name.lower()]

    async def show(self, reply: Reply, game: str, season: str = "") -> None:
        """Raises HostRefused, Declined."""
        interaction, guild = reply.interaction, reply.interaction.guild_id or 0
        face, words = self.context.faces[game], self.context.words(interaction, game)
        settings, reader = self.context.settings.of(guild), interaction.user.id
        span = settings.season(season) if settings.has_ratings else None
        if season and span is None:
            raise Declined("stats-no-season")
        seen = await self.context.ledgers.look(guild, game, span, _seen)
        ranked = [one for one in seen.ranked if self._is_seen(one[0], reader)]
        title = words.say("stats-title", game=face.title(words))
        if settings.has_ratings:
            said = [_rated_line(*one, words) for one in _foremost(ranked, reader)]
            how = f"-# {words.say('stats-rated-how')}"
        else:
            said, how = self._lines(ranked, reader, words), None
        if not said:
            await reply.show(layout(face.accent, f"### {title}", _span(span, words), words.say("stats-none")))
            return
        picture = await self._picture(guild, title, ranked, seen, words, has_ratings=settings.has_ratings)
        heading, length = _span(span, words) if settings.has_ratings else None, _length(seen, words)
        view = layout(face.accent, f"### {title}", heading, picture.gallery(), lines(*said), length, how)
        await reply.show(view, [picture.file()])

    def _lines(self, ranked: Sequence[Ranked], reader: int, words: Words) -> list[str]:
        return [_line(*one, words) for one in _foremost(_by_victories(ranked), reader)]

    def _is_seen(self, person: int, reader: int) -> bool:
        """Whoever does not wish to be listed still sees themselves."""
        return person == reader or not self.context.wishes.of(person).is_unlisted

    async def _picture(
        self, guild: int, title: str, ranked: Sequence[Ranked], seen: Seen, words: Words, *, has_ratings: bool
    ) -> Picture:
        foremost = ranked if has_ratings else _by_victories(ranked)
        drawn = [
            DrawnStanding(
                f"{place}.",
                await self._name(guild, person, account.latest),
                _value(account, words, has_ratings),
                has_won=False,
            )
            for place, (person, account) in enumerate(foremost[:SHOWN], start=1)
        ]
        bars = tuple((words.say(ENDINGS[word]), count) for word, count in seen.endings)
        endings = Chart(words.say("stats-endings"), bars)
        shown = StatisticsPage(title, tuple(drawn), (endings,))
        return await draw_in_pool(lambda: Picture.named(draw_statistics(shown), told([*_alt(shown, words)])))

    async def _name(self, guild: int, person: int, match: str) -> str:
        """As the server has it, or for whom it does not know, as they were called in their latest match."""
        known = self.context.client.get_guild(guild)
        member = known.get_member(person) if known else None
        return member.display_name if member else await self.context.host.queries.name_in(match, person) or "?"


def _seen(ledger: Ledger) -> Seen:
    ranked = tuple((person, replace(account, shown=account.shown[-1:])) for person, account in ledger.best())
    return Seen(ranked, tuple(ledger.endings.most_common()), ledger.length)


def _foremost(ranked: Sequence[Ranked], reader: int) -> list[Ranked]:
    return [*ranked[:SHOWN], *(one for one in ranked[SHOWN:] if one[0] == reader)]


def _by_victories(ranked: Sequence[Ranked]) -> list[Ranked]:
    """Among equals who needed fewer matches."""
    return sorted(ranked, key=lambda one: (-one[1].won, one[1].played))


def _span(season: Season | None, words: Words) -> str:
    if season is None:
        return f"-# {words.say('stats-ever')}"
    return f"-# {words.say('stats-season', season=plain(season.name, LONGEST_SEASON))}"


def _length(seen: Seen, words: Words) -> str:
    return f"-# {words.say('stats-length', minutes=seen.minutes)}"


def _alt(shown: StatisticsPage, words: Words) -> Iterator[str]:
    """All that stands in the picture."""
    yield shown.title
    for one in shown.standings:
        yield f"{one.place} {one.name}: {one.points}"
    for chart in shown.charts:
        yield chart.title
        for name, count in chart.bars:
            yield words.say("stats-ending", name=name, count=count)


def _value(account: Account, words: Words, has_ratings: bool) -> str:  # noqa: FBT001
    if has_ratings and account.rating is not None:
        return words.say("one-decimal", number=account.rating)
    if has_ratings and account.points:
        return words.say("result-points", points=account.points)
    return f"{account.won}/{account.played}"


def _rated_line(person: int, account: Account, words: Words) -> str:
    line = words.say("stats-line", name=mention(person), won=account.won, played=account.played, best=0)
    if account.rating is not None:
        line = words.say("stats-rating", line=line, rating=words.say("one-decimal", number=account.rating))
    return words.say("stats-group", line=line, points=account.points) if account.points else line


def _line(person: int, account: Account, words: Words) -> str:
    """People are mentioned, which notifies nobody in a private message."""
    name, won, played = mention(person), account.won, account.played
    line = words.say("stats-line", name=name, won=won, played=played, best=account.longest)
    return f"{line} {words.say('stats-streak', streak=account.streak)}" if account.streak > 1 else line
