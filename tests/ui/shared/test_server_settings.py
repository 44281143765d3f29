"""What a server has settled is kept."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import Store
from bot.ui.shared.server_settings import Bar, Season, ServerSettings, SettingsBook


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


NOW = datetime(2026, 1, 1, tzinfo=UTC)
HOUR = timedelta(hours=1)


def test_what_holds_where_nobody_has_settled_anything() -> None:
    """README.md and docs/configuration.md name these."""
    usual = ServerSettings()
    assert (usual.tables_each, usual.tables, usual.cooldown, usual.lobby_life) == (10, 100, 30, 24 * HOUR)
    assert (usual.call_hours, usual.keep_days, usual.log_channel) == (6, 365, 0)
    assert (usual.openers, usual.stoppers, usual.pings) == ("everyone", "starter", "every")
    assert usual.has_stories
    assert {usual.has_threads, usual.has_roster, usual.has_ratings, usual.shows_reliability} == {False}
    assert Season("spring", NOW).ends is None
    assert not Bar(7, NOW).reason


def test_a_bar_holds_for_one_person_until_its_time_is_over() -> None:
    bar = Bar(7, NOW)
    settings = ServerSettings(bars=(Bar(8, NOW + HOUR), bar))
    assert settings.bar_of(7, NOW - HOUR) == bar
    assert settings.bar_of(7, NOW) is None
    assert settings.bar_of(9, NOW - HOUR) is None


def test_a_season_is_found_by_its_name_or_because_it_is_on() -> None:
    first, again, last = Season("spring", NOW, NOW + HOUR), Season("spring", NOW + HOUR), Season("fall", NOW, NOW)
    settings = ServerSettings(seasons=(first, again, last))
    assert settings.season() == settings.season("spring") == again
    assert settings.season("fall") == last
    assert settings.season("winter") is None
    assert ServerSettings(seasons=(first,)).season() is None


def test_a_game_is_off_everywhere_or_in_the_places_named() -> None:
    settings = ServerSettings(games_off=("chess",), games_off_here=((10, "nim"),))
    assert settings.is_off("chess", 11)
    assert settings.is_off("nim", 11, 10)
    assert not settings.is_off("nim", 11, None)
    assert not settings.is_off("go", 10)


def test_each_game_may_call_a_role_of_its_own() -> None:
    settings = ServerSettings(callers=(("nim", 71),), channels=(10, 11))
    assert (settings.caller("nim"), settings.caller("go")) == (71, None)
    assert settings.channel_mentions == ["<#10>", "<#11>"]


async def test_who_is_forgotten_is_barred_nowhere(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    book, bar, other = SettingsBook(store), Bar(7, NOW), Bar(8, NOW)
    await book.change(5, bars=(bar, other))
    await book.change(6, bars=(other,))
    assert book.bars_on(7) == [(5, bar)]
    await book.forget_person(7)
    again = SettingsBook(store)
    await again.load()
    await store.close()
    for known in (book, again):
        assert (known.of(5).bars, known.of(6).bars, known.bars_on(7)) == ((other,), (other,), [])
    book.forget(5)
    assert book.of(5) == ServerSettings()
