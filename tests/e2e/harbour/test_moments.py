"""What has just happened is seen, over the local table: a strip above the board, and a page that is held."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import Event
from bot.ui.views.shown import Shown
from bot.words import Words
from tests.client.descriptions import described
from tests.support.harbour.face import HarbourFace, dot
from tests.support.harbour.game import Docked, DockView, Steered
from tests.support.harbour.stage import Json, Stage, harbour_alone, is_private, staged

SHORT, LONG = 0.3, 60.0  # seconds; the long ones are over when nobody here waits any more
STRIP, BOARD = "(picture: Ada steers.)", "(picture: Coins: "


class Watched:
    """What the harbour's face says besides, for these tests."""

    seconds = SHORT
    is_drawn = True

    def moment(self, event: Event) -> float:
        return self.seconds if isinstance(event, Steered | Docked) else 0.0

    def draw_moment(self, shown: Shown[DockView], moments: Sequence[Event], words: Words) -> bytes | None:
        if not self.is_drawn:
            raise ZeroDivisionError
        return dot() + bytes(len(moments))

    def describe_moment(self, shown: Shown[DockView], moments: Sequence[Event], words: Words) -> str:
        done = {Steered: "steers", Docked: "docks"}
        return " ".join(f"{shown.names[0]} {done[type(moment)]}." for moment in moments)

    def closing(self, view: DockView) -> DockView | None:
        """A turn has a page of its own."""
        return replace(view, turn=view.turn - 1) if view.turn else None

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, Docked)


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> type[Watched]:
    for name in ("moment", "draw_moment", "describe_moment", "closing", "begins_chapter"):
        monkeypatch.setattr(HarbourFace, name, vars(Watched)[name])
    for name in ("seconds", "is_drawn"):
        monkeypatch.setattr(HarbourFace, name, vars(Watched)[name], raising=False)
    monkeypatch.setattr("bot.app.all_games", harbour_alone)
    for name in ("MOST_SECONDS", "MOST_BEFORE_NEXT"):
        monkeypatch.setattr(f"bot.ui.shared.holds.{name}", LONG)
    return HarbourFace  # type: ignore[return-value]


@pytest.fixture
async def stage(tmp_path: Path, watched: type[Watched]) -> AsyncIterator[Stage]:
    async with staged(tmp_path, delay=0.01) as stage:
        yield stage


@pytest.fixture
def local(stage: Stage) -> object:
    return stage.local


async def docked(stage: Stage) -> None:
    """Ada's turn is over."""
    await stage.steered()
    await stage.shows("[Drop]")
    await stage.ada.click(stage.table, "Drop")


def tables(stage: Stage) -> list[Json]:
    return [m for m in stage.ada.messages() if "[Your Hand]" in described(m) and not is_private(m)]


async def test_a_strip_stands_on_top_of_the_board_and_leaves_with_it(stage: Stage) -> None:
    await stage.begun(stage.ben, turns=9)
    assert STRIP not in described(stage.table)
    await stage.steered()
    shown = described(await stage.shows(STRIP))
    assert shown.index(STRIP) < shown.index(BOARD) < shown.index("comes in") < shown.index("[Drop]")
    await stage.ada.click(stage.table, "Drop")
    await stage.ben.click(await stage.ada.sees("(picture: Ada docks.)"), "North")
    await stage.shows("> sets the speed", "(picture: Ada docks.)")
    assert not any(STRIP in described(message) for message in stage.ada.messages())


async def test_a_strip_that_cannot_be_drawn_hides_no_board(
    stage: Stage, watched: type[Watched], caplog: pytest.LogCaptureFixture
) -> None:
    watched.is_drawn = False
    await stage.begun(stage.ben, turns=9)
    await stage.steered()
    shown = described(await stage.shows("[Drop]"))
    assert BOARD in shown
    assert STRIP not in shown
    assert caplog.text.count("a picture could not be made") == 1


async def test_the_end_of_a_turn_is_seen_before_the_next_is_called(stage: Stage, watched: type[Watched]) -> None:
    before = await stage.begun(stage.ben, turns=9)
    await docked(stage)
    kept = await stage.ada.waits_for(lambda: kept_page(stage, before), "the page of the turn")
    assert BOARD in described(kept)
    assert tables(stage) == [], "what comes next is held"
    table = await stage.ada.sees("[North]")
    assert f"<@{stage.ben.id}>" in described(table)
    assert described(stage.ada.sight.by_id(before["id"]) or {}) == described(kept)


async def test_whoever_acts_has_seen_enough(stage: Stage, watched: type[Watched]) -> None:
    before = await stage.begun(stage.ben, turns=9)
    panel = await stage.opens_panel(stage.ben)
    await stage.steered()
    await stage.shows("[Drop]")
    watched.seconds = LONG
    await stage.ada.click(stage.table, "Drop")
    await stage.ada.waits_for(lambda: kept_page(stage, before), "the page of the turn")
    await stage.ben.waits_for(lambda: "[North]" in described(stage.ben.sight.by_id(panel["id"]) or {}), "the question")
    assert tables(stage) == []
    await stage.ben.click(panel, "North")
    table = await stage.ada.sees(lambda m: "> sets the speed" in described(m) and m["id"] != before["id"])
    assert "(picture: Ada docks.)" in described(table)


async def test_a_restart_while_it_is_held_loses_nothing(stage: Stage, watched: type[Watched]) -> None:
    before = await stage.begun(stage.ben, turns=9)
    watched.seconds = LONG
    await docked(stage)
    await stage.ada.waits_for(lambda: kept_page(stage, before), "the page of the turn")
    await stage.stop()
    await stage.start()
    table = await stage.ada.sees("[North]")
    assert f"<@{stage.ben.id}>" in described(table)
    assert [one["id"] for one in tables(stage)] == [table["id"]]
    story = "".join(described(message) for message in stage.ada.messages())
    assert story.count("• Ada steers") == 1


async def test_automata_act_over_no_moment(stage: Stage, watched: type[Watched]) -> None:
    """The next turn is an automaton's: all it does would be over before anybody had looked."""
    before = await stage.begun(automata=1, turns=9)
    await stage.steered()
    await stage.shows("[Drop]")
    watched.seconds = LONG
    await stage.ada.click(stage.table, "Drop")
    kept = await stage.ada.waits_for(lambda: kept_page(stage, before), "the page of the turn")
    assert "• Ada steers" in described(kept)
    await stage.ada.slash("harbour hand")
    await stage.ada.sees("For your eyes only")
    match = await stage.bot.host.queries.table(next(iter(stage.bot.publisher._updaters)))
    assert [prompt.seat for prompt in match.prompts] == [1, 1], "it has not even begun"
    assert "steers" not in "".join(described(m) for m in stage.ada.messages() if m["id"] != before["id"])


def kept_page(stage: Stage, message: Json) -> Json | None:
    now = stage.ada.sight.by_id(message["id"])
    return now if now is not None and "• Ada steers" in described(now) and "[Your Hand]" not in described(now) else None
