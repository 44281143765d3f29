"""Every command in every language: nothing lies in code, nothing is a raw code, and Discord takes it all."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.local.checks.commands import check_commands
from bot.words import Catalogue
from tests.support.commands import groups, payload, single

EACH = list(groups())


def _texts(group: app_commands.Group) -> Iterator[tuple[str, Any]]:
    """Where a text stands, and the text with what it was made from."""
    yield group.qualified_name, group._locale_description
    yield from ((inner.qualified_name, inner._locale_description) for inner in group.walk_commands())
    for command in single(group):
        for option in command.parameters:
            yield f"{command.qualified_name} {option.name}", option.locale_description


@pytest.mark.parametrize("module", EACH)
def test_what_is_shown_comes_from_the_catalogue(module: str) -> None:
    bare = [where for where, text in _texts(groups()[module]) if text is None or "message" not in text.extras]
    assert not bare, "described in the code"


@pytest.mark.parametrize("module", EACH)
def test_every_option_has_a_name_to_translate(module: str) -> None:
    for command in single(groups()[module]):
        for option in command.parameters:
            described = option.locale_description
            assert described is not None
            words = Catalogue(*described.extras["folders"][1:]).words()
            assert words.say(f"parameter-{option.display_name}") == option.display_name


@pytest.mark.parametrize("module", EACH)
def test_no_choice_is_a_raw_code(module: str) -> None:
    for command in single(groups()[module]):
        for choice in (choice for option in command.parameters for choice in option.choices):
            assert choice.name != choice.value, command.qualified_name
            assert choice.name[:1].upper() == choice.name[:1]


def test_what_people_type_is_bounded_as_the_documents_say() -> None:
    """The commands of the server, and of one game besides its options."""
    found: dict[str, Any] = {}
    for group in groups().values():
        for command in single(group):
            if command.qualified_name.startswith(("gm", "manage", "kingdom")) and command.name != "new":
                bounds = {one.display_name: (one.min_value, one.max_value) for one in command.parameters}
                found |= {f"{command.qualified_name} {name}": pair for name, pair in bounds.items() if any(pair)}
    assert found == {
        "manage bar days": (1, 365),
        "manage bar reason": (0, 300),
        "manage season name": (0, 40),
        "manage league seats": (2, 16),
        "manage league hours": (0, 30 * 24),
        "gm settings lobby_hours": (1, 30 * 24),
        "gm settings tables_each": (0, 100),
        "gm settings tables": (0, 1000),
        "gm settings cooldown": (0, 3600),
        "gm settings keep_days": (0, 10 * 365),
        "gm pings vacation": (0, 21),
        "kingdom swap seat": (1, 16),
    }


async def test_discord_takes_them_in_every_language() -> None:
    """Names, lengths, and the characters of a command with all its options, the longest language counted."""
    check_commands(await payload())
