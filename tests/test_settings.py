"""Each variable is declared once: what is read, what is documented and what the example says agree."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import fields

from bot.cli.env_option import brought_forward
from bot.games.shown import all_games
from bot.process.env_file import NoEnvFile, load_env_file
from bot.settings import DECLARED, Settings, read_settings
from tests.cli.running import run, said
from tests.docs.tables import EXAMPLE, example

DERIVED = {"token", "shards", "part"}  # of several variables each


@pytest.fixture
def environment() -> Iterator[None]:
    """What a command adds to the environment is gone after the test."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


def test_every_field_is_declared_once() -> None:
    declared = [one.field for one in DECLARED if one.field]
    assert sorted(declared) == sorted({field.name for field in fields(Settings)} - DERIVED)


def test_what_is_declared_is_what_settings_begin_with() -> None:
    assert read_settings({}) == Settings()


def test_the_example_is_what_is_declared_and_sets_nothing(tmp_path: Path) -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == example(), "write it again: python -m tests.docs.tables"
    env: dict[str, str] = {}
    load_env_file(EXAMPLE, env)
    assert set(env) == {"CASTELLAN_ENV_FILE"}
    copied = tmp_path / ".env"
    copied.write_text(example().replace("\n#CASTELLAN_STALL=0.25", "\nCASTELLAN_STALL=0.5"), encoding="utf-8")
    load_env_file(copied, env)
    assert read_settings(env).stall == 0.5


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "environment"
    file.write_text(
        "CASTELLAN_DATA=/of/the/file\nCASTELLAN_LOG='DEBUG'\nCASTELLAN_DATABASE_URL=postgresql://a:$b@c/d\n"
    )
    env = {"CASTELLAN_DATA": "/of/the/environment", "CASTELLAN_ENV_FILE": str(file)}
    assert load_env_file(None, env) == file
    settings = read_settings(env)
    assert (settings.data, settings.log_level) == (Path("/of/the/environment"), "DEBUG")
    assert settings.database_url == "postgresql://a:$b@c/d", "a password is taken as it stands"


def test_without_a_name_it_is_the_file_of_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    env: dict[str, str] = {}
    assert load_env_file(None, env) is None
    (tmp_path / ".env").write_text("PORT=8400\n")
    assert load_env_file(None, env) == Path(".env")
    assert read_settings(env).port == 8400


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoEnvFile, match=r"nowhere cannot be read: No such file"):
        load_env_file(tmp_path / "nowhere", {})
    (tmp_path / "odd").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(NoEnvFile, match="it is no text"):
        load_env_file(tmp_path / "odd", {})


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize("is_first", [True, False])
def test_every_command_takes_the_file(is_first: bool, tmp_path: Path) -> None:
    file = tmp_path / "environment"
    file.write_text(f"CASTELLAN_DATA={tmp_path / 'elsewhere'}\n")
    os.environ.pop("CASTELLAN_DATA", None)
    option = ["--env-file", str(file)]
    words = [*option, "migrate"] if is_first else ["migrate", *option]
    assert f"There is no database at {tmp_path / 'elsewhere' / 'castellan.sqlite3'}" in said(
        run(*words, CASTELLAN_DATA=None)
    )


def test_the_option_is_found_wherever_it_stands() -> None:
    assert brought_forward(["drain", "--off", "--env-file", "a"]) == ["--env-file", "a", "drain", "--off"]
    assert brought_forward(["drain", "--env-file=a"]) == ["--env-file=a", "drain"]
    assert brought_forward(["drain", "--", "--env-file", "a"]) == ["drain", "--", "--env-file", "a"]


def test_a_game_that_is_off_is_not_there() -> None:
    off = read_settings({"CASTELLAN_GAMES_OFF": "p52, bag-of-dungeon"}).games_off
    assert off == {"p52", "bag-of-dungeon"}
    assert off <= set(all_games(None).rules)
    assert not off & set(all_games(None, off).rules)
    assert all_games(None, off | {"p53"}).unknown_off == ("p53",)


def test_the_doctor_says_which_games_are_off(tmp_path: Path) -> None:
    told = said(run("doctor", CASTELLAN_DATA=str(tmp_path), PORT="0", CASTELLAN_GAMES_OFF="p52,p53"))
    assert "Games: off: p52" in told
    assert "off, but not known: p53 → Fix CASTELLAN_GAMES_OFF. There are: bag-of-dungeon" in told
