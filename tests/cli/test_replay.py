"""`replay` plays an export again, and says in one sentence where there is nothing to play. Logs: tests/faults."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.engine import Answer, Chance, Match, commitment
from bot.engine.playout import adviser_policy
from bot.engine.record import Record
from bot.games import find_game
from bot.ui.views.replay.filming import MOST_PICTURES
from tests.cli.running import run, said
from tests.cli.test_commands import COURT, SEED, export

__all__ = ["export"]  # the fixture


def test_an_export_is_played_again_answer_by_answer(export: Path) -> None:
    result = run("replay", str(export))
    assert result.exit_code == 0
    assert "seat 0 answers prompt" in said(result)
    assert "By the odds" in said(result), "why, where an automaton would have chosen the same"
    assert "No errors in" in said(result)


def test_an_answer_the_rules_do_not_take_is_where_it_fails(export: Path) -> None:
    record = json.loads(export.read_text())
    record["answers"][3]["choice"] = ["no-such-card"]
    export.write_text(json.dumps(record))
    result = run("replay", str(export))
    assert result.exit_code == 1
    assert "It fails here: Refused('illegal')" in said(result)


def test_under_other_rules_that_is_said_in_a_sentence(export: Path) -> None:
    record = json.loads(export.read_text())
    record["answers"][3]["choice"] = ["no-such-card"]
    record["rules_version"] -= 1
    export.write_text(json.dumps(record))
    result = run("replay", str(export))
    assert result.exit_code == 1
    assert f"It was played under rules {record['rules_version']}." in said(result)
    assert "an older Castellan replays it" in said(result)
    assert "Traceback" not in said(result)


def test_a_match_that_goes_on_and_a_log_without_errors_hold_nothing_to_play(export: Path, tmp_path: Path) -> None:
    record = json.loads(export.read_text())
    export.write_text(json.dumps(record | {"answers": None, "seed": None, "outcome": None}))
    assert "The match was not over" in said(run("replay", str(export)))
    log = tmp_path / "bot.log"
    log.write_text("2026-11-20 INFO bot.app: Ready\n")
    result = run("replay", str(log), "--error", "0123abcd")
    assert result.exit_code == 1
    assert "no log with the error 0123abcd" in said(result)


def test_a_match_with_answers_taken_back_is_proven_and_played_again(tmp_path: Path) -> None:
    path = tmp_path / "undone.json"
    record = with_undos()
    path.write_bytes(msgspec.json.encode(record))
    assert "Proven" in said(run("verify", str(path)))
    assert "No errors in" in said(run("replay", str(path)))
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, leaps={})))
    assert run("verify", str(path)).exit_code == 1, "the answers name prompts that only the leaps explain"


def with_undos() -> Record:
    """A match in which every fifth answer was taken back, and the record of what counts."""
    game, chance = find_game(COURT), Chance(b"changes of mind")
    options = game.options_type()
    match, counted, given = Match.start(game, 3, options, Chance(SEED)), list[Answer](), 0
    while match.outcome is None:
        prompt = match.prompts[0]
        counted.append(Answer(prompt.number, prompt.seat, adviser_policy(match, prompt, chance)))
        match.answer(counted[-1])
        given += 1
        if given % 5 == 0 and match.horizon < match.answered:
            match.undo(match.answered - 1)
            counted.pop()
    return Record(
        game=COURT,
        rules_version=game.rules_version,
        seats=("Ada", "Ben", "Cleo"),
        options=msgspec.to_builtins(options),
        commitment=commitment(SEED),
        seed=SEED.hex(),
        answers=tuple(counted),
        leaps=match.leaps,
        outcome=match.outcome,
    )


@pytest.mark.parametrize("kind", [pytest.param("webp", marks=pytest.mark.long), "gif"])
def test_the_film_of_an_export_is_written(export: Path, tmp_path: Path, kind: str) -> None:
    out = tmp_path / f"out.{kind}"
    told = said(run("replay", str(export), "--film", str(out)))
    assert re.search(rf"out\.{kind}: 1\d pictures, \d+ seconds, [\d,]+ KiB", told)
    with Image.open(out) as film:
        assert film.format == kind.upper()
        assert 2 < getattr(film, "n_frames", 1) <= MOST_PICTURES
    assert out.stat().st_size < 2 * 1024 * 1024 if kind == "webp" else 8 * 1024 * 1024


def test_a_film_has_an_ending_that_says_what_it_is(export: Path, tmp_path: Path) -> None:
    result = run("replay", str(export), "--film", str(tmp_path / "out.mp4"))
    assert result.exit_code == 1
    assert "ending in .webp or .gif" in said(result)
    assert "cannot be written" in said(run("replay", str(export), "--film", str(tmp_path / "no" / "out.webp")))


def test_a_film_of_answers_that_the_rules_do_not_take_is_refused(export: Path, tmp_path: Path) -> None:
    record = json.loads(export.read_text())
    record["answers"][3]["choice"] = ["no-such-card"]
    export.write_text(json.dumps(record))
    assert "do not follow the rules" in said(run("replay", str(export), "--film", str(tmp_path / "out.webp")))
