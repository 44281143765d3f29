"""What every game must pass, each way to play it, for every number of seats. A new game needs no line here."""

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Game, Match, Options, Prompt, leave
from bot.engine.playout import (
    Policy,
    adviser_policy,
    default_choice,
    fingerprint,
    playout,
    random_policy,
    rebuilds,
)
from bot.games import find_games
from tests.conformance.transcript import transcripts
from tests.support import courtyard, nim

GAMES: list[Game[Any, Any]] = list(find_games().values())


def default_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Any:
    return default_choice(prompt, chance)


POLICIES: tuple[Policy, ...] = (random_policy, adviser_policy, default_policy)
MANY = 7  # seats; more of them are tried less often
LONGEST_KEY = 60  # of the 100 characters of a custom id


def ways(game: Game[Any, Any]) -> dict[str, Options]:
    """The game as it comes, and its other ways to play."""
    return {game.key: game.options_type()} | {f"{game.key}-{name}": way for name, way in game.variants().items()}


SEATED: list[tuple[str, Game[Any, Any], Options, int]] = [
    (f"{name}-{seats}", game, options, seats)
    for game in (*GAMES, nim.GAME)
    for name, options in ways(game).items()
    for seats in game.seats_for(options)
]
TABLES = [pytest.param(game, options, seats, id=name) for name, game, options, seats in SEATED]
# Every table with every policy; those of many seats with one of them, in turn.
PLAYED = [
    pytest.param(game, options, seats, policy, id=f"{name}-{policy.__name__}")
    for name, game, options, seats in SEATED
    for number, policy in enumerate(POLICIES)
    if seats <= MANY or number == seats % len(POLICIES)
]


@pytest.mark.parametrize(("game", "options", "seats"), [table for table in TABLES if "-3" in str(table.id)])
def test_whoever_leaves_the_match_goes_on_and_is_rebuilt(game: Game[Any, Any], options: Options, seats: int) -> None:
    """One after the other leaves for good, in the middle of turns; the rest is answered by the defaults."""
    chance = Chance(b"leavers")
    match = Match.start(game, seats, options, chance)
    choosing, left, given = chance.aside("choosing"), set[int](), list[Answer]()
    while match.outcome is None:
        leaver = match.answered // 9
        if leaver < seats and leaver not in left:
            left.add(leaver)
            given.append(leave(leaver))
        else:
            prompt = match.prompts[-1]
            policy = default_policy if prompt.seat in left else random_policy
            given.append(Answer(prompt.number, prompt.seat, policy(match, prompt, choosing)))
        match.answer(given[-1])
        game.check(match.state)
        assert rebuilds(match)
    assert left
    again = Match.start(game, seats, options, Chance(b"leavers"))
    for answer in given:
        again.answer(answer)
    assert fingerprint(again) == fingerprint(match)


@pytest.mark.parametrize(("game", "options", "seats", "policy"), PLAYED)
def test_a_match_is_rebuilt_at_every_decision(
    game: Game[Any, Any], options: Options, seats: int, policy: Policy
) -> None:
    """Invariants hold and snapshot + answers give the same state, prompts and rolls, whoever plays.

    With many seats a turn has many answers: there it is rebuilt at every seventh, each time elsewhere in the turn.
    """
    pitch = 1 if seats <= MANY else 7

    def watch(match: Match[Any]) -> None:
        game.check(match.state)
        assert match.answered % pitch or rebuilds(match)

    match = playout(game, seats, options, b"%d seats" % seats, (policy,), watch)
    assert match.outcome is not None
    assert len(match.outcome.scores) == seats
    assert set(match.outcome.winners) <= set(range(seats))


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_prompts_are_well_formed(game: Game[Any, Any], options: Options, seats: int) -> None:
    """Options are distinct, keys are short and plain, defaults are legal, one open prompt a seat."""

    def watch(match: Match[Any]) -> None:
        assert len({prompt.seat for prompt in match.prompts}) == len(match.prompts)
        for prompt in match.prompts:
            keys = [option.key for option in prompt.options]
            assert len(set(keys)) == len(keys)
            assert all(
                len(key) <= LONGEST_KEY and set(key) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") for key in keys
            )
            assert prompt.default is None or prompt.is_legal(prompt.default)
            assert prompt.rule.startswith("R")

    for number in range(10 if seats <= MANY else 1):
        playout(game, seats, options, b"%d" % number, (random_policy,), watch)


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_looking_changes_nothing(game: Game[Any, Any], options: Options, seats: int) -> None:
    """A view is taken again and again, by everybody, and the match is as before."""

    def watch(match: Match[Any]) -> None:
        if match.answered % (1 if seats <= MANY else 7):
            return
        before = fingerprint(match)
        for seat in (None, *range(seats)):
            assert msgspec.json.encode(match.view(seat)) == msgspec.json.encode(match.view(seat))
        assert fingerprint(match) == before

    playout(game, seats, options, b"look", (random_policy,), watch)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_golden_transcript_stands(game: Game[Any, Any]) -> None:
    """A changed line is a changed rule: raise `rules_version` and write the goldens anew."""
    for golden, told in transcripts(game).items():
        assert golden.exists(), "no golden yet: python -m tests.conformance.transcript"
        assert told.splitlines() == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("hash_seed", ["4242"])
def test_another_process_plays_the_same(hash_seed: str) -> None:
    """No set order, clock or address decides anything: another hash seed, the same transcript."""
    code = (
        "from hashlib import sha256; from bot.games import find_games;"
        "from tests.conformance.transcript import transcripts;"
        "print(*(sha256(t.encode()).hexdigest() for g in find_games().values() for t in transcripts(g).values()))"
    )
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, timeout=60)
    here = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == here.stdout
    assert len(told.stdout.split()) == sum(len(ways(game)) for game in GAMES)


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
