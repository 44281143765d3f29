"""What a person may decide now, in the panel: what they are asked, then what they may do besides."""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from typing import Any

from msgspec.structs import replace

from bot.engine import Prompt
from bot.ui.views.at_table import at_table, belongs_at_table
from bot.ui.views.controls import control_of
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.picture import Picture
from bot.ui.views.roles import PREVIEW
from bot.ui.views.room import Item, Room, size
from bot.ui.views.scene import Scene
from bot.ui.views.whose import question_for, seats_beside
from bot.ui.wire.layout import lines
from bot.words import shorten

LEAST_ROOM_OF_OFFERS = 8  # components: their heading, and one of them
SUMMARIES = 1600  # characters of all that is filled in; a message holds 4000, and the hand in words needs its share


def decisions(scene: Scene, seat: int) -> list[Prompt]:
    """What the person in this seat is asked, for any seat of theirs, in order."""
    seats = seats_beside(scene, seat)
    return [prompt for prompt in scene.asked() if prompt.seat in seats]


def decided_here(
    scene: Scene, seat: int, *, filled: Collection[int] = (), paged: Collection[int] = ()
) -> tuple[list[Prompt], list[Prompt]]:
    """What the panel itself asks, and what may be done besides: all that does not stand whole at the table alone.

    What the reader has begun to fill in or to page through is there in any case.
    """
    if scene.has_hands:  # then a panel is complete by itself, and nobody need look at the table for it
        return decisions(scene, seat), offers(scene, seat)
    found, begun = at_table(scene), {*filled, *paged}

    def is_here(prompt: Prompt) -> bool:
        return prompt.number in begun or not belongs_at_table(scene, prompt, found)

    return list(filter(is_here, decisions(scene, seat))), list(filter(is_here, offers(scene, seat)))


def offers(scene: Scene, seat: int) -> list[Prompt]:
    """What they may do besides, and nobody waits for."""
    seats = seats_beside(scene, seat)
    return [offer for offer in scene.offers() if offer.seat in seats]


class Decisions:
    """The items of one panel. By a prompt's number: `previews`, `pages` and `drafts`, see `panel_view`."""

    def __init__(
        self,
        scene: Scene,
        seat: int,
        previews: Mapping[int, Picture],
        pages: Mapping[int, int],
        drafts: Mapping[int, Draft],
    ) -> None:
        self.scene, self.seat = scene, seat
        self._previews, self._pages, self._drafts = previews, pages, drafts

    def items(self, room: Room) -> list[Item]:
        """Offers get what room the questions leave; they stand apart, after them."""
        here, beside_it = decided_here(self.scene, self.seat, filled=self._drafts, paged=self._pages)
        offered, asked = self._controls(beside_it), self._controls(here)
        kept = LEAST_ROOM_OF_OFFERS if offered and len(asked) < 2 else 0
        shown: list[Item] = self._shown(asked, replace(room, components=room.components - kept))
        shown = shown if asked else [f"-# {self.scene.say(self._nothing)}"]
        left = room.components - size(shown) - 1
        beside = self._shown(offered, replace(room, components=left)) if left > 0 else []
        return [*shown, f"**{self.scene.say('offer-yours')}**", *beside] if beside else shown

    @property
    def _nothing(self) -> str:
        return "panel-at-table" if decisions(self.scene, self.seat) else "panel-nothing"

    def _controls(self, prompts: Sequence[Prompt]) -> list[Control[Any]]:
        return [control_of(self.scene, prompt, self._drafts.get(prompt.number), prompt.seat) for prompt in prompts]

    def _shown(self, asked: Sequence[Control[Any]], room: Room) -> list[Item]:
        """Each leaves enough room for those after it; what has none is shown once others are answered."""
        shown: list[Item] = []
        needed = list(accumulate(control.least_room for control in asked))
        asked = asked[: bisect_right(needed, room.components)]
        for place, control in enumerate(asked):
            prompt = control.prompt
            heading = self._heading(control, PREVIEW + place, SUMMARIES // len(asked))
            later = sum(control.least_room for control in asked[place + 1 :])
            left = room.components - size([*shown, *heading]) - later
            part = replace(room, components=left, page=self._pages.get(prompt.number, 1))
            shown += [*heading, *control.rows(prompt.options, part)]
        return shown

    def _heading(self, control: Control[Any], role: int, most: int) -> list[Item]:
        """The question, for whom where somebody has several seats, its picture, and what is filled in, up to `most`."""
        prompt = control.prompt
        preview = self._previews.get(prompt.number)
        heading = lines(f"**{question_for(self.scene, prompt)}**", shorten(control.summary(), most))
        return [heading, *([preview.gallery(role)] if preview else [])]
