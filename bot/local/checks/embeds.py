"""Embeds: ten at most, 6000 characters over all (resources/message.mdx, embed limits)."""

from bot.local.checks.complaints import Complaints, Path, is_blank
from bot.local.checks.urls import MEDIA, PAGES, check_url
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json

SEEN = ("title", "description", "fields", "image", "thumbnail", "video", "author", "footer")


def check_embeds(complaints: Complaints, embeds: list[Json]) -> None:
    if len(embeds) > limits.EMBEDS:
        complaints.between(("embeds",), embeds, 0, limits.EMBEDS)
    total = sum(_check_embed(complaints, ("embeds", i), embed) for i, embed in enumerate(embeds))
    if total > limits.EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {int(limits.EMBED_TOTAL)}"
        complaints.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(complaints: Complaints, path: Path, embed: Json) -> int:
    fields = embed.get("fields") or []
    if len(fields) > limits.EMBED_FIELDS:
        complaints.between((*path, "fields"), fields, 0, limits.EMBED_FIELDS)
    texts: list[tuple[Path, object, int]] = [
        (("title",), embed.get("title"), limits.EMBED_TITLE),
        (("description",), embed.get("description"), limits.EMBED_DESCRIPTION),
        (("footer", "text"), (embed.get("footer") or {}).get("text"), limits.EMBED_FOOTER),
        (("author", "name"), (embed.get("author") or {}).get("name"), limits.EMBED_AUTHOR),
    ]
    named: tuple[tuple[str, int], ...] = (("name", limits.EMBED_FIELD_NAME), ("value", limits.EMBED_FIELD_VALUE))
    for index, field in enumerate(fields):
        for key, most in named:
            texts.append((("fields", index, key), field.get(key), most))
            complaints.required((*path, "fields", index, key), field.get(key))
    for where, text, limit in texts:
        complaints.longest((*path, *where), text, limit)
    _check_shape(complaints, path, embed)
    return sum(len(text) for _, text, _ in texts if isinstance(text, str))


def _check_shape(complaints: Complaints, path: Path, embed: Json) -> None:
    """Something must be seen of an embed; its author and footer have words, and its addresses lead somewhere."""
    if not any(embed.get(part) and not is_blank(embed[part]) for part in SEEN):
        complaints.required((*path, "description"), None)
    for part, text in (("footer", "text"), ("author", "name")):
        if embed.get(part):
            complaints.required((*path, part, text), embed[part].get(text))
            check_url(complaints, (*path, part, "icon_url"), embed[part].get("icon_url"), MEDIA)
    for part in ("image", "thumbnail"):
        check_url(complaints, (*path, part, "url"), (embed.get(part) or {}).get("url"), MEDIA)
    check_url(complaints, (*path, "url"), embed.get("url"), PAGES)
    check_url(complaints, (*path, "author", "url"), (embed.get("author") or {}).get("url"), PAGES)
