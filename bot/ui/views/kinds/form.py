"""Several fields at once: modals of five, what is filled in, what it costs together, and a button to confirm it."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.engine import Form, Option
from bot.ui.views.kinds import modal_fields
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.drafting import ASK, SAID, DraftingControl
from bot.ui.views.kinds.form_text import bounds, budget, field_line
from bot.ui.views.kinds.selects import purpose
from bot.ui.views.room import Room
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import Row, lines, row
from bot.ui.wire.limits import MODAL_TITLE, ROW_ON_A_PHONE, SELECT_OPTIONS
from bot.ui.wire.submitted import Submitted
from bot.words import shorten

IN_A_TITLE = 24  # characters of a field's name where two stand on a button


class FormControl(DraftingControl[Form]):
    least_room = 10

    @property
    def start(self) -> Draft:
        """What a time-out would answer, where the game says it; else what can be left blank."""
        suggested = self.prompt.default
        if isinstance(suggested, dict) and self.kind.is_legal(suggested):
            return Draft(dict(suggested))
        found = {field.key: modal_fields.blank(field) for field in self.kind.fields}
        return Draft({key: part for key, part in found.items() if part is not None})

    @property
    def pages(self) -> list[Sequence[modal_fields.Box]]:
        return modal_fields.pages(self.kind.fields)

    def summary(self) -> str:
        """What it costs first, as it is what most often keeps one from confirming."""
        said = [field_line(self.speaker, field, self.now.parts.get(field.key)) for field in self.kind.fields]
        return lines(budget(self.speaker, self.prompt, self.kind, self.now.parts), *said)

    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        """In public only what opens the form: what is filled in is shown, and confirmed, in private."""
        if room.is_public:
            fill = self.speaker.words.say("form-fill")
            return [row(self._fill_button(1, fill) if len(self.pages) == 1 else self.page_button(1, fill))]
        confirm = [self._confirm_button()] if self.is_whole else []
        if len(self.pages) == 1:
            return [row(self._fill_button(1, self.speaker.words.say("form-fill")), *confirm)]
        return [self._which(), *([row(*confirm)] if confirm else [])]

    def _confirm_button(self) -> ui.Button[Any]:
        """Left as it begins, a form may mean something of its own, such as to go: then the button says that."""
        words, untouched = self.speaker.words, f"prompt-{self.prompt.word}.untouched"
        if self.now != self.start or not words.has(untouched):
            return self.send_button(words.say("form-confirm"))
        return self.send_button(words.say(untouched), ButtonStyle.secondary)

    def modal(self, page: int) -> ui.Modal | None:
        """Prefilled with the draft, also with what was typed and is wrong."""
        page = min(max(page, 1), len(self.pages))
        form = self.form(self.step(SAID, page))
        for box in self.pages[page - 1]:
            item = modal_fields.component(self, box, self.now.parts.get(box.field.key))
            self.add_field(form, self._label(box), item, bounds(self.speaker, box.field))
        return form

    def drafted(self, step: str, page: int, filled: Submitted) -> Draft | None:
        if step != SAID or not 1 <= page <= len(self.pages):
            raise Declined("refused-illegal")
        return modal_fields.read(self.now, self.pages[page - 1], filled)

    def _which(self) -> Row:
        """A button for each page; a select where they are too many for a row."""
        titles = [self._title(page) for page in self.pages]
        if len(titles) <= ROW_ON_A_PHONE:
            return row(*(self._fill_button(number, title) for number, title in enumerate(titles, start=1)))
        options = [
            discord.SelectOption(label=title, value=str(number))
            for number, title in enumerate(titles[:SELECT_OPTIONS], start=1)
        ]
        said = self.speaker.words.say("form-fill-which")
        return row(ui.Select(custom_id=self.custom_id(self.step(ASK)), placeholder=said, options=options))

    def _fill_button(self, page: int, label: str) -> ui.Button[Any]:
        style = ButtonStyle.secondary if self.is_whole else ButtonStyle.primary
        return self.button(self.step(ASK, page), label, style)

    def _title(self, page: Sequence[modal_fields.Box]) -> str:
        first, last = (shorten(self.speaker.field(box.field), IN_A_TITLE) for box in (page[0], page[-1]))
        return first if first == last else self.speaker.words.say("form-fill-part", first=first, last=last)

    def _label(self, box: modal_fields.Box) -> str:
        """A field with several selects says in each which part of its options it has."""
        name = self.speaker.field(box.field)
        if len(box.options) == len(box.field.kind.options):
            return name
        first, last = self.speaker.option(box.options[0]), self.speaker.option(box.options[-1])
        part = purpose(self.speaker, box.options)
        part = part or self.speaker.words.say("form-fill-part", first=first, last=last)
        return shorten(self.speaker.words.say("form-part", field=name, part=part), MODAL_TITLE)
