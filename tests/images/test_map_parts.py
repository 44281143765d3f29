"""What maps are drawn with: tiles, pieces, dice, meters."""

from itertools import combinations, pairwise

import pytest
from PIL import Image

from images import dice, meters, pieces, terrain
from images.icons import Icon
from images.palette import AA_TEXT, INK, PAPER_LIGHT, contrast
from images.part_cache import cached_parts
from images.pieces import Form
from images.shapes import Sprite
from images.terrain import EAST, GROVE, NORTH, SOUTH, STONE, WEST, Terrain

FORMS: tuple[Form, ...] = ("disc", "square", "diamond", "shield")
EDGES = {NORTH: (0.5, 0.05), EAST: (0.95, 0.5), SOUTH: (0.5, 0.95), WEST: (0.05, 0.5)}


def is_floor_at(image: Image.Image, side: int, world: Terrain) -> bool:
    """Is most of a small square at the middle of that side floor? There may be cracks and grass on it."""
    x, y = EDGES[side]
    left, top = round(x * image.width), round(y * image.height)
    spots = [image.getpixel((left + dx, top + dy)) for dx in range(-3, 3) for dy in range(-3, 3)]
    return spots.count(world.floor) > 12


@pytest.mark.parametrize("world", [STONE, GROVE])
@pytest.mark.parametrize("openings", [(0, 2), (0, 1), (0, 1, 3), (0, 1, 2, 3), ()])
@pytest.mark.parametrize("is_room", [True, False])
def test_floor_reaches_open_sides_only(world: Terrain, openings: tuple[int, ...], *, is_room: bool) -> None:
    """A way can be seen where there is one, and a wall where there is none."""
    shown = [terrain.tile(world, openings, 120, variety, is_room=is_room).convert("RGB") for variety in range(3)]
    for image in shown:
        assert image.size == (120, 120)
        assert {side for side in EDGES if is_floor_at(image, side, world)} == set(openings)


def test_varieties_differ_and_repeat() -> None:
    one, other = (terrain.tile(GROVE, (0, 2), 120, variety, is_room=False).tobytes() for variety in (1, 2))
    assert one != other
    cached_parts.clear()
    assert terrain.tile(GROVE, (0, 2), 120, 1, is_room=False).tobytes() == one


def test_worlds_differ_without_colour() -> None:
    stone, grove = (terrain.tile(world, (0, 1), 120, 1, is_room=False).convert("L") for world in (STONE, GROVE))
    assert stone.tobytes() != grove.tobytes()
    grounds = [terrain.ground(world, 200, 120).convert("L").tobytes() for world in (STONE, GROVE)]
    assert grounds[0] != grounds[1]


@pytest.mark.parametrize("side", EDGES)
def test_mist_and_rubble_lie_at_their_side(side: int) -> None:
    """Mist fills the near edge of the cell beyond, rubble the edge of the cell it is on."""
    x, y = EDGES[side]
    assert middle_of(terrain.mist(STONE, side, 120)) == pytest.approx((1 - x, 1 - y), abs=0.2)
    assert middle_of(terrain.rubble(STONE, side, 120)) == pytest.approx((x, y), abs=0.2)


def middle_of(sprite: Sprite) -> tuple[float, float]:
    """Where the middle of what is drawn lies, as shares of the sprite."""
    box = sprite.mask.getbbox()
    assert box is not None
    return (box[0] + box[2]) / 2 / sprite.mask.width, (box[1] + box[3]) / 2 / sprite.mask.height


def test_pieces_differ_in_shape() -> None:
    """No meaning by colour alone."""
    masks = [pieces.piece("A", form, 60, INK, PAPER_LIGHT).mask.tobytes() for form in FORMS]
    small = [pieces.marker(form, 20, INK).mask.tobytes() for form in FORMS]
    for shown in (masks, small):
        assert all(one != other for one, other in combinations(shown, 2))


@pytest.mark.parametrize("form", FORMS)
def test_a_glow_is_larger_than_its_piece(form: Form) -> None:
    assert pieces.glow(form, 60, PAPER_LIGHT).width > pieces.piece("A", form, 60, INK, PAPER_LIGHT).width + 12


def test_letters_change_a_piece() -> None:
    one, other = (pieces.piece(text, "disc", 48, INK, PAPER_LIGHT).colour.tobytes() for text in ("T", "Tm"))
    assert one != other


def test_a_grand_beast_has_a_heavier_rim() -> None:
    sign = Icon("fa", "dragon")
    plain, grand = (pieces.beast(sign, 80, INK, PAPER_LIGHT, is_grand=is_grand) for is_grand in (False, True))
    assert plain.colour.tobytes() != grand.colour.tobytes()


def test_a_die_shows_its_pips() -> None:
    """Each more pip, more ink; the empty face has none."""
    shown = [dice.die(pips, 60).colour.crop((24, 24, 64, 64)).convert("L") for pips in range(7)]
    dark = [sum(image.point([int(level < 128) for level in range(256)]).tobytes()) for image in shown]
    assert dark[0] == 0
    assert all(fewer < more for fewer, more in pairwise(dark))
    with pytest.raises(KeyError):
        dice.die(7, 60)


@pytest.mark.parametrize(("value", "most"), [(0, 10), (1, 10), (5, 10), (10, 10), (12, 10), (3, 0), (-2, 10)])
def test_a_bar_fills_with_its_value(value: int, most: int) -> None:
    """From empty to full and never beyond, whatever it is told."""
    fill = (160, 36, 40)
    bar = meters.bar(200, 36, value, most, fill).colour
    filled = sum(bar.getpixel((x, 18)) == fill for x in range(200))
    share = min(1.0, max(0.0, value / most if most else 0.0))
    assert filled == pytest.approx(share * 200, abs=30 if 0 < share < 0.2 else 8)
    assert (filled > 0) is (share > 0)


def test_a_bar_says_its_number() -> None:
    pictures = []
    for value in (6, 7):
        base = Image.new("RGB", (240, 60), PAPER_LIGHT)
        meters.put_bar(base, 20, 30, 200, value, 10, (160, 36, 40))
        pictures.append(base.crop((90, 10, 150, 50)).tobytes())
    assert pictures[0] != pictures[1]


def test_pips_differ_without_colour() -> None:
    spent, owed = meters.pip(28, None), meters.pip(28, None, is_barred=True)
    assert spent.mask.tobytes() != owed.mask.tobytes()


def test_grounds_are_dark_enough_for_light_text() -> None:
    for world in (STONE, GROVE):
        assert contrast(world.ground, PAPER_LIGHT) >= AA_TEXT
        assert contrast(world.floor, INK) >= AA_TEXT
