"""What the drawing kit has kept of the pictures so far."""

from images import icons, type  # noqa: A004
from images.part_cache import cached_parts


def drawn_parts() -> tuple[int, ...]:
    """How many parts, labels and icons had to be made until now."""
    return cached_parts.drawn, *(cache.cache_info().misses for cache in _SMALL)


def forget_parts() -> None:
    """The next picture makes everything anew."""
    cached_parts.clear()
    for cache in _SMALL:
        cache.cache_clear()


_SMALL = (type.label, icons.icon_mask)
