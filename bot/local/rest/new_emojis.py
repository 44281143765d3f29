"""New emojis, of the application or of the guild: their name and picture are checked, and the picture kept."""

import base64
import binascii
import re

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Call
from bot.local.world.files import INLINE_TYPES, Upload

NAME = re.compile(r"\w{2,32}")
DATA = re.compile(r"data:(image/\w+);base64,(.+)", re.DOTALL)


def new_emoji(call: Call, held: int, most: int) -> Json:
    """The emoji of the request. It is refused where there are `most` already."""
    check_emoji_name(call.json.get("name"))
    upload = _image(call)
    if held >= most:
        raise Refusal(Code.TOO_MANY_EMOJIS, sentence=f"Maximum number of emojis reached ({int(most)})")
    emoji: Json = {"id": call.table.new_id(), "name": call.json["name"], "roles": [], "require_colons": True}
    emoji |= {"managed": False, "available": True, "animated": upload.content_type == "image/gif"}
    call.table.shelf.put(emoji["id"], upload.data)
    return emoji | {"user": call.bot_user}


def check_emoji_name(name: object) -> None:
    complaints = Complaints()
    if complaints.required(("name",), name) and not NAME.fullmatch(str(name)):
        complaints.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be 2 to 32 letters, digits or underscores.")
    complaints.refuse_if_any()


def _image(call: Call) -> Upload:
    """The picture out of a data URI. It may have 256 KiB."""
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
    complaints.refuse_if_any()
    return upload
