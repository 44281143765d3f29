"""How roles and overwrites add up, in Discord's order."""

import pytest

from bot.local.protocol.discord_json import Json
from bot.local.world.permissions import EVERYTHING, Permission, base_permissions, with_overwrites

SEND, VIEW, PIN = Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.PIN_MESSAGES
ROLES: list[Json] = [{"id": "guild", "permissions": str(int(VIEW | SEND))}, {"id": "r", "permissions": str(int(PIN))}]


def member(*roles: str) -> Json:
    return {"user": {"id": "m"}, "roles": list(roles)}


def overwrite(who: str, allow: Permission, deny: Permission) -> Json:
    return {"id": who, "type": 1, "allow": str(int(allow)), "deny": str(int(deny))}


def test_everyone_and_roles_add_up() -> None:
    assert base_permissions("x", ROLES, member()) == VIEW | SEND
    assert base_permissions("x", ROLES, member("r")) == VIEW | SEND | PIN


def test_owner_and_administrator_may_everything() -> None:
    admin = [ROLES[0], {"id": "r", "permissions": str(int(Permission.ADMINISTRATOR))}]
    assert base_permissions("m", ROLES, member()) == EVERYTHING
    assert base_permissions("x", admin, member("r")) == EVERYTHING
    assert with_overwrites(EVERYTHING, [overwrite("m", Permission(0), VIEW)], "guild", member()) == EVERYTHING


@pytest.mark.parametrize(
    ("overwrites", "held"),
    [
        ([overwrite("guild", Permission(0), SEND)], VIEW),
        ([overwrite("guild", Permission(0), SEND), overwrite("r", SEND, Permission(0))], VIEW | SEND),
        ([overwrite("m", Permission(0), SEND), overwrite("r", SEND, Permission(0))], VIEW),
        ([overwrite("m", PIN, Permission(0))], VIEW | SEND | PIN),
        ([overwrite("m", PIN, VIEW)], Permission(0)),
    ],
)
def test_overwrites_go_from_everyone_over_roles_to_the_member(overwrites: list[Json], held: Permission) -> None:
    assert with_overwrites(VIEW | SEND, overwrites, "guild", member("r")) == held
