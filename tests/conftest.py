"""For all tests: hypothesis looks at the same examples every time, so that a red test stays red until it is mended.

`HYPOTHESIS_PROFILE=search` looks for new ones; what it finds becomes an `@example`.
"""

import gc
import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.support.postgres import postgres_server

__all__ = ["postgres_server"]

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: to look through it for garbage again and again took a third of that time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
