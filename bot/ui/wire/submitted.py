"""What a select or a modal was filled with, as Discord sends it."""

from typing import Any

from msgspec import Struct

DEEPEST = 8  # lists and parts a field is looked for in; Discord nests three


class Submitted(Struct, frozen=True):
    """`values` over all selects, in their order; `text` of the one text field; empty where there is none.

    `fields` has the same by custom id: what was chosen in a select, or the one text that was typed.
    """

    values: tuple[str, ...] = ()
    text: str = ""
    fields: dict[str, tuple[str, ...]] = {}


def submitted(data: dict[str, Any]) -> Submitted:
    """Discord sends nothing malformed, but a forged click may: what is not of its form counts as not filled in."""
    fields = _fields(data, 0)
    texts = [field["value"] for field in fields if isinstance(field.get("value"), str)]
    values = [value for field in fields for value in _list(field.get("values")) if isinstance(value, str)]
    return Submitted(tuple(values), next((text for text in texts if text), ""), dict(filter(None, map(_named, fields))))


def _named(field: dict[str, Any]) -> tuple[str, tuple[str, ...]] | None:
    name, text = field.get("custom_id"), field.get("value")
    if not isinstance(name, str) or not ("value" in field or "values" in field):
        return None
    values = [text] if isinstance(text, str) else _list(field.get("values"))
    return name, tuple(value for value in values if isinstance(value, str))


def _fields(part: Any, depth: int) -> list[dict[str, Any]]:
    """Every part of a payload, wherever it is nested."""
    if depth > DEEPEST or not isinstance(part, dict):
        return []
    inner = [*_list(part.get("components")), part.get("component")]
    return [part, *(field for one in inner for field in _fields(one, depth + 1))]


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
