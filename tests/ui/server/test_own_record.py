"""One's own record, as a picture and in the same words: matches by game, and how each rating went."""

from bot.host.model.ledger import Account
from bot.ui.server.own_record import Played, _line, _page
from bot.words import Catalogue

WORDS = Catalogue().words()
FOUND = [
    Played("Chess", Account(played=3, won=2, shown=[1.0, 4.5, 3.0])),
    Played("Nim", Account(played=1, shown=[2.0])),
]


def test_a_rating_has_a_history_once_there_are_two_of_it() -> None:
    page, alt = _page("Record", FOUND, WORDS, has_ratings=True)
    matches, history = page.charts
    assert matches.bars == (("Chess", 3), ("Nim", 1))
    assert history.values == (1.0, 4.5, 3.0)
    assert "Chess" in history.title
    assert len(alt) == 3
    assert all(figure in alt[2] for figure in ("1.0", "3.0", "4.5"))


def test_without_ratings_matches_alone_are_shown() -> None:
    page, alt = _page("Record", FOUND, WORDS, has_ratings=False)
    assert (len(page.charts), len(alt)) == (1, 2)


def test_a_line_tells_of_a_game_what_was_played_and_with_ratings_what_it_is_worth() -> None:
    one = Played("Chess", Account(played=3, won=2, shown=[8.0, 12.34], points=450))
    assert _line(one, WORDS, has_ratings=False) == "**Chess**: 2 victories in 3 matches"
    with_ratings = "**Chess**: 2 victories in 3 matches · rating 12.3 · 450 points"
    assert _line(one, WORDS, has_ratings=True) == with_ratings
