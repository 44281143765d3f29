"""From a schema, in the words of JSON Schema, to the check of a value.

Keys that a schema does not name are let through, as Discord lets them.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from bot.local.checks.complaints import Path
from bot.local.checks.forms import nested, plain
from bot.local.checks.forms.faults import Check, Fault, Faults
from bot.local.protocol.discord_json import Json

PLAIN: dict[str, Callable[[Json], Check]] = {
    "string": plain.string,
    "integer": plain.number,
    "number": plain.number,
    "boolean": plain.truth,
    "bits": plain.bits,
    "snowflake": plain.snowflake,
    "date-time": plain.moment,
}
NESTED: dict[str, Callable[[nested.Compile, Json], Check]] = {"array": nested.array, "object": nested.model}


class Schemas:
    """Schemas by name, each compiled when it is first asked for; they refer to one another by `$ref`."""

    def __init__(self, schemas: Json) -> None:
        self._schemas = schemas
        self._named = cache(lambda name: self.check(schemas[name]))

    def check(self, schema: Json) -> Check:
        """The check of a schema. A named one is looked up when it is called, since schemas may hold themselves."""
        if "$ref" in schema:
            return self._by_name(schema["$ref"])
        if "anyOf" in schema:
            return self._union(schema["anyOf"])
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        kind = schema.get("format") or next(kind for kind in kinds if kind != "null")
        check = NESTED[kind](self.check, schema) if kind in NESTED else PLAIN[kind](schema)
        return _or_null(check, may_be_null="null" in kinds)

    def _by_name(self, name: str) -> Check:
        def check(value: Any, path: Path, faults: Faults) -> None:
            self._named(name)(value, path, faults)

        return check

    def _union(self, branches: list[Json]) -> Check:
        real = [branch for branch in branches if branch.get("type") != "null"]
        may_be_null = len(real) < len(branches)
        if len(real) == 1:
            return _or_null(self.check(real[0]), may_be_null=may_be_null)
        resolved = [self._schemas[branch["$ref"]] if "$ref" in branch else branch for branch in real]
        checks = [self.check(branch) for branch in resolved]
        if all(_kinds(branch) for branch in resolved):
            by_kind = zip(map(_kinds, resolved), checks, strict=True)
            return _or_null(
                nested.by_kind({kind: one for kinds, one in by_kind for kind in kinds}), may_be_null=may_be_null
            )
        known = [frozenset(branch.get("properties", ())) for branch in resolved]
        return _or_null(nested.by_fitness(list(zip(known, checks, strict=True))), may_be_null=may_be_null)


def _kinds(schema: Json) -> list[int | str]:
    """The numbers or words in `type` by which a schema is told from its brothers."""
    return list(schema.get("properties", {}).get("type", {}).get("enum", ()))


def _or_null(check: Check, *, may_be_null: bool) -> Check:
    def checked(value: Any, path: Path, faults: Faults) -> None:
        if value is not None:
            check(value, path, faults)
        elif not may_be_null:
            faults.append(Fault(path, "BASE_TYPE_REQUIRED", "This field is required"))

    return checked
