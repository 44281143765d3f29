"""Every game's palette still fits what the game draws.

Does it not? `make palette GAME=key` makes it anew; look at the boards before you commit it.
"""

import pytest
from PIL import Image

from images.fixed_palette import FixedPalette
from images.png import MOST
from tests.pictures.faces import find_faces
from tests.pictures.fidelity import LEAST, drawn, fidelity
from tests.pictures.palettes import make_palette
from tests.pictures.scenes import Scene, scenes

WORST = 28  # levels of 255, of one channel of one pixel
ENGRAVED = {"dead-throne": 2 * MOST}  # a land of fine lines, which weighs what it weighs
WHOLE = 180 * 1024  # bytes of a whole table, which is shown to who asks for it
# Of the endings of Dead Throne, on a land in the dark: its boards keep to the rule. And of two moments of a dungeon:
# colours chosen with them in mind spoil its boards.
ENGRAVED_LEAST = {"dead-throne": LEAST - 4.5, "deckbox-dungeons": LEAST - 0.6}
ENGRAVED_WORST = {"dead-throne": 30}  # its arrows of what enemies do next lie on that land
EVERY = 35  # scenes of a game; the others are long
SCENES = [
    pytest.param(scene, id=f"{game}-{title}", marks=[pytest.mark.long] if number % EVERY else [])
    for game in find_faces()
    for number, (title, scene) in enumerate(scenes(game).items())
]


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_keeps_its_colours_and_is_small(scene: Scene) -> None:
    drawing, png = drawn(scene)
    found = fidelity(drawing, png)
    advice = f"{found}: make palette GAME={scene.game}"
    assert found.psnr >= ENGRAVED_LEAST.get(scene.game, LEAST), advice
    assert found.worst <= ENGRAVED_WORST.get(scene.game, WORST), advice
    assert len(png) <= max(ENGRAVED.get(scene.game, MOST), WHOLE if scene.title.endswith("whole") else 0)


def test_a_rare_colour_is_not_lost() -> None:
    """A red token of a thousandth of the picture, among greys."""
    drawing = Image.linear_gradient("L").resize((600, 600)).convert("RGB")
    drawing.paste((200, 20, 30), (100, 100, 119, 119))
    palette = FixedPalette(make_palette([drawing]))
    shown = palette.map(drawing)
    shown.putpalette(palette.colours)
    red, green, blue = shown.convert("RGB").crop((101, 101, 118, 118)).resize((1, 1)).tobytes()
    assert (abs(red - 200), abs(green - 20), abs(blue - 30)) < (8, 8, 8)
