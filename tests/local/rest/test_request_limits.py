"""Limits that need a running table: over HTTP, or by the real client."""

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.protocol import limits
from bot.local.server import LocalTable
from tests.client.person import Person
from tests.local.bots.feature_bot import FeatureBot

CHANNEL = "/channels/1300000000000000200"


async def call(local: LocalTable, method: str, path: str, **body: Any) -> tuple[int, Any]:
    """A REST call as a bot makes it: status and JSON."""
    url = f"{local.base_url}/api/v10{path}"
    headers = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.request(method, url, json=body, headers=headers) as response:
        return response.status, await response.json() if response.status != 204 else None


async def test_nonce(local: LocalTable) -> None:
    path = f"{CHANNEL}/messages"
    assert (await call(local, "POST", path, content="x", nonce="n" * limits.NONCE))[0] == 200
    assert (await call(local, "POST", path, content="x", nonce="n" * (limits.NONCE + 1)))[0] == 400


@pytest.mark.parametrize(("key", "limit"), [("name", limits.CHANNEL_NAME), ("topic", limits.TOPIC)])
async def test_channel_name_and_topic(local: LocalTable, key: str, limit: int) -> None:
    assert (await call(local, "PATCH", CHANNEL, **{key: "x" * limit}))[0] == 200
    status, body = await call(local, "PATCH", CHANNEL, **{key: "x" * (limit + 1)})
    assert (status, body["code"]) == (400, 50035)


async def test_pins(local: LocalTable) -> None:
    for _ in range(limits.PINS):
        _, message = await call(local, "POST", f"{CHANNEL}/messages", content="x")
        assert (await call(local, "PUT", f"{CHANNEL}/messages/pins/{message['id']}"))[0] == 204
    _, message = await call(local, "POST", f"{CHANNEL}/messages", content="x")
    status, body = await call(local, "PUT", f"{CHANNEL}/messages/pins/{message['id']}")
    assert (status, body["code"]) == (400, 30003)


async def test_bulk_delete(local: LocalTable) -> None:
    _, message = await call(local, "POST", f"{CHANNEL}/messages", content="x")
    many = [str(int(message["id"]) + n) for n in range(1, limits.BULK_DELETE + 1)]
    path = f"{CHANNEL}/messages/bulk-delete"
    assert (await call(local, "POST", path, messages=[*many, "last"]))[0] == 400
    assert (await call(local, "POST", path, messages=[*many[1:], message["id"]]))[0] == 204
    assert (await call(local, "GET", f"{CHANNEL}/messages/{message['id']}"))[0] == 404


async def test_a_request_above_25_mib_is_refused(local: LocalTable) -> None:
    """Refused by its announced length, before a byte is read."""
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "big"}')
    for n in range(3):
        form.add_field(f"files[{n}]", io.BytesIO(bytes(limits.FILE_BYTES)), filename="big.bin")
    assert await _upload(local, form) == 413


async def chunked(head: bytes) -> AsyncIterator[bytes]:
    """A body of 40 MiB that announces no length."""
    yield head
    for _ in range(40):
        yield bytes(limits.MIB)
    yield b"\r\n--edge--\r\n"


def part(name: str, filename: str) -> bytes:
    disposition = f'Content-Disposition: form-data; name="{name}"; filename="{filename}"'
    return f"--edge\r\n{disposition}\r\n\r\n".encode()


@pytest.mark.parametrize(
    ("head", "kind"),
    [(b"", "application/json"), (part("files[0]", "big.bin"), "multipart/form-data; boundary=edge")],
)
async def test_a_body_that_hides_its_length_is_read_no_further_than_the_limit(
    local: LocalTable, head: bytes, kind: str
) -> None:
    headers = {"Authorization": "Bot x", "Content-Type": kind}
    url = f"{local.base_url}/api/v10{CHANNEL}/messages"
    async with aiohttp.ClientSession() as session, session.post(url, data=chunked(head), headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (413, 40005)


async def test_many_parts_count_together(local: LocalTable) -> None:
    """Each part is small enough by itself, and none announces the length of them all."""
    headers = {"Authorization": "Bot x", "Content-Type": "multipart/form-data; boundary=edge"}

    async def body() -> AsyncIterator[bytes]:
        for number in range(7):
            yield part(f"files[{number}]", "a.bin") + bytes(4 * limits.MIB) + b"\r\n"
        yield b"--edge--\r\n"

    url = f"{local.base_url}/api/v10{CHANNEL}/messages"
    async with aiohttp.ClientSession() as session, session.post(url, data=body(), headers=headers) as response:
        assert response.status == 413


async def test_a_stranger_is_refused_before_the_body_is_read(local: LocalTable) -> None:
    url = f"{local.base_url}/api/v10{CHANNEL}/messages"
    async with aiohttp.ClientSession() as session, session.post(url, data=b"{ no JSON") as response:
        assert response.status == 401


async def test_two_files_of_ten_mib_pass(local: LocalTable) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "big"}')
    for n in range(2):
        form.add_field(f"files[{n}]", io.BytesIO(bytes(limits.FILE_BYTES)), filename="big.bin")
    assert await _upload(local, form) == 200


async def _upload(local: LocalTable, form: aiohttp.FormData) -> int:
    url = f"{local.base_url}/api/v10{CHANNEL}/messages"
    headers = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.post(url, data=form, headers=headers) as response:
        return response.status


@pytest.mark.parametrize(("number", "is_taken"), [(25, True), (26, False)])
async def test_autocomplete_choices(
    local: LocalTable, bot: FeatureBot, ada: Person, number: int, *, is_taken: bool
) -> None:
    del local
    choices = [discord.app_commands.Choice(name=str(n), value=str(n)) for n in range(number)]
    told: list[int] = []

    async def complete(interaction: discord.Interaction, _: str) -> list[discord.app_commands.Choice[str]]:
        try:
            await interaction.response.autocomplete(choices)
        except discord.HTTPException as error:
            told.append(error.code)
            await interaction.response.autocomplete([])
        return []

    group = bot.tree.get_command("game")
    assert isinstance(group, discord.app_commands.Group)
    facts = group.get_command("facts")
    assert isinstance(facts, discord.app_commands.Command)
    facts.autocomplete("text")(complete)
    offered = await ada.autocomplete("game facts", "text", "")
    assert (len(offered), told) == ((25, []) if is_taken else (0, [50035]))


async def test_an_empty_authorization_is_refused(local: LocalTable) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{local.base_url}/api/v10/users/@me") as response:
        assert (response.status, response.headers["Content-Type"]) == (401, "application/json")
