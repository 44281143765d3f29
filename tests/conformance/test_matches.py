"""What every match of every game must pass, each way to play it, for every number of seats."""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from bot.cli.habits import Habits
from bot.engine import Answer, Chance, Game, Match, leave, over
from bot.engine.playout import Policy, adviser_policy, fingerprint, playout, random_policy, rebuilds
from tests.conformance.played import default_policy, played
from tests.conformance.tables import EACH_GAME, TABLES, WAYS, Table, Way, ways_of
from tests.conformance.transcript import golden_of, transcripts
from tests.support import courtyard, nim

POLICIES: tuple[Policy, ...] = (random_policy, adviser_policy, default_policy)
MANY = 7  # seats
LOOKS, MORE_LOOKS = 10, 60  # of a match that is rebuilt and looked at from every seat
LONGEST_KEY = 50  # of the 100 characters of a custom id
KEY_LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789-")
NIM = [Table(way, seats) for way in ways_of(nim.GAME) for seats in way.seats]


def policies_at(table: Table) -> tuple[Policy, ...]:
    """Every policy at a table of few; with many seats one, as such matches are long: at the fullest the adviser's."""
    if table.seats <= MANY:
        return POLICIES
    if table.seats == table.way.seats[-1]:
        return (adviser_policy,)
    return (random_policy,) if table.seats % 2 else (default_policy,)


def sample_at(table: Table) -> tuple[Policy, ...]:
    """All of them with the fewest and the most seats of a game as it comes; elsewhere one after the other.

    Its other ways with the fewest seats or the most, in turn: the long test plays them with every number.
    """
    policies, way = policies_at(table), table.way
    if way.is_usual and table.seats in way.ends:
        return policies
    is_sampled = way.is_usual or table.seats == way.ends[WAYS.index(way) % len(way.ends)]
    return (policies[table.seats % len(policies)],) if is_sampled else ()


PLAYED, SAMPLE = (
    [
        pytest.param(table, policy, id=f"{table.name}-{policy.__name__}")
        for table in (*TABLES, *NIM)
        for policy in policies(table)
    ]
    for policies in (policies_at, sample_at)
)


@pytest.mark.parametrize(("table", "policy"), SAMPLE)
def test_a_match_keeps_its_promises(table: Table, policy: Policy) -> None:
    must_keep_its_promises(table, policy, LOOKS)


@pytest.mark.long
@pytest.mark.parametrize(("table", "policy"), PLAYED)
def test_so_does_a_match_of_every_kind(table: Table, policy: Policy) -> None:
    must_keep_its_promises(table, policy, MORE_LOOKS)


def must_keep_its_promises(table: Table, policy: Policy, looks: int) -> None:
    """Invariants hold, prompts are well formed and not too many, looking changes nothing, and it can be rebuilt."""
    game, match = table.way.game, played(table, (policy,), b"%d seats" % table.seats)
    habits, pitch = Habits(is_advised=policy is adviser_policy), match.pitch(looks)
    for number, (step, answer) in enumerate(zip_longest(match.steps(), match.answers)):
        game.check(step.state)
        assert not list(faults_of_prompts(step))
        if number % pitch == 0:
            must_bear_looks(step, table.seats)
        if answer is not None:
            habits.hear(step, answer)
    assert step.outcome is not None
    assert len(step.outcome.scores) == table.seats
    assert set(step.outcome.winners) <= set(range(table.seats))


def must_bear_looks(match: Match[Any], seats: int) -> None:
    before = fingerprint(match)
    views = [msgspec.json.encode(match.view(seat)) for seat in (None, *range(seats))]
    still = [msgspec.json.encode(match.still.view(seat)) for seat in (None, *range(seats))]
    assert views == still, "in the middle of a turn the state cannot be read back from its bytes as it was"
    assert views == [msgspec.json.encode(match.view(seat)) for seat in (None, *range(seats))]
    assert fingerprint(match) == before, "looking has changed the match: `view` must leave the state as it is"
    assert rebuilds(match), "snapshot and answers lead elsewhere: does the turn keep something outside the state?"


def faults_of_prompts(match: Match[Any]) -> Iterator[str]:
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


@pytest.mark.parametrize("way", [pytest.param(way, id=way.name) for way in WAYS])
def test_whoever_leaves_the_match_goes_on_and_is_rebuilt(way: Way) -> None:
    """One after the other leaves for good, in the middle of turns; the rest is answered for them."""
    seats = 3 if 3 in way.seats else way.seats[0]
    chance = Chance(b"leavers")
    match = Match.start(way.game, seats, way.options, chance)
    choosing, left, given = chance.aside("choosing"), set[int](), list[Answer]()
    while match.outcome is None:
        leaver = match.answered // 9
        if leaver < seats and leaver not in left:
            left.add(leaver)
            given.append(leave(leaver))
        elif not match.prompts:
            given.append(over(match.pauses[0]))
        else:
            prompt = match.prompts[-1]
            instead = adviser_policy if way.game.is_played_on else default_policy
            policy = instead if prompt.seat in left else random_policy
            given.append(Answer(prompt.number, prompt.seat, policy(match, prompt, choosing)))
        match.answer(given[-1])
        way.game.check(match.state)
        assert rebuilds(match)
    assert left
    again = Match.start(way.game, seats, way.options, Chance(b"leavers"))
    for answer in given:
        again.answer(answer)
    assert fingerprint(again) == fingerprint(match)


@pytest.mark.parametrize("game", EACH_GAME)
def test_the_golden_transcript_stands(game: Game[Any, Any]) -> None:
    """A changed line is a changed rule: raise `rules_version` and write the goldens anew."""
    for golden, told in transcripts(game).items():
        assert golden.exists(), f"there is no {golden} yet: python -m tests.conformance.transcript {game.key}"
        assert told.splitlines() == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.long
def test_another_process_plays_the_same() -> None:
    """No set order, clock or address decides anything: another hash seed, the goldens' transcripts.

    The test above finds that too, now and then: Python chooses a hash seed at every start.
    """
    code = (
        "from hashlib import sha256; from bot.games import find_games;"
        "from tests.conformance.transcript import transcripts;"
        "print(*(sha256(t.encode()).hexdigest() for g in find_games().values() for t in transcripts(g).values()))"
    )
    env = os.environ | {"PYTHONHASHSEED": "4242"}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, timeout=60)
    here = [sha256(golden_of(way.game, way.name).read_bytes()).hexdigest() for way in WAYS]
    assert told.stdout.split() == here


def test_rebuilding_would_notice_a_difference() -> None:
    """The check above can fail: a match whose journal lost an answer does not compare equal."""
    match = Match.start(nim.GAME, 2, nim.NimOptions(), Chance(b"seed"))
    before = fingerprint(match)
    match.state.left -= 1
    assert fingerprint(match) != before
    assert not rebuilds(match)


def test_the_courtyard_is_a_game_too() -> None:
    match = playout(courtyard.GAME, 3, courtyard.GAME.options_type(), b"yard", (adviser_policy,))
    assert match.outcome is not None
