"""Standing orders, by real clicks: settled and lifted in one's panel, and whatever the others see stays the same."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from bot.local.rest.exchange import Exchange
from tests.client.descriptions import described
from tests.support.harbour.stage import Stage, becomes, harbour_alone, staged

Json = dict[str, Any]
SETTLED = "Saved. Nobody else can tell."
CLEO, BEN_AND_CLEO = 0b100, 0b110  # who holds a flare


async def opens_orders(stage: Stage) -> Json:
    """The private message in which Ben sees what he has settled."""
    panel, known = await stage.opens_panel(stage.ben), {message["id"] for message in stage.ben.messages()}
    await stage.ben.click(panel, "Orders")
    return await stage.ben.sees(lambda message: message["id"] not in known and "Standing orders" in described(message))


async def settles(stage: Stage, orders: Json, answers: dict[str, Any]) -> str:
    """Ben fills the form in; what his orders say then."""
    form = (await stage.ben.click(orders, "Change")).modal
    before = described(stage.ben.sight.by_id(orders["id"]) or orders)
    await stage.ben.submit(form, answers)
    return described(await becomes(stage.ben, orders, lambda text: text != before))


async def test_they_are_settled_shown_and_lifted_in_ones_panel(stage: Stage) -> None:
    await stage.begun(stage.ben, has_tolls=True)
    orders = await opens_orders(stage)
    assert "You have no standing orders" in described(orders)
    said = await settles(stage, orders, {"Fire flares": ["never"], "Toll this turn": "2", "Lamps": ["red", "white"]})
    for line in (
        SETTLED,
        "Fire flares: **Never**",
        "Toll this turn: **2**",
        "Lamps: **Lamp of red and Lamp of white**",
    ):
        assert line in said
    form = (await stage.ben.click(orders, "Change")).modal
    assert [part["component"].get("value") for part in form["components"]][1] == "2", "it shows what is settled"
    said = await settles(stage, orders, {"Fire flares": [], "Toll this turn": "", "Lamps": ["green"]})
    assert "Lamps: **Lamp of green**" in said
    assert "Never" not in said
    form = (await stage.ben.click(orders, "Change")).modal
    await stage.ben.submit(form, {"Toll this turn": "a lot"})
    await stage.ben.sees("Please give a whole number from 0 to 3.")


async def test_who_has_settled_it_is_not_asked_and_an_export_says_so_in_the_end(stage: Stage) -> None:
    await stage.begun(stage.ben, flares=0b10)
    orders = await opens_orders(stage)
    await settles(stage, orders, {"Fire flares": ["always"]})
    await stage.steered()
    await stage.shows("Ben fires a flare.", "[Drop]")


class Witness:
    """All that Ada and Cleo are sent, and all requests about the public messages, without ids and numbers."""

    def __init__(self, stage: Stage) -> None:
        self.told: dict[str, list[str]] = defaultdict(list)  # what of it comes first depends on how busy the machine is
        self._stage = stage
        stage.local.requests.observers.append(self._observe)
        for person in (stage.ada, stage.cleo):
            self._listen(person.name, person.sight)

    def _listen(self, name: str, sight: Any) -> None:
        hear = sight.hear

        def heard(event: Json) -> None:
            if event["type"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
                text = described(event["data"]) if "author" in event["data"] else ""
                self.told[f"{name} in {'private' if '(only you)' in text else 'public'}"].append(plain(text))
            hear(event)

        sight.hear = heard

    def _observe(self, exchange: Exchange) -> None:
        if "/channels/" in exchange.path and "/messages" in exchange.path:
            self.told["requests"].append(f"{exchange.method} {exchange.path}")


def plain(text: str) -> str:
    return re.sub(r"<t:\d+:R>|`[0-9a-f]{64}`", "", text)


async def seen(tmp_path: Path, flares: int, orders: list[dict[str, Any]]) -> dict[str, list[str]]:
    """What the others see while Ben settles these, one after the other, and then the night passes."""
    async with staged(tmp_path) as stage:
        await stage.begun(stage.ben, stage.cleo, flares=flares)
        await stage.opens_panel(stage.ada)
        for person in (stage.ben, stage.cleo):
            await stage.opens_panel(person)
        await stage.ada.sees("The match has begun")  # the lobby is put away
        await stage.cleo.sees("The match has begun")
        shown = await opens_orders(stage)
        witness = Witness(stage)
        for values in orders:
            await settles(stage, shown, values)
        await stage.steered()
        await stage.shows("watches the dark")
        panel = await stage.cleo.sees(
            lambda one: "(only you)" in described(one) and "Fire your flare?" in described(one)
        )
        await stage.cleo.click(panel, "Keep")
        await stage.shows("[Drop]")
        await stage.ada.click(stage.table, "Drop")
        await stage.ada.sees("The match is over")
        await stage.cleo.sees("[Rematch]")
        return witness.told


@pytest.mark.long
async def test_nobody_else_can_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben holds no flare; or he holds one and has settled to keep it; or he settles and lifts without one."""
    monkeypatch.setattr("bot.app.all_games", harbour_alone)
    without = await seen(tmp_path / "without", CLEO, [])
    settled = await seen(tmp_path / "settled", BEN_AND_CLEO, [{"Fire flares": ["never"]}])
    lifted = await seen(tmp_path / "lifted", CLEO, [{"Lamps": ["red"]}, {"Lamps": []}])
    assert settled == without
    assert lifted == without
    assert without.keys() == {"requests", "Ada in public", "Ada in private", "Cleo in public", "Cleo in private"}
    assert min(map(len, without.values())) > 1
