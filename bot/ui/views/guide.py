"""A game's rules to look up: `words/<locale>/guide.md`, parsed into topics (`## topic`) and rules (`**R17** ...`)."""

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.ui.views.lookup.folding import has_words
from bot.ui.wire.limits import CHOICE, CHOICES
from bot.words import READ_LENGTH, SHARED, in_turn, shorten

if TYPE_CHECKING:
    from bot.ui.views.lookup.ranking import Ranking

_TOPIC = re.compile(r"^## +(.+?) *$", re.MULTILINE)
_RULE = re.compile(r"^\*\*R(\d+)\*\* +(.+)$", re.MULTILINE)
_STEP = re.compile(r"^\d+\. +(.+)$", re.MULTILINE)
MOST_RULES = 8  # more than anybody reads

_ASKED_RULE = re.compile(r"[rR]?(\d{1,3})\b")


class Rule(NamedTuple):
    number: int
    text: str

    def __str__(self) -> str:
        return f"**R{self.number}** {self.text}"


class Topic(NamedTuple):
    """`body` is markdown as written."""

    name: str
    body: str

    @property
    def rules(self) -> list[Rule]:
        return [Rule(int(number), text) for number, text in _RULE.findall(self.body)]

    @property
    def steps(self) -> list[str]:
        """The numbered lines."""
        return _STEP.findall(self.body)


class Guide:
    """The rules of one game, in words a player can look up."""

    def __init__(self, text: str, synonyms: Sequence[Path] = ()) -> None:
        """`synonyms`: files of words of the same meaning, read with the first question."""
        self._synonyms = synonyms
        _, *parts = _TOPIC.split(text)
        self.topics = [Topic(name, body.strip()) for name, body in zip(parts[::2], parts[1::2], strict=True)]

    @classmethod
    def load(cls, folder: Path, *wanted: object) -> "Guide":
        """The guide of a game's `words` in the first of these languages that has one; in English otherwise."""
        paths = [folder / locale / "guide.md" for locale in in_turn(*wanted)]
        path = next((path for path in paths if path.exists()), paths[-1])
        locale = path.parent.name
        synonyms = [shared / locale / "synonyms.txt" for shared in (folder, SHARED)]
        return cls(path.read_text(encoding="utf-8"), synonyms)

    @property
    def steps(self) -> list[str]:
        """How to play, for somebody who reads nothing else: the numbered lines of the first topic."""
        return self.steps_of("")

    def steps_of(self, topic: str) -> list[str]:
        """The same in another topic; the first one where there is none of that name."""
        return next((known for known in self.topics if known.name == topic), self.topics[0]).steps

    @cached_property
    def rules(self) -> dict[int, Rule]:
        return {rule.number: rule for topic in self.topics for rule in topic.rules}

    @cached_property
    def _ranking(self) -> "Ranking":
        from bot.ui.views.lookup.ranking import Ranking, Synonyms  # noqa: PLC0415 - rapidfuzz, for the first question

        texts = {rule.number: (topic.name, rule.text) for topic in self.topics for rule in topic.rules}
        return Ranking(texts, Synonyms.load(*self._synonyms))

    def find(self, wanted: str) -> str | None:
        """A rule ("R17", "17"), a topic, or the rules that fit best; at most 3900 characters. None: not found."""
        wanted = wanted.strip()
        if asked := _ASKED_RULE.match(wanted):
            rule = self.rules.get(int(asked[1]))
            return str(rule) if rule else None
        if topic := self._topic(wanted.casefold()):
            return shorten(f"### {topic.name}\n{_spaced(topic.body)}", READ_LENGTH)
        fitting = self.fitting(wanted)
        return shorten("\n\n".join(map(str, fitting)), READ_LENGTH) if fitting else None

    def fitting(self, wanted: str) -> list[Rule]:
        """The rules that say what somebody asks for, the best first."""
        return [self.rules[number] for number in self._ranking.best(wanted, MOST_RULES)]

    def titled(self, wanted: str) -> str | None:
        """The same of a rule by its number, or of a topic by its whole name."""
        name = wanted.strip().casefold()
        is_named = bool(_ASKED_RULE.fullmatch(name)) or any(topic.name.casefold() == name for topic in self.topics)
        return self.find(wanted) if is_named else None

    def suggest(self, typed: str) -> list[str]:
        """What an autocomplete offers; each suggestion can be given to `find`."""
        typed = typed.strip().casefold()
        said = [topic.name for topic in self.topics]
        said += [f"R{rule.number} {rule.text}" for rule in self.rules.values()]
        fitting = [one for one in said if typed in one.casefold()]
        if not fitting:
            topics = [topic.name for topic in self.topics if has_words(topic.name, typed)]
            rules = [f"R{rule.number} {rule.text}" for rule in self.fitting(typed)]
            return [shorten(one, CHOICE) for one in (*topics, *rules)]
        best = sorted(fitting, key=lambda one: _fitness(one.casefold(), typed))[:CHOICES]
        return [_around(typed, one) for one in best]

    def _topic(self, wanted: str) -> Topic | None:
        fitting = [topic for topic in self.topics if wanted and topic.name.casefold().startswith(wanted)]
        return fitting[0] if fitting else None


def _fitness(said: str, typed: str) -> tuple[bool, int, bool, int]:
    """Sorts best first: where a word begins as typed, the earlier the better, then the whole word, then the shorter."""
    if not typed:
        return False, 0, False, 0
    begun = re.search(rf"\b{re.escape(typed)}(\b)?", said)
    at = begun.start() if begun else said.index(typed)
    return begun is None, at, begun is None or begun[1] is None, len(said)


def _around(typed: str, said: str) -> str:
    """As much of it as a choice has room for: its beginning, or the part that says what was typed."""
    at = said.casefold().find(typed)
    number, _, text = said.partition(" ")
    if at + len(typed) < CHOICE - 1:
        return shorten(said, CHOICE)
    start = text.rfind(" ", 0, max(at - len(number) - CHOICE // 3, 1)) + 1
    return shorten(f"{number} …{text[start:]}", CHOICE)


def _spaced(body: str) -> str:
    """An empty line between two rules, so that a phone shows no wall of text."""
    return re.sub(r"\n(?=\*\*R\d)", "\n\n", body)
