"""The shared strings: all that the code says is there with its facts, and nothing is there that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from bot.conformance.messages import messages
from bot.engine.answer import Reason as EngineReason
from bot.engine.foresight import FORESEEN
from bot.engine.strength import SLIPPED
from bot.host import PACES
from bot.host import Reason as HostReason
from bot.ui.actions.lobbies import AUTOMATON_NAMES
from bot.ui.server.menu.fields import sections
from bot.ui.views.arranging import PURPOSES
from bot.ui.wire.bot_permissions import RIGHTS
from bot.words import Catalogue
from tests.support.commands import groups, single

SHARED = Path("bot/words/en")
GAMES = sorted(path for root in ("bot", "cogs") for path in Path(root).rglob("words/en") if path != SHARED)
FILES = sorted(path for folder in (SHARED, *GAMES) for path in folder.glob("*.ftl"))
ALL_FILES = sorted(path for root in ("bot", "cogs") for path in Path(root).rglob("*.ftl"))  # of every language
SOURCES = sorted([*Path("bot").rglob("*.py"), *Path("cogs").rglob("*.py")])
SAYING = {"say", "Declined"}
REASONS = {*get_args(EngineReason), *get_args(HostReason)}
LABELS = (
    "lobby-join",
    "lobby-leave",
    "lobby-start",
    "lobby-cancel",
    "table-hand",
    "table-read",
    "table-help",
    "away",
    "return",
    "undo",
    "snooze",
    "end-propose",
    "question-agree",
    "question-refuse",
)

PARAMETERS = {option.display_name for group in groups().values() for one in single(group) for option in one.parameters}
MENU = sections(["a-game"], 1)


def families() -> set[str]:
    """Ids that are put together from what the code knows."""
    return {
        *(f"refused-{reason}" for reason in REASONS),
        *(f"pace-{pace}" for pace in PACES),
        *(f"purpose-{purpose}" for purpose in PURPOSES),
        *(f"parameter-{name}" for name in PARAMETERS if f"parameter-{name}" in messages(SHARED)),
        *("new-pace", "new-hints", "new-language", "unusual-hints"),  # with a game's own options
        *(f"{kind}-{right.message}" for right in RIGHTS for kind in ("permission", "right")),
        *(f"menu-{part.word}" for part in MENU),
        *(f"menu-{field.word.partition('.')[0]}" for part in MENU for field in part.fields),
        *(f"menu-{field.unit}" for part in MENU for field in part.fields if field.unit),
        *(f"reason-{word}" for word in (FORESEEN, SLIPPED)),  # an automaton's, of any game
        *(f"automaton-name-{number}" for number in range(1, AUTOMATON_NAMES + 1)),
    }


class Source(NamedTuple):
    """What is looked for in a file of the code: its tree is not kept, as all of them together are large."""

    constants: frozenset[str]
    sayings: tuple[tuple[int, str, frozenset[str]], ...]  # line, message, facts given


@cache
def sources() -> dict[Path, Source]:
    return {path: source(path) for path in SOURCES}


def source(path: Path) -> Source:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    calls = (node for node in nodes if isinstance(node, ast.Call))
    return Source(frozenset(filter(None, map(_text, nodes))), tuple(said for call in calls for said in said_by(call)))


def said_by(call: ast.Call) -> Iterator[tuple[int, str, frozenset[str]]]:
    if not call.args or not (message := _text(call.args[0])):
        return
    called = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if called in SAYING and all(keyword.arg for keyword in call.keywords):
        yield call.lineno, message, frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def known_in(path: Path) -> dict[str, set[str]]:
    """What code at this place can say: a game's own words are its own; the house may ask any game for its words."""
    games = [words for words in GAMES if words.parents[1] in path.parents] or GAMES
    return {name: variables for words in (SHARED, *games) for name, variables in messages(words).items()}


def sayings() -> Iterator[tuple[Path, int, str, frozenset[str]]]:
    """Where the code says a message by name: file, line, message, facts given."""
    return ((path, *said) for path, one in sources().items() for said in one.sayings)


def test_all_that_is_said_is_there_with_its_facts() -> None:
    found = list(sayings())
    assert len(found) > 50, "the search finds next to nothing"
    known = {path: known_in(path) for path, *_ in found}
    for path, line, message, given in found:
        assert message in known[path], f"{path}:{line} says {message}"
        lacking = {name.removesuffix("-count") for name in known[path][message]} - given
        assert not lacking, f"{path}:{line} says {message} without {lacking}"


def test_nothing_is_there_that_nobody_says() -> None:
    constants = {text for one in sources().values() for text in one.constants}
    idle = {name.partition(".")[0] for name in messages(SHARED)} - constants - families()
    assert not idle


def test_every_family_is_complete() -> None:
    assert families() <= set(messages(SHARED))


def test_a_refusal_needs_no_more_than_the_host_tells() -> None:
    """The border knows the reason and, where a rule failed, the error's id."""
    for reason in REASONS:
        assert messages(SHARED)[f"refused-{reason}"] <= ({"error_id"} if reason in ("failed", "unbegun") else set())


@pytest.mark.parametrize("path", FILES, ids=str)
def test_typography(path: Path) -> None:
    """No doubled spaces, no three dots, no tab; what is said ends where it should."""
    text = path.read_text(encoding="utf-8")
    assert "..." not in text
    assert "\t" not in text
    assert not [line for line in text.splitlines() if "  " in line.strip() or line != line.rstrip()]


@pytest.mark.parametrize("label", LABELS)
def test_buttons_are_short(label: str) -> None:
    said = Catalogue(is_strict=True).words().say(label)
    assert len(said) <= 24
    assert not said.endswith(".")


def test_a_number_is_never_parted_from_its_per_cent() -> None:
    """A no-break space stands between them, on pictures too: nothing is wrapped there."""
    parted = {
        f"{path}: {line.strip()}"
        for path in ALL_FILES
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"[\d}] %", line)
    }
    assert parted == set()
