"""Only this computer's own page speaks to the page's side, and changes need the page's token."""

import io

import aiohttp
import pytest
import yarl

from bot.local.protocol.discord_json import encode
from bot.local.protocol.limits import REQUEST_BYTES
from bot.local.server import LocalTable

ACT = {"person": "Ada", "kind": "say", "channel": "game-night", "content": "hello"}


@pytest.mark.parametrize("path", ["/", "/table/state", "/table/messages", "/table/stream", "/table/requests"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example:80"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
async def test_strangers_are_refused(local: LocalTable, path: str, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session, session.get(local.base_url + path, headers=headers) as response:
        assert response.status == 403
        assert local.guard.token not in await response.text()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"X-Table-Token": "guess"}, 403),
        ({"X-Table-Token": "TOKEN", "Origin": "http://evil.example"}, 403),
        ({"X-Table-Token": "TOKEN"}, 200),
    ],
)
async def test_acts_need_the_token(local: LocalTable, headers: dict[str, str], status: int) -> None:
    named = {key: value.replace("TOKEN", local.guard.token) for key, value in headers.items()}
    url = f"{local.base_url}/table/act"
    async with aiohttp.ClientSession() as session, session.post(url, json=ACT, headers=named) as response:
        assert response.status == status


async def test_an_act_that_is_too_large_is_refused_with_a_sentence(local: LocalTable) -> None:
    headers = {"X-Table-Token": local.guard.token}
    large = io.BytesIO(encode(ACT | {"content": "x" * REQUEST_BYTES}))
    url = f"{local.base_url}/table/act"
    async with aiohttp.ClientSession() as session, session.post(url, data=large, headers=headers) as response:
        assert response.status == 413
        assert "more than" in (await response.json())["error"]


async def test_the_page_comes_with_a_strict_policy_and_its_token(local: LocalTable) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{local.base_url}/") as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert local.guard.token in await response.text()


async def test_localhost_is_led_to_the_one_address(local: LocalTable) -> None:
    url = local.base_url.replace("127.0.0.1", "localhost")
    async with aiohttp.ClientSession() as session, session.get(f"{url}/?person=ben") as response:
        assert str(response.url) == f"{local.base_url}/?person=ben"


@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/gateway"])
async def test_no_page_speaks_to_the_bots_side(local: LocalTable, path: str) -> None:
    headers = {"Origin": local.base_url, "Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.get(local.base_url + path, headers=headers) as response:
        assert response.status == 403


BOTS_SIDE = ["/api/v10/users/@me", "/api/v10/no/such/route", "/gateway", "/cdn/embed/avatars/0.png", "/emojis/1.png"]


@pytest.mark.parametrize("path", BOTS_SIDE)
@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example:80", "discord.com"])
async def test_the_bots_side_answers_to_its_own_names_only(local: LocalTable, path: str, host: str) -> None:
    """A stranger's page may have its own name point at this computer (DNS rebinding)."""
    headers = {"Host": host, "Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.get(local.base_url + path, headers=headers) as response:
        assert response.status == 403


NO_FILES = [
    "../guard.py",
    "..%2fguard.py",
    "%2e%2e/api.py",
    "/etc/passwd",
    "missing.js",
    "%00",
    "main.js%00",
    "a" * 300,
]


@pytest.mark.parametrize("name", NO_FILES)
async def test_only_the_pages_own_files_are_served(local: LocalTable, name: str) -> None:
    url = yarl.URL(f"{local.base_url}/page/{name}", encoded=True)
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 404


async def test_uploaded_html_never_runs_as_a_page(local: LocalTable) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="x.html")
    headers = {"Authorization": "Bot x"}
    channel = f"{local.base_url}/api/v10/channels/1300000000000000200/messages"
    async with aiohttp.ClientSession() as session:
        async with session.post(channel, data=form, headers=headers) as response:
            [attachment] = (await response.json())["attachments"]
        async with session.get(attachment["url"]) as response:
            assert response.headers["Content-Disposition"] == "attachment"
            assert "sandbox" in response.headers["Content-Security-Policy"]
            assert response.content_type == "application/octet-stream"
