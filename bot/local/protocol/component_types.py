"""The numbers of Discord's component types (components/reference.mdx) and who holds whom."""

from collections.abc import Iterable, Iterator

from bot.local.protocol.discord_json import Json

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
V2_TOP = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

LINK, PREMIUM = 5, 6


def children(component: Json) -> list[Json]:
    """The components directly inside one, in reading order."""
    inside = list(component.get("components") or [])
    return inside + [component[key] for key in ("accessory", "component") if component.get(key)]


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, outer before inner."""
    for component in components:
        yield component
        yield from walk(children(component))


def media_of(component: Json) -> list[Json]:
    """The media holders of a component: objects with a `url` that may name an attachment."""
    if component["type"] == MEDIA_GALLERY:
        return [item["media"] for item in component["items"]]
    key = {THUMBNAIL: "media", FILE: "file"}.get(component["type"])
    return [component[key]] if key else []
