"""What was compared at the end of a match: line by line, until something decides."""

from collections.abc import Sequence

from bot.words import Catalogue, Measure, reckoning

NAMES = ("Brannoc (Ada)", "Ysolde (Ben)", "Saladar (Cleo)")
WORDS = Catalogue(is_strict=True).words()


def measured(*amounts: tuple[str, Sequence[int]], is_least_best: bool = False) -> tuple[str, ...]:
    measures = [Measure(name, dict(enumerate(of)), is_least_best=is_least_best) for name, of in amounts]
    return reckoning(measures, NAMES, WORDS)


def test_what_is_equal_is_followed_until_something_decides() -> None:
    """Those who are behind already are not compared any more."""
    assert measured(("Points", (6, 6, 3)), ("Coin", (14, 14, 40)), ("Health", (11, 8, 20))) == (
        "Points: Brannoc (Ada) 6, Ysolde (Ben) 6, Saladar (Cleo) 3.",
        "Coin: Brannoc (Ada) 14, Ysolde (Ben) 14.",
        "Health decides: Brannoc (Ada) 11, Ysolde (Ben) 8.",
    )


def test_what_decides_at_once_is_one_line_the_best_first() -> None:
    assert measured(("Points", (2, 9, 4)), ("Coin", (1, 1, 1))) == (
        "Points: Ysolde (Ben) 9, Saladar (Cleo) 4, Brannoc (Ada) 2.",
    )
    assert measured(("Tokens", (2, 9, 4)), is_least_best=True)[0].startswith("Tokens: Brannoc (Ada) 2, Saladar")


def test_who_is_level_in_all_of_it_is_named() -> None:
    assert measured(("Points", (6, 6, 3)), ("Coin", (5, 5, 9)))[-1] == (
        "Brannoc (Ada) and Ysolde (Ben) are level in all of it."
    )
    assert measured() == ()
