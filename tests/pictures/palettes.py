"""Makes the palettes of games from the scenes of their goldens: `python -m tests.pictures.palettes [game …]`."""

import sys
from collections import Counter
from collections.abc import Iterable

from PIL import Image

from images.fixed_palette import written
from images.palette import Colour
from tests.pictures.faces import find_faces
from tests.pictures.fidelity import drawn
from tests.pictures.scenes import scenes

COLOURS = 168  # more make larger files, and no difference that is seen
SAMPLED = 3  # of so many pixels in a row, and of so many rows, one counts
RARE = (
    0.75  # a colour counts as often as it occurs to this power: a token of its own colour weighs more than its pixels
)
PLAIN, FAR, ADDED = 400, 5, 12  # of so many most frequent colours, those so many levels off are added, at most so many
_WIDE = 1000  # px


def make_palette(drawings: Iterable[Image.Image]) -> bytes:
    """The colours that come nearest to all there is in some pictures, the rare and vivid ones among it."""
    found: Counter[Colour] = Counter()
    for one in drawings:
        small = one.resize((one.width // SAMPLED, one.height // SAMPLED), Image.Resampling.NEAREST)
        levels = iter(small.tobytes())
        found.update(zip(levels, levels, levels, strict=True))
    swatches = b"".join(bytes(colour) * max(1, round(count**RARE)) for colour, count in sorted(found.items()))
    swatches += swatches[-3:] * (-(len(swatches) // 3) % _WIDE)
    sheet = Image.frombytes("RGB", (_WIDE, len(swatches) // (3 * _WIDE)), swatches)
    few = sheet.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    kept = iter((few.getpalette("RGB") or [])[: 3 * COLOURS])
    chosen: list[Colour] = list(zip(kept, kept, kept, strict=True))
    for colour, _ in found.most_common(PLAIN):  # the ground of a token is one colour, and should stay what it is
        if len(chosen) < COLOURS + ADDED and min(_unlike(colour, one) for one in chosen) > FAR:
            chosen.append(colour)
    return bytes(level for colour in chosen for level in colour)


def _unlike(one: Colour, other: Colour) -> int:
    """In the channel in which they differ most."""
    return max(abs(level - others) for level, others in zip(one, other, strict=True))


def main(games: list[str]) -> None:
    for game in games or find_faces():
        path = find_faces()[game].folder / "pictures" / "palette.txt"
        path.write_text(written(make_palette(drawn(scene)[0] for scene in scenes(game).values())), encoding="ascii")
        print(f"{game}: the colours of {len(scenes(game))} scenes are in {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
