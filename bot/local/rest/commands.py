"""Application commands, global and of a guild (interactions/application-commands.mdx)."""

from bot.local.checks.commands import check_command, check_commands
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal, Slowed
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.table.table import Table
from bot.local.world.seed import APPLICATION_ID

GUILD_INSTALL = 0
TRUE = ("true", "True", "1")
TRANSLATIONS = ("name_localizations", "description_localizations")
SERVER_FIELDS = ("id", "application_id", "version", "guild_id")


def list_commands(call: Call) -> Answer:
    found = _of_scope(call)
    return found if call.query.get("with_localizations") in TRUE else [_untranslated(command) for command in found]


def overwrite_commands(call: Call) -> Answer:
    """Replace all of a scope. A command of the same name and type keeps its id."""
    wanted: list[Json] = call.body if isinstance(call.body, list) else []
    check_commands(wanted)
    old = {(command["name"], command["type"]): command for command in _of_scope(call)}
    for command in old.values():
        del call.table.world.commands[command["id"]]
    made = [_store(call, facts, old.get((facts["name"], facts.get("type", 1)))) for facts in wanted]
    _changed(call.table)
    return made


def create_command(call: Call) -> Answer:
    own = (call.json.get("name"), call.json.get("type", 1))
    check_command(call.json, [c for c in _of_scope(call) if (c["name"], c["type"]) != own])
    same = (c for c in _of_scope(call) if c["name"] == call.json["name"] and c["type"] == call.json.get("type", 1))
    old = next(same, None)
    made = _store(call, call.json, old)
    _changed(call.table)
    return made if old else Created(made)


def get_command(call: Call) -> Answer:
    return _one(call)


def edit_command(call: Call) -> Answer:
    old = _one(call)
    facts = {key: value for key, value in old.items() if key not in SERVER_FIELDS} | call.json
    check_command(facts, [command for command in _of_scope(call) if command is not old])
    made = _store(call, facts, old)
    _changed(call.table)
    return made


def delete_command(call: Call) -> Answer:
    del call.table.world.commands[_one(call)["id"]]
    _changed(call.table)
    return None


def list_permissions(call: Call) -> Answer:
    """Of a guild's members; people change them in the client, bots cannot (edit application command permissions)."""
    _of_scope(call)
    return []


def get_permissions(call: Call) -> Answer:
    _of_scope(call)
    raise Refusal(Code.UNKNOWN_PERMISSIONS)


def refuse_permissions(call: Call) -> Answer:
    _of_scope(call)
    raise Refusal(Code.BOTS_CANNOT)


def _of_scope(call: Call) -> list[Json]:
    if call.path["application"] != APPLICATION_ID:
        raise Refusal(Code.MISSING_ACCESS)
    guild = call.path.get("guild")
    if guild not in (None, *call.table.world.guild_ids):
        raise Refusal(Code.MISSING_ACCESS)
    return [c for c in call.table.world.commands.values() if c.get("guild_id") == guild]


def _untranslated(thing: Json) -> Json:
    """Translations are told to those alone who ask for them (application-commands.mdx, get global commands)."""
    kept = {key: value for key, value in thing.items() if key not in TRANSLATIONS}
    nested = {key: list(map(_untranslated, kept[key])) for key in ("options", "choices") if kept.get(key)}
    return kept | nested


def _one(call: Call) -> Json:
    found = next((c for c in _of_scope(call) if c["id"] == call.path["command"]), None)
    if found is None:
        raise Refusal(Code.UNKNOWN_COMMAND)
    return found


def _store(call: Call, facts: Json, old: Json | None) -> Json:
    guild = call.path.get("guild")
    now = call.table.clock.now()
    if old is None and (wait := call.table.rate_limits.create_command(guild, now)):
        raise Slowed(wait, code=Code.TOO_MANY_COMMANDS)
    command: Json = {
        "id": old["id"] if old else call.table.new_id(),
        "application_id": call.bot_id,
        "version": call.table.new_id(),
        "default_member_permissions": None,
        "type": 1,
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "nsfw": False,
        "integration_types": None,
        "contexts": None,
    }
    command |= {key: value for key, value in facts.items() if key not in SERVER_FIELDS}
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    command["integration_types"] = command["integration_types"] or [GUILD_INSTALL]
    command |= {"guild_id": guild} if guild else {"dm_permission": facts.get("dm_permission") is not False}
    call.table.world.commands[command["id"]] = command
    return command


def _changed(table: Table) -> None:
    """The page asks for the commands anew: each person sees those their permissions allow."""
    table.tell_people("COMMANDS", {})


IN_GUILD = "/applications/{application}/guilds/{guild}"
ROUTES = [
    Route("GET", f"{IN_GUILD}/commands/permissions", list_permissions),
    Route("GET", f"{IN_GUILD}/commands/{{command}}/permissions", get_permissions),
    Route("PUT", f"{IN_GUILD}/commands/{{command}}/permissions", refuse_permissions),
] + [
    route
    for scope in ("/applications/{application}", IN_GUILD)
    for route in (
        Route("GET", f"{scope}/commands", list_commands),
        Route("PUT", f"{scope}/commands", overwrite_commands),
        Route("POST", f"{scope}/commands", create_command),
        Route("GET", f"{scope}/commands/{{command}}", get_command),
        Route("PATCH", f"{scope}/commands/{{command}}", edit_command),
        Route("DELETE", f"{scope}/commands/{{command}}", delete_command),
    )
]
