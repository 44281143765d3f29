"""What an answer says, in words: for a hint, before anybody has given it."""

from collections.abc import Mapping

from bot.engine import ACCEPT, Choice, Deal, Field, Form, Part, Pick, PickSome, Prompt
from bot.ui.views.speech import TEXT_LENGTH, Speaker
from bot.words import plain


def said_choice(speaker: Speaker, prompt: Prompt, choice: Choice) -> str:
    """For a message: the options by their names, an amount, a text, the fields of a form, or what is said to a deal."""
    if isinstance(prompt.kind, Deal):
        return speaker.words.say(_said_to(prompt.kind, choice))
    if isinstance(choice, dict):
        return _filled(speaker, prompt, choice)
    if not isinstance(choice, tuple):
        return plain(str(choice), TEXT_LENGTH)
    named = speaker.things(prompt.options)
    return speaker.words.names([named[key] for key in choice if key in named] or [speaker.words.say("prompt-none")])


def _said_to(deal: Deal, choice: Choice) -> str:
    """Its button; an offer is not told in one line."""
    if isinstance(choice, dict):
        return "hint-offer"
    return "deal-none" if deal.offer is None else "deal-accept" if choice == ACCEPT else "deal-refuse"


def _filled(speaker: Speaker, prompt: Prompt, choice: Mapping[str, Part]) -> str:
    """Of a form each field that is filled in."""
    fields = prompt.kind.fields if isinstance(prompt.kind, Form) else ()
    filled = [(field, part) for field in fields if (part := choice.get(field.key))]
    told = [f"{plain(speaker.field(field))}: {_part(speaker, field, part)}" for field, part in filled]
    return "; ".join(told) or speaker.words.say("prompt-none")


def _part(speaker: Speaker, field: Field, part: Part) -> str:
    """Things are told apart from the others of their field, as in its select."""
    if not isinstance(part, tuple) or not isinstance(field.kind, Pick | PickSome):
        return plain(str(part))
    named = speaker.things(field.kind.options)
    return speaker.words.names([named[key] for key in part if key in named])
