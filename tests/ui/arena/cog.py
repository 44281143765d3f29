"""/arena, for a bot at a local table; its fighters are made and looked after with /arena hero."""

from discord import app_commands

from bot.ui.actions.game_cog import GameCog, GameMaster, Interaction
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply
from tests.support.arena import Fighter
from tests.ui.arena.face import ArenaFace


class ArenaCog(GameCog, group_name="arena", group_description="A game for tests"):
    face = ArenaFace()
    hero = app_commands.Group(name="hero", description="Your fighters")

    @hero.command(name="new", description="Make a fighter")
    async def make(self, interaction: Interaction, name: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.create(reply, "arena", Fighter(name))

    @hero.command(name="list", description="Your fighters")
    async def list_(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.show_all(reply, "arena")

    @hero.command(description="One of them")
    async def show(self, interaction: Interaction, who: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.show(reply, who)

    @hero.command(description="Another name")
    async def rename(self, interaction: Interaction, who: str, name: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.rename(reply, who, name)

    @hero.command(description="Retire one, or have it back")
    async def retire(self, interaction: Interaction, who: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.characters.retire(reply, who)

    @hero.command(description="Keep a recruit of the match that is over")
    async def adopt(self, interaction: Interaction, place: int) -> None:
        async with Reply(interaction) as reply:
            table = await self.router.context.host.queries.last_in(interaction.channel_id or 0)
            if table is None:
                raise Declined("refused-no-match")
            await self.router.characters.adopt(reply, table, place)

    @show.autocomplete("who")
    @rename.autocomplete("who")
    @retire.autocomplete("who")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await self.router.characters.suggest(interaction, "arena", typed)
        return [app_commands.Choice(name=name, value=character) for character, name in found]


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(ArenaCog(bot))
