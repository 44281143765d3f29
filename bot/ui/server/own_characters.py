"""/gm characters: all that live on for a person, in every game and roster; and one of them taken out for good."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import discord

from bot.store import CharacterRow
from bot.ui.shared.context import Context
from bot.ui.views.characters import suggested, told
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.reply import Reply
from bot.words import plain


class OwnCharacters:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply) -> None:
        words = self.context.words(reply.interaction)
        found = await self.context.host.characters.of(reply.interaction.user.id)
        listed = list(self._listed(reply.interaction, found)) or [words.say("characters-none")]
        how = f"-# {words.say('characters-how')}" if found else None
        await reply.show(layout(NEUTRAL_ACCENT, f"### {words.say('characters-title')}", lines(*listed), how))

    async def delete(self, reply: Reply, character: str, *, is_sure: bool) -> None:
        """Take it out, if they are sure; else say what that would mean. Raises HostRefused."""
        words, person = self.context.words(reply.interaction), reply.interaction.user.id
        found = await self.context.host.characters.one(person, character)
        if is_sure:
            await self.context.host.characters.delete(person, character)
        message = "character-deleted" if is_sure else "character-delete-ask"
        await reply.whisper(words.say(message, name=plain(found.name)))

    async def suggest(self, person: int, typed: str) -> list[tuple[str, str]]:
        return suggested(await self.context.host.characters.of(person), typed)

    def _listed(self, interaction: discord.Interaction[Any], found: Sequence[CharacterRow]) -> Iterator[str]:
        """Game by game; those of this and of other servers with rosters of their own by themselves."""
        own = self.context.words(interaction)
        for (game, guild), group in groupby(sorted(found, key=_place), key=_place):
            face = self.context.faces.get(game)
            words = self.context.words(interaction, game) if face else own
            title = face.title(words) if face else plain(game)
            yield own.say("characters-elsewhere" if guild else "characters-game", game=title)
            yield from (told(one, face, words) for one in group)


def _place(character: CharacterRow) -> tuple[str, int]:
    return character.game, character.guild or 0
