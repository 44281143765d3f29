"""A form is filled in page by page; it says what is open, wrong or too dear, and is sent when whole."""

from typing import Any

import pytest
from discord.ui import Button

from bot.engine import Amount, Field, Form, Option, Pick, PickSome
from bot.local.checks.modal import check_modal
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.form import FormControl
from bot.ui.views.speech import Speaker
from bot.ui.wire.declined import Declined
from bot.ui.wire.submitted import Submitted
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.prompts import market
from tests.support.bazaar.rules import stall
from tests.ui.views.kinds.filling import PANEL, PUBLIC, Filling

LEGAL = {"name": "Oda", "charm": 2, "luck": 2, "thrift": 1, "wit": 1, "sign": ("sun",), "motto": "Cheap!"}
WARES = tuple(Option(f"ware-{number}") for number in range(60))


def order(most: int = 10, least: int | None = None) -> Form:
    goods = PickSome((Option("rug", "ware-rug"), Option("map", "ware-map")), 0, 2)
    fields = (Field("silk", Amount(0, 40), price=2), Field("wares", goods, prices={"rug": 4, "map": -6}))
    return Form(fields, least=least, most=most)


async def test_it_begins_with_what_can_be_left_blank_and_is_not_yet_whole() -> None:
    form = Filling(stall())
    assert form.labels() == ["Name … Thrift", "Wit … Motto"]
    assert form.control.sent == {"charm": 0, "luck": 0, "thrift": 0, "wit": 0, "motto": ""}
    said = form.control.summary()
    assert "You still have to spend 6 of 6" in said
    assert "**Name:** *not filled in yet*" in said
    assert "**Sign:** *not filled in yet*" in said
    assert "**Charm:** 0" in said


async def test_it_is_filled_in_over_two_pages_and_then_confirmed() -> None:
    form = Filling(stall())
    form.fill(1, name="Oda", charm=["2"], luck=["2"], thrift=["1"])
    assert "You still have to spend 1 of 6" in form.control.summary()
    assert "Confirm" not in form.labels()
    form.fill(2, wit=["1"], sign=["sun"], motto="Cheap!")
    assert form.control.sent == LEGAL
    assert form.control.is_whole
    assert "You have spent all 6." in form.control.summary()
    assert form.id_of("Confirm").what == f"~send.{form.control.now.stamp}"


async def test_a_time_outs_answer_is_what_it_begins_with() -> None:
    form = Filling(stall(), default=LEGAL)
    assert form.control.sent == LEGAL
    assert "Confirm" in form.labels()


@pytest.mark.parametrize(("fields", "label", "style"), [({}, "Leave the Market", 2), ({"traps": 1}, "Confirm", 3)])
async def test_a_form_left_as_it_begins_may_be_named_for_what_it_does(
    fields: dict[str, int], label: str, style: int
) -> None:
    """R22: an empty order ends the visit to a Market."""
    words = ThroneFace().catalogue.words()
    prompt = market.order(0, 6, stock=(), region=(), sales=(), is_broken=False, pieces=0, traps=9)
    assert prompt is not None
    assert isinstance(prompt.kind, Form)
    draft = Draft({**market.nothing(prompt.kind), **fields})
    shown = FormControl("k3JdP0aZ", prompt, Speaker(words, ["Ada"]), draft).rows(prompt.options, PANEL)
    buttons = [item for row in shown for item in row.children if isinstance(item, Button)]
    assert (buttons[-1].label, buttons[-1].style.value) == (label, style)


async def test_who_spends_too_much_is_told_by_how_much_and_finds_all_as_it_was() -> None:
    form = Filling(stall())
    form.fill(1, name="Oda", charm=["4"], luck=["4"])
    assert "That costs 8 in all: 2 more than the 6 you have." in form.control.summary()
    assert "Confirm" not in form.labels()
    fields = {one["component"]["custom_id"]: one["component"] for one in form.modal(1)["components"]}
    assert fields["name"]["value"] == "Oda"
    assert [o["value"] for o in fields["charm"]["options"] if o["default"]] == ["4"]


@pytest.mark.parametrize("typed", ["abc", "41", "-1", "1.5", "٣", "1_0", "9" * 12])
async def test_what_is_no_number_is_named_with_its_bounds_and_kept_to_be_mended(typed: str) -> None:
    form = Filling(order(most=100))
    form.fill(silk=typed)
    assert "**Silk:** please give a whole number from 0 to 40" in form.control.summary()
    assert "Confirm" not in form.labels()
    assert form.modal()["components"][0]["component"]["value"] == typed
    form.fill(silk=" 7 ")
    assert form.control.sent == {"silk": 7, "wares": ()}
    assert "Confirm" in form.labels()


@pytest.mark.parametrize(("name", "count"), [("O", 1), ("O" * 21, 21)])
async def test_a_text_of_another_length_is_named_with_its_bounds(name: str, count: int) -> None:
    """No modal lets it through; a forged one may."""
    form = Filling(stall())
    form.fill(1, name=name)
    assert f"**Name:** please write 2 to 20 characters, not {count}." in form.control.summary()


@pytest.mark.parametrize(
    ("silk", "wares", "said"),
    [
        ("2", ["rug"], "This costs 8 in all; 2 of 10 left."),
        ("3", ["rug"], "You have spent all 10."),
        ("4", ["rug"], "That costs 12 in all: 2 more than the 10 you have."),
        ("1", ["map"], "This brings you 4 in all."),
    ],
)
async def test_it_says_what_it_costs_together(silk: str, wares: list[str], said: str) -> None:
    form = Filling(order())
    form.prompt.word = "stall"  # which has no words of its own for its budget
    form.fill(silk=silk, wares=wares)
    assert said in form.control.summary()


async def test_a_game_may_say_it_itself() -> None:
    form = Filling(order())
    form.prompt.word = "order"
    form.fill(silk="1")
    assert "You spend 2 of your 10 coins; 8 left." in form.control.summary()


async def test_less_than_must_be_spent_is_told() -> None:
    form = Filling(order(least=6))
    form.fill(silk="2")
    assert "You must spend at least 6; so far it is 4." in form.control.summary()
    assert "Confirm" not in form.labels()


async def test_prices_stand_beside_what_they_are_asked_for() -> None:
    silk, wares = Filling(order()).modal()["components"]
    assert silk["description"] == "From 0 to 40; costs 2 each"
    assert wares["description"] == "Choose up to 2"
    assert [option["description"] for option in wares["component"]["options"]] == ["costs 4", "brings 6"]
    assert wares["component"]["placeholder"] == "Choose (2)"  # what it is about stands above it


async def test_a_field_of_many_options_keeps_what_is_chosen_on_other_pages() -> None:
    form = Filling(Form((Field("wares", PickSome(WARES, 0, 9)), Field("sign", Pick(WARES)))))
    pages = [form.modal(1), form.modal(2)]
    assert [len(page["components"]) for page in pages] == [3, 3]
    for page in pages:
        check_modal(page)
        assert len({one["label"] for one in page["components"]}) == len(page["components"])
    form.fill(1, wares=["ware-3"], wares__3=["ware-55"])
    form.fill(1, wares__2=["ware-30", "ware-31"])
    form.fill(2, sign=["ware-1"])
    form.fill(2, sign__2=["ware-26"])  # another one: the first makes room
    assert form.control.sent == {"wares": ("ware-3", "ware-55", "ware-30", "ware-31"), "sign": ("ware-26",)}
    form.fill(1, wares=[])
    form.fill(2, sign__2=[])
    assert form.control.sent == {"wares": ("ware-55", "ware-30", "ware-31")}


async def test_too_many_are_counted() -> None:
    form = Filling(Form((Field("wares", PickSome(WARES, 1, 2)),)))
    form.fill(1, wares=["ware-3", "ware-4"], wares__2=["ware-30"])
    assert "**Wares:** please choose 1 to 2, not 3." in form.control.summary()
    assert "Confirm" not in form.labels()


async def test_very_many_fields_are_chosen_in_a_select() -> None:
    fields = tuple(Field(f"f-{number}", Amount(0, 3), word="silk") for number in range(40))
    form = Filling(Form(fields))
    (select,) = form.selects().values()
    assert len(select.options) == 8
    found = {field for page in range(1, 9) for field in map(_id, form.modal(page)["components"])}
    assert found == {field.key for field in fields}


def _id(label: dict[str, Any]) -> str:
    return str(label["component"]["custom_id"])


async def test_in_public_it_is_only_opened() -> None:
    one, two = Filling(order()), Filling(stall())
    assert one.labels(PUBLIC) == two.labels(PUBLIC) == ["Fill In"]
    assert ".ask.1" in str(one.items(PUBLIC)[0].custom_id)
    assert str(two.items(PUBLIC)[0].custom_id).endswith(":~more.1")  # its pages are in the panel


@pytest.mark.parametrize(
    ("step", "page", "filled"),
    [
        ("open", 1, Submitted()),
        ("", 1, Submitted()),
        ("said", 0, Submitted()),
        ("said", 3, Submitted()),
        ("said", 1, Submitted(fields={"name": ("x" * 5000,)})),
        ("said", 1, Submitted(fields={"name": ("\ud800",)})),
    ],
)
async def test_what_no_modal_sends_is_declined(step: str, page: int, filled: Submitted) -> None:
    with pytest.raises(Declined):
        Filling(stall()).control.drafted(step, page, filled)


async def test_foreign_keys_and_missing_fields_change_nothing_else() -> None:
    form = Filling(stall())
    form.draft = form.control.drafted("said", 2, Submitted(fields={"sign": ("moon; DROP", "gold"), "name": ("X",)}))
    assert form.control.sent == {"charm": 0, "luck": 0, "thrift": 0, "wit": 0, "motto": ""}


async def test_what_is_typed_is_harmless_where_it_is_shown() -> None:
    form = Filling(stall())
    form.fill(1, name="**@everyone**")
    assert "@everyone" not in form.control.summary()
    assert "**@" not in form.control.summary()
