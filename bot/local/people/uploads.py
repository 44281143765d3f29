"""Files that people hand to the bot with a command or a form."""

import base64
import binascii
from typing import Any

from bot.local.messages.contents import safe_name
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.table import Table
from bot.local.world.files import Upload


def take_upload(table: Table, channel_id: str, raw: Any, name: str) -> Json:
    """`{"filename", "data": base64}`, given for the option or field `name`, becomes an attachment the bot may fetch."""
    try:
        upload = Upload(safe_name(str(raw["filename"])), base64.b64decode(raw["data"], validate=True))
    except (TypeError, KeyError, binascii.Error):
        raise Objection(f"“{name}” takes a file.") from None
    attachment_id = table.new_id()
    table.shelf.put(attachment_id, upload.data)
    url = f"{table.base_url}/cdn/attachments/{channel_id}/{attachment_id}/{upload.name}"
    facts: Json = {"id": attachment_id, "filename": upload.name, "size": len(upload.data), "ephemeral": True}
    return facts | {"url": url, "proxy_url": url, "content_type": upload.content_type}
