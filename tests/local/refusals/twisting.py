"""Legal requests, twisted at one place each: a value of another kind, one left out, one twice, one too large."""

import copy
import random
from collections.abc import Iterator
from typing import Any

from tests.local.refusals.desk import Sent
from tests.local.refusals.legal import LEGAL

STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        0,
        -1,
        1.5,
        99,
        1 << 40,
        "",
        " ",
        "abc",
        "7",
        "x" * 101,
        "x" * 4001,
        [],
        {},
        [None],
        [{}],
        ["a", "a"],
    ),
    *({"type": 99}, {"a": 1}, "2026-01-01", "javascript:x", 16777216),
)
Place = tuple[Any, Any]  # what holds a value, and by which key or index


def twisted(number: int, seed: int) -> Iterator[Sent]:
    chance = random.Random(seed)
    while number:
        case = chance.choice(LEGAL)
        body = copy.deepcopy(case.body)
        places = list(_places(body))
        if not places:
            continue
        _twist(chance, *chance.choice(places))
        number -= 1
        yield case._replace(body=body)


def _places(node: Any) -> Iterator[Place]:
    for key in list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ():
        yield node, key
        yield from _places(node[key])


def _twist(chance: random.Random, holder: Any, key: Any) -> None:
    way = chance.choice(("strange", "strange", "strange", "gone", "twice"))
    if way == "strange":
        holder[key] = chance.choice(STRANGE)
    elif way == "gone":
        del holder[key]
    elif isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
