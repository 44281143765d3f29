"""Messages, controls and forms in words, as tests look for them."""

from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json


def is_called(component: Json, wanted: str) -> bool:
    return "custom_id" in component and wanted in (
        component["custom_id"],
        component.get("label"),
        component.get("placeholder"),
    )


def described(message: Json) -> str:
    """All a message says, as one line: author, texts, alt texts, buttons in brackets."""
    flags = " (only you)" if message["flags"] & 64 else " (thinking)" if message["flags"] & 128 else ""
    parts = [message["content"], *(str(e.get("title") or "") for e in message["embeds"])]
    parts += [str(e.get("description") or "") for e in message["embeds"]]
    parts += [f"poll: {message['poll']['question']['text']}"] if message.get("poll") else []
    parts += [str(one["message"]["content"]) for one in message.get("message_snapshots", [])]
    parts += [text for component in ct.walk(message["components"]) for text in _texts(component)]
    author = message["author"].get("global_name") or message["author"]["username"]
    return f"{author}{flags}: " + " | ".join(part for part in parts if part)


def _texts(component: Json) -> list[str]:
    kind = component["type"]
    if kind == ct.TEXT_DISPLAY:
        return [component["content"]]
    if kind == ct.BUTTON:
        name = component.get("label") or (component.get("emoji") or {}).get("name") or ""
        return [f"[{name}{' (off)' if component.get('disabled') else ''}]"]
    if kind in ct.SELECTS:
        options = ", ".join(option["label"] for option in component.get("options", []))
        return [f"[{component.get('placeholder') or component['custom_id']}: {options}]"]
    if kind == ct.MEDIA_GALLERY:
        return [f"(picture: {item['description']})" for item in component["items"] if item.get("description")]
    return [f"(picture: {component['description']})"] if kind == ct.THUMBNAIL and component["description"] else []


def labels(modal: Json) -> dict[str, str]:
    """Label and custom_id of every field -> custom_id."""
    named: dict[str, str] = {}
    for component in ct.walk(modal["components"]):
        field = component.get("component", component)
        if "custom_id" in field:
            named[field["custom_id"]] = field["custom_id"]
            if component.get("label"):
                named[component["label"]] = field["custom_id"]
    return named
