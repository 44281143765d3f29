"""What is filled in is kept for each person and prompt, for as long as it is asked, and not without end."""

from bot.ui.messages import drafts as module
from bot.ui.messages.drafts import Drafts
from bot.ui.views.kinds.draft import Draft

ONE, OTHER = Draft({"silk": 1}), Draft({"silk": 2})


def test_each_has_their_own() -> None:
    drafts = Drafts()
    drafts.keep("m", 1, 7, ONE)
    drafts.keep("m", 2, 7, OTHER)
    drafts.keep("n", 1, 8, OTHER)
    assert drafts.of("m", 1) == {7: ONE}
    drafts.keep("m", 1, 7, None)
    assert drafts.of("m", 1) == {}
    assert drafts.of("m", 2) == {7: OTHER}


def test_what_is_no_longer_asked_is_forgotten() -> None:
    drafts = Drafts()
    for match, prompt in (("m", 7), ("m", 8), ("n", 7)):
        drafts.keep(match, 1, prompt, ONE)
    drafts.forget_closed("m", {8})
    assert drafts.of("m", 1) == {8: ONE}
    assert drafts.of("n", 1) == {7: ONE}


def test_the_oldest_make_room() -> None:
    drafts = Drafts()
    for person in range(module.MOST):
        drafts.keep("m", person, 7, ONE)
    drafts.keep("m", 0, 7, OTHER)  # changed last
    drafts.keep("m", -1, 7, ONE)
    assert drafts.of("m", 1) == {}
    assert drafts.of("m", 0) == {7: OTHER}


def test_a_stamp_tells_drafts_apart_and_no_order_of_filling_in() -> None:
    assert ONE.stamp != OTHER.stamp
    assert Draft({"a": 1, "b": ("x",)}).stamp == Draft({"b": ("x",), "a": 1}).stamp
    assert Draft({"a": "1"}).stamp != Draft({"a": 1}).stamp
    assert len(Draft({"a": "\ud800"}).stamp) == len("4fea6a29")
