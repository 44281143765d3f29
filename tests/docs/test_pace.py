"""The table of docs/pace.md has a row for every size of every game, and a figure in every cell."""

from tests.docs.pace import FIGURE, HEAD, PAGE, filled, measured, read


def test_every_size_of_every_game_has_its_figures() -> None:
    """The figures themselves are measured on request: `python -m tests.docs.pace`."""
    head, *rows = read(PAGE.read_text(encoding="utf-8"))
    assert tuple(head) == HEAD
    assert [(name, int(seats)) for name, seats, *_ in rows] == [
        (name, seats) for name, (_, counts) in measured().items() for seats in counts
    ]
    assert [cell for row in rows for cell in row[1:] if not FIGURE.fullmatch(cell)] == []
    assert {len(row) for row in rows} == {len(HEAD)}


def test_what_is_written_is_read_again() -> None:
    row = ("Nim", "2", "5", "1", "1", "0%", "–")
    assert read(filled(PAGE.read_text(encoding="utf-8"), [row])) == [list(HEAD), list(row)]
