"""The edits that Discord has been seen to refuse: those that bring a new file for one of their own components.

A fault of Discord's that is reported now and then (discord-api-docs#7529), so it is a switch here.
"""

from collections.abc import Mapping

from bot.local.checks.complaints import Complaints
from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.world.files import Upload


def check_no_new_media(body: Json, files: Mapping[int, Upload]) -> None:
    """Nothing that comes with this edit may be shown by its galleries and thumbnails."""
    names = {f"attachment://{upload.name}" for upload in files.values()}
    complaints = Complaints()
    for index, component in enumerate(ct.walk(body.get("components") or [])):
        for media in ct.media_of(component):
            if media.get("url") in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                complaints.add(("components", index, "media"), code, "The referenced attachment was not found")
    complaints.refuse_if_any()
