"""How complete a translation is: beside English, message by message and file by file."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from bot.words.locales import BASE
from bot.words.wording import VALUE, Wording, wordings

MARKS = "english.toml"  # beside a translation: of each message the English that it translates
COLUMNS = ("messages", "parts", "facts", "missing", "stale", "unchanged")  # of a file
COUNT = "-count"  # of a list, which the catalogue counts


class Completeness:
    """One folder of a catalogue (`words`) in one language."""

    def __init__(self, folder: Path, locale: str) -> None:
        self.folder, self.locale = folder, locale
        self.english, self.said = wordings(folder / BASE), wordings(folder / locale)

    @property
    def missing(self) -> list[str]:
        """Messages that English has and this language lacks."""
        return [name for name in self.english.messages if name not in self.said.messages]

    @property
    def left_over(self) -> list[str]:
        """Messages that English has no more."""
        return [name for name in self.said.messages if name not in self.english.messages]

    @property
    def lacking_parts(self) -> list[str]:
        """Attributes that English has, of messages that are translated."""
        return [
            _named(name, part)
            for name, message in self._both()
            for part in self.english.messages[name]
            if part not in message
        ]

    @property
    def unchanged(self) -> list[str]:
        """What says the same as English, letter by letter, and says something."""
        return [
            name
            for name, message in self._both()
            if any(self._is_unchanged(name, part, one) for part, one in message.items())
        ]

    @property
    def unknown_facts(self) -> list[str]:
        """`message: fact` where a fact is used that English has not: neither it, nor the word whose form it is."""
        return [
            f"{_named(name, part)}: ${fact}"
            for name, message in self._both()
            for part in message
            if part in self.english.messages[name]  # more forms of a word are looked at where they are said
            for fact in sorted(self.said.facts(name, part))
            if not self._is_known(fact, name)
        ]

    @cached_property
    def marks(self) -> Mapping[str, str]:
        """The fingerprint of the English that each message was translated from."""
        path = self.folder / self.locale / MARKS
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    @property
    def stale(self) -> list[str]:
        """Translated from an English that says something else by now."""
        return [
            name
            for name, _ in self._both()
            if name in self.marks and self.marks[name] != self.english.fingerprint(name)
        ]

    def files(self) -> Mapping[str, Mapping[str, int]]:
        """What there is, by file of the English catalogue."""
        missing, stale, unchanged = set(self.missing), set(self.stale), set(self.unchanged)
        counts: dict[str, dict[str, int]] = {}
        for name, message in self.english.messages.items():
            here = counts.setdefault(_file(message), dict.fromkeys(COLUMNS, 0))
            here["messages"] += 1
            here["parts"] += len([part for part in message if part])
            here["facts"] += len({fact for one in message.values() for fact in one.facts})
            for column, names in (("missing", missing), ("stale", stale), ("unchanged", unchanged)):
                here[column] += name in names
        return counts

    def mark(self) -> int:
        """Note that everything that is translated says what English says now."""
        lines = [f'"{name}" = "{self.english.fingerprint(name)}"' for name, _ in sorted(self._both())]
        (self.folder / self.locale / MARKS).write_text("\n".join(lines) + "\n", encoding="utf-8")
        return len(lines)

    def _both(self) -> Iterator[tuple[str, Mapping[str, Wording]]]:
        return ((name, message) for name, message in self.said.messages.items() if name in self.english.messages)

    def _is_unchanged(self, name: str, part: str, one: Wording) -> bool:
        english = self.english.messages[name].get(part)
        return english is not None and english.text == one.text and one.has_letters

    def _is_known(self, fact: str, name: str) -> bool:
        """A fact of the English message, or a form of a word that is one: `$card-dative` where English has `$card`."""
        english = {known for part in self.english.messages[name] for known in self.english.facts(name, part)}
        stems = {known.removesuffix(COUNT) for known in english} | english
        stems |= {known[:at] for known in english for at, letter in enumerate(known) if letter == "-"}
        if fact in english or fact in stems or fact.removesuffix(COUNT) in stems:
            return True
        cuts = [at for at, letter in enumerate(fact) if letter == "-"]
        return any(fact[:at] in stems and fact[at + 1 :] in self._forms for at in cuts)

    @cached_property
    def _forms(self) -> frozenset[str]:
        """Every attribute that any message has, here or in English."""
        found = (*self.english.messages.values(), *self.said.messages.values())
        return frozenset(part for message in found for part in message if part != VALUE)


def _file(message: Mapping[str, Wording]) -> str:
    return next(iter(message.values())).file


def _named(name: str, part: str) -> str:
    return f"{name}.{part}" if part else name
