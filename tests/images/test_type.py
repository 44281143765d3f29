"""Text fits, shows what the face has, and is never too small."""

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import images
from images.type import (
    BODY,
    ELLIPSIS,
    HEAD,
    MISSING,
    NAME,
    NARROWEST,
    SMALL,
    SMALLEST,
    STRONG,
    TITLE,
    VALUE,
    Style,
    Weight,
    drawn_in,
    fit,
    fitting,
    font,
    has_glyph,
    in_two,
    label,
    legible,
    width_of,
    wrap,
    write,
)
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES


def test_the_scale_starts_at_the_smallest_legible_size() -> None:
    assert all(style.size >= SMALLEST for style in (SMALL, BODY, STRONG, NAME, HEAD, TITLE, VALUE))
    with pytest.raises(ValueError, match="cannot be read on a phone"):
        font(Style(SMALLEST - 1))


def test_nothing_else_opens_a_text_face() -> None:
    """So that no text escapes the smallest size: only letters and icons load fonts, in the whole kit and all games."""
    root = Path(images.__file__).parent.parent
    openers = {
        path.relative_to(root).as_posix()
        for folder in ("images", "cogs")
        for path in (root / folder).rglob("*.py")
        if "truetype" in path.read_text(encoding="utf-8") or "load_default" in path.read_text(encoding="utf-8")
    }
    assert openers == {"images/type.py", "images/icons.py"}


@given(st.text(max_size=80), st.integers(40, 400))
def test_fitted_text_fits(text: str, width: int) -> None:
    shown = fit(legible(text), SMALL, width)
    assert width_of(shown, SMALL) * NARROWEST <= width
    assert ELLIPSIS not in shown or shown in text or width_of(shown, SMALL) <= width


def test_fitting_keeps_as_much_as_it_can() -> None:
    text = "Dorothea von Habsburg-Lothringen"
    shown = fit(text, NAME, 300)
    kept = shown.removesuffix(ELLIPSIS)
    assert shown.endswith(ELLIPSIS)
    assert text.startswith(kept)
    assert width_of(text[: len(kept) + 2].rstrip() + ELLIPSIS, NAME) > 300
    assert fit("Ada", NAME, 300) == "Ada"


def test_the_largest_style_that_fits_is_taken() -> None:
    assert fitting("Ada", 300, HEAD, NAME, SMALL) == HEAD
    room = width_of("Dorothea von Habsburg", SMALL)
    assert fitting("Dorothea von Habsburg", room, HEAD, NAME, SMALL) == SMALL
    assert fitting("Dorothea von Habsburg", 10, HEAD, NAME, SMALL) == SMALL


@given(st.text(alphabet="abc WI", max_size=120))
def test_wrapped_lines_fit_and_lose_nothing_but_the_end(text: str) -> None:
    lines = wrap(text, SMALL, 200, 3)
    assert len(lines) <= 3
    assert all(width_of(line, SMALL) <= 200 for line in lines[:2] if " " in line)
    assert all(width_of(line, SMALL) * NARROWEST <= 200 for line in lines)
    if not any(ELLIPSIS in line for line in lines):
        assert " ".join(lines).split() == text.split()


def test_legible_keeps_what_the_face_has() -> None:
    for name in ("Zoë Łucja Жанна Ωmega", "Алексей Їжак", "Ђорђе Қазақ", "Θεοδώρα", "Nguyễn Thị Hằng"):
        assert legible(name) == name
    assert legible("𝓐𝓭𝓪") == "Ada"
    assert legible("Zoe\u0308") == "Zoë"
    assert legible("  Ada \n\t Lovelace ") == "Ada Lovelace"


@pytest.mark.parametrize("text", ["Дмитрий", "Ελένη", "Nguyễn Ánh"])
def test_a_line_that_italics_lack_is_upright(text: str) -> None:
    """All of it, and measured as it is drawn."""
    italic, upright = Style(30, Weight.ITALIC), Style(30)
    assert drawn_in(text, italic) == upright
    assert label(text, italic).mask.tobytes() == label(text, upright).mask.tobytes()
    assert width_of(text, italic) == width_of(text, upright)
    assert drawn_in("Łukasz Þór", italic) == italic
    assert drawn_in(text, STRONG) == STRONG


def test_ornament_goes_and_lost_letters_are_marked() -> None:
    assert legible("Ben 🐉🔥") == "Ben"
    assert legible("Ada 張") == f"Ada {MISSING}"
    assert legible("\u202eAda\u200b\x00") == "Ada"


def test_a_name_mostly_lost_gives_way() -> None:
    assert legible("你好世界", "Seat 3") == "Seat 3"
    assert legible("אדה שלום", "Seat 3") == "Seat 3"
    assert legible("🐉", "Seat 3") == "Seat 3"
    assert legible("", "Seat 3") == "Seat 3"
    assert legible("Ada 張", "Seat 3") == f"Ada {MISSING}"


@pytest.mark.parametrize("name", [*HOSTILE_NAMES, *MORE_HOSTILE_NAMES])
def test_hostile_names_are_made_of_glyphs(name: str) -> None:
    shown = legible(name, "Seat 1")
    assert shown
    assert all(sign == " " or has_glyph(sign) for sign in shown)


@given(st.text())
def test_any_text_can_be_written(text: str) -> None:
    base = Image.new("RGB", (300, 60))
    assert write(base, legible(text, "Seat 1"), 150, 30, NAME, width=280) <= 280


@pytest.mark.parametrize(("part", "is_whole"), [(1.0, True), (0.76, True), (0.74, False)])
def test_what_is_a_little_too_long_is_written_in_narrower_letters(part: float, *, is_whole: bool) -> None:
    """Down to `NARROWEST`; what needs narrower ones still is cut off, in letters as wide as ever."""
    text = "Enchanted Armour"
    room = math.ceil(width_of(text, NAME) * part)
    base = Image.new("L", (400, 60), 0)
    assert write(base, text, 20, 30, NAME, 255, align="left", width=room) <= room  # type: ignore[arg-type]
    left, _, right, _ = base.getbbox() or (0,) * 4
    assert (left >= 17, right <= 20 + room + 3) == (True, True)
    assert (fit(text, NAME, room) == text) is is_whole


@pytest.mark.parametrize("text", ["", ELLIPSIS, "Ada"])
@pytest.mark.parametrize("room", [-20, 0, 3])
def test_where_there_is_no_room_no_more_than_an_ellipsis_is_written(room: int, text: str) -> None:
    base = Image.new("L", (100, 60), 0)
    assert write(base, text, 50, 30, NAME, 255, width=room) <= width_of(ELLIPSIS, NAME)  # type: ignore[arg-type]


def test_text_stands_on_its_middle() -> None:
    """The capitals' middle is at the height asked for, whatever hangs below the line."""
    for text in ("H", "Hg"):
        base = Image.new("RGB", (200, 100), (255, 255, 255))
        write(base, text[0], 100, 50, HEAD, (0, 0, 0))
        left, top, right, bottom = (
            base.convert("L").point(lambda level: 255 if level < 128 else 0).getbbox() or (0,) * 4
        )
        assert abs((top + bottom) / 2 - 50) <= 1
        assert abs((left + right) / 2 - 100) <= 2
    assert label("H", HEAD).middle == label("Hg", HEAD).middle


def test_alignment() -> None:
    def ink_of(align: str) -> tuple[int, int, int, int]:
        base = Image.new("L", (200, 60), 0)
        write(base, "HH", 100, 30, HEAD, 255, align=align)  # type: ignore[arg-type]
        box = base.getbbox()
        assert box is not None
        return box

    assert ink_of("left")[0] >= 98
    assert ink_of("right")[2] <= 102


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Ada", ("Ada",)),
        ("Brass Agnes", ("Brass Agnes",)),
        ("Maximilian von Habsburg", ("Maximilian", "von Habsburg")),
        ("dark_knight_2000", ("dark_", "knight_2000")),
        ("Konstantinopolitana", ("Konstanti", "nopolitana")),
        ("Sir Lancelot of the Lake of Tears", ("Sir Lancelot", "of the La…")),
    ],
)
def test_a_long_name_goes_on_below(name: str, lines: tuple[str, ...]) -> None:
    assert in_two(name, SMALL, 126) == lines


@pytest.mark.parametrize("name", [*HOSTILE_NAMES, *MORE_HOSTILE_NAMES])
def test_both_lines_of_a_name_fit(name: str) -> None:
    lines = in_two(legible(name), SMALL, 90)
    assert len(lines) <= 2
    assert all(width_of(line, SMALL) * NARROWEST <= 90 for line in lines)
