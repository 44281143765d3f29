"""At the limit, and one beyond: how much of a question's options, hints and fields is said."""

from pathlib import Path
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import Amount, Deal, Field, Form, Option, Pick, PickSome, Prompt, Side, Text
from bot.ui.views.controls import CONTROLS
from bot.ui.views.kinds.form_text import field_line
from bot.ui.views.kinds.listing import listing
from bot.ui.views.kinds.selects import option_select
from bot.ui.views.room import Room, size
from bot.ui.views.speech import Speaker
from bot.ui.wire.custom_id import Act
from bot.words import Catalogue
from tests.ui.views.controls_shown import control, items, options
from tests.ui.views.kinds.filling import Filling

WORDS = Catalogue().words()


def speaker(folder: Path, text: str) -> Speaker:
    (folder / "en").mkdir()
    (folder / "en" / "words.ftl").write_text(text, encoding="utf-8")
    return Speaker(Catalogue(folder).words(), ["Ada", "Ben"])


@pytest.mark.parametrize(("letters", "is_whole"), [(199, True), (200, False)])
def test_a_list_in_a_sentence_has_four_hundred_characters(letters: int, is_whole: bool) -> None:
    said = ["a" * 197, "b" * letters]
    assert ("b" in listing(WORDS, said)) is is_whole


@pytest.mark.parametrize(("letters", "is_whole"), [(100, True), (101, False)])
def test_of_a_text_that_is_filled_in_a_hundred_characters_are_shown(letters: int, is_whole: bool) -> None:
    said = Speaker(WORDS, ["Ada"])
    assert ("w" * letters in field_line(said, Field("motto", Text(0, 300)), "w" * letters)) is is_whole
    wrong = field_line(said, Field("silk", Amount(0, 9)), "w" * letters)
    assert ("w" * letters in wrong) is is_whole, "also of what is no number"


@pytest.mark.parametrize(("letters", "is_whole"), [(24, True), (25, False)])
async def test_where_two_fields_stand_on_a_button_each_has_24_characters(
    letters: int, is_whole: bool, tmp_path: Path
) -> None:
    long = "w" * letters
    said = speaker(tmp_path, f"field-long = {long}\nfield-last = Last\n")
    fields = (Field("long", Amount(0, 3)), *(Field(f"f{n}", Amount(0, 3), word="last") for n in range(6)))
    assert (f"{long} … Last" in Filling(Form(fields), said.words).labels()) is is_whole


@pytest.mark.parametrize(("typed", "kept"), [("9" * 12, "9" * 12), ("9" * 13, "9" * 12)])
async def test_what_is_no_number_is_kept_up_to_twelve_characters(typed: str, kept: str) -> None:
    form = Filling(Form((Field("silk", Amount(0, 40)),)))
    (component,) = (part["component"] for part in form.modal()["components"])
    assert component["max_length"] == 12
    form.fill(silk=typed)
    assert form.control.now.parts == {"silk": kept}


def test_the_first_three_groups_that_share_a_select_are_named(tmp_path: Path) -> None:
    said = speaker(tmp_path, "".join(f"group-g{n} = Group {n}\n" for n in range(4)))
    for count, placeholder in ((3, "Group 0 · Group 1 · Group 2 (3)"), (4, "Group 0 · Group 1 · Group 2 … (4)")):
        few = tuple(option for n in range(count) for option in options(1, f"g{n}"))
        prompt = Prompt(0, "w", "R1", few, number=7)
        assert option_select(control(prompt, said), few, Act.SELECT).placeholder == placeholder


@pytest.mark.parametrize(
    ("names", "unnamed", "placeholder"),
    [
        (("Go to …",), 0, "Go to … (1)"),
        (("Go to …",), 1, "Go to … (2)"),
        (("Do …", "Elsewhere …"), 0, "Do · Elsewhere … (2)"),
        (("Do…", "Go"), 0, "Do · Go (2)"),
        (("Do …", "Go"), 1, "Do · Go … (3)"),
    ],
)
def test_dots_of_their_own_stand_once_where_groups_share_a_select(
    names: tuple[str, ...], unnamed: int, placeholder: str, tmp_path: Path
) -> None:
    said = speaker(tmp_path, "".join(f"group-g{n} = {name}\n" for n, name in enumerate(names)))
    few = tuple(option for n in range(len(names) + unnamed) for option in options(1, f"g{n}"))
    asked = Prompt(0, "w", "R1", few, number=7)
    assert option_select(control(asked, said), few, Act.SELECT).placeholder == placeholder


async def test_two_selects_of_one_purpose_are_numbered(tmp_path: Path) -> None:
    said = speaker(tmp_path, "group-go = Go where?\ngroup-by = By what?\n")
    asked = Prompt(0, "w", "R1", (*options(60, "go"), *options(6, "by")), number=7)
    selects = [item for item in items(asked, said) if isinstance(item, ui.Select)]
    named = ["Go where? (25)", "Go where? 2 (25)", "Go where? 3 (10)", "By what? (6)"]
    assert [select.placeholder for select in selects] == named
    modal = control(replace(asked, kind=PickSome(asked.options, 0, 60)), said).modal(1)
    assert modal is not None
    assert [label.text for label in modal.walk_children() if isinstance(label, ui.Label)] == [
        "Go where?",
        "Go where? 2",
        "gokey-50 … bykey-5",
    ]


async def test_options_of_several_words_are_not_called_after_the_first(tmp_path: Path) -> None:
    """Of those without a group one part of a field may hold several words."""
    said = speaker(tmp_path, "group-go = Go where?\noption-go = Go\noption-fly = Fly\n")
    found = tuple(Option(f"{word}-{number}", word) for word in ("go", "fly") for number in range(13))
    for kind in (PickSome(found, 0, 26), Form((Field("way", PickSome(found, 0, 26)),))):
        modal = control(Prompt(0, "w", "R1", kind, number=7), said).modal(1)
        assert modal is not None
        labels = [label.text for label in modal.walk_children() if isinstance(label, ui.Label)]
        assert "Go … Fly" in labels[0]


@pytest.mark.parametrize(("hinted", "shown"), [(5, 5), (6, 0)])
def test_up_to_five_hints_stand_under_a_question(tmp_path: Path, hinted: int, shown: int) -> None:
    said = speaker(tmp_path, "".join(f"option-o{n} = O{n}\n    .hint = so {n}\n" for n in range(hinted)))
    asked = Prompt(0, "w", "R1", tuple(Option(f"o{n}", f"o{n}") for n in range(hinted)), number=7)
    assert len(control(asked, said).summary().splitlines()) == shown


@pytest.mark.parametrize(("components", "selects"), [(10, 3), (11, 4), (12, 4), (13, 5)])
async def test_of_a_page_of_selects_three_components_turn_it(components: int, selects: int) -> None:
    """Each select takes two, the row that turns pages three."""
    prompt = Prompt(0, "w", "R1", options(400), number=7)
    rows = control(prompt).rows(prompt.options, Room(10, components))
    assert len(rows) == selects + 1
    assert size(rows) <= components


@pytest.mark.parametrize(
    ("kind", "room"),
    [
        (Pick(options(2)), 7),
        (Amount(1, 9), 7),
        (PickSome(options(2), 0, 1), 9),
        (Form((Field("silk", Amount(0, 9)),)), 10),
        (Deal(1, Side(), Side()), 15),
    ],
)
def test_so_many_components_a_question_leaves_to_each_one_after_it(kind: Any, room: int) -> None:
    """The longer it takes to fill in, the more: a panel shows as many questions as have that much."""
    assert CONTROLS[type(kind)].least_room == room
