"""From what a bot sends to what Discord shows: numbered components, resolved attachment:// addresses."""

from collections.abc import Callable
from copy import deepcopy
from itertools import count

from bot.local.checks.complaints import Complaints
from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.world.attachment_urls import bare

SCHEME = "attachment://"
SELECT_DEFAULTS: Json = {"min_values": 1, "max_values": 1, "disabled": False}
DEFAULTS: dict[int, Json] = {
    ct.SEPARATOR: {"divider": True, "spacing": 1},
    ct.CONTAINER: {"accent_color": None, "spoiler": False},
    ct.THUMBNAIL: {"description": None, "spoiler": False},
    ct.FILE: {"spoiler": False},
    **dict.fromkeys(ct.SELECTS, SELECT_DEFAULTS),
}


def numbered(components: list[Json]) -> list[Json]:
    """A copy with Discord's defaults and an `id` on every component; one that has no id, or 0, is given one."""
    copy = deepcopy(components)
    taken = {component["id"] for component in ct.walk(copy) if component.get("id")}
    free = (number for number in count(1) if number not in taken)
    for component in ct.walk(copy):
        component["id"] = component.get("id") or next(free)
        for key, value in DEFAULTS.get(component["type"], {}).items():
            if component.get(key) is None:
                component[key] = value
        for holder in (component, *component.get("options", [])):
            _tidy_emoji(holder)
        for item in component.get("items", []) if component["type"] == ct.MEDIA_GALLERY else []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
    return copy


def _tidy_emoji(holder: Json) -> None:
    """Discord leaves out what an emoji has not, such as the id of a plain Unicode emoji."""
    if "emoji" in holder:
        emoji = {key: value for key, value in (holder.pop("emoji") or {}).items() if value is not None}
        holder |= {"emoji": emoji} if emoji else {}


def resolve_media(components: list[Json], attachments: list[Json], new_id: Callable[[], str]) -> None:
    """Give every medium its address; refuse one that names no attachment of this message."""
    complaints = Complaints()
    for component in ct.walk(components):
        for media in ct.media_of(component):
            _resolve(complaints, media, attachments, new_id)
        if component["type"] == ct.FILE and (named := _by_url(component["file"]["url"], attachments)):
            component |= {"name": named["filename"], "size": named["size"]}
    complaints.refuse_if_any()


def _resolve(complaints: Complaints, media: Json, attachments: list[Json], new_id: Callable[[], str]) -> None:
    url = str(media.get("url", ""))
    if not url.startswith(SCHEME):
        named = _by_url(url, attachments)
    else:
        name = url.removeprefix(SCHEME)
        named = next((one for one in attachments if one["filename"] == name), None)
        if named is None:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            complaints.add(("components",), code, f"The referenced attachment {name!r} was not found")
            return
    url = bare(url)
    media |= {"id": media.get("id") or new_id(), "url": url, "proxy_url": url}
    if named:
        media |= {key: named[key] for key in ("url", "proxy_url", "content_type")}
        media |= {key: named[key] for key in ("width", "height") if key in named}
        media["attachment_id"] = named["id"]


def _by_url(url: str, attachments: list[Json]) -> Json | None:
    return next((one for one in attachments if one["url"] == bare(url)), None)


def resolved_embeds(embeds: list[Json], attachments: list[Json]) -> list[Json]:
    """Embeds as shown: type rich, images with their addresses and sizes."""
    shown = deepcopy(embeds)
    for embed in shown:
        embed.setdefault("type", "rich")
        for holder, key in _embed_urls(embed):
            name = bare(str(holder.get(key, "")).removeprefix(SCHEME))
            named = next((a for a in attachments if name in (a["filename"], a["url"])), None)
            if named:
                holder[key] = named["url"]
                holder |= {k: named[k] for k in ("width", "height") if k in named}
    return shown


def _embed_urls(embed: Json) -> list[tuple[Json, str]]:
    urls = [(embed[part], "url") for part in ("image", "thumbnail") if embed.get(part)]
    return urls + [(embed[part], "icon_url") for part in ("author", "footer") if embed.get(part)]
