"""A time as people write it, in the words of any of the languages: a span from now, or a time of day."""

import re
import unicodedata
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache

from bot.ui.shared.wishes import zone_of
from bot.ui.wire.declined import Declined
from bot.words import Catalogue

UNITS = {"time-days": timedelta(days=1), "time-hours": timedelta(hours=1), "time-minutes": timedelta(minutes=1)}
DAYS = {"time-today": 0, "time-tomorrow": 1}
BETWEEN = "time-between"  # words that change nothing: "at"
_SPAN = re.compile(r"(\d{1,4})\s*([^\W\d_]+)")
_CLOCK = re.compile(r"(?:(\d{1,2})[:.]|(\d\d)h)(\d\d)(?:\s*([ap])m)?(?:\s+(\S+))?", re.ASCII | re.IGNORECASE)


def read_when(text: str, now: datetime, zone: tzinfo = UTC) -> datetime | None:
    """`2h 30m`, `3 Tage`; `20:30` or `demain 20h30` where `zone` is, or `20:30 Europe/Berlin`. Nothing: no time.

    Raises Declined for what is none of these.
    """
    said, day = _without_day(_plain(text))
    if not said and day is None:
        return None
    if found := _CLOCK.fullmatch(said):
        return _next(_hour(found), int(found[3]), now, zone if found[5] is None else _zone(found[5]), day)
    spans = [(int(number), _units().get(word)) for number, word in _SPAN.findall(said)]
    if not spans or day is not None or _SPAN.sub("", said).strip(" ,") or any(unit is None for _, unit in spans):
        raise Declined("arrange-unread")
    return now + sum((number * unit for number, unit in spans if unit is not None), timedelta())


def _plain(text: str) -> str:
    """In small letters and without accents, as many write on a phone; a zone is found in any letters."""
    parts = unicodedata.normalize("NFKD", text.strip().lower().replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part))


def _without_day(said: str) -> tuple[str, int | None]:
    """Without the words that say which day, and without those that change nothing."""
    day = None
    for key, number in DAYS.items():
        for word in _words(key):
            shorter = _without(said, word)
            said, day = shorter, day if shorter == said else number
    for word in _words(BETWEEN):
        said = _without(said, word)
    return said, day


def _without(said: str, word: str) -> str:
    return " ".join(re.sub(rf"(?:^|(?<=\s)){re.escape(word)}(?=\s|$)", " ", said).split())


def _hour(found: re.Match[str]) -> int:
    hour = int(found[1] or found[2])
    if found[4] is None:
        return hour
    if not 1 <= hour <= 12:
        raise Declined("arrange-unread")
    return hour % 12 + (12 if found[4].lower() == "p" else 0)


def _next(hour: int, minute: int, now: datetime, zone: tzinfo, day: int | None) -> datetime:
    """The next time that clocks there say so, or what they say on that day."""
    there = now.astimezone(zone)
    try:
        at = there.replace(hour=hour, minute=minute, second=0, microsecond=0)
    except ValueError:
        raise Declined("arrange-unread") from None
    if day is None:
        day = 0 if at > there else 1
    return (at + timedelta(days=day)).astimezone(UTC)


def _zone(name: str) -> tzinfo:
    try:
        return zone_of(_zones().get(name.lower(), name))
    except ValueError:
        raise Declined("pings-no-zone") from None


@cache
def _zones() -> dict[str, str]:
    from zoneinfo import available_timezones  # noqa: PLC0415 - it looks through a folder

    return {name.lower(): name for name in available_timezones()}


@cache
def _units() -> dict[str, timedelta]:
    return {word: unit for key, unit in UNITS.items() for word in _words(key)}


@cache
def _words(key: str) -> tuple[str, ...]:
    """The longest first, as "a las" holds "a"."""
    catalogue = Catalogue(files=("times",))
    said = (catalogue.words(locale).say(key) for locale in catalogue.locales)
    return tuple(sorted({_plain(word) for line in said for word in line.split(",")}, key=len, reverse=True))
