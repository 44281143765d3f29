"""Every game in another language: nothing stays English, nothing is refused, nothing is cut within a sentence."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import Match
from bot.engine.playout import random_policy
from bot.local.checks.modal import check_modal
from bot.ui.views.controls import control_of
from bot.ui.views.lobby import lobby_view
from bot.ui.views.lookup.words import board_view, hand_view
from bot.ui.views.panel import panel_view
from bot.ui.views.picture import Picture
from bot.ui.views.result import result_view
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines
from bot.ui.views.table import table_view
from bot.ui.wire import limits
from tests.conformance.languages import rotated, words_in
from tests.conformance.played import played
from tests.conformance.shown import SHOWN, SHOWN_WAYS, face_of, scene_of
from tests.conformance.tables import Table, ends_of
from tests.conformance.test_controls import must_be_taken
from tests.conformance.test_endings import ending, of
from tests.conformance.test_faces import HEADLINE, READ, READ_HAND, shown_to
from tests.conformance.test_scripts import draw_all
from tests.support import pseudo
from tests.support.pseudo import faults, texts

LOOKS = 5  # of a match; another language is looked at each day
NAMES = tuple(f"{number:02} Zzz" for number in range(16))  # nothing that could be English
ENDS = ends_of(SHOWN_WAYS)


@pytest.mark.parametrize("table", ENDS)
@pytest.mark.parametrize("locale", rotated())
def test_messages_are_taken_and_said_in_the_language(table: Table, locale: str) -> None:
    """The lobby, the table, every panel and question, and what is read of them, all along a match."""
    face, found = face_of(table.way), dict[str, None]()
    words = words_in(locale, face)
    for match in played(table, (random_policy,), b"%d seats" % table.seats).looks(LOOKS):
        scene = scene_of(table, match, NAMES, words=words)
        for said in (text for view in views(scene, match) for text in texts(must_be_taken(view))):
            found |= dict.fromkeys(faults(said) if locale == pseudo.LOCALE else [])
        for prompt in match.prompts:
            form = control_of(scene, prompt).modal(1)
            if form is not None:
                check_modal(form.to_dict())
                found |= dict.fromkeys(
                    one for said in texts(form.to_dict()) if locale == pseudo.LOCALE for one in faults(said)
                )
    assert not found, "\n".join(found)


def views(scene: Scene, match: Match[Any]) -> Iterator[Any]:
    picture = Picture(b"a picture", scene.face.describe(scene.shown(), scene.words))
    yield lobby_view(scene)
    yield table_view(scene, story_lines(scene, match.told), picture)
    yield board_view(scene, None)
    for seat in {prompt.seat for prompt in match.prompts}:
        yield panel_view(scene, seat, picture)
        yield hand_view(scene, seat)


@pytest.mark.parametrize("table", ENDS)
@pytest.mark.parametrize("locale", rotated())
def test_what_is_read_fits_in_the_language(table: Table, locale: str) -> None:
    face, found = face_of(table.way), dict[str, None]()
    words = words_in(locale, face)
    for match in played(table, (random_policy,), b"%d seats" % table.seats).looks(LOOKS):
        shown = shown_to(None, match, NAMES[: table.seats])
        said = {
            face.headline(shown.view, words): HEADLINE,
            face.describe(shown, words): limits.ALT_TEXT,
            face.read(shown, words): READ,
        }
        for seat in range(table.seats):
            own = shown_to(seat, match, NAMES[: table.seats])
            said |= {face.describe_hand(own, words): limits.ALT_TEXT, face.read_hand(own, words): READ_HAND}
        for text, most in said.items():
            assert len(text) <= most
            found |= dict.fromkeys(faults(text) if locale == pseudo.LOCALE else [])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("table", ENDS)
@pytest.mark.parametrize("locale", rotated())
def test_pictures_and_the_end_are_made_in_the_language(table: Table, locale: str) -> None:
    face = face_of(table.way)
    words = words_in(locale, face)
    (match, *_) = played(table, (random_policy,), b"%d seats" % table.seats).looks(1)
    draw_all(table, match, NAMES, face, words)
    public = tuple(event for event in of(table).told if event.is_for(None))
    over = ending(table, NAMES, public)
    face.draw_ending(over, words)
    account = face.account(over, words)
    scene = scene_of(table, of(table).end, NAMES, words=words)
    picture = Picture(b"a picture", face.describe_ending(over, words))
    said = [*texts(must_be_taken(result_view(scene, [], picture, account))), *account.lines, *account.tries]
    found = dict.fromkeys(one for text in said if locale == pseudo.LOCALE for one in faults(text))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", list(SHOWN))
def test_a_name_that_is_not_in_the_catalogue_is_noticed(key: str) -> None:
    """What looks for faults finds those that are there."""
    words = words_in(pseudo.LOCALE, SHOWN[key].face)
    assert faults(words.say("new")) == []
    assert faults("You wait.")
    assert faults(words.say("new")[:-4])
