"""R6, R59, R60: nobody learns more than the table of "who knows what" allows (T61), and all they know is true."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from bot.engine import Answer, Chance, Match
from bot.engine.playout import playout, random_policy
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.hidden_worlds import another_world, dealt, dealt_classic, play_world, viewers
from tests.support.sampled import sampled

SEEDS, MORE_SEEDS = 3, 12
COURT, CLASSIC = KingdomOptions(), KingdomOptions("classic", length=2)
LIVES = KingdomOptions("classic", scoring="lives")
MOST_VIEWERS = 8  # the public and as many seats as the court has


@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_t61_cards_never_seen_change_nothing_a_viewer_observes(seats: int, rounds: int) -> None:
    """Views, events, prompts and options of the public and of each seat are equal in both worlds up to the reveal."""
    assert differing_worlds(lambda seed: dealt(seats, seed), rounds) > SEEDS


@pytest.mark.parametrize("seats", sampled([3, 8, 16], 2))
def test_t61_nor_in_the_classic_game(seats: int) -> None:
    assert differing_worlds(lambda seed: dealt_classic(seats, seed), 1) > SEEDS


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_t61_so_it_is_in_many_more_worlds(seats: int) -> None:
    assert differing_worlds(lambda seed: dealt(seats, seed), 3, MORE_SEEDS) > MORE_SEEDS
    assert differing_worlds(lambda seed: dealt_classic(seats, seed), 1, MORE_SEEDS) > MORE_SEEDS


def differing_worlds(begin: Callable[[bytes], State], rounds: int, seeds: int = SEEDS) -> int:
    """Compare what each viewer observes in two worlds; in how many of them the hidden cards did differ."""
    differing = 0
    for number in range(seeds):
        chance = Chance(b"%d" % number)
        start = begin(b"deal %d" % number)
        trace = play_world(_copy(start), rounds, chance)
        for viewer in viewers(start)[:MOST_VIEWERS]:
            world = another_world(start, trace.seen[viewer], chance)
            differing += world != start
            twin = play_world(world, rounds, chance, trace.answers)
            assert twin.observed[viewer] == trace.observed[viewer]
    return differing


def _copy(state: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


KNOWING = [(3, COURT), (4, COURT), (7, COURT), (3, CLASSIC), (8, CLASSIC), (6, LIVES)]


@pytest.mark.parametrize(("seats", "options"), KNOWING)
def test_all_that_is_known_is_true(seats: int, options: KingdomOptions) -> None:
    must_know_the_truth(seats, options, 6 if options == COURT else 2)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), KNOWING)
def test_so_it_is_in_many_matches(seats: int, options: KingdomOptions) -> None:
    must_know_the_truth(seats, options, 40)


def must_know_the_truth(seats: int, options: KingdomOptions, matches: int) -> None:
    """A known table card lies there; known cards are with the seat, over and above the one on the table."""

    def watch(match: Match[State]) -> None:
        for viewer in viewers(match.state):
            for seat in see(match.state, viewer).seats:
                place = match.state.places[seat.seat]
                there = Counter(card.code for card in place.hand)
                if seat.table is not None and seat.table.code is not None:
                    assert match.state.table(seat.seat).code == seat.table.code
                elif place.table is not None:
                    there[place.table.code] += 1
                assert not Counter(seat.holds) - there, f"{viewer} is wrong about {seat}"

    for number in range(matches):
        playout(GAME, seats, options, b"%d" % number, (random_policy,), watch)


def test_r60_only_public_options_are_public() -> None:
    """Exchange, cut, fold and the end-of-round choices; never an ability, a hand card or a secret pick."""
    met: set[str] = set()

    def watch(match: Match[State]) -> None:
        for prompt in match.prompts:
            met.update(f"{prompt.word}:{option.word}" for option in prompt.public_options)

    for number in range(12):
        playout(GAME, 5, KingdomOptions(), b"%d" % number, (random_policy,), watch)
    assert met == {
        "action:exchange",
        "action:fold",
        "action:cut",
        "innkeeper:innkeeper",
        "innkeeper:decline",
        "jester:turn",
        "jester:decline",
        "sorceress:toad",
        "sorceress:decline",
    }


def test_r60_the_seal_is_not_public_before_it_is_set() -> None:
    """Nor is it told by the classic game's other prompts who holds what."""
    met: set[str] = set()

    def watch(match: Match[State]) -> None:
        for prompt in match.prompts:
            met.update(f"{prompt.word}:{option.word}" for option in prompt.public_options)

    for number in range(6):
        playout(GAME, 8, CLASSIC, b"%d" % number, (random_policy,), watch)
    assert {said for said in met if said.startswith("action:")} == {"action:exchange", "action:fold", "action:cut"}


def test_the_seed_and_the_numbers_of_cards_are_in_no_view() -> None:
    """Twins cannot be told apart, and the order of the deck is nowhere."""
    match = Match.start(GAME, 3, KingdomOptions(), Chance(b"seed"))
    for seat in (None, 0, 1, 2):
        view = msgspec.to_builtins(match.view(seat))
        assert isinstance(view["deck"], int)
        assert "number" not in str(view)
    prompt = match.prompts[0]
    match.answer(Answer(prompt.number, prompt.seat, ("hand-1",)))
    assert match.view(None).seats[prompt.seat].table.code is None
