"""The land as it lies beside this file, drawn once: in the sizes in which pictures show it, so that they cut it out.

`python -m cogs.dead_throne.pictures.sheets` draws it anew.
"""

from pathlib import Path

from PIL import Image

from cogs.dead_throne.pictures.colours import INKS
from images.part_cache import cached

CLOSE, FAR, WHOLE = 0.74, 0.6, 0.5  # against the map as it is laid out
_FOLDER = Path(__file__).with_name("sheets")
_OTHERS = 24  # more make the pictures heavier, and no difference that is seen


@cached
def sheet(scale: float) -> Image.Image:
    """The whole land in one of the three sizes, of mode P: a quarter of the memory."""
    with Image.open(path_of(scale)) as found:
        return found.copy()


def path_of(scale: float) -> Path:
    return _FOLDER / f"land-{round(scale * 100)}.png"


def draw_sheets() -> dict[float, Image.Image]:
    """As they are to be, of mode P."""
    from cogs.dead_throne.pictures.land import draw_land  # noqa: PLC0415 - no bot draws it

    land = draw_land()
    return {scale: _few(land, scale) for scale in (CLOSE, FAR, WHOLE)}


def _few(land: Image.Image, scale: float) -> Image.Image:
    """In the map-maker's own inks and a few more, which come nearest to all else."""
    small = land.resize((round(land.width * scale), round(land.height * scale)), Image.Resampling.BOX)
    others = small.quantize(_OTHERS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).getpalette("RGB")
    inks = Image.new("P", (1, 1))
    inks.putpalette([level for colour in INKS for level in colour] + (others or [])[: 3 * _OTHERS])
    return small.quantize(palette=inks, dither=Image.Dither.NONE)


def main() -> None:
    _FOLDER.mkdir(exist_ok=True)
    for scale, drawn in draw_sheets().items():
        drawn.save(path_of(scale), optimize=True)


if __name__ == "__main__":
    main()
