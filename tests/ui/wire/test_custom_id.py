"""Ids on buttons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.wire.custom_id import GAME_KEY, Act, CustomId, UnknownId, Verb, of_prompt, of_verb, parse
from bot.ui.wire.limits import CUSTOM_ID

MATCH = "k3JdP0aZ"


@pytest.mark.parametrize("what", ["exchange", "hand-2", "juggler-0-2", "=17", *Act, f"{Act.SELECT}2"])
def test_an_answers_id_is_read_as_it_was_written(what: str) -> None:
    text = of_prompt(MATCH, 42, what)
    assert parse(text) == CustomId(MATCH, what, 42)


@pytest.mark.parametrize("verb", Verb)
def test_a_verbs_id_is_read_as_it_was_written(verb: Verb) -> None:
    read = parse(of_verb(MATCH, verb, 3))
    assert (read.verb, read.argument, read.prompt) == (verb, 3, None)
    assert parse(of_verb(MATCH, verb)).argument == 0


def test_the_longest_key_of_a_game_fits_wherever_a_game_stands() -> None:
    key = "k" * 32
    assert GAME_KEY.fullmatch(key)
    assert not GAME_KEY.fullmatch(key + "k")
    settling = f"c1:settings::{Verb.SETTLE}.noise.caller.{key}"
    for text in (of_verb(f"learn-{key}", Verb.LEARN, 1), of_verb(key, Verb.CARD), settling):
        assert str(parse(text)) == text


def test_an_amount_is_told_from_an_options_key() -> None:
    assert parse(of_prompt(MATCH, 1, "=5")).amount == 5
    assert parse(of_prompt(MATCH, 1, "hand-5")).amount is None


@pytest.mark.parametrize("text", ["c1:", "c1:a", "c1:a:b:c", "c1:a:1:", "c1:a:1:DROP", "c0:a:1:b", "c1:a:1:b\n", ""])
def test_what_is_not_of_our_form_is_refused(text: str) -> None:
    with pytest.raises(UnknownId):
        parse(text)


def test_an_unknown_verb_is_refused() -> None:
    with pytest.raises(UnknownId):
        _ = parse(f"c1:{MATCH}::explode").verb


def test_the_longest_id_fits() -> None:
    text = of_prompt("m" * 32, 999_999_999, "k" * 50)
    assert len(text) <= CUSTOM_ID


@given(st.text(max_size=120))
def test_no_text_breaks_the_parser(text: str) -> None:
    """It is read and written again to the same, or refused."""
    try:
        read = parse(text)
    except UnknownId:
        return
    assert str(read) == text
