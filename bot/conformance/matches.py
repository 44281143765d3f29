"""Every match keeps its promises, each way to play it, for every number of seats."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from bot.conformance.check import Case, Check, Findings, few_ways
from bot.conformance.checked import Checked
from bot.conformance.habits import Habits
from bot.conformance.played import default_policy, played
from bot.conformance.tables import Table, Way
from bot.engine import Answer, Chance, Match, leave, over
from bot.engine.playout import Policy, adviser_policy, fingerprint, random_policy, rebuilds

POLICIES: tuple[Policy, ...] = (random_policy, adviser_policy, default_policy)
MANY = 7  # seats
LOOKS, MORE_LOOKS = 6, 60  # of a match that is rebuilt and looked at from every seat
LONGEST_KEY = 50  # of the 100 characters of a custom id
KEY_LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789-")
STAYS = 9  # answers of a match after which the next seat leaves


def policies_at(table: Table) -> tuple[Policy, ...]:
    """Every policy at a table of few; with many seats one, as such matches are long: at the fullest the adviser's."""
    if table.seats <= MANY:
        return POLICIES
    if table.seats == table.way.seats[-1]:
        return (adviser_policy,)
    return (random_policy,) if table.seats % 2 else (default_policy,)


def sample_at(table: Table, number: int) -> tuple[Policy, ...]:
    """All of them with the fewest seats of a game as it comes; elsewhere one after the other.

    Of its other ways (each has a `number`) every third, with the fewest seats or the most, in turn.
    """
    policies, way = policies_at(table), table.way
    if way.is_usual and table.seats == way.seats[0]:
        return policies
    is_sampled = way.is_usual or (number % 3 == 1 and table.seats == way.ends[number // 3 % len(way.ends)])
    return (policies[table.seats % len(policies)],) if is_sampled else ()


def each_policy(game: Checked) -> Iterator[Case]:
    for number, way in enumerate(game.ways):
        for table in (Table(way, seats) for seats in way.seats):
            sampled = sample_at(table, number)
            for policy in policies_at(table):
                name = f"{table.name}-{policy.__name__}"
                yield Case(f"{name}-many", (game, table, policy, MORE_LOOKS), is_long=True)
                if policy in sampled:
                    yield Case(f"{name}-few", (game, table, policy, LOOKS))


def promises(game: Checked, table: Table, policy: Policy, looks: int) -> Findings:
    """Invariants hold, prompts are well formed and not too many, looking changes nothing, and it can be rebuilt."""
    rules, match = game.game, played(table, (policy,), b"%d seats" % table.seats)
    habits, pitch, found = Habits(is_advised=policy is adviser_policy), match.pitch(looks), dict[str, None]()
    for number, (step, answer) in enumerate(zip_longest(match.steps(), match.answers)):
        rules.check(step.state)
        found |= dict.fromkeys(faults_of_prompts(step))
        if number % pitch == 0:
            found |= dict.fromkeys(faults_of_looking(step, table.seats))
        if answer is not None:
            habits.hear(step, answer)
    yield from found
    yield from faults_of_outcome(match.end, table.seats)


def faults_of_outcome(match: Match[Any], seats: int) -> Findings:
    if match.outcome is None:
        yield "the match has no outcome"
    elif len(match.outcome.scores) != seats:
        yield f"the outcome has {len(match.outcome.scores)} scores for {seats} seats"
    elif not set(match.outcome.winners) <= set(range(seats)):
        yield f"seats that are not there have won: {match.outcome.winners}"


def faults_of_looking(match: Match[Any], seats: int) -> Findings:
    before = fingerprint(match)
    views = [msgspec.json.encode(match.view(seat)) for seat in (None, *range(seats))]
    still = [msgspec.json.encode(match.still.view(seat)) for seat in (None, *range(seats))]
    if views != still:
        yield "in the middle of a turn the state cannot be read back from its bytes as it was"
    if views != [msgspec.json.encode(match.view(seat)) for seat in (None, *range(seats))]:
        yield "two looks at one state differ: `view` must depend on state and seat alone"
    if fingerprint(match) != before:
        yield "looking has changed the match: `view` must leave the state as it is"
    if not rebuilds(match):
        yield "snapshot and answers lead elsewhere: does the turn keep something outside the state?"


def faults_of_prompts(match: Match[Any]) -> Findings:
    """A sentence for each thing that is wrong with what is asked now."""
    for prompt in match.prompts:
        said = f"{match.game.key} asks {prompt.word!r} ({prompt.rule})"
        keys = [option.key for option in prompt.options]
        if len(set(keys)) < len(keys):
            yield f"{said} with two options of one key"
        if wrong := [key for key in keys if not (0 < len(key) <= LONGEST_KEY and set(key) <= KEY_LETTERS)]:
            yield f"{said} with the keys {wrong}: at most {LONGEST_KEY} of a-z, 0-9 and -"
        if prompt.default is not None and not prompt.is_legal(prompt.default):
            yield f"{said} with the default {prompt.default!r}, which is not legal"
        if not prompt.rule.startswith("R"):
            yield f"{said}, which names no rule such as R17"


def leavers(game: Checked, way: Way) -> Findings:
    """One after the other leaves for good, in the middle of turns; the rest is answered for them."""
    seats = 3 if 3 in way.seats else way.seats[0]
    match = Match.start(way.game, seats, way.options, Chance(b"leavers"))
    choosing, left, given = match.chance.aside("choosing"), set[int](), list[Answer]()
    while match.outcome is None:
        given.append(_next(match, seats, left, choosing))
        match.answer(given[-1])
        way.game.check(match.state)
        if not rebuilds(match):
            yield f"after {given[-1]} snapshot and answers lead elsewhere"
            return
    again = Match.start(way.game, seats, way.options, Chance(b"leavers"))
    for answer in given:
        again.answer(answer)
    if fingerprint(again) != fingerprint(match):
        yield "the same answers, played again, lead to another match"


def _next(match: Match[Any], seats: int, left: set[int], choosing: Chance) -> Answer:
    """Somebody leaves, a pause is over, or a prompt is answered."""
    leaver = match.answered // STAYS
    if leaver < seats and leaver not in left:
        left.add(leaver)
        return leave(leaver)
    if not match.prompts:
        return over(match.pauses[0])
    prompt = match.prompts[-1]
    instead = adviser_policy if match.game.is_played_on else default_policy
    policy = instead if prompt.seat in left else random_policy
    return Answer(prompt.number, prompt.seat, policy(match, prompt, choosing))


CHECKS = (
    Check("a match keeps its promises, whoever plays it", each_policy, promises),
    Check("the match goes on when people leave, and can be rebuilt", few_ways, leavers),
)
