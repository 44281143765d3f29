"""Options that read alike are found, where they stand together and are about different things."""

from pathlib import Path

import pytest

from bot.conformance.alike import alike
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
