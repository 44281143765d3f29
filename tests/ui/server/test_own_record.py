"""One's own record, as a picture and in the same words: matches by game, and how each rating went."""

from bot.host.model.ledger import Account
from bot.ui.server.own_record import Played, _page
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
