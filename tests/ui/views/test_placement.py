"""Where a question is answered, and that panel and table agree about it."""

from typing import Any

import pytest

from bot.engine import Event, Option, PickSome, Prompt
from bot.host import SeatInfo
from bot.ui.views.at_table import at_table
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.panel import panel_view
from bot.ui.views.placement import Placement, opened, placement
from bot.ui.views.scene import Scene
from bot.ui.views.table import table_view
from tests.ui.bazaar.face import BazaarFace
from tests.ui.bazaar.game import Bazaar, BazaarOptions
from tests.ui.scenes import ADA, bazaar, scene_of
from tests.ui.views.test_room import PICTURE, components

GOODS = ":goods"


class OpenBazaar(Bazaar):
    has_hands = False


class OpenFace(BazaarFace):
    game = OpenBazaar()


def in_the_open(seats: int = 1, **options: Any) -> Scene:
    """A game without hidden hands, in which Ada alone is a person."""
    scene = scene_of(OpenFace(), BazaarOptions(**options), seats)
    for seat in range(1, seats):
        scene.table.seats[seat] = SeatInfo(seat, None, f"Tin {seat}")
    return scene


def pressed(view: Any, mark: str = GOODS) -> list[str]:
    """The options that stand in a message, in buttons and in selects."""
    parts = components(view)
    keys = [f":{option['value']}" for part in parts for option in part.get("options", [])]
    return [one for one in [part.get("custom_id", "") for part in parts] + keys if mark in one]


@pytest.mark.parametrize(
    ("has_hands", "is_secret", "expected"),
    [
        (False, False, Placement.TABLE),
        (True, False, Placement.BOTH),
        (True, True, Placement.PANEL),
    ],
)
def test_it_depends_on_the_hands_and_on_the_question(has_hands: bool, is_secret: bool, expected: Placement) -> None:
    prompt = Prompt(0, "w", "R1", (Option("a"), Option("b", is_secret=True)), is_secret=is_secret)
    assert placement(prompt, has_hands=has_hands) is expected


def test_secret_options_change_nothing() -> None:
    """Else the place would tell what a hand holds."""
    plain, hiding = (bazaar(BazaarOptions(count=5, hidden=hidden), seats=2) for hidden in (0, 2))
    assert [plain.placement(one) for one in plain.asked()] == [hiding.placement(one) for one in hiding.asked()]


def test_without_hidden_hands_one_plays_where_the_board_is() -> None:
    scene = in_the_open(2, count=5)
    assert pressed(table_view(scene, [], PICTURE))
    assert not pressed(panel_view(scene, 0, PICTURE))
    assert "You decide at the table" in str(components(panel_view(scene, 0, PICTURE)))


def test_a_panel_of_a_game_with_hidden_hands_is_complete_by_itself() -> None:
    scene = bazaar(BazaarOptions(count=5, hidden=1), seats=2)
    assert len(pressed(table_view(scene, [], PICTURE), ":goods4")) == 0
    assert len(pressed(panel_view(scene, 0, PICTURE))) == 5


def test_what_has_no_room_in_public_is_in_the_panel_as_well() -> None:
    scene = in_the_open(count=400)
    number = scene.asked()[0].number
    assert number not in at_table(scene).whole
    assert pressed(panel_view(scene, 0, PICTURE))
    assert number in at_table(in_the_open(count=60)).whole


def test_what_one_has_begun_to_fill_in_or_to_page_through_is_in_the_panel() -> None:
    scene = in_the_open(count=5)
    (prompt,) = scene.asked()
    assert pressed(panel_view(scene, 0, PICTURE, pages={prompt.number: 1}))
    assert pressed(panel_view(scene, 0, PICTURE, drafts={prompt.number: Draft()}))


def test_at_a_table_of_one_seat_nothing_is_secret() -> None:
    scene = bazaar(BazaarOptions(count=5, hidden=2, is_secret=True), seats=1)
    assert len(pressed(table_view(scene, [], PICTURE))) == 5
    assert scene.placement(scene.asked()[0]) is Placement.TABLE


def test_one_person_with_several_seats_keeps_their_secrets_from_the_channel() -> None:
    scene = bazaar(BazaarOptions(count=5, hidden=2), seats=2)
    scene.table.seats[1] = SeatInfo(1, ADA, "Ada")
    assert scene.has_hands
    assert not pressed(table_view(scene, [], PICTURE), ":goods4")


@pytest.mark.parametrize("kind", [(Option("a", is_secret=True),), PickSome((Option("a", is_secret=True),), 0, 1)])
def test_a_question_is_opened_with_its_options(kind: Any) -> None:
    prompt = opened(Prompt(0, "w", "R1", kind, is_secret=True))
    assert prompt.public_options == prompt.options
    assert len(prompt.options) == 1


def test_take_back_stands_where_answers_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.views.table.can_undo", lambda *_: True)
    monkeypatch.setattr("bot.ui.views.panel.can_undo", lambda *_: True)
    for scene, is_public in ((in_the_open(count=3), True), (bazaar(BazaarOptions(count=3), seats=2), False)):
        found = [pressed(view, "::undo") for view in (table_view(scene, [], PICTURE), panel_view(scene, 0, PICTURE))]
        assert [bool(one) for one in found] == [is_public, not is_public]


def test_one_person_who_decides_reads_the_whole_question_at_the_table() -> None:
    said = str(components(table_view(in_the_open(count=3), [], PICTURE)))
    assert f"<@{ADA.id}>: " in said


def test_options_are_told_in_public_by_the_seat_alone_that_is_there() -> None:
    """Private events of the only seat are part of the story."""
    secret = Event(to=(0,))
    assert bazaar(BazaarOptions(), seats=1).is_for_all(secret)
    assert not bazaar(BazaarOptions(), seats=2).is_for_all(secret)
