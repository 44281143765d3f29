"""At the limit, and one beyond: what managers may settle, and what people get of their own."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import HostRefused, SeatInfo
from bot.ui.server.barring import Barring
from bot.ui.server.housekeeping import Housekeeping
from bot.ui.server.menu.fields import Field, is_offered, sections
from bot.ui.server.overseeing import STOP, Overseeing
from bot.ui.server.own_data import _file
from bot.ui.server.own_pings import vacation_until
from bot.ui.shared.server_settings import Bar, ServerSettings
from bot.ui.wire.declined import Declined
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of
from tests.ui.server.managing import NOON, Managed
from tests.ui.waits import noted_waits, one_round

DAY = timedelta(days=1)
NOW = ServerSettings()


def fields(games: int = 2) -> dict[str, Field]:
    return {field.word: field for part in sections([f"g{n}" for n in range(games)], 10) for field in part.fields}


@pytest.mark.parametrize(
    ("word", "numbers"),
    [
        ("tables-each", (0, 1, 2, 3, 5, 10, 20)),
        ("tables", (0, 5, 10, 20, 50, 100, 500)),
        ("cooldown", (0, 10, 30, 60, 300, 900)),
        ("call-hours", (1, 3, 6, 12, 24, 72)),
        ("keep-days", (0, 30, 90, 180, 365, 730)),
        ("lobby-hours", (1, 6, 12, 24, 48, 168)),
    ],
)
def test_such_numbers_the_menu_offers(word: str, numbers: tuple[int, ...]) -> None:
    """Nought lifts a limit, or keeps for ever."""
    assert fields()[word].values == tuple(map(str, numbers))


@pytest.mark.parametrize(
    ("word", "digits", "count", "may_be"),
    [
        ("channels", 19, 25, True),
        ("channels", 19, 26, False),
        ("channels", 20, 1, False),
        ("opener-roles", 19, 25, True),
        ("opener-roles", 19, 26, False),
        ("log", 19, 1, True),
        ("log", 19, 2, False),
        ("channels", 19, 0, True),
        ("pace", 19, 0, False),
    ],
)
def test_a_select_sends_so_many_ids_of_so_many_digits(word: str, digits: int, count: int, may_be: bool) -> None:
    assert is_offered(fields()[word], ("1" * digits,) * count, NOW) is may_be


def test_one_is_chosen_unless_a_field_says_otherwise() -> None:
    plain = Field("word", "one", lambda _: (), lambda _, __: {}, ("a", "b"))
    assert is_offered(plain, ("a",), NOW)
    assert not is_offered(plain, ("a", "b"), NOW)
    assert not is_offered(plain, (), NOW)


def test_eight_games_may_each_call_a_role() -> None:
    for games in (8, 9):
        assert sum(word.startswith("caller.") for word in fields(games)) == 8


async def test_two_hundred_people_are_barred_at_a_time() -> None:
    """One who is barred already takes no further place, and one whose time is over none."""
    bars = tuple(Bar(number, NOON + DAY) for number in range(2, 201))
    who: Any = SimpleNamespace(id=999)
    server = Managed(bars=(Bar(1, NOON), *bars))
    await Barring(server.context).bar(server.reply, who, 1, "")
    assert len(server.settings.bars) == 200
    await Barring(server.context).bar(server.reply, who, 2, "")
    other: Any = SimpleNamespace(id=1000)
    with pytest.raises(Declined, match="bar-too-many"):
        await Barring(server.context).bar(server.reply, other, 1, "")


@pytest.mark.parametrize(("count", "name"), [(8_000_000, "castellan-data.json"), (8_000_001, "castellan-data.json.gz")])
def test_a_file_of_more_than_eight_million_bytes_is_compressed(count: int, name: str) -> None:
    assert _file(bytes(count)).filename == name


def test_a_vacation_has_three_weeks_at_most() -> None:
    assert vacation_until(21, NOON) == NOON + 21 * DAY
    assert vacation_until(0, NOON) is None
    for days in (22, -1):
        with pytest.raises(HostRefused):
            vacation_until(days, NOON)


@pytest.mark.parametrize(("free", "selects"), [(4, 4), (5, 4)])
def test_four_seats_of_a_table_can_be_given_away(free: int, selects: int) -> None:
    table = scene_of(HarbourFace(), HarbourOptions(), 2).table
    seats = [SeatInfo(0, table.starter, "Ada"), *(SeatInfo(n, None, f"Tin {n}") for n in range(1, free + 1))]
    overseeing = Overseeing(Managed().context)
    words = Catalogue().words()
    assert len(list(overseeing._givings(replace(table, seats=seats), words))) == selects
    assert list(overseeing._givings(replace(table, seats=seats, status="finished"), words)) == []


def test_the_button_that_stops_a_match_keeps_its_id() -> None:
    """It stands in messages that are there already."""
    assert STOP == 1


async def test_four_times_a_day_what_is_kept_is_tidied(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once() -> None:
        return None

    context: Any = SimpleNamespace(client=SimpleNamespace(wait_until_ready=at_once))
    keeping, waits = Housekeeping(context), noted_waits(monkeypatch)
    monkeypatch.setattr(keeping, "sweep", at_once)
    assert await one_round(keeping.run, waits) == [6 * 60 * 60]
