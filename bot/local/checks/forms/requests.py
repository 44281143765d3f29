"""The body of a request, and what stands behind its path, held against Discord's specification of its route."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path as File
from typing import Any

import msgspec

from bot.local.checks.complaints import Complaints
from bot.local.checks.forms.faults import Check, Faults
from bot.local.checks.forms.plain import snowflake
from bot.local.checks.forms.schema import Schemas
from bot.local.protocol.discord_json import Json

DATA = File(__file__).with_name("forms.json")  # derived from the specification, which says itself how

WORDS = ("@me", "@original")  # stand for the id of the bot, and of the first answer (resources/webhook.mdx)
TRUTHS = {"1": True, "true": True, "0": False, "false": False}
LONGEST_NUMBER = 40  # characters
is_id = snowflake({})


def check_form(method: str, route: str, body: Any) -> None:
    """Refuse (50035) a body that the specification forbids for this route."""
    _refuse_faults(_forms().get(f"{method} {bare(route)}"), body)


def check_query(method: str, route: str, query: Mapping[str, str]) -> None:
    """The same of the query. Its numbers and truths are texts, and mean what the specification takes them for."""
    if schema := _data()["queries"].get(name := f"{method} {bare(route)}"):
        kinds = {key: inner.get("type") for key, inner in schema["properties"].items()}
        _refuse_faults(_queries()[name], {key: _read(text, kinds.get(key)) for key, text in query.items()})


def check_path(route: str, variables: Mapping[str, str]) -> None:
    """The same of the ids in the path, which come in the order of the specification's names."""
    faults: Faults = []
    names = _data()["paths"].get(bare(route), [])
    for name, text in zip(names, variables.values(), strict=False):
        if name and text not in WORDS:
            is_id(text, (name,), faults)
    _refuse(faults)


def _read(text: str, kind: str | None) -> Any:
    if kind == "integer" and text.lstrip("-").isdecimal() and len(text) < LONGEST_NUMBER:
        return int(text)
    return TRUTHS.get(text.lower(), text) if kind == "boolean" else text


def _refuse_faults(check: Check | None, value: Any) -> None:
    faults: Faults = []
    if check:
        check(value, (), faults)
    _refuse(faults)


def _refuse(faults: Faults) -> None:
    complaints = Complaints()
    for fault in faults:
        complaints.add(*fault)
    complaints.refuse_if_any()


def bare(route: str) -> str:
    """A route whose variables have lost their names, which are ours or Discord's."""
    return re.sub(r"\{\w+\}", "{}", route)


@cache
def _data() -> Json:
    data: Json = msgspec.json.decode(DATA.read_bytes())
    return data


@cache
def _forms() -> dict[str, Check]:
    schemas = Schemas(_data()["schemas"])
    return {route: schemas.check(schema) for route, schema in _data()["routes"].items()}


@cache
def _queries() -> dict[str, Check]:
    schemas = Schemas(_data()["schemas"])
    return {route: schemas.check(schema) for route, schema in _data()["queries"].items()}
