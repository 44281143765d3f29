"""`--version`: which version this is, and of which rules and schema, for whoever updates or rolls back."""

from pathlib import Path

from bot import VERSION
from bot.games.shown import all_games
from bot.store.schema import known


def version_said(games: Path | None) -> str:
    rules = ", ".join(f"{key} {game.rules_version}" for key, game in sorted(all_games(games).rules.items()))
    return f"Castellan {VERSION} (schema {known()[0]}; rules: {rules})"
