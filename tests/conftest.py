"""For all tests: hypothesis looks at the same examples every time, so that a red test stays red until it is mended.

`HYPOTHESIS_PROFILE=search` looks for new ones; what it finds becomes an `@example`.
"""

import os

from hypothesis import settings

from tests.support.postgres import postgres_server

__all__ = ["postgres_server"]

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
