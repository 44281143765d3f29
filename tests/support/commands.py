"""Every slash command there is, as Discord is told of it."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import isclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import own_extensions
from bot.games.shown import all_games
from bot.settings import games_folder
from bot.ui.wire.localised import Translator

Command = app_commands.Command[Any, ..., Any]


@cache
def groups() -> dict[str, app_commands.Group]:
    """By the module that adds each."""
    found = {module: _group(module) for module in own_extensions()}
    return found | {one.extension: _group(one.extension) for one in all_games(games_folder()).shown}


def _group(module: str) -> app_commands.Group:
    loaded = import_module(module)
    kinds = [one for one in vars(loaded).values() if isclass(one) and issubclass(one, commands.GroupCog)]
    (cog,) = [kind for kind in kinds if kind.__module__ == module]
    made = cog.__new__(cog).__cog_app_commands_group__
    assert made is not None
    return made


def single(group: app_commands.Group) -> Iterator[Command]:
    """The commands of a group, and of the groups in it."""
    for one in group.walk_commands():
        if isinstance(one, app_commands.Command):
            yield one


async def payload(translator: app_commands.Translator | None = None) -> list[dict[str, Any]]:
    """What the bot tells Discord, in every language."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return [await group.get_translated_payload(tree, translator or Translator()) for group in groups().values()]
