"""What every kind of prompt has: things to press, perhaps a modal, and a way to read what was chosen."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from discord import ButtonStyle, ui

from bot.engine import Choice, Kind, Odds, Option, Prompt
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.room import Room
from bot.ui.views.speech import Speaker
from bot.ui.wire.custom_id import Act, CustomId, of_prompt
from bot.ui.wire.cycles import drop_rows
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import LABEL, MODAL_TITLE, SELECT_HINT, fit
from bot.ui.wire.submitted import Submitted
from bot.words import shorten

K = TypeVar("K", bound=Kind)


class Control(ABC, Generic[K]):
    """One prompt of one match, for one reader. `draft`: what this reader has filled in of it so far."""

    # Components that a message must have left for it: its question, its picture, one select, a row that turns pages.
    least_room: ClassVar[int] = 7

    def __init__(self, match: str, prompt: Prompt, speaker: Speaker, draft: Draft | None = None) -> None:
        self.match = match
        self.prompt = prompt
        self.kind = cast(K, prompt.kind)
        self.speaker = speaker
        self.draft = draft
        self.odds: Mapping[str, Odds] = {}  # by an option's key, the chances its reader is shown

    @abstractmethod
    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        """What answers the prompt with `options`: those the reader may see."""

    def has_all(self, options: Sequence[Option], room: Room) -> bool:
        """Do they all stand there, with no page to turn? What is filled in step by step is finished in the panel."""
        tried = self.rows(options, room)
        try:
            return room.fits(tried)
        finally:
            drop_rows(tried)

    def summary(self) -> str:
        """What the seat itself is told below the question."""
        return ""

    def told(self) -> str:
        """What everybody is told of it, besides who is asked."""
        return ""

    def modal(self, page: int) -> ui.Modal | None:
        """What its button `Act.ASK` opens; None where there is no such button."""
        del page
        return None

    @staticmethod
    @abstractmethod
    def choice(kind: K, wanted: CustomId, filled: Submitted) -> Choice:
        """What was chosen, as the engine has it; whether it is legal is judged there. May raise Declined."""

    def labels(self, options: Sequence[Option]) -> list[str]:
        """What stands on their buttons and lines, with the chance where one is shown: "Strike the Ogre · 58 %"."""
        said = self.speaker.labels(options)
        return [self._with_odds(option, label) for option, label in zip(options, said, strict=True)]

    def _with_odds(self, option: Option, label: str) -> str:
        if (odds := self.odds.get(option.key)) is None or not odds.is_bare:
            return label
        percent = self.speaker.words.say("odds-percent", percent=odds.percent)
        return f"{shorten(label, LABEL - len(percent))}{percent}"

    def hint(self, option: Option) -> str | None:
        """What there is to say of an option: what decides it, then what it brings; at most 100 characters."""
        told, odds = self.speaker.hint(option), self.odds.get(option.key)
        decides = self.speaker.odds(odds) if odds is not None else None
        return shorten(" · ".join(filter(None, (decides, told))), SELECT_HINT) or None

    def custom_id(self, what: str) -> str:
        return of_prompt(self.match, self.prompt.number, what)

    def button(
        self, what: str, label: str, style: ButtonStyle = ButtonStyle.primary, *, disabled: bool = False
    ) -> ui.Button[Any]:
        return ui.Button(
            label=fit(label, LABEL, "label"), style=style, custom_id=self.custom_id(what), disabled=disabled
        )

    def turning(self, page: int, pages: int) -> Row:
        """Buttons to the page before and to the next one."""
        back, on = self.speaker.words.say("prompt-previous"), self.speaker.words.say("prompt-next")
        return row(
            self.page_button(page - 1, back, is_there=page > 1), self.page_button(page + 1, on, is_there=page < pages)
        )

    def page_button(self, page: int, label: str, *, is_there: bool = True) -> ui.Button[Any]:
        return self.button(f"{Act.MORE}.{page}", label, ButtonStyle.secondary, disabled=not is_there)

    def form(self, what: str = Act.SAID) -> ui.Modal:
        """An empty modal."""
        return ui.Modal(title=self.speaker.title(self.prompt), timeout=None, custom_id=self.custom_id(what))

    def add_field(self, form: ui.Modal, label: str, field: ui.Item[Any], hint: str | None = None) -> None:
        form.add_item(ui.Label(text=fit(label, MODAL_TITLE, "modal label"), component=field, description=hint))
