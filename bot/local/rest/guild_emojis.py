"""Emojis of the guild (resources/emoji.mdx)."""

from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.rest.new_emojis import check_emoji_name, new_emoji
from bot.local.rest.permission_checks import checked_guild, need_in_guild
from bot.local.world.permissions import Permission


def list_guild_emojis(call: Call) -> Answer:
    checked_guild(call)
    emojis: list[object] = call.table.world.guild["emojis"]
    return emojis


def get_guild_emoji(call: Call) -> Answer:
    return _guild_emoji(call)


def create_guild_emoji(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.CREATE_GUILD_EXPRESSIONS)
    held = call.table.world.guild["emojis"]
    emoji = new_emoji(call, len(held), limits.GUILD_EMOJIS)
    _tell_guild_emojis(call, [*held, emoji])
    return Created(emoji)


def patch_guild_emoji(call: Call) -> Answer:
    emoji = _guild_emoji(call)
    need_in_guild(call, Permission.MANAGE_GUILD_EXPRESSIONS)
    if "name" in call.json:
        check_emoji_name(call.json["name"])
    emoji |= {key: call.json[key] for key in ("name", "roles") if call.json.get(key) is not None}
    _tell_guild_emojis(call, call.table.world.guild["emojis"])
    return emoji


def delete_guild_emoji(call: Call) -> Answer:
    emoji = _guild_emoji(call)
    need_in_guild(call, Permission.MANAGE_GUILD_EXPRESSIONS)
    _tell_guild_emojis(call, [one for one in call.table.world.guild["emojis"] if one is not emoji])
    call.table.shelf.discard([emoji["id"]])
    return None


def _guild_emoji(call: Call) -> Json:
    checked_guild(call)
    found = next((one for one in call.table.world.guild["emojis"] if one["id"] == call.path["emoji"]), None)
    if found is None:
        raise Refusal(Code.UNKNOWN_EMOJI)
    emoji: Json = found
    return emoji


def _tell_guild_emojis(call: Call, emojis: list[Json]) -> None:
    world = call.table.world
    world.guild["emojis"] = emojis
    call.table.tell_bot("GUILD_EMOJIS_UPDATE", {"guild_id": world.guild_id, "emojis": emojis})


EMOJIS = "/guilds/{guild}/emojis"
ROUTES = [
    Route("GET", EMOJIS, list_guild_emojis),
    Route("POST", EMOJIS, create_guild_emoji),
    Route("GET", EMOJIS + "/{emoji}", get_guild_emoji),
    Route("PATCH", EMOJIS + "/{emoji}", patch_guild_emoji),
    Route("DELETE", EMOJIS + "/{emoji}", delete_guild_emoji),
]
