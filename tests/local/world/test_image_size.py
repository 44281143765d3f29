"""Type and size are read from the first bytes of real files."""

import io

import pytest
from PIL import Image

from bot.local.world.image_size import image_facts

FORMATS = [("PNG", {}), ("GIF", {}), ("JPEG", {}), ("WEBP", {}), ("WEBP", {"lossless": True})]


def made(kind: str, **options: object) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (31, 17), "red").save(file, kind, **options)
    return file.getvalue()


@pytest.mark.parametrize(("kind", "options"), FORMATS, ids=str)
def test_sizes(kind: str, options: dict[str, object]) -> None:
    assert image_facts(made(kind, **options)) == (f"image/{kind.lower()}", 31, 17)


def test_webp_with_alpha_and_frames() -> None:
    file = io.BytesIO()
    frames = [Image.new("RGBA", (31, 17), (n, 0, 0, 90)) for n in (1, 200)]
    frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:])
    assert image_facts(file.getvalue()) == ("image/webp", 31, 17)


@pytest.mark.parametrize(("kind", "options"), FORMATS, ids=str)
def test_files_cut_short_are_no_images(kind: str, options: dict[str, object]) -> None:
    for length in range(10):
        assert image_facts(made(kind, **options)[:length]) is None


@pytest.mark.parametrize("data", [b"", b"hello", b"\xff\xd8" + b"\0" * 50, b"<svg></svg>"])
def test_what_is_no_image(data: bytes) -> None:
    assert image_facts(data) is None
