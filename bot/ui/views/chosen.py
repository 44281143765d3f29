"""What an answer says, in words: for a hint, before anybody has given it."""

from collections.abc import Mapping

from bot.engine import Choice, Form, Part, Prompt
from bot.ui.views.speech import TEXT_LENGTH, Speaker
from bot.words import plain


def said_choice(speaker: Speaker, prompt: Prompt, choice: Choice) -> str:
    """For a message: the options by their names, an amount, a text, or the fields of a form."""
    if isinstance(choice, dict):
        return _filled(speaker, prompt, choice)
    if not isinstance(choice, tuple):
        return plain(str(choice), TEXT_LENGTH)
    named = speaker.things(prompt.options)
    return speaker.words.names([named[key] for key in choice if key in named] or [speaker.words.say("prompt-none")])


def _filled(speaker: Speaker, prompt: Prompt, choice: Mapping[str, Part]) -> str:
    """Of a form each field that is filled in; an offer is not told in one line."""
    if not isinstance(prompt.kind, Form):
        return speaker.words.say("hint-offer")
    parts = {plain(speaker.field(field)): choice.get(field.key) for field in prompt.kind.fields}
    told = [f"{name}: {_part(speaker, prompt, part)}" for name, part in parts.items() if part]
    return "; ".join(told) or speaker.words.say("prompt-none")


def _part(speaker: Speaker, prompt: Prompt, part: Part) -> str:
    if not isinstance(part, tuple):
        return plain(str(part))
    named = speaker.things(prompt.options)
    return speaker.words.names([named[key] for key in part if key in named])
