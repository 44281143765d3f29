"""Many threads read what nobody has read before: it dies if that is unsafe.

Run it as `python -m tests.host.reading_threads`.
"""

import sys
import threading
from typing import cast

import msgspec

from bot.host import Host
from bot.store import Store

TYPES, THREADS, FIELDS = 200, 3, 20


def nested(number: int) -> type[msgspec.Struct]:
    """A new type that holds another new one."""
    inner = msgspec.defstruct(f"Inner{number}", [(f"f{place}", "int") for place in range(FIELDS)], module=__name__)
    globals()[inner.__name__] = inner
    fields = [("first", "int"), ("second", inner.__name__), ("third", inner.__name__)]
    return msgspec.defstruct(f"Outer{number}", fields, module=__name__)


def read_together(one: type[msgspec.Struct], data: bytes) -> None:
    ready = threading.Barrier(THREADS)

    def read() -> None:
        ready.wait()
        msgspec.msgpack.decode(data, type=one)

    threads = [threading.Thread(target=read) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    sys.setswitchinterval(1e-6)
    inner = {f"f{place}": place for place in range(FIELDS)}
    data = msgspec.msgpack.encode({"first": 1, "second": inner, "third": inner})
    types = [nested(number) for number in range(TYPES)]
    Host(cast(Store, None), {})  # makes all types readable for all threads, whatever they are for
    for one in types:
        read_together(one, data)


if __name__ == "__main__":
    main()
