"""Parts of pictures are drawn once, and kept by their memory."""

from PIL import Image

from images.part_cache import PartCache, cached, cached_parts, memory_of
from images.shapes import Sprite

PIXELS = 100


def square(mode: str = "L") -> Image.Image:
    return Image.new(mode, (10, 10))


def test_memory_is_that_of_all_pictures_within() -> None:
    sizes = [memory_of(square(mode)) for mode in ("L", "RGB", "RGBA")]
    assert sizes == [PIXELS, 4 * PIXELS, 4 * PIXELS], "Pillow keeps three colours in four bytes"
    assert memory_of(Sprite(square("RGB"), square("L"), 0)) == 5 * PIXELS


def test_what_was_used_longest_ago_makes_room() -> None:
    parts = PartCache(2 * PIXELS)
    parts.put("old", square())
    parts.put("new", square())
    assert parts.find("old") is not None
    parts.put("third", square())
    assert parts.find("new") is None
    assert parts.find("old") is not None
    assert parts.held == 2 * PIXELS


def test_what_is_drawn_fast_makes_room_for_what_is_not() -> None:
    parts = PartCache(2 * PIXELS)
    parts.put("slow", square(), 0.02)
    parts.put("fast", square(), 0.01)
    parts.put("third", square(), 0.05)
    assert parts.find("fast") is None
    assert parts.find("slow") is not None


def test_what_is_used_often_stays_before_what_is_as_slow() -> None:
    parts = PartCache(2 * PIXELS)
    parts.put("often", square(), 0.02)
    assert parts.find("often") is not None
    parts.put("once", square(), 0.03)
    parts.put("third", square(), 0.05)
    assert parts.find("once") is None
    assert parts.find("often") is not None


def test_what_nobody_uses_any_more_goes_in_the_end_however_slow() -> None:
    parts = PartCache(2 * PIXELS)
    parts.put("slow", square(), 1.0)
    for number in range(300):
        parts.put(number, square(), 0.01)
    assert parts.find("slow") is None


def test_the_same_part_drawn_by_two_threads_counts_once() -> None:
    parts = PartCache(PIXELS * 9)
    first = square()
    parts.put("part", first)
    parts.put("part", square())
    assert parts.find("part") is first
    assert parts.held == PIXELS


def test_a_part_larger_than_all_room_is_kept_alone() -> None:
    parts = PartCache(PIXELS)
    parts.put("small", square())
    parts.put("large", square("RGB"))
    assert parts.find("small") is None
    assert parts.find("large") is not None


def test_a_part_is_drawn_once_for_each_way_to_ask_for_it() -> None:
    asked = []

    @cached
    def part(size: int, *, is_bright: bool = False) -> Image.Image:
        asked.append((size, is_bright))
        return square()

    for _ in range(2):
        part(1)
        part(1, is_bright=True)
    assert asked == [(1, False), (1, True)]


def test_forgetting_draws_anew() -> None:
    @cached
    def part() -> Image.Image:
        return square()

    first = part()
    cached_parts.clear()
    assert part() is not first
