"""A new panel takes over from the one before, and knows what everybody has just seen."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.ui.messages.drafts import Drafts
from bot.ui.messages.panel import Panel
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Fired, HarbourOptions
from tests.ui.scenes import scene_of

SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)


def panel(**how: Any) -> Panel:
    context: Any = SimpleNamespace()
    reply: Any = SimpleNamespace(interaction=SimpleNamespace(id=1))
    return Panel(context, reply, SCENE, 0, Drafts(), **how)


async def test_it_shows_what_everybody_has_just_seen() -> None:
    assert panel().moments == ()
    assert panel(moments=(Fired(actor=1),)).moments == (Fired(actor=1),)


async def test_it_goes_on_where_the_one_before_was() -> None:
    before = panel()
    before.pages, before.below, before.looks = {3: 2}, 9, (1, ())
    after = panel(before=before)
    assert (after.pages, after.below, after.looks) == ({3: 2}, 9, (1, ()))
    assert after.pages is not before.pages
    assert (after.older, after.lock) == ([before], before.lock)
    assert (before.is_followed, after.is_followed) == (True, False)


async def test_who_comes_late_is_followed_already() -> None:
    newer = panel()
    late = panel(follower=newer)
    assert (late.is_followed, late.lock, late.older) == (True, newer.lock, [])
    assert isinstance(panel().lock, asyncio.Lock)
