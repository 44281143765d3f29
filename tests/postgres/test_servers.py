"""Of which servers anything is kept: PostgreSQL, unlike SQLite, goes from one to the next only where it is told to."""

from datetime import UTC, datetime

from bot.store import MatchRow, Store

NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def test_each_server_is_found_once(store: Store) -> None:
    for number, guild in enumerate((5, 9, 5, 7)):
        head = MatchRow(
            id=f"match{number}", game="duel", rules_version=1, guild=guild, channel=number, message=1, status="stopped",
            options={}, starter=1, starter_name="Ada", pace="live", created=NOW, ended=NOW,
        )  # fmt: skip
        await store.create(head, [])
    await store.put_setting(8, "customs", "{}")
    assert await store.servers() == {5, 7, 8, 9}
