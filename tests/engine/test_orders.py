"""Standing orders: settled in advance, part of the match's truth, and nobody else's business."""

import pytest

from bot.engine import (
    WITHDRAWN,
    Amount,
    Answer,
    Chance,
    GameMistake,
    Match,
    Option,
    Order,
    Pause,
    Pick,
    PickSome,
    Prompt,
    Refused,
    Script,
    ask,
    ask_all,
    ask_first,
    interleave,
    is_quiet,
    leave,
    order,
)
from bot.engine.playout import fingerprint, rebuilds
from bot.engine.waits import Together
from tests.engine.scripted import Ledger, begin, say, seats_asked
from tests.support.harbour.game import DockView, Harbour, HarbourOptions

ANSWERS = (Option("nullify"), Option("none"))
NEVER = Order("never-ask", "R158", Pick((Option("none"),)), settles=("nullify", "defend"))
TODAY = Order("hush", "R158", Pick(ANSWERS), settles=("nullify",), is_for_turn=True)
DECKS = Order("refresh", "R106", Amount(0, 9))
ORDERS = (NEVER, TODAY, DECKS)


def reactions(state: Ledger) -> Script[None]:
    """First a scroll is announced by seat 0; then all are asked whether they cancel it."""
    answer = yield from ask(Prompt(0, "scroll", "R86", (Option("war"), Option("ward"))))
    asked = [Prompt(s, "nullify", "R158", ANSWERS, default=("none",), is_secret=True) for s in range(3)]
    answers = yield from ask_all(asked)
    state.lines.append(answer.key + " " + " ".join(f"{a.seat}{a.key[:2]}" for a in answers))


def test_who_has_settled_it_is_not_asked() -> None:
    match = begin(reactions, orders=ORDERS)
    assert match.answer(order(1, {"never-ask": ("none",)})) == []
    assert match.given(1) == {"never-ask": ("none",)}
    assert match.given(0) == {}
    assert match.answered == 1
    say(match, 0, ("war",))
    assert seats_asked(match) == [0, 2]
    assert rebuilds(match)
    say(match, 0, ("none",))
    say(match, 2, ("nullify",))
    assert match.state.lines == ["war 0no 1no 2nu"]


def test_where_all_have_settled_it_nobody_waits_and_the_match_goes_on() -> None:
    match = begin(reactions, turns=2, orders=ORDERS)
    for seat in range(3):
        match.answer(order(seat, {"never-ask": ("none",)}))
    say(match, 0, ("ward",))
    assert match.state.lines == ["ward 0no 1no 2no"]
    assert (match.turn, match.given(2)) == (2, {"never-ask": ("none",)}), "it goes on into the next turn"
    assert rebuilds(match)
    assert match.snapshot.orders[2]["never-ask"].value == ("none",)
    twin = begin(reactions, turns=2, orders=ORDERS)
    twin.answer(order(2, {"never-ask": ("none",)}))
    assert fingerprint(twin) != fingerprint(begin(reactions, turns=2, orders=ORDERS))


def test_the_numbers_of_later_prompts_do_not_tell_who_was_asked() -> None:
    """A prompt that is settled takes a number as any other."""
    numbers = set()
    for orders in ([], [1], [0, 1, 2]):
        match = begin(reactions, turns=2, orders=ORDERS)
        for seat in orders:
            match.answer(order(seat, {"never-ask": ("none",)}))
        say(match, 0, ("war",))
        while match.prompts[0].word == "nullify":
            say(match, match.prompts[0].seat, ("none",))
        numbers.add(match.prompts[0].number)
    assert numbers == {5}


def test_it_is_taken_back_like_any_answer_and_told_to_nobody() -> None:
    match, before = begin(reactions, orders=ORDERS), begin(reactions, orders=ORDERS)
    match.answer(order(1, {"never-ask": ("none",)}))
    assert is_quiet(before, match, 3)
    match.undo(0)
    assert match.given(1) == {}
    say(match, 0, ("war",))
    assert seats_asked(match) == [0, 1, 2]


def test_it_is_withdrawn() -> None:
    match = begin(reactions, orders=ORDERS)
    match.answer(order(1, {"never-ask": ("none",), "refresh": 3}))
    match.answer(order(1, {"never-ask": WITHDRAWN}))
    assert match.given(1) == {"refresh": 3}
    say(match, 0, ("war",))
    assert 1 in seats_asked(match)


@pytest.mark.parametrize(
    "wrong",
    [
        order(1, {"unheard-of": ("none",)}),
        order(1, {"never-ask": ("nullify",)}),
        order(1, {"refresh": 10}),
        order(1, {"never-ask": ("none",), "refresh": "three"}),
    ],
)
def test_what_the_game_does_not_know_or_take_is_refused(wrong: Answer) -> None:
    match = begin(reactions, orders=ORDERS)
    before = fingerprint(match)
    with pytest.raises(Refused, match="illegal"):
        match.answer(wrong)
    assert fingerprint(match) == before


def test_an_order_for_the_turn_lapses_with_it() -> None:
    match = begin(reactions, turns=2, orders=ORDERS)
    match.answer(order(2, {"hush": ("nullify",)}))
    say(match, 0, ("war",))
    assert seats_asked(match) == [0, 1]
    for seat in (0, 1):
        say(match, seat, ("none",))
    assert match.state.lines == ["war 0no 1no 2nu"]
    assert (match.given(2), match.snapshot.orders) == ({}, {})


@pytest.mark.parametrize("words", [("never-ask", "hush"), ("hush", "never-ask")])
def test_of_two_that_settle_it_the_one_named_first_goes_before(words: tuple[str, str]) -> None:
    match = begin(reactions, orders=ORDERS)
    values = {"never-ask": ("none",), "hush": ("nullify",)}
    for word in words:
        match.answer(order(1, {word: values[word]}))
    say(match, 0, ("war",))
    say(match, 0, ("none",))
    say(match, 2, ("none",))
    assert match.state.lines == ["war 0no 1no 2no"]


def test_what_is_not_legal_now_is_asked() -> None:
    def fight(state: Ledger) -> Script[None]:
        answers = yield from ask_all([Prompt(s, "defend", "R86", (Option("flee"),)) for s in (0, 1)])
        state.lines.append(str([answer.key for answer in answers]))

    match = begin(fight, turns=2, orders=ORDERS)
    match.answer(order(1, {"never-ask": ("none",)}))
    for seat in (0, 1):
        say(match, seat, ("flee",))
    assert seats_asked(match) == [0, 1], "to answer none is not legal here"


def test_in_a_race_and_side_by_side_an_order_answers_at_once() -> None:
    def cautious(state: Ledger, seat: int) -> Script[None]:
        answer = yield from ask(Prompt(seat, "nullify", "R158", ANSWERS))
        state.lines.append(f"{seat}{answer.key}")

    def play(state: Ledger) -> Script[None]:
        yield from interleave([cautious(state, seat) for seat in range(3)])
        first = yield from ask_first([Prompt(seat, "nullify", "R158", ANSWERS) for seat in range(3)])
        state.lines.append(f"first {first.seat}")

    match = begin(play, turns=2, orders=ORDERS)
    for seat in (1, 2):
        match.answer(order(seat, {"never-ask": ("none",)}))
    assert seats_asked(match) == [0, 1, 2], "what was open when it was settled is still asked"
    for seat in (0, 1, 2):
        say(match, seat, ("nullify",))
    assert match.state.lines == ["0nullify", "1nullify", "2nullify", "first 1", "1none", "2none"]
    assert seats_asked(match) == [0], "side by side, too, each order is obeyed"
    assert rebuilds(match)


def test_what_is_open_already_is_not_answered_by_an_order_that_comes_later() -> None:
    """Not even when the next thing is asked beside it: to settle it is no answer to what one has been asked."""

    def asks(seat: int) -> Script[None]:
        for _ in range(3):
            yield from ask(Prompt(seat, "nullify", "R158", ANSWERS))

    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "begin", "R1", ANSWERS))
        yield from interleave([asks(1), asks(2)])

    match = begin(play, orders=ORDERS)
    match.answer(order(0, {"never-ask": ("none",)}))
    say(match, 0, ("none",))
    match.answer(order(1, {"never-ask": ("none",)}))
    say(match, 2, ("none",))
    assert seats_asked(match) == [1, 2]
    say(match, 1, ("none",))
    assert seats_asked(match) == [2], "what was asked later is settled"
    assert rebuilds(match)


def test_an_order_takes_no_offer_and_ends_no_pause() -> None:
    def play(state: Ledger) -> Script[None]:
        offer, pause = Prompt(1, "nullify", "R158", ANSWERS, is_standing=True), Pause(9, "nullify")
        yield Together((Prompt(0, "menu", "R1", ANSWERS), offer, pause), first=True)

    match = begin(play, turns=2, orders=ORDERS)
    for seat in (0, 1):
        match.answer(order(seat, {"never-ask": ("none",)}))
    say(match, 0, ("none",))
    assert (seats_asked(match), len(match.offers), len(match.pauses)) == ([0], 1, 1)


def test_who_has_left_has_no_orders() -> None:
    """The rest is answered by the defaults, whatever was settled."""
    match = begin(reactions, orders=ORDERS)
    match.answer(order(1, {"hush": ("nullify",)}))
    match.answer(leave(1))
    assert match.given(1) == {}
    say(match, 0, ("war",))
    assert seats_asked(match) == [0, 1, 2]


def test_old_journals_that_say_that_somebody_left_say_so_still() -> None:
    assert (leave(1).is_leave, leave(1).is_order) == (True, False)
    given = order(1, {"never-ask": ("none",)})
    assert (given.is_leave, given.is_order) == (False, True)


def test_an_order_that_cannot_be_given_says_why() -> None:
    assert NEVER.mistake() == ""
    assert "cannot be told from withdrawing" in Order("w", "R1", PickSome(ANSWERS, 0, 2)).mistake()
    assert "no option" in Order("w", "R1", Pick()).mistake()
    with pytest.raises(GameMistake, match=r"scripted takes the order 'w' \(R1\), but there is no option"):
        begin(reactions, orders=(Order("w", "R1", Pick()),)).orders(0)


def views(match: Match[Ledger], viewer: int) -> object:
    """What one seat sees of the others: who is asked, and what they are asked in the open."""
    return [(p.seat, p.word, p.public_options) for p in match.prompts if p.seat != viewer]


@pytest.mark.parametrize("mine", [("nullify",), ("none",)])
def test_what_is_settled_looks_the_same_to_the_others_as_a_quick_answer(mine: tuple[str, ...]) -> None:
    settled, answered = begin(reactions, orders=ORDERS), begin(reactions, orders=ORDERS)
    settled.answer(order(1, {"hush": mine}))
    say(settled, 0, ("war",))
    say(answered, 0, ("war",))
    say(answered, 1, ("none",))
    for viewer in (0, 2):
        assert views(settled, viewer) == views(answered, viewer)


def test_what_can_no_longer_be_given_can_still_be_lifted() -> None:
    class OnceOnly(Harbour):
        def orders(self, view: DockView) -> tuple[Order, ...]:
            return super().orders(view) if sum(view.coins) == 0 else ()

    match = Match.start(OnceOnly(), 2, HarbourOptions(), Chance(b"orders"))
    match.answer(order(1, {"flares": ("never",)}))
    match.answer(Answer(match.offers[0].number, 1, ("low",)))
    with pytest.raises(Refused, match="illegal"):
        match.answer(order(1, {"flares": ("always",)}))
    match.answer(order(1, {"flares": WITHDRAWN}))
    assert match.given(1) == {}
    with pytest.raises(Refused, match="illegal"):
        match.answer(order(1, {"flares": WITHDRAWN}))
