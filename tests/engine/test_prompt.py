"""What is legal is among the options: checked in one place."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Amount, Chance, Option, PickSome, Prompt, Text
from bot.engine.answer import NO_PROMPT
from bot.engine.playout import any_choice, default_choice

OPTIONS = (Option("a"), Option("b"), Option("c", is_secret=True))
ONE = Prompt(0, "pick", "R1", OPTIONS)
SOME = Prompt(0, "picks", "R1", PickSome(OPTIONS, 1, 2))
AMOUNT = Prompt(0, "cut", "R1", Amount(1, 5))
TEXT = Prompt(0, "tale", "R1", Text(2, 4))


@pytest.mark.parametrize("choice", [("a",), ("c",)])
def test_one_option_is_legal(choice: tuple[str, ...]) -> None:
    assert ONE.is_legal(choice)


@pytest.mark.parametrize("choice", [(), ("a", "b"), ("z",), "a", 1, ("a", "a")])
def test_anything_else_is_not(choice: Any) -> None:
    assert not ONE.is_legal(choice)


@pytest.mark.parametrize(("choice", "legal"), [(("a",), True), (("c", "a"), True), (("a", "a"), False), ((), False)])
def test_some_options_are_counted_and_distinct(choice: tuple[str, ...], legal: bool) -> None:
    assert SOME.is_legal(choice) is legal
    assert not SOME.is_legal(("a", "b", "c"))


@pytest.mark.parametrize(("amount", "legal"), [(0, False), (1, True), (5, True), (6, False), (-1, False)])
def test_an_amount_has_bounds(amount: int, legal: bool) -> None:
    assert AMOUNT.is_legal(amount) is legal
    assert not AMOUNT.is_legal("3")


@pytest.mark.parametrize(("text", "legal"), [("x", False), ("xy", True), ("vwxyz", False)])
def test_a_text_has_a_length(text: str, legal: bool) -> None:
    assert TEXT.is_legal(text) is legal


def test_secret_options_are_not_on_public_offer() -> None:
    assert [option.key for option in ONE.public_options] == ["a", "b"]
    assert Prompt(0, "pick", "R1", OPTIONS, is_secret=True).public_options == ()


@given(seed=st.binary(max_size=4), which=st.sampled_from([ONE, SOME, AMOUNT, TEXT]))
def test_chance_and_default_choose_what_is_legal(seed: bytes, which: Prompt) -> None:
    assert which.is_legal(any_choice(which, Chance(seed)))
    assert which.is_legal(default_choice(which, Chance(seed)))


def test_what_was_not_asked_yet_has_no_number() -> None:
    assert Prompt(0, "take", "R1", (Option("one"),)).number == NO_PROMPT


def test_the_usual_answer_is_what_stands_out_and_what_a_time_out_gives() -> None:
    two = (Option("stay"), Option("go"))
    usual = Prompt.usual(1, "w", "R1", two, "go", is_secret=True, within=5, is_contested=True)
    assert usual == Prompt(1, "w", "R1", two, default=("go",), main="go", is_secret=True, within=5, is_contested=True)
