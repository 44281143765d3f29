"""Members and roles of the guild: who comes, changes, goes; who stands above whom (topics/permissions.mdx)."""

from bot.local.permissions import Permission
from bot.local.seed import new_member
from bot.local.table import Table
from bot.local.wire import Json


def join(table: Table, user_id: str) -> None:
    table.world.members[user_id] = new_member([], table.now())
    _sight_changed(table, [user_id])
    table.tell_bot("GUILD_MEMBER_ADD", table.world.member(user_id) | _guild(table))


def leave(table: Table, user_id: str) -> None:
    """Gone from the guild and its threads; what they said stays."""
    world = table.world
    del world.members[user_id]
    for members in world.thread_members.values():
        members.pop(user_id, None)
    _sight_changed(table, [user_id])
    table.tell_bot("GUILD_MEMBER_REMOVE", {"user": world.users[user_id]} | _guild(table))


def change_member(table: Table, user_id: str, facts: Json) -> Json:
    """Nick, roles, time-out: `facts` go over what was."""
    table.world.members[user_id] |= facts
    _sight_changed(table, [user_id])
    member = table.world.member(user_id)
    table.tell_bot("GUILD_MEMBER_UPDATE", member | _guild(table))
    return member


def add_role(table: Table, role: Json) -> None:
    """A new role lies just above @everyone; those that were there move up."""
    roles = table.world.guild["roles"]
    for other in roles[1:]:
        other["position"] += 1
    roles.append(role)
    table.tell_bot("GUILD_ROLE_CREATE", {"role": role} | _guild(table))
    table.on_change()


def change_role(table: Table, role: Json, facts: Json) -> None:
    role |= facts
    _sight_changed(table, list(table.world.members))
    table.tell_bot("GUILD_ROLE_UPDATE", {"role": role} | _guild(table))


def remove_role(table: Table, role: Json) -> None:
    world = table.world
    world.guild["roles"] = [one for one in world.guild["roles"] if one is not role]
    for member in world.members.values():
        member["roles"] = [one for one in member["roles"] if one != role["id"]]
    _sight_changed(table, list(world.members))
    table.tell_bot("GUILD_ROLE_DELETE", {"role_id": role["id"]} | _guild(table))


def is_called(member: Json, beginning: str) -> bool:
    """Whether one of a member's names begins so."""
    names = (member["nick"], member["user"]["global_name"], member["user"]["username"])
    return any(str(name).casefold().startswith(beginning.casefold()) for name in names if name)


def rank(table: Table, user_id: str) -> float:
    """The position of one's highest role; the owner stands above all."""
    if user_id == table.world.guild["owner_id"]:
        return float("inf")
    held = table.world.members[user_id]["roles"]
    return max((role["position"] for role in table.world.guild["roles"] if role["id"] in held), default=0)


def grant(table: Table, permissions: Permission) -> None:
    """What the bot's own role allows from now on."""
    own = table.world.members[table.world.bot_id]["roles"][0]
    role = next(role for role in table.world.guild["roles"] if role["id"] == own)
    change_role(table, role, {"permissions": str(int(permissions))})


def _sight_changed(table: Table, user_ids: list[str]) -> None:
    """They may see more or less than before: whatever they have open reads all anew."""
    table.feed.tell("RESET", {}, user_ids)
    table.on_change()


def _guild(table: Table) -> Json:
    return {"guild_id": table.world.guild_id}
