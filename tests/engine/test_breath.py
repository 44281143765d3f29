"""A breath: whoever can do something may hold on, and neither numbers nor waits nor time tell who could."""

import pytest
from msgspec.structs import replace

from bot.engine import (
    Answer,
    Match,
    Option,
    Options,
    Order,
    Pause,
    Pick,
    Prompt,
    Refused,
    Script,
    Who,
    ask,
    breath,
    interleave,
    is_quiet,
    offers_in,
    order,
    over,
)
from bot.engine.playout import adviser_policy, playout, rebuilds
from tests.engine.scripted import Ledger, Play, Scripted, begin, say, seats_asked

HOLD = (Option("hold"),)
NEVER = Order("never", "R158", Pick((Option("no"),)), settles=("gust",))
ALWAYS = Order("always", "R158", Pick((Option("hold"),)), settles=("gust", "cancel"))
ORDERS = (NEVER, ALWAYS)


def gust(number: int = 1) -> Pause:
    return Pause(5, "gust", {"user": Who((0,)), "number": number}, slow=600)


def reactions(*holders: int) -> Play:
    """Seat 0 uses a scroll; the others may hold on, and are asked if they do."""

    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "scroll", "R104", (Option("war"),)))
        held = yield from breath(gust(), "R158", {seat: HOLD if seat in holders else () for seat in (1, 2)})
        if held is not None:
            asked = Prompt(held.seat, "cancel", "R158", (Option("hold"), Option("no")), default=("no",))
            state.lines.append(f"{held.seat} {(yield from ask(asked)).key}")
        yield from ask(Prompt(0, "end", "R1", (Option("ok"),)))

    return play


def used(*holders: int) -> Match[Ledger]:
    match = begin(reactions(*holders), orders=ORDERS)
    say(match, 0, ("war",))
    return match


def test_nobody_is_asked_and_only_who_can_is_offered_it() -> None:
    match = used(2)
    assert (seats_asked(match), [one.seat for one in match.offers], len(match.pauses)) == ([], [2], 1)
    assert match.offers[0].public_options == ()
    match.answer(over(match.pauses[0]))
    assert (match.state.lines, seats_asked(match)) == ([], [0])
    assert rebuilds(match)


def test_who_holds_on_is_asked_openly() -> None:
    match = used(2)
    say(match, 2, ("hold",))
    (asked,) = match.prompts
    assert (asked.seat, asked.is_secret, match.pauses, match.offers) == (2, False, (), ())
    say(match, 2, ("no",))
    assert (match.state.lines, rebuilds(match)) == (["2 no"], True)


@pytest.mark.parametrize("holders", [(), (1,), (2,), (1, 2)])
def test_no_number_tells_who_could(holders: tuple[int, ...]) -> None:
    """Buttons at the table bear the numbers of what is asked after it."""
    match, other = used(*holders), used()
    assert match.pauses == other.pauses
    for one in (match, other):
        one.answer(over(one.pauses[0]))
    assert match.prompts == other.prompts


@pytest.mark.parametrize("holders", [(), (1,)])
def test_what_cannot_be_done_is_refused_alike(holders: tuple[int, ...]) -> None:
    match = used(*holders)
    number = offers_in(match.pauses[0], match.waits)[1].number
    with pytest.raises(Refused, match="illegal"):
        match.answer(Answer(number, 2, ("hold",)))


@pytest.mark.parametrize("holders", [(), (1,)])
def test_an_order_to_let_be_leaves_the_others_their_time(holders: tuple[int, ...]) -> None:
    match = begin(reactions(*holders), orders=ORDERS)
    match.answer(order(1, {"never": ("no",)}))
    say(match, 0, ("war",))
    assert (match.offers, len(match.pauses)) == ((), 1)
    assert [offer.seat for offer in offers_in(match.pauses[0], match.waits)] == [2]


@pytest.mark.parametrize("holders", [(), (1,), (2,), (1, 2)])
def test_where_all_have_settled_it_nobody_waits(holders: tuple[int, ...]) -> None:
    match = begin(reactions(*holders), orders=ORDERS)
    for seat in (1, 2):
        match.answer(order(seat, {"never": ("no",)}))
    say(match, 0, ("war",))
    assert (match.pauses, seats_asked(match), match.prompts[0].number) == ((), [0], 5)
    assert rebuilds(match)


def test_an_order_to_hold_on_is_obeyed_at_once_by_who_can() -> None:
    for holders, lines in (((1,), ["1 hold"]), ((2,), [])):
        match = begin(reactions(*holders), orders=ORDERS)
        match.answer(order(1, {"always": ("hold",)}))
        say(match, 0, ("war",))
        assert match.state.lines == lines
        assert bool(match.pauses) is not bool(lines)
        assert rebuilds(match)


def test_a_breath_in_one_script_leaves_the_other_its_question() -> None:
    def breathes(state: Ledger) -> Script[None]:
        held = yield from breath(gust(), "R158", {1: HOLD, 2: ()})
        state.lines.append("held" if held is not None else "over")

    def asks(state: Ledger) -> Script[None]:
        for _ in range(2):
            state.lines.append((yield from ask(Prompt(0, "go", "R1", (Option("on"),)))).key)

    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "scroll", "R104", (Option("war"),)))
        yield from interleave([breathes(state), asks(state)])

    match = begin(play, orders=ORDERS)
    match.answer(order(2, {"never": ("no",)}))
    say(match, 0, ("war",))
    pause = match.pauses[0].number
    say(match, 0, ("on",))
    assert (match.pauses[0].number, match.state.lines) == (pause, ["on"])
    say(match, 1, ("hold",))
    assert match.state.lines == ["on", "held"]
    assert rebuilds(match)


@pytest.mark.parametrize("holders", [(), (1,)])
def test_what_led_to_it_is_not_simply_taken_back(holders: tuple[int, ...]) -> None:
    """Others have had something before them, whoever could do anything."""
    match = begin(reactions(*holders), orders=ORDERS)
    before = match.still
    say(match, 0, ("war",))
    assert not is_quiet(before, match.still, 3)


class Heeding(Scripted):
    def heeds(self, view: Ledger, offer: Prompt) -> bool:
        return offer.seat == 2


def test_an_adviser_takes_up_what_the_game_heeds() -> None:
    given: list[Answer] = []

    def hear(_: object, answer: Answer) -> None:
        given.append(answer)

    for holders, lines in (((1,), []), ((2,), ["2"])):
        match = playout(Heeding(reactions(*holders)), 3, Options(), b"seed", (adviser_policy,), hear=hear)
        assert [line[0] for line in match.state.lines] == lines
    assert {answer.by for answer in given if answer.seat == 2} == {"automaton"}


def test_a_pause_with_other_offers_beside_it_is_no_breath() -> None:
    pause = gust()
    offer = Prompt(1, "gust", "R158", HOLD, facts=pause.facts, is_standing=True, is_secret=True)
    assert offers_in(pause, (pause, offer)) == [offer]
    for changed in ({"is_secret": False}, {"word": "calm"}, {"facts": gust(2).facts}, {"is_standing": False}):
        assert offers_in(pause, (pause, replace(offer, **changed))) == []
