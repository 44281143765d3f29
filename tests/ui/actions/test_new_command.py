"""`/… new`, made from a game's options: what Discord is told of it."""

from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.host import HostRefused
from bot.ui.actions.game_cog import GameCog
from cogs.bag_of_dungeon.cog import Bag
from cogs.death_over_the_kingdom.cog import Kingdom
from cogs.server import Server


def told(cog: type[GameCog]) -> dict[str, Any]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return cog.new.to_dict(tree)


def test_the_parameters_stand_in_their_order() -> None:
    bag, kingdom = ([option["name"] for option in told(cog)["options"]] for cog in (Bag, Kingdom))
    assert bag == [
        "mode", "level", "two_adventurers", "style", "automata", "pace", "skill_tokens", "enhanced_items",
        "restore_lives", "own_rounds", "attacks", "blows_on_bosses", "vines", "first", "most_rounds", "reactions",
        "hints", "language",
    ]  # fmt: skip
    assert kingdom == ["automata", "pace", "mode", "length", "scoring", "hints", "language"]


def test_each_is_asked_for_as_what_it_is() -> None:
    options = {option["name"]: option for option in told(Bag)["options"]}
    kinds = discord.AppCommandOptionType
    assert options["mode"]["choices"][0] == {"name": "Dungeon: carry the Ring out past the Dragon", "value": "dungeon"}
    assert [choice["value"] for choice in options["mode"]["choices"]] == ["dungeon", "forest", "combined"]
    assert options["two_adventurers"]["type"] == kinds.boolean.value
    assert (options["most_rounds"]["type"], options["most_rounds"]["max_value"]) == (kinds.integer.value, 200)
    assert not any(option["required"] for option in options.values())


@pytest.mark.parametrize(("cog", "most"), [(Bag, 3), (Kingdom, 15)])
def test_there_is_a_seat_for_whoever_opens(cog: type[GameCog], most: int) -> None:
    automata = next(option for option in told(cog)["options"] if option["name"] == "automata")
    assert (automata["min_value"], automata["max_value"]) == (0, most)


@pytest.mark.parametrize("cog", [Bag, Kingdom, Server])
def test_all_of_a_group_are_commands_of_servers_alone(cog: type[commands.GroupCog]) -> None:
    """The group says so, as Discord does not look at its single commands."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = cog.__new__(cog).__cog_app_commands_group__
    assert group is not None
    assert (group.to_dict(tree)["contexts"], group.to_dict(tree)["dm_permission"]) == ([0], False)


def test_it_says_what_it_does() -> None:
    assert told(Kingdom)["description"] == "Open a table for Death Over the Kingdom in this channel"


def test_what_a_client_made_up_is_refused() -> None:
    kingdom = Kingdom.__new__(Kingdom)
    with pytest.raises(HostRefused):
        kingdom._options({"mode": "republic", "length": 3, "scoring": "tokens", "hints": "auto"})
