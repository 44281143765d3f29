"""What a message holds: its texts, components and files, from what was sent to what is shown."""

import re
from collections.abc import Mapping

from bot.local.messages.mentions import mentions
from bot.local.messages.rendering import numbered, resolve_media, resolved_embeds
from bot.local.protocol.discord_json import Json
from bot.local.protocol.message_flags import SUPPRESS_EMBEDS
from bot.local.table.table import Table
from bot.local.world.files import Upload
from bot.local.world.image_size import image_facts
from bot.local.world.permissions import Permission
from bot.local.world.world import StoredMessage

Files = Mapping[int, Upload]
UNSAFE = re.compile(r"[^\w.\-]", re.ASCII)


def fill(table: Table, stored: StoredMessage, body: Json, files: Files) -> None:
    message = stored.body
    attachments = attachments_of(table, stored, body, files)
    components = message["components"]
    if "components" in body:
        components = numbered(body["components"] or [])
        resolve_media(components, attachments, table.new_id)
    embeds = _shown_embeds(stored, body, attachments)
    channel_id, author_id = message["channel_id"], message["author"]["id"]
    everyone = Permission.MENTION_EVERYONE in table.world.permissions(author_id, channel_id)
    content = body.get("content", message["content"]) or ""
    pinged = mentions(table.world, body | {"content": content}, components, may_everyone=everyone)
    message |= {"content": content, "embeds": embeds, "components": components, "attachments": attachments}
    message |= pinged | ({"nonce": body["nonce"]} if body.get("nonce") else {})


def _shown_embeds(stored: StoredMessage, body: Json, attachments: list[Json]) -> list[Json]:
    """Suppressed embeds are kept, because they come back when they are no longer suppressed (message flags)."""
    embeds = stored.body["embeds"] + stored.hidden_embeds
    if "embeds" in body:
        embeds = resolved_embeds(body["embeds"] or [], attachments)
    is_suppressed = bool(stored.body["flags"] & SUPPRESS_EMBEDS)
    stored.hidden_embeds = embeds if is_suppressed else []
    return [] if is_suppressed else embeds


def attachments_of(table: Table, stored: StoredMessage, body: Json, files: Files) -> list[Json]:
    """Old attachments, then new ones. Without an `attachments` key all old ones stay, else those it names by id."""
    held = {a["id"]: a for a in stored.body["attachments"]}
    listed = body.get("attachments")
    entries = {str(entry.get("id")): entry for entry in listed or []}
    kept = list(held.values()) if listed is None else [held[one] for one in entries if one in held]
    kept = [_redescribed(a, entries.get(a["id"], {})) for a in kept]
    new = [_attach(table, stored, upload, entries.get(str(n), {})) for n, upload in sorted(files.items())]
    return kept + new


def _redescribed(attachment: Json, entry: Json) -> Json:
    return attachment | ({"description": entry["description"]} if entry.get("description") else {})


def safe_name(name: str) -> str:
    """A file's name as it stands in its address, where dots alone would lead elsewhere."""
    safe = UNSAFE.sub("_", name)
    return safe if safe.strip(".") else safe.replace(".", "_") or "_"


def _attach(table: Table, stored: StoredMessage, upload: Upload, entry: Json) -> Json:
    attachment_id = table.new_id()
    name = safe_name(str(entry.get("filename") or upload.name))
    table.shelf.put(attachment_id, upload.data)
    url = f"{table.base_url}/cdn/attachments/{stored.body['channel_id']}/{attachment_id}/{name}"
    attachment: Json = {
        "id": attachment_id,
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": upload.content_type,
    }
    if facts := image_facts(upload.data):
        attachment |= {"width": facts.width, "height": facts.height}
    attachment |= {"description": entry["description"]} if entry.get("description") else {}
    return attachment | ({"ephemeral": True} if stored.only_for else {})
