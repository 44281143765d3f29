"""Which options are buttons and which share a select; how much room they take is known before anything is made."""

from collections import Counter

import pytest
from discord import ui

from bot.engine import Option, Prompt
from bot.ui.views.kinds.arranging import Arranged, arranged, listed, packed
from bot.ui.views.kinds.pick import PickControl
from bot.ui.views.room import Room, size
from bot.ui.views.speech import Speaker
from bot.words import Catalogue

SPEAKER = Speaker(Catalogue().words(), ["Ada"])


def options(count: int, groups: int) -> tuple[Option, ...]:
    return tuple(Option(f"o{number}", group=f"g{number % groups}") for number in range(count))


@pytest.mark.parametrize("groups", [1, 3, 8])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 7, 9, 13, 25, 26, 60, 130])
def test_it_takes_as_many_rows_and_components_as_were_foretold(count: int, groups: int) -> None:
    found = options(count, groups)
    control = PickControl("k3JdP0aZ", Prompt(0, "w", "R1", found, number=7), SPEAKER)
    for one in (arranged(found), arranged(found, "o0"), packed(found, "o0"), listed(found)):
        rows = control._arranged_rows(one)
        assert (one.rows, one.components) == (len(rows), size(rows))


@pytest.mark.parametrize("components", range(4, 30))
def test_all_stand_there_where_no_page_is_to_be_turned(components: int) -> None:
    found, room = options(60, 3), Room(5, components)
    control = PickControl("k3JdP0aZ", Prompt(0, "w", "R1", found, number=7), SPEAKER)
    children = [child for row in control.rows(found, room) for child in row.children]
    shown = [option.value for child in children if isinstance(child, ui.Select) for option in child.options]
    assert control.has_all(found, room) == (len(shown) == len(found))


def of(*purposes: str, word: bool = False) -> list[Option]:
    """The first of "sea" is sea1, and so on; "end" closes the turn."""
    seen: dict[str, int] = {}
    found = []
    for purpose in purposes:
        seen[purpose] = seen.get(purpose, 0) + 1
        key = f"{purpose}{seen[purpose]}"
        found.append(Option(key, purpose) if word else Option(key, group=purpose))
    return found


def keys(found: Arranged) -> tuple[str, list[str]]:
    return " ".join(one.key for one in found.buttons), [" ".join(o.key for o in part) for part in found.selects]


def groups(*counts: int) -> list[Option]:
    """a, b, c …: so many of each."""
    return of(*[purpose for purpose, count in zip("abcdefg", counts, strict=False) for _ in range(count)])


def many(purpose: str, count: int) -> str:
    return " ".join(f"{purpose}{number}" for number in range(1, count + 1))


@pytest.mark.parametrize(
    ("options", "main", "buttons", "selects"),
    [
        (of(*["a"] * 4), "", "a1 a2 a3 a4", []),
        (of(*["a"] * 5), "", "", [many("a", 5)]),
        (of("a", *["b"] * 5, "a"), "", "a1 a2", [many("b", 5)]),
        (of("b", "a", "b"), "", "b1 b2 a1", []),  # those of one purpose stand together
        (of("end", "a", "b"), "", "a1 b1 end1", []),  # what ends the turn stands last
        (of("a", "b", "end"), "b1", "b1 a1 end1", []),  # the main one stands first
        (of(*["a"] * 5), "a3", "a3 a1 a2 a4 a5", []),
        (of(*["a"] * 6), "a3", "a3", ["a1 a2 a4 a5 a6"]),
        # Six things to press: the purpose with the most of them becomes a select, of two alike the later.
        (of(*"aabbb"), "", "a1 a2 b1 b2 b3", []),
        (of(*"aaabbcc"), "", "b1 b2 c1 c2", [many("a", 3)]),
        (of(*"aabbbcccd"), "", "a1 a2 d1", [many("b", 3), many("c", 3)]),
        (of(*"aabbccddd"), "", "a1 a2 b1 b2", [many("c", 2), many("d", 3)]),
        # Single deeds: the last of them share one, as few as may be; what ends the turn does not.
        (of(*"abcdef"), "", "a1 b1 c1 d1 e1 f1", []),
        (of(*"abcdefg"), "", "a1 b1 c1 d1 e1", ["f1 g1"]),
        (of(*"abcdefgh"), "", "a1 b1 c1 d1 e1", ["f1 g1 h1"]),
        (of(*"abcdef", "end"), "", "a1 b1 c1 d1 end1", ["e1 f1"]),
        (of(*"abcdefg"), "g1", "g1 a1 b1 c1 d1", ["e1 f1"]),
    ],
)
def test_what_is_a_button_and_what_shares_a_select(
    options: list[Option], main: str, buttons: str, selects: list[str]
) -> None:
    assert keys(arranged(options, main)) == (buttons, selects)


@pytest.mark.parametrize(
    ("counts", "main", "selects"),
    [
        ((6, 6, 5, 6, 5, 6, 6), "", ["a6", "b6", "c5 e5", "d6", "f6", "g6"]),
        ((13, 20, 20, 12, 20, 20, 20), "", ["a13 d12", "b20", "c20", "e20", "f20", "g20"]),
        ((13, 13, 13, 13, 13, 13, 13), "", ["a13 b13 c13 d13 e13 f13 g13"]),
        ((6, 6, 5, 6, 5), "b1", ["a6", "b5", "c5", "d6", "e5"]),
        ((6, 6, 5, 6, 5, 9), "b1", ["a6", "b5 c5", "d6", "e5", "f9"]),
    ],
)
def test_where_there_are_too_many_selects_the_shortest_share_one_as_long_as_it_holds_them(
    counts: tuple[int, ...], main: str, selects: list[str]
) -> None:
    """Else all of them are filled up in their order."""
    buttons, found = keys(arranged(groups(*counts), main))
    assert (buttons, [counted(one) for one in found]) == (main, selects)


def counted(select: str) -> str:
    """ "a1 a2 a3 b1" is "a3 b1"."""
    return " ".join(f"{one}{number}" for one, number in Counter(key[0] for key in select.split()).items())


@pytest.mark.parametrize(("word", "buttons", "selects"), [(False, "b1", ["a1 a2"]), (True, "a1 a2 b1", [])])
def test_where_purposes_are_gathered_two_of_a_named_one_share_a_select(
    word: bool, buttons: str, selects: list[str]
) -> None:
    assert keys(arranged(of("a", "a", "b", word=word), gathers=True)) == (buttons, selects)


@pytest.mark.parametrize(
    ("rows", "selects"), [(4, ["a5", "b5", "c5"]), (3, ["a5 b5", "c5"]), (2, ["a5 b5 c5"]), (1, ["a5 b5 c5"])]
)
def test_selects_take_the_rows_that_buttons_leave(rows: int, selects: list[str]) -> None:
    found = keys(arranged([*groups(5, 5, 5), *of("d", "end")], rows=rows))
    assert (found[0], [counted(one) for one in found[1]]) == ("d1 end1", selects)


def test_packed_all_share_selects_by_purpose_but_the_main_one_and_what_ends_the_turn() -> None:
    options = of("end", "a", "b", "c", "end", "a")
    assert keys(packed(options)) == ("end1 end2", ["a1 a2 b1 c1"])
    assert keys(packed(options, "b1")) == ("b1 end1 end2", ["a1 a2 c1"])
    assert keys(packed(options, "end2")) == ("end2 end1", ["a1 a2 b1 c1"])
    assert keys(listed(options)) == ("", ["a1 a2 b1 c1 end1 end2"])
