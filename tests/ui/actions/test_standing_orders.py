"""Standing orders are shown, asked for and settled in private, by whoever holds the seat."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import HostRefused, Person
from bot.ui.actions.orders import StandingOrders
from bot.ui.wire.custom_id import CustomId
from tests.ui.actions.acting import MATCH, SCENE, ZOE, Acting
from tests.ui.scenes import ADA, BEN


def orders(acting: Acting) -> StandingOrders:
    return StandingOrders(acting.context, acting.panels)


def wanted(*arguments: int) -> CustomId:
    return CustomId(MATCH.id, ".".join(["orders", *map(str, arguments)]))


@pytest.mark.parametrize(("arguments", "how"), [((1,), "show"), ((1, 0), "show"), ((1, 1), "ask")])
async def test_what_is_settled_is_shown_and_a_form_changes_it(arguments: tuple[int, ...], how: str) -> None:
    acting = Acting()
    await orders(acting).ask(acting.reply(BEN), MATCH, wanted(*arguments))
    assert [done[0] for done in acting.done] == [how]


@pytest.mark.parametrize(
    ("person", "arguments", "status", "why"),
    [
        (BEN, (1, 9), "open", "illegal"),
        (BEN, (), "open", "illegal"),
        (BEN, (1, 1, 1), "open", "illegal"),
        (ADA, (1,), "open", "not-yours"),
        (ZOE, (1,), "open", "not-yours"),
        (BEN, (1,), "finished", "finished"),
    ],
)
async def test_others_see_and_settle_none(person: Person, arguments: tuple[int, ...], status: str, why: str) -> None:
    acting, table = Acting(), replace(MATCH, status=status)
    with pytest.raises(HostRefused, match=f"^{why}$"):
        await orders(acting).ask(acting.reply(person), table, wanted(*arguments))
    if arguments != (1, 9):
        with pytest.raises(HostRefused, match=f"^{why}$"):
            await orders(acting).settle(acting.reply(person), table, wanted(*arguments))
    assert acting.done == []


@pytest.mark.parametrize(("error", "said"), [(None, "orders-done"), (HostRefused("illegal"), "refused-illegal")])
async def test_what_was_filled_in_is_settled_and_told_where_it_was_asked(error: Any, said: str) -> None:
    """What cannot be is said there as well: others see nothing of it."""
    acting = Acting(order=error or MATCH)
    reply = acting.reply(BEN)
    reply.interaction.data = {"components": [{"component": {"custom_id": "toll", "value": "2"}}]}
    await orders(acting).settle(reply, MATCH, wanted(1, 1))
    settled, (how, shown) = acting.done
    assert settled == ("order", MATCH.id, BEN.id, 1, {"toll": 2})
    assert how == "replace"
    assert SCENE.say(said) in shown


async def test_any_other_refusal_is_said_as_everywhere() -> None:
    acting = Acting(order=HostRefused("storage"))
    with pytest.raises(HostRefused, match="storage"):
        await orders(acting).settle(acting.reply(BEN), MATCH, wanted(1, 1))


async def test_what_was_planned_in_a_panel_is_said_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.actions.orders.plan_page", lambda *_: 2)
    acting = Acting(order=MATCH)
    await orders(acting).settle(acting.reply(BEN), MATCH, wanted(1, 2))
    assert acting.done[1:] == [("refresh", SCENE.say("orders-done"))]
    acting = Acting(order=MATCH)
    await orders(acting).settle(acting.reply(BEN), MATCH, wanted(1, 1))
    assert acting.done[1][0] == "replace"
