"""Messages come, change and go: checked, stored, and told to the bot and to those who may see them."""

import re
from collections.abc import Mapping

from bot.local.checks.message import COMPONENTS_V2, EPHEMERAL, LOADING, SENDABLE_FLAGS, check_message
from bot.local.files import Upload
from bot.local.image_size import image_facts
from bot.local.permissions import Permission
from bot.local.render import mentions, numbered, resolve_media, resolved_embeds
from bot.local.table import Table
from bot.local.threads import add_member
from bot.local.wire import Json
from bot.local.world import DM, StoredMessage, is_thread

Files = Mapping[int, Upload]
UNSAFE = re.compile(r"[^\w.\-]", re.ASCII)


def post(
    table: Table,
    channel_id: str,
    author: Json,
    body: Json,
    files: Files,
    *,
    only_for: str | None = None,
    facts: Json | None = None,
) -> StoredMessage:
    """Send a message. `facts` are fields only the server sets (interaction_metadata, type …)."""
    flags = int(body.get("flags") or 0) & SENDABLE_FLAGS | (EPHEMERAL if only_for else 0)
    check_message(body, files, flags=flags)
    message = _blank(table, channel_id, author) | {"flags": flags} | (facts or {})
    stored = StoredMessage(message, only_for)
    _fill(table, stored, body, files)
    table.world.messages.setdefault(channel_id, {})[message["id"]] = stored
    if not only_for:
        _count(table, channel_id, message["id"])
    announce(table, "MESSAGE_CREATE", stored)
    _bring_in(table, stored)
    return stored


def _bring_in(table: Table, stored: StoredMessage) -> None:
    """Who is named in a thread comes into it (topics/threads.mdx)."""
    thread = table.world.channel(stored.body["channel_id"])
    if is_thread(thread) and not stored.only_for:
        for user in [stored.body["author"], *stored.body["mentions"]]:
            if table.world.can_see(user["id"], thread["parent_id"]):
                add_member(table, thread, user["id"])


def post_loading(table: Table, channel_id: str, author: Json, *, only_for: str | None, facts: Json) -> StoredMessage:
    """The "thinking…" message of a deferred answer."""
    flags = LOADING | (EPHEMERAL if only_for else 0)
    stored = StoredMessage(_blank(table, channel_id, author) | {"flags": flags} | facts, only_for)
    table.world.messages.setdefault(channel_id, {})[stored.body["id"]] = stored
    announce(table, "MESSAGE_CREATE", stored)
    return stored


def edit(table: Table, stored: StoredMessage, body: Json, files: Files, *, is_first: bool = False) -> None:
    """Change a message; what `body` does not name stays. `is_first` fills a message that was loading."""
    old = stored.body
    # The V2 flag can be added, never taken off again (resources/message.mdx, edit message).
    added = int(body.get("flags") or 0) & COMPONENTS_V2
    flags = old["flags"] & ~LOADING | added
    whole = {key: old[key] for key in ("content", "embeds", "components")} | {
        key: body[key] for key in ("content", "embeds", "components") if key in body
    }
    whole["attachments"] = body["attachments"] if body.get("attachments") is not None else old["attachments"]
    check_message(whole, files, flags=flags)
    before = dict(old)
    old["flags"] = flags
    try:
        _fill(table, stored, body, files)
    except Exception:
        stored.body = before
        raise
    if not is_first:
        stored.body["edited_timestamp"] = table.now()
    gone = {a["id"] for a in before["attachments"]} - {a["id"] for a in stored.body["attachments"]}
    table.shelf.discard(gone)
    announce(table, "MESSAGE_UPDATE", stored)


def delete(table: Table, stored: StoredMessage) -> None:
    message = stored.body
    del table.world.messages[message["channel_id"]][message["id"]]
    table.shelf.discard(a["id"] for a in message["attachments"])
    facts = {"id": message["id"], "channel_id": message["channel_id"]}
    if stored.only_for:
        table.feed.tell("MESSAGE_DELETE", facts, [stored.only_for])
        table.on_change()
        return
    table.tell_people("MESSAGE_DELETE", facts, message["channel_id"])
    table.tell_bot("MESSAGE_DELETE", facts | told_facts(table, message["channel_id"]))


def announce(table: Table, event: str, stored: StoredMessage) -> None:
    """Tell those who may see it. An ephemeral message is told to its person alone, and never dispatched."""
    message = stored.body
    if stored.only_for:
        table.feed.tell(event, dict(message), [stored.only_for])
        table.on_change()
        return
    table.tell_people(event, dict(message), message["channel_id"])
    author = message["author"]["id"]
    member = {"member": table.world.members[author]} if author in table.world.members else {}
    table.tell_bot(event, message | told_facts(table, message["channel_id"]) | member)


def told_facts(table: Table, channel_id: str) -> Json:
    """What a dispatch about this channel says of the guild: nothing in a direct message."""
    is_dm = table.world.channel(channel_id)["type"] == DM
    return {} if is_dm else {"guild_id": table.world.guild_id}


def _blank(table: Table, channel_id: str, author: Json) -> Json:
    return {
        "id": table.new_id(),
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "timestamp": table.now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def _count(table: Table, channel_id: str, message_id: str) -> None:
    channel = table.world.channel(channel_id)
    channel["last_message_id"] = message_id
    if is_thread(channel):
        channel["message_count"] += 1
        channel["total_message_sent"] += 1


def _fill(table: Table, stored: StoredMessage, body: Json, files: Files) -> None:
    message = stored.body
    attachments = _attachments(table, stored, body, files)
    components = message["components"]
    if "components" in body:
        components = numbered(body["components"] or [])
        resolve_media(components, attachments, table.new_id)
    embeds = resolved_embeds(body["embeds"] or [], attachments) if "embeds" in body else message["embeds"]
    channel_id, author_id = message["channel_id"], message["author"]["id"]
    everyone = Permission.MENTION_EVERYONE in table.world.permissions(author_id, channel_id)
    content = body.get("content", message["content"]) or ""
    pinged = mentions(table.world, body | {"content": content}, components, may_everyone=everyone)
    message |= {"content": content, "embeds": embeds, "components": components, "attachments": attachments}
    message |= pinged | ({"nonce": body["nonce"]} if body.get("nonce") else {})


def _attachments(table: Table, stored: StoredMessage, body: Json, files: Files) -> list[Json]:
    """Kept ones first, then new ones. No `attachments` key keeps all; a list keeps those it names by id."""
    held = {a["id"]: a for a in stored.body["attachments"]}
    listed = body.get("attachments")
    entries = {str(entry.get("id")): entry for entry in listed or []}
    kept = list(held.values()) if listed is None else [held[one] for one in entries if one in held]
    kept = [_redescribed(a, entries.get(a["id"], {})) for a in kept]
    new = [_attach(table, stored, upload, entries.get(str(n), {})) for n, upload in sorted(files.items())]
    return kept + new


def _redescribed(attachment: Json, entry: Json) -> Json:
    return attachment | ({"description": entry["description"]} if entry.get("description") else {})


def _attach(table: Table, stored: StoredMessage, upload: Upload, entry: Json) -> Json:
    attachment_id = table.new_id()
    name = UNSAFE.sub("_", str(entry.get("filename") or upload.name))
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
