"""What somebody has filled in of a question with several parts, before it is sent."""

from zlib import crc32

from msgspec import Struct

from bot.engine import Part


class Draft(Struct, frozen=True):
    """As far as it goes: it need not be legal yet. What was typed in a number's place and is none stays as text."""

    parts: dict[str, Part] = {}

    @property
    def stamp(self) -> str:
        """Tells one draft from another, in eight characters: a button sends what it was shown with, or nothing."""
        return f"{crc32(repr(sorted(self.parts.items())).encode()):08x}"
