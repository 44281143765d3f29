"""Quiet hours where people live, and how hours and places are read."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import Store
from bot.ui.server.own_pings import read_digest, read_quiet, zones
from bot.ui.shared.wishes import Digest, Quiet, WishBook, Wishes, zone_of
from bot.ui.wire.declined import Declined


def at(hour: int, minute: int = 0, day: int = 10) -> datetime:
    return datetime(2026, 1, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        (Quiet("22:00", "08:00"), at(23), at(8, day=11)),
        (Quiet("22:00", "08:00"), at(3), at(8)),
        (Quiet("22:00", "08:00"), at(8), None),
        (Quiet("22:00", "08:00"), at(21, 59), None),
        (Quiet("22:00", "08:00", "+2"), at(20), at(6, day=11)),
        (Quiet("22:00", "08:00", "-03:30"), at(1, 30), at(11, 30)),
        (Quiet("13:15", "14:00"), at(13, 20), at(14)),
        (Quiet("13:15", "14:00"), at(15), None),
    ],
)
def test_quiet_hours_end_where_somebody_lives(quiet: Quiet, now: datetime, until: datetime | None) -> None:
    assert quiet.until(now) == until


@pytest.mark.parametrize(
    ("typed", "hours"),
    [("22-8", ("22:00", "08:00")), (" 22:30 - 7:05", ("22:30", "07:05")), ("0–6", ("00:00", "06:00"))],
)
def test_hours_are_read_as_people_write_them(typed: str, hours: tuple[str, str]) -> None:
    found = read_quiet(typed, "", None)
    assert found is not None
    assert (found.begins, found.ends, found.zone) == (*hours, "UTC")


@pytest.mark.parametrize("typed", ["noon", "8", "25-3", "8-8", "22:60-3", "8-", "-8", "22-8-9", "٢٢-٨"])
def test_what_is_no_hours_is_refused(typed: str) -> None:
    with pytest.raises(Declined):
        read_quiet(typed, "", None)


@pytest.mark.parametrize("zone", ["Nowhere/Land", "+", "+ab", "+2:xx", "../../etc/passwd", "+99", "-30:00", "+²"])
def test_what_is_no_place_is_refused(zone: str) -> None:
    with pytest.raises(Declined):
        read_quiet("22-8", zone, None)


def test_a_place_alone_moves_the_hours_there_are() -> None:
    assert read_quiet("", "+2", Quiet("22:00", "08:00")) == Quiet("22:00", "08:00", "+2")
    assert read_quiet("off", "", Quiet("22:00", "08:00")) is None
    with pytest.raises(Declined):
        read_quiet("", "+2", None)


@pytest.mark.parametrize(
    ("typed", "hour"),
    [("8", "08:00"), (" 18:30 ", "18:30"), ("0:00", "00:00"), ("23:59", "23:59")],
)
def test_the_hour_of_a_digest_is_read_as_people_write_it(typed: str, hour: str) -> None:
    assert read_digest(typed, "", Wishes(), at(9)) == Digest(hour, "UTC", at(9))


@pytest.mark.parametrize("typed", ["", "noon", "24", "8:60", "8.05", "23:60", "8-9", "-1"])
def test_what_is_no_hour_is_refused(typed: str) -> None:
    with pytest.raises(Declined, match="digest-no-hour"):
        read_digest(typed, "", Wishes(), at(9))


def test_a_digest_comes_where_somebody_lives_as_they_have_said_before() -> None:
    quiet, digest = Quiet("22:00", "08:00", "+2"), Digest("08:00", "-3", at(1))
    for wishes, zone, place in (
        (Wishes(quiet=quiet), "", "+2"),
        (Wishes(quiet=quiet, digest=digest), "", "-3"),
        (Wishes(quiet=quiet, digest=digest), " +5 ", "+5"),
    ):
        found = read_digest("8", zone, wishes, at(9))
        assert found is not None
        assert found.zone == place
    assert read_digest(" OFF ", "", Wishes(digest=digest), at(9)) is None
    with pytest.raises(Declined, match="pings-no-zone"):
        read_digest("8", "Nowhere/Land", Wishes(), at(9))


@pytest.mark.parametrize(
    ("zone", "last", "due"),
    [
        ("UTC", at(7, 59), at(8)),
        ("UTC", at(8), at(8, day=11)),
        ("UTC", at(9, 30), at(8, day=11)),
        ("+2", at(5), at(6)),
        ("+2", at(6), at(6, day=11)),
        ("-10", at(17, 59), at(18)),
    ],
)
def test_a_digest_is_due_at_the_next_such_hour_where_somebody_lives(zone: str, last: datetime, due: datetime) -> None:
    assert Digest("08:00", zone, last).due == due


def test_clocks_are_so_far_ahead() -> None:
    assert zone_of("+5:30").utcoffset(None) == timedelta(hours=5, minutes=30)
    assert zone_of("-3").utcoffset(None) == timedelta(hours=-3)


async def test_wishes_are_kept_and_forgotten(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    await WishBook(store).change(7, pings="end", quiet=Quiet("22:00", "08:00", "+2"), vacation=at(9))
    again = WishBook(store)
    await again.load()
    assert again.of(7) == Wishes("end", Quiet("22:00", "08:00", "+2"), at(9))
    assert again.vacations(at(8)) == {7: at(9)}
    assert again.vacations(at(9)) == {}
    await store.forget(7, "Masked Guest")
    await again.load()
    assert again.of(7) == Wishes()
    await store.close()


def test_places_are_offered_by_what_their_names_hold() -> None:
    assert zones("berlin") == ["Europe/Berlin"]
    assert "America/New_York" in zones(" new york ")
    assert zones("atlantis") == []
