"""A hero who is named twice in one question would be noticed."""

from bot.conformance.heroes import TOLD_TWICE


def test_a_name_told_twice_would_be_seen() -> None:
    assert TOLD_TWICE.search("**Dorn (<@1>): Dorn: 13/27 HP**")
    assert TOLD_TWICE.search("**Dorn (<@1>): Where does Dorn go?**")
    assert not TOLD_TWICE.search("**Where does Dorn (<@1>) go?**")
    assert not TOLD_TWICE.search("**Dorn (<@1>): 13/27 HP**")
