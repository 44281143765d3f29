"""Films: pictures of one size and one palette in a file that is small enough, whatever they are made of."""

import struct
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from images.film import Film, FilmKind, Shot, make_film
from images.film.colours import ground_of
from images.film.painting import Painter, rows
from images.film.shots import plan_of
from images.fixed_palette import FixedPalette
from images.palette import AA_TEXT, PAPER_LIGHT, Colour, contrast
from images.type import BODY

ACCENT: Colour = (47, 107, 60)


def board(step: int, *, size: tuple[int, int] = (400, 300), noise: int = 0) -> bytes:
    """A board with a piece that walks; `noise`: so many levels of grain, which no film likes."""
    picture = Image.new("RGB", size, (226, 207, 172))
    if noise:
        picture = ImageChops.multiply(picture, Image.effect_noise(size, noise).convert("RGB"))
    picture.paste((160, 36, 40), (20 * step, 100, 20 * step + 60, 160))
    png = BytesIO()
    picture.quantize(64).save(png, "PNG")
    return png.getvalue()


def shots(count: int, *, noise: int = 0) -> list[Shot]:
    return [Shot(board(step, noise=noise), f"Step {step}", ("It walks.",), 1.0 + step) for step in range(count)]


def pictures(film: Film) -> list[tuple[Image.Image, float]]:
    """Each as it is shown, and for how long."""
    with Image.open(BytesIO(film.data)) as shown:
        found = []
        for number in range(getattr(shown, "n_frames", 1)):
            shown.seek(number)
            shown.load()
            found.append((shown.convert("RGB"), shown.info["duration"] / 1000))
    return found


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_film_shows_its_shots_one_after_the_other(kind: FilmKind) -> None:
    film = make_film(shots(4), ACCENT, kind)
    shown = pictures(film)
    assert [seconds for _, seconds in shown] == [1.0, 2.0, 3.0, 4.0]
    assert (film.pictures, film.seconds) == (4, 10.0)
    assert {picture.size for picture, _ in shown} == {(800, 600 + 178)}
    assert all(ImageChops.difference(one, other).getbbox() for (one, _), (other, _) in pairwise(shown))
    assert film.kind == kind


def test_all_its_pictures_have_one_palette() -> None:
    """Else what has not moved would differ a little, and the film would be three times as large."""
    colours = {colour for picture, _ in pictures(make_film(shots(3), ACCENT, "webp")) for _, colour in counted(picture)}
    assert len(colours) <= 256


def counted(picture: Image.Image) -> list[tuple[int, tuple[int, int, int]]]:
    return picture.getcolors(picture.width * picture.height) or []  # type: ignore[return-value]


@pytest.mark.long
def test_one_that_would_be_too_large_has_fewer_pictures_but_its_first_and_last() -> None:
    whole = make_film(shots(9, noise=9), ACCENT, "webp", 99 * 1024 * 1024)
    most = len(whole.data) // 3
    film = make_film(shots(9, noise=9), ACCENT, "webp", most)
    assert len(film.data) <= most
    assert 2 <= film.pictures < whole.pictures == 9
    seconds = [seconds for _, seconds in pictures(film)]
    assert (seconds[0], seconds[-1]) == (1.0, 9.0)


def test_two_pictures_stay_whatever_they_weigh() -> None:
    assert make_film(shots(5, noise=9), ACCENT, "webp", 1000).pictures == 2


def test_boards_of_several_sizes_and_strips_have_room() -> None:
    strip = board(1, size=(800, 260))
    made = [*shots(1), Shot(board(2, size=(1200, 1050)), "", (), 1.0, strip), Shot(board(0, size=(8, 8)), "", (), 1.0)]
    assert {picture.size for picture, _ in pictures(make_film(made, ACCENT, "webp"))} == {(800, 800 + 260)}


def test_the_newest_lines_are_told() -> None:
    told = ["first " * 30, "second", "third", "fourth"]
    assert rows(told, BODY, 3) == ["second", "third", "fourth"]
    assert rows(told[:1], BODY, 3)[-1].endswith(("first", "…"))
    assert rows([], BODY, 3) == []
    assert rows(told[1:], BODY, 2, begins_first=True) == ["second", "third"]


def test_it_is_an_animated_webp_that_goes_on_for_ever() -> None:
    data = make_film(shots(2), ACCENT, "webp").data
    assert data[12:16] == b"VP8X"
    place = data.index(b"ANIM")
    (_, _, loops) = struct.unpack("<IIH", data[place + 4 : place + 14])
    assert loops == 0


@pytest.mark.parametrize("accent", [(255, 255, 255), (0, 0, 0), (160, 36, 40), (255, 220, 0)])
def test_its_letters_can_be_read_whatever_colours_the_boards_have(accent: Colour) -> None:
    """Also below boards of a single colour, and on the ground of any game."""
    assert contrast(PAPER_LIGHT, ground_of(accent)) >= AA_TEXT
    black = BytesIO()
    Image.new("P", (8, 8)).save(black, "PNG")
    ((picture, _),) = pictures(make_film([Shot(black.getvalue(), "Heading", ("A line.",), 1.0)], accent, "webp"))
    words = picture.crop((0, 800, 800, 978))
    shades = {colour for _, colour in counted(words)}
    assert max(contrast(one, ground_of(accent)) for one in shades) >= AA_TEXT


def test_a_picture_of_a_film_has_the_very_colours_of_its_palette() -> None:
    """They are looked up by others a little darker, so that each cell of Pillow's table goes to the nearest."""
    colours = bytes(level for grey in range(8, 256, 8) for level in (grey, grey, grey))
    [shot] = shots(1)
    painted = Painter(plan_of([shot]), FixedPalette(colours), ACCENT).paint(shot)
    assert bytes(painted.getpalette() or ())[: len(colours)] == colours
