"""What somebody may do on a server: as its managers have settled it, and a manager of that very server."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.host import ServerRights
from bot.ui.shared.context import Context
from bot.ui.shared.server_settings import ServerSettings


@pytest.mark.parametrize(("there", "manages", "is_manager"), [(5, True, True), (5, False, False), (6, True, False)])
def test_a_manager_of_one_server_is_none_of_another(there: int, manages: bool, is_manager: bool) -> None:
    settled = ServerSettings(openers="managers", stoppers="seated")
    context = SimpleNamespace(settings=SimpleNamespace(of=lambda guild: {5: settled}[guild]))
    user = SimpleNamespace(roles=[])
    clicked = SimpleNamespace(guild_id=there, user=user, permissions=discord.Permissions(manage_guild=manages))
    assert Context.rights(cast(Any, context), cast(Any, clicked), 5) == ServerRights(
        is_manager, openers="managers", stoppers="seated"
    )
