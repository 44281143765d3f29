"""The local table's forms, derived from Discord's OpenAPI file: `python -m tests.support.forms` writes them anew.

What stays is what a request can break; titles, answers, and routes that the local table does not serve are left out.
"""

import json
from collections.abc import Iterator
from typing import Any

from bot.local.checks.forms.requests import DATA, bare
from bot.local.rest.routes import ROUTES
from tests.support.judge import openapi_file

HEADER = (
    "Derived by tests/support/forms.py from specs/openapi.json of github.com/discord/discord-api-spec,"
    " under the MIT License: Copyright (c) 2023 Discord. The terms are those of LICENSE, with this copyright."
)
KEPT = (
    *("enum", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "uniqueItems"),
    *("required", "type"),
)
BITS = ("allow", "deny", "permissions", "default_member_permissions")  # come as text, too (topics/permissions.mdx)
# What the file leaves out: forwards (resources/message.mdx), channels of media (resources/channel.mdx).
FORWARD, MEDIA_CHANNEL = 1, 16
NOT_OF_BOTS = ("UpdateDMRequestPartial", "UpdateGroupDMRequestPartial")  # bots change no direct messages' channels
INT32 = {"minimum": -(1 << 31), "maximum": (1 << 31) - 1}


def forms(spec: Any) -> Any:
    """`{"source", "routes", "queries", "paths", "schemas"}`, as the local table keeps them."""
    paths = {bare(path): operations for path, operations in spec["paths"].items()}
    routes, queries, ids = {}, {}, {}
    for route in ROUTES:
        operation = paths.get(bare(route.path), {}).get(route.method.lower(), {})
        name = f"{route.method} {bare(route.path)}"
        if body := operation.get("requestBody"):
            routes[name] = trimmed(body["content"]["application/json"]["schema"])
        asked = [one for one in operation.get("parameters", []) if one["in"] == "query"]
        if asked:
            queries[name] = _query(asked)
        if named_ids := _ids(paths.get(bare(route.path), {}).get("parameters", [])):
            ids[bare(route.path)] = named_ids
    named: dict[str, Any] = {}
    wanted = list(_references([routes, queries]))
    while wanted:
        name = wanted.pop()
        if name not in named:
            named[name] = trimmed(spec["components"]["schemas"][name])
            wanted += _references(named[name])
    named["MessageReferenceType"]["enum"].append(FORWARD)
    for name in ("CreateGuildChannelRequest", "UpdateGuildChannelRequestPartial"):
        named[name]["properties"]["type"]["anyOf"][1]["enum"].append(MEDIA_CHANNEL)
    schemas = dict(sorted(named.items()))
    return {"source": HEADER, "routes": routes, "queries": queries, "paths": ids, "schemas": schemas}


def _query(asked: Any) -> Any:
    properties = {one["name"]: trimmed(one["schema"]) for one in asked}
    required = [one["name"] for one in asked if one.get("required")]
    return {"type": "object", "properties": properties} | ({"required": required} if required else {})


def _ids(parameters: Any) -> list[str | None]:
    """The variables of a path in their order: the name of each that is an id, None for any other."""
    is_id = [one["schema"].get("$ref", "").endswith("/SnowflakeType") for one in parameters]
    names = [one["name"] if true else None for one, true in zip(parameters, is_id, strict=True)]
    return names if any(names) else []


def trimmed(schema: Any) -> Any:
    """A schema in fewer words: `oneOf` constants become `enum`, any other union `anyOf`."""
    union = [one for one in schema.get("oneOf", schema.get("anyOf", [])) if not _is_left_out(one)]
    if union and all("const" in one for one in union):
        return {"type": schema["type"], "enum": [one["const"] for one in union]}
    if union:
        return {"anyOf": [trimmed(one) for one in union]}
    if "$ref" in schema:
        return {"$ref": schema["$ref"].rsplit("/", 1)[1]}
    is_int32 = schema.get("format") == "int32" and "enum" not in schema
    kept = (INT32 if is_int32 else {}) | {key: schema[key] for key in KEPT if key in schema}
    if schema.get("format") in ("snowflake", "date-time"):
        kept["format"] = schema["format"]
    return kept | _inside(schema)


def _inside(schema: Any) -> Any:
    """What a schema says of the values in it."""
    kept = {}
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            kept[key] = trimmed(schema[key])
    if "properties" in schema:
        kept["properties"] = {name: _property(name, inner) for name, inner in schema["properties"].items()}
    return kept


def _property(name: str, schema: Any) -> Any:
    inner = trimmed(schema)
    return inner | {"format": "bits"} if name in BITS and "integer" in inner.get("type", ()) else inner


def _is_left_out(schema: Any) -> bool:
    return str(schema.get("$ref", "")).endswith(tuple(f"/{name}" for name in NOT_OF_BOTS))


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for inner in node.values():
            yield from _references(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _references(inner)


def written(derived: Any) -> str:
    """One schema a line, so that a difference shows which changed."""
    parts = [f'"source": {json.dumps(derived["source"])}']
    for key in ("routes", "queries", "paths", "schemas"):
        lines = [f"{json.dumps(name)}: {json.dumps(one, separators=(',', ':'))}" for name, one in derived[key].items()]
        parts.append(f'"{key}": {{\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    path = openapi_file()
    if path is None:
        raise SystemExit("Name Discord's OpenAPI file in DISCORD_OPENAPI.")
    DATA.write_text(written(forms(json.loads(path.read_text()))))
