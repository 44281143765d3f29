"""Each question has its place, which its word decides; and each that has three answers or more says what is usual."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from bot.engine import Pick, Prompt
from bot.engine.playout import random_policy
from bot.ui.views.at_table import at_table
from bot.ui.views.placement import Placement
from bot.ui.wire.limits import MOST_CONTROLS
from tests.conformance.played import Played, played
from tests.conformance.shown import LONG, SHOWN_WAYS, scene_of
from tests.conformance.tables import Table, ends_of, looks

LOOKS, MORE_LOOKS = 15, 60
EVERY = 5  # steps of a match: to place all that is asked there takes longer than to play it
ENDS = ends_of(SHOWN_WAYS)


class Asked(NamedTuple):
    """Of all questions and offers of a match: their places by word, which are private and how, which lack a usual."""

    places: dict[str, set[Placement]]
    private: set[str]
    lacking: set[str]


@cache
def asked(table: Table) -> Asked:
    found = Asked(defaultdict(set), set(), set())
    for number, match in enumerate(of(table).steps()):
        if number % EVERY == 0:
            scene = scene_of(table, match, LONG)
            for prompt in scene.prompts:
                found.places[prompt.word].add(scene.placement(prompt))
        for prompt in (*match.prompts, *match.offers):
            found.private.update(privacy(prompt))
            if lacks_a_usual(prompt):
                found.lacking.add(prompt.word)
    return found


def privacy(prompt: Prompt) -> Iterator[str]:
    if prompt.is_secret:
        yield f"{prompt.word} is secret: has_hands = True in game.py"
    elif prompt.public_options != prompt.options:
        yield f"{prompt.word} has secret options: has_hands = True"


def lacks_a_usual(prompt: Prompt) -> bool:
    """Equals, such as the cards of a hand, need none: they are options of one word with nothing beside them."""
    words = {option.word for option in prompt.options}
    return isinstance(prompt.kind, Pick) and len(prompt.options) > 2 and len(words) > 1 and not prompt.main


@pytest.mark.parametrize("table", ENDS)
def test_a_word_has_one_place(table: Table) -> None:
    """Else the place itself could tell what a seat holds."""
    places = asked(table).places
    assert places
    assert {word: found for word, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize("table", ENDS)
def test_a_game_without_hidden_hands_asks_offers_and_tells_nothing_in_private(table: Table) -> None:
    if not table.way.game.has_hands:
        assert asked(table).private == set()
        assert not [event.word for event in of(table).told if event.to is not None]


@pytest.mark.parametrize("table", ENDS)
@pytest.mark.parametrize("most", looks(LOOKS, MORE_LOOKS))
def test_one_question_at_the_table_has_at_most_six_things_to_press(table: Table, most: int) -> None:
    for match in of(table).looks(most):
        scene = scene_of(table, match, LONG)
        if len(scene.asked()) == 1:
            found = [item for row in at_table(scene).asked for item in getattr(row, "children", ())]
            assert len(found) <= MOST_CONTROLS, scene.asked()[0].word


@pytest.mark.parametrize("table", ENDS)
def test_of_three_answers_or_more_one_is_the_usual(table: Table) -> None:
    assert asked(table).lacking == set(), "set `main` of these prompts to what most people want there"


def of(table: Table) -> Played:
    return played(table, (random_policy,), b"%d seats" % table.seats)
