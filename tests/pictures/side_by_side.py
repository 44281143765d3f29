"""What a failing picture leaves behind: golden, now and the place of the difference, next to each other."""

from pathlib import Path

from PIL import Image, ImageDraw

from tests.pictures.likeness import SHRUNK, Difference
from tests.pictures.scenes import Scene

ARTEFACTS = Path(__file__).parents[2] / "test-artefacts" / "pictures"
_GAP, _GREY, _RED = 8, (128, 128, 128), (255, 0, 0)
_ROWS, _COLUMNS = ("top", "middle", "bottom"), ("left", "centre", "right")


def lay_side_by_side(scene: Scene, golden: Image.Image, now: Image.Image, difference: Difference | None) -> Path:
    """Write them into test-artefacts/; the golden is on the left."""
    sheet = Image.new("RGB", (golden.width + now.width + _GAP, max(golden.height, now.height)), _GREY)
    for image, left in ((golden, 0), (now, golden.width + _GAP)):
        sheet.paste(image, (left, 0))
        if difference is not None and difference.box is not None:
            x, y, right, low = (side // SHRUNK for side in difference.box)
            ImageDraw.Draw(sheet).rectangle((left + x - 3, y - 3, left + right + 3, low + 3), outline=_RED)
    path = ARTEFACTS / scene.game / f"{scene.title}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)
    return path


def spot(golden: Image.Image, now: Image.Image, difference: Difference | None) -> str:
    """What differs and where, in words."""
    if difference is None or difference.box is None:
        return f"it is {_size(now)} px now and was {_size(golden)}"
    x, y, right, low = difference.box
    row = _ROWS[min(2, (y + low) * 3 // (2 * SHRUNK * golden.height))]
    column = _COLUMNS[min(2, (x + right) * 3 // (2 * SHRUNK * golden.width))]
    return f"it differs at the {row} {column} (x {x} to {right}, y {y} to {low}) by up to {difference.most} levels"


def _size(image: Image.Image) -> str:
    return f"{image.width * SHRUNK} x {image.height * SHRUNK}"
