"""Whole matches played by policies: for simulations, conformance tests and benchmarks."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.engine.answer import Answer
from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.game import Game, Options, Outcome
from bot.engine.lawyer import lawyer_policy
from bot.engine.match import Match
from bot.engine.mistakes import GameMistake
from bot.engine.position import Position
from bot.engine.prompt import Prompt
from bot.engine.sheet import Sheet
from bot.engine.waits import over

# Chooses for one open prompt of a live match; takes randomness from the chance given, never from the match's own.
Policy: TypeAlias = Callable[[Match[Any], Prompt, Chance], Choice]
MOST_ANSWERS = 20_000  # of a match without people: far more than anybody plays
MOST_ANSWERS_OF_A_TURN = 5_000
LOOKED_AT = 500  # how long it has become is looked at after so many answers
OFFERED = 4  # an offer is taken once in so many answers
MIXED = 4  # the mixed policy chooses at random once in so many times


def any_choice(prompt: Prompt, chance: Chance) -> Choice:
    """A legal choice; every one of them may come out."""
    return prompt.kind.random(chance)


def default_choice(prompt: Prompt, chance: Chance) -> Choice:
    """What a time-out answers."""
    return any_choice(prompt, chance) if prompt.default is None else prompt.default


def random_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    del match
    return any_choice(prompt, chance)


def adviser_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    return match.game.advise(match.view(prompt.seat), prompt, chance).choice


def mixed_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    """The adviser, with a whim now and then: it comes as far as the adviser and does what no adviser would."""
    policy = adviser_policy if chance.below(MIXED) else random_policy
    return policy(match, prompt, chance)


TAKE_OFFERS: tuple[Policy, ...] = (
    random_policy,
    mixed_policy,
    lawyer_policy,
)  # advisers let offers lie: nobody waits for them


def playout(
    game: Game[Any, Any],
    seats: int,
    options: Options,
    seed: bytes,
    policies: tuple[Policy, ...],
    watch: Callable[[Match[Any]], None] | None = None,
    hear: Callable[[Match[Any], Answer], None] | None = None,
    brought: Sequence[Sheet] = (),
) -> Match[Any]:
    """Play one match to its end; seat n follows policy n (modulo their number).

    `hear` is told each answer before it is taken, `watch` sees the match after it. `brought`: who comes into it.
    """
    chance = Chance(seed)
    choosing = chance.aside("policy")
    match = Match.start(game, seats, options, chance, brought=brought)
    if watch:
        watch(match)
    while match.outcome is None:
        if not match.answered % LOOKED_AT:
            _check_length(match)
        answer = _next_answer(match, policies, choosing)
        if hear:
            hear(match, answer)
        match.answer(answer)
        if watch:
            watch(match)
    return match


def _check_length(match: Match[Any]) -> None:
    """Raises GameMistake, so that a game that goes on for ever is a sentence and not a wait."""
    if len(match.answers) >= MOST_ANSWERS_OF_A_TURN:
        asked = " and ".join(f"{prompt.word!r} ({prompt.rule})" for prompt in match.prompts)
        raise GameMistake(f"{match.game.key}: a turn took {len(match.answers):,} answers and still asks for {asked}.")
    if match.answered >= MOST_ANSWERS:
        raise GameMistake(f"{match.game.key} did not end within {MOST_ANSWERS:,} answers.")


def _next_answer(match: Match[Any], policies: tuple[Policy, ...], choosing: Chance) -> Answer:
    """One of the prompts is answered, where nothing else happens."""
    if not match.is_plain and (aside := _aside(match, policies, choosing)) is not None:
        return aside
    prompt = choosing.pick(match.prompts)
    policy = policies[prompt.seat % len(policies)]
    return Answer(prompt.number, prompt.seat, policy(match, prompt, choosing), "automaton")


def _aside(match: Match[Any], policies: tuple[Policy, ...], choosing: Chance) -> Answer | None:
    """What happens beside the prompts: a pause is over, or an offer is taken."""
    offers = [offer for offer in match.offers if policies[offer.seat % len(policies)] in TAKE_OFFERS]
    if offers and choosing.below(OFFERED) == 0:
        offer = choosing.pick(offers)
        return Answer(offer.number, offer.seat, any_choice(offer, choosing), "automaton")
    if not match.pauses:
        return None
    return _heeded(match, policies, choosing) or over(match.pauses[0])


def _heeded(match: Match[Any], policies: tuple[Policy, ...], choosing: Chance) -> Answer | None:
    """What an adviser takes up in a breath. Views are dear: none is built for a game that heeds nothing."""
    if type(match.game).heeds is Game.heeds:
        return None
    for offer in match.offers:
        policy = policies[offer.seat % len(policies)]
        if policy not in TAKE_OFFERS and match.game.heeds(match.view(offer.seat), offer):
            return Answer(offer.number, offer.seat, policy(match, offer, choosing), "automaton")
    return None


def rebuilds(match: Match[Any]) -> bool:
    """Does snapshot + answers, read back from bytes, give the same state, prompts and outcome in a fresh match?"""
    answers = msgspec.msgpack.decode(msgspec.msgpack.encode(match.answers), type=list[Answer])
    twin = Match.load(match.game, Chance(match.chance.seed), match.snapshot, answers, match.leaps)
    return fingerprint(twin) == fingerprint(match)


def fingerprint(match: Position[Any]) -> tuple[bytes, tuple[bytes, ...], int, Outcome | None]:
    """All that a rebuild must bring back."""
    prompts = tuple(msgspec.msgpack.encode(wait) for wait in match.waits)
    state = msgspec.msgpack.encode((match.state, dict(match.given_orders)))
    return state, prompts, match.chance.drawn, match.outcome


def standing(match: Position[Any]) -> tuple[bytes, ...]:
    """Where a match stands, whatever numbers its prompts have: what an undo must bring back."""
    state, _, drawn, outcome = fingerprint(match)
    asked = [msgspec.structs.replace(wait, number=0) for wait in match.waits]
    told = [repr(event) for event in match.told]
    return tuple(msgspec.msgpack.encode(part) for part in (state, drawn, outcome, asked, told))
