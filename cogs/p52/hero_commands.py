"""/p52 hero: the heroes who live on, made and looked after."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

from discord import app_commands

from bot.ui.actions.game_cog import GameCog, Interaction
from bot.ui.views.characters import sheet_of
from bot.ui.wire.declined import Declined
from bot.ui.wire.limits import CHOICE, CHOICES
from bot.ui.wire.localised import options, said
from bot.ui.wire.reply import Reply
from bot.words import Words, clean, plain, shorten
from cogs.p52.content.kinds import Cores
from cogs.p52.describe.character import namesake
from cogs.p52.describe.names import Named, meant, told_apart
from cogs.p52.describe.recruits import adding, holding, named, ready_made
from cogs.p52.face import P52Face
from cogs.p52.game import GAME
from cogs.p52.rules.heroes.recruiting import POINTS, Mistake, Recruit, recruited
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.state.sheet import Sheet

Choices = list[app_commands.Choice[str]]
Name = app_commands.Range[str, 1, 32]  # R133
Points = app_commands.Range[int, 0, POINTS]
FACE = P52Face()
MOST_NAMED = 10  # of those that may be meant


class Unclear(Declined):
    """What was typed names nobody and nothing, or several; the sentence for it is in the game's own words."""


def chosen(typed: str, among: Sequence[Named], unknown: str) -> str:
    """The key of what was typed. Raises Unclear, with what it may mean where that is more than one."""
    found = meant(typed, among)
    if len(found) > 1:
        raise Unclear("hero-which", names=[plain(name) for _, name in found[:MOST_NAMED]], typed=plain(clean(typed)))
    if not found:
        raise Unclear(unknown, typed=plain(clean(typed)))
    return found[0][0]


def what_is_wrong(one: Recruit, mistake: Mistake, words: Words) -> str:
    ability = words.say(f"ability-{one.extra}") if mistake == "extra" else ""
    return words.say(f"hero-{mistake}", name=one.name, ability=ability, given=one.points.total, points=POINTS)


def choices(found: Iterable[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=shorten(name, CHOICE), value=key) for key, name in list(found)[:CHOICES]]


class HeroCommands(GameCog):
    """A part of the game's cog."""

    hero = app_commands.Group(name="hero", description=said("command-hero", FACE.catalogue))

    @hero.command(name="new", description=said("command-hero-new", FACE.catalogue))
    @app_commands.describe(**options("command-hero-new", FACE.catalogue))
    @app_commands.rename(calling="class")
    async def make(
        self,
        interaction: Interaction,
        name: Name,
        race: str,
        calling: str,
        extra: str = "",
        quirk: str = "",
        lift: Points = 0,
        think: Points = 0,
        balance: Points = 0,
        move: Points = 0,
        lead: Points = 0,
    ) -> None:
        points = Cores(lift, think, balance, move, lead)
        words = self._words(interaction)

        def key_of(kind: str, typed: str) -> str:
            return chosen(typed, named(kind, words), "hero-unknown") if typed else ""

        async with self._answering(interaction) as reply:
            one = Recruit(
                clean(name),
                key_of("race", race),
                key_of("calling", calling),
                points,
                key_of("ability", extra),
                key_of("quirk", quirk),
            )
            sheet = recruited(one)
            if isinstance(sheet, Sheet):
                await self.router.characters.create(reply, GAME.key, sheet)
            else:
                await reply.whisper(what_is_wrong(one, sheet, words))

    @hero.command(description=said("command-hero-recruit", FACE.catalogue))
    @app_commands.describe(**options("command-hero-recruit", FACE.catalogue))
    async def recruit(self, interaction: Interaction, who: str, name: Name | None = None) -> None:
        async with self._answering(interaction) as reply:
            sheet = pregen(chosen(who, ready_made(self._words(interaction)), "hero-nobody"))
            sheet.name = clean(name) if name else sheet.name
            await self.router.characters.create(reply, GAME.key, sheet)

    @hero.command(name="list", description=said("command-hero-list", FACE.catalogue))
    async def list_(self, interaction: Interaction) -> None:
        async with self._answering(interaction) as reply:
            await self.router.characters.show_all(reply, GAME.key)

    @hero.command(description=said("command-hero-show", FACE.catalogue))
    @app_commands.describe(**options("command-hero-show", FACE.catalogue))
    async def show(self, interaction: Interaction, who: str) -> None:
        async with self._answering(interaction) as reply:
            await self.router.characters.show(reply, await self._whom(interaction, who))

    @hero.command(description=said("command-hero-rename", FACE.catalogue))
    @app_commands.describe(**options("command-hero-rename", FACE.catalogue))
    async def rename(self, interaction: Interaction, who: str, name: Name) -> None:
        async with self._answering(interaction) as reply:
            await self.router.characters.rename(reply, await self._whom(interaction, who), name)

    @hero.command(description=said("command-hero-retire", FACE.catalogue))
    @app_commands.describe(**options("command-hero-retire", FACE.catalogue))
    async def retire(self, interaction: Interaction, who: str) -> None:
        async with self._answering(interaction) as reply:
            await self.router.characters.retire(reply, await self._whom(interaction, who))

    @hero.command(description=said("command-hero-adopt", FACE.catalogue))
    @app_commands.describe(**options("command-hero-adopt", FACE.catalogue))
    async def adopt(self, interaction: Interaction, who: str = "") -> None:
        async with self._answering(interaction) as reply:
            table = await self.router.context.host.queries.last_in(interaction.channel_id or 0)
            if table is None:
                raise Declined("refused-no-match")
            mine = await self._adoptable(interaction)
            if not mine:
                raise Declined("refused-no-character")
            place = chosen(who, mine, "hero-nobody") if who else mine[0][0]
            await self.router.characters.adopt(reply, table, int(place))

    @asynccontextmanager
    async def _answering(self, interaction: Interaction) -> AsyncIterator[Reply]:
        """Whoever types what is not clear is told so, and may type again."""
        async with Reply(interaction) as reply:
            try:
                yield reply
            except Unclear as unclear:
                await reply.whisper(self._words(interaction).say(unclear.message, **unclear.facts))

    async def _mine(self, interaction: Interaction) -> list[Named]:
        """One's heroes on this server, by id, and by names that tell them apart."""
        characters, roster = self.router.context.host.characters, self.router.context.roster(interaction.guild_id)
        rows = await characters.in_game(interaction.user.id, GAME.key, roster)
        words = self._words(interaction)
        return told_apart([(one.id, clean(one.name), namesake(sheet_of(one).read(Sheet), words)) for one in rows])

    async def _whom(self, interaction: Interaction, typed: str) -> str:
        """The id of one's hero; an id is taken as it is, and refused where it is nobody's."""
        return chosen(typed, await self._mine(interaction), "hero-nobody")

    async def _adoptable(self, interaction: Interaction) -> list[Named]:
        """The places and names of those one has played in the last match here, and who are in nobody's roster."""
        table = await self.router.context.host.queries.last_in(interaction.channel_id or 0)
        if table is None or table.game != GAME.key or table.match is None:
            return []
        seats = table.seats_of(interaction.user.id)
        kept = enumerate(table.match.keepsakes)
        mine = [(place, one) for place, one in kept if not one.id and one.seat in seats]
        words = self._words(interaction)
        return told_apart(
            [(str(place), clean(str(one.data["name"])), namesake(one.read(Sheet), words)) for place, one in mine]
        )

    @show.autocomplete("who")
    @rename.autocomplete("who")
    @retire.autocomplete("who")
    async def _suggest(self, interaction: Interaction, typed: str) -> Choices:
        return choices(holding(await self._mine(interaction), typed))

    @adopt.autocomplete("who")
    async def _suggest_adopted(self, interaction: Interaction, typed: str) -> Choices:
        return choices(holding(await self._adoptable(interaction), typed))

    @make.autocomplete("race")
    async def _suggest_race(self, interaction: Interaction, typed: str) -> Choices:
        return choices(adding("race", self._words(interaction), typed))

    @make.autocomplete("calling")
    async def _suggest_class(self, interaction: Interaction, typed: str) -> Choices:
        return choices(adding("calling", self._words(interaction), typed))

    @make.autocomplete("quirk")
    async def _suggest_quirk(self, interaction: Interaction, typed: str) -> Choices:
        return choices(holding(named("quirk", self._words(interaction)), typed))

    @make.autocomplete("extra")
    async def _suggest_extra(self, interaction: Interaction, typed: str) -> Choices:
        return choices(holding(named("ability", self._words(interaction)), typed))

    @recruit.autocomplete("who")
    async def _suggest_recruit(self, interaction: Interaction, typed: str) -> Choices:
        return choices(holding(ready_made(self._words(interaction)), typed))

    def _words(self, interaction: Interaction) -> Words:
        return self.router.context.words(interaction, GAME.key)
