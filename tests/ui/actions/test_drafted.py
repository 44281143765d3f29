"""A click that fills in a part of a question is kept, and what is sent is what the person saw."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Amount, Deal, Field, Form, Option, Prompt, Side
from bot.host import HostRefused, Person
from bot.ui.actions.drafting import Drafting
from bot.ui.messages.drafts import Drafts
from bot.ui.views.kinds.draft import Draft
from bot.ui.wire.custom_id import Act, CustomId
from tests.ui.actions.acting import MATCH, ZOE, Acting
from tests.ui.scenes import ADA, BEN

FORM = Prompt(0, "talk", "R1", Form((Field("silk", Amount(0, 9)),)), number=7)
PICK = Prompt(0, "course", "R1", (Option("north", "north"),), number=8)
DEAL = Prompt(0, "talk", "R1", Deal(1, Side((Option("rug"),)), Side()), number=6)
OPEN: Any = SimpleNamespace(prompts=(FORM, PICK, DEAL), offers=(), view=MATCH.view, outcome=None)
TABLE = replace(MATCH, match=OPEN)
DRAFT = Draft({"silk": 4})


class Drafted(Acting):
    def __init__(self, held: Draft | None = None, table: Any = TABLE) -> None:
        super().__init__(table)
        self.panels = SimpleNamespace(
            drafts=Drafts(), show_again=self._noting("again"), answered=lambda *_: self.done.append("answered")
        )
        if held is not None:
            self.panels.drafts.keep(MATCH.id, ADA.id, FORM.number, held)

    async def clicks(
        self, what: str, person: Person = ADA, number: int = 7, *, is_private: bool = True, **filled: str
    ) -> list[Any]:
        reply = self.reply(person, is_private=is_private)
        fields = [{"component": {"custom_id": name, "value": value}} for name, value in filled.items()]
        reply.interaction.data = {"components": fields}
        await Drafting(self.context, self.panels).handle(reply, CustomId(MATCH.id, what, number))
        return [
            tuple(one for one in told if not isinstance(one, SimpleNamespace | type(TABLE)))
            if isinstance(told, tuple)
            else told
            for told in self.done
        ]

    @property
    def kept(self) -> Draft | None:
        return self.panels.drafts.of(MATCH.id, ADA.id).get(FORM.number)  # type: ignore[no-any-return]


async def test_a_form_is_asked_for_and_what_was_filled_in_is_kept() -> None:
    asked = Drafted(DRAFT)
    [(how, form)] = await asked.clicks(f"{Act.DRAFT}.{DRAFT.stamp}.ask.1")
    assert (how, asked.kept) == ("ask", DRAFT)
    assert form.endswith("said.1")
    said = Drafted(DRAFT)
    assert await said.clicks(f"{Act.DRAFT}.{DRAFT.stamp}.said.1", silk="5") == [("again", None)]
    assert said.kept == Draft({"silk": 5})


@pytest.mark.parametrize("step", ["ask", "said"])
async def test_what_comes_after_a_draft_was_lost_is_not_lost_as_well(step: str) -> None:
    lost = Drafted()
    assert await lost.clicks(f"{Act.DRAFT}.{DRAFT.stamp}.{step}.1", silk="5") == [("again", "draft-lost")]
    assert lost.kept == (Draft({"silk": 5}) if step == "said" else None)


async def test_where_nothing_is_counted_no_form_is_asked_for() -> None:
    with pytest.raises(HostRefused, match="illegal"):
        await Drafted().clicks(f"{Act.DRAFT}.{Draft().stamp}.ask.1", number=DEAL.number or 0)


@pytest.mark.parametrize("is_private", [True, False])
async def test_what_they_saw_is_sent_and_its_draft_is_done_with(is_private: bool) -> None:
    sent = Drafted(DRAFT)
    done = await sent.clicks(f"{Act.SEND}.{DRAFT.stamp}", is_private=is_private)
    assert done[:2] == [("answer", MATCH.id, ADA.id, 7, {"silk": 4}), ("accept",)]
    assert done[2:] == (["answered"] if is_private else [])
    assert sent.kept is None


@pytest.mark.parametrize(("held", "why"), [(None, "draft-lost"), (Draft({"silk": 9}), "draft-changed")])
async def test_what_they_did_not_see_is_not_sent(held: Draft | None, why: str) -> None:
    sent = Drafted(held)
    assert await sent.clicks(f"{Act.SEND}.{DRAFT.stamp}") == [("again", why)]
    assert sent.kept == held


@pytest.mark.parametrize(
    ("person", "number", "status", "why"),
    [
        (BEN, 7, "open", "not-yours"),
        (ZOE, 7, "open", "not-yours"),
        (ADA, 9, "open", "stale"),
        (ADA, 7, "finished", "finished"),
        (ADA, 8, "open", "illegal"),
    ],
)
async def test_a_question_that_is_not_theirs_to_fill_in_is_refused(
    person: Person, number: int, status: str, why: str
) -> None:
    """The last is one that is answered at once."""
    refused = Drafted(DRAFT, replace(TABLE, status=status))
    for what in (f"{Act.DRAFT}.{DRAFT.stamp}.said.1", f"{Act.SEND}.{DRAFT.stamp}"):
        with pytest.raises(HostRefused, match=f"^{why}$"):
            await refused.clicks(what, person, number, silk="5")
    assert (refused.done, refused.kept) == ([], DRAFT)
