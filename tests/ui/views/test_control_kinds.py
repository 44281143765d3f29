"""Prompts of other kinds as things to press: some of several, amounts, texts."""

from typing import Any

import pytest
from discord import ui

from bot.engine import Amount, PickSome, Prompt, Text
from bot.ui.views.controls import choice_of
from bot.ui.views.room import Room
from bot.ui.wire import limits
from bot.ui.wire.custom_id import parse
from bot.ui.wire.submitted import Submitted
from tests.ui.views.controls_shown import MATCH, PANEL, control, items, options


async def test_some_of_several_is_one_select_with_bounds() -> None:
    prompt = Prompt(0, "w", "R1", PickSome(options(6), 2, 4), number=7)
    (select,) = items(prompt)
    assert (select.min_values, select.max_values) == (2, 4)
    assert choice_of(prompt, parse(select.custom_id), Submitted(("key-1", "key-5"))) == ("key-1", "key-5")


async def test_none_of_several_has_a_button_as_an_empty_select_is_never_sent() -> None:
    prompt = Prompt(0, "w", "R1", PickSome(options(6), 0, 4), number=7)
    select, none = items(prompt)
    assert (select.min_values, none.label) == (0, "None of them")
    chosen = choice_of(prompt, parse(none.custom_id), Submitted())
    assert chosen == ()
    assert prompt.is_legal(chosen)


@pytest.mark.parametrize(("count", "fields"), [(26, 2), (60, 3), (125, 5)])
async def test_some_of_too_many_for_one_select_are_chosen_in_a_modal(count: int, fields: int) -> None:
    prompt = Prompt(0, "w", "R1", PickSome(options(count), 2, 3), number=7)
    (button,) = items(prompt)
    assert button.custom_id == f"c1:{MATCH}:7:~ask"
    form = control(prompt).modal(1)
    assert form is not None
    sent = form.to_dict()
    selects = [label["component"] for label in sent["components"]]
    assert len(selects) == fields
    assert [o["value"] for one in selects for o in one["options"]] == [f"key-{n}" for n in range(count)]
    assert all(one["min_values"] == 0 and one["max_values"] <= 3 and not one["required"] for one in selects)
    assert all(len(label["label"]) <= limits.MODAL_TITLE for label in sent["components"])
    last = (f"key-{count - 1}", "key-0")
    chosen = choice_of(prompt, parse(sent["custom_id"]), Submitted(last))
    assert chosen == last
    assert prompt.is_legal(chosen)


async def test_more_than_a_modal_holds_are_divided_over_several() -> None:
    prompt = Prompt(0, "w", "R1", PickSome(options(200), 1, 3), number=7)
    buttons = items(prompt)
    forms = [control(prompt).modal(parse(button.custom_id).argument or 1) for button in buttons]
    sent = [label["component"]["options"] for form in forms if form for label in form.to_dict()["components"]]
    assert [option["value"] for some in sent for option in some] == [f"key-{number}" for number in range(200)]
    assert len({button.label for button in buttons}) == len(buttons)


@pytest.mark.parametrize(("most", "kind"), [(5, "button"), (17, "select"), (400, "modal")])
async def test_an_amount_offers_every_number_and_chance(most: int, kind: str) -> None:
    prompt = Prompt(0, "w", "R1", Amount(1, most), number=7)
    *numbers, chance = items(prompt)
    assert chance.custom_id == f"c1:{MATCH}:7:~random"
    assert prompt.is_legal(choice_of(prompt, parse(chance.custom_id), Submitted()))
    if kind == "button":
        assert [button.custom_id for button in numbers] == [f"c1:{MATCH}:7:={n}" for n in range(1, most + 1)]
        assert choice_of(prompt, parse(numbers[-1].custom_id), Submitted()) == most
    elif kind == "select":
        assert [option.value for option in numbers[0].options] == [f"={n}" for n in range(1, most + 1)]
        assert choice_of(prompt, parse(numbers[0].custom_id), Submitted((f"={most}",))) == most
    else:
        assert numbers[0].custom_id == f"c1:{MATCH}:7:~ask"
        assert choice_of(prompt, parse(f"c1:{MATCH}:7:~said"), Submitted(text=f" {most} ")) == most


async def test_a_text_is_asked_for_in_a_modal_within_its_bounds() -> None:
    prompt = Prompt(0, "w", "R1", Text(2, 9000), number=7)
    (button,) = items(prompt)
    assert button.custom_id == f"c1:{MATCH}:7:~ask"
    modal = control(prompt).modal(1)
    assert modal is not None
    form = modal.to_dict()
    field = form["components"][0]["component"]
    assert form["custom_id"] == f"c1:{MATCH}:7:~said"
    assert (field["min_length"], field["max_length"]) == (2, limits.MODAL_INPUT)


async def test_rows_hold_few_buttons_for_a_phone() -> None:
    prompt = Prompt(0, "w", "R1", (*options(3, "a"), *options(3, "b")), number=7)
    assert [len(row.children) for row in control(prompt).rows(prompt.options, PANEL)] == [3, 3]


async def test_a_single_option_that_stands_out_is_there_with_no_room_at_all() -> None:
    """As an offer beside a question that has taken the room."""
    prompt = Prompt(0, "w", "R1", options(1), number=7, main="key-0")
    [only] = control(prompt).rows(prompt.options, Room(0, 1))
    assert next(item.custom_id for item in only.children if isinstance(item, ui.Button)) == f"c1:{MATCH}:7:key-0"


@pytest.mark.parametrize(("page", "is_there"), [(1, [False, True]), (2, [True, True]), (3, [True, False])])
async def test_a_page_that_there_is_can_be_turned_to(page: int, is_there: list[bool]) -> None:
    shown = control(Prompt(0, "w", "R1", PickSome(options(6), 2, 4), number=7))
    turning: list[Any] = list(shown.turning(page, 3).children)
    assert [not button.disabled for button in turning] == is_there
    assert [parse(button.custom_id).argument for button in turning] == [page - 1, page + 1]
    assert not shown.page_button(2, "On").disabled
