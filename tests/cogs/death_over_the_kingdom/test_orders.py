"""What a seat may settle in advance: to fold in this round, and never to use some powers (R21, R33, R34, R36)."""

from collections.abc import Iterator

from bot.engine import Answer, Chance, Event, Match, order
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom.events.actions import Folded
from cogs.death_over_the_kingdom.events.powers import InnkeeperStayed, InnkeeperSwapped, JesterTurned, SorceressCast
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.prompts.orders import DECLINING, FOLDING, POWERS
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.positions import A

USED = (InnkeeperSwapped, JesterTurned, SorceressCast)


def begun(options: KingdomOptions | None = None) -> Match[State]:
    return Match.start(GAME, 4, options or KingdomOptions(), Chance(b"orders"))


def played(match: Match[State]) -> tuple[list[str], list[Event]]:
    """At random to the end: what A was asked, and what happened."""
    asked, told, chance = list[str](), list[Event](), Chance(b"any")
    while match.outcome is None:
        prompt = match.prompts[0]
        asked += [prompt.word] if prompt.seat == A else []
        told += match.answer(Answer(prompt.number, prompt.seat, any_choice(prompt, chance)))
    return asked, told


def test_who_has_settled_to_fold_is_not_asked_in_this_round_and_folds() -> None:
    match = begun()
    match.answer(order(A, {"fold": ("fold",)}))
    asked, told = played(match)
    assert asked[:2] == ["pick", "pick"]
    assert asked.count("action") == 11  # of twelve rounds, as it lapses where the first one ends
    assert Folded(actor=A) in [Folded(actor=event.actor) for event in told if isinstance(event, Folded)]


def folding(match: Match[State], times: int) -> Iterator[int]:
    """Fold so often; who was asked."""
    for _ in range(times):
        prompt = match.prompts[0]
        yield prompt.seat
        match.answer(Answer(prompt.number, prompt.seat, ("fold",)))


def test_r56_what_was_settled_for_a_void_round_lapses_with_it() -> None:
    """All lose their last life at once; the card dealt anew is another one, and nobody has said to fold that."""
    match = Match.start(GAME, 3, KingdomOptions("classic", scoring="lives"), Chance(b"void"))
    for place in match.state.places:
        place.points, place.table = 1, Card(0, "JUG")
    line = match.state.line
    match.answer(order(line[-1], {"fold": ("fold",)}))
    assert tuple(folding(match, 2)) == line[:-1]
    assert GAME.view(match.state, None).last_round is not None
    assert tuple(folding(match, 3)) == line


def test_powers_that_are_never_used_are_not_asked_for() -> None:
    match = begun()
    match.answer(order(A, {"powers": POWERS}))
    asked, told = played(match)
    assert not set(POWERS) & set(asked)
    assert not [event for event in told if isinstance(event, USED) and event.actor == A]
    assert [event for event in told if isinstance(event, USED)]


def test_only_the_powers_named_are_let_be() -> None:
    match = begun()
    match.answer(order(A, {"powers": ("innkeeper",)}))
    asked, told = played(match)
    assert "innkeeper" not in asked
    assert {"jester", "sorceress"} & set(asked)
    assert [event for event in told if isinstance(event, InnkeeperStayed) and event.actor == A]


def test_what_can_be_settled_follows_from_what_all_see() -> None:
    match = begun()
    assert match.orders(A) == (FOLDING, DECLINING)
    view = match.view(None)
    assert GAME.orders(view) == ()
