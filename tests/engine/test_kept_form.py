"""What journals, snapshots and exports hold of the engine's types: every later bot reads the bytes of today."""

import msgspec
import pytest
from msgspec import Struct

from bot.engine import Answer, Bundle, Offer, Outcome, Pause, Snapshot, leave, order, over
from bot.engine.orders import Given
from bot.engine.record import Record, replay
from tests.support.nim import GAME

KEPT: list[tuple[Struct, bytes]] = [
    (Answer(3, 1, ("a",)), b'{"prompt":3,"seat":1,"choice":["a"]}'),
    (Answer(3, 1, 7, "timeout"), b'{"prompt":3,"seat":1,"choice":7,"by":"timeout"}'),
    (leave(2), b'{"prompt":0,"seat":2,"choice":["leave"]}'),
    (over(Pause(9, number=4)), b'{"prompt":4,"seat":-1,"choice":[],"by":"timeout"}'),
    (order(1, {"hush": ("no",)}), b'{"prompt":0,"seat":1,"choice":{"hush":["no"]}}'),
    (Offer(Bundle(("axe",))), b'{"give":{"items":["axe"]}}'),
    (Offer(take=Bundle((), {"coin": 2})), b'{"take":{"amounts":{"coin":2}}}'),
    (Outcome((1,), (2, 3)), b'{"winners":[1],"scores":[2,3]}'),
    (Outcome((0,), (2, 3), (1, 2)), b'{"winners":[0],"scores":[2,3],"ranks":[1,2]}'),
    (Snapshot(b"\xff", 1, 2, 3), b'{"state":"/w==","drawn":1,"prompts":2,"answers":3}'),
    (Given(3, ("react",)), b'{"value":3,"settles":["react"]}'),
    (
        Snapshot(b"", 1, 2, 3, 4, 5, {0: {"hush": Given(("no",), ("react",), is_for_turn=True)}}),
        (
            b'{"state":"","drawn":1,"prompts":2,"answers":3,"turn":4,"began":5,'
            b'"orders":{"0":{"hush":{"value":["no"],"settles":["react"],"is_for_turn":true}}}}'
        ),
    ),
]
EXPORT = (
    b'{"format":1,"game":"nim","rules_version":1,"seats":["Ada","Ben"],"options":{"heap":3},'
    b'"commitment":"19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b","seed":"73656564",'
    b'"answers":[{"prompt":1,"seat":0,"choice":["3"]},{"prompt":2,"seat":1,"choice":["3"]}],'
    b'"leaps":{},"outcome":{"winners":[1],"scores":[0,1]},"brought":[]}'
)


@pytest.mark.parametrize(("value", "kept"), KEPT, ids=lambda part: type(part).__name__)
def test_it_is_kept_with_no_more_than_it_says_and_reads_back(value: Struct, kept: bytes) -> None:
    assert msgspec.json.encode(value) == kept
    assert msgspec.json.decode(kept, type=type(value)) == value


def test_an_export_of_old_is_proven_still_and_written_as_it_was() -> None:
    record = msgspec.json.decode(EXPORT, type=Record)
    assert [event.facts["count"] for event in replay(GAME, record).events] == [3, 3]
    again = Record(**{name: getattr(record, name) for name in record.__struct_fields__ if name != "format"})
    assert msgspec.json.encode(again) == EXPORT
