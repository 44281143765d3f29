"""The desk: what has just happened, everybody's cards and one's own hand, in one picture."""

import pytest

from bot.conformance.played import Played
from bot.conformance.shown import LONG
from bot.words import Catalogue
from cogs.death_over_the_kingdom.events.powers import Revealed
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom
from cogs.death_over_the_kingdom.pictures.desk import draw_desk
from cogs.death_over_the_kingdom.pictures.moments import draw_moment
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, end_of_round, play, table
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
@pytest.mark.parametrize(
    ("cards", "name"),
    [("INN KIN DEA MON SOR QUE PRI*", "Copper To"), ("INN KIN DEA MON SOR QUE PRI DRA*", "Maximilian von Habsbur")],
)
def test_long_names_are_whole_in_a_row_of_seven_or_eight(cards: str, name: str) -> None:
    """A name that was cut would look the same whatever its last letter."""
    view, words = see(table(cards), A), Catalogue(FOLDER / "words").words()
    others = ("Brass Agnes", "Clockwork Hal", "Iron Maud", "Tin Beatrice", "Steam Oswin", "Ben")[: len(view.seats) - 2]
    one, other = (draw_desk(view, ("Ada", *others, name + last), [], words) for last in "mn")
    assert one != other


@pytest.mark.long
def test_long_names_are_whole_in_the_strip_of_a_round() -> None:
    """Of six seats, with the line that says what turned the round: nothing of it grows too high."""
    state, words = table("PRI JES QUE MON THI INN*"), Catalogue(FOLDER / "words").words()
    run = play(end_of_round(state), otherwise="no")
    others = ("Ada", "Brass Agnes", "Clockwork Hal", "Iron Maud", "Tin Beatrice")
    one, other = (
        draw_moment(see(state, None), (*others, f"Maximilian the Bol{last}"), run.events, words) for last in "dt"
    )
    assert one != other
