"""A message to be sent or edited: content, embeds, components, attachments and how they go together."""

from collections.abc import Mapping

from bot.local.checks.allowed_mentions import check_allowed_mentions
from bot.local.checks.complaints import Complaints, is_blank
from bot.local.checks.components import component_check
from bot.local.checks.embeds import check_embeds
from bot.local.checks.polls import check_poll
from bot.local.protocol import component_types as ct
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.message_flags import COMPONENTS_V2
from bot.local.world.files import Upload


def check_message(body: Json, files: Mapping[int, Upload], *, flags: int) -> None:
    """Refuse what Discord refuses. `body` holds all the message will show, also what an edit leaves as it was."""
    if body.get("sticker_ids") and not flags & COMPONENTS_V2:
        raise Refusal(Code.NOT_SPOKEN, sentence="The local table does not speak stickers (sticker_ids).")
    complaints = Complaints()
    complaints.longest(("content",), body.get("content"), limits.CONTENT)
    check_embeds(complaints, body.get("embeds") or [])
    check_attachments(complaints, body.get("attachments") or [], files)
    check_allowed_mentions(complaints, body.get("allowed_mentions") or {})
    if body.get("poll"):
        check_poll(complaints, body["poll"])
    if flags & COMPONENTS_V2:
        _check_v2(complaints, body)
    else:
        _check_rows(complaints, body.get("components") or [])
    complaints.refuse_if_any()
    shown = ("content", "embeds", "components", "attachments", "poll", "message_snapshots")
    is_shown = any(body.get(key) and not is_blank(body[key]) for key in shown)
    if not files and not is_shown:
        raise Refusal(Code.EMPTY_MESSAGE)


def check_attachments(complaints: Complaints, attachments: list[Json], files: Mapping[int, Upload]) -> None:
    if any(len(upload.data) > limits.FILE_BYTES for upload in files.values()):
        raise Refusal(Code.FILE_TOO_LARGE)
    if max(len(attachments), len(files)) > limits.ATTACHMENTS:
        complaints.between(("attachments",), range(limits.ATTACHMENTS + 1), 0, limits.ATTACHMENTS)
    for index, attachment in enumerate(attachments):
        where = ("attachments", index, "description")
        complaints.longest(where, attachment.get("description"), limits.ALT_TEXT)


def check_uploads(attachments: list[Json], files: Mapping[int, Upload]) -> None:
    """A new message's attachments are the files that come with it (reference.mdx, uploading files)."""
    complaints = Complaints()
    for index, attachment in enumerate(attachments):
        if str(attachment.get("id")) not in map(str, files):
            complaints.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "No file came with this id.")
    complaints.refuse_if_any()


def _check_v2(complaints: Complaints, body: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            complaints.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    check = component_check(complaints)
    check.children(("components",), body.get("components") or [], ct.V2_TOP)
    if check.count > limits.COMPONENTS_NESTED:
        complaints.between(("components",), range(check.count), 1, limits.COMPONENTS_NESTED)
    if check.text > limits.VIEW_TEXT:
        message = f"Component text content exceeds maximum size of {int(limits.VIEW_TEXT)}"
        complaints.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_rows(complaints: Complaints, components: list[Json]) -> None:
    if len(components) > limits.ROWS:
        complaints.between(("components",), components, 1, limits.ROWS)
    component_check(complaints).children(("components",), components, (ct.ACTION_ROW,))
