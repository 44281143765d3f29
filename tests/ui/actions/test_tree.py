"""Commands are told to Discord where it knows others, and only there."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.local.protocol.error_codes import Code
from bot.ui.actions.tree import Tree, holds
from bot.ui.wire.localised import said
from tests.ui.wire.test_error_codes import error

OURS: dict[str, Any] = {
    "name": "new",
    "description": "Lay out a table",
    "type": 1,
    "default_member_permissions": 32,
    "contexts": [0],
    "options": [{"name": "pace", "type": 3, "required": False, "choices": [{"name": "live", "value": "live"}]}],
}
# What Discord makes of it: ids, rights as text, empty things left out or null.
THEIRS: dict[str, Any] = OURS | {
    "id": "1",
    "version": "2",
    "name_localizations": None,
    "default_member_permissions": "32",
    "options": [
        {"name": "pace", "type": 3, "choices": [{"name": "live", "value": "live", "name_localizations": None}]}
    ],
}


def test_what_discord_adds_and_leaves_out_is_no_difference() -> None:
    assert holds(THEIRS, OURS)


@pytest.mark.parametrize(
    "other",
    [
        {"description": "Another"},
        {"default_member_permissions": "8"},
        {"default_member_permissions": None},
        {"contexts": None},
        {"options": []},
        {"options": [*THEIRS["options"], {"name": "old", "type": 3}]},
        {"options": [THEIRS["options"][0] | {"required": True}]},
        {"description_localizations": {"de": "Einen Tisch decken"}},  # one that we have no more
        {"options": [THEIRS["options"][0] | {"name_localizations": {"de": "tempo"}}]},
    ],
)
def test_every_difference_is_seen(other: dict[str, Any]) -> None:
    assert not holds(THEIRS | other, OURS)


class Telling:
    """A tree of one command, and what Discord is told of it; so many times it refuses with this code."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: int = 0, refusals: int = 0) -> None:
        client = discord.Client(intents=discord.Intents.none())
        client._connection.application_id = 7
        self.tree = Tree(client)
        self.tree.add_command(app_commands.Command(name="new", description=said("command-hand"), callback=_nothing))
        self.told: list[Any] = []
        self._code, self._refusals = code, refusals
        monkeypatch.setattr(client.http, "request", self._known)
        monkeypatch.setattr(client.http, "bulk_upsert_global_commands", self._upsert)

    async def _known(self, *_: Any, **__: Any) -> list[Any]:
        return []

    async def _upsert(self, _: int, payload: list[Any]) -> list[Any]:
        self.told.append(payload)
        if len(self.told) <= self._refusals:
            raise error(discord.HTTPException, self._code)
        return []


async def _nothing(_: discord.Interaction[Any]) -> None: ...


async def test_discord_is_told_in_every_language_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = Telling(monkeypatch)
    assert await telling.tree.sync_if_changed()
    ((new,),) = telling.told
    assert {"de", "fr", "es-ES", "pt-BR"} <= new["description_localizations"].keys()
    assert "en-GB" not in new["description_localizations"]


async def test_where_discord_refuses_them_they_are_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = Telling(monkeypatch, Code.INVALID_FORM.number, 1)
    assert await telling.tree.sync_if_changed()
    first, second = telling.told
    assert first[0]["description_localizations"]
    assert not second[0].get("description_localizations")


async def test_what_is_refused_for_another_reason_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = Telling(monkeypatch, Code.MISSING_ACCESS.number, 1)
    with pytest.raises(discord.HTTPException):
        await telling.tree.sync_if_changed()
    assert len(telling.told) == 1
