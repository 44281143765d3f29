"""Has anybody learned what was hidden? One way of telling after the other, and beside each what tells nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import Amount, Chance, Deal, Event, Fact, Field, Form, Kind, Option, Prompt, Side, Stock, Term
from tests.engine.hidden_cards_game import FOOL, KING, QUEEN, Effect, Table, Told, again, is_told_by


def card(name: str) -> dict[str, Fact]:
    return {"card": Term("card", (name,))}


def says(*steps: Event | Prompt) -> Effect:
    def effect(state: Table, chance: Chance) -> list[Event | Prompt]:
        return list(steps)

    return effect


def does(change: Callable[[Table], Any]) -> Effect:
    def effect(state: Table, chance: Chance) -> list[Event | Prompt]:
        change(state)
        return []

    return effect


def asks(kind: Kind, *, is_secret: bool = False) -> Effect:
    return says(Prompt(0, "fill-in", "R3", kind, is_secret=is_secret))


def form(name: str) -> Form:
    return Form((Field("many", Amount(0, 3), facts=card(name)),))


def deal(name: str) -> Deal:
    return Deal(1, Side((), (Stock("many", 3, facts=card(name)),)), Side())


def rolls(state: Table, chance: Chance) -> list[Event | Prompt]:
    chance.die(6)
    return []


TELLING: dict[str, Effect] = {
    "a die falls": rolls,
    "another is asked": says(again(1)),
    "another is told something in private": says(Told(to=(1,))),
    "another hears as well": says(Told(to=(0, 1))),
    "the public hears of what lay hidden": says(Told(card=KING)),
    "the public hears of what is in a hand": says(Told(card=FOOL)),
    "the public hears it in words": says(Told(said=KING)),
    "one hears of more than was chosen": says(Told(card=KING, to=(0,))),
    "a question names it": says(again(0, facts=card(KING))),
    "a private question names more than was chosen": says(again(0, is_secret=True, facts=card(KING))),
    "an option names it": says(again(0, Option("on", "play", card(KING)))),
    "an option names what is in a hand": says(again(0, Option("on", "play", card(FOOL)))),
    "a secret option names more than was chosen": says(again(0, Option("on", "play", card(KING), is_secret=True))),
    "an option of a private question names it": says(again(0, Option("on", "play", card(KING)), is_secret=True)),
    "a card is turned up": does(lambda state: state.open.append(KING)),
    "there is one more of a kind": does(lambda state: state.open.append(QUEEN)),
    "one draws a card": does(lambda state: state.hand.append(KING)),
    "a number is shown": does(lambda state: setattr(state, "counted", 3)),
    "a field of a form names it": asks(form(KING)),
    "a field of a form names what is in a hand": asks(form(FOOL)),
    "a private form names more than was chosen": asks(form(KING), is_secret=True),
    "what can be given names it": asks(deal(KING)),
    "a name stands beside another": does(lambda state: state.marked.update({"left": KING})),
    "another is named by it": does(lambda state: state.marked.update({KING: "left"})),
}
QUIET: dict[str, Effect] = {
    "nothing happens": says(),
    "the same seat is asked": says(again(0)),
    "one hears what one chose": says(Told(card=FOOL, to=(0,))),
    "a private question names what was chosen": says(again(0, is_secret=True, facts=card(FOOL))),
    "a secret option names what was chosen": says(again(0, Option("on", "play", card(FOOL), is_secret=True))),
    "an option of a private question names what was chosen": says(
        again(0, Option("on", "play", card(FOOL)), is_secret=True)
    ),
    "the public hears of what lies openly": says(Told(card=QUEEN)),
    "the public hears a number": says(Told(number=4)),
    "a question names what lies openly": says(again(0, facts=card(QUEEN))),
    "an option names what lies openly": says(again(0, Option("on", "play", card(QUEEN)))),
    "a card is taken away": does(lambda state: state.open.clear()),
    "a form names what lies openly": asks(form(QUEEN)),
    "a private form names what was chosen": asks(form(FOOL), is_secret=True),
    "a private deal names what was chosen": asks(deal(FOOL), is_secret=True),
    "it is so or not": does(lambda state: setattr(state, "is_dark", True)),
}


@pytest.mark.parametrize("effect", TELLING.values(), ids=TELLING)
def test_what_tells_something_is_not_quiet(effect: Effect) -> None:
    assert is_told_by(effect)


@pytest.mark.parametrize("effect", QUIET.values(), ids=QUIET)
def test_what_tells_nothing_is_quiet(effect: Effect) -> None:
    assert not is_told_by(effect)


def test_what_was_not_chosen_is_not_known_by_the_one_who_answered() -> None:
    """The option that names the Fool was open to them, and they took the other one."""
    told = says(Told(card=FOOL, to=(0,)))
    assert is_told_by(told, chosen="pass")
    assert not is_told_by(told, chosen="play")


@pytest.mark.parametrize("step", [Told(card=QUEEN), again(0, facts=card(QUEEN))], ids=["told", "asked"])
def test_what_lies_openly_and_in_a_hand_as_well_is_not_named_quietly(step: Event | Prompt) -> None:
    """Who hears of it cannot know that it is not the one of the hand, so an undo must not take that for certain."""
    assert is_told_by(says(step), hand=[FOOL, QUEEN])
    assert not is_told_by(says(step), hand=[FOOL])


def test_a_question_that_is_called_after_a_hidden_thing_names_it() -> None:
    whom = Prompt(0, FOOL, "R2", (Option("on"),))
    assert is_told_by(says(whom), secrets=frozenset({FOOL}))
    assert not is_told_by(says(whom), secrets=frozenset({QUEEN}))
    assert not is_told_by(says(again(0)), secrets=frozenset({FOOL}))


def test_a_game_names_what_can_be_hidden() -> None:
    """Other names are no secrets, wherever they turn up."""
    assert not is_told_by(TELLING["a card is turned up"], secrets=frozenset({QUEEN}))
    assert is_told_by(TELLING["a card is turned up"], secrets=frozenset({KING}))
    assert not is_told_by(TELLING["an option names it"], secrets=frozenset({QUEEN}))


def test_numbers_that_always_lie_open_tell_nothing() -> None:
    assert not is_told_by(TELLING["a number is shown"], has_secret_numbers=False)
    assert is_told_by(TELLING["a card is turned up"], has_secret_numbers=False)
