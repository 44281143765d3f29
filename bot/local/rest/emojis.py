"""Emojis of the application (resources/emoji.mdx)."""

from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.rest.new_emojis import check_emoji_name, new_emoji


def list_emojis(call: Call) -> Answer:
    return {"items": list(call.table.world.emojis.values())}


def get_emoji(call: Call) -> Answer:
    return _emoji(call)


def create_emoji(call: Call) -> Answer:
    emoji = new_emoji(call, len(call.table.world.emojis), limits.APPLICATION_EMOJIS)
    call.table.world.emojis[emoji["id"]] = emoji
    return Created(emoji)


def patch_emoji(call: Call) -> Answer:
    emoji = _emoji(call)
    check_emoji_name(call.json.get("name"))
    emoji["name"] = call.json["name"]
    return emoji


def delete_emoji(call: Call) -> Answer:
    emoji = _emoji(call)
    del call.table.world.emojis[emoji["id"]]
    call.table.shelf.discard([emoji["id"]])
    return None


def _emoji(call: Call) -> Json:
    found = call.table.world.emojis.get(call.path["emoji"])
    if found is None:
        raise Refusal(Code.UNKNOWN_EMOJI)
    return found


EMOJIS = "/applications/{application}/emojis"
ROUTES = [
    Route("GET", EMOJIS, list_emojis),
    Route("POST", EMOJIS, create_emoji),
    Route("GET", EMOJIS + "/{emoji}", get_emoji),
    Route("PATCH", EMOJIS + "/{emoji}", patch_emoji),
    Route("DELETE", EMOJIS + "/{emoji}", delete_emoji),
]
