"""The steps that can be chosen just now: the picture lights them."""

from collections.abc import Sequence

from bot.engine import Prompt, Term


def lit_by(prompts: Sequence[Prompt]) -> frozenset[str]:
    """Of public options alone; offers light nothing, as they stand open all the time."""
    options = (option for prompt in prompts if not prompt.is_standing for option in prompt.options)
    facts = (option.facts.get("step") for option in options if not option.is_secret)
    return frozenset(fact.keys[0] for fact in facts if isinstance(fact, Term) and fact.keys)
