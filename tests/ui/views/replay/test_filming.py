"""A film shows who has won, the best moments and the end, for as long as people need to look, in letters it has."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine import Event, Outcome
from bot.ui.views.ending import Ending
from bot.ui.views.replay.filming import Filming, coloured
from bot.ui.views.replay.moments import Moment, Weight
from bot.ui.views.replay.reel import Reel
from bot.ui.views.shown import Shown
from bot.words import Account, Words
from images.film import Shot
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, DockView, Fired, Whistled

MOMENTS_SECONDS = 17.0
MOST_PICTURES = 18
BEN_WON, NOBODY_WON = Outcome((1,), (0, 3)), Outcome((), (0, 0))
PASSING, CHAPTER, REVEAL = Weight.PASSING, Weight.CHAPTER, Weight.REVEAL


class FilmFace(HarbourFace):
    """Its pictures say what they show; a flare is looked at for two seconds, a docking for far too long."""

    heroes = ("", "")
    has_end = False
    told = Account()

    def hero(self, view: DockView, seat: int, words: Words) -> str:
        return self.heroes[seat]

    def title(self, words: Words) -> str:
        return "Harbour"

    def draw_board(self, shown: Shown[DockView], words: Words) -> bytes:
        return f"board {shown.view.turn}".encode()

    def draw_ending(self, ending: Ending[DockView], words: Words) -> bytes | None:
        return b"the end" if self.has_end else None

    def describe_ending(self, ending: Ending[DockView], words: Words) -> str:
        return "All ships are in."

    def account(self, ending: Ending[DockView], words: Words) -> Account:
        return self.told

    def moment(self, event: Event) -> float:
        return {Fired: 2.0, Docked: 9.0}.get(type(event), 0.0)

    def draw_moment(self, shown: Shown[DockView], moments: Sequence[Event], words: Words) -> bytes | None:
        return f"strip of {len(moments)}".encode()


def moment(turn: int, *events: Event, weight: Weight = PASSING) -> Moment[DockView]:
    return Moment(DockView(turn, (0, 0), None, None), events, weight)


def filmed(
    *moments: Moment[DockView],
    outcome: Outcome | None = BEN_WON,
    names: Sequence[str] = ("Ada", "Ben"),
    face: FilmFace | None = None,
) -> Filming:
    face = face or FilmFace()
    return Filming(
        face, face.catalogue.words(), names, Reel(moments or (moment(0), moment(1, Fired(actor=0))), outcome)
    )


def shots(film: Filming) -> list[Shot]:
    return [take() for take in film.takes()]


def turns(film: Filming) -> list[int]:
    return [one.view.turn for one in film.moments]


def test_the_title_says_who_has_won_over_the_last_board() -> None:
    title, *_ = shots(filmed())
    assert title == Shot(b"board 1", "Harbour", ("Ben wins.",), 2.5, is_title=True)


def test_the_end_tells_how_it_came_to_that_and_shows_the_picture_made_for_it() -> None:
    face = FilmFace()
    face.has_end, face.told = True, Account("**Ben** is home.", why=("By **three** coins.",))
    title, *_, end = shots(filmed(face=face))
    assert end == Shot(b"the end", "Ben is home.", ("By three coins.",), 5.5, begins_first=True)
    assert title.board == b"the end"


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome((0, 1), (3, 3)), "Ada and Ben share the win."),
        (NOBODY_WON, "Nobody wins."),
        (None, "Somebody stopped the match before its end. Nobody wins."),
    ],
)
def test_it_says_who_has_won_in_any_case(outcome: Outcome | None, said: str) -> None:
    assert filmed(outcome=outcome).result() == said


def test_in_other_names_it_is_the_same_people() -> None:
    assert filmed().result(("Cleo", "Dora")) == "Dora wins."


def test_in_words_it_is_what_it_shows_last() -> None:
    assert filmed().alt(3) == "A film of 3 pictures. Ben wins. The last of them: All ships are in."
    stopped = filmed(outcome=None).alt(1)
    assert stopped.startswith("A film of one picture. Somebody stopped the match")
    assert stopped.endswith("The last of them: Coins: (0, 0).")


def test_a_moment_shows_the_board_and_what_has_just_happened() -> None:
    many = [Whistled(actor=1) for _ in range(7)]
    quiet, loud = shots(filmed(moment(0), moment(1, *many), moment(2, Fired(actor=0)), moment(3, Whistled(actor=1))))[
        1:3
    ]
    assert (quiet.board, quiet.heading, quiet.lines, quiet.strip) == (
        b"board 1",
        "Turn 2",
        ("Ben whistles.",) * 6,
        None,
    )
    assert (loud.board, loud.strip, len(loud.lines)) == (b"board 2", b"strip of 1", 1)


@pytest.mark.parametrize(
    ("event", "weight", "seconds"),
    [
        (Whistled(actor=0), PASSING, 1.2),
        (Whistled(actor=0), CHAPTER, 1.2),
        (Whistled(actor=0), Weight.END, 1.6),
        (Whistled(actor=0), REVEAL, 2.0),
        (Docked(actor=0), PASSING, 2.5),
        (Fired(actor=0), PASSING, 2.0),
    ],
)
def test_what_takes_longer_to_look_at_is_shown_for_longer(event: Event, weight: Weight, seconds: float) -> None:
    assert shots(filmed(moment(0), moment(1, event, weight=weight), outcome=None))[1].seconds == seconds


def test_all_moments_together_take_no_longer_than_a_film_should() -> None:
    long = shots(filmed(*(moment(turn, Docked(actor=0)) for turn in range(12))))
    assert sum(shot.seconds for shot in long) == pytest.approx(25)
    quick = shots(filmed(*(moment(turn, Whistled(actor=0)) for turn in range(60)), outcome=None))[1:-1]
    assert len(quick) == MOST_PICTURES - 2
    assert sum(shot.seconds for shot in quick) == pytest.approx(MOMENTS_SECONDS)


def test_no_moment_is_too_short_to_be_seen() -> None:
    film = filmed(*(moment(turn, Docked(actor=0)) for turn in range(20)))
    assert film._moment(film.moments[0], 0.1).seconds == 0.9


def test_the_first_board_is_left_out_and_the_last_where_the_end_follows() -> None:
    all_of_it = [moment(turn, Whistled(actor=0)) for turn in range(4)]
    assert turns(filmed(*all_of_it)) == [1, 2]
    assert turns(filmed(*all_of_it[:3])) == [1]
    assert turns(filmed(*all_of_it, outcome=None)) == [1, 2, 3]
    assert turns(filmed(*all_of_it[:3], moment(3, Fired(actor=0)))) == [1, 2, 3], "that is worth seeing"
    assert turns(filmed(moment(0))) == [0]
    assert turns(filmed(moment(0), moment(1))) == [1]


@pytest.mark.parametrize(("weighty", "shown"), [(7, 7), (6, 13)])
def test_moments_of_weight_are_shown_alone_where_there_are_enough(weighty: int, shown: int) -> None:
    for weight in (REVEAL, CHAPTER):
        every = [moment(0), *(moment(1 + turn) for turn in range(7))]
        every += [moment(10 + turn, weight=weight) for turn in range(weighty)]
        assert len(filmed(*every, outcome=None).moments) == shown


def test_of_many_moments_those_are_shown_that_take_longest_to_look_at() -> None:
    """However much the others weigh."""
    looked_at = {11, 17, 23}
    every = [moment(turn, Fired(actor=0) if turn in looked_at else Whistled(actor=0)) for turn in range(60)]
    assert looked_at < set(turns(filmed(*every)))


def test_reveals_go_before_chapters() -> None:
    every = [moment(turn, weight=(PASSING, CHAPTER, REVEAL)[turn % 3]) for turn in range(24)]
    assert turns(filmed(*every, outcome=None)) == [*range(2, 24, 3)]


def test_names_that_a_picture_has_no_letters_for_are_written_otherwise() -> None:
    film = filmed(moment(0), moment(1, Whistled(actor=1)), moment(2, Fired(actor=0)), names=("Ada", "漢字"))
    title, quiet, *_, end = shots(film)
    assert title.lines == ("Seat 2 wins.",)
    assert (quiet.lines, end.heading) == (("Seat 2 whistles.",), "Seat 2 wins.")
    assert film.result() == "漢字 wins."


def test_heroes_that_a_picture_has_no_letters_for_are_numbered() -> None:
    face: Any = FilmFace()
    face.heroes, face.told = ("Sable", "漢字"), Account("漢字 is home.", why=("漢字 was quick.",))
    film = filmed(moment(0), moment(1, Whistled(actor=1)), moment(2, Fired(actor=0)), face=face)
    *_, end = shots(film)
    assert (end.heading, end.lines) == ("Hero 2 is home.", ("Hero 2 was quick.",))
    face.told = Account()
    assert film.result() == "漢字 (Ben) wins."
    assert shots(film)[0].lines == ("Hero 2 (Ben) wins.",)


def test_a_games_colour_is_red_green_and_blue() -> None:
    assert coloured(0x112233) == (0x11, 0x22, 0x33)
