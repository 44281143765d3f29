"""Turns the engine's facts into words: seats into names, terms into the game's own words."""

import re
from collections.abc import Mapping, Sequence
from zlib import crc32

from bot.engine import (
    Advice,
    Event,
    Fact,
    Field,
    Odds,
    Option,
    Order,
    Pause,
    Prompt,
    Stock,
    Term,
    Who,
)
from bot.ui.views.naming import Naming
from bot.ui.wire.limits import LABEL, MODAL_TITLE, SELECT_HINT
from bot.words import Plain, Said, Words, clean, distinct, plain, shorten

TEXT_LENGTH = 1000  # what a person wrote: a story, perhaps
ESCAPED_LENGTH = 2400  # the same with its markdown escaped; Fluent takes 2500
_SOMEBODY = "\uf8ff"  # private use: stands for whoever is asked
_OTHERWISE = re.compile(r"-or\d*$")


class Speaker:
    """Says events, prompts and options of one match in one language. `names` by seat, as the people wrote them.

    Names are made harmless and distinct here. `Plain` strings are taken as they are: mentions, for instance. With
    `heroes`, by seat, people are named after them: "Sable (Cleo)"; then it is the heroes that tell seats apart.
    """

    def __init__(self, words: Words, names: Sequence[str], heroes: Sequence[str] = ()) -> None:
        self.words = words
        labels = tuple(map(clean, names)) if any(heroes) else distinct(names)
        shown = zip(names, labels, strict=True)
        messages = [name if isinstance(name, Plain) else plain(label) for name, label in shown]
        self._in_label = Naming(labels, heroes, words)
        self._in_message = Naming(messages, [plain(hero) if hero else "" for hero in heroes], words)

    def event(self, event: Event) -> str:
        """One line of the story. Where the catalogue has variants (`.or`, `.or2`), they take turns."""
        facts = self.facts(event)
        variants = self._variants(f"event-{event.word}", event.facts)
        return self._in_message.resolved(self.words.say(variants[_turn(event) % len(variants)], **facts))

    def facts(self, event: Event) -> dict[str, Said]:
        """What its line is told of."""
        return self._said(event.facts, self._in_message)

    def option(self, option: Option) -> str:
        """A button's label or a select's line, at most 80 characters."""
        if not option.word:
            return shorten(option.key, LABEL)
        facts = self._said(option.facts, self._in_label)
        message, *_ = self._variants(f"option-{option.word}", option.facts)
        return shorten(self._in_label.resolved(self.words.say(message, **facts)), LABEL)

    def labels(self, options: Sequence[Option]) -> list[str]:
        """The same for several, told apart where two would read alike: the second is numbered.

        The number is said to be one: a bare "Jester 2" reads as a card of the value 2.
        """
        found: list[str] = []
        for said in map(self.option, options):
            label, number = said, 1
            while label in found:
                number += 1
                told = self.words.say("prompt-alike", number=number)
                label = f"{shorten(said, LABEL - len(told))}{told}"
            found.append(label)
        return found

    def group(self, option: Option) -> str | None:
        """What its group, or all of its word, is called: heads the select of those. None where they have no name."""
        named = f"group-{option.group or option.word}"
        return self.words.say(named) if self.words.has(named) else None

    def has_hint(self, option: Option) -> bool:
        return self.words.has(f"option-{option.word}.hint")

    def hint(self, option: Option) -> str | None:
        """What a select adds below an option (`.hint`), at most 100 characters."""
        if not self.has_hint(option):
            return None
        part = f"option-{option.word}.hint"
        said = self.words.say(part, **self._said(option.facts, self._in_label))
        return shorten(self._in_label.resolved(said), SELECT_HINT)

    def odds(self, odds: Odds) -> str:
        """What decides, and how likely it is (`odds-<word>`): "needs 7: 58 %"."""
        said = self._said(odds.facts, self._in_label)
        return self._in_label.resolved(self.words.say(f"odds-{odds.word}", percent=odds.percent, **said))

    def field(self, field: Field) -> str:
        """What a field of a form is called (`field-<word>`), at most 45 characters."""
        facts = self._said(field.facts, self._in_label)
        return shorten(
            self._in_label.resolved(self.words.say(f"field-{field.word or field.key}", **facts)), MODAL_TITLE
        )

    def price(self, amount: int) -> str | None:
        """What something costs, or brings; None where it does neither."""
        if not amount:
            return None
        return self.words.say("form-price", price=amount) if amount > 0 else self.words.say("form-gain", gain=-amount)

    def stock(self, stock: Stock) -> str:
        """What a thing that is counted is called (`stock-<word>`: "Coins"), at most 45 characters."""
        facts = self._said(stock.facts, self._in_label)
        return shorten(
            self._in_label.resolved(self.words.say(f"stock-{stock.word or stock.key}", **facts)), MODAL_TITLE
        )

    def counted(self, stock: Stock, count: int) -> str:
        """So much of it (`stock-<word>.counted`: "2 coins"), for a message; without such a text "2 × Coins"."""
        part = f"stock-{stock.word or stock.key}.counted"
        if not self.words.has(part):
            return self.words.say("deal-counted", count=count, stock=plain(self.stock(stock), MODAL_TITLE))
        said = self.words.say(part, count=count, **self._said(stock.facts, self._in_message))
        return self._in_message.resolved(said)

    def things(self, options: Sequence[Option]) -> dict[str, Plain]:
        """What options are called in a message, by key, told apart as on their buttons."""
        return {o.key: plain(label, LABEL) for o, label in zip(options, self.labels(options), strict=True)}

    def who(self, seat: int) -> str:
        """In a message."""
        return self._in_message.name(seat)

    def label(self, seat: int) -> str:
        """In a label, of a select for instance."""
        return self._in_label.name(seat)

    def say(self, message: str, facts: Mapping[str, Fact]) -> str:
        """Any message of the catalogue with a game's facts, for a message."""
        return self._in_message.resolved(self.words.say(message, **self._said(facts, self._in_message)))

    def prompt(self, prompt: Prompt) -> str:
        """The question, to the seat itself; without a fact, its `.without-<fact>`."""
        facts = self._said(prompt.facts, self._in_message)
        message = self._variants(f"prompt-{prompt.word}", prompt.facts)[0]
        said = self.words.say(message, **self._asked([prompt]), **facts)
        return self._in_message.resolved(said)

    def order(self, order: Order) -> str:
        """What a standing order is called, for a label: `order-<word>`."""
        said = self.words.say(f"order-{order.word}", **self._said(order.facts, self._in_label))
        return self._in_label.resolved(said)

    def pause(self, pause: Pause) -> str:
        """What a moment is, to everybody: `pause-<word>`, else that it is one. Nothing where it has no word."""
        message = f"pause-{pause.word}"
        if not pause.word:
            return ""
        if not self.words.has(message):
            return self.words.say("pause-moment")
        return self._in_message.resolved(self.words.say(message, **self._said(pause.facts, self._in_message)))

    def reason(self, advice: Advice) -> str:
        """Why an adviser chose as it did; the bare word where the catalogue has no `reason-<word>` for it."""
        message = f"reason-{advice.word}"
        if not self.words.has(message):
            return advice.word
        return self._in_message.resolved(self.words.say(message, **self._said(advice.facts, self._in_message)))

    def title(self, prompt: Prompt) -> str:
        """A short heading for the prompt: a modal's title or field, at most 45 characters."""
        part = f"prompt-{prompt.word}.title"
        return shorten(self.words.say(part) if self.words.has(part) else self.words.say("prompt-title"), MODAL_TITLE)

    def offered(self, *offers: Prompt) -> list[str]:
        """Who may do something besides, to everybody (`prompt-<word>.offered`); a line for each kind of offer."""
        kinds: dict[str, list[Prompt]] = {}
        for offer in offers:
            kinds.setdefault(offer.word, []).append(offer)
        return [self._offered(word, same) for word, same in kinds.items()]

    def _offered(self, word: str, offers: Sequence[Prompt]) -> str:
        part = f"prompt-{word}.offered"
        if not self.words.has(part):
            said = self.words.say("offer-public", title=self.title(offers[0]), **self._asked(offers))
        else:
            said = self.words.say(part, **self._asked(offers), **self._said(offers[0].facts, self._in_message))
        return self._in_message.resolved(said)

    def waiting(self, *prompts: Prompt) -> str:
        """Whom the table waits for, to everybody; one line for all of whom the same is said. Nothing secret is said."""
        alike: dict[str, list[Prompt]] = {}
        for prompt in prompts:
            alike.setdefault(self._waiting(prompt, {"asked": [_SOMEBODY]}), []).append(prompt)
        lines = (self._waiting(same[0], self._asked(same)) for same in alike.values())
        return "\n".join(map(self._in_message.resolved, lines))

    def _waiting(self, prompt: Prompt, asked: Mapping[str, Said]) -> str:
        public: Mapping[str, Fact] = {} if prompt.is_secret else prompt.facts
        return self.words.say(f"prompt-{prompt.word}.waiting", **asked, **self._said(public, self._in_message))

    def _variants(self, message: str, facts: Mapping[str, Fact]) -> list[str]:
        """What may be said: where a fact is missing its `.without-<fact>` (or `-or`), else the message or an `.or`."""
        parts = self.words.parts(message)
        without = [part for part in parts if part.startswith("without-")]
        lacking = next((fact for part in without if (fact := _lacked(part)) not in facts), None)
        if lacking is not None:
            return [f"{message}.{part}" for part in without if _lacked(part) == lacking]
        return [message, *(f"{message}.{part}" for part in parts if part.startswith("or"))]

    def _asked(self, prompts: Sequence[Prompt]) -> dict[str, Said]:
        return {"asked": [self._in_message.mark(prompt.seat) for prompt in prompts]}

    def _said(self, facts: Mapping[str, Fact], naming: Naming) -> dict[str, Said]:
        said: dict[str, Said] = {}
        for name, fact in facts.items():
            if isinstance(fact, Who):
                said[name] = [naming.mark(seat) for seat in fact.seats]
            elif isinstance(fact, Term):
                said |= self.words.term(name, fact.kind, fact.keys)
            else:
                said[name] = self._harmless(fact, naming) if isinstance(fact, str) else fact
        return said

    def _harmless(self, text: str, naming: Naming) -> str:
        """No markdown is read in a label: what is escaped there would be seen as it is written."""
        if naming is self._in_label:
            return clean(text, TEXT_LENGTH)
        return shorten(plain(text, TEXT_LENGTH), ESCAPED_LENGTH)


def _turn(event: Event) -> int:
    """Which of its wordings: by the number the match gave it, else any, but always the same for this event."""
    return event.wording or crc32(repr(event).encode()) >> 8  # its lowest bits hardly change with a single digit


def _lacked(part: str) -> str:
    """`without-story` and `without-story-or2` stand for a missing story."""
    return _OTHERWISE.sub("", part.removeprefix("without-"))
