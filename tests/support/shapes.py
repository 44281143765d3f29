"""What a script tells and asks has the shape its types promise: looked at wherever a test runs a script."""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec

from bot.engine import Event, Fact, Pick, PickSome, Prompt, Term

RULE = re.compile(r"[A-Z]\d+[a-z]?")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def look_at_event(event: Event) -> None:
    """Every field holds what its type says, and can be said; nothing that came about another way is told so."""
    msgspec.convert(msgspec.to_builtins(event), type(event))
    for field in event.__struct_fields__:
        value = getattr(event, field)
        assert not isinstance(value, str) or is_told_apart(event, field, value), f"{event}: no words for its {field}"
    lacking = list(_unnamed(event))
    assert not lacking, f"{event} names {lacking}, of which the game has no words"


def look_at_prompt(prompt: Prompt) -> None:
    """It cites a rule, all it says is a name or a fact, and its default and main option can be chosen."""
    assert RULE.fullmatch(prompt.rule), f"{prompt} cites {prompt.rule}"
    for name in (prompt.word, *(one.word or one.key for one in prompt.options)):
        assert NAME.fullmatch(name), f"{prompt} is said by {name}"
    for one in prompt.options:
        assert NAME.fullmatch(one.key), f"{prompt} has an option {one.key}"
        assert isinstance(one.is_secret, bool)
        assert one.group == "" or NAME.fullmatch(one.group), f"{prompt} puts {one.key} into {one.group}"
    for name, fact in chain(prompt.facts.items(), *(one.facts.items() for one in prompt.options)):
        assert isinstance(fact, Fact), f"{prompt} says {fact!r} for its {name}"
        msgspec.convert(msgspec.to_builtins(fact), type(fact))
    assert prompt.default is None or prompt.is_legal(prompt.default), f"{prompt} cannot be answered by its default"
    assert not prompt.main or prompt.main in {one.key for one in prompt.options}, f"{prompt} has no {prompt.main}"


def look_at_words(prompt: Prompt, game: str) -> None:
    """It and its options have a message; what that names is among their facts, also where it says what kind it is."""
    if not (game and _names(game) and isinstance(prompt.kind, Pick | PickSome)):
        return  # rules alone have no words, and what is filled in says more of itself
    asked = prompt.facts.keys() | {"seat", "asked"}
    for message, facts, said in (
        (f"prompt-{prompt.word}", asked, prompt.facts),
        *((f"option-{one.word or one.key}", asked | one.facts.keys(), one.facts) for one in prompt.options),
    ):
        assert message in _names(game) | _shared(), f"nobody has written {message}"
        odd = [fact for fact in said.values() if isinstance(fact, Term) and fact.kind not in kinds(game)]
        assert not odd, f"{message} says {odd}, of which the game has no words"
        lacking = _lacking(texts(game).get(message, ""), facts)
        assert not lacking, f"{message} names {lacking}, and has {sorted(facts)}"


def _lacking(text: str, facts: AbstractSet[str]) -> list[str]:
    """`$enemy-num` is about the fact `enemy`; where something may be lacking, there are other words without it."""
    lacking = [one for one in _named(text) if not any(one == fact or one.startswith(f"{fact}-") for fact in facts)]
    return [] if any(f".without-{one} =" in text for one in lacking) else lacking


def _unnamed(event: Event) -> Iterator[str]:
    """What it names that the game has no words of, though it has words of that kind; `step-W.r3` is part of one."""
    game = _game_of(event)
    for fact in event.facts.values():
        if isinstance(fact, Term) and fact.kind in kinds(game):
            said = (f"{fact.kind}-{key}" for key in fact.keys)
            yield from (name for name in said if name.partition(".")[0] not in _names(game))


@cache
def kinds(game: str) -> frozenset[str]:
    """What the game has words of: `item-torch` is one of a kind; empty where it lies in no folder of ours."""
    return frozenset(name[:place] for name in _names(game) for place, sign in enumerate(name) if sign == "-")


@cache
def _names(game: str) -> frozenset[str]:
    """Of all its messages."""
    return frozenset(re.findall(r"^([a-zA-Z][\w-]*) =", _whole(game), re.MULTILINE))


@cache
def _shared() -> frozenset[str]:
    """Messages that all games have."""
    return frozenset(re.findall(r"^([a-zA-Z][\w-]*) =", _written("bot"), re.MULTILINE))


@cache
def _named(text: str) -> list[str]:
    return re.findall(r"\$([a-z_-]+)", text)


@cache
def texts(game: str) -> dict[str, str]:
    """The messages of the game as they are written, by their names."""
    return dict(re.findall(r"^([a-z-]+) =(.*?)(?=^[a-z#-]|\Z)", _whole(game), re.MULTILINE | re.DOTALL))


@cache
def _whole(game: str) -> str:
    return _written(f"cogs/{game}")


def _written(package: str) -> str:
    """All messages in English of what lies there."""
    folder = Path(__file__).parents[2] / package / "words" / "en"
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))


def _game_of(event: Event) -> str:
    """In whose folder it is written; empty: in none."""
    place, game, *_ = f"{type(event).__module__}..".split(".")
    return game if place == "cogs" else ""


def is_told_apart(event: Event, field: str, value: object) -> bool:
    """Where the message says it in several ways, one of them is for this value, or for all others."""
    message = texts(_game_of(event)).get(f"event-{event.word}", "")
    _, arrow, ways = message.partition(f"${field} ->")
    return not arrow or not {str(value), "other"}.isdisjoint(_variants(ways))


def _variants(ways: str) -> Iterator[str]:
    """Their names, up to the brace that ends them; what stands in braces of its own is said about something else."""
    depth = 0
    for found in re.finditer(r"[{}]|\[([a-z0-9-]+)\]", ways):
        depth += {"{": 1, "}": -1}.get(found[0], 0)
        if depth < 0:
            return
        if depth == 0 and found[1]:
            yield found[1]
