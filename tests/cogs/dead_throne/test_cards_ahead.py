"""R104: how the cards that lie ahead are named to whoever looks at them."""

import pytest

from cogs.dead_throne.rules.meeting.own_scrolls import _said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("event:fog", ("event-card", "fog")),
        ("merchant:field", ("card", "merchant")),
        ("mage:field", ("card", "mage")),
        ("lair:field", ("card", "lair")),
        ("coin:woods", ("card", "coin")),
        ("enemy:w5", ("enemy", "w5")),
    ],
)
def test_each_is_named_by_its_own_words_or_as_a_card(card: str, said: tuple[str, str]) -> None:
    assert _said(card) == said
