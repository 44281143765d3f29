"""What became of every character, told by the records alone, and held against what the roster says."""

import json
from typing import Any

from sqlalchemy import select

from bot.engine import Game
from bot.engine.record import replay
from bot.host.runtime.story import record
from bot.store import CharacterRow, History, Store, backends, tables


async def complaints(store: Store, game: Game[Any, Any], path: Any) -> list[str]:
    """Where the roster is not what its matches made of it: something was lost, or written twice.

    Characters of whom nobody has altered anything outside a match.
    """
    with backends.backend_at(path).opened() as connection:
        ids = list(connection.scalars(select(tables.characters.c.id).where(tables.characters.c.game == game.key)))
        matches = list(connection.scalars(select(tables.brought.c.match).distinct()))
    histories = [history for match in matches if (history := await store.history(match)) is not None]
    roster = await store.characters(ids)
    return [what for row in roster.values() for what in _of_one(row, _matches_of(row, histories), game)]


def _matches_of(row: CharacterRow, histories: list[History]) -> list[History]:
    """In the order the character came into them."""
    mine = [history for history in histories if any(one.sheet.id == row.id for one in history.brought)]
    return sorted(mine, key=lambda history: _came(row, history)[0])


def _came(row: CharacterRow, history: History) -> tuple[int, dict[str, Any]]:
    return next((one.revision, one.sheet.data) for one in history.brought if one.sheet.id == row.id)


def _of_one(row: CharacterRow, histories: list[History], game: Game[Any, Any]) -> list[str]:
    found: list[str] = []
    revision, sheet, playing = 1, None, None
    for history in histories:
        came = _came(row, history)
        sheet = sheet or came[1]
        if came != (revision, sheet) or playing:
            found.append(f"{row.name} came into {history.head.id} as {came}, expected {revision, sheet, playing}")
        if history.head.status == "open":
            playing = history.head.id
            continue
        kept = replay(game, record(history, game)).match.keepsakes
        sheet = json.loads(json.dumps(next(one.data for one in kept if one.id == row.id)))
        revision += 1
    if not histories:
        return found
    is_as_told = (row.revision, row.playing) == (revision, playing) and sheet in (None, row.sheet)
    return found if is_as_told else [*found, f"{row} should be {revision, sheet, playing}"]
