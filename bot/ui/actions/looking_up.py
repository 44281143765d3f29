"""Cards for the nouns of a game: opened by name, or from the lists that stand below the board in words."""

from typing import Any

import discord
from msgspec import Struct

from bot.engine import Noun
from bot.host import HostRefused, Table
from bot.ui.actions.reading import guide_of
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.shared.context import Context
from bot.ui.views.face import Face
from bot.ui.views.lessons.place import game_of
from bot.ui.views.lookup.lexicon import Lexicon, lexicon_of
from bot.ui.views.lookup.pages import KIND, NOUN, RULE, card_view, kind_view, rule_view, several_view
from bot.ui.views.panel import seat_of
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted
from bot.words import Words


class Place(Struct, frozen=True):
    """Where something is looked up: at a match, or away from any, where `id` is the game's key."""

    id: str
    face: Face[Any]
    words: Words
    scene: Scene | None = None
    seat: int | None = None

    @property
    def lexicon(self) -> Lexicon:
        return lexicon_of(self.face, self.words)


class LookingUp:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def chosen(self, reply: Reply, wanted: CustomId) -> None:
        """A line of one of the lists. Raises HostRefused for what none of them holds."""
        place, in_lesson = await self._place(reply.interaction, wanted.match), game_of(wanted.match) is not None
        what, _, value = "".join(submitted(data_of(reply.interaction)).values[:1]).partition(".")
        if what == NOUN and (noun := place.lexicon.get(value)) is not None:
            await self._show_card(reply, place, noun, is_apart=in_lesson)
        elif what == KIND and value in place.lexicon.kinds:
            await _turn_to(reply, kind_view(place.face.accent, place.id, place.lexicon, value))
        elif what == RULE and (text := guide_of(place.face, place.words).find(value)) is not None:
            await _turn_to(reply, rule_view(place.face.accent, place.id, place.lexicon, text))
        else:
            raise HostRefused("illegal")

    async def named(self, reply: Reply, game: str, typed: str) -> None:
        """A rule, a topic or a card, by what somebody typed. Raises Declined where nothing has that name."""
        interaction = reply.interaction
        place = await self._place_of_game(interaction, game)
        lexicon, guide = place.lexicon, guide_of(place.face, place.words)
        fitting = lexicon.matching(typed)
        if (noun := lexicon.named(typed)) is not None:
            await self._show_card(reply, place, noun)
        elif (text := guide.titled(typed)) is not None:
            await reply.show(rule_view(place.face.accent, place.id, lexicon, text))
        elif len(fitting) == 1:
            await self._show_card(reply, place, fitting[0])
        elif fitting:
            await reply.show(several_view(place.face.accent, place.id, lexicon, fitting))
        elif (text := guide.find(typed)) is not None:
            await reply.show(rule_view(place.face.accent, place.id, lexicon, text))
        elif alike := lexicon.alike(typed):
            await reply.show(several_view(place.face.accent, place.id, lexicon, alike))
        else:
            raise Declined("rules-unknown", topic=typed)

    def suggest(self, face: Face[Any], words: Words, typed: str) -> list[str]:
        """What an autocomplete offers: cards whose name fits, then topics and rules."""
        lexicon, guide = lexicon_of(face, words), guide_of(face, words)
        names = [lexicon.name(noun) for noun in lexicon.matching(typed)]
        said = list(dict.fromkeys([*names, *guide.suggest(typed)]))
        return said or [lexicon.name(noun) for noun in lexicon.alike(typed)]

    async def _show_card(self, reply: Reply, place: Place, noun: Noun, *, is_apart: bool = False) -> None:
        """`is_apart`: in a message of its own, as it was chosen in one that must stay."""
        face, words = place.face, place.words
        shown = place.scene.shown(place.seat) if place.scene is not None else None
        picture = await _picture(place, noun)
        view = card_view(
            face.accent,
            place.id,
            place.lexicon,
            guide_of(face, words),
            noun,
            now=face.noun_now(noun, shown, words) if shown is not None else (),
            sight=face.nouns_in_sight(shown) if shown is not None else (),
            picture=picture,
        )
        files = [picture.file()] if picture else []
        await (reply.show(view, files) if is_apart else _turn_to(reply, view, files))

    async def _place(self, interaction: discord.Interaction[Any], where: str) -> Place:
        game = game_of(where) or where
        if game in self.context.faces:
            return self._away(interaction, game)
        return self._at(interaction, await self.context.host.queries.table(where))

    async def _place_of_game(self, interaction: discord.Interaction[Any], game: str) -> Place:
        """The match of this game in the channel, where one is on: then cards tell how things stand in it."""
        table = await self.context.host.queries.table_in(interaction.channel_id or 0)
        if table is None or table.game != game or table.match is None:
            return self._away(interaction, game)
        return self._at(interaction, table)

    def _away(self, interaction: discord.Interaction[Any], game: str) -> Place:
        return Place(game, self.context.faces[game], self.context.words(interaction, game))

    def _at(self, interaction: discord.Interaction[Any], table: Table) -> Place:
        scene = self.context.private(table, interaction)
        is_on = table.match is not None
        return Place(
            table.id,
            scene.face,
            scene.words,
            scene if is_on else None,
            seat_of(scene, interaction.user.id) if is_on else None,
        )


async def _picture(place: Place, noun: Noun) -> Picture | None:
    drawn = await draw_in_pool(place.face.draw_noun, noun, place.words)
    return Picture.named(drawn, place.lexicon.name(noun)) if drawn else None


async def _turn_to(reply: Reply, view: discord.ui.LayoutView, files: list[discord.File] | None = None) -> None:
    """In the message where the list stands, if that is private; panels stay as they are."""
    await (reply.replace(view, files or []) if reply.is_private else reply.show(view, files or []))
