"""`replay` plays an export again, and says in one sentence where there is nothing to play. Logs: tests/faults."""

import json
from pathlib import Path

from tests.cli.test_commands import export, run, said

__all__ = ["export"]  # the fixture


def test_an_export_is_played_again_answer_by_answer(export: Path) -> None:
    result = run("replay", str(export))
    assert result.exit_code == 0
    assert "seat 0 answers prompt" in said(result)
    assert "Nothing fails." in said(result)


def test_an_answer_the_rules_do_not_take_is_where_it_fails(export: Path) -> None:
    record = json.loads(export.read_text())
    record["answers"][3]["choice"] = ["no-such-card"]
    export.write_text(json.dumps(record))
    result = run("replay", str(export))
    assert result.exit_code == 1
    assert "It fails here: Refused('illegal')" in said(result)


def test_a_match_that_goes_on_and_a_log_without_errors_hold_nothing_to_play(export: Path, tmp_path: Path) -> None:
    record = json.loads(export.read_text())
    export.write_text(json.dumps(record | {"answers": None, "seed": None, "outcome": None}))
    assert "The match was not over" in said(run("replay", str(export)))
    log = tmp_path / "bot.log"
    log.write_text("2026-11-20 INFO bot.app: Ready\n")
    result = run("replay", str(log), "--error", "0123abcd")
    assert result.exit_code == 1
    assert "no log with the error 0123abcd" in said(result)
