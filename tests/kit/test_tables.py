"""Content is read from TOML, by key, and refused where it is not what it should be."""

from pathlib import Path

import pytest
from msgspec import Struct, ValidationError

from bot.kit.tables import Tables


class Coin(Struct):
    key: str
    worth: int


class Purse(Struct, frozen=True):
    key: str
    number: int


def written(folder: Path, text: str) -> Tables:
    (folder / "purses").mkdir()
    (folder / "purses" / "small.toml").write_text(text, encoding="utf-8")
    return Tables(folder)


def test_rows_are_found_by_their_key(tmp_path: Path) -> None:
    tables = written(tmp_path, '[[coin]]\nkey = "penny"\nworth = 1\n\n[[coin]]\nkey = "groat"\nworth = 4\n')
    assert tables.by_key("purses/small", "coin", Coin) == {"penny": Coin("penny", 1), "groat": Coin("groat", 4)}
    assert tables.names("purses") == ["purses/small"]


def test_a_row_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValidationError, match="worth"):
        written(tmp_path, '[[coin]]\nkey = "penny"\nworth = "little"\n').by_key("purses/small", "coin", Coin)


def test_files_of_a_folder_are_found_by_their_key_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    tables = written(tmp_path, 'key = "small"\nnumber = 2\n')
    (tmp_path / "purses" / "wide.toml").write_text('key = "wide"\nnumber = 1\n', encoding="utf-8")
    assert list(tables.each("purses", Purse)) == ["wide", "small"]
    assert tables.each("purses", Purse)["small"] == Purse("small", 2)
