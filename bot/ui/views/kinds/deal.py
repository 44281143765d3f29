"""A deal with another seat: what is on the table, and an offer of one's own, put together step by step."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.engine import Amount, Deal, Field, Option, Part
from bot.engine.kinds.deal import ACCEPT, GIVE, REFUSE, TAKE
from bot.ui.views.kinds import modal_fields
from bot.ui.views.kinds.deal_text import DealText
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.drafting import ASK, SAID, DraftingControl
from bot.ui.views.kinds.selects import chunks, option_select
from bot.ui.views.room import Room
from bot.ui.wire.buttons import rows
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import Row, row
from bot.ui.wire.submitted import Submitted

OPEN, BACK = "open", "back"  # steps: begin a counter-offer; throw it away
STEPS = (OPEN, BACK, GIVE, TAKE, SAID)


class DealControl(DraftingControl[Deal]):
    """With an offer on the table it is answered first; with none, one is put together at once."""

    least_room = 15

    @property
    def start(self) -> Draft:
        """A counter-offer begins with what is on the table."""
        return Draft(self.kind.offer.choice if self.kind.offer else {})

    @property
    def is_composing(self) -> bool:
        return self.kind.can_propose and (self.draft is not None or self.kind.offer is None)

    @property
    def text(self) -> DealText:
        return DealText(self.speaker, self.prompt, self.kind)

    def summary(self) -> str:
        return self.text.composed(self.now.parts, is_whole=self.is_whole) if self.is_composing else self.text.tabled()

    def told(self) -> str:
        return self.text.public()

    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        if room.is_public:
            return [row(*self._public())]
        if not self.is_composing:
            return [row(*self._answers(), *self._counter())]
        found = list(zip_chunks(self.kind))
        page = min(max(room.page, 1), max(len(found), 1))
        selects = [row(self._select(side, part, page)) for side, part in (found[page - 1] if found else {}).items()]
        return [*selects, *([self.turning(page, len(found))] if len(found) > 1 else []), *rows(self._composing())]

    def modal(self, page: int) -> ui.Modal | None:
        """How much of what is counted; None where nothing is."""
        pages = modal_fields.pages(self._fields)
        if not pages:
            return None
        page = min(max(page, 1), len(pages))
        form = self.form(self.step(SAID, page))
        for box in pages[page - 1]:
            item = modal_fields.component(self, box, self.now.parts.get(box.field.key, 0))
            assert isinstance(box.field.kind, Amount)
            hint = self.speaker.words.say("deal-range", most=box.field.kind.most)
            self.add_field(form, self.text.label(box.field.key), item, hint)
        return form

    def drafted(self, step: str, page: int, filled: Submitted) -> Draft | None:
        if not self.kind.can_propose or step not in STEPS:
            raise Declined("refused-illegal")
        if step == BACK:
            return None
        if step == OPEN:
            return self.now
        return self._with_amounts(page, filled) if step == SAID else self._with_items(step, page, filled.values)

    def _with_items(self, side: str, page: int, values: Sequence[str]) -> Draft:
        found = list(zip_chunks(self.kind))
        if not 1 <= page <= len(found) or side not in found[page - 1]:
            raise Declined("refused-illegal")
        before = self.now.parts.get(side, ())
        assert isinstance(before, tuple)
        return _tidy({**self.now.parts, side: modal_fields.keys_with(before, found[page - 1][side], values)})

    def _with_amounts(self, page: int, filled: Submitted) -> Draft:
        pages = modal_fields.pages(self._fields)
        if not 1 <= page <= len(pages):
            raise Declined("refused-illegal")
        return _tidy(modal_fields.read(self.now, pages[page - 1], filled).parts)

    @property
    def _fields(self) -> list[Field]:
        """What can be counted out, both sides', as fields of a form: their keys are those of the answer."""
        sides = ((GIVE, self.kind.mine), (TAKE, self.kind.theirs))
        return [
            Field(f"{name}.{stock.key}", Amount(0, stock.most), stock.key, stock.facts)
            for name, side in sides
            for stock in side.stocks
            if stock.most
        ]

    def _select(self, side: str, part: Sequence[Option], page: int) -> ui.Select[Any]:
        say = self.speaker.words.say
        chosen = self.now.parts.get(side, ())
        assert isinstance(chosen, tuple)
        return option_select(
            self,
            part,
            self.step(side, page),
            bounds=(0, len(part)),
            placeholder=say("deal-choose-give") if side == GIVE else say("deal-choose-take"),
            chosen=chosen,
        )

    def _answers(self) -> list[ui.Button[Any]]:
        """Whoever need not trade has nothing to refuse."""
        say = self.speaker.words.say
        if self.kind.offer is None:
            return [] if self.prompt.is_standing else [self.button(REFUSE[0], say("deal-none"), ButtonStyle.secondary)]
        accept = self.button(ACCEPT[0], say("deal-accept"), ButtonStyle.success)
        return [accept, self.button(REFUSE[0], say("deal-refuse"), ButtonStyle.secondary)]

    def _counter(self) -> list[ui.Button[Any]]:
        if not self.kind.can_propose:
            return []
        say = self.speaker.words.say
        label = say("deal-counter") if self.kind.offer else say("deal-propose")
        is_beside = self.kind.offer is not None or self.prompt.is_standing  # an answer, or one's turn, comes first
        return [self.button(self.step(OPEN), label, ButtonStyle.secondary if is_beside else ButtonStyle.primary)]

    def _composing(self) -> list[ui.Button[Any]]:
        say = self.speaker.words.say
        send = [self.send_button(say("deal-send"))] if self.is_whole else []
        back = self._answers()
        if self.kind.offer is not None or (self.prompt.is_standing and self.now.parts):
            back = [self.button(self.step(BACK), say("deal-back"), ButtonStyle.secondary)]
        return [*self._amount_buttons(), *send, *back]

    def _amount_buttons(self) -> list[ui.Button[Any]]:
        """One as a rule; more where more is counted than a modal holds."""
        pages = modal_fields.pages(self._fields)
        label = self.speaker.words.say("deal-amounts")
        labels = [label] if len(pages) == 1 else [f"{label} {number}" for number in range(1, len(pages) + 1)]
        return [self.button(self.step(ASK, number), said) for number, said in enumerate(labels, start=1)]

    def _public(self) -> list[ui.Button[Any]]:
        """What is on the table is answered in public only where everybody may see it."""
        if self.kind.offer is None:
            return [*self._answers(), *self._counter()]
        if not self.told():
            return [self.page_button(1, self.speaker.words.say("deal-look"))]
        return [*self._answers(), *self._counter()]


def zip_chunks(kind: Deal) -> list[dict[str, Sequence[Option]]]:
    """Page by page, what each side's select offers: a side with fewer things has none on the later pages."""
    sides = {GIVE: list(chunks(kind.mine.items)), TAKE: list(chunks(kind.theirs.items))}
    count = max(map(len, sides.values()))
    return [{name: found[page] for name, found in sides.items() if page < len(found)} for page in range(count)]


def _tidy(parts: dict[str, Part]) -> Draft:
    """Nothing of something is left out: two drafts that say the same are the same."""
    return Draft({name: part for name, part in parts.items() if part not in (0, (), "")})
