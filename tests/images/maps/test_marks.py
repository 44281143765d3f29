"""Plates about what lies beyond the edge of a map."""

from images.maps.marks import beyond
from images.maps.window import Window

WINDOW = Window(640, 640, 64, 32, 32, is_cropped=True)  # ten cells each way


def test_a_plate_covers_no_piece_where_there_is_room_beside_it() -> None:
    """Of a row at the edge the nearest free part."""
    below, pieces = (288.0, 700.0), [(352.0, 608.0)]
    (hidden,) = beyond(WINDOW, [(below, "M66", ())])
    (plate,) = beyond(WINDOW, [(below, "M66", ())], pieces)
    assert hidden.y == plate.y
    assert abs(hidden.x - pieces[0][0]) < (hidden.width + WINDOW.size) / 2
    assert abs(plate.x - pieces[0][0]) >= (plate.width + WINDOW.size) / 2


def test_a_plate_is_there_even_where_pieces_stand_everywhere() -> None:
    row = [(32.0 + 64 * column, 608.0) for column in range(10)]
    assert len(beyond(WINDOW, [((288.0, 700.0), "M66", ()), ((300.0, 800.0), "M68", ())], row)) == 2
