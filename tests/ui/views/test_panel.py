"""What a panel shows of deals and forms: to whoever is asked, and to whoever waits for an answer."""

from typing import Any

import pytest

from bot.conformance.shown import LONG
from bot.conformance.tables import Table, Way
from bot.engine import Answer, Chance, Match, Part, Prompt
from bot.local.checks.message import check_message
from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.local.protocol.message_flags import COMPONENTS_V2
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.panel import fingerprint, panel_view
from bot.ui.views.scene import Scene
from bot.ui.views.table import table_view
from tests.conformance.shown import scene_of
from tests.support.bazaar.face import BazaarFace
from tests.support.bazaar.game import GAME
from tests.support.bazaar.state import BazaarOptions, Ordered

NEWS = 5
STALL: dict[str, Part] = {"name": "Oda's", "charm": 2, "luck": 2, "thrift": 1, "wit": 1, "sign": ("sun",), "motto": ""}


def haggling(*, is_open: bool = False) -> tuple[Scene, Match[Any]]:
    """The first has offered the second two coins."""
    table = Table(Way("bazaar", GAME, BazaarOptions(open=is_open)), 2)
    match = Match.start(GAME, 2, table.way.options, Chance(b"a bazaar"))
    order: dict[str, Part] = {"silk": 0, "wares": ()}
    offer: dict[str, Part] = {"give.coin": 2}
    for choice in (STALL, STALL, order, offer):
        prompt = match.prompts[0]
        match.answer(Answer(prompt.number, prompt.seat, choice))
    return scene_of(table, match, ("Ada", "Ben"), BazaarFace()), match


def said(view: Any) -> str:
    components = view.to_components()
    check_message({"components": components}, {}, flags=COMPONENTS_V2)
    return "\n".join(part["content"] for part in walk(components) if part["type"] == TEXT_DISPLAY)


async def test_both_sides_see_the_offer_each_from_their_own() -> None:
    scene, _ = haggling()
    ben, ada = said(panel_view(scene, 1, None)), said(panel_view(scene, 0, None))
    assert "Ada offers you a deal:\n**You give:** nothing\n**You get:** 2 coins" in ben
    assert (
        "You have offered Ben a deal and are waiting for an answer:\n**You give:** 2 coins\n**You get:** nothing" in ada
    )
    assert "waiting for an answer" in repr(fingerprint(scene, 0)), "it would not be drawn again when the talk goes on"
    assert "waiting for an answer" not in repr(fingerprint(scene, 1))


async def test_everybody_else_sees_it_only_where_it_is_open() -> None:
    assert "Ada offers Ben a deal: 2 coins, for nothing." in said(table_view(haggling(is_open=True)[0], [], None))
    assert "2 coins" not in said(table_view(haggling()[0], [], None)).partition("is bargaining")[2]


async def test_a_draft_is_shown_to_whoever_fills_it_in_alone() -> None:
    scene, match = haggling()
    (prompt,) = match.prompts
    drafts = {prompt.number: Draft({"take.coin": 5})}
    assert "Your counter-offer to Ada:\n**You give:** nothing\n**You get:** 5 coins" in said(
        panel_view(scene, 1, None, drafts=drafts)
    )


async def test_many_questions_at_once_leave_room_for_each_other() -> None:
    """Two deals and a form of one seat, long names, all being put together: still a message Discord takes."""
    scene, match = haggling()
    (prompt,) = match.prompts
    asked = [Prompt(1, "talk", "R3", prompt.kind, number=number) for number in range(2, 6)]
    crowded: Any = Crowded(match, asked)
    scene = scene_of(Table(Way("bazaar", GAME, BazaarOptions()), 2), crowded, LONG, BazaarFace())
    drafts = {number: Draft({"take.coin": 5}) for number in range(2, 6)}
    shown = said(panel_view(scene, 1, None, "A notice", drafts=drafts))
    assert shown.count("**You get:** 5 coins") == 2


@pytest.mark.parametrize(("seat", "is_asked"), [(0, False), (1, True)])
async def test_what_a_seat_has_learned_in_private_is_told_or_its_last_line_beside_a_question(
    seat: int, is_asked: bool
) -> None:
    """Ben is asked, Ada waits. What everybody knows, or somebody else alone, is not told here."""
    _, match = haggling()
    learning: Any = Crowded(match, list(match.prompts))
    private = [Ordered(seat=0, cost=number, to=(0, 1)) for number in range(31, 31 + NEWS + 1)]
    learning.news = (*private, Ordered(seat=0, cost=77), Ordered(seat=0, cost=88, to=(1 - seat,)))
    learned = scene_of(Table(Way("bazaar", GAME, BazaarOptions()), 2), learning, ("Ada", "Ben"), BazaarFace())
    lines = [learned.speaker.event(event) for event in private]
    beside, listed = f"-# {lines[-1]}", "\n".join(["**What you learned**", *(f"• {line}" for line in lines[1:])])
    shown = said(panel_view(learned, seat, None))
    assert (beside in shown, listed in shown) == (is_asked, not is_asked)
    assert not any(line in shown for line in lines[: -1 if is_asked else 1])
    assert "77" not in shown
    assert "88" not in shown


class Crowded:
    """A match with more questions than it has."""

    def __init__(self, match: Match[Any], prompts: list[Prompt]) -> None:
        self._match, self.prompts = match, tuple(prompts)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)
