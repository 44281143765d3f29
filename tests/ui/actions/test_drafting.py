"""Which step of filling in a click means, and on which page: forged ids mean none."""

import pytest

from bot.ui.actions.drafting import step_of
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.submitted import Submitted


@pytest.mark.parametrize(
    ("what", "values", "step"),
    [
        ("~draft.a1b2.said.2", (), ("said", 2)),
        ("~draft.a1b2.said.999", (), ("said", 999)),
        ("~draft.a1b2.ask", ("3", "4"), ("ask", 3)),
        ("~draft.a1b2.ask.2", ("3",), ("ask", 2)),
        ("~draft.a1b2.ask", (), ("ask", 1)),
        ("~draft", (), ("", 1)),
    ],
)
def test_the_id_says_which_page_or_the_list_in_which_it_was_chosen(
    what: str, values: tuple[str, ...], step: tuple[str, int]
) -> None:
    assert step_of(CustomId("k3JdP0aZ", what, 7), Submitted(values)) == step


@pytest.mark.parametrize(
    ("what", "values"),
    [("~draft.a.said.1000", ()), ("~draft.a.said.x", ()), ("~draft.a.ask", ("²",)), ("~draft.a.ask", ("-1",))],
)
def test_what_is_no_page_is_refused(what: str, values: tuple[str, ...]) -> None:
    with pytest.raises(Declined, match="refused-illegal"):
        step_of(CustomId("k3JdP0aZ", what, 7), Submitted(values))
