"""How the log looks: text or JSON; and a full disk that fails every click is not told at every click."""

import json
import logging
from pathlib import Path

from bot.cli.replay import CannotReplay, open_case
from bot.process.error_reports import without_secrets
from bot.process.logs import REPEAT_SECONDS, Lines, Repeats
from bot.store import StorageFailed


def record(message: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    try:
        if error is not None:
            raise error
    except type(error) as raised:  # type: ignore[misc]
        info = (type(raised), raised, raised.__traceback__)
        return logging.LogRecord("bot.host", logging.ERROR, "", 1, message, args, info)
    return logging.LogRecord("bot.host", logging.ERROR, "", 1, message, args, None)


def test_what_the_disk_does_to_every_match_is_said_once_a_minute() -> None:
    now = [0.0]
    repeats = Repeats(lambda: now[0])
    full = StorageFailed("disk full")
    told = [repeats.filter(record("a step of match %s could not be saved", str(n), error=full)) for n in range(1080)]
    assert (sum(told), told[0]) == (1, True)
    now[0] = REPEAT_SECONDS
    again = record("a step of match %s could not be saved", "x", error=full)
    assert repeats.filter(again)
    assert again.getMessage() == "a step of match x could not be saved (and 1079 times in the last minute)"


def test_what_a_rule_does_is_said_every_time() -> None:
    repeats = Repeats(lambda: 0.0)
    assert all(repeats.filter(record("a rule raised: %s", str(n), error=KeyError("sword"))) for n in range(9))
    assert all(repeats.filter(record("a step of match %s could not be saved", str(n))) for n in range(9))


def test_a_line_of_json_holds_what_a_line_of_text_does() -> None:
    line = json.loads(Lines().format(record("match %s\nstands", "abc", error=KeyError("sword"))))
    assert (line["level"], line["logger"], line["message"]) == ("ERROR", "bot.host", "match abc\nstands")
    assert "KeyError: 'sword'" in line["exception"]
    assert line["time"].endswith("Z")


def test_an_error_is_found_in_a_log_of_json(tmp_path: Path) -> None:
    """Its line is JSON within JSON there."""
    broken = '{"error":"0badcafe","game":"chess","match":"m","seats":2,"options":{}}'
    log = tmp_path / "bot.log"
    log.write_text(Lines().format(record(f"the rules failed {broken}")) + "\n", encoding="utf-8")
    try:
        open_case(log)
    except CannotReplay as failure:
        told = str(failure)
    except Exception as failure:  # noqa: BLE001 - another shape of the line: it was found
        told = repr(failure)
    assert "is no export, and no log with the error" not in told


def test_what_is_told_to_sentry_names_the_place_and_nothing_of_a_match() -> None:
    frame = {"filename": "bot/host/x.py", "lineno": 3, "function": "f"}
    event = {
        "event_id": "1",
        "level": "error",
        "logger": "bot.host",
        "logentry": {"message": "seed %s", "params": ["00ff"], "formatted": "seed 00ff"},
        "extra": {"sys.argv": ["bot"], "answers": ["hand-9"]},
        "user": {"id": "130"},
        "breadcrumbs": {"values": ["Ada"]},
        "exception": {"values": [{"type": "KeyError", "value": "Ada's hand", "stacktrace": {"frames": [frame]}}]},
    }
    told = json.dumps(without_secrets(event, {}))
    assert "KeyError" in told
    assert "bot/host/x.py" in told
    assert not any(secret in told for secret in ("00ff", "Ada", "hand-9", "130", "sys.argv"))
