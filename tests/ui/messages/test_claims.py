"""What a message says of its match is found alike in the message and from the match."""

from msgspec.structs import replace

from bot.ui.messages.claims import NO_PICTURE, claims_in, claims_of, due_claims
from bot.ui.messages.page import Page
from bot.ui.views.scene import Scene
from bot.ui.views.table import table_view
from bot.ui.wire.custom_id import Verb, of_verb
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import MATCH, bazaar


def shown(scene: Scene, story: tuple[str, ...] = (), notice: str | None = None) -> Page:
    return Page(table_view(scene, story, NO_PICTURE, notice))


def test_a_message_of_the_match_as_it_is_lacks_nothing() -> None:
    scene = bazaar(BazaarOptions(), seats=2)
    due = due_claims(scene)
    assert due is not None
    assert claims_in(shown(scene, ("A line.",), "Hurry up!").view).lacks(due) == []


def test_what_it_offers_and_says_of_another_moment_is_named() -> None:
    scene = bazaar(BazaarOptions(), seats=2)
    due = due_claims(scene)
    assert due is not None
    old = claims_of([], [of_verb(MATCH, Verb.JOIN), *due.ids])
    wrong = old.lacks(due)
    assert f"can press c1:{MATCH}::join" in wrong
    assert any(one.startswith("does not say") for one in wrong)
    assert f"cannot press c1:{MATCH}::hand" in claims_of(due.lines, []).lacks(due)


def test_of_texts_that_were_cut_the_missing_lines_are_no_fault() -> None:
    scene = bazaar(BazaarOptions(), seats=2)
    due = due_claims(scene)
    assert due is not None
    assert replace(claims_of([], due.ids), is_cut=True).lacks(due) == []
