"""Ratings, seasons and records: off unless the server wants them, and nothing public about whoever opted out."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.app import Castellan
from bot.engine import Outcome
from bot.store import Commit, MatchRow, ResultRow, SeatRow
from bot.ui.shared.server_settings import Season
from tests.client.descriptions import described
from tests.client.person import Person
from tests.ui.alone import game_alone, opened_with_bot
from tests.ui.arena.face import ArenaFace
from tests.ui.arena.game import GAME

BEN, CLEO = 77, 78  # they are on no server any more
NAMES = {BEN: "Ben", CLEO: "Cleo"}


@pytest.fixture
async def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[tuple[Person, Castellan]]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as found:
        yield found


async def over(bot: Castellan, number: int, *people: int, days: int = 0) -> None:
    """A match that is over, in which they came in in this order."""
    store, guild, now = bot.router.context.host.store, bot.guilds[0].id, bot.router.context.host.now
    ended = now + timedelta(days=days, minutes=number)
    head = MatchRow(
        id=f"match-{number}",
        game=GAME.key,
        rules_version=1,
        guild=guild,
        channel=number,
        status="lobby",
        options={},
        starter=people[0],
        starter_name="A",
        pace="none",
        created=ended - timedelta(minutes=40),
    )
    seats = [SeatRow(seat, person, NAMES.get(person, "Ada"), False) for seat, person in enumerate(people)]
    await store.create(head, seats)
    scores = tuple(range(len(people), 0, -1))
    changes: dict[str, Any] = {"status": "finished", "started": head.created, "ended": ended}
    fields = {name: getattr(head, name) for name in head.__struct_fields__}
    done = MatchRow(**fields | changes | {"outcome": Outcome((0,), scores), "version": 1})
    results = [ResultRow(seat, person, scores[seat], seat == 0) for seat, person in enumerate(people)]
    await store.commit(Commit(match=head.id, head=done, results=results))


async def settle(ada: Person, bot: Castellan) -> None:
    await bot.router.context.settings.change(bot.guilds[0].id, has_ratings=True)


async def test_a_server_that_wants_no_ratings_shows_victories(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await over(bot, 1, BEN, CLEO, int(ada.id))
    await ada.slash("arena stats")
    shown = await ada.sees("on this server")
    assert "rating" not in described(shown)
    assert f"<@{BEN}> · 1 victory in 1 match" in described(shown)
    assert "Ben: 1/1" in alt(shown)
    assert "Won: 1" in alt(shown)
    assert "within 40 minutes" in described(shown)
    await ada.slash("manage season", name="Spring")
    await ada.sees("This server rates nobody")


async def test_the_most_victories_come_first_then_the_fewest_matches(opened: tuple[Person, Castellan]) -> None:
    """And a streak is said; another question reads no more than what is new."""
    ada, bot = opened
    for number, people in enumerate(((CLEO, BEN), (BEN, int(ada.id)), (BEN, CLEO), (CLEO, int(ada.id)))):
        await over(bot, number, *people)
    await ada.slash("arena stats")
    shown = described(await ada.sees("on this server"))
    assert shown.index(f"<@{BEN}>") < shown.index(f"<@{CLEO}>") < shown.index(f"<@{ada.id}>")
    await over(bot, 5, BEN, CLEO)
    await ada.slash("arena stats")
    await ada.sees("3 victories in 4 matches · longest streak 3 🔥 3 in a row")


async def test_ratings_order_the_standings_and_a_new_result_counts(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await settle(ada, bot)
    await over(bot, 1, BEN, CLEO, int(ada.id))
    await ada.slash("arena stats")
    shown = described(await ada.sees("A rating grows"))
    assert shown.index(f"<@{BEN}>") < shown.index(f"<@{CLEO}>") < shown.index(f"<@{ada.id}>")
    for number in (2, 3, 4):
        await over(bot, number, int(ada.id), CLEO, BEN)
    await ada.slash("arena stats")
    again = await ada.sees(lambda m: "in 4 matches" in described(m))
    shown = described(again)
    assert shown.index(f"<@{ada.id}>") < shown.index(f"<@{BEN}>")
    assert "1. Ada: " in alt(again)


async def test_a_season_begins_anew_and_the_last_one_can_still_be_seen(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await settle(ada, bot)
    began = bot.router.context.host.now - timedelta(days=9)
    await bot.router.context.settings.change(bot.guilds[0].id, seasons=(Season("Spring", began),))
    await over(bot, 1, CLEO, BEN, days=-10)
    await over(bot, 2, BEN, CLEO, days=-3)
    await ada.slash("arena stats")
    shown = described(await ada.sees("Season **Spring**"))
    assert f"<@{CLEO}> · 0 victories in 1 match" in shown, "what was played before does not count"
    await ada.slash("manage season", name="Spring")
    await ada.sees("There has been a season of that name")
    await ada.slash("manage season", name="Summer")
    await ada.sees("Summer** has begun")
    await ada.slash("arena stats")
    await ada.sees("Nobody has finished a match here yet")
    assert [one["value"] for one in await ada.autocomplete("arena stats", "season", "")] == ["Summer", "Spring"]
    await ada.slash("arena stats", season="Spring")
    await ada.sees(lambda m: described(m).count("Season **Spring**") == 1 and "Summer" not in described(m))
    await ada.slash("arena stats", season="Winter")
    await ada.sees("has had no season of that name")


async def test_who_opts_out_is_seen_by_nobody_else(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await settle(ada, bot)
    await over(bot, 1, BEN, CLEO, int(ada.id))
    await bot.router.context.wishes.change(BEN, is_unlisted=True)
    await ada.slash("gm me", listed=False)
    await ada.sees("Others do not see you in the standings")
    await ada.slash("arena stats")
    shown = await ada.sees("A rating grows")
    assert f"<@{BEN}>" not in described(shown)
    assert "Ben" not in alt(shown)
    assert f"<@{ada.id}>" in described(shown)
    await bot.router.context.settings.change(bot.guilds[0].id, has_ratings=False)
    await ada.slash("arena stats")
    shown = await ada.sees(lambda m: "on this server" in described(m) and "A rating grows" not in described(m))
    assert f"<@{BEN}>" not in described(shown)
    assert "Ben" not in alt(shown)


async def test_ones_own_record_tells_its_history(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await ada.slash("gm me")
    await ada.sees("You have not finished a match here yet")
    await settle(ada, bot)
    for number in range(1, 4):
        await over(bot, number, int(ada.id), BEN)
    await ada.slash("gm me")
    shown = await ada.sees("Your record on this server")
    shown = await ada.sees(lambda m: "3 victories in 3 matches" in described(m))
    assert "over 3 matches: from " in alt(shown)
    assert shown["flags"] & 64


async def test_a_group_is_given_points(opened: tuple[Person, Castellan], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArenaFace, "is_together", lambda *_: True)
    monkeypatch.setattr(ArenaFace, "difficulty", lambda *_: 3)
    ada, bot = opened
    await settle(ada, bot)
    await over(bot, 1, int(ada.id), BEN)
    await ada.slash("arena stats")
    shown = described(await ada.sees("A rating grows"))
    assert "30 points" in shown
    assert "· rating" not in shown


async def test_who_is_forgotten_leaves_the_ledger(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await settle(ada, bot)
    await over(bot, 1, int(ada.id), BEN, CLEO)
    await ada.slash("arena stats")
    await ada.sees("in 1 match")
    await ada.slash("gm forget me", sure=True)
    await ada.sees("I do not know you any more")
    await ada.slash("arena stats")
    shown = described(await ada.sees(lambda m: "A rating grows" in described(m) and str(ada.id) not in described(m)))
    assert f"<@{BEN}>" in shown


def alt(message: dict[str, Any]) -> str:
    """What its picture says in words."""
    return "\n".join(str(one.get("description") or "") for one in found(message["components"]))


def found(parts: Any) -> list[dict[str, Any]]:
    items = [item for part in parts for item in part.get("items", ())]
    return items + [one for part in parts for one in found(part.get("components", ()))]
