"""The track, as `track.toml` lays it out."""

import tomllib
from pathlib import Path

PUDDLES: tuple[int, ...] = tuple(
    tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))["puddles"]
)
