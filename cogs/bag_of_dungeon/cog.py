"""/bag: the commands of Bag of Dungeon."""

from typing import Literal

from discord import app_commands

from bot.ui.game_cog import PACE_CHOICES, GameCog, GameMaster, Interaction
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.options import BagOptions

MODES: list[app_commands.Choice[str]] = [
    app_commands.Choice(name="Dungeon: carry the Ring out past the Dragon", value="dungeon"),
    app_commands.Choice(name="Forest: gather the seeds, end Morna Gûl", value="forest"),
    app_commands.Choice(name="Combined: the forest, with the dungeon below", value="combined"),
]
STYLES: list[app_commands.Choice[str]] = [
    app_commands.Choice(name="Together: win or lose as one", value="coop"),
    app_commands.Choice(name="Rivals: the survivor with the most points wins", value="competitive"),
]
Mode = Literal["dungeon", "forest", "combined"]
Style = Literal["coop", "competitive"]


class Bag(GameCog, group_name="bag", group_description="Bag of Dungeon: explore, fight, carry the Ring out"):
    """What every game has, and a lobby with this game's options (R7)."""

    face = BagFace()

    @app_commands.command(description="Open an expedition of Bag of Dungeon in this channel")
    @app_commands.describe(
        mode="Where you go and what you are after",
        style="Together, or each for the most points",
        automata="Seats to fill with automata at once; there is room for 1 to 4",
        pace="How long a decision may take",
        skill_tokens="Rewards may be taken as skill tokens (default: yes)",
        enhanced_items="Six items that can be awakened are in the bags (default: yes)",
        restore_lives="House rule: when the Dragon dies, all have three lives and full HP again",
        own_rounds="House rule: partners fight rounds of their own instead of lending a die",
        attacks="Players may attack each other",
        blows_on_bosses="Killing blows work on bosses as well (default: yes)",
        two_adventurers="Who plays alone leads two adventurers",
        first="The seat that goes first; 0 lets chance decide (default: 0)",
        most_rounds="The night wins after so many rounds; 0 for never (default: 60)",
        reactions="Seconds for a reaction while others wait; 0 gives it as long as any decision (default: 0)",
    )
    @app_commands.choices(mode=MODES, style=STYLES, pace=PACE_CHOICES)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        mode: Mode = "dungeon",
        style: Style = "coop",
        automata: app_commands.Range[int, 0, 3] = 0,
        pace: str = "relaxed",
        *,
        skill_tokens: bool = True,
        enhanced_items: bool = True,
        restore_lives: bool = False,
        own_rounds: bool = False,
        attacks: bool = False,
        blows_on_bosses: bool = True,
        two_adventurers: bool = False,
        first: app_commands.Range[int, 0, 4] = 0,
        most_rounds: app_commands.Range[int, 0, 200] = 60,
        reactions: app_commands.Range[int, 0, 3600] = 0,
    ) -> None:
        options = BagOptions(
            mode=mode,
            style=style,
            skill_tokens=skill_tokens,
            enhanced_items=enhanced_items,
            house_restore=restore_lives,
            house_tagging=own_rounds,
            pvp=attacks,
            kb_bosses=blows_on_bosses,
            solo_party=2 if two_adventurers else 1,
            first=first,
            most_rounds=most_rounds,
            reaction_timeout_s=reactions,
        )
        await self.open_lobby(interaction, options, pace, automata)


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Bag(bot))
