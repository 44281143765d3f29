"""/gm data: of what a table remembers only what concerns whoever asks, and a file Discord takes."""

import gzip
from typing import Any

import pytest

from bot.ui.server import own_data
from bot.ui.server.own_data import _file, _noted

ADA, BEN = 1, 2
NOTES: dict[str, Any] = {
    "rung": {"1": 3, "2": 0},
    "left_server": [BEN],
    "given_away": [[ADA, 0], [BEN, 1], [ADA, 2]],
    "vacations": [[BEN, "2026-03-01"]],
    "votes": [{"by": {"id": ADA}, "about": "undo"}, {"by": {"id": BEN}, "about": "end"}],
}


@pytest.mark.parametrize(
    ("person", "noted"),
    [
        (ADA, {"called": 3, "gave_away_seats": [0, 2], "votes_called": ["undo"]}),
        (
            BEN,
            {"left_server": True, "gave_away_seats": [1], "vacation_until": "2026-03-01", "votes_called": ["end"]},
        ),
        (3, {}),
    ],
)
def test_of_a_table_s_notes_their_own_part_is_told(person: int, noted: dict[str, Any]) -> None:
    assert _noted(NOTES, person) == noted
    assert _noted({}, person) == {}


@pytest.mark.parametrize(("length", "name"), [(100, "castellan-data.json"), (101, "castellan-data.json.gz")])
def test_a_file_that_is_too_large_is_compressed(monkeypatch: pytest.MonkeyPatch, length: int, name: str) -> None:
    monkeypatch.setattr(own_data, "MOST_BYTES", 100)
    file, text = _file(b"x" * length), b"x" * length
    found = file.fp.read()
    assert file.filename == name
    assert (gzip.decompress(found) if name.endswith("gz") else found) == text
