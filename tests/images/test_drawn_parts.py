"""Each part of the drawing kit is drawn as it was, pixel by pixel; the games' scenes show only some of them."""

from tests.images.drawn_parts import digests, kept


def test_each_part_is_drawn_as_it_was() -> None:
    """Meant to change? `python -m tests.images.drawn_parts` writes the digests anew."""
    found, known = digests(), kept()
    assert sorted(found) == sorted(known)
    assert sorted(name for name, digest in found.items() if known[name] != digest) == []
