from images.maps.corner import GAP, Hidden, best_corner

ROOM, BOX = (1000, 500), (200, 100)
LOW, RIGHT = 500 - 100 - GAP, 1000 - 200 - GAP


def test_the_lower_left_where_all_is_one() -> None:
    assert best_corner(ROOM, BOX, []) == (GAP, LOW)


def test_the_corner_where_least_is_hidden() -> None:
    lower_left, lower_right = Hidden(100, 450, 40, 1), Hidden(900, 450, 40, 1)
    assert best_corner(ROOM, BOX, [lower_left]) == (RIGHT, LOW)
    assert best_corner(ROOM, BOX, [lower_left, lower_right]) == (RIGHT, GAP)


def test_what_matters_more_is_kept_free_first() -> None:
    corners = [Hidden(x, y, 40, 2) for x in (100, 900) for y in (50, 450)]
    assert best_corner(ROOM, BOX, [*corners, Hidden(100, 450, 40, 99)]) == (RIGHT, LOW)
    assert (
        best_corner(ROOM, BOX, [corner._replace(weight=1) if corner.y < 100 else corner for corner in corners])[1]
        == GAP
    )
