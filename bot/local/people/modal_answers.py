"""What a person fills into a modal: checked against its fields, in the shape Discord submits."""

from typing import Any

from bot.local.people.resolved import resolve_picks
from bot.local.people.uploads import take_upload
from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.protocol.limits import TEXT_INPUT
from bot.local.table.interactions import OpenModal
from bot.local.table.table import Table


def fill_modal(table: Table, person: str, modal: OpenModal, answers: list[Json]) -> Json:
    """The `data` of a MODAL_SUBMIT. Answers: {custom_id, value} or {custom_id, values}; what is left out is empty.

    The values of a file upload are `{"filename", "data": base64}`.
    """
    given = {str(answer.get("custom_id")): answer for answer in answers}
    fields = [c for c in ct.walk(modal.data["components"]) if "custom_id" in c]
    if len(given) < len(answers) or not given.keys() <= {field["custom_id"] for field in fields}:
        raise Objection("This form has other fields.")
    resolved = _take_files(table, modal, fields, given)
    filled = [_fill_top(component, given) for component in modal.data["components"]]
    data: Json = {"custom_id": modal.data["custom_id"], "components": filled}
    for field in [one for one in fields if one["type"] in ct.SELECTS]:
        values = _values(given.get(field["custom_id"], {}))
        kinds = field.get("channel_types") or ()
        for kind, found in resolve_picks(table, person, field["type"], values, kinds).items():
            resolved.setdefault(kind, {}).update(found)
    return data | ({"resolved": resolved} if resolved else {})


def _take_files(table: Table, modal: OpenModal, fields: list[Json], given: dict[str, Json]) -> Json:
    """Store the files and put their ids in their place in `given`. Answers `{"attachments": {id: facts}}` or `{}`."""
    taken: Json = {}
    for field in [one for one in fields if one["type"] == ct.FILE_UPLOAD]:
        raw = given.get(field["custom_id"], {}).get("values") or []
        facts = [take_upload(table, modal.interaction.channel, one, field["custom_id"]) for one in raw]
        given[field["custom_id"]] = {"values": [one["id"] for one in facts]}
        taken |= {one["id"]: one for one in facts}
    return {"attachments": taken} if taken else {}


def _fill_top(component: Json, given: dict[str, Json]) -> Json:
    kept = {"type": component["type"], "id": component["id"]}
    if component["type"] == ct.ACTION_ROW:
        return kept | {"components": [_fill(one, given) for one in component["components"]]}
    if component["type"] == ct.LABEL:
        return kept | {"component": _fill(component["component"], given, component["label"])}
    return kept


def _fill(field: Json, given: dict[str, Json], label: str = "") -> Json:
    answer = given.get(field["custom_id"], {})
    name = label or str(field.get("label") or field["custom_id"])
    kept = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    if field["type"] == ct.TEXT_INPUT:
        return kept | {"value": _text(field, str(answer.get("value") or ""), name)}
    if field["type"] == ct.CHECKBOX:
        return kept | {"value": bool(answer.get("value"))}
    values = _values(answer)
    if field["type"] == ct.RADIO_GROUP:
        _check_values(field, values, name, 1 if field.get("required", True) else 0, 1)
        return kept | {"value": values[0] if values else None}
    low, high = _range(field)
    _check_values(field, values, name, low, high)
    return kept | {"values": values}


def _values(answer: Json) -> list[str]:
    value: Any = answer.get("values", answer.get("value"))
    if value in (None, ""):
        return []
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]


def _range(field: Json) -> tuple[int, int]:
    """How many values a field takes. One that is not required may be left empty."""
    high = field.get("max_values")
    if high is None:
        high = len(field["options"]) if field["type"] == ct.CHECKBOX_GROUP else 1
    low = field.get("min_values")
    low = 1 if low is None else int(low)
    return (low if field.get("required", True) else 0), int(high)


def _text(field: Json, text: str, name: str) -> str:
    low, high = field.get("min_length") or 0, field.get("max_length") or int(TEXT_INPUT)
    if not text and not field.get("required", True):
        return text
    if not text:
        raise Objection(f"“{name}” must be filled in.")
    if not low <= len(text) <= high:
        raise Objection(f"“{name}” takes {low} to {high} characters, not {len(text)}.")
    return text


def _check_values(field: Json, values: list[str], name: str, low: int, high: int) -> None:
    offered = {option["value"] for option in field.get("options", [])}
    if len(set(values)) < len(values):
        raise Objection(f"“{name}” takes each choice only once.")
    if offered and not set(values) <= offered:
        raise Objection(f"“{name}” does not offer that.")
    if not low <= len(values) <= high:
        raise Objection(f"“{name}” takes {low} to {high} choices, not {len(values)}.")
