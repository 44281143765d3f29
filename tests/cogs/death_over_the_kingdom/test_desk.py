"""The desk: what has just happened, everybody's cards and one's own hand, in one picture."""

import pytest

from bot.conformance.played import Played
from bot.conformance.shown import LONG
from bot.words import Catalogue
from cogs.death_over_the_kingdom.events.powers import Revealed
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom
from cogs.death_over_the_kingdom.pictures.desk import draw_desk
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, table
from tests.cogs.death_over_the_kingdom.test_words import FOLDER
from tests.conformance.shown import scene_of
from tests.conformance.tables import TABLES
from tests.support.scripts import ScriptRun

TABLE = next(table for table in TABLES if isinstance(table.way.game, DeathOverTheKingdom))


def test_the_public_has_no_desk() -> None:
    scene = scene_of(TABLE, Played(TABLE, b"desk", []).begin(), LONG)
    with pytest.raises(ValueError, match="no desk"):
        scene.face.draw_desk(scene.shown(), (), scene.words)


@pytest.mark.long
def test_r29_cards_that_have_been_turned_up_lie_there_once() -> None:
    """The row of everybody's cards shows them, so nothing above it shows them again."""
    state, words = table("INN KIN DEA*"), Catalogue(FOLDER / "words").words()
    ScriptRun(powers(state))
    view, names = see(state, A), ("Ada", "Ben", "Cleo")
    assert draw_desk(view, names, [Revealed(round=1)], words) == draw_desk(view, names, [], words)


@pytest.mark.long
def test_names_of_two_words_are_whole_in_a_row_of_seven() -> None:
    """A name that was cut would look the same whatever its last letter."""
    view, words = see(table("INN KIN DEA MON SOR QUE PRI*"), A), Catalogue(FOLDER / "words").words()
    others = ("Brass Agnes", "Clockwork Hal", "Iron Maud", "Tin Beatrice", "Steam Oswin")
    one, other = (draw_desk(view, ("Ada", *others, last), [], words) for last in ("Copper Tom", "Copper Ton"))
    assert one != other
