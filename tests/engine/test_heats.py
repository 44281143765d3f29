"""Another choice than the adviser's is taken, or given up, only where chance would hardly make that difference."""

from typing import Any

import pytest

from bot.engine import Advice, Amount, Choice, Kind, Option, Pick, PickSome, Prompt, Script
from bot.engine.foresight import Heats, foresee
from bot.engine.imagined import CannotImagine
from tests.engine.scripted import Ledger, Scripted

RAM, SOW = Option("ram"), Option("sow")


def graze(state: Ledger) -> Script[None]:
    yield from ()


def heats(*gains: float) -> Any:
    """Two choices; by so much the second has done better, world by world."""
    made: Any = Heats.__new__(Heats)
    made._choices, made._running = [("usual",), ("other",)], [0, 1]
    made._worth = [[10.0] * len(gains), [10.0 + gain for gain in gains]]
    return made


@pytest.mark.parametrize(
    ("shift", "best"),
    [(1.0, "other"), (0.6, "other"), (0.55, "usual"), (0.0, "usual"), (-1.0, "usual")],
)
def test_it_must_do_better_by_more_than_a_standard_error(shift: float, best: str) -> None:
    """Of these four worlds that is 0.58."""
    assert heats(*(shift + one for one in (-1, 1, -1, 1))).best() == (best,)


@pytest.mark.parametrize(("shift", "is_lost"), [(-1.1, False), (-1.2, True), (1.2, False)])
def test_it_is_tried_no_more_once_it_has_done_worse_by_two(shift: float, is_lost: bool) -> None:
    assert heats(*(shift + one for one in (-1, 1, -1, 1)))._is_lost(1) is is_lost


@pytest.mark.parametrize(
    ("kind", "choice"),
    [(Amount(0, 9), 4), (PickSome((RAM, SOW), 1, 2), ("ram", "sow")), (Pick((RAM,)), ("ram",))],
    ids=["an amount", "several things", "one thing"],
)
def test_only_who_picks_one_of_several_looks_ahead(kind: Kind, choice: Choice) -> None:
    """Anything else stays as the adviser says. Of this game nobody could imagine how it goes on."""
    advised = Advice(choice)
    prompt = Prompt(0, "tax", "R1", kind)
    assert foresee(Scripted(graze), Ledger(), prompt, advised, 48) is advised


def test_where_one_of_several_is_picked_the_game_must_say_how_it_goes_on() -> None:
    prompt = Prompt(0, "herd", "R1", (RAM, SOW))
    with pytest.raises(CannotImagine):
        foresee(Scripted(graze), Ledger(), prompt, Advice(("ram",)), 48)
