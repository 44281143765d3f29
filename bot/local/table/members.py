"""Members and roles of the guild: who comes, changes, goes; who stands above whom (topics/permissions.mdx)."""

from bot.local.protocol.discord_json import Json
from bot.local.table.table import Table
from bot.local.world.permissions import Permission
from bot.local.world.seed import new_member


def join(table: Table, user_id: str) -> None:
    table.world.members[user_id] = new_member([], table.now())
    _visibility_changed(table, [user_id])
    table.tell_bot("GUILD_MEMBER_ADD", table.world.member(user_id) | _guild(table))


def leave(table: Table, user_id: str) -> None:
    """The person is taken out of the guild and its threads. What they said stays."""
    world = table.world
    del world.members[user_id]
    for members in world.thread_members.values():
        members.pop(user_id, None)
    _visibility_changed(table, [user_id])
    table.tell_bot("GUILD_MEMBER_REMOVE", {"user": world.users[user_id]} | _guild(table))


def change_member(table: Table, user_id: str, facts: Json) -> Json:
    """Set nick, roles or time-out, as `facts` say."""
    table.world.members[user_id] |= facts
    _visibility_changed(table, [user_id])
    member = table.world.member(user_id)
    table.tell_bot("GUILD_MEMBER_UPDATE", member | _guild(table))
    return member


def add_role(table: Table, role: Json) -> None:
    """A new role stands just above @everyone, and all others move up by one."""
    roles = table.world.guild["roles"]
    for other in roles[1:]:
        other["position"] += 1
    roles.append(role)
    table.tell_bot("GUILD_ROLE_CREATE", {"role": role} | _guild(table))
    table.on_change()


def change_role(table: Table, role: Json, facts: Json) -> None:
    role |= facts
    _visibility_changed(table, list(table.world.members))
    table.tell_bot("GUILD_ROLE_UPDATE", {"role": role} | _guild(table))


def remove_role(table: Table, role: Json) -> None:
    world = table.world
    world.guild["roles"] = [one for one in world.guild["roles"] if one is not role]
    for member in world.members.values():
        member["roles"] = [one for one in member["roles"] if one != role["id"]]
    _visibility_changed(table, list(world.members))
    table.tell_bot("GUILD_ROLE_DELETE", {"role_id": role["id"]} | _guild(table))


def has_name_beginning(member: Json, beginning: str) -> bool:
    """Whether one of a member's names begins like this, in whatever case."""
    names = (member["nick"], member["user"]["global_name"], member["user"]["username"])
    return any(str(name).casefold().startswith(beginning.casefold()) for name in names if name)


def rank(table: Table, user_id: str) -> float:
    """The position of a member's highest role. The owner stands above everybody."""
    if user_id == table.world.guild["owner_id"]:
        return float("inf")
    held = table.world.members[user_id]["roles"]
    return max((role["position"] for role in table.world.guild["roles"] if role["id"] in held), default=0)


def grant(table: Table, permissions: Permission) -> None:
    """Set what the bot's own role allows."""
    own = table.world.members[table.world.bot_id]["roles"][0]
    role = next(role for role in table.world.guild["roles"] if role["id"] == own)
    change_role(table, role, {"permissions": str(int(permissions))})


def _visibility_changed(table: Table, user_ids: list[str]) -> None:
    """These people may see more or less than before, so their pages read everything anew."""
    table.feed.tell("RESET", {}, user_ids)
    table.on_change()


def _guild(table: Table) -> Json:
    return {"guild_id": table.world.guild_id}
