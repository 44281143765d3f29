"""/gm about: who the game master is and what it can play."""

from typing import Any

import discord
from discord import ui

from bot.ui.shared.context import Context
from bot.ui.wire.bot_permissions import invite_link
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines, row
from bot.ui.wire.reply import Reply


class About:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply) -> None:
        words = self.context.words(reply.interaction)
        games = (self._game(reply.interaction, key) for key in sorted(self.context.faces))
        invite: ui.Button[Any] = ui.Button(
            label=words.say("about-invite"), url=invite_link(reply.interaction.application_id)
        )
        title, papers = f"### {words.say('about-title')}", f"-# {words.say('about-papers')}"
        view = layout(NEUTRAL_ACCENT, title, words.say("about-text"), *games, papers, row(invite))
        await reply.show(view)

    def _game(self, interaction: discord.Interaction[Any], key: str) -> str:
        face, words = self.context.faces[key], self.context.words(interaction, key)
        ways = (face.game.options_type(), *face.game.variants().values())
        seats = [number for options in ways for number in face.game.seats_for(options)]
        return lines(
            words.say("about-game", name=face.title(words), least=min(seats), most=max(seats)),
            words.say("about-game.how", command=self.context.commands[key]),
        )
