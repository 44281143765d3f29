"""Cards are found by what people type: names that begin with it first, then words, then whatever holds it."""

from typing import Any

import pytest

from bot.engine import Noun
from bot.ui.views.lookup.lexicon import Lexicon
from tests.support.harbour.face import HarbourFace

NAMES = ("Sea Rope", "Rope", "Europe", "Ropes and Sails", "Lamp", "Ice Rope")  # two of them fit "rope" alike


@pytest.fixture
def lexicon(monkeypatch: pytest.MonkeyPatch) -> Lexicon:
    nouns = [Noun("tool", str(number), name=name) for number, name in enumerate(NAMES)]
    monkeypatch.setattr(HarbourFace, "nouns", lambda _: nouns)
    monkeypatch.setattr(Lexicon, "name", lambda _, noun: noun.name)
    face: Any = HarbourFace()
    return Lexicon(face, face.catalogue.words())


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("rope", ["Rope", "Ropes and Sails", "Sea Rope", "Ice Rope", "Europe"]),
        ("ROPE", ["Rope", "Ropes and Sails", "Sea Rope", "Ice Rope", "Europe"]),
        ("sail", ["Ropes and Sails"]),
        ("", []),
        ("anchor", []),
    ],
)
def test_the_best_come_first(lexicon: Lexicon, typed: str, found: list[str]) -> None:
    assert [noun.name for noun in lexicon.matching(typed)] == found


def test_a_whole_name_is_one_card(lexicon: Lexicon) -> None:
    assert getattr(lexicon.named("lamp"), "name", None) == "Lamp"
    assert lexicon.named("lam") is None


def test_cards_are_found_by_their_id_and_kind(lexicon: Lexicon) -> None:
    assert getattr(lexicon.get("tool.4"), "name", None) == "Lamp"
    assert lexicon.get("tool.9") is None
    assert {kind: len(nouns) for kind, nouns in lexicon.kinds.items()} == {"tool": len(NAMES)}
