"""Types are made known to msgspec while there is one thread.

It learns a type at the first reading and lets others see it half learned meanwhile: where two threads read for the
first time, the whole process dies of a null pointer (seen with msgspec 0.22.0; where types hold types it is likely).
"""

from typing import Any

import msgspec


def make_readable(*types: Any) -> None:
    """With all they hold. From then on any thread may read them."""
    for one in types:
        msgspec.msgpack.Decoder(one)
