"""Checks of values that hold no others: texts, numbers, ids, moments."""

from datetime import datetime
from typing import Any

from bot.local.checks.complaints import Path
from bot.local.checks.forms.faults import Check, Fault, Faults, complain_of_choice, complain_of_length
from bot.local.protocol.discord_json import Json

LARGEST_ID = (1 << 63) - 1
LONGEST_BITS = 40  # characters; no permission stands so far to the left


def string(schema: Json) -> Check:
    low, high, choices = schema.get("minLength", 0), schema.get("maxLength"), schema.get("enum")

    def check(value: Any, path: Path, faults: Faults) -> None:
        if not isinstance(value, str):
            faults.append(Fault(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.'))
        elif choices is not None and value not in choices:
            complain_of_choice(faults, path, choices)
        elif len(value) < low or (high is not None and len(value) > high):
            complain_of_length(faults, path, len(value), low, high)

    return check


def number(schema: Json) -> Check:
    low, high, choices = schema.get("minimum"), schema.get("maximum"), schema.get("enum")
    is_whole = "integer" in schema["type"]
    word = "int" if is_whole else "float"

    def check(value: Any, path: Path, faults: Faults) -> None:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or (is_whole and value != int(value)):
            faults.append(Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not {word}.'))
        elif choices is not None and value not in choices:
            complain_of_choice(faults, path, choices)
        elif low is not None and value < low:
            faults.append(Fault(path, "NUMBER_TYPE_MIN", f"{word} value should be greater than or equal to {low}."))
        elif high is not None and value > high:
            faults.append(Fault(path, "NUMBER_TYPE_MAX", f"{word} value should be less than or equal to {high}."))

    return check


def bits(schema: Json) -> Check:
    """Permissions, which come as text, for JSON's numbers are too small for them (topics/permissions.mdx)."""
    as_number = number(schema)

    def check(value: Any, path: Path, faults: Faults) -> None:
        is_text = isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < LONGEST_BITS
        as_number(int(value) if is_text else value, path, faults)

    return check


def snowflake(_: Json) -> Check:
    """An id as text or as a number (reference.mdx, snowflakes)."""

    def check(value: Any, path: Path, faults: Faults) -> None:
        is_number = type(value) is int and 0 <= value <= LARGEST_ID
        if not (is_number or (isinstance(value, str) and _is_id(value))):
            faults.append(Fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.'))

    return check


def _is_id(text: str) -> bool:
    if not (text.isascii() and text.isdigit()) or len(text) > 19 or (text[0] == "0" and text != "0"):
        return False
    return int(text) <= LARGEST_ID


def moment(_: Json) -> Check:
    def check(value: Any, path: Path, faults: Faults) -> None:
        try:
            is_good = isinstance(value, str) and datetime.fromisoformat(value).tzinfo is not None
        except ValueError:
            is_good = False
        if not is_good:
            message = f"Could not parse {value}. Should be ISO8601."
            faults.append(Fault(path, "DATE_TIME_TYPE_PARSE", message))

    return check


def truth(_: Json) -> Check:
    def check(value: Any, path: Path, faults: Faults) -> None:
        if not isinstance(value, bool):
            faults.append(Fault(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false."))

    return check
