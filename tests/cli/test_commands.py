"""The command line: what each command prints, and the one clear sentence when it cannot."""

import json
import os
import re
import socket
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from bot.cli.commands import app
from bot.cli.simulated import Played, Report, interval
from bot.engine import Answer, Chance, Choice, Match, Prompt, commitment
from bot.engine.playout import playout, random_policy
from bot.engine.record import Record
from bot.games import find_game
from bot.pulse import STALE_SECONDS, heartbeat_file
from bot.store.database import migrate
from tests.support.read_only import read_only

COURT = "death-over-the-kingdom"
BAG = "bag-of-dungeon"
SEED = b"k" * 32


def run(*arguments: str, **env: str) -> Result:
    clean = {"DISCORD_TOKEN": "", "CASTELLAN_API": "", "CASTELLAN_DATA": "", "PORT": "", "CASTELLAN_LOG": ""}
    return CliRunner().invoke(app, list(arguments), env=clean | env)


def said(result: Result) -> str:
    """All that was printed, as one line."""
    return " ".join((result.stdout + result.stderr).split())


def test_drain_wants_a_reason_or_an_end(tmp_path: Path) -> None:
    env = {"CASTELLAN_DATA": str(tmp_path)}
    migrate(tmp_path / "castellan.sqlite3")
    assert "Give a reason" in said(run("drain", **env))
    assert "No new match begins" in said(run("drain", "An upgrade.", **env))
    assert "may be opened again" in said(run("drain", "--off", **env))
    assert "Nobody serves shard 3." in said(run("drain", "--shard", "3", **env))


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


def test_simulate_prints_figures_and_no_errors() -> None:
    result = run("simulate", COURT, "--matches", "3", "--seats", "4", "--seed", "7", "--check")
    assert result.exit_code == 0
    assert "errors │ 0" in said(result)
    assert "won by seat 4" in said(result)


def test_simulate_explains_every_choice_in_the_games_own_words() -> None:
    result = said(run("simulate", COURT, "--matches", "1", "--seed", "2", "--explain"))
    assert result.startswith("1 seat ")
    assert "pick (R14): hand-" in result
    assert "By the odds" in result
    dungeon = said(run("simulate", "bag-of-dungeon", "--matches", "1", "--seats", "1", "--explain"))
    assert "Weighed against" in dungeon
    assert "reason-" not in result + dungeon


def test_simulate_plays_by_the_options_named() -> None:
    chosen = ("--option", "mode=classic", "--option", "length=2", "--seats", "9", "--matches", "1", "--check")
    told = json.loads(run("simulate", COURT, *chosen, "--json").stdout)
    assert told["errors"] == []
    assert told["options"] == {"mode": "classic", "length": 2, "scoring": "tokens"}
    assert told["answers"] >= 9 * 9 * 2, "an action for each seat in each of 18 rounds"
    assert "mode classic, length 2" in said(run("simulate", COURT, *chosen))


@pytest.mark.parametrize("flags", [("--mode", "classic"), ("--mode=classic",), ("--option", "mode=classic")])
def test_simulate_takes_the_games_own_options(flags: tuple[str, ...]) -> None:
    result = run("simulate", COURT, "--matches", "1", "--seats", "8", *flags)
    assert result.exit_code == 0
    assert "won by seat 8" in said(result)


def test_simulate_counts_presses_by_round_and_by_room() -> None:
    """Where the game counts them; of one seat."""
    told = json.loads(run("simulate", "p52", "--matches", "3", "--seats", "2", "--most-rounds", "3", "--json").stdout)
    presses = told["presses"]
    assert presses["per_room"] * told["mean_rooms"] == pytest.approx(presses["per_seat"], rel=0.01)
    assert presses["per_round"] * told["mean_rounds"] == pytest.approx(presses["per_seat"], rel=0.01)


def test_simulate_says_the_same_as_json_for_the_same_seed() -> None:
    runs = [run("simulate", COURT, "--matches", "4", "--seats", "3", "--policy", "adviser", "--json") for _ in range(2)]
    first, second = (json.loads(result.stdout) for result in runs)
    assert first["errors"] == []
    assert (first["matches"], first["wins"]) == (4, second["wins"])
    assert first["answers"] == second["answers"] > 0


def test_simulate_says_the_same_however_many_processes_play() -> None:
    """The sums do not depend on who played what, nor on who came first."""
    chosen = ("simulate", COURT, "--matches", "6", "--seats", "3", "--policy", "mixed", "--check", "--json")
    alone, shared = (json.loads(run(*chosen, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert alone["errors"] == shared["errors"] == []
    clocks = {"seconds", "answers_per_second"}
    assert {key: alone[key] for key in alone.keys() - clocks} == {key: shared[key] for key in shared.keys() - clocks}


def test_simulate_counts_what_each_seat_would_press() -> None:
    """By the prompt's word, per seat and match: every answer is somebody's press."""
    chosen = ("simulate", BAG, "--matches", "2", "--seats", "3", "--most-rounds", "6", "--seed", "5")
    told = json.loads(run(*chosen, "--json").stdout)
    presses = told["presses"]
    assert presses["per_seat"] == pytest.approx(told["answers"] / 6, abs=0.01)
    assert presses["fewest"] <= presses["per_seat"] <= presses["most"]
    assert sum(presses["by_word"].values()) == pytest.approx(presses["per_seat"], abs=0.2)
    assert presses["by_word"]["adventurer"] == 1
    assert next(iter(presses["by_word"])) == "menu", "the most frequent first"
    assert f"presses of a seat │ {presses['per_seat']:.1f} (" in said(run(*chosen))
    assert presses["per_turn"] > 1
    assert presses["per_turn"] * presses["turns"] == pytest.approx(told["answers"], rel=0.01)


def test_simulate_counts_how_often_only_one_person_can_do_anything() -> None:
    """In Bag of Dungeon one acts at a time; in the Kingdom all choose together, and only the last is alone."""
    by_turns, together = (
        json.loads(run("simulate", game, "--matches", "1", "--seats", "3", "--json").stdout)["presses"]["alone"]
        for game in (BAG, COURT)
    )
    assert together < by_turns <= 1


def test_simulate_tells_the_rate_with_its_interval_and_the_length() -> None:
    told = said(run("simulate", "bag-of-dungeon", "--matches", "3", "--seats", "1", "--mode", "forest"))
    assert "won by somebody │ 0 (0.0%, 0.0% to 56.2%)" in told
    assert re.search(r"rounds │ \d+\.\d \(\d+ to \d+\)", told)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0, 1)]
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert interval(count, of) == pytest.approx((low, high), abs=0.001)


def test_a_match_that_breaks_is_counted_and_its_seed_named() -> None:
    report = Report("chess", 2, "random", True, {})
    report.add(Played(7, 30, 4, (1,)))
    report.add(Played(8, error="AssertionError: a tile is lost"))
    assert (report.matches, report.ended, report.won, report.wins) == (2, 1, 1, {0: 0, 1: 1})
    assert [failure.seed for failure in report.errors] == [8]


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
    assert "cannot be made" in said(result)


def test_a_data_folder_that_may_only_be_read_is_named(tmp_path: Path) -> None:
    with read_only(tmp_path):
        result, found = run("run", CASTELLAN_DATA=str(tmp_path), PORT="0"), run("doctor", CASTELLAN_DATA=str(tmp_path))
    assert (result.exit_code, found.exit_code) == (1, 1)
    assert re.search(r"The data folder .* cannot be made or written .*Set CASTELLAN_DATA", said(result))
    assert re.search(r"MEND Data folder: .* → Let the user \S+", said(found))


def test_a_database_that_may_only_be_read_is_named_before_anybody_plays(tmp_path: Path) -> None:
    """SQLite opens such a file without complaint."""
    migrate(tmp_path / "castellan.sqlite3")
    with read_only(tmp_path / "castellan.sqlite3"):
        result, found = run("run", CASTELLAN_DATA=str(tmp_path), PORT="0"), run("doctor", CASTELLAN_DATA=str(tmp_path))
    assert (result.exit_code, found.exit_code) == (1, 1)
    assert "cannot be opened for writing: attempt to write a readonly database" in said(result)
    assert "may only be read → Let the user" in said(found)


def test_run_without_the_local_table_it_was_sent_to(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    result = run("run", CASTELLAN_DATA=str(tmp_path), CASTELLAN_API=f"http://127.0.0.1:{port}")
    assert result.exit_code == 1
    assert "cannot be reached" in said(result)


@pytest.mark.parametrize(("name", "value"), [("PORT", "70000"), ("PORT", "eighty"), ("CASTELLAN_LOG", "LOUD")])
def test_run_with_a_setting_that_cannot_be(name: str, value: str) -> None:
    result = run("run", **{name: value})
    assert result.exit_code == 1
    assert name in said(result)
    assert value in said(result)


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
