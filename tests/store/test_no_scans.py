"""No statement reads all of a table that grows with every match, on either database."""

import importlib
import itertools
import json
import pkgutil
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, select, text

import bot.store
from bot.store import Store, queries, tables
from bot.store.compiled_statements import Statement
from bot.store.dialects import SQLITE

GROWING = ("matches", "journal", "results", "seats", "characters")
# Why a scan is right. These indexes hold lobbies and open matches alone, however many are over.
LIVE_ONLY = ("live_of_guild", "one_live_match_per_channel")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def statements() -> list[Statement]:
    """All that the store knows, and the one it makes when it is asked."""
    modules = [importlib.import_module(f"bot.store.{one.name}") for one in pkgutil.iter_modules(bot.store.__path__)]
    found = dict.fromkeys(queried for module in modules for thing in vars(module).values() for queried in within(thing))
    return [*found, queries.unsettled_statement(NOW, {"duel": 1})]


def within(thing: object) -> Iterator[Statement]:
    if isinstance(thing, Statement):
        yield thing
    elif isinstance(thing, (list, tuple)):
        yield from (one for one in thing if isinstance(one, Statement))


def scans(sql: str, connection: sqlite3.Connection) -> Iterator[str]:
    """Where SQLite would read all of a growing table, or all of an index of it."""
    for *_, said in connection.execute(f"EXPLAIN QUERY PLAN {sql}", [None] * sql.count("?")):
        found = re.match(r"SCAN (\w+)(?:.* INDEX (\w+))?", said)
        if found and found[1].removesuffix("_1") in GROWING and found[2] not in LIVE_ONLY:
            yield f"{said}: {sql}"


@pytest.mark.sqlite("the plans of SQLite")
async def test_sqlite_reads_no_growing_table_whole(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "castellan.sqlite3")).close()
    found = statements()
    assert len(found) > 50, "they have not been found"
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3")) as connection:
        assert [scan for one in found for scan in scans(one.on(SQLITE).sql, connection)] == []
        planted = Statement(select(tables.journal.c.match).where(tables.journal.c.at > NOW))
        assert [*scans(planted.on(SQLITE).sql, connection)], "a scan would not be seen"


def test_what_hangs_on_a_row_is_found_by_an_index_when_that_goes() -> None:
    """No plan tells of what a foreign key has to look for."""
    for table in tables.metadata.sorted_tables:
        first = {next(iter(index.columns)) for index in table.indexes} | {next(iter(table.primary_key.columns))}
        assert {key.parent for key in table.foreign_keys} <= first, table.name


def test_postgresql_reads_no_growing_table_whole(postgres_server: Any) -> None:
    """It is told to scan where nothing else helps alone, as empty tables are scanned otherwise."""
    from bot.store import postgres, postgres_connection  # noqa: PLC0415 - where its driver is installed

    url = postgres_server.new_database()
    postgres.PostgresServer(url).migrate()
    engine = create_engine(postgres.url_of(url), connect_args={"prepare_threshold": None})
    with closing_engine(engine), engine.connect() as connection:
        for setting in ("enable_seqscan = off", "enable_bitmapscan = off", "plan_cache_mode = force_generic_plan"):
            connection.execute(text(f"SET {setting}"))

        def plan(one: Statement) -> list[str]:
            numbers = itertools.count(1)
            sql = re.sub(r"%s", lambda _: f"${next(numbers)}", one.on(postgres_connection.DIALECT).sql)
            values = ", ".join(["NULL"] * (next(numbers) - 1))
            driver: Any = connection.connection.driver_connection
            driver.execute(f"PREPARE planned AS {sql.replace('%%', '%')}")
            told = driver.execute(f"EXPLAIN (FORMAT JSON) EXECUTE planned{f'({values})' if values else ''}").fetchone()
            driver.execute("DEALLOCATE planned")
            found = told[0] if isinstance(told[0], list) else json.loads(told[0])
            return [f"{scan}: {sql}" for scan in whole(found[0]["Plan"])]

        assert [scan for one in statements() for scan in plan(one)] == []
        assert plan(Statement(select(tables.journal.c.match).where(tables.journal.c.at > NOW)))


@contextmanager
def closing_engine(engine: Engine) -> Iterator[None]:
    try:
        yield
    finally:
        engine.dispose()


def whole(node: dict[str, Any], *, is_first: bool = False) -> Iterator[str]:
    """The nodes of a plan that read all of a growing table or index; to take an index's first row is no scan."""
    table, index = node.get("Relation Name"), node.get("Index Name")
    is_search = "Index Cond" in node or index in LIVE_ONLY or node["Node Type"] == "ModifyTable"
    is_search |= is_first and index is not None
    if table in GROWING and not is_search:
        yield f"{node['Node Type']} of {table} by {index}"
    for inner in node.get("Plans", ()):
        yield from whole(inner, is_first=node["Node Type"] == "Limit")
