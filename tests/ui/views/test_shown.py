"""What a picture is made of: the prompts open to its viewer, and to the public nothing that is secret."""

import pytest
from msgspec.structs import replace

from bot.engine import Field, Form, Option, Pick, Prompt
from bot.host import Table
from bot.ui.messages.pictures import board_picture, hand_picture, previews, whole_picture
from bot.ui.views.scene import Scene
from bot.ui.views.shown import prompts_for
from bot.ui.views.table import headline
from tests.ui.bazaar.face import BazaarFace
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import bazaar

OPEN = Prompt(0, "open", "R1", (Option("a"), Option("b")), default=("b",), number=1)
HALF = Prompt(1, "half", "R1", (Option("a"), Option("b", is_secret=True)), default=("b",), number=2)
SECRET = Prompt(1, "secret", "R1", (Option("a"),), is_secret=True, number=3)


def test_a_seat_is_shown_its_own_prompts_whole() -> None:
    assert prompts_for(0, (OPEN, HALF, SECRET)) == (OPEN,)
    assert prompts_for(1, (OPEN, HALF, SECRET)) == (HALF, SECRET)


def test_the_public_is_shown_no_secret_prompt_and_no_secret_option() -> None:
    """Of none it is shown what a time-out answers: where that is left out of some, it would tell of secret options."""
    first, second = prompts_for(None, (OPEN, HALF, SECRET))
    assert first == replace(OPEN, default=None)
    assert (second.number, second.options, second.default) == (2, (Option("a"),), None)
    assert len(HALF.options) == 2


def test_one_message_looks_at_a_view_once_and_the_next_message_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, looked, view = bazaar(BazaarOptions()), list[int | None](), Table.view

    def looking(table: Table, seat: int | None) -> object:
        looked.append(seat)
        return view(table, seat)

    monkeypatch.setattr(Table, "view", looking)
    assert headline(scene) == headline(scene)
    assert (scene.shown().view, scene.shown(0).view) == (scene.view(), scene.view(0))
    assert looked == [None, 0]
    Scene(scene.table, scene.face, scene.words).view()
    assert looked == [None, 0, None]


def test_what_no_option_can_be_taken_out_of_stays_out_whole() -> None:
    """A form has its options within its fields."""
    form = Prompt(0, "form", "R1", Form((Field("goods", Pick((Option("a"), Option("b", is_secret=True)))),)), number=4)
    assert prompts_for(None, (form,)) == ()
    assert prompts_for(0, (form,)) == (form,)


async def test_public_pictures_are_made_of_public_prompts() -> None:
    face = BazaarFace()
    scene = bazaar(BazaarOptions(count=5, hidden=2), seats=2, face=face)
    await board_picture(scene)
    await whole_picture(scene)
    for shown in (*face.drawn["board"], *face.drawn["whole"]):
        assert [(prompt.seat, len(prompt.options), prompt.default) for prompt in shown.prompts] == [
            (0, 3, None),
            (1, 3, None),
        ]
    assert len(face.drawn["board"]) == len(face.drawn["whole"]) == 1


async def test_a_secret_prompt_stays_out_of_public_pictures() -> None:
    face = BazaarFace()
    scene = bazaar(BazaarOptions(is_secret=True), seats=2, face=face)
    await board_picture(scene)
    assert face.drawn["board"][0].prompts == ()
    assert await previews(scene, scene.asked_openly(), is_public=True) == {}


async def test_a_hand_is_made_of_its_own_seats_prompts() -> None:
    face = BazaarFace()
    scene = bazaar(BazaarOptions(count=5, hidden=2, is_secret=True), seats=2, face=face)
    await hand_picture(scene, 1)
    await previews(scene, scene.asked()[1:])
    for shown in (face.drawn["hand"][0], face.drawn["prompt"][0]):
        assert [(prompt.seat, len(prompt.options)) for prompt in shown.prompts] == [(1, 5)]


async def test_a_page_of_the_past_has_no_prompts() -> None:
    face = BazaarFace()
    scene = bazaar(BazaarOptions(), face=face)
    await board_picture(scene, scene.table.view(None))
    assert face.drawn["board"][0].prompts == ()
