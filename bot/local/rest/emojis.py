"""Emojis of the application and of the guild (resources/emoji.mdx)."""

import base64
import binascii
import re

from bot.local import limits
from bot.local.checks.complaints import Complaints
from bot.local.errors import Refusal
from bot.local.files import INLINE_TYPES, Upload
from bot.local.limits import Code
from bot.local.permissions import Permission
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.rest.rights import checked_guild, need_in_guild
from bot.local.wire import Json

NAME = re.compile(r"\w{2,32}")
DATA = re.compile(r"data:(image/\w+);base64,(.+)", re.DOTALL)


def list_emojis(call: Call) -> Answer:
    return {"items": list(call.table.world.emojis.values())}


def list_guild_emojis(call: Call) -> Answer:
    checked_guild(call)
    emojis: list[object] = call.table.world.guild["emojis"]
    return emojis


def get_emoji(call: Call) -> Answer:
    return _emoji(call)


def create_emoji(call: Call) -> Answer:
    emoji = _new_emoji(call, len(call.table.world.emojis), limits.APPLICATION_EMOJIS)
    call.table.world.emojis[emoji["id"]] = emoji
    return Created(emoji)


def _new_emoji(call: Call, held: int, most: int) -> Json:
    """Checked and its picture kept; refused above `most`."""
    _check_name(call.json.get("name"))
    upload = _image(call)
    if held >= most:
        raise Refusal(Code.TOO_MANY_EMOJIS, sentence=f"Maximum number of emojis reached ({int(most)})")
    emoji: Json = {"id": call.table.new_id(), "name": call.json["name"], "roles": [], "require_colons": True}
    emoji |= {"managed": False, "available": True, "animated": upload.content_type == "image/gif"}
    call.table.shelf.put(emoji["id"], upload.data)
    return emoji | {"user": call.bot_user}


def patch_emoji(call: Call) -> Answer:
    emoji = _emoji(call)
    _check_name(call.json.get("name"))
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


def _check_name(name: object) -> None:
    complaints = Complaints()
    if complaints.required(("name",), name) and not NAME.fullmatch(str(name)):
        complaints.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be 2 to 32 letters, digits or underscores.")
    complaints.settle()


def _image(call: Call) -> Upload:
    """The picture out of a data URI; at most 256 KiB."""
    complaints = Complaints()
    match = DATA.fullmatch(str(call.json.get("image") or ""))
    try:
        upload = Upload("emoji", base64.b64decode(match[2] if match else "", validate=True))
    except binascii.Error:
        upload = Upload("emoji", b"")
    if upload.content_type not in INLINE_TYPES:
        complaints.add(("image",), "IMAGE_INVALID", "This is no image.")
    if len(upload.data) > limits.EMOJI_BYTES:
        complaints.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    complaints.settle()
    return upload


def get_guild_emoji(call: Call) -> Answer:
    return _guild_emoji(call)


def create_guild_emoji(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.CREATE_GUILD_EXPRESSIONS)
    held = call.table.world.guild["emojis"]
    emoji = _new_emoji(call, len(held), limits.GUILD_EMOJIS)
    _tell_guild_emojis(call, [*held, emoji])
    return Created(emoji)


def patch_guild_emoji(call: Call) -> Answer:
    emoji = _guild_emoji(call)
    need_in_guild(call, Permission.MANAGE_GUILD_EXPRESSIONS)
    if "name" in call.json:
        _check_name(call.json["name"])
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


GUILD_EMOJIS = "/guilds/{guild}/emojis"
EMOJIS = "/applications/{application}/emojis"
ROUTES = [
    Route("GET", EMOJIS, list_emojis),
    Route("POST", EMOJIS, create_emoji),
    Route("GET", EMOJIS + "/{emoji}", get_emoji),
    Route("PATCH", EMOJIS + "/{emoji}", patch_emoji),
    Route("DELETE", EMOJIS + "/{emoji}", delete_emoji),
    Route("GET", GUILD_EMOJIS, list_guild_emojis),
    Route("POST", GUILD_EMOJIS, create_guild_emoji),
    Route("GET", GUILD_EMOJIS + "/{emoji}", get_guild_emoji),
    Route("PATCH", GUILD_EMOJIS + "/{emoji}", patch_guild_emoji),
    Route("DELETE", GUILD_EMOJIS + "/{emoji}", delete_guild_emoji),
]
