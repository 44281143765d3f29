"""Standing offers: answered while others decide, waited for by nobody."""

import pytest

from bot.engine import (
    Answer,
    GameMistake,
    Option,
    Prompt,
    Refused,
    Script,
    Standing,
    ask,
    ask_all,
    ask_any,
    interleave,
    is_quiet,
    with_offers,
)
from bot.engine.playout import rebuilds
from bot.engine.waits import Together
from tests.engine.scripted import Ledger, begin, say, seats_asked

GO = (Option("go"), Option("stop"))


def menu(n: int = 0) -> Prompt:
    return Prompt(0, "menu", "R1", GO, facts={"n": n})


def offer(seat: int = 1) -> Prompt:
    return Prompt(seat, "mend", "R2", (Option("now"),))


def hawking(state: Ledger) -> Script[None]:
    """The menu is made anew after every offer that was taken; two are taken at most."""
    mended = 0
    while True:
        offers = [offer(seat) for seat in (1, 2)] if mended < 2 else []
        asked, answer = yield from ask_any([menu(mended)], offers)
        if asked.is_standing:
            mended += 1
            state.lines.append(f"mend {answer.seat}")
        elif answer.key == "stop":
            return
        else:
            state.lines.append("go")


def test_an_offer_is_open_and_nobody_is_asked_for_it() -> None:
    match = begin(hawking)
    assert (seats_asked(match), [one.seat for one in match.offers]) == ([0], [1, 2])
    say(match, 2, ("now",))
    assert match.state.lines == ["mend 2"]
    assert match.prompts[0].facts == {"n": 1}
    assert rebuilds(match)
    match.undo(0)
    assert (match.state.lines, rebuilds(match)) == ([], True)


def test_what_is_offered_again_just_as_it_stood_keeps_its_number_and_what_was_taken_does_not() -> None:
    match = begin(hawking)
    first, second = match.offers
    say(match, 0, ("go",))
    assert [one.number for one in match.offers] == [first.number, second.number]
    match.answer(Answer(second.number, 2, ("now",)))
    assert match.offers[0].number == first.number
    with pytest.raises(Refused, match="stale"):
        match.answer(Answer(second.number, 2, ("now",)))


def test_an_offer_is_withdrawn_by_the_rules() -> None:
    match = begin(hawking)
    for seat in (1, 1):
        say(match, seat, ("now",))
    assert match.offers == ()
    say(match, 0, ("stop",))
    assert match.outcome is not None


def mended(state: Ledger) -> Script[None]:
    """Two are waited for at once; the third may mend, twice, and is asked how."""

    def taken(answer: Answer) -> Script[None]:
        state.lines.append("mending")
        how = yield from ask(Prompt(answer.seat, "how", "R2", GO))
        state.lines.append(f"mended {how.key}")

    def offers() -> list[Standing]:
        return [Standing(offer(2), taken)] if len(state.lines) in {0, 2} else []

    answers = yield from with_offers(ask_all([Prompt(seat, "vote", "R1", GO) for seat in (0, 1)]), offers)
    state.lines.append("".join(answer.key[0] for answer in answers))


def test_what_is_asked_stays_open_while_an_offer_is_taken() -> None:
    match = begin(mended)
    votes = [prompt.number for prompt in match.prompts]
    say(match, 2, ("now",))
    assert [prompt.number for prompt in match.prompts if prompt.word == "vote"] == votes
    assert match.offers == ()
    say(match, 1, ("stop",))
    say(match, 2, ("go",))
    assert (match.state.lines, len(match.offers)) == (["mending", "mended go"], 1)
    assert rebuilds(match)
    say(match, 0, ("go",))
    assert match.state.lines[-1] == "gs"
    assert match.outcome is not None


def test_what_an_offer_has_begun_is_brought_to_its_end() -> None:
    match = begin(mended)
    say(match, 2, ("now",))
    for seat in (0, 1):
        say(match, seat, ("go",))
    assert (match.outcome, seats_asked(match)) == (None, [2])
    say(match, 2, ("stop",))
    assert match.state.lines == ["mending", "mended stop", "gg"]


def test_what_an_offer_has_begun_is_dropped_once_it_no_longer_matters() -> None:
    closed = []

    def taken(answer: Answer) -> Script[None]:
        try:
            yield from ask(Prompt(answer.seat, "how", "R2", GO))
        finally:
            closed.append("closed")

    def play(state: Ledger) -> Script[None]:
        yield from with_offers(ask(menu()), lambda: [Standing(offer(2), taken)], lambda: True)

    match = begin(play)
    say(match, 2, ("now",))
    say(match, 0, ("go",))
    assert match.outcome is not None
    assert closed == ["closed"]


def test_while_what_an_offer_began_is_finished_nothing_more_is_offered() -> None:
    match = begin(_always)
    say(match, 2, ("now",))
    assert [one.seat for one in match.offers] == [2]
    say(match, 0, ("go",))
    assert [one.seat for one in match.offers] == []
    assert seats_asked(match) == [2]


def _always(state: Ledger) -> Script[None]:
    def taken(answer: Answer) -> Script[None]:
        yield from ask(Prompt(answer.seat, "how", "R2", GO))

    yield from with_offers(ask(menu()), lambda: [Standing(offer(2), taken)])


def test_a_new_offer_to_another_tells_them_something() -> None:
    """So an answer that opened it is not simply taken back."""

    def play(state: Ledger) -> Script[None]:
        yield from ask(menu())
        yield from ask_any([menu(1)], [offer(1)])

    before, after = begin(play), begin(play)
    say(after, 0, ("go",))
    assert not is_quiet(before, after, 3)


def test_side_by_side_a_script_with_nothing_but_offers_is_not_waited_for() -> None:
    closed = []

    def offering(state: Ledger) -> Script[None]:
        try:
            while True:
                _, answer = yield from ask_any([], [offer()])
                state.lines.append(f"took {answer.seat}")
        finally:
            closed.append("closed")

    def asking(state: Ledger) -> Script[None]:
        yield from ask(menu())

    def play(state: Ledger) -> Script[None]:
        yield from interleave([offering(state), asking(state)])

    match = begin(play, turns=2)
    say(match, 1, ("now",))
    assert match.state.lines == ["took 1"]
    script = match._playing._script  # held, so that nothing but the engine closes what it offers
    say(match, 0, ("go",))
    assert match.turn == 2
    assert closed == ["closed"]
    assert script is not None


@pytest.mark.parametrize("together", [Together((offer(),), first=True), offer()])
def test_where_nothing_else_is_open_it_is_a_mistake(together: Together | Prompt) -> None:
    for prompt in together.prompts if isinstance(together, Together) else (together,):
        assert isinstance(prompt, Prompt)
        prompt.is_standing = True

    def play(state: Ledger) -> Script[None]:
        yield together

    with pytest.raises(GameMistake, match=r"nothing open but offers: 'mend'"):
        begin(play)


def test_all_cannot_be_waited_for_where_one_is_an_offer() -> None:
    standing = offer()
    standing.is_standing = True

    def play(state: Ledger) -> Script[None]:
        yield Together((menu(), standing))

    with pytest.raises(GameMistake, match=r"'mend' \(R2\) as an offer"):
        begin(play)


def test_all_that_is_only_on_offer_is_named() -> None:
    offers = tuple(Prompt(0, word, "R1", GO, is_standing=True) for word in ("mend", "sell"))

    def play(state: Ledger) -> Script[None]:
        yield Together(offers, first=True)

    with pytest.raises(GameMistake, match=r"nothing open but offers: 'mend', 'sell'\.$"):
        begin(play)
