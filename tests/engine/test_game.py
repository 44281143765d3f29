"""What a game says of itself beyond its rules: how many may play, and in which order they come in."""

import pytest

from bot.engine import Chance, Match, Options, Outcome
from tests.support.nim import Nim, NimOptions


class CrowdedNim(Nim):
    """A large heap is for more."""

    def seats_for(self, options: Options) -> range:
        assert isinstance(options, NimOptions)
        return range(2, 9) if options.heap > 12 else self.seats


def test_the_options_decide_how_many_may_play() -> None:
    Match.start(CrowdedNim(), 8, NimOptions(20), Chance(b"seed"))
    with pytest.raises(ValueError, match="nim takes 2 to 4 seats, not 8"):
        Match.start(CrowdedNim(), 8, NimOptions(12), Chance(b"seed"))
    assert Nim().seats_for(NimOptions()) == Nim.seats


def test_the_highest_score_comes_first_and_equal_ones_share_a_place() -> None:
    outcome = Outcome((1, 3), (4, 9, 2, 9, 4))
    assert [outcome.rank(seat) for seat in range(5)] == [2, 1, 3, 1, 2]


def test_an_outcome_is_told_by_what_it_has() -> None:
    """So it stands in the goldens of those games that rank by nothing else."""
    assert repr(Outcome((0,), (1, 5))) == "Outcome(winners=(0,), scores=(1, 5))"


def test_a_game_may_rank_by_something_else() -> None:
    outcome = Outcome((0,), (1, 5, 3), ranks=(1, 3, 2))
    assert [outcome.rank(seat) for seat in range(3)] == [1, 3, 2]


def test_as_games_come_a_person_has_one_seat_and_a_seat_one_character() -> None:
    assert (Nim.seats_per_person, Nim.most_characters) == (1, 1)


def test_as_games_come_seats_have_secrets_and_defaults_answer_for_whoever_leaves() -> None:
    """What a game does not say of itself is what is safe."""
    assert (Nim.has_hands, Nim.has_secret_numbers, Nim.is_played_on, Nim.rules_version) == (True, True, False, 1)
    assert (Nim.secrets, Nim.sheet_type) == (None, None)
    assert not Nim().looks_ahead(NimOptions())
