"""Plans: set aside for one's next turn, carried out once, and dropped where something came between."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine import WITHDRAWN, Chance, Match, Option, Options, Order, Part, Pick, Plan, Prompt, Script, ask, order
from bot.engine.orders import Given
from bot.engine.plans import carried_out, dropped, founded, has_plan, plan_of
from bot.engine.playout import fingerprint, rebuilds
from tests.engine.scripted import Ledger, Scripted, say, seats_asked

ROLL, PLACES, DEEDS = (
    (Option("roll"), Option("wait")),
    (Option("inn"), Option("well")),
    (Option("rest"), Option("draw")),
)
FIRST = Order("first", "R7", Pick(ROLL), ("menu",), is_plan=True)
GO = Order("go", "R12", Pick((*PLACES, Option("tower"))), ("stop",), is_plan=True)
THERE = Order("there", "R16", Pick(DEEDS), ("land",), is_plan=True)
WHOLE: Mapping[str, Part] = {"first": ("roll",), "go": ("inn",), "there": ("draw",)}
ADA, BEN, CLEO = range(3)


class Walk(Scripted):
    """`lines` of the state: what was done. A plan rests on how often somebody has shouted."""

    def rests_on(self, view: Ledger, plan: Mapping[str, Part]) -> object:
        return [line for line in view.lines if line == "shout"], sorted(plan)


def walks(state: Ledger) -> Script[None]:
    """One after the other: whether to roll, where to stop, what to do there. A shout is heard by all."""
    seat = state.turns % 3
    chosen = [(yield from ask(Prompt(seat, "menu", "R7", (*ROLL, Option("shout"))))).key]
    if chosen == ["roll"]:
        chosen += [(yield from ask(Prompt(seat, "stop", "R12", PLACES))).key]
        if chosen[-1] == "well":
            chosen += [(yield from ask(Prompt(seat, "wish", "R13", (Option("wish"),)))).key]
        chosen += [(yield from ask(Prompt(seat, "land", "R16", DEEDS))).key]
    state.lines += ["shout"] if chosen == ["shout"] else [f"{seat} {' '.join(chosen)}"]


def begun(turns: int = 6) -> Match[Ledger]:
    return Match.start(Walk(walks, turns, (FIRST, GO, THERE)), 3, Options(), Chance(b"seed"))


def waits(match: Match[Any], seat: int) -> None:
    say(match, seat, ("wait",))


def test_it_is_carried_out_at_once_when_the_turn_comes_and_once_alone() -> None:
    match = begun()
    match.answer(order(BEN, WHOLE))
    assert match.plan(BEN) == Plan(dict(WHOLE))
    waits(match, ADA)
    assert match.state.lines == ["0 wait", "1 roll inn draw"]
    assert seats_asked(match) == [CLEO]
    assert (match.plan(BEN), match.given(BEN)) == (None, {})
    waits(match, CLEO)
    waits(match, ADA)
    assert seats_asked(match) == [BEN], "once"
    assert rebuilds(match)


def test_a_part_of_a_turn_may_be_planned() -> None:
    """What is not is asked, and does not drop the rest as long as nothing of it was carried out."""
    match = begun()
    match.answer(order(BEN, {"go": ("inn",)}))
    waits(match, ADA)
    say(match, BEN, ("roll",))
    assert [prompt.word for prompt in match.prompts] == ["land"]
    assert match.plan(BEN) is None
    say(match, BEN, ("rest",))
    assert match.state.lines[-1] == "1 roll inn rest"


def test_where_what_it_rests_on_is_another_it_is_dropped_and_the_seat_is_told() -> None:
    match = begun()
    match.answer(order(BEN, WHOLE))
    say(match, ADA, ("shout",))
    assert seats_asked(match) == [BEN]
    assert match.plan(BEN) == Plan(dict(WHOLE), holds=False, is_dropped=True)
    assert match.given(BEN) == {}
    assert rebuilds(match)
    waits(match, BEN)
    assert match.plan(BEN) is None, "it was told as long as the turn lasted"


def test_before_its_turn_it_is_only_said_that_it_no_longer_holds() -> None:
    match = begun()
    match.answer(order(CLEO, WHOLE))
    say(match, ADA, ("shout",))
    assert match.plan(CLEO) == Plan(dict(WHOLE), holds=False)
    match.answer(order(CLEO, {**WHOLE, "go": ("well",)}))
    assert match.plan(CLEO) == Plan(dict(WHOLE) | {"go": ("well",)}), "set aside anew, it rests on what is seen now"


@pytest.mark.parametrize(("place", "asked"), [("tower", "stop"), ("well", "wish")])
def test_what_is_not_offered_or_not_foreseen_drops_the_rest(place: str, asked: str) -> None:
    match = begun()
    match.answer(order(BEN, {**WHOLE, "go": (place,)}))
    waits(match, ADA)
    assert [prompt.word for prompt in match.prompts] == [asked]
    plan = match.plan(BEN)
    assert plan is not None
    assert plan.is_dropped
    assert "first" not in plan.parts, "that was carried out"
    say(match, BEN, (match.prompts[0].options[0].key,))
    assert [prompt.word for prompt in match.prompts] == ["land"], "nothing of it is carried out any more"
    assert rebuilds(match)


def test_it_goes_on_after_a_restart_and_is_taken_back() -> None:
    match = begun()
    match.answer(order(CLEO, WHOLE))
    waits(match, ADA)
    twin = Match.load(match.game, Chance(b"seed"), match.snapshot, match.answers)
    assert twin.plan(CLEO) == Plan(dict(WHOLE))
    match.answer(order(CLEO, dict.fromkeys(WHOLE, WITHDRAWN)))
    assert match.plan(CLEO) is None
    match.undo(match.answered - 1)
    assert match.plan(CLEO) == twin.plan(CLEO)
    waits(twin, BEN)
    assert twin.state.lines[-1] == "2 roll inn draw"


def test_until_its_turn_comes_nobody_else_can_tell() -> None:
    """Two worlds, one with a plan that will be dropped: all that the others are asked and see is the same."""
    with_plan, without = begun(), begun()
    with_plan.answer(order(CLEO, WHOLE))
    for match in (with_plan, without):
        say(match, ADA, ("shout",))
    for seat, choice in ((BEN, "wait"), (CLEO, "wait"), (ADA, "wait")):
        assert [(one.seat, one.number, one.word, one.options) for one in with_plan.prompts] == [
            (one.seat, one.number, one.word, one.options) for one in without.prompts
        ]
        for match in (with_plan, without):
            say(match, seat, (choice,))
        assert with_plan.state == without.state
    assert fingerprint(with_plan) == fingerprint(without), "it has left no trace"


def test_what_becomes_of_a_plan_leaves_the_orders_beside_it_as_they_are() -> None:
    game, view, spare = Walk(walks), Ledger(), Given(("rest",), ("breath",))
    orders = {ADA: {"spare": spare}, BEN: {"go": Given(("inn",), ("stop",), plan="set"), "spare": spare}}
    assert [has_plan(orders, seat) for seat in (ADA, BEN, CLEO)] == [False, True, False]
    assert founded(orders, ADA, game, view) is orders
    resting = founded(orders, BEN, game, view)
    assert (resting[BEN]["spare"], resting[ADA]) == (spare, {"spare": spare})
    assert plan_of(resting[BEN], game, view) == Plan({"go": ("inn",)})
    assert carried_out(resting, BEN, "go") == {seat: {"spare": spare} for seat in (ADA, BEN)}
    assert dropped(resting, BEN)[BEN]["spare"] == spare
    assert plan_of(dropped(resting, BEN)[BEN], game, view) == Plan({"go": ("inn",)}, holds=False, is_dropped=True)
