"""A picture that cannot be drawn never stops a match: it is logged, and the message says so or does without it."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine import Event, Option, Prompt
from bot.ui.messages.pictures import (
    Unshown,
    board_picture,
    desk_picture,
    ending_picture,
    hand_or_reason,
    moment_picture,
    previews,
)
from bot.ui.views.ending import Ending
from bot.ui.views.scene import Scene
from bot.ui.views.shown import Shown
from bot.words import Words
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import DockView, Fired, HarbourOptions, Whistled
from tests.ui.scenes import scene_of

ASKED = Prompt(0, "course", "R1", (Option("push", "north"),), number=3)


class Drawing(HarbourFace):
    """Its pictures say what they show; what is named in `fails` cannot be drawn."""

    fails: Sequence[str] = ()
    has_end = has_desk = True

    def _drawn(self, what: str) -> bytes:
        if what in self.fails:
            raise ZeroDivisionError(what)
        return what.encode()

    def has_hand(self, view: DockView) -> bool:
        return view.viewer == 0

    def has_picture(self, prompt: Prompt) -> bool:
        return prompt.number < 5

    def moment(self, event: Event) -> float:
        return 2.0 if isinstance(event, Fired) else 0.0

    def draw_board(self, shown: Shown[DockView], words: Words) -> bytes:
        return self._drawn(f"board {shown.view.turn}")

    def draw_hand(self, shown: Shown[DockView], words: Words) -> bytes:
        return self._drawn("hand")

    def draw_desk(self, shown: Shown[DockView], moments: Sequence[Event], words: Words) -> bytes | None:
        return self._drawn("desk") if self.has_desk else None

    def draw_moment(self, shown: Shown[DockView], moments: Sequence[Event], words: Words) -> bytes | None:
        return self._drawn(f"{len(moments)} at turn {shown.view.turn}")

    def describe_moment(self, shown: Shown[DockView], moments: Sequence[Event], words: Words) -> str:
        return "A flare!"

    def draw_ending(self, ending: Ending[DockView], words: Words) -> bytes | None:
        return self._drawn("end") if self.has_end else None

    def describe_ending(self, ending: Ending[DockView], words: Words) -> str:
        return "All are in."

    def draw_prompt(self, shown: Shown[DockView], prompt: Prompt, labels: Sequence[str], words: Words) -> bytes:
        return self._drawn(f"prompt {prompt.number} for {shown.view.viewer}")


def scene(*fails: str, **more: bool) -> Scene:
    made = scene_of(Drawing(), HarbourOptions(), 2)
    vars(made.face).update(more, fails=fails)
    return made


async def test_a_board_is_of_now_or_of_a_view_that_was() -> None:
    shown = scene()
    assert (await board_picture(shown)).data == b"board 0"
    assert (await board_picture(shown, DockView(4, (0, 0), None, None))).data == b"board 4"


async def test_a_hand_or_why_there_is_none(caplog: pytest.LogCaptureFixture) -> None:
    picture, reason = await hand_or_reason(scene(), 0)
    assert picture is not None
    assert (picture.data, reason) == (b"hand", None)
    assert await hand_or_reason(scene(), 1) == (None, None), "there is nothing to draw"
    picture, reason = await hand_or_reason(scene("hand"), 0)
    assert picture is None
    assert reason is not None
    assert reason.startswith("I could not draw that, but the match is safe and goes on.")
    (record,) = caplog.records
    assert str(record.args[0]) in reason  # type: ignore[index]


async def test_a_panel_that_asks_has_its_desk_and_what_has_happened_in_words() -> None:
    picture, _ = await hand_or_reason(scene(), 0, (Fired(actor=1),))
    assert picture is not None
    assert picture.data == b"desk"
    assert picture.alt.startswith("A flare!\nAda holds")
    quiet = await desk_picture(scene(has_desk=False), 0, ())
    assert (quiet.data, quiet.alt.startswith("Ada holds")) == (b"hand", True)


async def test_only_moments_make_a_strip() -> None:
    shown, fired = scene(), Fired(actor=1)
    assert await moment_picture(shown, (Whistled(actor=1),)) is None
    strip = await moment_picture(shown, (Whistled(actor=1), fired, fired))
    assert strip is not None
    assert (strip.data, strip.alt) == (b"2 at turn 0", "A flare!")
    earlier = await moment_picture(shown, (fired,), DockView(4, (0, 0), None, None))
    assert earlier is not None
    assert earlier.data == b"1 at turn 4"
    with pytest.raises(Unshown):
        await moment_picture(scene("1 at turn 0"), (fired,))


async def test_an_end_without_a_picture_is_the_board_as_it_stands() -> None:
    for has_end, drawn in ((True, b"end"), (False, b"board 0")):
        shown = scene(has_end=has_end)
        ending: Any = Ending(shown.shown(), None)  # type: ignore[arg-type]
        picture = await ending_picture(shown, ending)
        assert (picture.data, picture.alt) == (drawn, "All are in.")


@pytest.mark.parametrize(("is_public", "viewer"), [(True, None), (False, 0)])
async def test_what_there_is_to_choose_is_drawn_for_those_who_may_see_it(is_public: bool, viewer: int | None) -> None:
    prompts = [Prompt(0, "course", "R1", ASKED.kind, number=number) for number in (3, 4, 5)]
    shown = await previews(scene(f"prompt 4 for {viewer}"), prompts, is_public=is_public)
    assert {number: picture.data for number, picture in shown.items()} == {3: f"prompt 3 for {viewer}".encode()}
