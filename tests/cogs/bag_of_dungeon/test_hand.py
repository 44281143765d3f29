"""The private picture: the own adventurer, its spaces, what it has earned."""

from collections.abc import Callable
from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from cogs.bag_of_dungeon.content import ALL_ITEMS
from cogs.bag_of_dungeon.pictures.hand import draw_hand, paint_hand
from cogs.bag_of_dungeon.pictures.hand_spaces import CELL, WIDE
from cogs.bag_of_dungeon.view import BagView, ItemView, SpaceView
from images.spaces import EFFECT_LINES, Box, effect_lines
from images.type import ELLIPSIS
from tests.cogs.bag_of_dungeon.pictures import MOST_BYTES, NAMES, explored, match_views, said, watched, with_hero
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES

EMPTY = tuple(SpaceView(name) for name in ("hand-1", "hand-2", "armour", "attire", "pack-1", "pack-2", "pack-3"))


def own(view: BagView, viewer: int = 0) -> BagView:
    return structs.replace(view, viewer=viewer)


def hand(view: BagView) -> bytes:
    return draw_hand(view, NAMES, said(view))


def laden(view: BagView, *spaces: SpaceView) -> BagView:
    """The viewer's spaces, the first ones as given, the others empty."""
    return with_hero(view, 0, spaces=(*spaces, *EMPTY, SpaceView("pack-4"))[:8])


@pytest.mark.parametrize("mode", ["dungeon", "forest", "combined"])
def test_every_seat_has_its_picture(mode: str) -> None:
    for view in match_views(mode, 4)[::60]:
        for seat in range(4):
            png = hand(own(view, seat))
            with Image.open(BytesIO(png)) as image:
                assert (image.format, image.mode, image.width) == ("PNG", "P", 1200)
                assert image.height <= 1400
            assert len(png) <= MOST_BYTES


def test_one_person_with_two_adventurers_sees_both() -> None:
    """R1, solo_party."""
    alone = watched(1, b"two", mode="dungeon", solo_party=2)[20]
    looks = paint_hand(own(alone), NAMES, said(alone))
    single = paint_hand(own(explored("dungeon")), NAMES, said(alone))
    assert looks.height > single.height * 1.7


def test_r7_a_match_without_skill_tokens_counts_none() -> None:
    view = own(explored("dungeon"))
    without = structs.replace(view, options=structs.replace(view.options, skill_tokens=False))
    pictures = [paint_hand(one, NAMES, said(one)) for one in (view, without)]
    assert pictures[0].height > pictures[1].height


def test_the_public_has_none() -> None:
    with pytest.raises(ValueError, match="no adventurer"):
        hand(explored("dungeon"))


def _item(key: str, *, is_awake: bool = False) -> SpaceView:
    return SpaceView("hand-1", ItemView(1, key, is_awake))


CHANGES: dict[str, Callable[[BagView], BagView]] = {
    "empty": laden,
    "item": lambda view: laden(view, _item("steel-sword")),
    "another item": lambda view: laden(view, _item("kingsbane")),
    "awake": lambda view: laden(view, _item("kingsbane", is_awake=True)),
    "both hands": lambda view: laden(view, _item("bow"), SpaceView("hand-2", is_covered=True)),
    "poison": lambda view: laden(view, SpaceView("hand-1", is_poisoned=True)),
    "hp": lambda view: with_hero(laden(view), 0, hp=1),
    "lives": lambda view: with_hero(laden(view), 0, lives=1),
    "ap": lambda view: with_hero(laden(view), 0, ap=2, most_ap=5),
    "debt": lambda view: with_hero(laden(view), 0, ap=2, most_ap=5, debt=2),
    "dice": lambda view: with_hero(laden(view), 0, dice=4),
    "plus": lambda view: with_hero(laden(view), 0, plus=9),
    "guard": lambda view: with_hero(laden(view), 0, guard=3),
    "skill spent": lambda view: with_hero(laden(view), 0, skill_left=0),
    "skill": lambda view: with_hero(laden(view), 0, skill_left=7),
    "upgraded": lambda view: with_hero(laden(view), 0, is_upgraded=True),
    "kills": lambda view: with_hero(laden(view), 0, kills=("troll",) * 9),
    "other kills": lambda view: with_hero(laden(view), 0, kills=("goblin",) * 9),
    "tokens": lambda view: with_hero(laden(view), 0, tokens=6),
    "seeds": lambda view: with_hero(laden(view), 0, seeds=2),
    "ring": lambda view: with_hero(laden(view), 0, has_ring=True),
    "companion": lambda view: with_hero(laden(view), 0, companions=(ItemView(9, "loyal-bear"),)),
}


def test_every_fact_can_be_seen() -> None:
    start = own(explored("dungeon"))
    owners: dict[bytes, str] = {}
    pictures = {name: hand(change(start)) for name, change in CHANGES.items()}
    assert not [(name, owners[png]) for name, png in pictures.items() if owners.setdefault(png, name) != name]


def test_nothing_of_others_changes_it() -> None:
    view = own(explored("dungeon"))
    changed = with_hero(view, 1, hp=1, kills=("troll",) * 3, spaces=(_item("torch"), *view.heroes[1].spaces[1:]))
    assert hand(changed) == hand(view)


@pytest.mark.parametrize("name", [*HOSTILE_NAMES, *MORE_HOSTILE_NAMES, "W" * 2000])
def test_a_hostile_name_stays_on_the_ribbon(name: str) -> None:
    view = own(explored("dungeon"))
    before = paint_hand(view, NAMES, said(view))
    after = paint_hand(view, [name, *NAMES[1:]], said(view))
    left, top, right, bottom = ImageChops.difference(before, after).getbbox() or (600, 84, 600, 84)
    assert top >= 48
    assert bottom <= 120
    assert left >= 110
    assert right <= 1090


def test_what_items_do_fits() -> None:
    """No effect is cut off."""
    words = said(explored("dungeon"))
    for key in ALL_ITEMS:
        for told in filter(None, (words.items[key], words.awakened.get(key))):
            lines = effect_lines(told.effect, Box(0, 0, WIDE, CELL).room)
            assert len(lines) <= EFFECT_LINES
            assert told.effect.endswith(ELLIPSIS) or not lines[-1:] or not lines[-1].endswith(ELLIPSIS), key
