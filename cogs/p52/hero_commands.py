"""/p52 hero: the heroes who live on, made and looked after."""

from collections.abc import Iterable

from discord import app_commands

from bot.ui.actions.game_cog import GameCog, Interaction
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply
from bot.words import Words, clean
from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import PREGENS
from cogs.p52.describe.recruits import fitting, ready_made
from cogs.p52.game import GAME
from cogs.p52.rules.heroes.recruiting import POINTS, Mistake, Recruit, recruited
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.state.sheet import Sheet

Choices = list[app_commands.Choice[str]]
Name = app_commands.Range[str, 1, 32]  # R133
Points = app_commands.Range[int, 0, POINTS]
MOST_CHOICES = 25  # that Discord shows


def what_is_wrong(one: Recruit, mistake: Mistake, words: Words) -> str:
    ability = words.say(f"ability-{one.extra}") if mistake == "extra" else ""
    return words.say(f"hero-{mistake}", name=one.name, ability=ability, given=one.points.total, points=POINTS)


def choices(found: Iterable[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=name, value=key) for key, name in list(found)[:MOST_CHOICES]]


class HeroCommands(GameCog):
    """A part of the game's cog."""

    hero = app_commands.Group(name="hero", description="Your heroes, who live on from adventure to adventure")

    @hero.command(name="new", description="Make a hero, with seven points for the core abilities")
    @app_commands.describe(
        name="What your hero is called",
        race="Adds to the core abilities",
        calling="Adds to them, too, and brings abilities",
        extra="One more ability; left out, the first that fits",
        quirk="A bonus and a penalty",
        lift="Points for Lift; leave all five out, and they are spread sensibly",
        think="Points for Think",
        balance="Points for Balance",
        move="Points for Move",
        lead="Points for Lead",
    )
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
        async with Reply(interaction) as reply:
            one = Recruit(clean(name), race, calling, points, extra, quirk)
            sheet = recruited(one)
            if isinstance(sheet, Sheet):
                await self.router.characters.create(reply, GAME.key, sheet)
            else:
                await reply.whisper(what_is_wrong(one, sheet, self._words(interaction)))

    @hero.command(description="Take a ready-made hero as your own")
    @app_commands.describe(who="Which one", name="Another name for them, if you like")
    async def recruit(self, interaction: Interaction, who: str, name: Name | None = None) -> None:
        async with Reply(interaction) as reply:
            if who not in PREGENS:
                raise Declined("refused-no-character")
            sheet = pregen(who)
            sheet.name = clean(name) if name else sheet.name
            await self.router.characters.create(reply, GAME.key, sheet)

    @hero.command(name="list", description="All your heroes")
    async def list_(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.show_all(reply, GAME.key)

    @hero.command(description="One of your heroes: the sheet and the chronicle")
    @app_commands.describe(who="Which one")
    async def show(self, interaction: Interaction, who: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.show(reply, who)

    @hero.command(description="Give a hero another name")
    @app_commands.describe(who="Which one", name="The new name")
    async def rename(self, interaction: Interaction, who: str, name: Name) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.rename(reply, who, name)

    @hero.command(description="Send a hero into retirement, or call one back")
    @app_commands.describe(who="Which one")
    async def retire(self, interaction: Interaction, who: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.retire(reply, who)

    @hero.command(description="Keep a hero you played in the match that is over")
    @app_commands.describe(who="Which one, if you played several")
    async def adopt(self, interaction: Interaction, who: str = "") -> None:
        async with Reply(interaction) as reply:
            table = await self.router.context.host.queries.last_in(interaction.channel_id or 0)
            if table is None:
                raise Declined("refused-no-match")
            mine = await self._adoptable(interaction)
            places = [place for place, name in mine if not who or str(place) == who]
            if not places:
                raise Declined("refused-no-character")
            await self.router.characters.adopt(reply, table, places[0])

    async def _adoptable(self, interaction: Interaction) -> list[tuple[int, str]]:
        """The places and names of those one has played in the last match here, and who are in nobody's roster."""
        table = await self.router.context.host.queries.last_in(interaction.channel_id or 0)
        if table is None or table.game != GAME.key or table.match is None:
            return []
        seats = table.seats_of(interaction.user.id)
        kept = enumerate(table.match.keepsakes)
        return [(place, clean(str(one.data["name"]))) for place, one in kept if not one.id and one.seat in seats]

    @show.autocomplete("who")
    @rename.autocomplete("who")
    @retire.autocomplete("who")
    async def _suggest(self, interaction: Interaction, typed: str) -> Choices:
        found = await self.router.characters.suggest(interaction, GAME.key, typed)
        return choices(found)

    @adopt.autocomplete("who")
    async def _suggest_adopted(self, interaction: Interaction, typed: str) -> Choices:
        found = await self._adoptable(interaction)
        return choices([(str(place), name) for place, name in found if typed.casefold() in name.casefold()])

    @make.autocomplete("race")
    async def _suggest_race(self, interaction: Interaction, typed: str) -> Choices:
        return choices(fitting("race", typed, self._words(interaction)))

    @make.autocomplete("calling")
    async def _suggest_class(self, interaction: Interaction, typed: str) -> Choices:
        return choices(fitting("calling", typed, self._words(interaction)))

    @make.autocomplete("quirk")
    async def _suggest_quirk(self, interaction: Interaction, typed: str) -> Choices:
        return choices(fitting("quirk", typed, self._words(interaction)))

    @make.autocomplete("extra")
    async def _suggest_extra(self, interaction: Interaction, typed: str) -> Choices:
        return choices(fitting("ability", typed, self._words(interaction)))

    @recruit.autocomplete("who")
    async def _suggest_recruit(self, interaction: Interaction, typed: str) -> Choices:
        return choices(ready_made(typed, self._words(interaction)))

    def _words(self, interaction: Interaction) -> Words:
        return self.router.context.words(interaction, GAME.key)
