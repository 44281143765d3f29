"""The menu as a message: one section at a time, a line and a select for each of its fields."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, SelectOption, ui

from bot.ui.server.menu.fields import LANGUAGE, MOST_PICKED, USUAL, Field, Section, Values
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.custom_id import CustomId, Verb
from bot.ui.wire.layout import NEUTRAL_ACCENT, Row, layout, line, row
from bot.ui.wire.limits import CHOICE, fit
from bot.words import Words, own_name

PLACE = "settings"  # stands in an id where others have a match
USUAL_SETTINGS = ServerSettings()


class Menu:
    """`titles`: of the games, by key."""

    def __init__(
        self, parts: Sequence[Section], settings: ServerSettings, titles: dict[str, str], words: Words
    ) -> None:
        self.parts, self.settings, self.titles, self.words = parts, settings, titles, words

    def section(self, word: str) -> Section | None:
        return next((part for part in self.parts if part.word == word), None)

    def view(self, word: str) -> ui.LayoutView:
        part = self.section(word) or self.parts[0]
        title = f"### {self.words.say('settings-title')}"
        how = f"-# {self.words.say('menu-how')}"
        return layout(NEUTRAL_ACCENT, title, self._turning(part), line(), *self._fields(part), how)

    def _turning(self, shown: Section) -> Row:
        options = [
            SelectOption(label=self._say(f"menu-{part.word}"), value=part.word, default=part is shown)
            for part in self.parts
        ]
        return row(ui.Select(custom_id=id_of(), options=options))

    def _fields(self, part: Section) -> Iterator[str | Row]:
        for field in part.fields:
            yield self._line(field)
            yield row(self._select(part, field))

    def _line(self, field: Field) -> str:
        """What it settles, and whether it is as it comes."""
        word, _, game = field.word.partition(".")
        text = self.words.say(f"menu-{word}.about", game=self.titles.get(game, ""))
        is_usual = field.read(self.settings) == field.read(USUAL_SETTINGS)
        return f"{text} {self.words.say('menu-usual')}" if is_usual else text

    def _select(self, part: Section, field: Field) -> ui.Item[Any]:
        now = field.read(self.settings)
        least = 0 if field.is_open else 1
        own, empty = id_of(part.word, field.word), self._say(f"menu-{field.word.partition('.')[0]}.empty")
        if field.kind == "roles":
            roles = [SelectDefaultValue(id=int(one), type=SelectDefaultValueType.role) for one in now]
            return ui.RoleSelect(
                custom_id=own, min_values=least, max_values=field.most, default_values=roles, placeholder=empty
            )
        if field.kind == "channels":
            channels = [SelectDefaultValue(id=int(one), type=SelectDefaultValueType.channel) for one in now]
            return ui.ChannelSelect(
                custom_id=own,
                min_values=least,
                max_values=field.most,
                default_values=channels[:MOST_PICKED],
                channel_types=_PLAYABLE,
                placeholder=empty,
            )
        options = [
            SelectOption(label=self._label(field, one), value=one, default=one in now) for one in _values(field, now)
        ]
        return ui.Select(custom_id=own, min_values=least, max_values=field.most, options=options, placeholder=empty)

    def _label(self, field: Field, value: str) -> str:
        if field.unit:
            return self._say(f"menu-{field.unit}", number=int(value))
        if field is LANGUAGE and value != USUAL:
            return own_name(value)
        if field.kind == "some":
            return fit(self.titles.get(value, value), CHOICE, "label")
        return self._say(f"menu-{field.word}.{value}")

    def _say(self, message: str, **facts: Any) -> str:
        return fit(self.words.say(message, **facts), CHOICE, "label")


_PLAYABLE = [
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice),
    *(discord.ChannelType.forum, discord.ChannelType.public_thread),
]


def _values(field: Field, now: Values) -> Values:
    """What can be chosen, and what somebody has typed that is none of that."""
    return field.values + tuple(one for one in now if one not in field.values)


def id_of(*parts: str) -> str:
    """Of the select that turns to a section, or of a field in one."""
    return str(CustomId(PLACE, ".".join([Verb.SETTLE, *parts])))
