"""The private picture: what lies in front of the viewer, and the hand."""

from io import BytesIO

import pytest
from PIL import Image

from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView
from tests.cogs.death_over_the_kingdom.views import MOST_BYTES, hand, own_view, table_of, up


@pytest.mark.parametrize(
    "view",
    [
        own_view(None, "PRI", "JUG", "SOR"),
        own_view(CardView.down("QUE"), "PRI", "KIN"),
        own_view(up("QUE", 4, is_turned=True), "KIN"),
        own_view(up("QUE", 0, is_toad=True)),
        own_view(None),
    ],
)
def test_a_hand_has_its_size(view: KingdomView) -> None:
    with Image.open(BytesIO(hand(view))) as image:
        assert (image.mode, image.size) == ("P", (1200, 800))
    assert len(hand(view)) <= MOST_BYTES


def test_each_card_of_a_hand_is_seen() -> None:
    hands = [hand(own_view(CardView.down("QUE"), code)) for code in CODES]
    fronts = [hand(own_view(CardView.down(code), "KIN")) for code in CODES]
    assert len({*hands, *fronts}) == 2 * len(CODES) - 1  # the Queen beside the King is in both


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        hand(table_of(4))
