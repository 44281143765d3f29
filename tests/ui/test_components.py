"""A prompt as things to press."""

from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.engine import Option, Prompt, Who
from bot.ui import limits
from bot.ui.components import TooManyOptions, controls, modal
from bot.ui.speech import Speaker
from bot.words import Catalogue

MATCH = "k3JdP0aZ"
KINGDOM = Path("cogs/death_over_the_kingdom/words")
SPEAKER = Speaker(Catalogue().words(), ["Ada", "Ben"])


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"key-{number}") for number in range(count))  # without a word: the key is the label


def shown(prompt: Prompt) -> list[Any]:
    return [item for row in controls(MATCH, prompt, prompt.options, SPEAKER) for item in row.children]


async def test_few_options_are_buttons_and_the_default_is_the_quiet_one() -> None:
    buttons = shown(Prompt(0, "w", "R1", options(3), number=7, default=("key-1",)))
    assert [button.custom_id for button in buttons] == [f"c1:{MATCH}:7:key-{n}" for n in range(3)]
    assert [button.style.name for button in buttons] == ["primary", "secondary", "primary"]


async def test_a_default_that_stands_first_is_the_deed_itself() -> None:
    buttons = shown(Prompt(0, "w", "R1", options(2), number=7, default=("key-0",)))
    assert [button.style.name for button in buttons] == ["primary", "primary"]


async def test_a_default_among_its_like_is_no_quieter_than_they() -> None:
    """One space of a pack out of four: grey would say that it is not to be had."""
    spaces = [Option(f"pack-{n}", "juggle", {"target": Who((0,))}) for n in range(3)]
    prompt = Prompt(0, "w", "R1", (*spaces, Option("leave")), number=7, default=("pack-1",))
    speaker = Speaker(Catalogue(KINGDOM).words(), ["Ada", "Ben"])
    items = [item for row in controls(MATCH, prompt, prompt.options, speaker) for item in row.children]
    assert {item.style.name for item in items if isinstance(item, ui.Button)} == {"primary"}


@pytest.mark.parametrize("count", [9, 25, 26, 60])
async def test_many_options_are_selects_of_at_most_25(count: int) -> None:
    selects = shown(Prompt(0, "w", "R1", options(count), number=7))
    assert all(isinstance(select, ui.Select) and len(select.options) <= limits.SELECT_OPTIONS for select in selects)
    assert [option.value for select in selects for option in select.options] == [f"key-{n}" for n in range(count)]
    assert len({select.custom_id for select in selects}) == len(selects)


async def test_among_many_options_the_rare_kinds_stay_buttons() -> None:
    pairs = [Option(f"juggler-{number}", "juggler", {"one": Who((0,)), "other": Who((1,))}) for number in range(15)]
    prompt = Prompt(0, "action", "R16", (Option("exchange"), *pairs, Option("fold")), number=7)
    speaker = Speaker(Catalogue(KINGDOM).words(), ["Ada", "Ben"])
    items = [item for row in controls(MATCH, prompt, prompt.options, speaker) for item in row.children]
    assert [item.custom_id for item in items if isinstance(item, ui.Button)] == [
        f"c1:{MATCH}:7:exchange",
        f"c1:{MATCH}:7:fold",
    ]
    assert [len(item.options) for item in items if isinstance(item, ui.Select)] == [15]


async def test_some_of_several_is_one_select_with_bounds() -> None:
    (select,) = shown(Prompt(0, "w", "R1", options(6), kind="some", least=2, most=4, number=7))
    assert (select.min_values, select.max_values) == (2, 4)


async def test_some_of_too_many_is_a_fault_of_the_game() -> None:
    with pytest.raises(TooManyOptions):
        shown(Prompt(0, "w", "R1", options(26), kind="some", most=3, number=7))


@pytest.mark.parametrize(("most", "kind"), [(5, "button"), (17, "select"), (400, "modal")])
async def test_an_amount_offers_every_number_and_chance(most: int, kind: str) -> None:
    items = shown(Prompt(0, "w", "R1", kind="amount", least=1, most=most, number=7))
    *numbers, chance = items
    assert chance.custom_id == f"c1:{MATCH}:7:~random"
    if kind == "button":
        assert [button.custom_id for button in numbers] == [f"c1:{MATCH}:7:={n}" for n in range(1, most + 1)]
    elif kind == "select":
        assert [option.value for option in numbers[0].options] == [f"={n}" for n in range(1, most + 1)]
    else:
        assert numbers[0].custom_id == f"c1:{MATCH}:7:~ask"


async def test_a_text_is_asked_for_in_a_modal_within_its_bounds() -> None:
    prompt = Prompt(0, "w", "R1", kind="text", least=2, most=9000, number=7)
    (button,) = shown(prompt)
    assert button.custom_id == f"c1:{MATCH}:7:~ask"
    form = modal(MATCH, prompt, SPEAKER).to_dict()
    field = form["components"][0]["component"]
    assert form["custom_id"] == f"c1:{MATCH}:7:~said"
    assert (field["min_length"], field["max_length"]) == (2, limits.MODAL_INPUT)


async def test_rows_hold_few_buttons_for_a_phone() -> None:
    rows = controls(MATCH, Prompt(0, "w", "R1", options(8), number=7), options(8), SPEAKER)
    assert [len(row.children) for row in rows] == [4, 4]
