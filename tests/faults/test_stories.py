"""A server on which what people write stays untold: nobody is asked to write, and the match goes on."""

from pathlib import Path

import pytest

from bot.cli.new_game.writing import new_game
from tests.e2e.player import Player
from tests.faults.conftest import opened

UNTOLD = "··"
ASKING = '''"""A turn is a tale."""

from bot.engine import Prompt, Text

WALK, DARE = "walk", "dare"


def stride(seat: int, die: int) -> Prompt:
    return Prompt(seat, "stride", "R3", Text(2, 100), default="··", facts={"die": die})
'''


def with_tales(folder: Path) -> dict[str, str]:
    """The environment of a bot with a game in which every turn is told by whoever takes it."""
    home = new_game("Tall Tale", folder).folder
    (home / "prompts" / "stride.py").write_text(ASKING, encoding="utf-8")
    rules = home / "rules" / "turn.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("answer.key", "answer.text"), encoding="utf-8")
    return {"CASTELLAN_GAMES": str(folder)}


@pytest.mark.long
async def test_where_stories_stay_untold_no_form_is_opened(tmp_path: Path) -> None:
    """What was written into a form that was open already is not told either."""
    async with opened(tmp_path, **with_tales(tmp_path / "games")) as stage:
        ada, ben = stage.people[:2]
        await ada.slash("tall-tale new", pace="none")
        await ben.click(await ben.sees("[Join]"), "Join")
        await ada.click(await ada.sees("2 of 6 seats"), "Start")
        player = Player(ada)
        await player.open_panel()
        form = await ada.click(player.panel, "Walk or dare?")
        assert form.state == "modal"
        await ada.slash("gm settings", stories=False)
        await ada.sees("I do not show what players write")
        await ada.submit(form, {"Walk or dare?": "once upon a time"})
        other = Player(ben)
        await other.open_panel()
        await ben.click(other.panel, "Walk or dare?")
        await ben.sees("so the match goes on without your words")
        assert [choice.strip('"') for _, choice in stage.kept("game-night")] == [UNTOLD, UNTOLD]
        assert stage.faults() == []
