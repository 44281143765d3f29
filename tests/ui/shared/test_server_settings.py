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
