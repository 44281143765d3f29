"""A prompt as things to press, within a message's room; every option can be reached, and answers itself."""

from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.engine import Amount, Option, PickSome, Prompt, Text, Who
from bot.ui.views.controls import CONTROLS, choice_of
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.selects import option_select
from bot.ui.views.room import Room, size
from bot.ui.views.speech import Speaker
from bot.ui.wire import limits
from bot.ui.wire.custom_id import Act, parse
from bot.ui.wire.layout import Row
from bot.ui.wire.submitted import Submitted
from bot.words import Catalogue

MATCH = "k3JdP0aZ"
KINGDOM = Path("cogs/death_over_the_kingdom/words")
SPEAKER = Speaker(Catalogue().words(), ["Ada", "Ben"])
COUNTS = (1, 8, 9, 25, 26, 60, 200)
PANEL = Room(limits.PANEL_ROWS, 28)
NARROW = Room(limits.PANEL_ROWS, 7)
PUBLIC = Room(limits.PUBLIC_ROWS, 27, is_public=True)


def options(count: int, group: str = "", **more: Any) -> tuple[Option, ...]:
    return tuple(Option(f"{group}key-{number}", group=group, **more) for number in range(count))


def control(prompt: Prompt, speaker: Speaker = SPEAKER) -> Control[Any]:
    return CONTROLS[type(prompt.kind)](MATCH, prompt, speaker)


def items(prompt: Prompt, speaker: Speaker = SPEAKER, room: Room = PANEL) -> list[Any]:
    return [item for row in control(prompt, speaker).rows(prompt.options, room) for item in row.children]


def pages(prompt: Prompt, room: Room) -> list[list[Row]]:
    """Every page, turned by its own button, which is read back through its custom id."""
    found, page = list[list[Row]](), 1
    while True:
        rows = control(prompt).rows(prompt.options, Room(room.rows, room.components, page, room.is_public))
        found.append(rows)
        turning = [item for item in rows[-1].children if isinstance(item, ui.Button)]
        wanted = parse(str(turning[-1].custom_id)) if turning else None
        if wanted is None or not wanted.what.startswith(Act.MORE) or turning[-1].disabled:
            return found
        page = wanted.argument


def answered(prompt: Prompt, rows: list[Row]) -> list[Any]:
    """What each thing to press would answer."""
    chosen = []
    for item in (item for row in rows for item in row.children):
        wanted = parse(str(getattr(item, "custom_id", "")))
        if isinstance(item, ui.Select):
            filled = [Submitted((option.value,)) for option in item.options]
        else:
            filled = [] if wanted.what.startswith(Act.MORE) else [Submitted()]
        chosen += [choice_of(prompt, wanted, one) for one in filled]
    return chosen


def labels(rows: list[Row]) -> list[str]:
    return [
        str(said)
        for row in rows
        for item in row.children
        for said in ([o.label for o in item.options] if isinstance(item, ui.Select) else [getattr(item, "label", "")])
    ]


@pytest.mark.parametrize("room", [PANEL, NARROW], ids=["panel", "narrow"])
@pytest.mark.parametrize("count", COUNTS)
async def test_every_option_can_be_reached_and_answers_itself(count: int, room: Room) -> None:
    prompt = Prompt(0, "w", "R1", options(count), number=7)
    found = pages(prompt, room)
    chosen = [choice for rows in found for choice in answered(prompt, rows)]
    assert chosen == [(f"key-{number}",) for number in range(count)]
    assert all(prompt.is_legal(choice) for choice in chosen)


@pytest.mark.parametrize("room", [PANEL, NARROW, PUBLIC], ids=["panel", "narrow", "public"])
@pytest.mark.parametrize("count", COUNTS)
async def test_each_page_keeps_within_its_room_and_discords_limits(count: int, room: Room) -> None:
    alike = tuple(Option(f"key-{number}", word="undo-nothing") for number in range(count))
    mixed = tuple(Option(f"key-{n}", group=("", "sea", "land")[n % 3]) for n in range(count))
    for prompt in (Prompt(0, "w", "R1", some, number=999_999_999) for some in (options(count), alike, mixed)):
        for rows in pages(prompt, room) if not room.is_public else [control(prompt).rows(prompt.options, room)]:
            assert len(rows) <= room.rows
            assert size(rows) <= room.components
            ids = [str(getattr(item, "custom_id", "")) for row in rows for item in row.children]
            assert len(set(ids)) == len(ids)
            assert all(len(one) <= limits.CUSTOM_ID for one in ids)
            said = labels(rows)
            assert all(0 < len(one) <= limits.LABEL for one in said)
            for item in (item for row in rows for item in row.children if isinstance(item, ui.Select)):
                assert 1 <= len(item.options) <= limits.SELECT_OPTIONS
                assert len({option.value for option in item.options}) == len(item.options)
                assert len({option.label for option in item.options}) == len(item.options)


@pytest.mark.parametrize("count", COUNTS)
async def test_what_has_no_room_in_public_is_found_in_the_panel(count: int) -> None:
    prompt = Prompt(0, "w", "R1", options(count), number=7)
    rows = control(prompt).rows(prompt.options, PUBLIC)
    shown = answered(prompt, rows)
    assert shown == [(f"key-{number}",) for number in range(len(shown))]
    if len(shown) < count:
        (more,) = rows[-1].children
        assert getattr(more, "custom_id", "") == f"c1:{MATCH}:7:~more.1"
        assert len(shown) >= limits.SELECT_OPTIONS


async def test_a_page_that_is_not_there_is_the_last_one() -> None:
    prompt = Prompt(0, "w", "R1", options(200), number=7)
    far, last = (control(prompt).rows(prompt.options, Room(10, 7, page)) for page in (99_999, 4))
    assert answered(prompt, far) == answered(prompt, last)
    assert answered(prompt, far)[-1] == ("key-199",)


async def test_few_options_are_buttons_and_equals_look_alike() -> None:
    buttons = items(Prompt(0, "w", "R1", options(3), number=7, default=("key-1",)))
    assert [button.custom_id for button in buttons] == [f"c1:{MATCH}:7:key-{n}" for n in range(3)]
    assert {button.style.name for button in buttons} == {"secondary"}


async def test_the_main_option_stands_first_and_alone_stands_out() -> None:
    buttons = items(Prompt(0, "w", "R1", options(3), number=7, default=("key-0",), main="key-1"))
    assert [(button.label, button.style.name) for button in buttons] == [
        ("key-1", "primary"),
        ("key-0", "secondary"),
        ("key-2", "secondary"),
    ]


async def test_where_there_are_too_many_the_groups_become_selects_the_largest_first() -> None:
    ways = [Option(f"way-{n}", group="way") for n in range(3)]
    sides = [Option(f"side-{n}", group="side") for n in range(2)]
    others = [Option(f"key-{n}", group=f"its-own-{n}") for n in range(6)]
    shown = items(Prompt(0, "w", "R1", (*others, *ways, *sides), number=7))
    selects = [item for item in shown if isinstance(item, ui.Select)]
    listed = [[option.value for option in select.options] for select in selects]
    assert listed == [["way-0", "way-1", "way-2"], ["side-0", "side-1"], ["key-3", "key-4", "key-5"]]
    assert [item.label for item in shown if isinstance(item, ui.Button)] == ["key-0", "key-1", "key-2"]


@pytest.mark.parametrize("groups", [1, 3, 7, 12])
@pytest.mark.parametrize("each", [1, 2, 5, 8])
async def test_one_question_has_at_most_six_things_to_press(groups: int, each: int) -> None:
    some = [option for number in range(groups) for option in options(each, f"g{number}-")]
    prompt = Prompt(0, "w", "R1", (*some, Option("end", group="end")), number=7, main=some[-1].key)
    found = control(prompt).rows(prompt.options, PUBLIC)
    pressed = [item for row in found for item in row.children]
    assert len(pressed) <= limits.MOST_CONTROLS
    assert sorted(chosen[0] for chosen in answered(prompt, found)) == sorted(o.key for o in prompt.options)
    if len(prompt.options) > 3 * limits.SELECT_OPTIONS:
        return  # no row is left for buttons
    assert [item.style.name for item in pressed if isinstance(item, ui.Button)].count("primary") == 1
    assert str(getattr(pressed[-1], "custom_id", "")).endswith(":end"), "nothing stands after what ends the turn"


@pytest.mark.parametrize(
    ("default", "styles"),
    [(("key-0",), ["primary", "secondary"]), (("key-1",), ["primary", "secondary"]), (None, ["secondary"] * 2)],
)
async def test_of_two_the_first_stands_out_unless_they_are_equals(default: Any, styles: list[str]) -> None:
    buttons = items(Prompt(0, "w", "R1", options(2), number=7, default=default))
    assert [button.style.name for button in buttons] == styles


async def test_two_that_read_alike_are_told_apart() -> None:
    words = Speaker(Catalogue(KINGDOM).words(), ["Ada", "Ben"])
    prompt = Prompt(0, "w", "R1", (Option("fold-1", "fold"), Option("fold-2", "fold")), number=7)
    first, second = (item.label for item in items(prompt, words))
    assert second == f"{first} 2"


async def test_among_many_options_the_rare_kinds_stay_buttons() -> None:
    pairs = [Option(f"juggler-{number}", "juggler", {"one": Who((0,)), "other": Who((1,))}) for number in range(15)]
    prompt = Prompt(0, "action", "R16", (Option("exchange"), *pairs, Option("fold")), number=7)
    shown = items(prompt, Speaker(Catalogue(KINGDOM).words(), ["Ada", "Ben"]))
    assert [item.custom_id for item in shown if isinstance(item, ui.Button)] == [
        f"c1:{MATCH}:7:exchange",
        f"c1:{MATCH}:7:fold",
    ]
    assert [len(item.options) for item in shown if isinstance(item, ui.Select)] == [15]


async def test_the_options_of_a_group_stand_together_under_its_name(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("group-sea = At sea\n", encoding="utf-8")
    mixed = [option for pair in zip(options(12, "sea"), options(12, "land"), strict=True) for option in pair]
    prompt = Prompt(0, "w", "R1", (*mixed, Option("wait")), number=7)
    shown = items(prompt, Speaker(Catalogue(tmp_path).words(), ["Ada", "Ben"]))
    selects = [item for item in shown if isinstance(item, ui.Select)]
    assert [[o.value[:3] for o in item.options] for item in selects] == [["sea"] * 12, ["lan"] * 12]
    assert [item.placeholder for item in selects] == ["At sea (12)", "Your decision (12)"]
    assert [item.label for item in shown if isinstance(item, ui.Button)] == ["wait"]


async def test_groups_that_do_not_fit_in_pairs_fill_up_as_few_selects_as_hold_them() -> None:
    """Seven groups of 14 are four selects, not seven, and the main option is still a button."""
    many = [option for n in range(7) for option in options(14, f"g{n}")]
    prompt = Prompt(0, "w", "R1", tuple(many), number=7, main=many[0].key)
    shown = items(prompt, room=Room(5, 28))
    selects = [item for item in shown if isinstance(item, ui.Select)]
    assert [len(one.options) for one in selects] == [25, 25, 25, 22]
    assert len(shown) == 5


async def test_among_more_than_fit_the_one_that_stands_out_is_a_button_on_every_page() -> None:
    many = options(95, "sea")
    prompt = Prompt(0, "w", "R1", many, number=7, main=many[40].key)
    for page in (1, 2):
        rows = control(prompt).rows(prompt.options, Room(3, 27, page))
        bold = [
            item.custom_id for item in rows[-1].children if isinstance(item, ui.Button) and item.style.name == "primary"
        ]
        assert bold == [f"c1:{MATCH}:7:{many[40].key}"]


async def test_groups_that_share_a_select_are_called_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("group-sea = At sea\ngroup-land = On land\n", encoding="utf-8")
    few = [*options(5, "sea"), *options(5, "land"), *(o for n in range(6) for o in options(5, f"g{n}"))]
    prompt = Prompt(0, "w", "R1", tuple(few), number=7)
    said = control(prompt, Speaker(Catalogue(tmp_path).words(), ["Ada", "Ben"]))
    assert option_select(said, few[:10], Act.SELECT).placeholder == "At sea, On land (10)"
    assert option_select(said, few[:11], Act.SELECT).placeholder == "Your decision (11)"  # one of them has no name


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
