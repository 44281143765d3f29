"""Small parts of requests, right in all but what a case makes wrong."""

from typing import Any

from bot.local.protocol.discord_json import Json

TEXT: Json = {"type": 10, "content": "x"}


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{n}"} | more


def link(url: Any, **more: Any) -> Json:
    return {"type": 2, "style": 5, "label": "x", "url": url} | more


def row(*components: Any) -> Json:
    return {"type": 1, "components": list(components)}


def option(n: int = 0, **more: Any) -> Json:
    return {"label": f"o{n}", "value": f"v{n}"} | more


def select(count: int = 2, **more: Any) -> Json:
    return row({"type": 3, "custom_id": "s", "options": [option(n) for n in range(count)]} | more)


def people(**more: Any) -> Json:
    return row({"type": 5, "custom_id": "u"} | more)


def container(*components: Any, **more: Any) -> Json:
    return {"type": 17, "components": list(components)} | more


def gallery(*urls: Any, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} | more for url in urls]}


def section(accessory: Any, *texts: Any) -> Json:
    return {"type": 9, "components": list(texts) or [TEXT], "accessory": accessory}


def label(component: Any, **more: Any) -> Json:
    return {"type": 18, "label": "x", "component": component} | more


def field(n: int = 0, **more: Any) -> Json:
    return label({"type": 4, "style": 1, "custom_id": f"f{n}"} | more)


def choices(kind: int, count: int, *, chosen: int = 0, **more: Any) -> Json:
    """A group of radio buttons (21) or of boxes to tick (22)."""
    options = [option(n, default=n < chosen) for n in range(count)]
    return label({"type": kind, "custom_id": "g", "options": options} | more)


def command(n: int = 0, **more: Any) -> Json:
    return {"name": f"c{n}", "description": "x"} | more


def typed(n: int = 0, kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": f"o{n}", "description": "x"} | more


def poll(**more: Any) -> Json:
    return {"question": {"text": "x"}, "answers": [{"poll_media": {"text": "a"}}]} | more


def embed(**facts: Any) -> Json:
    return {"embeds": [facts]}
