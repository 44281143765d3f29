"""A form in words: what each field holds, what is wrong with it, what all costs together."""

from collections.abc import Mapping

from bot.engine import Amount, Field, Form, Part, PickSome, Prompt, Text
from bot.ui.views.kinds.listing import listing
from bot.ui.views.speech import Speaker
from bot.ui.wire.limits import MODAL_TITLE, SELECT_HINT
from bot.words import Words, plain, shorten

SHOWN = 100  # characters of a text


def field_line(speaker: Speaker, field: Field, part: Part | None) -> str:
    """A field and what it holds, or why that will not do."""
    words, name = speaker.words, plain(speaker.field(field), MODAL_TITLE)
    if part is None:
        return words.say("form-field", field=name, said=words.say("form-open"))
    if not field.kind.is_legal(part):
        return words.say("form-wrong", field=name, said=_fault(words, field, part))
    said = _said(speaker, field, part)
    costs = None if field.price == 1 else speaker.price(field.cost(part))  # one each: the number says it
    return words.say(
        "form-field", field=name, said=words.say("form-costing", said=said, price=costs) if costs else said
    )


def bounds(speaker: Speaker, field: Field) -> str | None:
    """What stands below a field's name: how much it takes, and what it costs."""
    words, kind = speaker.words, field.kind
    if isinstance(kind, PickSome):
        least, most = kind.least, min(kind.most, len(kind.options))
        if least in (0, most):
            return words.say("prompt-choose-some", least=least, most=most)
        return words.say("form-takes", range=_between(words, least, most))
    if not isinstance(kind, Amount):
        return None
    each = speaker.price(field.price)
    if each is None:
        return words.say("form-range", least=kind.least, most=kind.most)
    return shorten(words.say("form-range-priced", least=kind.least, most=kind.most, price=each), SELECT_HINT)


def budget(speaker: Speaker, prompt: Prompt, form: Form, parts: Mapping[str, Part]) -> str:
    """What everything costs together, and what is left of what must or may be spent."""
    words, own = speaker.words, f"prompt-{prompt.word}.budget"
    cost = sum(field.cost(parts[field.key]) for field in form.fields if field.key in parts)
    least, most = form.least, form.most
    if most is not None and words.has(own):
        over = max(cost - most, 0)
        return words.say(own, cost=cost, least=least or 0, most=most, left=max(most - cost, 0), over=over)
    if most is not None and cost > most:
        return words.say("form-over", cost=cost, most=most, over=cost - most)
    if least is not None and cost < least:
        if least == most:
            return words.say("form-to-spend", left=least - cost, most=most)
        return words.say("form-short", least=least, cost=cost)
    return _within(words, cost, most)


def _within(words: Words, cost: int, most: int | None) -> str:
    if cost < 0:
        return words.say("form-gains", gain=-cost)
    if most is None:
        return words.say("form-total", cost=cost) if cost else ""
    return (
        words.say("form-left", cost=cost, left=most - cost, most=most)
        if cost < most
        else words.say("form-spent", most=most)
    )


def _said(speaker: Speaker, field: Field, part: Part) -> str:
    if isinstance(part, tuple):
        things = speaker.things(field.kind.options)
        return listing(speaker.words, [things[key] for key in part])
    if isinstance(part, str):
        return plain(part, SHOWN) if part else speaker.words.say("things-nothing")
    return str(part)


def _fault(words: Words, field: Field, part: Part) -> str:
    """Which bound it keeps not."""
    kind = field.kind
    if isinstance(kind, Amount):
        return words.say("form-not-a-number", least=kind.least, most=kind.most, typed=plain(str(part), SHOWN))
    if isinstance(kind, Text):
        return words.say("form-length", range=_between(words, kind.least, kind.most), count=len(str(part)))
    least, most = (kind.least, kind.most) if isinstance(kind, PickSome) else (1, 1)
    return words.say(
        "form-count", range=_between(words, least, most), count=len(part) if isinstance(part, tuple) else 0
    )


def _between(words: Words, least: int, most: int) -> str:
    return str(most) if least == most else words.say("form-between", least=least, most=most)
