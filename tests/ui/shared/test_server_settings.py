"""What a server has settled is kept."""

from pathlib import Path

from bot.store import Store
from bot.ui.shared.server_settings import ServerSettings, SettingsBook


async def test_settings_are_kept_per_server(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    book = SettingsBook(store)
    await book.change(5, pace="live", channels=(10,))
    await book.change(5, language="en")
    again = SettingsBook(store)
    await again.load()
    await store.close()
    assert again.of(5) == ServerSettings(language="en", pace="live", channels=(10,))
    assert again.of(6) == again.of(None) == ServerSettings()


async def test_limits_hold_unless_whoever_runs_the_bot_lifts_them(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    limited, free = SettingsBook(store).of(5), SettingsBook(store, has_limits=False).of(5)
    await store.close()
    assert min(limited.tables_each, limited.tables, limited.cooldown) > 0
    assert (free.tables_each, free.tables, free.cooldown) == (0, 0, 0)
