"""One thing the doctor has looked at."""

from msgspec import Struct


class Finding(Struct, frozen=True):
    """`remedy` is set where something is wrong."""

    label: str
    details: str
    remedy: str | None = None

    @property
    def is_well(self) -> bool:
        return self.remedy is None
