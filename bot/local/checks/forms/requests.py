"""The body of a request, held against the form that Discord's specification gives its route."""

import re
from functools import cache
from pathlib import Path as File
from typing import Any

import msgspec

from bot.local.checks.complaints import Complaints
from bot.local.checks.forms.faults import Check, Faults
from bot.local.checks.forms.schema import Schemas
from bot.local.protocol.discord_json import Json

DATA = File(__file__).with_name("forms.json")  # derived from the specification, which says itself how


def check_form(method: str, route: str, body: Any) -> None:
    """Refuse (50035) a body that the specification forbids for this route."""
    check = _forms().get(f"{method} {bare(route)}")
    faults: Faults = []
    if check:
        check(body, (), faults)
    if faults:
        complaints = Complaints()
        for fault in faults:
            complaints.add(*fault)
        complaints.refuse_if_any()


def bare(route: str) -> str:
    """A route whose variables have lost their names, which are ours or Discord's."""
    return re.sub(r"\{\w+\}", "{}", route)


@cache
def _forms() -> dict[str, Check]:
    data: Json = msgspec.json.decode(DATA.read_bytes())
    schemas = Schemas(data["schemas"])
    return {route: schemas.check(schema) for route, schema in data["routes"].items()}
