"""The bytes of attachments: in memory, and in a folder beside the state file when there is one."""

from collections import deque
from collections.abc import Iterable
from pathlib import Path

import msgspec

from bot.local.world.image_size import image_facts

DISCARDED_KEPT = 40
INLINE_TYPES = ("image/png", "image/gif", "image/jpeg", "image/webp")
TYPES_BY_SUFFIX = {".txt": "text/plain; charset=utf-8", ".json": "application/json", ".md": "text/markdown"}


class Upload(msgspec.Struct, frozen=True):
    """A file as it came in."""

    name: str
    data: bytes

    @property
    def content_type(self) -> str:
        """Told by the bytes, then by the name, because clients send application/octet-stream for everything."""
        facts = image_facts(self.data)
        suffix = Path(self.name).suffix.lower()
        return facts.content_type if facts else TYPES_BY_SUFFIX.get(suffix, "application/octet-stream")


class FileShelf:
    """Attachment id -> bytes. With a folder each file is written once, before the state that names it is saved."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._held: dict[str, bytes] = {}
        self._discarded: deque[str] = deque()

    def put(self, attachment_id: str, data: bytes) -> None:
        self._held[attachment_id] = data
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / attachment_id).write_bytes(data)

    def get(self, attachment_id: str) -> bytes | None:
        data = self._held.get(attachment_id)
        if data is None and self._folder and attachment_id.isdigit():
            path = self._folder / attachment_id
            data = path.read_bytes() if path.exists() else None
        return data

    def discard(self, attachment_ids: Iterable[str]) -> None:
        """Forget files that no message names any longer. The latest stay for those who are still loading them."""
        self._discarded.extend(attachment_ids)
        while len(self._discarded) > DISCARDED_KEPT:
            self._delete(self._discarded.popleft())

    def keep_only(self, wanted: set[str]) -> None:
        """Delete the files of the folder that no message names, as after a crash."""
        if self._folder and self._folder.exists():
            for path in self._folder.iterdir():
                if path.name not in wanted:
                    path.unlink(missing_ok=True)

    def _delete(self, attachment_id: str) -> None:
        self._held.pop(attachment_id, None)
        if self._folder:
            (self._folder / attachment_id).unlink(missing_ok=True)
