"""Small messages, modals and commands, right in all but what a test makes wrong."""

from typing import Any

from bot.local.checks.commands import check_commands
from bot.local.checks.message import check_message
from bot.local.checks.modal import check_modal
from bot.local.protocol.discord_json import Json
from bot.local.protocol.message_flags import COMPONENTS_V2


def message(**body: Any) -> None:
    check_message(body, {}, flags=0)


def view(*components: Json) -> None:
    check_message({"components": list(components)}, {}, flags=COMPONENTS_V2)


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{n}"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def option(n: int = 0, **more: Any) -> Json:
    return {"label": f"o{n}", "value": f"v{n}"} | more


def select(count: int = 1, **more: Any) -> Json:
    return row({"type": 3, "custom_id": "s", "options": [option(n) for n in range(count)]} | more)


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def gallery(count: int = 1, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://x"}} | more for _ in range(count)]}


def section(count: int, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": [text() for _ in range(count)], "accessory": accessory or button()}


def embed(**facts: Any) -> None:
    message(embeds=[facts])


def field(n: int = 0, **more: Any) -> Json:
    return {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": f"f{n}"} | more}


def modal(*components: Json, title: str = "x", custom_id: str = "m") -> None:
    check_modal({"title": title, "custom_id": custom_id, "components": list(components) or [field()]})


def group(kind: int, count: int) -> Json:
    inner = {"type": kind, "custom_id": "g", "options": [option(n) for n in range(count)]}
    return {"type": 18, "label": "x", "component": inner}


def command(n: int = 0, **more: Any) -> Json:
    return {"name": f"c{n}", "description": "x"} | more


def with_option(**more: Any) -> None:
    check_commands([command(options=[{"type": 3, "name": "o", "description": "x"} | more])])


def choice(n: int = 0, **more: Any) -> Json:
    return {"name": f"n{n}", "value": f"v{n}"} | more


def bulky(size: int) -> None:
    """A command of just so many characters: 80 for each of its options, the rest in the last one's choices."""
    sizes = [80] * 20
    used = len("c0") + len("x") + sum(sizes) + 2 * len("z0d")
    options = [{"type": 3, "name": f"{n:02}", "description": "d" * 78} for n in range(20)]
    choices, left = [], size - used
    while left > 0:
        part = min(left, 200)
        choices.append({"name": "n" * (part - part // 2), "value": "v" * (part // 2) or "v"})
        left -= part
    split = [
        {"type": 3, "name": f"z{i}", "description": "d" * 1, "choices": choices[i * 25 : i * 25 + 25]} for i in (0, 1)
    ]
    check_commands([command(options=[*options, *split])])


def answer(text: str = "x") -> Json:
    return {"poll_media": {"text": text}}


def poll(**more: Any) -> Json:
    return {"question": {"text": "x"}, "answers": [answer()]} | more
