"""The fields of the menu: what each offers, what it says now, and what choosing something changes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from bot.host import PACES
from bot.ui.shared.server_settings import ServerSettings
from bot.words import Catalogue

Kind = Literal["one", "some", "roles", "channels"]
Settled = Mapping[str, Any]  # fields of ServerSettings and their new values
Values = tuple[str, ...]
YES, NO, USUAL = "yes", "no", "usual"
HOURS, DAYS, SECONDS, TABLES = "hours", "days", "seconds", "count"


class Field(Struct, frozen=True):
    """One select. `word` names it in the catalogue: `menu-<word>`, and `menu-<word>.<value>` where it has choices.

    `unit` is the message that words a number instead. `most`: so many at once; none at all may be, if `is_open`.
    """

    word: str
    kind: Kind
    read: Callable[[ServerSettings], Values]
    write: Callable[[ServerSettings, Values], Settled]
    values: Values = ()
    unit: str = ""
    most: int = 1
    is_open: bool = False


class Section(Struct, frozen=True):
    word: str
    fields: tuple[Field, ...]

    def field(self, word: str) -> Field | None:
        return next((field for field in self.fields if field.word == word), None)


def sections(games: Sequence[str], channel: int) -> tuple[Section, ...]:
    """With these games, in a message of that channel."""
    return (
        Section(
            "play",
            (
                _PACE,
                _games(games),
                _games_here(games, channel),
                _CHANNELS,
                _switch("threads", "has_threads"),
                _switch("ratings", "has_ratings"),
            ),
        ),
        Section(
            "people",
            (_one("openers", "openers", ("everyone", "roles", "managers")), _ROLES, _STOPPERS, *_LIMITS, _RELIABILITY),
        ),
        Section("noise", (_PINGS, *map(_caller, games[:MOST_CALLERS]), _CALL_HOURS, _LOG)),
        Section("keeping", (_KEEP, _LOBBY, _switch("stories", "has_stories"), _switch("roster", "has_roster"))),
        Section("language", (LANGUAGE,)),
    )


def is_offered(field: Field, values: Values, now: ServerSettings) -> bool:
    """May a select of this field send these? What holds was perhaps typed, and stands beside what the field offers."""
    if len(values) > field.most or (not values and not field.is_open):
        return False
    if field.kind in ("roles", "channels"):
        return all(value.isascii() and value.isdecimal() and len(value) < MOST_DIGITS for value in values)
    return set(values) <= {*field.values, *field.read(now)}


def _one(word: str, name: str, values: Values) -> Field:
    return Field(word, "one", lambda now: (getattr(now, name),), lambda _, chosen: {name: chosen[0]}, values)


def _number(word: str, name: str, unit: str, *values: int) -> Field:
    def read(now: ServerSettings) -> Values:
        return (str(getattr(now, name)),)

    return Field(word, "one", read, lambda _, chosen: {name: int(chosen[0])}, tuple(map(str, values)), unit)


def _switch(word: str, name: str) -> Field:
    def read(now: ServerSettings) -> Values:
        return (YES if getattr(now, name) else NO,)

    return Field(word, "one", read, lambda _, chosen: {name: chosen[0] == YES}, (YES, NO))


def _or_usual(word: str, name: str, values: Values) -> Field:
    """An empty setting means: as the game or Discord has it."""

    def write(_: ServerSettings, chosen: Values) -> Settled:
        return {name: "" if chosen[0] == USUAL else chosen[0]}

    return Field(word, "one", lambda now: (getattr(now, name) or USUAL,), write, (USUAL, *values))


def _ids(word: str, kind: Kind, name: str, most: int) -> Field:
    def read(now: ServerSettings) -> Values:
        return tuple(map(str, getattr(now, name)))

    def write(_: ServerSettings, chosen: Values) -> Settled:
        return {name: tuple(map(int, chosen))}

    return Field(word, kind, read, write, most=most, is_open=True)


def _games(games: Sequence[str]) -> Field:
    def read(now: ServerSettings) -> Values:
        return tuple(game for game in games if game not in now.games_off)

    def write(now: ServerSettings, chosen: Values) -> Settled:
        others = tuple(game for game in now.games_off if game not in games)  # a game that is not here now
        return {"games_off": (*others, *(game for game in games if game not in chosen))}

    return Field("games", "some", read, write, tuple(games), most=len(games), is_open=True)


def _games_here(games: Sequence[str], channel: int) -> Field:
    def read(now: ServerSettings) -> Values:
        return tuple(game for game in games if (channel, game) not in now.games_off_here)

    def write(now: ServerSettings, chosen: Values) -> Settled:
        others = tuple(one for one in now.games_off_here if one[0] != channel)
        return {"games_off_here": (*others, *((channel, game) for game in games if game not in chosen))}

    return Field("games-here", "some", read, write, tuple(games), most=len(games), is_open=True)


def _caller(game: str) -> Field:
    def read(now: ServerSettings) -> Values:
        role = now.caller(game)
        return () if role is None else (str(role),)

    def write(now: ServerSettings, chosen: Values) -> Settled:
        others = tuple(one for one in now.callers if one[0] != game)
        return {"callers": (*others, *((game, int(role)) for role in chosen))}

    return Field(f"caller.{game}", "roles", read, write, is_open=True)


def _log() -> Field:
    def read(now: ServerSettings) -> Values:
        return (str(now.log_channel),) if now.log_channel else ()

    def write(_: ServerSettings, chosen: Values) -> Settled:
        return {"log_channel": int(chosen[0]) if chosen else 0}

    return Field("log", "channels", read, write, is_open=True)


MOST_DIGITS = 20  # of a snowflake, at most
MOST_PICKED = 25  # in a select, by Discord
MOST_CALLERS = 8  # a message has room for no more
_PACE = _or_usual("pace", "pace", tuple(PACES))
LANGUAGE = _or_usual("language-choice", "language", tuple(Catalogue().locales))
_CHANNELS = _ids("channels", "channels", "channels", MOST_PICKED)
_ROLES = _ids("opener-roles", "roles", "opener_roles", MOST_PICKED)
_STOPPERS = _one("stoppers", "stoppers", ("starter", "seated", "managers"))
_LIMITS = (
    _number("tables-each", "tables_each", TABLES, 0, 1, 2, 3, 5, 10, 20),
    _number("tables", "tables", TABLES, 0, 5, 10, 20, 50, 100, 500),
    _number("cooldown", "cooldown", SECONDS, 0, 10, 30, 60, 300, 900),
)
_PINGS = _one("pings", "pings", ("every", "waited", "end", "never"))
_CALL_HOURS = _number("call-hours", "call_hours", HOURS, 1, 3, 6, 12, 24, 72)
_LOG = _log()
_RELIABILITY = _switch("reliability", "shows_reliability")
_KEEP = _number("keep-days", "keep_days", DAYS, 0, 30, 90, 180, 365, 730)
_LOBBY = _number("lobby-hours", "lobby_hours", HOURS, 1, 6, 12, 24, 48, 168)
