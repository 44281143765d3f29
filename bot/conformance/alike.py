"""Options that are different can be told apart where they stand together."""

from collections.abc import Iterator, Sequence

from bot.conformance.check import Check, Findings, of_shown, whole
from bot.conformance.checked import Checked
from bot.conformance.shown import SHORT
from bot.conformance.words import english, met
from bot.engine import Deal, Form, Option, Pick, PickSome, Prompt
from bot.ui.views.kinds.arranging import arranged
from bot.ui.views.kinds.selects import heading
from bot.ui.views.speech import Speaker


def told_apart(game: Checked) -> Findings:
    """No two options of a select say the same, below them as well, unless they are about the same."""
    speaker = Speaker(game.words, SHORT)
    found = {fault: None for prompt in met(game)[1] for fault in alike(prompt, speaker)}
    yield from (f"write in {english(game)}/*.ftl: {fault}" for fault in found)


def alike(prompt: Prompt, speaker: Speaker) -> Iterator[str]:
    """Equal cards are about the same: they are numbered, and it does not matter which is taken."""
    for options in selects(prompt):
        known: dict[tuple[str, str | None], Option] = {}
        for option in options:
            said = speaker.option(option), speaker.hint(option)
            other = known.setdefault(said, option)
            if (other.word, other.facts) != (option.word, option.facts):
                yield f"option-{option.word} says {said[0]!r} of two things that differ ({prompt.word})"


def selects(prompt: Prompt) -> Iterator[Sequence[Option]]:
    """What stands together: a group, a field of a form, a side of a deal."""
    kind = prompt.kind
    if isinstance(kind, Form):
        yield from (field.kind.options for field in kind.fields if isinstance(field.kind, Pick | PickSome))
    elif isinstance(kind, Deal):
        yield from (side.items for side in (kind.mine, kind.theirs))
    else:
        groups: dict[str | None, list[Option]] = {}
        for option in prompt.options:
            groups.setdefault(option.group, []).append(option)
        yield from groups.values()


def headed_apart(game: Checked) -> Findings:
    """No two selects of one question are called the same: nobody would know in which to look."""
    speaker = Speaker(game.words, SHORT)
    found = {fault: None for prompt in met(game)[1] for fault in called_alike(prompt, speaker)}
    yield from (f"name the groups in {english(game)}/*.ftl: {fault}" for fault in found)


def called_alike(prompt: Prompt, speaker: Speaker) -> Iterator[str]:
    """As they are first arranged: one list in two parts numbers them, two lists should have names of their own."""
    if not isinstance(prompt.kind, Pick):
        return
    known: dict[str, Sequence[Option]] = {}
    for options in arranged(prompt.options, prompt.main, gathers=prompt.kind.gathers).selects:
        said = heading(prompt, speaker, options)
        other = known.setdefault(said, options)
        if other is not options:
            words = " and ".join(one[0].word for one in (other, options))
            yield f"{prompt.word} calls two selects {said!r}, that of {words}"


CHECKS = (
    Check("different options are told apart", of_shown(whole), told_apart),
    Check("selects of one question are told apart", of_shown(whole), headed_apart),
)
