"""Names that are plurals by themselves ("Cave Bats") get a verb that fits, whatever sentence they stand in."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import Catalogue, Unsaid, Words

COGS = Path(__file__).parents[2] / "cogs"
# By game: facts that may be such a name, and the names.
PLURALS: dict[str, dict[str, tuple[str, ...]]] = {
    "bag_of_dungeon": {
        "monster": ("monster-carrion-crows", "monster-spiders"),
        **dict.fromkeys(("item", "give", "want", "keep"), ("item-magic-boots", "item-wayfarer-boots")),
    },
    "dead_throne": {
        **dict.fromkeys(("enemy", "against"), ("enemy-f5", "enemy-k1", "enemy-k3", "enemy-twin-kings")),
        "boss": ("enemy-twin-kings",),
    },
    "deckbox_dungeons": dict.fromkeys(("item", "follows", "card"), ("item-throwing-knives", "item-trail-boots")),
    "p52": {"item": ("item-leather-shoes",)},
}
SINGULAR = r"[a-z]+(?<!s)s"  # the verb of one
# Sentences about things of one kind alone, whose names are no plurals: companions, a policy, a charm, a feather.
OF_ONE = {"event-item-taken.without-space", "event-item-taken.without-space-or", "event-insurance-paid"}
OF_ONE |= {"event-hit-cancelled", "event-feather-burnt", "moment-feather-burnt"}
NO_VERBS = {"as", "its", "his", "this", "us", "less", "across", "besides", "towards", "times", "points"}


class _Choices(Visitor):
    """What each fact of a pattern may be, as far as it makes a difference."""

    def __init__(self) -> None:
        self.facts: dict[str, list[str | int]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's way
        if isinstance(node.selector, ast.VariableReference):
            kinds = [variant.key for variant in node.variants]
            named = [int(key.value) if isinstance(key, ast.NumberLiteral) else key.name for key in kinds]
            self.facts.setdefault(node.selector.id.name, []).extend(
                2 if one == "other" else 1 if one == "one" else one for one in named
            )
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, [])


def _messages(game: str) -> Iterator[tuple[str, dict[str, list[str | int]]]]:
    """Every sentence, and what its facts may be."""
    for path in sorted((COGS / game / "words" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            for part, pattern in _parts(entry):
                choices = _Choices()
                choices.visit(pattern)
                yield part, choices.facts


def _parts(entry: ast.EntryType) -> Iterator[tuple[str, ast.Pattern]]:
    if isinstance(entry, ast.Message):
        yield from [(entry.id.name, entry.value)] if entry.value else []
        yield from ((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes)


def _said(words: Words, message: str, facts: dict[str, list[str | int]], name: str, term: str) -> Iterator[str]:
    """The sentence with that name in it, in all its forms."""
    named = dict(words.term(name, *_kind_and_key(term)))
    others = {fact: kinds or ["X"] for fact, kinds in facts.items() if not fact.startswith(name)}
    for chosen in product(*others.values()):
        try:
            yield words.say(message, **(dict(zip(others, chosen, strict=True)) | named))
        except Unsaid:
            continue  # it says another sentence within itself, which is looked at where it stands


def _kind_and_key(term: str) -> tuple[str, tuple[str]]:
    kind, _, key = term.partition("-")
    return kind, (key,)


def _faults(game: str) -> Iterator[str]:
    words = Catalogue(COGS / game / "words", is_strict=True).words("en")
    for message, facts in ((message, facts) for message, facts in _messages(game) if message not in OF_ONE):
        for name, terms in PLURALS[game].items():
            for term in terms if any(fact == name or fact.startswith(f"{name}-") for fact in facts) else ():
                shown = re.escape(words.say(term))
                wrong = re.compile(rf"{shown},? (?:level X, )?(?P<verb>{SINGULAR})\b", re.IGNORECASE)
                for said in _said(words, message, facts, name, term):
                    found = wrong.search(said)
                    if found and found["verb"] not in NO_VERBS:
                        yield f"{message}: {said}"


@pytest.mark.parametrize("game", PLURALS)
def test_a_plural_name_has_a_plural_verb(game: str) -> None:
    assert not list(dict.fromkeys(_faults(game)))


@pytest.mark.parametrize(
    ("game", "message", "facts", "said"),
    [
        ("bag_of_dungeon", "describe-stack", {"monsters": 1, "items": 1}, "1 monster and 1 item in the bags"),
        ("deckbox_dungeons", "ending-best-roll", {"hits": 1}, "1 hit in one attack"),
        ("p52", "event-grid-refused", {"mistake": "small", "count": 1}, "1 spot."),
    ],
)
def test_a_single_one_is_counted_as_one(game: str, message: str, facts: dict[str, str | int], said: str) -> None:
    others: dict[str, str | int] = {"world-label": "Caves", "tiles": 3, "heroes": "Ada", "wanted": "9 spots"}
    assert said in Catalogue(COGS / game / "words", is_strict=True).words("en").say(message, **(others | facts))
