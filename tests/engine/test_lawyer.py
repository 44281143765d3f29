"""The lawyer among the playouts: the rarest deed first, and now and then what somebody else has just done."""

from collections import Counter
from typing import Any

import pytest

from bot.engine import Advice, Answer, Chance, Match, Option, Options, Prompt, Script, Term, ask, lawyer
from bot.engine.kinds import Amount, Field, Form, PickSome, Text
from bot.engine.lawyer import Docket, _choice, _rarest, _some, lawyer_policy
from tests.engine.scripted import Ledger, Scripted, begin


def prompt(*keys: str, seat: int = 0, word: str = "menu") -> Prompt:
    return Prompt(seat, word, "R1", tuple(Option(key) for key in keys))


def test_what_was_done_least_comes_first() -> None:
    docket, asked = Docket(0), prompt("go", "wait", "sing")
    docket.note(asked, ("go",))
    docket.note(asked, ("wait",))
    assert [option.key for option in _rarest(docket, asked, asked.options)] == ["sing"]
    docket.note(asked, ("sing",))
    assert len(_rarest(docket, asked, asked.options)) == 3


def test_numbers_in_keys_make_no_new_deed() -> None:
    docket = Docket(0)
    docket.note(prompt("item-12"), ("item-12",))
    asked = prompt("item-7", "sing")
    assert [option.key for option in _rarest(docket, asked, asked.options)] == ["sing"]


def test_the_same_deed_with_another_thing_is_rarer() -> None:
    docket = Docket(0)
    cards = tuple(Option(f"card-{n}", "play", {"card": Term("card", (key,))}) for n, key in enumerate(("ace", "king")))
    asked = Prompt(0, "hand", "R1", cards)
    docket.note(asked, ("card-0",))
    assert [option.key for option in _rarest(docket, asked, asked.options)] == ["card-1"]


def test_another_question_is_another_deed() -> None:
    docket = Docket(0)
    docket.note(prompt("yes", word="fight"), ("yes",))
    asked = prompt("yes", "no", word="flee")
    assert len(_rarest(docket, asked, asked.options)) == 2


def test_what_another_seat_did_last_can_be_done_too() -> None:
    docket = Docket(0)
    docket.note(prompt("escape-f3", seat=1), ("escape-f3",))
    docket.note(prompt("escape-f4", seat=0), ("escape-f4",))
    assert [option.key for option in docket.echo(prompt("escape-f3", "escape-f4", seat=0))] == ["escape-f3"]


def test_of_several_the_rarest_are_chosen() -> None:
    docket, kind = Docket(0), PickSome(tuple(Option(key) for key in "abcd"), 2, 2)
    asked = Prompt(0, "drop", "R1", kind)
    docket.note(asked, ("a", "c"))
    choice = _some(docket, asked, kind, Chance(b"some"))
    assert sorted(choice) == ["b", "d"]  # type: ignore[arg-type]
    assert asked.is_legal(choice)


def test_the_ends_of_a_range_are_tried() -> None:
    def asking(_: Ledger) -> Script[None]:
        yield from ask(prompt("go"))

    match, asked = begin(asking), Prompt(0, "bid", "R1", Amount(0, 1000))
    tried = [_choice(match, Docket(0), asked, Chance(b"%d" % number)) for number in range(60)]
    assert min(tried.count(0), tried.count(1000)) > 10
    assert len(set(tried)) > 10, "and something between"


def test_asked_for_several_it_takes_the_rarest() -> None:
    def asking(_: Ledger) -> Script[None]:
        yield from ask(prompt("go"))

    docket, asked = Docket(0), Prompt(0, "drop", "R1", PickSome(tuple(Option(key) for key in "abcd"), 2, 2))
    docket.note(asked, ("a", "c"))
    assert set(_choice(begin(asking), docket, asked, Chance(b"some"))) == {"b", "d"}  # type: ignore[arg-type]


def test_what_has_no_options_is_answered_by_chance() -> None:
    """A text, a deal or a form; of an amount the ends are tried as well."""
    match, chance = begin(quiet), Chance(b"lawyer")
    form = Form((Field("name", Text(1, 9)), Field("coin", Amount(0, 2))))
    choice = _choice(match, Docket(0), Prompt(0, "sheet", "R1", form), chance)
    assert isinstance(choice, dict)
    assert set(choice) == {"name", "coin"}


def quiet(state: Ledger) -> Script[None]:
    yield from ask(Prompt(0, "sing", "R1", (Option("high"), Option("low"))))


SONGS = ("aria", "ballad", "carol", "dirge")


def concert(state: Ledger) -> Script[None]:
    """Seat 0 sings eight times."""
    for _ in range(8):
        state.lines.append((yield from ask(prompt(*SONGS))).key)


def sung(match: Match[Any], chance: Chance) -> list[str]:
    while match.prompts:
        asked = match.prompts[0]
        match.answer(Answer(asked.number, asked.seat, lawyer_policy(match, asked, chance)))
        if match.outcome is not None:
            break
    return list(match.view(None).lines)


class Aria(Scripted):
    """Its adviser knows one song."""

    def advise(self, view: Ledger, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(("aria",))


def test_in_a_whole_match_each_deed_is_done_as_often_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a match that is played again begins with nothing done."""
    monkeypatch.setattr(lawyer, "ADVISED", (0,))
    chance = Chance(b"songs")
    for _ in range(2):
        assert Counter(sung(begin(concert), chance)) == dict.fromkeys(SONGS, 2)


@pytest.mark.parametrize(("advised", "arias"), [(8, 8), (0, 2)])
def test_so_many_of_eight_choices_are_the_advisers(advised: int, arias: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lawyer, "ADVISED", (advised,))
    for number in range(9):
        match = Match.start(Aria(concert), 1, Options(), Chance(b"seed"))
        assert sung(match, Chance(bytes([number]))).count("aria") == arias


def test_once_in_a_while_it_does_what_another_seat_did_last() -> None:
    docket = Docket(0)
    docket.note(prompt(*SONGS, seat=1), ("aria",))
    match, asked, chance = begin(concert), prompt(*SONGS), Chance(b"songs")
    found = Counter(_choice(match, docket, asked, chance) for _ in range(600))
    assert 60 < found[("aria",)] < 140, "once in six times, as it is the least rare"
