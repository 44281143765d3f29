"""Several of the options at once: one select, or a modal with up to five where there are too many for one.

More options than a modal holds are divided over several; what is chosen must then come out of one of them.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.engine import Choice, Option, PickSome
from bot.ui.views.kinds.arranging import by_purpose
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.selects import numbered, option_select, purpose
from bot.ui.views.room import Room
from bot.ui.wire.buttons import batches, rows
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import MODAL_FIELDS, SELECT_OPTIONS
from bot.ui.wire.submitted import Submitted

IN_A_MODAL = MODAL_FIELDS * SELECT_OPTIONS


class PickSomeControl(Control[PickSome]):
    least_room = 9  # a row more than others have

    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        if len(options) > SELECT_OPTIONS:
            return rows([self._ask_button(page) for page in range(1, len(self._modal_pages()) + 1)])
        least, most = self.kind.least, min(self.kind.most, len(options))
        said = self.speaker.words.say("prompt-choose-some", least=least, most=most)
        select = row(option_select(self, options, Act.SELECT, bounds=(least, most), placeholder=said))
        return [select] if least else [select, row(self._none_button())]

    def modal(self, page: int) -> ui.Modal | None:
        """Each select may stay empty: whether enough are chosen in all is judged by the engine."""
        form, pages = self.form(), self._modal_pages()
        parts = list(batches(pages[min(page, len(pages)) - 1], SELECT_OPTIONS))
        names = numbered([self._heading(options) for options in parts])
        for number, (name, options) in enumerate(zip(names, parts, strict=True), start=1):
            bounds = (0, min(self.kind.most, len(options)))
            select = option_select(self, options, f"{Act.SELECT}{number}", bounds=bounds, required=False)
            self.add_field(form, name, select)
        return form

    @staticmethod
    def choice(kind: PickSome, wanted: CustomId, filled: Submitted) -> Choice:
        del kind
        return filled.values if wanted.what.startswith((Act.SELECT, Act.SAID)) else (wanted.what,)

    def _modal_pages(self) -> list[Sequence[Option]]:
        """A modal is private, so it offers what is secret as well."""
        return list(batches(by_purpose(self.prompt.options), IN_A_MODAL))

    def _ask_button(self, page: int) -> ui.Button[Any]:
        title = self.speaker.title(self.prompt)
        return self.button(Act.ASK, title) if page == 1 else self.button(f"{Act.ASK}.{page}", f"{title} {page}")

    def _none_button(self) -> ui.Button[Any]:
        """Whoever closes a select without choosing anything has sent nothing: this says that none is wanted."""
        return self.button(f"{Act.SELECT}.none", self.speaker.words.say("prompt-none"), ButtonStyle.secondary)

    def _heading(self, options: Sequence[Option]) -> str:
        """What they are for, where that is one thing; else the first and the last of them."""
        first, last = self.speaker.option(options[0]), self.speaker.option(options[-1])
        return purpose(self.speaker, options) or f"{first} … {last}"
