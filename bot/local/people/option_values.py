"""What is typed for an option, turned into its type and held against its bounds."""

import re
from collections.abc import Callable
from typing import Any

from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)

WHOLE = re.compile(r"-?[0-9]{1,16}")
NUMERAL = re.compile(r"-?[0-9]{1,16}(\.[0-9]{1,16})?(e[-+]?[0-9]{1,2})?")
LARGEST = 1 << 53  # interactions/application-commands.mdx, application command option type


def _text(raw: Any, name: str) -> str:
    if isinstance(raw, list | dict):
        raise Objection(f"The option {name} takes a text.")
    return str(raw)


def _whole(raw: Any, name: str) -> int:
    if not WHOLE.fullmatch(str(raw)):
        raise Objection(f"The option {name} takes a whole number.")
    return int(str(raw))


def _number(raw: Any, name: str) -> float:
    if not NUMERAL.fullmatch(str(raw)):
        raise Objection(f"The option {name} takes a number.")
    return float(str(raw))


def _truth(raw: Any, name: str) -> bool:
    words = {"true": True, "yes": True, "false": False, "no": False}
    if isinstance(raw, bool):
        return raw
    if str(raw).lower() not in words:
        raise Objection(f"The option {name} takes true or false.")
    return words[str(raw).lower()]


CONVERT: dict[int, Callable[[Any, str], Any]] = {
    STRING: _text,
    INTEGER: _whole,
    NUMBER: _number,
    BOOLEAN: _truth,
}


def check_value(option: Json, value: Any) -> None:
    name, choices = option["name"], option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Objection(f"{value} is not among the choices of {name}.")
    if option["type"] == STRING:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(value) <= high:
            raise Objection(f"The option {name} takes {low} to {high} characters.")
    elif option["type"] in (INTEGER, NUMBER):
        low, high = option.get("min_value"), option.get("max_value")
        if abs(value) > LARGEST:
            raise Objection(f"The option {name} takes numbers up to 2^53.")
        if (low is not None and value < low) or (high is not None and value > high):
            raise Objection(f"The option {name} takes {low} to {high}.")
