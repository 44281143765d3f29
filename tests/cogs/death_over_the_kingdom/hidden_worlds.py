"""Plays the same public game in two worlds that differ only in cards a viewer never saw, and notes what it observed."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct, field

from bot.engine import Chance, Choice, Prompt, Script
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.classic import deal
from cogs.death_over_the_kingdom.rules.court import begin_turn, picks, score
from cogs.death_over_the_kingdom.rules.moves import clear_table
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.setup import new_classic_match, new_match
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.support.scripts import ScriptRun, run_script

Viewer = int | None


class Trace(Struct):
    """A played stretch: the answers in order, what each viewer could observe, and which cards it ever saw."""

    state: State
    answers: list[tuple[int, Choice]] = field(default_factory=list)
    observed: dict[Viewer, list[bytes]] = field(default_factory=dict)
    seen: dict[Viewer, set[int]] = field(default_factory=dict)


def dealt(seats: int, seed: bytes) -> State:
    chance = Chance(seed)
    state = new_match(seats, chance)
    run_script(begin_turn(state, chance), {})
    return state


def dealt_classic(seats: int, seed: bytes) -> State:
    """A round of the classic game before its first action."""
    chance = Chance(seed)
    state = new_classic_match(seats, chance)
    state.round = 1
    deal(state, chance)
    return state


def up_to_the_reveal(state: State, rounds: int) -> Script[None]:
    """Whole rounds, and the last of them up to the moment before its cards are turned up."""
    if state.mode == "classic":
        yield from actions(state)
        return
    for number in range(1, rounds + 1):
        state.round = number
        clear_table(state)
        yield from picks(state)
        yield from actions(state)
        if number < rounds:
            yield from powers(state)
            yield from score(state)


def play_world(state: State, rounds: int, chance: Chance, answers: list[tuple[int, Choice]] | None = None) -> Trace:
    """Play with these answers, or with random ones."""
    trace = Trace(state)
    run = ScriptRun(up_to_the_reveal(state, rounds))
    given = iter(answers or ())
    told = list(run.events)
    while True:
        for viewer in viewers(state):
            heard = [event for event in told if event.is_for(viewer)]
            asked = [_visible(prompt, viewer) for prompt in run.open.values()]
            trace.observed.setdefault(viewer, []).append(msgspec.json.encode((see(state, viewer), heard, asked)))
            trace.seen.setdefault(viewer, set()).update(card.number for card in _seen_now(state, viewer))
        if run.is_over:
            return trace
        seat, choice = next(given) if answers is not None else _random(run, chance)
        trace.answers.append((seat, choice))
        _note_look(trace, run, seat, choice)
        told = run.answer(seat, choice)


def viewers(state: State) -> list[Viewer]:
    return [None, *range(len(state.places))]


def _random(run: ScriptRun[None], chance: Chance) -> tuple[int, Choice]:
    prompt = chance.pick(list(run.open.values()))
    return prompt.seat, any_choice(prompt, chance)


def _visible(prompt: Prompt, viewer: Viewer) -> object:
    if prompt.seat == viewer:
        return prompt
    return (prompt.seat, prompt.word, prompt.public_options, None if prompt.is_secret else prompt.facts)


def _seen_now(state: State, viewer: Viewer) -> Iterator[Card]:
    yield from state.discards
    yield from (place.table for place in state.places if place.table and place.table.is_up)
    if viewer is not None:
        place = state.places[viewer]
        yield from place.hand
        yield from [place.table] if place.table else []


def _note_look(trace: Trace, run: ScriptRun[None], seat: int, choice: Choice) -> None:
    """The Merchant's look and the Dragon's fire show a card where it lies, before anything moves."""
    if run.open[seat].word != "action" or not isinstance(choice, tuple):
        return
    verb, *targets = choice[0].split("-")
    if verb == "merchant":
        trace.seen[seat].add(trace.state.table(int(targets[0])).number)
    if verb in {"merchant", "thief", "juggler", "dragon", "seal"}:
        for seen in trace.seen.values():
            seen.add(trace.state.table(seat).number)


def another_world(state: State, seen: set[int], chance: Chance) -> State:
    """The same table with all cards not in `seen` dealt anew among their places."""
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    cards = [*twin.deck, *(card for place in twin.places for card in place.hand)]
    cards += [place.table for place in twin.places if place.table]
    hidden = [card for card in cards if card.number not in seen]
    codes = [card.code for card in hidden]
    chance.shuffle(codes)
    for card, code in zip(hidden, codes, strict=True):
        card.code = code
    return twin
