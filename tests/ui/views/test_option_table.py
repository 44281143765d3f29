"""One declaration of a game's options: what is asked, what may be given, what is not as usual."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from bot.engine import Options
from bot.games import find_games
from bot.ui.views.option_table import OddOption, OptionRow, chosen, option_table, unusual
from bot.words import Catalogue


class Some(Options, frozen=True):
    mode: Literal["wide", "narrow"] = "wide"
    is_fast: bool = True
    party: Annotated[int, Meta(ge=1, le=2, extra={"asked": "two", "yes": 2})] = 1
    rounds: Annotated[int, Meta(ge=0, le=9)] = 3


HINTS = OptionRow("hints", "hints", "auto", choices=("auto", "on", "off"))


class NoDefault(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=0, le=9)]


class NoBounds(Options, frozen=True):
    rounds: int = 3


class OddNote(Options, frozen=True):
    is_fast: Annotated[bool, Meta(extra={"askd": "fast"})] = True


def test_a_row_for_each_field_in_its_order() -> None:
    assert option_table(Some) == (
        OptionRow("mode", "mode", "wide", choices=("wide", "narrow")),
        OptionRow("is_fast", "is_fast", default=True),
        OptionRow("party", "two", 1, yes=2),
        OptionRow("rounds", "rounds", 3, bounds=(0, 9)),
        HINTS,  # every game is asked
    )


def test_nothing_given_is_as_usual() -> None:
    assert chosen(Some, {row.name: row.usual for row in option_table(Some)}) == Some()


def test_what_is_given_by_its_name_reaches_its_field() -> None:
    given = {"mode": "narrow", "is_fast": False, "two": True, "rounds": 9, "hints": "on"}
    assert chosen(Some, given) == Some("narrow", is_fast=False, party=2, rounds=9, hints="on")


@pytest.mark.parametrize("forged", [{"mode": "broad"}, {"rounds": 10}, {"rounds": "many"}])
def test_what_nobody_was_offered_is_refused(forged: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        chosen(Some, {"mode": "wide", "is_fast": True, "two": False, "rounds": 3, "hints": "auto"} | forged)


@pytest.mark.parametrize("kind", [NoDefault, NoBounds, OddNote])
def test_a_field_that_cannot_be_asked_for_is_named(kind: type[Options]) -> None:
    with pytest.raises(OddOption, match=rf"{kind.__name__}\.(rounds|is_fast)"):
        option_table(kind)


def test_only_what_differs_and_has_words_is_unusual(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    said = "unusual-mode = it is { $value }\nunusual-rounds = { $value } rounds"
    (tmp_path / "en" / "game.ftl").write_text(said, encoding="utf-8")
    words = Catalogue(tmp_path, is_strict=True).words()
    assert unusual(Some(), words) == []
    assert unusual(Some("narrow", is_fast=False, rounds=0), words) == ["it is narrow", "0 rounds"]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.key)
def test_every_game_can_be_asked_for(game: Any) -> None:
    usual = {row.name: row.usual for row in option_table(game.options_type)}
    assert chosen(game.options_type, usual) == game.options_type()


def test_the_house_has_words_for_the_pace() -> None:
    assert Catalogue().words().has("new-pace")
