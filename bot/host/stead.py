"""What is done in somebody's stead: by an automaton, or where their time is running out or over."""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.engine import Answer, Choice, Prompt
from bot.engine.playout import default_choice
from bot.engine.prompt import By
from bot.host.faults import fault
from bot.host.live import Live, Step, step
from bot.host.play import answered, running
from bot.host.refused import HostRefused
from bot.host.table import Change, Table
from bot.store import Commit


def answered_by_automaton(live: Live, number: int, choice: Choice | None, now: datetime) -> Step | None:
    """An automaton's choice (None: the default), where the prompt is still open and still an automaton's."""
    prompt = _open_prompt(live, number)
    if prompt is None or live.table.is_deserted or not live.table.seats[prompt.seat].is_automatic:
        return None
    if choice is None:
        return answered(live, _default(live, prompt, "automaton"), now)
    return answered(live, Answer(number, prompt.seat, choice, "automaton"), now)


def timed_out(live: Live, number: int, now: datetime) -> Step | None:
    """The default, where the prompt is still open and its time is over."""
    due = live.table.deadlines.get(number)
    prompt = _open_prompt(live, number)
    if due is None or prompt is None or now < due.due:
        return None
    try:
        return answered(live, _default(live, prompt, "timeout"), now)
    except HostRefused as refused:
        # It is in the log. Without its deadline the prompt waits for a person, instead of failing for ever.
        others = {other: kept for other, kept in live.table.deadlines.items() if other != number}
        waiting = replace(live, table=replace(live.table, deadlines=others))
        return _failed(waiting, prompt, refused, closed=[number])


def given_up(live: Live, number: int, refused: HostRefused) -> Step | None:
    """An automaton could not answer: the table is told, as nobody else would see it."""
    prompt = _open_prompt(live, number)
    return None if prompt is None else _failed(live, prompt, refused)


def reminded(live: Live, number: int, now: datetime) -> Step | None:
    due = live.table.deadlines.get(number)
    prompt = _open_prompt(live, number)
    if due is None or prompt is None or due.is_reminded or now < due.remind:
        return None
    marked = {**live.table.deadlines, number: replace(due, is_reminded=True)}
    new = replace(live, table=replace(live.table, deadlines=marked))
    found = step(live, new, None, now=now)
    return replace(found, change=Change(table=found.live.table, kind="reminded", new_prompts=(prompt,)))


def default_answer(table: Table, prompt: Prompt, by: By) -> Answer:
    """What a time-out answers; where chance decides, from a stream of its own: the same again after an undo."""
    assert table.match is not None
    chance = table.match.chance.aside(f"default:{table.match.answered}:{prompt.seat}")
    return Answer(prompt.number, prompt.seat, default_choice(prompt, chance), by)


def _failed(live: Live, prompt: Prompt, refused: HostRefused, closed: Sequence[int] = ()) -> Step:
    change = Change(table=live.table, kind="failed", seat=prompt.seat, error_id=refused.error_id)
    return Step(live, Commit(match=live.table.id, closed=list(closed)), change)


def _default(live: Live, prompt: Prompt, by: By) -> Answer:
    """The default, if there is a legal one."""
    try:
        answer = default_answer(live.table, prompt, by)
        running(live).check(answer)
    except Exception as error:
        raise fault(live.table, f"the default of {prompt.word!r} is none", error, live.seed) from error
    return answer


def _open_prompt(live: Live, number: int) -> Prompt | None:
    return next((prompt for prompt in live.table.prompts if prompt.number == number), None)
