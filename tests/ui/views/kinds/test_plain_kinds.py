"""A number, a text or several options: what is offered to press or fill in, and which answer comes of it."""

from typing import Any

import pytest
from discord import ui

from bot.engine import Amount, Kind, Option, PickSome, Prompt, Text
from bot.ui.views.controls import CONTROLS
from bot.ui.views.room import Room
from bot.ui.views.speech import Speaker
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.submitted import Submitted
from bot.words import Catalogue

SPEAKER = Speaker(Catalogue().words(), ["Ada"])
ROOM = Room(10, 28)
PRIMARY = 1


def control(kind: Kind, **more: Any) -> Any:
    return CONTROLS[type(kind)]("k3JdP0aZ", Prompt(0, "w", "R1", kind, number=7, **more), SPEAKER, None)


def items(kind: Kind, room: Room = ROOM, **more: Any) -> list[Any]:
    asked = control(kind, **more)
    return [item for row in asked.rows(asked.prompt.options, room) for item in row.children]


def shown(kind: Kind, room: Room = ROOM, **more: Any) -> list[str]:
    """Buttons by what they answer, selects by their options."""
    return [
        ",".join(option.value for option in item.options)
        if isinstance(item, ui.Select)
        else item.custom_id.split(":")[3]
        for item in items(kind, room, **more)
    ]


def fields(kind: Kind, page: int = 1) -> list[dict[str, Any]]:
    form = control(kind).modal(page)
    return [one["component"] for one in form.to_dict()["components"]]


def answer(kind: Kind, what: str, filled: Submitted | None = None) -> Any:
    return CONTROLS[type(kind)].choice(kind, CustomId("k3JdP0aZ", what, 7), filled or Submitted())


def keys(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"o{number}") for number in range(count))


@pytest.mark.parametrize(
    ("most", "found"),
    [
        (5, ["=1", "=2", "=3", "=4", "=5", "~random"]),
        (6, ["=1,=2,=3,=4,=5,=6", "~random"]),
        (25, [",".join(f"={number}" for number in range(1, 26)), "~random"]),
        (26, ["~ask", "~random"]),
    ],
)
def test_few_numbers_are_buttons_more_a_select_and_many_a_form(most: int, found: list[str]) -> None:
    assert shown(Amount(1, most)) == found


def test_where_buttons_have_no_room_numbers_are_a_select() -> None:
    assert shown(Amount(1, 5), Room(1, 4)) == ["=1,=2,=3,=4,=5", "~random"]


def test_the_number_that_most_people_want_stands_out() -> None:
    assert [item.style.value == PRIMARY for item in items(Amount(1, 3), main="=2")] == [False, True, False, False]


@pytest.mark.parametrize(
    ("what", "filled", "found"),
    [
        ("=3", Submitted(), 3),
        ("~said", Submitted(text=" 12 "), 12),
        ("~select", Submitted(("=7",)), 7),
        ("other", Submitted(), ("other",)),
    ],
)
def test_each_way_to_name_a_number_is_read(what: str, filled: Submitted, found: Any) -> None:
    assert answer(Amount(1, 12), what, filled) == found


@pytest.mark.parametrize("said", ["0", "13", "", "three", "-1", "٣", "1.5"])
def test_what_is_no_number_within_the_bounds_is_declined(said: str) -> None:
    with pytest.raises(Declined, match="refused-not-a-number") as declined:
        answer(Amount(1, 12), "~said", Submitted(text=said))
    assert declined.value.facts == {"least": 1, "most": 12}


def test_chance_names_any_number_within_the_bounds() -> None:
    assert {answer(Amount(2, 4), Act.RANDOM) for _ in range(200)} == {2, 3, 4}


def test_the_form_of_a_number_has_room_for_its_digits() -> None:
    (field,) = fields(Amount(1, 999))
    assert (field["custom_id"], field["min_length"], field["max_length"]) == ("said", 1, 3)


@pytest.mark.parametrize(
    ("least", "most", "bounds", "is_long"),
    [
        (0, 0, (0, 1), False),
        (1, 1, (1, 1), False),
        (3, 100, (3, 100), False),
        (0, 101, (0, 101), True),
        (9, 9000, (9, 4000), True),
    ],
)
def test_the_form_of_a_text_has_room_for_it(least: int, most: int, bounds: tuple[int, int], is_long: bool) -> None:
    (field,) = fields(Text(least, most))
    assert (field.get("min_length", 0), field["max_length"], field["style"]) == (*bounds, 2 if is_long else 1)
    assert shown(Text(least, most)) == ["~ask"]


@pytest.mark.parametrize("has_lines", [False, True])
@pytest.mark.parametrize("least", [0, 1])
def test_a_text_of_lines_has_a_field_of_several_and_what_may_be_empty_may_be_sent_empty(
    least: int, *, has_lines: bool
) -> None:
    (field,) = fields(Text(least, 80, has_lines=has_lines))
    assert (field["style"], field["required"]) == (2 if has_lines else 1, least > 0)


def test_what_is_written_is_the_answer() -> None:
    assert answer(Text(0, 9), "~said", Submitted(text="Sable")) == "Sable"
    assert answer(Text(0, 9), "skip") == ("skip",)


@pytest.mark.parametrize(
    ("least", "most", "bounds", "has_none"), [(1, 2, (1, 2), False), (0, 2, (0, 2), True), (2, 9, (2, 4), False)]
)
def test_several_options_are_one_select_and_where_none_may_be_a_button_says_so(
    least: int, most: int, bounds: tuple[int, int], has_none: bool
) -> None:
    select, *others = items(PickSome(keys(4), least, most))
    assert (select.min_values, select.max_values) == bounds
    assert [one.custom_id.split(":")[3] for one in others] == (["~select.none"] if has_none else [])


def test_more_options_than_a_select_holds_are_a_form_and_more_than_that_several() -> None:
    assert shown(PickSome(keys(25), 1, 3))[0].count(",") == 24
    assert shown(PickSome(keys(26), 1, 3)) == ["~ask"]
    many = PickSome(keys(130), 1, 40)
    assert shown(many) == ["~ask", "~ask.2"]
    first, second = fields(many), fields(many, 2)
    assert [len(one["options"]) for one in first] == [25] * 5
    assert [(len(one["options"]), one["min_values"], one["max_values"]) for one in second] == [(5, 0, 5)]
    assert {one["max_values"] for one in first} == {25}
    assert fields(many, 9) == second
    assert not any(one["required"] for one in first), "whether enough are chosen the engine says"


def test_what_is_chosen_in_a_select_or_a_form_is_the_answer() -> None:
    kind = PickSome(keys(4), 0, 2)
    for what in ("~select", "~said"):
        assert answer(kind, what, Submitted(("o1", "o3"))) == ("o1", "o3")
    assert answer(kind, "~select.none") == ()
    assert answer(kind, "o1") == ("o1",)
