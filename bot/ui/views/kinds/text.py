"""A text of one's own: a button that opens a modal."""

from collections.abc import Sequence

from discord import TextStyle, ui

from bot.engine import Choice, Option, Text
from bot.ui.views.kinds.control import Control
from bot.ui.views.room import Room
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import MODAL_INPUT, ONE_LINE
from bot.ui.wire.submitted import Submitted


class TextControl(Control[Text]):
    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        return [row(self.button(Act.ASK, self.speaker.title(self.prompt)))]

    def modal(self, page: int) -> ui.Modal | None:
        form = self.form()
        longest = min(self.kind.most, MODAL_INPUT)
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id="said",
            style=TextStyle.paragraph if self.kind.has_lines or longest > ONE_LINE else TextStyle.short,
            required=self.kind.least > 0,
            min_length=min(self.kind.least, MODAL_INPUT),
            max_length=max(longest, 1),
        )
        self.add_field(form, self.speaker.title(self.prompt), field)
        return form

    @staticmethod
    def choice(kind: Text, wanted: CustomId, filled: Submitted) -> Choice:
        del kind
        return filled.text if wanted.what == Act.SAID else (wanted.what,)
