"""The lobby: one bold button, what most people want now, and buttons that stay where they are."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Strength
from bot.host import SeatInfo
from bot.kit.balance import Balance, Cell
from bot.local.protocol.component_types import ACTION_ROW, BUTTON, TEXT_DISPLAY, walk
from bot.ui.views.lobby import lobby_view
from bot.ui.views.scene import Scene
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.options import Mode, ThroneOptions
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.options import KingdomOptions
from tests.ui.scenes import ADA, scene_of

PRIMARY = 1
MEASURED = Balance(
    (Cell(3, (20, 50), won=4, of=10), Cell(4, (0, 9), won=1, of=100), Cell(5, (90, 100), won=99, of=100))
)
KINGDOM = scene_of(KingdomFace(), KingdomFace().game.options_type(), 3)


def lobby(seats: int) -> list[dict[str, Any]]:
    """Its components, with so many seats taken."""
    taken = [SeatInfo(seat, ADA if seat == 0 else None, f"Guest {seat}") for seat in range(seats)]
    table = replace(KINGDOM.table, status="lobby", match=None, seats=taken)
    view: Any = lobby_view(Scene(table, KINGDOM.face, KINGDOM.words))
    return list(walk(view.to_components()))


@pytest.mark.parametrize(("seats", "bold"), [(1, "Join"), (2, "Join"), (3, "Start"), (7, "Start")])
async def test_one_button_is_bold(seats: int, bold: str) -> None:
    assert [part["label"] for part in lobby(seats) if part.get("style") == PRIMARY] == [bold]


async def test_buttons_stay_where_they_are_whoever_sits_down() -> None:
    """As many lines above them, and the same in each row."""
    shown = [lobby(seats) for seats in range(1, 8)]
    above = {sum(part["content"].count("\n") + 1 for part in one if part["type"] == TEXT_DISPLAY) for one in shown}
    rows = {
        tuple(tuple(button["label"] for button in part["components"]) for part in one if part["type"] == ACTION_ROW)
        for one in shown
    }
    assert len(above) == len(rows) == 1
    assert all(part["type"] == BUTTON for one in shown for part in one if part.get("label"))


def labels(scene: Scene, **offered: bool) -> set[str]:
    table = replace(scene.table, status="lobby", match=None)
    view: Any = lobby_view(Scene(table, scene.face, scene.words), **offered)
    return {part["label"] for part in walk(view.to_components()) if part["type"] == BUTTON}


@pytest.mark.parametrize(
    ("mode", "seats", "has_another"), [("defender", 1, True), ("competitive", 2, False), ("solo", 1, False)]
)
async def test_another_seat_is_offered_only_where_one_person_may_have_it(
    mode: Mode, seats: int, *, has_another: bool
) -> None:
    throne = scene_of(ThroneFace(), ThroneOptions(mode=mode), seats)
    assert ("Take Another Seat" in labels(throne)) is has_another


@pytest.mark.parametrize(
    ("mode", "seats", "speaks"), [("defender", 1, True), ("competitive", 2, True), ("solo", 1, False)]
)
async def test_a_table_for_one_speaks_of_no_automata(mode: Mode, seats: int, *, speaks: bool) -> None:
    """Unless one sits there already: it can be sent away."""
    throne = scene_of(ThroneFace(), ThroneOptions(mode=mode), seats)
    view: Any = lobby_view(Scene(replace(throne.table, status="lobby", match=None), throne.face, throne.words))
    said = " ".join(str(part.get("label", part.get("content", ""))) for part in walk(view.to_components()))
    assert ("Add Automaton" in said) is ("A gentle automaton" in said) is speaks
    seated = replace(throne.table, seats=[SeatInfo(0, None, "Brass Agnes")])
    assert "Remove Automaton" in labels(Scene(seated, throne.face, throne.words))


async def test_sharp_automata_are_offered_only_where_the_game_looks_ahead() -> None:
    classic = scene_of(KingdomFace(), KingdomOptions("classic"), 3)
    assert {"Add Gentle Automaton", "Add Sharp Automaton"} <= labels(KINGDOM)
    assert "Add Gentle Automaton" in labels(classic)
    assert "Add Sharp Automaton" not in labels(classic)


async def test_what_a_server_or_the_moment_offers_besides_is_a_button_of_its_own() -> None:
    usual = labels(KINGDOM)
    assert labels(KINGDOM, can_seek=True) - usual == {"Looking for Players"}
    assert labels(KINGDOM, shows_reliability=True) - usual == {"Reliability"}


@pytest.mark.parametrize(
    ("strength", "said"),
    [("gentle", "Tin (gentle automaton)"), ("steady", "Tin (automaton)"), ("sharp", "Tin (sharp automaton)")],
)
async def test_each_automaton_is_shown_with_its_strength(strength: Strength, said: str) -> None:
    table = replace(KINGDOM.table, status="lobby", match=None, seats=[SeatInfo(0, None, "Tin", strength=strength)])
    view: Any = lobby_view(Scene(table, KINGDOM.face, KINGDOM.words))
    assert said in "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY)


def said(seats: int) -> str:
    return "\n".join(part["content"] for part in lobby(seats) if part["type"] == TEXT_DISPLAY)


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        (1, "At these settings 3 automata win about 4 of 10 matches."),
        (3, "At these settings 3 automata win about 4 of 10 matches."),
        (4, "At these settings 4 automata win hardly any match."),
        (7, "At these settings 5 automata win nearly every match."),
    ],
)
async def test_it_says_how_hard_such_a_table_is(monkeypatch: pytest.MonkeyPatch, seats: int, line: str) -> None:
    """By the seats taken, or by the fewest that can play."""
    monkeypatch.setattr(KINGDOM.face, "balance", MEASURED)
    assert line in said(seats)


async def test_where_nobody_has_measured_it_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KINGDOM.face, "balance", Balance((Cell(3, (20, 50)),)))
    assert "automata win" not in said(3)


async def test_each_button_has_its_label_and_its_place() -> None:
    say = KINGDOM.say
    rows = [[part["label"] for part in one["components"]] for one in lobby(3) if one["type"] == ACTION_ROW]
    assert rows == [
        [say("lobby-join"), say("lobby-leave"), say("lobby-start")],
        [say("lobby-add-automaton"), say("lobby-remove-automaton")],
        [say("lobby-add-gentle"), say("lobby-add-sharp")],
        [say("lobby-arrange")],
        [say("table-help"), say("learn"), say("lobby-cancel")],
    ]
    assert not [label for row in rows for label in row if "lobby-" in label], "all of them have a text"
