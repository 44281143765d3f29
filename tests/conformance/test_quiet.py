"""Whether answers are quiet is compared where there is something to compare."""

from bot.conformance.quiet import compared_in
from bot.conformance.worlds import says_that_nothing_is_hidden
from tests.conformance.tables import WAYS


def test_some_answers_are_quiet_and_others_tell_something() -> None:
    """In some game: there may be others that show what is hidden only where their turns end."""
    seen = (compared_in(way) for way in WAYS if not says_that_nothing_is_hidden(way.game))
    assert any(len(one.after_quiet) > 20 and any(one.after_loud) for one in seen)
