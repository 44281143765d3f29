"""The page of each game is made of its guide, and says what the guide says today."""

from tests.docs.games import FOLDER, pages


def test_each_game_has_its_page_and_each_page_its_game() -> None:
    written = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
    assert written == pages(), "python -m tests.docs.games writes them again"
