"""A face's methods are functions of its game, which are handed what they name."""

import ast
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from mypy import api as mypy_api

from bot.engine import Noun, Outcome
from bot.kit.binding import bind
from bot.ui.views.ending import Ending
from bot.ui.views.shown import Shown
from tests.kit import bound
from tests.ui.bazaar.face import BazaarFace

WORDS = BazaarFace().catalogue.words("en")


class Hill(Struct, frozen=True):
    height: int


SHOWN = Shown(Hill(3), ("Ada", "Ben"))


def test_a_function_is_handed_the_parts_that_its_parameters_name() -> None:
    class HillFace(BazaarFace):
        headline = bind(lambda view: f"{view.height}")
        read = bind(lambda names, view: f"{names[1]} {view.height}")
        noun_now = bind(lambda key, kind, view: [kind, key, view.height])
        describe_ending = bind(lambda story, outcome, names: f"{story} {outcome.scores} {names}")

    face: Any = HillFace()
    assert face.headline(SHOWN.view, WORDS) == "3"
    assert face.read(SHOWN, words=WORDS) == "Ben 3"
    assert face.noun_now(Noun("enemy", "ogre"), SHOWN, WORDS) == ["enemy", "ogre", 3]
    outcome = Outcome(scores=(1, 0), winners=(0,))
    assert face.describe_ending(Ending(SHOWN, outcome), WORDS) == f"() (1, 0) {SHOWN.names}"


def test_arguments_may_be_named_and_stand_in_any_order() -> None:
    class HillFace(BazaarFace):
        headline = bind(lambda words, view: f"{view.height} {words.locale}")

    face: Any = HillFace()
    assert face.headline(SHOWN.view, WORDS) == "3 en"
    assert face.headline(SHOWN.view, words=WORDS) == "3 en"
    assert face.headline(words=WORDS, view=SHOWN.view) == "3 en"


def test_what_is_made_is_handed_on_in_the_order_in_which_it_is_named() -> None:
    class HillFace(BazaarFace):
        describe = bind(
            lambda size, words: f"{size} {words.locale}", half=lambda view: view.height / 2, size=lambda half: half * 4
        )

    face: Any = HillFace()
    assert face.describe(SHOWN, WORDS) == "6.0 en"


def test_a_face_cannot_be_defined_with_a_parameter_that_nothing_fills() -> None:
    with pytest.raises((TypeError, RuntimeError)) as error:  # before Python 3.12 it comes wrapped

        class HillFace(BazaarFace):
            headline = bind(lambda names: names)

    assert "headline: nothing is called names; there is view, words" in f"{error.value} {error.value.__cause__}"


def test_what_is_made_takes_the_place_of_an_argument_of_its_name() -> None:
    class HillFace(BazaarFace):
        read = bind(lambda words: f"in {words}", words=lambda words: words.locale)

    face: Any = HillFace()
    assert face.read(SHOWN, WORDS) == "in en"


def test_a_name_bound_above_means_its_function() -> None:
    def in_words(words: Any) -> str:
        return f"in {words.locale}"

    class HillFace(BazaarFace):
        headline = bind(in_words)
        read = bind(headline)

    face: Any = HillFace()
    assert face.read(SHOWN, WORDS) == face.headline(SHOWN, WORDS) == "in en"


def test_mypy_reads_every_call_that_is_made() -> None:
    there = ast.unparse(ast.parse(bound.HOME.read_text(encoding="utf-8")))
    assert there == ast.unparse(ast.parse(bound.text())), "a game binds otherwise: python -m tests.kit.bound"


@pytest.mark.long
@pytest.mark.parametrize(("given", "is_seen"), [("words=words", False), ("words=view", True)])
def test_mypy_sees_a_parameter_of_another_type(given: str, is_seen: bool, tmp_path: Path) -> None:
    """The first bound method of the file, handed its words, or its view in their place."""
    whole = bound.HOME.read_text(encoding="utf-8")
    assert "words=words" in whole
    path = tmp_path / "bound_calls.py"
    path.write_text(whole.replace("words=words", given, 1), encoding="utf-8")
    told, _, code = mypy_api.run([str(path), "--config-file", "pyproject.toml"])
    assert (code != 0, "incompatible type" in told) == (is_seen, is_seen), told
