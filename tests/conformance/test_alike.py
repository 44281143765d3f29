"""Options that read alike are found, where they stand together and are about different things."""

from pathlib import Path

import pytest

from bot.conformance.alike import alike, called_alike
from bot.engine import Deal, Field, Form, Kind, Option, Pick, PickSome, Prompt, Side
from bot.ui.views.speech import Speaker
from bot.words import Catalogue

LEFT, RIGHT = Option("left", "round", {"cost": 1, "by": 1}), Option("right", "round", {"cost": 1, "by": 2})
HINTED = tuple(Option(f"by-{by}", "hinted", {"by": by}) for by in (1, 2))
EQUAL = tuple(Option(f"card-{number}", "round", {"cost": 1, "by": 1}) for number in (1, 2))
APART = (LEFT, Option("right", "round", RIGHT.facts, group="end"))
IN_FIELDS = Form((Field("buy", PickSome((LEFT,), 0, 1), "round"), Field("sell", PickSome((RIGHT,), 0, 1), "round")))


def faults(kind: Kind, folder: Path) -> list[str]:
    (folder / "en").mkdir()
    text = "option-round = Go round, { $cost } step\noption-hinted = Go\n    .hint = By { $by }\n"
    (folder / "en" / "game.ftl").write_text(text, encoding="utf-8")
    speaker = Speaker(Catalogue(folder, is_strict=True).words(), ["Ada"])
    return list(alike(Prompt(0, "way", "R1", kind), speaker))


@pytest.mark.parametrize(
    "kind",
    [Pick((LEFT, RIGHT)), Form((Field("way", Pick((LEFT, RIGHT))),)), Deal(1, Side((LEFT, RIGHT)), Side())],
    ids=["pick", "form", "deal"],
)
def test_different_things_of_one_name_are_found(kind: Kind, tmp_path: Path) -> None:
    assert faults(kind, tmp_path) == ["option-round says 'Go round, 1 step' of two things that differ (way)"]


@pytest.mark.parametrize(
    "kind", [Pick(HINTED), Pick(EQUAL), Pick(APART), IN_FIELDS], ids=["hint", "equal", "groups", "fields"]
)
def test_what_can_be_told_apart_is_not(kind: Kind, tmp_path: Path) -> None:
    assert faults(kind, tmp_path) == []


@pytest.mark.parametrize(
    ("named", "faults"),
    [
        ("", ["way calls two selects 'Which way?', that of go and fly"]),
        ("group-go = Go where?\n", []),
        ("group-go = Go where?\ngroup-fly = Go where?\n", ["way calls two selects 'Go where?', that of go and fly"]),
    ],
    ids=["unnamed", "named", "of one name"],
)
def test_selects_of_one_question_that_are_called_the_same_are_found(
    named: str, faults: list[str], tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    text = f"{named}prompt-way = Which way?\n    .title = Which way?\n"
    (tmp_path / "en" / "game.ftl").write_text(text, encoding="utf-8")
    options = [Option(f"{word}-{number}", word) for word in ("go", "fly") for number in range(5)]
    speaker = Speaker(Catalogue(tmp_path, is_strict=True).words(), ["Ada"])
    assert list(called_alike(Prompt(0, "way", "R1", Pick(tuple(options))), speaker)) == faults
