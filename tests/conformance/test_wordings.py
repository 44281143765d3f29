"""What a game says wrongly is found although no match of the tests comes to it."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from bot.cli.new_game import template_bids
from bot.cli.new_game.template_bids.face import TemplateBidsFace
from bot.cli.new_game.template_bids.game import GAME, TemplateBidsGame
from bot.cli.new_game.template_bids.state.match import State
from bot.conformance.check import Findings
from bot.conformance.checked import Checked
from bot.conformance.wordings import called_by_name, known_to_events, said_in_code
from bot.engine import Chance, Event, Game, Script

CHECKS: tuple[Callable[[Checked], Findings], ...] = (said_in_code, known_to_events, called_by_name)


class Thrown(Event, rule="R2"):
    thing: str


class ThrowingBids(TemplateBidsGame):
    """Every round something is thrown that the content names."""

    def turn(self, state: State, chance: Chance) -> Script[None]:
        yield Thrown(thing="shoe")
        yield from super().turn(state, chance)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the template, and what is thrown."""
    made = copytree(Path(template_bids.__file__).parent, tmp_path / "bids")
    (made / "content" / "things.toml").write_text('[[things]]\nkey = "shoe"\n')
    (made / "words" / "en" / "thrown.ftl").write_text("event-thrown = Look, a { $thing }!\n")
    return made


def written(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def found(folder: Path, game: Game[Any, Any] = GAME) -> list[str]:
    face = TemplateBidsFace()
    face.folder = folder
    checked = Checked(game, template_bids.__name__, face)
    return [told for check in CHECKS for told in check(checked)]


def test_a_game_that_says_all_it_has_passes(folder: Path) -> None:
    assert found(folder) == []


def test_a_message_that_only_the_code_knows(folder: Path) -> None:
    written(folder / "describe" / "hand.py", "describe-no-hand", "describe-nothing")
    (told,) = found(folder)
    assert told.endswith("words/en/*.ftl: describe-nothing is missing: describe/hand.py says it")


def test_a_line_that_names_what_its_event_does_not_tell(folder: Path) -> None:
    written(folder / "words" / "en" / "story.ftl", "bids { $card }", "bids { $cart }")
    assert found(folder) == ["event-bid-shown names $cart, and BidShown has: seat, card"]


def test_a_key_that_is_said_in_place_of_its_name(folder: Path) -> None:
    (told,) = found(folder, ThrowingBids())
    assert told.startswith("event-thrown says the bare key 'shoe': declare thing: Annotated[str, As(")
