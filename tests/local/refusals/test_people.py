"""What the page's side refuses people, in a sentence; and acts that are none at all, which never break it."""

import json
from typing import Any

import aiohttp
import pytest
import yarl

from bot.local.messages.contents import safe_name
from bot.local.server import LocalTable
from tests.local.refusals.desk import CHANNEL_ID, COMMANDS, MESSAGES, Desk
from tests.local.refusals.parts import button, choices, command, field, option, poll, row, typed

STRANGE: tuple[Any, ...] = (True, -1, 1.5, 1 << 70, "", " ", "\x00", [], {}, [None], [{}], {"a": 1}, "9" * 5000)
PICK = row({"type": 3, "custom_id": "s", "max_values": 2, "options": [option(n) for n in range(3)]})
NUMBERS = [typed(0, 4), typed(1, 10), typed(2, 3), typed(3, 3, autocomplete=True)]


class Page:
    """Acts as Ada, with the page's token."""

    def __init__(self, local: LocalTable, session: aiohttp.ClientSession) -> None:
        self._url, self._session = f"{local.base_url}/table/act", session
        self.headers = {"X-Table-Token": local.guard.token}

    async def act(self, **facts: Any) -> tuple[int, Any]:
        return await self.send(json.dumps({"person": "Ada", "channel": "game-night"} | facts).encode())

    async def send(self, data: bytes) -> tuple[int, Any]:
        async with self._session.post(self._url, data=data, headers=self.headers) as response:
            return response.status, await response.json(content_type=None)


@pytest.fixture
async def page(local: LocalTable, desk: Desk) -> Page:
    return Page(local, desk.session)


@pytest.fixture
async def there(desk: Desk, local: LocalTable) -> dict[str, str]:
    """A message with buttons and a select, a poll, commands, and a form that is open at Ada's page."""
    await desk.call("PUT", COMMANDS, [command(0, options=NUMBERS)])
    message = await desk.call("POST", MESSAGES, {"components": [row(button(), button(1, disabled=True)), PICK]})
    asked = await desk.call("POST", MESSAGES, {"poll": poll()})
    await desk.opens_modal([field(), choices(22, 2, min_values=0, required=False)])
    return {
        "message": message.body["id"],
        "poll": asked.body["id"],
        "modal": next(iter(local.table.interactions.modals)),
    }


async def test_no_act_breaks_the_table(page: Page, there: dict[str, str]) -> None:
    acts: list[dict[str, Any]] = [
        {"kind": "say", "content": "x"},
        {"kind": "click", "message": there["message"], "custom_id": "s", "values": ["v0"]},
        {"kind": "slash", "command": "c0", "options": {"o0": 1}},
        {"kind": "autocomplete", "command": "c0", "focused": "o3", "options": {}},
        {"kind": "submit", "modal_id": there["modal"], "components": [{"custom_id": "f0", "value": "x"}]},
        {"kind": "vote", "message": there["poll"], "answers": [1]},
        {"kind": "react", "message": there["message"], "emoji": "🎲"},
        {"kind": "add_person", "name": "Dee"},
        {"kind": "fault", "name": "require_shards", "number": 1},
        {"kind": "fault", "name": "grant", "permissions": ["ADMINISTRATOR"]},
    ]
    for act in acts:
        for key in [*act, "nonce", "person"]:
            for value in STRANGE:
                status, told = await page.act(**(act | {key: value}))
                assert status in (200, 400), (act, key, value, told)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b'"x"', b'{"person": "\xff"}', b'{"person": ' + b"[" * 100_000, b'{"person": NaN}']
)
async def test_an_act_is_json(page: Page, data: bytes) -> None:
    assert (await page.send(data))[0] == 400


async def test_what_is_not_offered_is_refused(page: Page, there: dict[str, str]) -> None:
    of_message = {"kind": "click", "message": there["message"]}
    form = {"kind": "submit", "modal_id": there["modal"]}
    filled = {"custom_id": "f0", "value": "x"}
    acts: list[dict[str, Any]] = [
        {"kind": "say", "content": " \n "},
        {"kind": "say", "content": "x" * 2001},
        of_message | {"custom_id": "b1"},
        of_message | {"custom_id": "s", "values": ["v0", "v0"]},
        of_message | {"custom_id": "s", "values": ["v0", "v1", "v2"]},
        of_message | {"custom_id": "s", "values": "v0"},
        form | {"components": [filled, {"custom_id": "zz", "value": "x"}]},
        form | {"components": [filled, filled]},
        form | {"components": [filled, {"custom_id": "g", "values": ["v0", "v0"]}]},
        {"kind": "autocomplete", "command": "c0", "focused": "o2"},
        *({"kind": "slash", "command": "c0", "options": {"o0": text}} for text in ("5_0", "٣", " 5 ", "1" * 17, 1.5)),
        *({"kind": "slash", "command": "c0", "options": {"o1": text}} for text in ("nan", "inf", "1e99", "1_0")),
        {"kind": "slash", "command": "c0", "options": {"o2": []}},
        {"kind": "slash", "command": "c0", "options": {"o2": {}}},
        *({"kind": "add_person", "name": name} for name in ("a\x00b", "\u200b", "\x1b[31m", "x" * 33)),
        *({"kind": "add_channel", "name": name} for name in ("a\x00b", " ", "x" * 101)),
    ]
    taken = [act for act in acts if (await page.act(**act))[0] != 400]
    assert taken == []
    assert (await page.act(**form, components=[filled, {"custom_id": "g", "values": ["v0", "v1"]}]))[0] == 200
    assert (await page.act(kind="slash", command="c0", options={"o0": "-5", "o1": "1.5", "o2": "x"}))[0] == 200


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/table/state", {"Origin": "http://[::1"}, 403),
        ("/table/state", {"Origin": "null"}, 403),
        (f"/table/messages?channel={CHANNEL_ID}&before={'9' * 5000}", {}, 200),
        (f"/cdn/embed/avatars/{'9' * 5000}.png", {}, 404),
    ],
)
async def test_no_address_breaks_the_table(
    desk: Desk, local: LocalTable, path: str, headers: dict[str, str], status: int
) -> None:
    async with desk.session.get(yarl.URL(local.base_url + path, encoded=True), headers=headers) as response:
        assert response.status == status


@pytest.mark.parametrize(
    ("name", "safe"), [("../../x.txt", ".._.._x.txt"), ("..", "__"), (".", "_"), ("", "_"), (".x", ".x")]
)
def test_a_file_keeps_no_path(name: str, safe: str) -> None:
    assert safe_name(name) == safe
