"""Commands are told to Discord where it knows others, and only there."""

from typing import Any

import pytest

from bot.ui.actions.tree import holds

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
