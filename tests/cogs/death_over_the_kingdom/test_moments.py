"""What a table looks at for a while: the reveal and its verdict, and deeds worth a look."""

from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.engine import Event, Script
from bot.ui.views.shown import Shown
from cogs.death_over_the_kingdom.events.abilities import DragonBurned, Juggled
from cogs.death_over_the_kingdom.events.actions import Cut, Folded
from cogs.death_over_the_kingdom.events.powers import CardRevealed, Revealed, RoundTurned
from cogs.death_over_the_kingdom.events.scores import HighestWon, SecondNow
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from cogs.death_over_the_kingdom.view.view import KingdomView
from tests.cogs.death_over_the_kingdom.positions import A, B, C, end_of_round, play, table
from tests.pictures.showing import LONG, SHORT

FACE = KingdomFace()
WORDS = FACE.catalogue.words()


def shown(state: State, names: Sequence[str] = SHORT) -> Shown[KingdomView]:
    return Shown(see(state, None), tuple(names[: len(state.places)]))


def moments(state: State, script: Script[None], **answers: str) -> list[Event]:
    return [event for event in play(script, **answers).heard_by(None) if FACE.moment(event)]


def said(state: State, happened: Sequence[Event]) -> str:
    return FACE.describe_moment(shown(state), happened, WORDS)


def drawn(state: State, happened: Sequence[Event], names: Sequence[str] = SHORT) -> Image.Image | None:
    png = FACE.draw_moment(shown(state, names), happened, WORDS)
    return None if png is None else Image.open(BytesIO(png))


def test_a_scored_round_stands_for_some_seconds() -> None:
    state = table("KIN SOR PRI THI*")
    happened = moments(state, end_of_round(state), B="seat-0")
    assert 4 <= sum(map(FACE.moment, happened)) <= 8
    assert not any(FACE.moment(event) for event in (CardRevealed(seat=A, card="KIN", value=12), Folded(actor=A)))


def test_the_strip_of_a_round_says_all_that_counts() -> None:
    state = table("KIN SOR PRI THI*", points=[4, 0, 2, 2])
    happened = moments(state, end_of_round(state), B="seat-0")
    text = said(state, happened)
    assert text.startswith("Highest: a point for Cleo. Turned by Ben’s Sorceress.")
    assert "Ada: King (toad, 0), 4 points." in text
    assert "Cleo: Princess (10), scores, 3 points now." in text


def test_while_powers_are_decided_the_cards_are_up() -> None:
    state = table("JES KNI KIN*")
    happened = moments(state, powers(state), A="seat-1")
    state.phase = "powers"
    assert said(state, happened[:1]).startswith("Masks off. Ada: Jester (4)")
    assert said(state, happened).startswith("Ada’s Jester: Ben’s Knight to 13.")


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Cut(actor=A, depth=3, old="DEA", new="KIN"), "Ada cuts: King for Death."),
        (DragonBurned(actor=A, target=B, card="MON"), "Ada’s Dragon burns the Monk."),
        (Juggled(actor=A, one=B, other=C), "Ada juggles two cards."),
    ],
)
def test_a_deed_has_a_strip_of_its_own(event: Event, text: str) -> None:
    state = table("KIN SOR PRI THI*")
    assert said(state, [event]) == text
    picture = drawn(state, [event])
    assert picture is not None
    assert picture.width == 800


@pytest.mark.parametrize("seats", range(3, 17))
@pytest.mark.parametrize("names", [SHORT, LONG * 4], ids=["short", "long"])
def test_a_strip_fits_however_many_there_are(seats: int, names: Sequence[str]) -> None:
    """800 px wide, at most 260 high, also with the power that turned it; 1,024 characters."""
    state = table(" ".join((["KIN", "QUE", "MON", "DEA", "PRI", "DRA", "MER", "JUG"] * 2)[:seats]))
    happened = [event for event in moments(state, end_of_round(state)) if not isinstance(event, RoundTurned)]
    happened += [RoundTurned(actor=A, card="SOR", before=(B,))]
    picture = drawn(state, happened, names)
    assert picture is not None
    assert picture.width == 800
    assert picture.height <= 260
    assert len(FACE.describe_moment(shown(state, names), happened, WORDS)) <= 1024


def test_nothing_to_see_is_no_picture() -> None:
    state = table("KIN SOR PRI THI*")
    assert drawn(state, [Revealed(round=1)]) is None
    assert drawn(state, [HighestWon(winners=(A,), value=12)]) is None
    assert drawn(state, [SecondNow(leaders=(A,), most=1, seconds=(B, C), points=0)]) is None
    assert GAME.view(state, None).last_round is None
