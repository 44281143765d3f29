"""The checks on one game: those of rules for a game that is rules alone; what a game raises is a finding, no crash."""

from bot.conformance.checked import Checked
from bot.conformance.running import run_checks
from bot.conformance.subjects import SUBJECTS
from bot.engine import Chance, Script
from tests.support import nim

OF_RULES = ("matches", "lawyer", "secrecy", "quiet", "undo", "gentle", "tries", "balance")


class OpenNim(nim.Nim):
    """It says that it hides nothing."""

    secrets = frozenset()
    has_secret_numbers = False


class StuckNim(nim.Nim):
    """Its invariants never hold."""

    def check(self, state: nim.Heap) -> None:
        raise AssertionError(f"{state.left} are left")


def test_rules_alone_are_checked_as_rules() -> None:
    game = Checked(OpenNim(), "")
    found = list(run_checks(game, OF_RULES))
    assert {result.subject for result in found} == set(OF_RULES)
    assert [finding for result in found for finding in result.findings] == []
    assert list(run_checks(game, set(SUBJECTS) - {*OF_RULES, "resume"})) == []


def test_what_a_game_raises_is_a_sentence() -> None:
    stuck = StuckNim()
    (result, _) = run_checks(Checked(stuck, ""), ["matches"])
    assert result.findings
    assert "AssertionError: " in result.findings[0]
    assert "are left" in result.findings[0]


def test_it_says_where_the_game_raised_it() -> None:
    """What was raised first, and at the last line of the game's own."""

    class Failing(nim.Nim):
        def turn(self, state: nim.Heap, chance: Chance) -> Script[None]:
            yield from super().turn(state, chance)
            raise KeyError("lost")

    (result, _) = run_checks(Checked(Failing(), __name__), ["matches"])
    assert "KeyError: 'lost' (conformance/test_running.py, line " in result.findings[0]
