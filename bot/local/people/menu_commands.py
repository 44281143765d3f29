"""Commands of the menus on people and on messages (interactions/application-commands.mdx, user commands)."""

from bot.local.people.resolved import resolve_picks
from bot.local.people.visibility import visible_commands
from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.table import Table

USER_MENU, MESSAGE_MENU = 2, 3


def menu_data(table: Table, person: str, channel: Json, name: str, facts: Json) -> Json:
    """The `data` of the interaction; `facts["target"]` is the id of a person or of a message."""
    offered = visible_commands(table, person, channel["id"])
    command = next((c for c in offered if c["name"] == name and c["type"] in (USER_MENU, MESSAGE_MENU)), None)
    if command is None:
        raise Objection(f"There is no menu command {name} here.")
    target = str(facts.get("target"))
    data = {"id": command["id"], "name": name, "type": command["type"], "target_id": target}
    data |= {"guild_id": command["guild_id"]} if "guild_id" in command else {}
    return data | {"resolved": _resolved(table, person, channel, command["type"], target)}


def _resolved(table: Table, person: str, channel: Json, kind: int, target: str) -> Json:
    if kind == USER_MENU:
        return resolve_picks(table, person, ct.USER_SELECT, [target])
    stored = table.world.messages.get(channel["id"], {}).get(target)
    if stored is None or stored.only_for not in (None, person):
        raise Objection("This message is gone.")
    return {"messages": {target: stored.body}}
