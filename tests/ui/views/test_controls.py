"""A prompt as things to press, within a message's room; every option can be reached, and answers itself."""

from fractions import Fraction
from typing import Any

import pytest
from discord import ButtonStyle, ui

from bot.engine import Odds, Option, Prompt
from bot.ui.views.controls import choice_of
from bot.ui.views.room import Room, size
from bot.ui.views.speech import Speaker
from bot.ui.wire import limits
from bot.ui.wire.custom_id import Act, parse
from bot.ui.wire.layout import Row
from bot.ui.wire.submitted import Submitted
from bot.words import Catalogue
from tests.ui.views.controls_shown import KINGDOM, MATCH, PANEL, control, items, options

COUNTS = (1, 8, 9, 25, 26, 60, 200)

NARROW = Room(limits.PANEL_ROWS, 7)

PUBLIC = Room(limits.PUBLIC_ROWS, 27, is_public=True)


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


async def test_what_stands_out_does_not_tell_of_secret_options() -> None:
    """At the table two buttons stand either way: whether their seat has a third in its hand is not to be seen."""
    secret = Option("key-9", is_secret=True)
    prompts = [Prompt(0, "w", "R1", (*options(2), *more), number=7, default=("key-0",)) for more in ((), (secret,))]
    rows = [control(one).rows(one.public_options, PUBLIC) for one in prompts]
    buttons = [[item for row in found for item in row.children if isinstance(item, ui.Button)] for found in rows]
    shown = [[button.style.name for button in found] for found in buttons]
    assert shown == [["primary", "secondary"]] * 2


async def test_two_that_read_alike_are_told_apart() -> None:
    words = Speaker(Catalogue(KINGDOM).words(), ["Ada", "Ben"])
    prompt = Prompt(0, "w", "R1", (Option("fold-1", "fold"), Option("fold-2", "fold")), number=7)
    first, second = (item.label for item in items(prompt, words))
    assert second == f"{first} (no. 2)"


@pytest.mark.parametrize(("chance", "bold"), [(Fraction(0), []), (Fraction(1, 50), ["key-1"])])
def test_what_cannot_succeed_does_not_stand_out(chance: Fraction, bold: list[str]) -> None:
    asked = Prompt(0, "lead", "R1", options(3), default=("key-1",), main="key-1")
    shown = control(asked)
    shown.odds = {"key-1": Odds(chance, "wins"), "key-2": Odds(Fraction(1, 2), "wins")}
    rows = shown.rows(asked.options, PANEL)
    buttons = [item for row in rows for item in row.children if isinstance(item, ui.Button)]
    assert [parse(str(item.custom_id)).what for item in buttons if item.style is ButtonStyle.primary] == bold
