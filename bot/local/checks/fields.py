"""The fields of a modal, and options wherever they are chosen from (components/reference.mdx)."""

from typing import TYPE_CHECKING

from bot.local import limits
from bot.local.checks.complaints import Path
from bot.local.wire import Json

if TYPE_CHECKING:
    from bot.local.checks.components import ComponentCheck


def bounds(check: "ComponentCheck", path: Path, holder: Json, most: int) -> int:
    """How many may be chosen: one, where nothing else is said. The upper bound."""
    low, high = (1 if holder.get(key) is None else int(holder[key]) for key in ("min_values", "max_values"))
    if not 0 <= low <= most or not 1 <= high <= most or low > high:
        check.complaints.add((*path, "max_values"), "NUMBER_TYPE_MAX", "min_values and max_values do not fit")
    return high


def options(check: "ComponentCheck", path: Path, holder: Json, low: int, high: int) -> None:
    options = holder.get("options")
    where = (*path, "options")
    if not check.complaints.required(where, options):
        return
    check.complaints.between(where, options, low, high)
    values: set[str] = set()
    for index, option in enumerate(options or []):
        for key in ("label", "value"):
            check.complaints.required((*where, index, key), option.get(key))
        for key in ("label", "value", "description"):
            check.complaints.longest((*where, index, key), option.get(key), limits.OPTION_TEXT)
        if option.get("value") in values:
            message = "The specified option value is already used"
            check.complaints.add((*where, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option.get("value", ""))


def text_input(check: "ComponentCheck", path: Path, field: Json) -> None:
    check.custom_id(path, field)
    check.complaints.among((*path, "style"), field.get("style"), (1, 2))
    check.complaints.longest((*path, "label"), field.get("label"), limits.MODAL_LABEL)
    check.complaints.longest((*path, "value"), field.get("value"), limits.TEXT_INPUT)
    check.complaints.longest((*path, "placeholder"), field.get("placeholder"), limits.TEXT_INPUT_PLACEHOLDER)
    low, high = field.get("min_length") or 0, field.get("max_length") or limits.TEXT_INPUT
    if not 0 <= low <= high <= limits.TEXT_INPUT:
        check.complaints.add((*path, "max_length"), "NUMBER_TYPE_MAX", "min_length and max_length do not fit")


def upload(check: "ComponentCheck", path: Path, field: Json) -> None:
    check.custom_id(path, field)
    bounds(check, path, field, limits.FILE_UPLOADS)


def radio(check: "ComponentCheck", path: Path, group: Json) -> None:
    check.custom_id(path, group)
    options(check, path, group, 2, limits.RADIO_OPTIONS)


def checkboxes(check: "ComponentCheck", path: Path, group: Json) -> None:
    check.custom_id(path, group)
    options(check, path, group, 1, limits.CHECKBOX_OPTIONS)
