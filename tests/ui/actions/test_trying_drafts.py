"""Try From Here, where a question is filled in part by part: each click has its form, on the page it asks for."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.actions import trying as module
from bot.ui.actions.trying import Trying
from bot.ui.views.kinds.drafting import DraftingControl
from bot.ui.wire.custom_id import CustomId


class Asked(DraftingControl[Any]):
    def __init__(self, pages: list[int]) -> None:
        self.pages = pages

    def modal(self, page: int) -> Any:
        self.pages.append(page)
        return f"form {page}"


Asked.__abstractmethods__ = frozenset()  # it is asked for its form alone
MADE: Any = Asked


@pytest.mark.parametrize(("what", "page"), [("~draft.a1b2.ask.2", 2), ("~draft.a1b2.ask", 1)])
async def test_a_form_is_opened_on_its_page(monkeypatch: pytest.MonkeyPatch, what: str, page: int) -> None:
    pages, opened = list[int](), list[Any]()

    async def ask(form: Any) -> None:
        opened.append(form)

    context: Any = SimpleNamespace()
    trying = Trying(context)
    monkeypatch.setattr(trying, "_scene", lambda *_: None)
    monkeypatch.setattr(module, "control_of", lambda *_: MADE(pages))
    reply: Any = SimpleNamespace(ask=ask, interaction=SimpleNamespace(data={"values": []}))
    trial: Any = SimpleNamespace(prompt=object(), draft=None)
    await trying._fill_in(reply, trial, CustomId("k3JdP0aZ", what, 7))
    assert (pages, opened) == ([page], [f"form {page}"])
