"""At the limit, and one beyond: how much people may do, and how much of it is shown."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import STRENGTHS
from bot.host import Person, Told, utcnow
from bot.host.model.ledger import Account
from bot.ui.actions import lobbies as lobbies_module
from bot.ui.actions.league.book import Book
from bot.ui.actions.league.leagues import Leagues
from bot.ui.actions.league.model import Entry, Round, Seating
from bot.ui.actions.league.opening import MANAGER
from bot.ui.actions.league.pairing import rounds_needed
from bot.ui.actions.league.running import Running
from bot.ui.actions.lobbies import USUAL, Lobbies
from bot.ui.actions.match_log import MatchLog
from bot.ui.actions.standings import _foremost
from bot.ui.actions.table_cog import TableCog
from bot.ui.wire.declined import Declined
from bot.words import Catalogue
from cogs.managing import Managing
from cogs.server import Server
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions, Whistled
from tests.ui.actions.league.made import NOON, league
from tests.ui.bazaar.face import BazaarFace
from tests.ui.scenes import scene_of
from tests.ui.waits import noted_waits, one_round

OVER = replace(league(people=2), status="over")


class Kept:
    """A store that keeps what it is given."""

    def __init__(self) -> None:
        self.text: str | None = None

    async def settings(self, _: int) -> dict[str, str]:
        return {} if self.text is None else {"leagues": self.text}

    async def put_setting(self, _: int, __: str, text: str | None) -> None:
        self.text = text


async def test_ten_leagues_of_a_server_are_kept_and_of_these_the_ones_that_are_on() -> None:
    store: Any = Kept()
    book = Book(store)
    await book.add(replace(OVER, id="on", status="on"))
    for number in range(10):
        await book.add(replace(OVER, id=str(number)))
    assert [one.id for one in book.on(OVER.guild)] == ["on", *map(str, range(1, 10))]


def test_of_a_league_nothing_is_written_that_is_as_usual() -> None:
    """So that what a later version adds holds for those of before."""
    written = msgspec.to_builtins(Entry(number=1, person=Person(1, "Ada"))), msgspec.to_builtins(Seating(entries=(1,)))
    assert [set(one) for one in written] == [{"number", "person"}, {"entries"}]
    assert "message" not in msgspec.to_builtins(league(Round(at=NOON, tables=()), people=1))


class Opened(Leagues):
    """As much of it as an entry takes."""

    def __init__(self, *leagues: Any, **context: Any) -> None:
        self.context = SimpleNamespace(**context)  # type: ignore[assignment]
        self.book = SimpleNamespace(on=lambda _: leagues)  # type: ignore[assignment]
        self.changes: list[Any] = []

    async def _changed(self, league: Any, **changes: Any) -> None:
        self.changes.append(changes)


def by(person: int) -> Any:
    user = SimpleNamespace(id=person, display_name="Zoe")
    return SimpleNamespace(interaction=SimpleNamespace(user=user, guild_id=1, channel=None))


async def test_64_people_may_enter_a_league() -> None:
    leagues = Opened()
    await leagues._enter(by(99), league(people=63))
    assert len(leagues.changes[0]["entries"]) == 64
    with pytest.raises(Declined, match="league-full"):
        await leagues._enter(by(99), league(people=64))


async def test_who_leaves_a_league_is_the_one_who_asks() -> None:
    leagues = Opened()
    await leagues._leave(by(2), league(people=3))
    assert [entry.person.id for entry in leagues.changes[0]["entries"]] == [1, 3]
    with pytest.raises(Declined, match="league-not-in"):
        await leagues._leave(by(9), league(people=3))


async def test_nobody_enters_a_league_twice_and_numbers_are_not_given_again() -> None:
    leagues, one = Opened(), league(people=3)
    with pytest.raises(Declined, match="league-entered-already"):
        await leagues._enter(by(2), one)
    await leagues._enter(by(9), replace(one, entries=one.entries[1:]))
    assert [entry.number for entry in leagues.changes[0]["entries"]] == [2, 3, 4]


def test_25_games_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = {str(number): BazaarFace() for number in range(26)}
    leagues = Opened(faces=faces, words=lambda *_: Catalogue().words())
    monkeypatch.setattr(BazaarFace, "title", lambda *_: "Bazaar")
    interaction: Any = None
    assert len(leagues.games(interaction, "baz")) == 25
    assert leagues.games(interaction, "chess") == []


@pytest.mark.parametrize(("people", "seats", "rounds"), [(20, 2, 19), (21, 2, 20), (22, 2, 20), (64, 4, 20), (9, 3, 4)])
def test_a_league_has_twenty_rounds_at_most(people: int, seats: int, rounds: int) -> None:
    assert rounds_needed(people, seats) == rounds


def test_a_league_opens_its_tables_whoever_else_may() -> None:
    assert MANAGER.is_manager


def running(now: Any) -> Running:
    book: Any = SimpleNamespace(load=None, __iter__=lambda _: iter(()))
    made = Running.__new__(Running)
    made._rests, made.book = {}, book
    made.context = SimpleNamespace(host=now)  # type: ignore[assignment]
    return made


async def test_a_league_that_fails_rests_for_a_quarter_of_an_hour() -> None:
    now, tried = SimpleNamespace(now=NOON), list[str]()

    async def fails(one: Any) -> None:
        tried.append(one.id)
        raise TimeoutError

    made: Any = running(now)
    made._look = fails
    for minutes in (0, 14, 15):
        now.now = NOON + timedelta(minutes=minutes)
        await made._look_safely(OVER)
    assert len(tried) == 2


async def test_once_a_minute_leagues_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ready() -> None:
        return None

    context: Any = SimpleNamespace(client=SimpleNamespace(wait_until_ready=ready, guilds=[]), host=None)
    book: Any = []
    made: Any = Running(context, book)
    made.is_loaded.set()
    assert await one_round(made.run, noted_waits(monkeypatch)) == [60]


def test_automata_are_as_they_come_unless_somebody_says_otherwise() -> None:
    assert (STRENGTHS[0],) * 3 == USUAL * 3


async def test_why_no_match_begins_is_told_in_three_hundred_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies_module, "check_rights", lambda *_: None)

    async def drain() -> str:
        return "x" * 301

    queries = SimpleNamespace(drain=drain)
    context: Any = SimpleNamespace(words=lambda *_: None, host=SimpleNamespace(queries=queries))
    with pytest.raises(Declined) as declined:
        await Lobbies(context).open(by(1), "harbour", HarbourOptions(), "none")
    assert declined.value.facts["reason"] == "x" * 299 + "…"


@pytest.mark.parametrize(("letters", "pages"), [(2500, 1), (2501, 2)])
async def test_a_page_of_the_log_has_2500_characters(letters: int, pages: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    lines = ["x" * 1000, "y" * (letters - 1000)]
    monkeypatch.setattr("bot.ui.actions.match_log._lines", lambda *_: iter(lines))

    async def story(_: str) -> list[Told]:
        return [Told(None, (Whistled(actor=0),), utcnow())]

    context: Any = SimpleNamespace(host=SimpleNamespace(queries=SimpleNamespace(story=story)))
    found = await MatchLog(context)._pages(scene, has_reasons=False)
    assert len(found) == pages
    assert "".join(found).replace("\n", "") == "".join(lines)


@pytest.mark.parametrize(
    ("reader", "shown"), [(9, [*range(10)]), (10, [*range(11)]), (11, [*range(10), 11]), (99, [*range(10)])]
)
def test_ten_stand_in_the_standings_and_whoever_reads_them(reader: int, shown: list[int]) -> None:
    ranked = [(person, Account()) for person in range(12)]
    assert [person for person, _ in _foremost(ranked, reader)] == shown


BOUNDS: dict[tuple[str, str], tuple[int, int]] = {
    ("bar", "days"): (1, 365),
    ("bar", "reason"): (0, 300),
    ("season", "name"): (0, 40),
    ("league", "hours"): (0, 720),
}


def test_commands_take_no_more_than_is_kept() -> None:
    """Discord refuses the rest before it comes here."""
    commands = {one.name: one for one in walked(Managing)}
    found = {(name, option): bounds(commands[name], option) for name, option in BOUNDS}
    assert found == BOUNDS
    (vacation,) = [bounds(one, "vacation") for one in walked(Server) if one.get_parameter("vacation")]
    assert vacation == (0, 21)
    assert commands["league"].get_parameter("hours").default == 168
    seat: Any = TableCog.swap.get_parameter("seat")
    assert (seat.min_value, seat.max_value) == (1, 16)


def walked(cog: Any) -> list[Any]:
    found: list[Any] = list(cog.__cog_app_commands__)
    return [one for group in found for one in getattr(group, "walk_commands", lambda group=group: [group])()]


def bounds(command: Any, option: str) -> tuple[int, int]:
    parameter = command.get_parameter(option)
    return parameter.min_value, parameter.max_value
