"""What hypothesis thinks up to send: ids like ours with a wrong part, and payloads no client would make."""

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from bot.local.protocol import component_types as ct
from bot.local.protocol import interaction_types as kinds
from bot.ui.wire.custom_id import Act, Verb

Json = dict[str, Any]
LONGEST = 100  # Discord lets no longer id through
LABEL = 18
STAMP = 8  # characters that tell one draft from another
GROUP = 2  # of commands
TYPES = {str: 3, int: 4, bool: 5, float: 10}  # of options; discord.py itself falls over a value of another one
NUMBERS = ("", "0", "1", "+1", "-1", "1_0", "01", "1.0", "٣", "１", "²", "1e3", "999999999", "9999999999", " 1", "1\n")
WHATS = (
    *Act,
    *Verb,
    *(
        "=1",
        "=-1",
        "=+1",
        "=1_0",
        "=٣",
        "=999999999",
        "=9999999999",
        "",
        "~",
        "hand-99",
        "log.-1",
        "log.٣",
        "log.99999",
    ),
    *(
        "agree.1",
        "refuse.1",
        "agree.99999999999999999999",
        "quit.x",
        "join.join",
        "HAND",
        "'; DROP TABLE matches",
        "💥",
    ),
)
odd_text = st.one_of(
    st.text(max_size=40),
    st.sampled_from(("@everyone", "<@1>", "\u202eevil", "\x00", "🐉" * 25, "x" * 4000, "**{ $seat }**", "%s{0}\\")),
    st.sampled_from(NUMBERS),
)
WRONG: tuple[Any, ...] = (
    None,
    True,
    7,
    1.5,
    "hand-1",
    {},
    [7],
    [None],
    [["x"]],
    [{}],
    {"value": [1]},
    {"values": 3},
    [[[]]],
)
anything = st.sampled_from(WRONG) | st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.floats(allow_nan=False) | odd_text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("value", "values", "type")), inner),
    max_leaves=6,
)


class Known(Struct, frozen=True):
    """What a person with the page's developer tools can read: whole ids, and the pieces they are made of."""

    ids: tuple[str, ...]
    matches: tuple[str, ...]

    @property
    def prompts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.split(":")[2] for one in self.ids))

    @property
    def whats(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.split(":")[3] for one in self.ids))


class Forged(Struct, frozen=True):
    kind: int
    data: Json


def ids(known: Known) -> st.SearchStrategy[str]:
    """Whole ones, those put together of parts that do not belong together, and those bent afterwards."""
    match = st.sampled_from((*known.matches, "nowhere", "", "../..", "é" * 8, known.matches[0][:-1]))
    prompt = st.sampled_from((*known.prompts, *NUMBERS))
    what = st.sampled_from((*known.whats, *WHATS)) | odd_text
    made = st.builds("{}:{}:{}:{}".format, st.sampled_from(("c1", "c1", "c1", "C1", "c2")), match, prompt, what)
    whole = st.sampled_from(known.ids) | made
    bent = st.builds(_bent, whole, st.integers(0, LONGEST), st.sampled_from(("cut", "drop", "twice", "flip", "odd")))
    return st.one_of(whole, bent, st.text(max_size=LONGEST)).map(lambda text: text[:LONGEST])


def _bent(text: str, place: int, how: str) -> str:
    place = place % max(1, len(text))
    head, mark, tail = text[:place], text[place : place + 1], text[place + 1 :]
    match how:
        case "cut":
            return head
        case "drop":
            return head + tail
        case "twice":
            return text + text[place:]
        case "flip":
            return head + "".join(chr(ord(c) ^ 1 << place % 7) for c in mark) + tail
        case _:
            return head + "٣" + tail


def clicks(custom_ids: st.SearchStrategy[str], values: st.SearchStrategy[Any]) -> st.SearchStrategy[Forged]:
    """Of any type of component, with or without values."""
    types = st.sampled_from((ct.BUTTON, ct.STRING_SELECT, ct.TEXT_INPUT, 5, 8, 0, -1, 99))
    bare = st.fixed_dictionaries({"custom_id": custom_ids, "component_type": types})
    full = st.fixed_dictionaries({"custom_id": custom_ids, "component_type": types, "values": values})
    return st.builds(Forged, st.just(kinds.COMPONENT), full | bare)


def forms(custom_ids: st.SearchStrategy[str], said: st.SearchStrategy[Any]) -> st.SearchStrategy[Forged]:
    """Sent modals: the field where it belongs, elsewhere, too deep, more than once, or none at all."""
    field = st.builds(lambda value: {"type": ct.TEXT_INPUT, "custom_id": "said", "value": value, "id": 2}, said)
    label = st.builds(lambda part: {"type": LABEL, "id": 1, "component": part}, field | anything)
    row = st.builds(lambda parts: {"type": ct.ACTION_ROW, "components": parts}, st.lists(field | anything, max_size=2))
    deep = st.recursive(label, lambda inner: inner.map(lambda part: {"type": LABEL, "component": part}), max_leaves=3)
    parts = st.lists(label | row | deep | anything, max_size=3) | anything
    data = st.fixed_dictionaries({"custom_id": custom_ids, "components": parts})
    return st.builds(Forged, st.just(kinds.MODAL_SUBMIT), data)


def fillings(known: Known, keys: Iterable[str]) -> st.SearchStrategy[Forged]:
    """Steps of filling something in that are no steps, pages that are not there, fields and keys of something else."""
    stems = sorted({one.rpartition(":")[0] for one in known.ids if one.split(":")[2]})
    stamps = {part for one in known.ids for part in one.split(".") if len(part) == STAMP}
    stamp = st.sampled_from((*sorted(stamps), "00000000", "", "ffffffffffffffff")) | odd_text
    step = st.sampled_from(("ask", "said", "open", "back", "give", "take", "give.coin", "")) | odd_text
    drafts = st.builds("{}:~draft.{}.{}.{}".format, st.sampled_from(stems), stamp, step, st.sampled_from(NUMBERS))
    sends = st.builds("{}:~send.{}".format, st.sampled_from(stems), stamp)
    custom_ids = (drafts | drafts | sends).map(lambda text: text[:LONGEST])
    key = st.sampled_from(tuple(keys)) | odd_text
    said = st.fixed_dictionaries({"type": st.just(ct.TEXT_INPUT), "custom_id": key, "value": odd_text | anything})
    chosen = st.fixed_dictionaries(
        {"type": st.just(ct.STRING_SELECT), "custom_id": key, "values": anything | st.lists(key, max_size=26)}
    )
    label = st.builds(lambda part: {"type": LABEL, "id": 1, "component": part}, said | chosen | anything)
    modal = st.fixed_dictionaries({"custom_id": custom_ids, "components": st.lists(label, max_size=7) | anything})
    return clicks(custom_ids, st.lists(key, max_size=26) | anything) | st.builds(
        Forged, st.just(kinds.MODAL_SUBMIT), modal
    )


def orders(commands: Iterable[Json]) -> st.SearchStrategy[Forged]:
    """Commands there are, with options there are and are not, of types and values they do not have.

    Nobody says that they are sure: to be forgotten is anybody's right, and what has one's name in it changes then.
    """
    known = [(command, one) for command in commands for one in subcommands(command)]
    return st.sampled_from(known).flatmap(lambda found: _order(*found))


def subcommands(command: Json) -> list[list[Json]]:
    """Each as the path that leads to it: a group and what is in it, or itself alone."""
    paths: list[list[Json]] = []
    for one in command.get("options", []):
        paths += [[one, inner] for inner in one.get("options", [])] if one["type"] == GROUP else [[one]]
    return paths


def _order(command: Json, path: list[Json]) -> st.SearchStrategy[Forged]:
    names = [option["name"] for option in path[-1].get("options", []) if option["name"] != "sure"]
    name = st.sampled_from((*names, "nobody_knows")) | odd_text
    value = odd_text | st.integers(-(2**60), 2**60) | st.booleans() | st.floats(allow_nan=False)
    option = st.builds(lambda name, value: {"name": name, "type": TYPES[type(value)], "value": value}, name, value)

    def order(options: list[Json]) -> Forged:
        for one in reversed(path):
            options = [{"name": one["name"], "type": one["type"], "options": options}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        return Forged(kinds.COMMAND, data)

    return st.lists(option, max_size=3).map(order)


def values(known: Known) -> st.SearchStrategy[Any]:
    key = st.sampled_from(known.whats) | odd_text
    return anything | st.lists(key, max_size=26)


def from_a_stranger(known: Known) -> st.SearchStrategy[Forged]:
    """Whatever they send, real or not: they have no seat."""
    return clicks(ids(known), values(known)) | forms(ids(known), odd_text | anything)


def not_offered(known: Known) -> st.SearchStrategy[Forged]:
    """For somebody who is asked: an answer to that very question that is not among what is offered."""
    stems = sorted({one.rpartition(":")[0] for one in known.ids if one.split(":")[2]})
    offered = {one.rpartition(":")[2] for one in known.ids}
    whats = st.one_of(
        st.sampled_from((Act.SELECT, Act.SAID)),
        st.sampled_from([what for what in WHATS if what not in (Act.ASK, *offered)]),
        odd_text,
    )
    custom_ids = st.builds("{}:{}".format, st.sampled_from(stems), whats).map(lambda text: text[:LONGEST])
    foreign = anything | st.lists(odd_text, max_size=3)
    return clicks(custom_ids, foreign) | forms(custom_ids, odd_text | anything)
