"""Why an automaton chose as it did stands by itself below a hint, and behind a name in the log: as a sentence."""

from pathlib import Path

import pytest

from tests.conformance.shown import SHOWN


@pytest.mark.parametrize("game", sorted(SHOWN))
def test_every_reason_is_a_sentence(game: str) -> None:
    folder = Path("cogs", game.replace("-", "_"), "words", "en")
    said = {name: text for path in folder.glob("*.ftl") for name, text in _reasons(path)}
    assert [name for name, text in said.items() if not (text[0].isupper() and text[-1] in ".!?")] == []


def _reasons(path: Path) -> list[tuple[str, str]]:
    lines = [line.partition(" = ") for line in path.read_text(encoding="utf-8").splitlines()]
    return [(name, text) for name, _, text in lines if name.startswith("reason-") and "{" not in text]
