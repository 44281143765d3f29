"""What is said, in one reader's language."""

import logging
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentReferenceError

log = logging.getLogger(__name__)

Said: TypeAlias = int | float | str | Sequence[str]  # several strings are joined as the language does
Known: TypeAlias = tuple[str, type, int | float | str | tuple[str, ...]]  # a fact's name, kind and value
MINUS = "−"
COUNTED = "counted"  # the attribute of a word that says so many of it
NUMBER, ONE, MANY = "num", "one", "many"  # the attribute of a word that is a plural ("Cave Bats"), and what it says
REMEMBERED = 4096  # sentences of one language: a board says much again that it has said before
_LISTS = {"en": "en_GB"}  # "Ada, Ben and Cleo", without the comma before "and"


class Unsaid(Exception):
    """A message, or a fact in it, is missing."""


class Words:
    """One reader's language, English behind it. Get one from a `Catalogue`."""

    def __init__(self, bundles: Sequence[FluentBundle], *, is_strict: bool = False) -> None:
        self._bundles = bundles
        self._is_strict = is_strict
        self.locales: tuple[str, ...] = tuple(bundle.locales[0] for bundle in bundles)
        self.locale = self.locales[0]
        self._remembered = lru_cache(REMEMBERED)(self._say)
        self.has = lru_cache(REMEMBERED)(self._has_any)
        self.parts = lru_cache(REMEMBERED)(self._parts)
        self.term = lru_cache(REMEMBERED)(self._term)
        self._joined = lru_cache(REMEMBERED)(self._join)

    def say(self, message: str, /, **facts: Said) -> str:
        """Say `message` ("lobby-full"), or one of its attributes ("card-KIN.the").

        Facts fill the variables; a list is joined and can also be counted: `$winners`, `$winners-count`. `$winners-num`
        is one or many, as the verb needs it: a single word may be a plural.
        Where something is missing: Unsaid if strict, else the best that can be said and a logged error.
        """
        return self._remembered(message, *[_known(name, fact) for name, fact in facts.items()])

    def _say(self, message: str, *facts: Known) -> str:
        name, _, part = message.partition(".")
        for bundle in self._bundles:
            if self._has(bundle, name, part):
                return self._format(bundle, name, part, {known[0]: known[2] for known in facts})
        self._miss(f"no text for {message}")
        return message

    def _has_any(self, message: str) -> bool:
        """Can it be said?"""
        name, _, part = message.partition(".")
        return any(self._has(bundle, name, part) for bundle in self._bundles)

    def _parts(self, name: str) -> tuple[str, ...]:
        """The names of a message's attributes, in the order of the catalogue; none if there is no such message.

        Those of every language that can be asked for it: a sentence may come from another one than its words.
        """
        having = (bundle.get_message(name) for bundle in self._bundles if bundle.has_message(name))
        return tuple(dict.fromkeys(part for message in having for part in message.attributes))

    def _term(self, name: str, kind: str, keys: tuple[str, ...]) -> Mapping[str, Said]:
        """Words of a game's own, as facts: `$card`, and each attribute the catalogue gives it: `$card-the`, `$card-a`.

        `$card-counted` names each once, with `$count`: "2 Kings and a Queen". `$card-num` is many also for a single
        word that is a plural (`.num = many`) in the language that says it.
        """
        messages = [f"{kind}-{key}" for key in keys]
        said: dict[str, Said] = {name: [self.say(message) for message in messages]}
        for part in self.parts(messages[0]) if messages else ():
            if part == COUNTED:
                each = Counter(messages).items()
                said[f"{name}-{part}"] = [self.say(f"{message}.{part}", count=count) for message, count in each]
            elif part != NUMBER:
                said[f"{name}-{part}"] = [self._say_part(message, part) for message in messages]
        if len(messages) == 1 and self._is_plural(messages[0]):
            said[f"{name}-{NUMBER}"] = MANY
        return said

    def _is_plural(self, message: str) -> bool:
        """In the language that says the word: a name may be a plural in English, and none in German."""
        bundle = next((one for one in self._bundles if one.has_message(message)), None)
        return bundle is not None and self._has(bundle, message, NUMBER) and self.say(f"{message}.{NUMBER}") == MANY

    def _say_part(self, message: str, part: str) -> str:
        """An attribute of a word; of one that has not been translated, and lacks it, the word itself."""
        is_lacking = len(self._bundles) > 1 and not self.has(f"{message}.{part}")
        return self.say(message if is_lacking else f"{message}.{part}")

    def names(self, names: Sequence[str]) -> str:
        """Ada, Ben and Cleo."""
        return names[0] if len(names) == 1 else self._joined(tuple(names))

    def decimal(self, value: float) -> str:
        """With one digit behind the point, or the comma: 0.8."""
        return format_decimal(value, "0.0", locale=self.locale.replace("-", "_"))

    def _join(self, names: tuple[str, ...]) -> str:
        return format_list(names, locale=_LISTS.get(self.locale, self.locale.replace("-", "_")))

    @staticmethod
    def _has(bundle: FluentBundle, name: str, part: str) -> bool:
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return part in message.attributes if part else message.value is not None

    def _format(self, bundle: FluentBundle, name: str, part: str, facts: Mapping[str, Said]) -> str:
        message = bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None  # `_has` saw it
        arguments = self._arguments(facts)
        said, errors = bundle.format_pattern(pattern, arguments)
        if errors and bundle is not self._bundles[-1]:
            said, errors = bundle.format_pattern(pattern, arguments | _stood_in(errors, arguments))
        if errors:
            self._miss(f"{name}: {'; '.join(map(str, errors))}")
        return _with_minus(str(said), arguments)

    def _arguments(self, facts: Mapping[str, Said]) -> dict[str, int | float | str]:
        arguments: dict[str, int | float | str] = {}
        for name, fact in facts.items():
            if isinstance(fact, int | float | str):
                arguments[name] = fact
            else:
                arguments |= {name: self.names(fact), f"{name}-count": len(fact)}
                arguments.setdefault(f"{name}-{NUMBER}", ONE if len(fact) == 1 else MANY)  # or a plural: see `_term`
        return arguments

    def _miss(self, what: str) -> None:
        if self._is_strict:
            raise Unsaid(what)
        log.error("The catalogue (%s) has a gap: %s", self.locale, what)


def _with_minus(said: str, arguments: Mapping[str, int | float | str]) -> str:
    """Below zero a number has a minus before it, where the library writes a hyphen."""
    for value in arguments.values():
        if isinstance(value, int) and value < 0:
            said = re.sub(rf"(?<!\w)-(?={-value}(?!\d))", MINUS, said)
    return said


def _stood_in(errors: Sequence[Exception], arguments: Mapping[str, int | float | str]) -> dict[str, int | float | str]:
    """For forms of a word that only a translation has (`$card-dative`), where the word itself is untranslated: that."""
    lacking = [str(error).rpartition(": ")[2] for error in errors if isinstance(error, FluentReferenceError)]
    return {name: arguments[stem] for name in lacking if (stem := name.rpartition("-")[0]) in arguments}


def _known(name: str, fact: Said) -> Known:
    return name, type(fact), fact if isinstance(fact, int | float | str) else tuple(fact)
