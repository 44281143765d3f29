"""The text of a message, all of it together, is within what Discord takes."""

import pytest
from discord import ui

from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.layout import layout, lines
from bot.ui.wire.limits import TEXT

LINE = "Sable strikes the Bone Warden for 3 damage."


def texts(*parts: str) -> list[str]:
    view = layout(0, *parts)
    return [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


def test_what_fits_stays_as_it_is() -> None:
    parts = [lines(*[LINE] * 40), "A short question"]
    assert texts(*parts) == parts


@pytest.mark.parametrize("counts", [(95, 20), (60, 60), (200, 1), (50, 50, 50)])
def test_the_longest_text_loses_its_last_lines(counts: tuple[int, ...]) -> None:
    shown = texts("### Who strikes?", *(lines(*[LINE] * count) for count in counts))
    assert sum(map(len, shown)) <= TEXT
    assert shown[0] == "### Who strikes?"
    assert all(line in (LINE, "…") for text in shown[1:] for line in text.split("\n")), "no line is cut in the middle"


def test_one_long_line_is_cut_between_words() -> None:
    (shown,) = texts(" ".join(["word"] * 2000))
    assert len(shown) <= TEXT
    assert {word.removesuffix("…") for word in shown.split()} == {"word"}


def test_links_go_before_lines_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_mentions, "_ids", {"gm settings": 10**18})
    short, long = "Try **/gm settings**.", "w" * (TEXT - 30)
    assert texts(short, long) == [short, long]
    assert texts(short)[0].startswith("Try </gm settings:1")


@pytest.mark.parametrize("count", [21, 30])
def test_of_each_text_two_hundred_characters_are_kept_at_least(count: int) -> None:
    """Mark and all; where there are too many of them Discord refuses the message, and it is said in plain words."""
    shown = texts(*["w" * 300] * count)
    assert [len(text) for text in shown] == [199] * count
