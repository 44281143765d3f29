"""A new match has the pace its person names, else the one of its server, else the usual one."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.host import HostRefused
from bot.ui.actions.game_cog import GameCog
from bot.ui.shared.server_settings import ServerSettings


def pace(guild: int, said: str, *, is_named: bool) -> str:
    """On server 5 a pace is settled, on no other."""
    settings = SimpleNamespace(of=lambda guild: ServerSettings(pace="bank" if guild == 5 else ""))
    cog = SimpleNamespace(router=SimpleNamespace(context=SimpleNamespace(settings=settings)))
    clicked = SimpleNamespace(guild_id=guild, namespace=("pace",) if is_named else ())
    return GameCog._pace(cast(Any, cog), cast(Any, clicked), said)


@pytest.mark.parametrize(
    ("guild", "is_named", "found"), [(5, True, "live"), (5, False, "bank"), (6, True, "live"), (6, False, "live")]
)
def test_whoever_names_none_gets_the_servers(guild: int, is_named: bool, found: str) -> None:
    assert pace(guild, "live", is_named=is_named) == found


def test_no_other_is_taken() -> None:
    with pytest.raises(HostRefused):
        pace(5, "hasty", is_named=True)
