"""The answers of the page's side: JSON, and a sentence where something cannot be done."""

from aiohttp import web

from bot.local.protocol.discord_json import encode


def json_response(data: bytes, *, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=data, status=status, content_type="application/json", headers=headers)


def error_response(sentence: str, status: int) -> web.Response:
    return json_response(encode({"error": sentence}), status=status)
