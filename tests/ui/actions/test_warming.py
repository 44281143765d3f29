"""What boards are made of is drawn ahead, while nobody waits for a picture."""

import asyncio
import logging
import threading
from typing import Any

import pytest

from bot.ui.actions import help as help_page
from bot.ui.actions.warming import drawn_ahead, warm
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.views.shown import Shown
from cogs.bag_of_dungeon.face import BagFace
from cogs.death_over_the_kingdom.face import KingdomFace
from images.part_cache import cached_parts
from tests.ui.arena.face import ArenaFace
from tests.ui.scenes import scene_of

DEAR = ("_tall", "_ground")


class Seen(KingdomFace):
    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[int] = []

    def draw_board(self, *of: object) -> bytes:
        self.drawn.append(threading.get_ident())
        return b""

    def draw_hand(self, *of: object) -> bytes:
        return b""


class Torn(KingdomFace):
    def draw_hand(self, *of: object) -> bytes:
        raise ZeroDivisionError


def test_the_first_board_of_each_way_to_play_finds_its_dear_parts_drawn() -> None:
    face = BagFace()
    forget_what_was_drawn()
    for draw in drawn_ahead(face):
        draw()
    there = dear_parts()
    for options in (face.game.options_type(), *face.game.variants().values()):
        scene = scene_of(face, options, 2)
        assert scene.table.match is not None
        face.draw_board(Shown(scene.table.match.view(None), ("Ada", "Ben")), scene.words)
    assert dear_parts() == there


def forget_what_was_drawn() -> None:
    """Other tests of this process draw as well, and what has room then goes when it is full."""
    cached_parts.clear()
    help_page._pictures.cache_clear()


def dear_parts() -> set[object]:
    """The papers and grounds that are kept now."""
    keys: list[Any] = list(cached_parts._parts)
    return {key for key in keys if key[0].__name__ in DEAR}


async def test_it_waits_until_nobody_waits_for_a_picture() -> None:
    face, wait = Seen(), threading.Event()
    person = asyncio.create_task(draw_in_pool(wait.wait))
    await asyncio.sleep(0)
    warming = asyncio.create_task(warm([face]))
    await asyncio.sleep(0)
    assert not face.drawn
    wait.set()
    await person
    await warming
    assert len(face.drawn) == 1 + len(face.game.variants())
    assert threading.get_ident() not in face.drawn


async def test_a_game_that_cannot_be_drawn_hinders_no_other(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    after = Seen()
    await warm([Torn(), after])
    assert after.drawn
    assert "death-over-the-kingdom cannot be drawn ahead" in caplog.text


def test_of_a_match_that_is_over_before_the_end_of_it_is_drawn() -> None:
    face = ArenaFace()
    assert face.shown_after[1] > 1, "the match takes one decision"
    for draw in drawn_ahead(face):
        draw()
