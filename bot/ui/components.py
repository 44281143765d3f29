"""A prompt as things to press: few options are buttons, many a select, an amount or a text perhaps a modal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import discord
from discord import ButtonStyle, ui

from bot.engine import Option, Prompt
from bot.ui import limits
from bot.ui.custom_id import Act, Verb, of_prompt, of_verb
from bot.ui.limits import fit
from bot.ui.speech import Speaker
from bot.words import Words

Row = ui.ActionRow[Any]
T = TypeVar("T")
FEW = 8  # options that are still buttons
ROW_ON_A_PHONE = 4  # buttons side by side
MOST_ROWS = 10  # of one prompt, so that two prompts and the rest fit into a message


class TooManyOptions(Exception):
    """A prompt with more options than a message can offer: the game must ask in steps."""


def controls(match: str, prompt: Prompt, options: Sequence[Option], speaker: Speaker) -> list[Row]:
    """The rows that answer a prompt with one of `options` (those the reader may see).

    Among many, those of a kind that comes often share a select, and the others stay buttons.
    """
    if prompt.kind == "amount":
        return _amount(match, prompt, speaker.words)
    if prompt.kind == "text":
        return [_row(_ask_button(match, prompt, speaker))]
    if prompt.kind == "one" and len(options) <= FEW:
        return _buttons(match, prompt, options, speaker)
    kinds = Counter(option.word for option in options)
    rare = [option for option in options if kinds[option.word] <= ROW_ON_A_PHONE]
    if prompt.kind == "some" or len(rare) > FEW:
        return _selects(match, prompt, options, speaker)
    common = [option for option in options if kinds[option.word] > ROW_ON_A_PHONE]
    return [*_buttons(match, prompt, rare, speaker), *_selects(match, prompt, common, speaker)]


def rows(buttons: Sequence[ui.Button[Any]]) -> list[Row]:
    """Buttons in rows a phone can show, evenly filled."""
    if not buttons:
        return []
    count = -(-len(buttons) // ROW_ON_A_PHONE)
    return [_row(*part) for part in _batches(buttons, -(-len(buttons) // count))]


def verb_button(match: str, verb: Verb, label: str, *, style: ButtonStyle = ButtonStyle.secondary, **more: Any) -> Any:
    """A button that answers no prompt. `more`: argument, disabled."""
    argument = more.pop("argument", None)
    return ui.Button(
        label=fit(label, limits.LABEL, "label"), style=style, custom_id=of_verb(match, verb, argument), **more
    )


def modal(match: str, prompt: Prompt, speaker: Speaker) -> ui.Modal:
    """Asks for the amount or the text."""
    form = ui.Modal(title=speaker.title(prompt), timeout=None, custom_id=of_prompt(match, prompt.number, Act.SAID))
    is_text = prompt.kind == "text"
    longest = min(prompt.most, limits.MODAL_INPUT) if is_text else len(str(prompt.most))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="said",
        style=discord.TextStyle.paragraph if is_text and longest > 100 else discord.TextStyle.short,
        min_length=min(prompt.least, limits.MODAL_INPUT) if is_text else 1,
        max_length=max(longest, 1),
    )
    label = speaker.title(prompt) if is_text else _range(prompt, speaker.words)
    form.add_item(ui.Label(text=fit(label, limits.MODAL_TITLE, "modal label"), component=field))
    return form


def _buttons(match: str, prompt: Prompt, options: Sequence[Option], speaker: Speaker) -> list[Row]:
    return rows([_option_button(match, prompt, option, speaker) for option in options])


def _option_button(match: str, prompt: Prompt, option: Option, speaker: Speaker) -> ui.Button[Any]:
    style = ButtonStyle.secondary if _is_quiet(prompt, option) else ButtonStyle.primary
    return ui.Button(label=speaker.option(option), style=style, custom_id=of_prompt(match, prompt.number, option.key))


def _is_quiet(prompt: Prompt, option: Option) -> bool:
    """What a time-out would do, unless that is the deed itself, such as to fight: the first, or one among its like."""
    is_default = isinstance(prompt.default, tuple) and option.key in prompt.default
    has_like = bool(option.word) and sum(other.word == option.word for other in prompt.options) > 1
    return is_default and option.key != prompt.options[0].key and not has_like


def _selects(match: str, prompt: Prompt, options: Sequence[Option], speaker: Speaker) -> list[Row]:
    pages = list(_batches(options, limits.SELECT_OPTIONS))
    if len(pages) > (MOST_ROWS if prompt.kind == "one" else 1):
        raise TooManyOptions(f"{prompt.word} has {len(options)} options")
    return [
        _row(_select(match, prompt, page, speaker, f"{Act.SELECT}{number if len(pages) > 1 else ''}"))
        for number, page in enumerate(pages, start=1)
    ]


def _select(match: str, prompt: Prompt, options: Sequence[Option], speaker: Speaker, what: str) -> ui.Select[Any]:
    least, most = (prompt.least, min(prompt.most, len(options))) if prompt.kind == "some" else (1, 1)
    asked = speaker.words.say("prompt-choose-some", least=least, most=most) if prompt.kind == "some" else ""
    return ui.Select(
        custom_id=of_prompt(match, prompt.number, what),
        placeholder=fit(asked or speaker.title(prompt), limits.PLACEHOLDER, "placeholder"),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=fit(speaker.option(option), limits.SELECT_LABEL, "option"),
                value=option.key,
                description=speaker.hint(option),
            )
            for option in options
        ],
    )


def _amount(match: str, prompt: Prompt, words: Words) -> list[Row]:
    chance = ui.Button[Any](label=words.say("prompt-random"), custom_id=of_prompt(match, prompt.number, Act.RANDOM))
    span = range(prompt.least, prompt.most + 1)
    if len(span) <= FEW:
        return [*rows([_amount_button(match, prompt, amount) for amount in span]), _row(chance)]
    if len(span) <= limits.SELECT_OPTIONS:
        choices = [discord.SelectOption(label=str(amount), value=f"={amount}") for amount in span]
        select: ui.Select[Any] = ui.Select(
            custom_id=of_prompt(match, prompt.number, Act.SELECT), placeholder=_range(prompt, words), options=choices
        )
        return [_row(select), _row(chance)]
    ask = ui.Button[Any](
        label=_range(prompt, words), style=ButtonStyle.primary, custom_id=of_prompt(match, prompt.number, Act.ASK)
    )
    return [_row(ask, chance)]


def _amount_button(match: str, prompt: Prompt, amount: int) -> ui.Button[Any]:
    return ui.Button(
        label=str(amount), style=ButtonStyle.primary, custom_id=of_prompt(match, prompt.number, f"={amount}")
    )


def _ask_button(match: str, prompt: Prompt, speaker: Speaker) -> ui.Button[Any]:
    return ui.Button(
        label=speaker.title(prompt), style=ButtonStyle.primary, custom_id=of_prompt(match, prompt.number, Act.ASK)
    )


def _range(prompt: Prompt, words: Words) -> str:
    return words.say("prompt-number", least=prompt.least, most=prompt.most)


def _row(*items: ui.Item[Any]) -> Row:
    return ui.ActionRow(*items)


def _batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
