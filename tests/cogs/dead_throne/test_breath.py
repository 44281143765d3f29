"""R158: the breath after a scroll, what is settled in advance, and what nobody can tell from it."""

from typing import Any, TypeAlias

import msgspec
import pytest

from bot.cli.presses import PressCounter
from bot.conformance.worlds import sight
from bot.engine import Chance, Match, Option, Outcome, Prompt, Script, Snapshot, ask, offers_in, order, over
from bot.engine.playout import adviser_policy, playout, rebuilds
from bot.engine.position import Position
from cogs.dead_throne.game import DeadThrone
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.fight.reactions import use_scroll
from cogs.dead_throne.rules.meeting.traps import spring_here
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import State
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, holds, realm, sets
from tests.engine.scripted import say

Orders: TypeAlias = dict[int, dict[str, Any]]
MOST = 0.05  # of all that is pressed


class OneScroll(DeadThrone):
    """Ada uses an Entangle on Dan, or walks into the rocks."""

    deed = "entangle"

    def turn(self, state: State, chance: Chance) -> Script[None]:
        world = Realm(state, chance)
        yield from ask(Prompt(ADA, "go", "R9", (Option("go"),)))
        ada, dan = world.player(ADA), world.player(DAN)
        yield from use_scroll(world, ada, "entangle", dan) if self.deed == "entangle" else spring_here(world, ada)
        yield from ask(Prompt(ADA, "next", "R9", (Option("on"),)))
        state.round += 1

    def outcome(self, state: State) -> Outcome | None:
        return None


class Rocks(OneScroll):
    deed = "rocks"


def begun(*holders: int, orders: Orders | None = None, game: DeadThrone | None = None) -> Match[State]:
    """Who holds one has a Nullify, and Ben a trap for the rocks; all others have something else of the kind."""
    world = realm("P.r1", "P.r1", "S.r1", "O.r1")
    holds(world, world.player(ADA), "entangle")
    for seat, other in ((BEN, "mend"), (CLEO, "stone-skin"), (DAN, "mend")):
        holds(world, world.player(seat), "nullify" if seat in holders else other)
    if isinstance(game, Rocks):
        sets(world, world.player(BEN), "rockfall" if BEN in holders else "rope-snare")
        sets(world, world.player(CLEO), "jetty-net")
    snapshot = Snapshot(msgspec.msgpack.encode(world.state), 0, prompts=0, answers=0)
    match = Match.load(game or OneScroll(), Chance(b"breath"), snapshot, [])
    for seat, given in (orders or {}).items():
        match.answer(order(seat, given))
    say(match, ADA, ("go",))
    return match


def told(match: Position[Any]) -> list[str]:
    return [event.word for event in match.told]


def test_nobody_is_asked_and_the_clock_ends_it() -> None:
    match = begun(BEN)
    (pause,) = match.pauses
    assert (match.prompts, pause.seconds, pause.slow) == ((), 5, 600)
    assert [(offer.seat, offer.public_options) for offer in match.offers] == [(BEN, ())]
    match.answer(over(pause))
    assert (told(match), match.prompts[0].word) == (["scroll-used"], "next")


def test_who_holds_on_is_heard_and_asked() -> None:
    match = begun(BEN)
    say(match, BEN, ("hold-on",))
    assert (told(match)[-1], match.prompts[0].word) == ("held-on", "cancel")
    say(match, BEN, ("nullify",))
    assert told(match)[-1] == "scroll-used"  # the Nullify, which may be nullified
    assert rebuilds(match)


def everything(match: Match[State], viewer: int | None) -> bytes:
    """All that somebody can tell: what they see and are told, what lasts how long, and every number that is shown."""
    shown = [(prompt.number, prompt.seat, prompt.within) for prompt in match.prompts]
    lasts = [(pause.number, pause.seconds, pause.slow) for pause in match.pauses]
    concerned = [offer.seat for pause in match.pauses for offer in offers_in(pause, match.waits)]
    return msgspec.msgpack.encode([sight(match, viewer), shown, lasts, concerned, match.answered])


SETTLED: tuple[Orders, ...] = (
    {},
    {BEN: {"never-react": ("never",)}},
    {seat: {"never-react": ("never",)} for seat in (BEN, CLEO, DAN)},
    {BEN: {"cancel-at": ("at-me", f"at-{CLEO}")}},
    {BEN: {"cancel-kind": ("sunder", "far-voice")}},
)


@pytest.mark.parametrize("game", [OneScroll(), Rocks()], ids=["scroll", "trap"])
@pytest.mark.parametrize("orders", SETTLED, ids=str)
def test_neither_views_nor_waits_nor_time_tell_what_somebody_holds(game: OneScroll, orders: Orders) -> None:
    """Ben can act in one world, and in the other he cannot; all others live through the same, byte by byte."""
    able, unable = (begun(*holders, orders=orders, game=game) for holders in ((BEN,), ()))
    for match in (able, unable):
        assert rebuilds(match)
    for _ in range(2):
        for viewer in (None, ADA, CLEO, DAN):
            assert everything(able, viewer) == everything(unable, viewer)
        assert (able.pauses == unable.pauses, able.prompts == unable.prompts) == (True, True)
        for match in (able, unable):
            if match.pauses:
                match.answer(over(match.pauses[0]))


def test_what_ben_sees_does_tell_it() -> None:
    """Else the test above would compare nothing."""
    assert everything(begun(BEN), BEN) != everything(begun(), BEN)


@pytest.mark.parametrize(
    ("given", "is_cancelled"),
    [
        ({"cancel-at": (f"at-{DAN}",)}, True),
        ({"cancel-at": (f"at-{CLEO}", "at-me")}, False),
        ({"cancel-kind": ("sunder", "entangle")}, True),
        ({"cancel-kind": ("sunder",)}, False),
        ({"never-react": ("never",), "cancel-kind": ("entangle",)}, True),
        ({"never-react": ("never",), "cancel-at": ("at-me",)}, False),
    ],
    ids=str,
)
def test_orders_cancel_at_once_what_they_name(given: dict[str, Any], is_cancelled: bool) -> None:
    others: Orders = {seat: {"never-react": ("never",)} for seat in (CLEO, DAN)}
    match = begun(BEN, orders={BEN: given} | others)
    cancelled = ["held-on", "scroll-used", "nullified"] if is_cancelled else []
    assert told(match) == ["scroll-used", *cancelled]
    assert [offer.seat for offer in match.offers] == ([] if is_cancelled or "never-react" in given else [BEN])
    assert rebuilds(match)


def test_what_is_aimed_at_me_is_cancelled_for_me() -> None:
    others: Orders = {seat: {"never-react": ("never",)} for seat in (BEN, CLEO)}
    match = begun(DAN, orders={DAN: {"cancel-at": ("at-me",)}} | others)
    assert told(match)[-1] == "nullified"


def test_an_order_against_a_kind_obeys_only_who_can() -> None:
    """And whoever cannot is neither asked nor waited for more than others."""
    match = begun(orders={BEN: {"cancel-kind": ("entangle",)}})
    assert (told(match), len(match.pauses)) == (["scroll-used"], 1)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_few_presses_are_about_cancelling(seats: int) -> None:
    """Of automata, which would cancel what hurts them."""
    counter = PressCounter()
    playout(DeadThrone(), seats, ThroneOptions(dusk=8), b"presses", (adviser_policy,), hear=counter.hear)
    about = sum(counter.counted[word] for word in ("react", "cancel"))
    assert sum(counter.counted.values()) > 10 * seats
    assert about <= MOST * sum(counter.counted.values())


def test_automata_use_their_nullify() -> None:
    counter = PressCounter()
    playout(DeadThrone(), 7, ThroneOptions(dusk=8), b"presses", (adviser_policy,), hear=counter.hear)
    assert counter.counted["cancel"]
    assert counter.counted["cancel"] == counter.counted["react"]
