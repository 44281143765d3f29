"""The command line: what each command prints, and the one clear sentence when it cannot."""

import json
import os
import re
import socket
from pathlib import Path

import msgspec
import pytest

from bot.cli.exit_codes import NEEDS_SOMEBODY
from bot.engine import Answer, Chance, Choice, Match, Prompt, commitment
from bot.engine.playout import playout, random_policy
from bot.engine.record import Record
from bot.games import find_game
from bot.process.heartbeat_file import STALE_SECONDS, heartbeat_file
from bot.store.database import migrate
from tests.cli.running import run, said
from tests.support.read_only import read_only

COURT = "death-over-the-kingdom"
BAG = "bag-of-dungeon"
SEED = b"k" * 32


def test_drain_wants_a_reason_or_an_end(tmp_path: Path) -> None:
    env = {"CASTELLAN_DATA": str(tmp_path)}
    migrate(tmp_path / "castellan.sqlite3")
    assert "Give a reason" in said(run("drain", **env))
    assert "Nobody can open a match" in said(run("drain", "An upgrade.", **env))
    assert "can open matches again" in said(run("drain", "--off", **env))
    assert "No process serves shard 3." in said(run("drain", "--shard", "3", **env))


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """A true export of a finished match."""
    taken: list[Answer] = []

    def policy(match: Match[object], prompt: Prompt, chance: Chance) -> Choice:  # type: ignore[type-var]
        choice = random_policy(match, prompt, chance)
        taken.append(Answer(prompt.number, prompt.seat, choice, "automaton"))
        return choice

    game = find_game(COURT)
    match = playout(game, 3, game.options_type(), SEED, (policy,))
    record = Record(
        game=COURT,
        rules_version=game.rules_version,
        seats=("Ada", "Ben", "Cleo"),
        options=msgspec.to_builtins(game.options_type()),
        commitment=commitment(SEED),
        seed=SEED.hex(),
        answers=tuple(taken),
        outcome=match.outcome,
    )
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(record))
    return path


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "chess"), "There is no game 'chess'."),
        (("simulate", COURT, "--seats", "99"), f"{COURT} takes"),
        (("simulate", COURT, "--seats", "8"), f"{COURT} takes 3 to 7 seats, not 8."),
        (("simulate", COURT, "--seats", "17", "--option", "mode=classic"), f"{COURT} takes 3 to 16 seats, not 17."),
        (("simulate", COURT, "--option", "colour=red"), f"{COURT} has no option 'colour=red'. It has: mode, length,"),
        (("simulate", COURT, "--option", "mode"), "as in key=value."),
        (("simulate", COURT, "--option", "mode=chess"), f"In {COURT}, mode is court or classic, not 'chess'."),
        (("simulate", COURT, "--option", "length=7"), "length is a whole number from 2 to 6, not '7'."),
        (("simulate", BAG, "--option", "style=co-op"), f"In {BAG}, style is coop or competitive, not 'co-op'."),
        (("simulate", BAG, "--option", "mode=x"), "mode is dungeon, forest or combined, not 'x'."),
        (("simulate", BAG, "--solo-party", "0"), "solo_party is a whole number from 1 to 2, not '0'."),
        (("simulate", BAG, "--pvp", "maybe"), "pvp is true or false, not 'maybe'."),
        (("simulate", COURT, "--policy", "psychic"), "There is no policy 'psychic'."),
        (("simulate", COURT, "--moed", "classic"), "has no option"),
        (("simulate", COURT, "--mode"), "is not understood"),
        (("verify", "nowhere.json"), "Not proven: nowhere.json cannot be read"),
        (("export", "nobody"), "There is no database"),
        (("health",), "never given a sign of life"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments, CASTELLAN_DATA=str(tmp_path))
    assert result.exit_code == 1
    assert sentence in said(result)
    assert "Traceback" not in said(result)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("export", "nobody"), "There is no record of the match 'nobody': the database has none of that id"),
        (("rehearse",), "There is no match to replay"),
        (("ratings", "1", COURT), "Nobody has finished a match of this game on this server."),
    ],
)
def test_an_empty_database_is_a_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    migrate(tmp_path / "castellan.sqlite3")
    assert sentence in said(run(*arguments, CASTELLAN_DATA=str(tmp_path)))


def test_verify_proves_an_honest_export(export: Path) -> None:
    result = run("verify", str(export))
    assert result.exit_code == 0
    assert "Proven: death-over-the-kingdom" in said(result)


@pytest.mark.parametrize(
    ("claim", "doctored", "why"),
    [
        ("seed", "00" * 32, "not the one that was committed to"),
        ("outcome", {"winners": [0, 1, 2], "scores": [9, 9, 9]}, "claims"),
        ("answers", [{"prompt": 1, "seat": 2, "choice": ["hand-9"]}], "do not follow the rules"),
        ("seats", ["Ada"], "not a whole export"),
        ("game", "chess", "There is no game"),
    ],
)
def test_verify_sees_through_a_doctored_export(export: Path, claim: str, doctored: object, why: str) -> None:
    record = json.loads(export.read_text())
    export.write_text(json.dumps(record | {claim: doctored}))
    result = run("verify", str(export))
    assert result.exit_code == 1
    assert why in said(result)


def test_doctor_finds_nothing_wrong_here(tmp_path: Path) -> None:
    result = run("doctor", CASTELLAN_DATA=str(tmp_path), PORT="0")
    assert result.exit_code == 0
    assert "MEND" not in said(result)


def test_doctor_names_a_taken_port_and_the_remedy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("doctor", CASTELLAN_DATA=str(tmp_path), PORT=str(port))
    assert result.exit_code == 1
    assert f"port {port} is taken → Stop what uses it, or set PORT={port + 1}." in said(result)


def test_doctor_sees_a_malformed_token(tmp_path: Path) -> None:
    result = run("doctor", CASTELLAN_DATA=str(tmp_path), DISCORD_TOKEN="secret-secret")
    assert result.exit_code == 1
    assert "developer portal" in said(result)
    assert "secret-secret" not in said(result)


def test_run_on_a_taken_port_says_which_and_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("run", CASTELLAN_DATA=str(tmp_path), PORT=str(port))
    assert result.exit_code == 1
    assert said(result) == f"Port {port} is taken. Stop what uses it, or choose another: PORT={port + 1} make run"


def test_run_with_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    result = run("run", CASTELLAN_DATA=str(file / "data"))
    assert result.exit_code == 1
    assert "cannot be created" in said(result)


def test_a_data_folder_that_may_only_be_read_is_named(tmp_path: Path) -> None:
    with read_only(tmp_path):
        result, found = run("run", CASTELLAN_DATA=str(tmp_path), PORT="0"), run("doctor", CASTELLAN_DATA=str(tmp_path))
    assert (result.exit_code, found.exit_code) == (1, 1)
    assert re.search(r"The data folder .* cannot be created or written .*Set CASTELLAN_DATA", said(result))
    assert re.search(r"MEND Data folder: .* → Let the user \S+", said(found))


def test_a_database_that_may_only_be_read_is_named_before_anybody_plays(tmp_path: Path) -> None:
    """SQLite opens such a file without complaint."""
    migrate(tmp_path / "castellan.sqlite3")
    with read_only(tmp_path / "castellan.sqlite3"):
        result, found = run("run", CASTELLAN_DATA=str(tmp_path), PORT="0"), run("doctor", CASTELLAN_DATA=str(tmp_path))
    assert (result.exit_code, found.exit_code) == (1, 1)
    assert "cannot be opened for writing: attempt to write a readonly database" in said(result)
    assert "table is open" not in said(result)
    assert "is read-only → Let the user" in said(found)


def test_run_without_the_local_table_it_was_sent_to(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    result = run("run", CASTELLAN_DATA=str(tmp_path), CASTELLAN_API=f"http://127.0.0.1:{port}")
    assert result.exit_code == 1
    assert "cannot be reached" in said(result)


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "70000"), ("PORT", "eighty"), ("CASTELLAN_LOCAL_GUILDS", "0"), ("CASTELLAN_LOG", "LOUD")],
)
def test_run_with_a_setting_that_cannot_be(name: str, value: str) -> None:
    result = run("run", **{name: value})
    assert result.exit_code == NEEDS_SOMEBODY
    assert name in said(result)
    assert value in said(result)


def test_run_names_a_variable_that_nobody_reads(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = run("run", CASTELLAN_DATA=str(tmp_path), CASTELLAN_GAMES_OF="p52", PORT=port)
    assert "I know no variable CASTELLAN_GAMES_OF (is it CASTELLAN_GAMES_OFF?)" in said(told)


def test_a_file_that_cannot_be_read_is_named_once(tmp_path: Path) -> None:
    told = said(run("run", DISCORD_TOKEN_FILE=str(tmp_path / "none")))
    assert told == f"DISCORD_TOKEN_FILE names {tmp_path / 'none'}, which cannot be read: No such file or directory."
    assert said(run("replay", str(tmp_path))) == f"{tmp_path} cannot be read: Is a directory."


def test_health_follows_the_heartbeat(tmp_path: Path) -> None:
    beat = heartbeat_file(tmp_path)
    beat.touch()
    assert run("health", CASTELLAN_DATA=str(tmp_path)).exit_code == 0
    long_ago = beat.stat().st_mtime - STALE_SECONDS - 1
    os.utime(beat, (long_ago, long_ago))
    assert run("health", CASTELLAN_DATA=str(tmp_path)).exit_code == 1


def test_doctor_knows_the_way_by_which_servers_let_the_bot_in(tmp_path: Path) -> None:
    """The application's id stands in its token, in plain sight; the secret does not get out."""
    result = run("doctor", CASTELLAN_DATA=str(tmp_path), DISCORD_TOKEN="MTIzNDU2Nzg5MDEyMzQ1Njc4.aaaaaa.secret")
    assert "client_id=123456789012345678&scope=bot+applications.commands&permissions=" in said(result)
    assert "secret" not in said(result)
    assert "client_id" not in said(run("doctor", CASTELLAN_DATA=str(tmp_path), DISCORD_TOKEN="!.aaaaaa.secret"))
