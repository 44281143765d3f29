"""Whole matches played by policies: for simulations, conformance tests and benchmarks."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from bot.engine.chance import Chance
from bot.engine.game import Game, Options, Outcome
from bot.engine.match import Match
from bot.engine.prompt import Answer, Choice, Prompt

# Chooses for one open prompt of a live match; takes randomness from the chance given, never from the match's own.
Policy: TypeAlias = Callable[[Match[Any], Prompt, Chance], Choice]
MOST_ANSWERS = 100_000
MIXED = 4  # the mixed policy chooses at random once in so many times


def any_choice(prompt: Prompt, chance: Chance) -> Choice:
    """A legal choice, each equally likely."""
    if prompt.kind == "amount":
        return prompt.least + chance.below(prompt.most - prompt.least + 1)
    if prompt.kind == "text":
        return "x" * prompt.least
    keys = [option.key for option in prompt.options]
    if prompt.kind == "one":
        return (chance.pick(keys),)
    chance.shuffle(keys)
    return tuple(keys[: prompt.least + chance.below(min(prompt.most, len(keys)) - prompt.least + 1)])


def default_choice(prompt: Prompt, chance: Chance) -> Choice:
    """What a time-out answers."""
    return any_choice(prompt, chance) if prompt.default is None else prompt.default


def random_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    del match
    return any_choice(prompt, chance)


def adviser_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    return match.game.advise(match.view(prompt.seat), prompt, chance)


def mixed_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    """The adviser, with a whim now and then: it comes as far as the adviser and does what no adviser would."""
    policy = adviser_policy if chance.below(MIXED) else random_policy
    return policy(match, prompt, chance)


def playout(
    game: Game[Any, Any],
    seats: int,
    options: Options,
    seed: bytes,
    policies: tuple[Policy, ...],
    watch: Callable[[Match[Any]], None] | None = None,
) -> Match[Any]:
    """Play one match to its end; seat n follows policy n (modulo their number). `watch` sees it after every answer."""
    chance = Chance(seed)
    choosing = chance.aside("policy")
    match = Match.start(game, seats, options, chance)
    if watch:
        watch(match)
    while match.outcome is None:
        if match.answered >= MOST_ANSWERS:
            raise RuntimeError(f"{game.key} did not end within {MOST_ANSWERS} answers")
        prompt = choosing.pick(match.prompts)
        policy = policies[prompt.seat % len(policies)]
        match.answer(Answer(prompt.number, prompt.seat, policy(match, prompt, choosing), "automaton"))
        if watch:
            watch(match)
    return match


def rebuilds(match: Match[Any]) -> bool:
    """Does snapshot + answers, read back from bytes, give the same state, prompts and outcome in a fresh match?"""
    answers = msgspec.msgpack.decode(msgspec.msgpack.encode(match.answers), type=list[Answer])
    twin = Match.load(match.game, Chance(match.chance.seed), match.snapshot, answers, match.leaps)
    return fingerprint(twin) == fingerprint(match)


def fingerprint(match: Match[Any]) -> tuple[bytes, tuple[bytes, ...], int, Outcome | None]:
    """All that a rebuild must bring back."""
    prompts = tuple(msgspec.msgpack.encode(prompt) for prompt in match.prompts)
    return msgspec.msgpack.encode(match.state), prompts, match.chance.drawn, match.outcome


def standing(match: Match[Any]) -> tuple[bytes, ...]:
    """Where a match stands, whatever numbers its prompts have: what an undo must bring back."""
    state, _, drawn, outcome = fingerprint(match)
    asked = [msgspec.structs.replace(prompt, number=0) for prompt in match.prompts]
    told = [repr(event) for event in match.told]
    return tuple(msgspec.msgpack.encode(part) for part in (state, drawn, outcome, asked, told))
