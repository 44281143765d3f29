"""Turns the engine's facts into words: seats into names, terms into the game's own words."""

import re
from collections.abc import Mapping, Sequence
from zlib import crc32

from bot.engine import Event, Fact, Option, Prompt, Term, Who
from bot.words import Plain, Said, Words, distinct, plain, shorten

OPTION_LENGTH = 80  # a button's label
HINT_LENGTH = 100  # a line below it in a select
TEXT_LENGTH = 1000  # what a person wrote: a story, perhaps
ESCAPED_LENGTH = 2400  # the same with its markdown escaped; Fluent takes 2500
_OTHERWISE = re.compile(r"-or\d*$")


class Speaker:
    """Says events, prompts and options of one match in one language. `names` by seat, as the people wrote them.

    Names are made harmless and distinct here. `Plain` strings are taken as they are: mentions, for instance.
    """

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self._in_label = distinct(names)
        shown = zip(names, self._in_label, strict=True)
        self._in_message = tuple(name if isinstance(name, Plain) else plain(label) for name, label in shown)

    def event(self, event: Event) -> str:
        """One line of the story. Where the catalogue has variants (`.or`, `.or2`), the event itself picks one."""
        facts = self._said(event.facts, self._in_message)
        variants = self._variants(f"event-{event.word}", event.facts)
        return self.words.say(variants[_turn(event) % len(variants)], **facts)

    def option(self, option: Option) -> str:
        """A button's label or a select's line, at most 80 characters."""
        if not option.word:
            return shorten(option.key, OPTION_LENGTH)
        facts = self._said(option.facts, self._in_label)
        message, *_ = self._variants(f"option-{option.word}", option.facts)
        return shorten(self.words.say(message, **facts), OPTION_LENGTH)

    def hint(self, option: Option) -> str | None:
        """What a select adds below an option (`.hint`), at most 100 characters."""
        part = f"option-{option.word}.hint"
        if not self.words.has(part):
            return None
        return shorten(self.words.say(part, **self._said(option.facts, self._in_label)), HINT_LENGTH)

    def prompt(self, prompt: Prompt) -> str:
        """The question, to the seat itself."""
        facts = self._said(prompt.facts, self._in_message)
        return self.words.say(f"prompt-{prompt.word}", **self._asked([prompt]), **facts)

    def title(self, prompt: Prompt) -> str:
        """A short heading for the prompt: a modal's title or field, at most 45 characters."""
        part = f"prompt-{prompt.word}.title"
        return shorten(self.words.say(part) if self.words.has(part) else self.words.say("prompt-title"), 45)

    def waiting(self, *prompts: Prompt) -> str:
        """Whom the table waits for, to everybody; one line per kind of prompt. Nothing secret is said."""
        kinds: dict[str, list[Prompt]] = {}
        for prompt in prompts:
            kinds.setdefault(prompt.word, []).append(prompt)
        return "\n".join(self._waiting(word, same) for word, same in kinds.items())

    def _waiting(self, word: str, prompts: Sequence[Prompt]) -> str:
        public: Mapping[str, Fact] = {} if any(prompt.is_secret for prompt in prompts) else prompts[0].facts
        facts = self._said(public, self._in_message)
        return self.words.say(f"prompt-{word}.waiting", **self._asked(prompts), **facts)

    def _variants(self, message: str, facts: Mapping[str, Fact]) -> list[str]:
        """What may be said: where a fact is missing its `.without-<fact>` (or `-or`), else the message or an `.or`."""
        parts = self.words.parts(message)
        without = [part for part in parts if part.startswith("without-")]
        lacking = next((fact for part in without if (fact := _lacked(part)) not in facts), None)
        if lacking is not None:
            return [f"{message}.{part}" for part in without if _lacked(part) == lacking]
        return [message, *(f"{message}.{part}" for part in parts if part.startswith("or"))]

    def _asked(self, prompts: Sequence[Prompt]) -> dict[str, Said]:
        return {"asked": [self._in_message[prompt.seat] for prompt in prompts]}

    def _said(self, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Said]:
        said: dict[str, Said] = {}
        for name, fact in facts.items():
            if isinstance(fact, Who):
                said[name] = [names[seat] for seat in fact.seats]
            elif isinstance(fact, Term):
                said |= self._term(name, fact)
            else:
                said[name] = shorten(plain(fact, TEXT_LENGTH), ESCAPED_LENGTH) if isinstance(fact, str) else fact
        return said

    def _term(self, name: str, term: Term) -> dict[str, Said]:
        """`$card`, and each attribute the catalogue gives that word: `$card-the`, `$card-a`."""
        messages = [f"{term.kind}-{key}" for key in term.keys]
        said: dict[str, Said] = {name: [self.words.say(message) for message in messages]}
        for part in self.words.parts(messages[0]) if messages else ():
            said[f"{name}-{part}"] = [self.words.say(f"{message}.{part}") for message in messages]
        return said


def _turn(event: Event) -> int:
    """Which of its wordings: always the same for this event, and seldom the one of its neighbour."""
    if event.turns_by:
        return int(getattr(event, event.turns_by))
    return crc32(repr(event).encode()) >> 8  # its lowest bits hardly change with a single digit


def _lacked(part: str) -> str:
    """`without-story` and `without-story-or2` stand for a missing story."""
    return _OTHERWISE.sub("", part.removeprefix("without-"))
