"""What people do with characters that live on: bring them into a match, look at them, rename and retire them.

A game's own commands build on this; how a new one is made is the game's own affair.
"""

from typing import Any

import discord
from msgspec import Struct

from bot.host import HostRefused, Table
from bot.store import CharacterRow
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.shared.context import Context, person_of
from bot.ui.views.characters import choosing, names_brought, sheet_of, suggested, told
from bot.ui.views.picture import Picture
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout, lines
from bot.ui.wire.reply import Reply, data_of
from bot.words import clean, plain


class Characters:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def offer(self, reply: Reply, table: Table) -> None:
        """Show whom one may bring into this lobby."""
        person = reply.interaction.user.id
        mine = await self.context.host.characters.in_game(person, table.game, self.context.roster(table.guild))
        free = [one for one in mine if one.playing is None and one.retired is None]
        if not table.seats_of(person):
            raise Declined("refused-not-seated")
        if not free:
            raise Declined("bring-none")
        await reply.show(choosing(self.context.private(table, reply.interaction), free, person))

    async def bring(self, reply: Reply, table: Table) -> None:
        """Those chosen come along, in place of those before."""
        chosen = [str(value) for value in data_of(reply.interaction).get("values", [])]
        person, roster = person_of(reply.interaction.user), self.context.roster(table.guild)
        table = await self.context.host.commands.bring(table.id, person, chosen, roster)
        scene = self.context.private(table, reply.interaction)
        names = [name for seat in table.seats_of(person.id) for name in names_brought(scene, seat)]
        said = scene.say("bring-done", characters=names) if names else scene.say("bring-alone")
        view = layout(scene.face.accent, said)
        await (reply.replace(view) if reply.is_private else reply.show(view))

    async def show_all(self, reply: Reply, game: str) -> None:
        """One's characters in a game, as they live on this server."""
        interaction = reply.interaction
        face, words = self.context.faces[game], self.context.words(interaction, game)
        found = await self.context.host.characters.in_game(interaction.user.id, game, self._roster(interaction))
        listed = [told(one, face, words) for one in found] or [words.say("characters-none")]
        await reply.show(layout(face.accent, f"### {words.say('characters-title')}", lines(*listed)))

    async def show(self, reply: Reply, character: str) -> None:
        """One of them, with its picture where its game draws one."""
        await self._present(reply, await self._own(reply, character))

    async def _present(self, reply: Reply, found: CharacterRow, said: str = "") -> None:
        face, words = self.context.faces[found.game], self.context.words(reply.interaction, found.game)
        sheet = sheet_of(found)
        drawn, text = await draw_in_pool(face.draw_character, sheet, words), lines(said, told(found, face, words))
        if drawn is None:
            await reply.show(layout(face.accent, text))
            return
        picture = Picture(drawn, face.describe_character(sheet, words))
        await reply.show(layout(face.accent, text, picture.gallery()), [picture.file()])

    async def create(self, reply: Reply, game: str, sheet: Struct) -> CharacterRow:
        """A new one, as the game's own command has made its sheet; the answer shows it."""
        interaction = reply.interaction
        roster = self._roster(interaction)
        made = await self.context.host.characters.create(interaction.user.id, game, sheet, roster, interaction.id)
        words = self.context.words(interaction, game)
        await self._present(reply, made, words.say("character-made", name=plain(made.name)))
        return made

    async def adopt(self, reply: Reply, table: Table, place: int) -> None:
        """Keep one that was made in a match which is over."""
        person, roster = person_of(reply.interaction.user), self.context.roster(table.guild)
        await self._say(
            reply, await self.context.host.characters.adopt(table.id, person, place, roster), "character-adopted"
        )

    async def adopt_own(self, reply: Reply, table: Table) -> None:
        """Keep all whom the person has played and who are in nobody's roster yet. Raises HostRefused."""
        seats, kept = table.seats_of(reply.interaction.user.id), () if table.match is None else table.match.keepsakes
        mine = [place for place, sheet in enumerate(kept) if not sheet.id and sheet.seat in seats]
        if not mine:
            raise HostRefused("no-character")
        for place in mine:
            await self.adopt(reply, table, place)

    async def rename(self, reply: Reply, character: str, name: str) -> None:
        """Names are cleaned before they are kept, as they stand in labels and pictures."""
        await self._own(reply, character)
        renamed = await self.context.host.characters.rename(reply.interaction.user.id, character, clean(name))
        await self._say(reply, renamed, "character-renamed")

    async def retire(self, reply: Reply, character: str) -> None:
        """It retires; who has retired comes back."""
        found = await self._own(reply, character)
        is_back = found.retired is not None
        person = reply.interaction.user.id
        await self.context.host.characters.retire(person, character, is_retired=not is_back)
        await self._say(reply, found, "character-back" if is_back else "character-retired")

    async def suggest(self, interaction: discord.Interaction[Any], game: str, typed: str) -> list[tuple[str, str]]:
        """While somebody types: their characters in a game, by id and name."""
        found = await self.context.host.characters.in_game(interaction.user.id, game, self._roster(interaction))
        return suggested(found, typed)

    async def _own(self, reply: Reply, character: str) -> CharacterRow:
        """One's own, of a game that is still among ours. Raises HostRefused and Declined."""
        found = await self.context.host.characters.one(reply.interaction.user.id, character)
        if found.game not in self.context.faces:
            raise Declined("refused-game-gone")
        return found

    async def _say(self, reply: Reply, character: CharacterRow, message: str) -> None:
        words = self.context.words(reply.interaction, character.game)
        await reply.whisper(words.say(message, name=plain(character.name)))

    def _roster(self, interaction: discord.Interaction[Any]) -> int | None:
        return self.context.roster(interaction.guild_id)
