"""Every game in a language made of English: nothing stays English, nothing is refused, nothing is cut in a sentence."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bot.conformance.check import ends
from bot.conformance.checked import Checked
from bot.conformance.faces import said_at
from bot.conformance.languages import LOOKS, NAMES, read_at_the_end, read_in_messages, too_long
from bot.conformance.played import played_by_chance
from bot.conformance.tables import Table
from tests.conformance.languages import pseudo_words
from tests.conformance.tables import CHECKED
from tests.support.pseudo import faults

SHOWN = [game for game in CHECKED if game.shows is not None]
EACH_SHOWN = [pytest.param(game, id=game.game.key) for game in SHOWN]


def each_end() -> Iterator[Any]:
    """The sample: each game as it comes, with the most seats."""
    for case in (case for game in SHOWN for case in ends(game)):
        _, table = case.given
        is_sample = table.way.is_usual and table.seats == table.way.seats[-1]
        yield pytest.param(*case.given, id=case.name, marks=() if is_sample else pytest.mark.long)


def must_be_foreign(texts: Iterable[str]) -> None:
    found = dict.fromkeys(fault for text in texts for fault in faults(text))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "table"), list(each_end()))
def test_messages_are_said_in_the_language(game: Checked, table: Table) -> None:
    words = pseudo_words(game.face.folder)
    for match in played_by_chance(table).looks(LOOKS):
        must_be_foreign(read_in_messages(game, table, match, words))


@pytest.mark.parametrize(("game", "table"), list(each_end()))
def test_what_is_read_fits_and_is_in_the_language(game: Checked, table: Table) -> None:
    words = pseudo_words(game.face.folder)
    for match in played_by_chance(table).looks(LOOKS):
        assert list(too_long(game, table, match, words)) == []
        must_be_foreign(text for _, text, _ in said_at(game, table, match, NAMES[: table.seats], words))


@pytest.mark.parametrize(("game", "table"), list(each_end()))
def test_the_end_is_told_in_the_language(game: Checked, table: Table) -> None:
    must_be_foreign(read_at_the_end(game, table, pseudo_words(game.face.folder)))


@pytest.mark.parametrize("game", EACH_SHOWN)
def test_a_name_that_is_not_in_the_catalogue_is_noticed(game: Checked) -> None:
    """What looks for faults finds those that are there."""
    words = pseudo_words(game.face.folder)
    assert faults(words.say("new")) == []
    assert faults("You wait.")
    assert faults(words.say("new")[:-4])
