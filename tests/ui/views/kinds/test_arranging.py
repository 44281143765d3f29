"""How much room options take is known before anything is made of them."""

import pytest
from discord import ui

from bot.engine import Option, Prompt
from bot.ui.views.kinds.arranging import arranged, packed
from bot.ui.views.kinds.pick import PickControl
from bot.ui.views.room import Room, size
from bot.ui.views.speech import Speaker
from bot.words import Catalogue

SPEAKER = Speaker(Catalogue().words(), ["Ada"])


def options(count: int, groups: int) -> tuple[Option, ...]:
    return tuple(Option(f"o{number}", group=f"g{number % groups}") for number in range(count))


@pytest.mark.parametrize("groups", [1, 3, 8])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 7, 9, 13, 25, 26, 60, 130])
def test_it_takes_as_many_rows_and_components_as_were_foretold(count: int, groups: int) -> None:
    found = options(count, groups)
    control = PickControl("k3JdP0aZ", Prompt(0, "w", "R1", found, number=7), SPEAKER)
    for one in (arranged(found), arranged(found, "o0"), packed(found, "o0")):
        rows = control._arranged_rows(one)
        assert (one.rows, one.components) == (len(rows), size(rows))


@pytest.mark.parametrize("components", range(4, 30))
def test_all_stand_there_where_no_page_is_to_be_turned(components: int) -> None:
    found, room = options(60, 3), Room(5, components)
    control = PickControl("k3JdP0aZ", Prompt(0, "w", "R1", found, number=7), SPEAKER)
    children = [child for row in control.rows(found, room) for child in row.children]
    shown = [option.value for child in children if isinstance(child, ui.Select) for option in child.options]
    assert control.has_all(found, room) == (len(shown) == len(found))
