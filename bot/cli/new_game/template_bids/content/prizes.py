"""The prizes, as `prizes.toml` lists them."""

import tomllib
from pathlib import Path

PRIZES: tuple[int, ...] = tuple(
    tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))["prizes"]
)
