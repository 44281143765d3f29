"""What is measured of a bot that runs, as whoever scrapes it reads it; and the dashboard that draws it."""

import json
import re
import socket
import urllib.request
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.endings import CannotRun
from bot.cli.run import run_bot
from bot.metrics.figures import REGISTRY
from bot.metrics.requests import route_of
from bot.metrics.serving import _down, served
from bot.settings import Settings, SettingsError, read_settings
from tests.e2e.bot_process import ROOT
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, Harness, number, refused

DASHBOARD = ROOT / "docs" / "grafana.json"
OURS = re.compile(r"\b(?:castellan|process)_\w+")


def scraped(database: Path) -> str:
    with ExitStack() as stack:
        port = stack.enter_context(served(("127.0.0.1", 0), database))
        answer = stack.enter_context(urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60))
        return str(answer.read().decode())


def value(text: str, sample: str) -> float:
    found = re.search(rf"^{re.escape(sample)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_what_happens_at_tables_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    before = scraped(path)
    async with Harness(path) as harness:
        table = await harness.match()
        await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
        assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "stale"
        await harness.lobby(channel=77)
        after = scraped(path)

    def grown(sample: str) -> float:
        return value(after, sample) - value(before, sample)

    assert grown('castellan_answers_total{by="person"}') == 1
    assert grown('castellan_refusals_total{reason="stale"}') == 1
    assert grown("castellan_commit_seconds_count") >= 5
    assert value(after, 'castellan_matches{status="open"}') == value(after, 'castellan_matches{status="lobby"}') == 1
    assert value(after, "process_resident_memory_bytes") > 10**7


async def test_what_an_upgrade_takes_back_is_counted(tmp_path: Path) -> None:
    class NextEdition(Duel):
        rules_version = 2

    before = REGISTRY.get_sample_value("castellan_answers_taken_back_total") or 0
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        table = await harness.match()
        await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
        await harness.restart(NextEdition())
        await harness.heard.heard("stepped-back")
    assert REGISTRY.get_sample_value("castellan_answers_taken_back_total") == before + 1


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/1300000000000000401/messages/1300000000000000402", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/1574065051839496192/hgSv_J2na5yP8/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/1300000000000000001/a-b_c/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/api/v10/gateway/bot", "/gateway/bot"),
    ],
)
def test_a_route_tells_no_id_and_no_token(path: str, route: str) -> None:
    assert route_of(path) == route


def test_the_dashboard_draws_what_there_is(tmp_path: Path) -> None:
    text = scraped(tmp_path / "castellan.sqlite3")
    there = {name for line in text.splitlines() if line.startswith("# TYPE") for name in [line.split()[2]]}
    asked = set(OURS.findall(json.dumps(json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"])))
    bare = {re.sub(r"_(bucket|count|sum)$", "", name) for name in asked}
    assert bare - there == set()
    assert {name for name in there if name.startswith("castellan_") and not name.endswith("_created")} - bare == set()


@pytest.mark.parametrize(
    ("said", "address"),
    [("", None), ("9300", ("127.0.0.1", 9300)), ("0.0.0.0:9300", ("0.0.0.0", 9300)), ("[::]:1", ("[::]", 1))],  # noqa: S104
)
def test_where_they_are_served(said: str, address: tuple[str, int] | None) -> None:
    assert read_settings({"CASTELLAN_METRICS": said}).metrics == address


def test_an_address_that_is_none_or_taken_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="CASTELLAN_METRICS must be a port"):
        read_settings({"CASTELLAN_METRICS": "everywhere"})
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(data=tmp_path, metrics=taken.getsockname()[:2], port=0)
        with pytest.raises(CannotRun, match=r"I cannot serve metrics at 127\.0\.0\.1:"):
            run_bot(settings)


def test_a_shard_that_nobody_serves_is_counted() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    later, before = "2026-01-01 00:00:10.000000", now.replace(tzinfo=None) - timedelta(seconds=1)
    assert _down([(4, "ada", later), (4, "ada", later), (4, "ben", before), (4, "", later)], now) == 2
    assert _down([(2, "ada", later), (2, "ben", later), (4, "ben", before)], now) == 0
    assert (_down([(2, "ada", before)], now), _down([], now)) == (2, 1)
