"""A number within bounds: few are buttons, more a select, many a modal; and chance may choose."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.engine import Amount, Choice, Option
from bot.ui.views.kinds.control import Control
from bot.ui.views.room import Room
from bot.ui.wire.buttons import rows
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import MOST_CONTROLS, SELECT_OPTIONS
from bot.ui.wire.submitted import Submitted

_chance = SystemRandom()  # for a person to whom any number will do; the journal keeps what came out


class AmountControl(Control[Amount]):
    @property
    def span(self) -> range:
        return _span(self.kind)

    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        chance = self.button(Act.RANDOM, self.speaker.words.say("prompt-random"), ButtonStyle.secondary)
        if len(self.span) < MOST_CONTROLS:
            numbers = [self.button(f"={amount}", str(amount), self._style(amount)) for amount in self.span]
            if room.fits(found := rows([*numbers, chance])):
                return found
        if len(self.span) <= SELECT_OPTIONS:
            return [row(self._select()), row(chance)]
        return [row(self.button(Act.ASK, self._range()), chance)]

    def modal(self, page: int) -> ui.Modal | None:
        form = self.form()
        longest = len(str(self.kind.most))
        self.add_field(form, self._range(), ui.TextInput(custom_id="said", min_length=1, max_length=longest))
        return form

    @staticmethod
    def choice(kind: Amount, wanted: CustomId, filled: Submitted) -> Choice:
        """Raises Declined for what is no number within the bounds."""
        if wanted.what == Act.RANDOM:
            return _chance.choice(_span(kind))
        if wanted.what == Act.SAID:
            return _number(kind, filled.text.strip())
        if wanted.what.startswith(Act.SELECT):
            return _number(kind, "".join(filled.values[:1]).removeprefix("="))
        return (wanted.what,) if wanted.amount is None else wanted.amount

    def _style(self, amount: int) -> ButtonStyle:
        """Numbers are equals, unless one is what most people want."""
        return ButtonStyle.primary if self.prompt.main == f"={amount}" else ButtonStyle.secondary

    def _select(self) -> ui.Select[Any]:
        choices = [discord.SelectOption(label=str(amount), value=f"={amount}") for amount in self.span]
        return ui.Select(custom_id=self.custom_id(Act.SELECT), placeholder=self._range(), options=choices)

    def _range(self) -> str:
        return self.speaker.words.say("prompt-number", least=self.kind.least, most=self.kind.most)


def _span(kind: Amount) -> range:
    return range(kind.least, kind.most + 1)


def _number(kind: Amount, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) in _span(kind)):
        raise Declined("refused-not-a-number", least=kind.least, most=kind.most)
    return int(text)
