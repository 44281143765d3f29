"""A league as everybody sees it: open, while it is on, and over."""

from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.local.protocol.component_types import BUTTON, TEXT_DISPLAY, walk
from bot.ui.actions.league.model import League, Round, Seating
from bot.ui.actions.league.view import league_view
from tests.ui.actions.league.made import NOON, league
from tests.ui.bazaar.face import BazaarFace

SHOWN = 30
FACE = BazaarFace()
PLAYED, ON, WAITING = (
    Seating(entries=(1, 2), thread=7, match="one", points=(100, 0)),
    Seating(entries=(1, 2), thread=8, match="two"),
    Seating(entries=(1, 2)),
)


def parts(league: League) -> list[Any]:
    view: Any = league_view(league, FACE, FACE.catalogue.words())
    return list(walk(view.to_components()))


def told(league: League) -> str:
    return "\n".join(part["content"] for part in parts(league) if part["type"] == TEXT_DISPLAY)


def of(*tables: Seating, people: int = 2, resting: tuple[int, ...] = ()) -> League:
    """A round a day, with one table each."""
    rounds = (Round(at=NOON + timedelta(days=day), tables=(one,), resting=resting) for day, one in enumerate(tables))
    return league(*rounds, people=people)


def test_who_may_still_enter_reads_how_it_is_played_and_who_is_in_it() -> None:
    one = replace(of(people=2), status="open")
    for part in ("<@1> opens a league", "Tables of 2", "every day", "Pace: no clock", "2 players: <@1> and <@2>."):
        assert part in told(one)
    assert "when the one before it is over" in told(replace(one, hours=0))
    assert "Nobody has entered yet." in told(replace(one, entries=()))
    buttons = {part["label"]: part["custom_id"] for part in parts(one) if part["type"] == BUTTON}
    assert list(buttons) == ["Join", "Leave", "Begin", "Cancel"]
    assert len(set(buttons.values())) == 4


def test_each_round_that_has_begun_and_is_not_over_is_told_and_the_next_with_its_time() -> None:
    found = told(of(PLAYED, ON, ON, WAITING, resting=(2,)))
    assert "**Round 2**" in found
    assert "**Round 3**" in found
    assert "<#8>: <@1> and <@2>" in found
    assert "Resting: <@2>." in found
    assert f"Round 4 begins <t:{int((NOON + timedelta(days=3)).timestamp())}:R>." in found
    assert "Round 1" not in found
    assert "There are 4 rounds." in found


def test_without_hours_the_next_waits_for_the_one_before() -> None:
    one = replace(of(ON, WAITING), hours=0)
    assert "Round 2 begins when this one is over." in told(one)
    assert f"Round 1 begins <t:{int(NOON.timestamp())}:R>." in told(replace(one, rounds=of(WAITING).rounds))
    assert "begins" not in told(replace(one, rounds=of(ON).rounds))


def test_a_table_that_is_over_or_waits_for_its_thread_says_so() -> None:
    one = Round(at=NOON, tables=(PLAYED, ON, WAITING))
    found = told(league(one, people=2))
    assert "<#7>: <@1> and <@2>. Over." in found
    assert "\n<@1> and <@2>\n" in found


def test_the_standing_is_cut_with_the_number_of_those_it_leaves_out() -> None:
    found = told(of(PLAYED, people=SHOWN + 2))
    assert "1. <@1>: 100 points, 1 of 1 won" in found
    assert f"{SHOWN}. " in found
    assert f"{SHOWN + 1}. " not in found
    assert "\n2 more players are not shown." in found


def test_what_is_over_says_so() -> None:
    one = replace(of(PLAYED), status="over")
    assert "The league is over." in told(one)
    assert "begins" not in told(replace(one, rounds=of(PLAYED, WAITING).rounds))
