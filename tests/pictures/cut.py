"""Which texts of a picture are cut off with an ellipsis, because they have no room."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from images import type as letters
from images.type import ELLIPSIS, Label, Style

drawn = letters.label


@contextmanager
def cut_texts() -> Iterator[list[str]]:
    """All that is written meanwhile and ends so; what was drawn before and is kept is not written again."""
    found: list[str] = []

    def label(text: str, style: Style) -> Label:
        if text.endswith(ELLIPSIS):
            found.append(text)
        return drawn(text, style)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letters, "label", label)
        yield found
