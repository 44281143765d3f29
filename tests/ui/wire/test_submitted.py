"""What a select or a modal was filled with, however deep Discord nests it, and whatever a forger makes of it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.wire.submitted import Submitted, submitted

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["custom_id", "values", "value", "component", "components"]), inner, max_size=4
        )
    ),
    max_leaves=20,
)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"custom_id": "x", "values": ["a", "b"]}, Submitted(("a", "b"), fields={"x": ("a", "b")})),
        ({"components": [{"type": 18, "component": {"value": "a story"}}]}, Submitted(text="a story")),
        ({"components": [{"components": [{"value": "old form"}]}]}, Submitted(text="old form")),
        (
            {
                "components": [
                    {"component": {"values": ["a"]}},
                    {"component": {"values": []}},
                    {"component": {"values": ["b"]}},
                ]
            },
            Submitted(("a", "b")),
        ),
        (
            {
                "components": [
                    {"component": {"custom_id": "name", "value": "Oda"}},
                    {"component": {"custom_id": "race", "values": ["elf", 3]}},
                    {"component": {"custom_id": "motto", "value": ""}},
                    {"component": {"custom_id": "story", "value": None}},
                ]
            },
            Submitted(("elf",), "Oda", {"name": ("Oda",), "race": ("elf",), "motto": ("",), "story": ()}),
        ),
        ({"values": "a"}, Submitted()),
        ({"values": [1, None, "a"]}, Submitted(("a",))),
        ({}, Submitted()),
    ],
)
def test_what_is_filled_in_is_found(data: dict[str, Any], expected: Submitted) -> None:
    assert submitted(data) == expected


@pytest.mark.parametrize(("depth", "expected"), [(3, "deep"), (8, "deep"), (9, "")])
def test_what_a_forger_nests_too_deep_is_not_looked_for(depth: int, expected: str) -> None:
    data: dict[str, Any] = {"value": "deep"}
    for _ in range(depth):
        data = {"component": data}
    assert submitted(data).text == expected


@given(st.dictionaries(st.sampled_from(["custom_id", "values", "value", "component", "components"]), JSON))
def test_no_payload_breaks_it(data: dict[str, Any]) -> None:
    found = submitted(data)
    assert all(
        isinstance(value, str) for value in (*found.values, found.text, *found.fields, *sum(found.fields.values(), ()))
    )
