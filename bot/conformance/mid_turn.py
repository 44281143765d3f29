"""What an answer tells: in worlds that differ from ours where it is given, and of what comes to one seat alone.

A turn that begins may deal or shuffle all that was hidden; so here the hidden things are moved in the middle of it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.conformance.checked import Checked
from bot.conformance.copying import copy
from bot.conformance.pinning import Lying, is_as_it_lay, lying_at, pin
from bot.conformance.played import Played
from bot.conformance.shown import SHORT, scene_at
from bot.conformance.tables import Table
from bot.conformance.worlds import Viewer, asked, called, leaves, plain, seen, told_otherwise, viewers
from bot.engine import Answer, Chance, Event, Match, Refused, ScriptFailed
from bot.engine.choice import keys_in
from bot.ui.views.at_table import at_table


def told_alike(game: Checked, match: Played, most: int) -> Iterator[str]:
    """For each answer in another world: a sentence where somebody is told or asked something else than in ours."""
    chance = Chance(b"mid-turn")
    for before in match.looks(most):
        if before.answered >= len(match.answers) or _is_of_the_hidden(before, match.answers[before.answered]):
            continue
        ours = Answered(before, match.answers[before.answered])
        for viewer in viewers(match.table.seats) if ours.match.outcome is None else ():
            yield from _compared(game, match.table, before, ours, viewer, chance)


class Answered:
    """A match of its own after an answer, and what the answer told: where a turn ends with it, a match forgets that."""

    def __init__(self, before: Match[Any], answer: Answer) -> None:
        self.answer, self.match = answer, copy(before)
        self.told = self.match.answer(answer)


def _is_of_the_hidden(match: Match[Any], answer: Answer) -> bool:
    """Could it be answered only because of what lies hidden? Elsewhere it might not have been on offer."""
    prompt = match.prompt(answer.prompt)
    if prompt is None or prompt.is_standing or (prompt.is_secret and isinstance(answer.choice, dict)):
        return True
    chosen = set(keys_in(answer.choice))
    return not prompt.is_secret and any(option.is_secret and option.key in chosen for option in prompt.options)


def _compared(
    game: Checked, table: Table, before: Match[Any], answered: Answered, viewer: Viewer, chance: Chance
) -> Iterator[str]:
    ours, answer, theirs, rules = answered.match, answered.answer, copy(before), before.game
    here = lying_at(before.state)
    rules.reshuffle_hidden(theirs.state, viewer, chance)
    moved = pin(here, lying_at(ours.state), theirs.state)
    try:
        told = theirs.answer(answer)
    except (Refused, ScriptFailed):
        return  # not a thing this seat could have done there
    if not moved or not _lie_still(here, moved, ours.state, theirs.state):
        return  # what is drawn, played or laid back may be told
    if seen(rules.view, ours, ours.state, viewer) != seen(rules.view, theirs, theirs.state, viewer):
        return  # shown to them from now on
    if any(prompt.seat == viewer and prompt.word in rules.reveals for prompt in ours.prompts):
        return
    if event := told_otherwise(answered.told, told, viewer):
        yield f"{called(viewer)} is told by {event!r} what its view does not hold, after {answer}"
    elif asked(ours, viewer) != asked(theirs, viewer):
        yield f"{called(viewer)} sees something else asked after {answer}"
    elif viewer is None and _buttons(game, table, ours) != _buttons(game, table, theirs):
        yield f"the table's buttons tell everybody what is hidden, after {answer}"
    else:
        yield ""


def _buttons(game: Checked, table: Table, match: Match[Any]) -> list[Any]:
    """What the public message offers, without its numbers. Whoever plays alone sees all of their own there."""
    if game.shows is None or table.seats == 1:
        return []
    found = at_table(scene_at(table, match, SHORT, game.face, game.words))
    items = [item for item in (*found.asked, *found.offered) if item is not None]
    return [item if isinstance(item, str) else _without_ids(item.to_component_dict()) for item in items]


def _without_ids(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_ids(value) for key, value in part.items() if key != "custom_id"}
    return [_without_ids(one) for one in part] if isinstance(part, list) else part


def _lie_still(here: Lying, moved: Lying, ours: Any, theirs: Any) -> bool:
    """In both worlds: what an answer takes up there and not here may be told as well."""
    return is_as_it_lay(moved, theirs) and is_as_it_lay({way: here[way] for way in moved if way in here}, ours)


def entrusted(match: Played) -> Iterator[str]:
    """What has come into one seat's sight alone, and was named to somebody else all the same."""
    game, seats = match.table.way.game, viewers(match.table.seats)
    playing = match.begin()
    state = msgspec.msgpack.decode(playing.snapshot.state, type=game.state_type)
    before = {seat: _names(game.view(state, seat)) for seat in seats}
    events = list(playing.told)
    for answer in (None, *match.answers):
        events = events if answer is None else playing.answer(answer)
        after = {seat: _names(playing.view(seat)) for seat in seats}
        for event in events:
            if event.word not in game.reveals:
                yield from _betrayed(event, before, after)
        before = after


def _betrayed(event: Event, before: dict[Viewer, Counter[str]], after: dict[Viewer, Counter[str]]) -> Iterator[str]:
    told = set(_names(event))
    for hearer in filter(event.is_for, after):
        unseen = {name for name in told if not before[hearer][name] and not after[hearer][name]}
        for seat in after:
            if seat not in (None, hearer) and any(after[seat][name] > before[seat][name] for name in unseen):
                yield (
                    f"the event {event.word!r} tells {called(hearer)} what only seat {seat} sees: "
                    "make it private, or name it in `reveals` in game.py"
                )


def _names(shown: Any) -> Counter[str]:
    return Counter(value for _, value in leaves(plain(shown)) if isinstance(value, str))
