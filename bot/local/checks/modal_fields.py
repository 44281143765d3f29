"""The fields of a modal and their labels (components/reference.mdx)."""

from bot.local.checks.complaints import Path
from bot.local.checks.component_walk import ComponentCheck
from bot.local.checks.options import check_bounds, check_defaults, check_options
from bot.local.protocol import component_types as ct
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


def check_label(check: ComponentCheck, path: Path, label: Json) -> None:
    complaints = check.complaints
    complaints.required((*path, "label"), label.get("label"))
    complaints.longest((*path, "label"), label.get("label"), limits.MODAL_LABEL)
    complaints.longest((*path, "description"), label.get("description"), limits.MODAL_LABEL_DESCRIPTION)
    component = label.get("component")
    check.one((*path, "component"), component, ct.IN_LABEL)
    if isinstance(component, dict) and component.get("type") in ct.SELECTS and component.get("disabled"):
        message = "Nothing in a modal can be disabled"
        complaints.add((*path, "component", "disabled"), "COMPONENT_DISABLED_IN_MODAL", message)


def check_text_input(check: ComponentCheck, path: Path, field: Json) -> None:
    check.custom_id(path, field)
    check.complaints.among((*path, "style"), field.get("style"), (1, 2))
    check.complaints.longest((*path, "label"), field.get("label"), limits.MODAL_LABEL)
    check.complaints.longest((*path, "placeholder"), field.get("placeholder"), limits.TEXT_INPUT_PLACEHOLDER)
    low, high = field.get("min_length") or 0, field.get("max_length") or limits.TEXT_INPUT
    if not 0 <= low <= high <= limits.TEXT_INPUT:
        check.complaints.add((*path, "max_length"), "NUMBER_TYPE_MAX", "min_length and max_length do not fit")
    check.complaints.longest((*path, "value"), field.get("value"), high)


def check_upload(check: ComponentCheck, path: Path, field: Json) -> None:
    check.custom_id(path, field)
    check_bounds(check, path, field, limits.FILE_UPLOADS)


def check_radio(check: ComponentCheck, path: Path, group: Json) -> None:
    check.custom_id(path, group)
    check_options(check, path, group, 2, limits.RADIO_OPTIONS)
    check_defaults(check, path, group, 1)


def check_checkboxes(check: ComponentCheck, path: Path, group: Json) -> None:
    check.custom_id(path, group)
    check_options(check, path, group, 1, limits.CHECKBOX_OPTIONS)
    most = len(group.get("options") or []) if group.get("max_values") is None else int(group["max_values"])
    check_defaults(check, path, group, most)
    if (group.get("min_values") or 0) > most:
        check.complaints.add((*path, "min_values"), "NUMBER_TYPE_MAX", "min_values and max_values do not fit")
    if group.get("min_values") == 0 and group.get("required", True):
        message = "A group of which nothing need be ticked is not required"
        check.complaints.add((*path, "required"), "CHECKBOX_GROUP_REQUIRED_INVALID", message)
