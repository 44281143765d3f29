"""What the goldens' eye sees and what it does not: proved on one real board, by small changes made on purpose."""

from collections.abc import Callable
from functools import cache
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.icons import Icon, put_icon
from images.palette import INK, PAPER_LIGHT
from images.shapes import stamp_centred
from images.tokens import coin
from images.type import NAME, SMALL, Style, Weight, write
from tests.pictures.faces import find_faces
from tests.pictures.likeness import compare, pack, shrink, unpack
from tests.pictures.scenes import scenes

Change = Callable[[Image.Image], object]
DIGIT = Style(30, Weight.BOLD)


@cache
def sheet() -> Image.Image:
    """A plate with a word, a number, a token and an icon, on a board as it is drawn for a match."""
    scene = next(scene for name, scene in scenes(next(iter(find_faces()))).items() if name.endswith("-board"))
    with Image.open(BytesIO(scene.show().draw())) as board:
        picture = board.convert("RGB")
    ImageDraw.Draw(picture).rectangle((100, 100, 700, 400), PAPER_LIGHT)
    write(picture, "Barrow Knight", 300, 150, NAME, INK)
    write(picture, "Seat", 500, 150, SMALL, INK)
    write(picture, "7", 600, 150, DIGIT, INK)
    stamp_centred(picture, coin("1", 40, PAPER_LIGHT), 200, 300)
    put_icon(picture, Icon("mdi", "crown"), 300, 300, 34, INK)
    return picture


def bare(box: tuple[int, int, int, int]) -> Change:
    return lambda picture: ImageDraw.Draw(picture).rectangle(box, PAPER_LIGHT)


def rewritten(digit: str) -> Change:
    def change(picture: Image.Image) -> None:
        bare((585, 130, 615, 172))(picture)
        write(picture, digit, 600, 150, DIGIT, INK)

    return change


SEEN: dict[str, Change] = {
    "a word is missing": bare((180, 125, 420, 178)),
    "a short word in small letters is missing": bare((460, 130, 540, 172)),
    "a digit is missing": bare((585, 130, 615, 172)),
    "a digit is another": rewritten("1"),
    "a digit is another that looks like it": rewritten("2"),
    "a digit has one more before it": rewritten("17"),
    "a token is missing": bare((170, 270, 230, 335)),
    "a token has another number": lambda picture: stamp_centred(picture, coin("2", 40, PAPER_LIGHT), 200, 300),
    "an icon is missing": bare((280, 280, 320, 320)),
    "an icon is another": lambda picture: put_icon(picture, Icon("mdi", "check_bold"), 300, 300, 34, INK),
    "a word stands elsewhere": lambda picture: picture.paste(picture.crop((180, 125, 420, 178)), (188, 125)),
}


def noise(picture: Image.Image) -> Image.Image:
    """Every value one more, one less or the same."""
    chance = Random(7)
    steps = bytes(chance.choices((0, 1, 2), k=picture.width * picture.height * 3))
    higher = ImageChops.add(picture, Image.frombytes("RGB", picture.size, steps))
    return ImageChops.subtract(higher, Image.new("RGB", picture.size, (1, 1, 1)))


def softened(picture: Image.Image) -> Image.Image:
    """Edges as another version of the drawing library might smooth them."""
    return Image.blend(picture, picture.filter(ImageFilter.GaussianBlur(0.8)), 0.5)


def nudged(picture: Image.Image) -> Image.Image:
    """Everything a quarter of a pixel further."""
    return picture.transform(picture.size, Image.Transform.AFFINE, (1, 0, -0.25, 0, 1, 0), Image.Resampling.BILINEAR)


def png(picture: Image.Image) -> bytes:
    buffer = BytesIO()
    picture.save(buffer, "PNG")
    return buffer.getvalue()


@cache
def golden() -> Image.Image:
    return unpack(pack(shrink(png(sheet()))))


@pytest.mark.parametrize("change", SEEN.values(), ids=SEEN)
def test_what_is_missing_or_another_is_seen(change: Change) -> None:
    picture = sheet().copy()
    change(picture)
    assert compare(golden(), shrink(png(picture))).is_seen


def test_the_place_of_a_difference_is_named() -> None:
    picture = sheet().copy()
    bare((585, 130, 615, 172))(picture)
    box = compare(golden(), shrink(png(picture))).box
    assert box is not None
    left, top, right, low = box
    assert 580 <= left < right <= 622
    assert 125 <= top < low <= 178


@pytest.mark.parametrize("blurs", [lambda picture: picture, noise, softened, nudged], ids=["same", "1", "soft", "0.25"])
def test_what_no_eye_tells_apart_is_the_same(blurs: Callable[[Image.Image], Image.Image]) -> None:
    assert not compare(golden(), shrink(png(blurs(sheet())))).is_seen
