"""Checks of values that hold others: lists, models, and unions of models."""

from collections.abc import Callable
from typing import Any

from bot.local.checks.complaints import Path
from bot.local.checks.forms.faults import Check, Fault, Faults, complain_of_length, complain_of_shape
from bot.local.protocol.discord_json import Json

Compile = Callable[[Json], Check]  # the check of a schema


def array(compiled: Compile, schema: Json) -> Check:
    low, high, item = schema.get("minItems", 0), schema.get("maxItems"), compiled(schema["items"])
    is_set = schema.get("uniqueItems", False)

    def check(value: Any, path: Path, faults: Faults) -> None:
        if not isinstance(value, list):
            faults.append(Fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))
            return
        if len(value) < low or (high is not None and len(value) > high):
            complain_of_length(faults, path, len(value), low, high)
        for index, one in enumerate(value):
            item(one, (*path, index), faults)
            if is_set and one in value[:index]:
                message = "The set already contains this value"
                faults.append(Fault((*path, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message))

    return check


def model(compiled: Compile, schema: Json) -> Check:
    checks = {key: compiled(inner) for key, inner in schema.get("properties", {}).items()}
    required = schema.get("required", ())
    other = compiled(schema["additionalProperties"]) if "additionalProperties" in schema else None

    def check(value: Any, path: Path, faults: Faults) -> None:
        if not isinstance(value, dict):
            complain_of_shape(faults, path)
            return
        for key in required:
            if key not in value:
                faults.append(Fault((*path, key), "BASE_TYPE_REQUIRED", "This field is required"))
        for key, one in value.items():
            if (inner := checks.get(key, other)) is not None:
                inner(one, (*path, key), faults)

    return check


def by_kind(checks: dict[int | str, Check]) -> Check:
    """Only the branch for the value's `type` is asked: its faults are the ones that matter."""
    listed, kinds = ", ".join(map(str, checks)), {type(kind) for kind in checks}

    def check(value: Any, path: Path, faults: Faults) -> None:
        if not isinstance(value, dict):
            complain_of_shape(faults, path)
        elif type(value.get("type")) not in kinds or value["type"] not in checks:
            message = f'Value of field "type" must be one of ({listed}).'
            faults.append(Fault((*path, "type"), "UNION_TYPE_CHOICES", message))
        else:
            checks[value["type"]](value, path, faults)

    return check


def by_fitness(branches: list[tuple[frozenset[str], Check]]) -> Check:
    """Of branches with nothing to tell them apart, those count that know most of the keys given; one must take it."""

    def check(value: Any, path: Path, faults: Faults) -> None:
        keys = value.keys() if isinstance(value, dict) else ()
        strange = [sum(key not in known for key in keys) for known, _ in branches]
        tries: list[Faults] = []
        for number, (_, one) in zip(strange, branches, strict=True):
            if number == min(strange):
                found: Faults = []
                one(value, path, found)
                tries.append(found)
        faults += _fewest(tries)

    return check


def _fewest(tries: list[Faults]) -> Faults:
    number = min(len(found) for found in tries)
    return next(found for found in tries if len(found) == number)
