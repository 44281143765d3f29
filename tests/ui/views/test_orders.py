"""Standing orders: who has any, what is said of them, the form they are filled in on, and what is read from it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import WITHDRAWN, Amount, Option, Order, PickSome, order
from bot.local.protocol.component_types import BUTTON, TEXT_DISPLAY, walk
from bot.ui.views.orders import has_orders, orders_modal, orders_view, plan_page, read_orders
from bot.ui.views.panel import fingerprint, panel_view
from bot.ui.views.plans import plan_line
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from bot.ui.wire.submitted import Submitted
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import ORDERS, HarbourOptions
from tests.ui.scenes import MATCH, scene_of

ADA, BEN = 0, 1
MANY = tuple(Option(str(number), "lamp", {"colour": str(number)}) for number in range(60))  # three selects


def scene(**settled: Any) -> Scene:
    """Ben has settled this."""
    found = scene_of(HarbourFace(), HarbourOptions(), 2)
    match: Any = found.table.match
    if settled:
        match.answer(order(BEN, settled))
    return found


def of(found: Scene, **changes: Any) -> Scene:
    return Scene(replace(found.table, **changes), found.face, found.words)


def said(view: Any) -> str:
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY)


def buttons(view: Any) -> list[tuple[str, str]]:
    return [(part["label"], part["custom_id"]) for part in walk(view.to_components()) if part["type"] == BUTTON]


def fields(modal: Any) -> list[dict[str, Any]]:
    return [part | {"component": part["component"]} for part in modal.to_dict()["components"]]


def test_who_plays_at_a_running_table_has_orders() -> None:
    found = scene()
    assert has_orders(found, BEN)
    assert not has_orders(of(found, status="finished"), BEN)
    automatic = [replace(seat, is_away=True) if seat.seat == BEN else seat for seat in found.table.seats]
    assert not has_orders(of(found, seats=automatic), BEN)
    assert has_orders(of(found, seats=automatic), ADA)


def test_what_is_settled_is_said_and_nothing_of_others() -> None:
    found = scene(flares=("never",), toll=2, lamps=("red", "white"))
    assert said(orders_view(found, BEN)).splitlines() == [
        "### Standing orders",
        "Fire flares: **Never**",
        "Toll this turn: **2**",
        "Lamps: **Lamp of red and Lamp of white**",
    ]
    assert said(orders_view(found, ADA, "Saved.")).splitlines() == [
        "*Saved.*",
        "### Standing orders",
        "-# You have no standing orders, so I ask you each time.",
    ]


def test_the_only_form_is_one_press_away() -> None:
    assert buttons(orders_view(scene(), BEN)) == [
        ("Change", f"c1:{MATCH}::orders.1.1"),
        ("Be Away", f"c1:{MATCH}::away"),
    ]


def test_each_form_has_a_button_up_to_a_phones_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Called by what it begins with."""
    found = scene()
    monkeypatch.setattr(found, "orders", lambda _: [toll(number) for number in range(25)])
    view = orders_view(found, BEN)
    assert buttons(view)[:-1] == [("Toll this turn …", f"c1:{MATCH}::orders.1.{page}") for page in (1, 2, 3, 4)]
    monkeypatch.setattr(found, "orders", lambda _: [toll(number) for number in range(6)])
    assert [label for label, _ in buttons(orders_view(found, BEN))] == ["Toll this turn …", "Toll this turn", "Be Away"]


def toll(number: int) -> Order:
    return Order("toll", "R6", Amount(0, 3 + number))


def test_a_form_shows_what_is_settled() -> None:
    modal = orders_modal(scene(flares=("never",), toll=2), BEN, 1)
    assert modal is not None
    assert (modal.title, modal.custom_id) == ("Standing orders", f"c1:{MATCH}::ordered.1.1")
    flares, toll, lamps = fields(modal)
    assert [part["label"] for part in (flares, toll, lamps)] == ["Fire flares", "Toll this turn", "Lamps"]
    assert {part["description"] for part in (flares, toll, lamps)} == {"Leave it empty to have me ask each time."}
    chosen = [(option["value"], option.get("default", False)) for option in flares["component"]["options"]]
    assert chosen == [("never", True), ("always", False)]
    assert (flares["component"]["min_values"], flares["component"]["max_values"]) == (0, 1)
    assert (toll["component"]["value"], toll["component"]["required"]) == ("2", False)
    assert toll["component"]["max_length"] == 12
    assert lamps["component"]["max_values"] == 2
    assert {part["component"]["required"] for part in (flares, toll, lamps)} == {False}, "whoever empties it is asked"
    assert "value" not in fields(orders_modal(scene(), BEN, 1))[1]["component"]


@pytest.mark.parametrize("page", [-1, 0, 2])
def test_there_is_no_other_form(page: int) -> None:
    assert orders_modal(scene(), BEN, page) is None


def test_options_of_one_order_may_need_several_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three selects of five: the next order of three goes into the next form."""
    found = scene()
    wide = [Order(word, "R6", PickSome(MANY, 1, 60)) for word in ("lamps", "flares")]
    monkeypatch.setattr(found, "orders", lambda _: wide)
    first, second = (orders_modal(found, BEN, page) for page in (1, 2))
    assert [part["label"] for part in fields(first)] == ["Lamps", "Lamps (more)", "Lamps (more)"]
    assert [part["component"]["custom_id"] for part in fields(second)] == ["flares", "flares.2", "flares.3"]
    assert orders_modal(found, BEN, 3) is None
    assert [len(part["component"]["options"]) for part in fields(first)] == [25, 25, 10]
    assert fields(first)[2]["component"]["max_values"] == 10


def filled(**given: tuple[str, ...]) -> Submitted:
    return Submitted(fields=given)


def test_what_was_filled_in_is_read_and_what_was_emptied_is_withdrawn() -> None:
    assert read_orders(ORDERS, filled(flares=("never",), toll=(" 2 ",))) == {"flares": ("never",), "toll": 2}
    assert read_orders(ORDERS, filled(flares=(), toll=("",))) == {"flares": (), "toll": WITHDRAWN}
    wide = [Order("lamps", "R6", PickSome(MANY, 1, 60))]
    assert read_orders(wide, Submitted(fields={"lamps": ("1",), "lamps.2": ("30",)})) == {"lamps": ("1", "30")}


@pytest.mark.parametrize("typed", ["a lot", "-1", "²", "1" * 13, "٣"])
def test_what_is_no_number_is_declined(typed: str) -> None:
    with pytest.raises(Declined) as declined:
        read_orders(ORDERS, filled(toll=(typed,)))
    assert (declined.value.message, declined.value.facts) == ("refused-not-a-number", {"least": 0, "most": 3})


def test_a_plan_has_a_form_of_its_own_and_is_no_standing_order() -> None:
    found = scene_of(HarbourFace(), HarbourOptions(has_plans=True), 2)
    assert (plan_page(found, ADA), plan_page(found, BEN)) == (0, 2), "Ada steers now"
    form = orders_modal(found, BEN, 2)
    assert form is not None
    assert [field["label"] for field in fields(form)] == ["Steer"]
    assert form.title == "Plan My Turn"
    match: Any = found.table.match
    match.answer(order(BEN, {"heading": ("south",)}))
    assert "South" not in said(orders_view(found, BEN))
    assert [label for label, _ in buttons(orders_view(found, BEN))] == ["Change", "Be Away"]


@pytest.mark.parametrize("is_shaken", [False, True])
def test_a_panel_says_what_is_set_aside_and_whether_it_holds(*, is_shaken: bool) -> None:
    found = scene_of(HarbourFace(), HarbourOptions(has_plans=True, flares=0b10), 2)
    match: Any = found.table.match
    before = fingerprint(found, BEN)
    assert plan_line(found, BEN) == ""
    match.answer(order(BEN, {"heading": ("south",)}))
    if is_shaken:
        match.state.flares[BEN] = 0
    found = of(found)
    told = "Something has changed since you planned" if is_shaken else "Set aside for your turn: South."
    assert told in said(panel_view(found, BEN, None))
    assert fingerprint(found, BEN) != before
    assert plan_line(found, ADA) == ""


def test_nothing_is_said_of_a_plan_where_no_turn_to_plan_lies_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of somebody who is out: their turn may never come."""
    found = scene_of(HarbourFace(), HarbourOptions(has_plans=True, flares=0b10), 2)
    match: Any = found.table.match
    match.answer(order(BEN, {"heading": ("south",)}))
    found = of(found)
    assert plan_line(found, BEN) != ""
    monkeypatch.setattr(HarbourFace.game, "orders", lambda _: ())
    assert plan_line(of(found), BEN) == ""
