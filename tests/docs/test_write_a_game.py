"""The guide for engineers shows the example game as it is."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_guide_shows_the_example_game_as_it_is() -> None:
    guide = (ROOT / "docs/write-a-game.md").read_text(encoding="utf-8")
    example = (ROOT / "tests/support/nim.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in guide
