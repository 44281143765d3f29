"""A ribbon with a line of words on it: over a whole picture, or under what it is about."""

from PIL import Image

from images.palette import Colour
from images.shapes import stamp_centred
from images.tokens import banner
from images.type import Style, fitting, write

TITLE = 84  # px from a picture's upper edge to the middle of its title
_FORKS = 120  # px of a ribbon that are not for words


def put_banner(
    board: Image.Image,
    said: str,
    box: tuple[float, float, int, int],
    fill: Colour,
    ink: Colour,
    *styles: Style,
    room: int | None = None,
) -> None:
    """In the first of these styles in which the words fit into their room; the box is middle, width and height."""
    x, y, width, height = box
    room = room or width - _FORKS
    stamp_centred(board, banner(width, height, fill), x, y)
    write(board, said, x, y, fitting(said, room, *styles), ink, width=room)
