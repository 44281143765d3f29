"""Discord's own OpenAPI file as judge of every request of a bot and every answer of the table."""

import functools
import json
import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, FormatChecker, validators
from jsonschema.exceptions import ValidationError

from bot.local.protocol.error_codes import Code
from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable

HERE = Path(__file__).resolve().parents[2]
# What discord.py sends and Discord takes, though the file does not say so.
EXTRA_KEYS = {
    "ApplicationCommandCreateRequest": ["nsfw"],
    "ApplicationCommandUpdateRequest": ["nsfw"],
    "CreateForumThreadRequest": ["type"],
    "MessageAttachmentRequest": ["content_type", "size", "url", "proxy_url", "width", "height", "spoiler", "ephemeral"],
}
# Bans may name how many seconds of messages go (resources/guild.mdx); posts of forums want their message.
EXTRA_QUERY = ("delete_message_seconds", "use_nested_fields")
# Documented (reference.mdx), though the file leaves it out.
EXTRA_ROUTES = ("POST /attachments/refresh-urls",)
LEAST_SNOWFLAKE = 1 << 50
# Indices of uploads are numbers; codes inside `errors` are words (reference.mdx, error messages).
# Bits of permissions come as text (topics/permissions.mdx); a reference may be a forward (resources/message.mdx).
LENIENT = re.compile(
    r"\.attachments\[\d+\]\.id$"
    r"|(\._errors|\['_errors'\])(\[\d+\]\.code)?$"
    r"|^\$(\.permission_overwrites\[\d+\])?\.(allow|deny|permissions)$"
    r"|\.message_reference\.type$"
)
# Whichever snowflake or time it is makes no difference.
VARYING = re.compile(rb'"(?:[1-9]\d{15,19}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00)"')
INJECTED = 500  # what a fault switch answers is not the table's own word


def openapi_file() -> Path | None:
    """`$DISCORD_OPENAPI`, else `../shared/discord/openapi.json` beside the repository."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else HERE.parent / "shared" / "discord" / "openapi.json"
    return path if path.is_file() else None


def is_moment(text: object) -> bool:
    return not isinstance(text, str) or datetime.fromisoformat(text).tzinfo is not None


FORMATS = FormatChecker(formats=[])
FORMATS.checks("date-time", raises=ValueError)(is_moment)


class Judge:
    """Observes exchanges; `faults` lists what the file objects to, `judged` which routes were seen.

    `is_strict` also counts as a fault that the table refused a form (50035): no bot in order sends one.
    """

    def __init__(self, path: Path, *, is_strict: bool = False) -> None:
        self._spec = _read(path)
        self._is_strict = is_strict
        self.faults: list[str] = []
        self.judged: set[str] = set()
        self._sound = _sound(path)
        keywords = {"anyOf": self._union, "oneOf": self._union, "$ref": self._named}
        self._validator = validators.extend(Draft202012Validator, keywords)
        self._paths = {_bare(spec_path): operations for spec_path, operations in self._spec["paths"].items()}

    def observe(self, exchange: Exchange) -> None:
        name = f"{exchange.method} {exchange.path}"
        operations = self._paths.get(_bare(exchange.path), {})
        operation = operations.get(exchange.method.lower())
        if name in EXTRA_ROUTES:
            return
        if operation is None:
            self.faults.append(f"{name}: Discord has no such route")
            return
        self.judged.add(name)
        self._judge_query(name, [*operations.get("parameters", []), *operation.get("parameters", [])], exchange)
        self.judge_request(exchange.method, exchange.path, as_written(exchange.asked))
        if exchange.status != INJECTED:
            self._judge_answer(name, operation["responses"], exchange)

    def judge_request(self, method: str, path: str, body: Any) -> None:
        """Hold a body against the schema of its route, if it has one."""
        operation = self._paths[_bare(path)][method.lower()]
        if schema := _schema(operation.get("requestBody", {})):
            self._judge(f"{method} {path} asked", schema, body)

    def _judge_answer(self, name: str, responses: Any, exchange: Exchange) -> None:
        response = responses.get(str(exchange.status)) or responses.get(f"{exchange.status // 100}XX")
        if response is None:
            self.faults.append(f"{name}: {exchange.status} is none of {sorted(responses)}")
        elif schema := _schema(self._resolve(response)):
            self._judge(f"{name} answered {exchange.status}", schema, json.loads(json.dumps(exchange.answered)))
        if self._is_strict and exchange.status >= 400 and exchange.answered.get("code") == Code.INVALID_FORM.number:
            self.faults.append(f"{name}: refused: {exchange.answered}")

    def _judge_query(self, name: str, parameters: list[Any], exchange: Exchange) -> None:
        known = {one["name"]: one["schema"] for one in parameters if one["in"] == "query"}
        for key, text in exchange.query.items():
            if key in known:
                self._judge(f"{name}?{key}", known[key], self._from_text(text, known[key]))
            elif key not in EXTRA_QUERY:
                self.faults.append(f"{name}: Discord knows no ?{key}=")

    def _from_text(self, text: str, schema: Any) -> Any:
        """A value of a query as its schema means it."""
        kind = self._resolve(schema).get("type")
        if kind == "integer" and text.lstrip("-").isdigit():
            return int(text)
        words = {"1": True, "true": True, "True": True, "0": False, "false": False, "False": False}
        return words.get(text, text) if kind == "boolean" else text

    def _judge(self, name: str, schema: Any, instance: Any) -> None:
        # The schemas refer to one another by their place in the file.
        validator = self._validator(schema | {"components": self._spec["components"]}, format_checker=FORMATS)
        for error in validator.iter_errors(instance):
            if not LENIENT.search(error.json_path):
                self.faults.append(f"{name}: {error.json_path}: {error.message[:200]}")

    def _named(self, validator: Any, name: Any, instance: Any, _: Any) -> Iterator[ValidationError]:
        """What the file has had no objection to is not judged again: a bot sends much the same at every start."""
        written = VARYING.sub(b'"1"', msgspec.json.encode(instance))
        if (name, written) in self._sound:
            return
        errors = list(validator._validate_reference(ref=name, instance=instance))
        if not errors:
            self._sound.add((name, written))
        yield from errors

    def _union(self, validator: Any, branches: Any, instance: Any, _: Any) -> Iterator[ValidationError]:
        """Descend only into the branch whose single `type` fits: its errors are the ones that matter."""
        resolved = [self._resolve(branch) for branch in branches]
        if isinstance(instance, dict) and "type" in instance:
            fitting = [b for b in resolved if instance["type"] in self._types(b)]
            if len(fitting) == 1:
                yield from validator.descend(instance, fitting[0])
                return
        possible = [b for b in resolved if instance is None or b.get("type") != "null"]
        tries = [list(validator.descend(instance, branch)) for branch in possible]
        if all(tries):
            yield from min(tries, key=lambda errors: sum(not LENIENT.search(one.json_path) for one in errors))

    def _types(self, branch: Any) -> list[Any]:
        """The values of `type` that a branch of a union is for."""
        kind = self._resolve(branch.get("properties", {}).get("type", {}))
        parts = [kind, *(self._resolve(part) for part in kind.get("allOf", []))]
        return [value for part in parts for value in part.get("enum", [part["const"]] if "const" in part else [])]

    def _resolve(self, branch: Any) -> Any:
        """Follow `#/components/<kind>/<name>`."""
        while "$ref" in branch:
            kind, name = branch["$ref"].rsplit("/", 2)[1:]
            branch = self._spec["components"][kind][name]
        return branch


@pytest.fixture(autouse=True)
def judged(local: LocalTable) -> Iterator[Judge | None]:
    """Judge all that goes between the bot and the table of this test; None where the file is not here."""
    path = openapi_file()
    judge = Judge(path, is_strict=True) if path else None
    if judge:
        local.requests.observers.append(judge.observe)
    yield judge
    assert not judge or not judge.faults, "\n".join(judge.faults)


@functools.cache
def _read(path: Path) -> Any:
    """The file, with requests closed to keys it does not name: a misspelt one would pass."""
    spec = json.loads(path.read_text())
    for name, schema in spec["components"]["schemas"].items():
        if "Request" in name and schema.get("type") == "object":
            schema["additionalProperties"] = False
            schema.setdefault("properties", {}).update({key: {} for key in EXTRA_KEYS.get(name, [])})
    return spec


@functools.cache
def _sound(path: Path) -> set[tuple[str, bytes]]:
    """By the name of a schema in this file: what fits it, as JSON."""
    del path
    return set()


def as_written(asked: Any) -> Any:
    """The request as Discord reads it: snowflakes may come as numbers, `tts` where it means nothing."""
    if isinstance(asked, dict):
        return {key: as_written(value) for key, value in asked.items() if key != "tts"}
    if isinstance(asked, list):
        return [as_written(one) for one in asked]
    is_snowflake = isinstance(asked, int) and asked > LEAST_SNOWFLAKE
    return str(asked) if is_snowflake else asked


def _bare(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


def _schema(holder: Any) -> Any:
    return holder.get("content", {}).get("application/json", {}).get("schema")
