"""The body of a request, read only as far as the limit, whatever length it announces or hides."""

import re

from aiohttp import BodyPartReader, web

from bot.local.checks.complaints import Complaints
from bot.local.protocol.limits import REQUEST_BYTES
from bot.local.world.files import Upload

JSON_TYPE = "application/json"
FILE_FIELD = re.compile(r"files\[(\d+)\]")


async def read_body(request: web.Request, files: dict[int, Upload]) -> bytes:
    """The JSON of a request, with its uploads put in `files`. HTTPRequestEntityTooLarge above 25 MiB."""
    check_length(request)
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request, files)
    # A body sent in chunks announces no length; the application's `client_max_size` stops it while it is read.
    data = await request.read()
    if data:
        _check_type(request.content_type)
    return data


def _check_type(content_type: str) -> None:
    """Bodies are of a type that Discord reads (reference.mdx, content type)."""
    if content_type != JSON_TYPE:
        complaints = Complaints()
        message = f'Expected "Content-Type" header to be one of {{{JSON_TYPE!r}}}.'
        complaints.add((), "CONTENT_TYPE_INVALID", message)
        complaints.refuse_if_any()


def check_length(request: web.Request) -> None:
    """Refuse by the announced length, before a byte is read."""
    announced = request.content_length or 0
    if announced > REQUEST_BYTES:
        raise web.HTTPRequestEntityTooLarge(int(REQUEST_BYTES), announced)


async def _read_multipart(request: web.Request, files: dict[int, Upload]) -> bytes:
    payload, left = b"", int(REQUEST_BYTES)
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = await _read_part(part, left)
        left -= len(data)
        if part.name == "payload_json":
            payload = data
        elif match := FILE_FIELD.fullmatch(part.name or ""):
            files[int(match[1])] = Upload(part.filename or "file", data)
    return payload


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    """Aiohttp limits each part, not all of them together, so they are counted here while they come."""
    data = bytearray()
    while chunk := await part.read_chunk():
        data += chunk
        if len(data) > most:
            raise web.HTTPRequestEntityTooLarge(int(REQUEST_BYTES), int(REQUEST_BYTES) - most + len(data))
    return bytes(data)
