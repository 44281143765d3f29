"""The same view gives the same bytes: in another process, in threads, and again from what is cached."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

from images import icons, meters, pieces, terrain, tokens, type  # noqa: A004
from images.maps import coordinates, ground
from tests.cogs.bag_of_dungeon.pictures import (
    board,
    explored,
)


def test_same_view_same_bytes_in_another_process() -> None:
    """No order of hashing, no clock, no random in a picture."""
    script = (
        "from hashlib import sha256\n"
        "from tests.cogs.bag_of_dungeon.pictures import board, explored\n"
        "print(sha256(board(explored('forest'))).hexdigest())"
    )
    command = [sys.executable, "-c", script]
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == sha256(board(explored("forest"))).hexdigest()


def test_threads_draw_the_same() -> None:
    """Boards are drawn in threads, several at a time, also the very first."""
    for cache in (terrain.tile, terrain.ground, pieces.piece, tokens.coin, ground.map_ground, type.label):
        cache.cache_clear()
    view = explored("forest")
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: board(view), range(6)))
    assert len(set(drawn)) == 1


def test_a_second_drawing_makes_nothing_new() -> None:
    """A warm board only stamps what is cached already."""
    caches = (
        terrain.tile,
        terrain.mist,
        terrain.ground,
        pieces.piece,
        pieces.beast,
        pieces.glow,
        meters.bar,
        meters.pip,
        tokens.coin,
        tokens.cut_out,
        tokens.medal,
        tokens.chevron,
        type.label,
        icons.icon_mask,
        ground.map_ground,
        coordinates.tag,
    )
    view = explored("forest")
    board(view)
    before = [cache.cache_info().misses for cache in caches]
    board(view)
    assert [cache.cache_info().misses for cache in caches] == before
