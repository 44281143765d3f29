"""Positions as the test cases write them: seats A, B, C … in line order, `*` marks the Dealer, cards by code."""

from collections.abc import Mapping, Sequence

from bot.engine import Answer, Chance, Event, Match, Script
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom.content.terms import Mode, Scoring
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.classic import score as classic_score
from cogs.death_over_the_kingdom.rules.court import score
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.setup import lay_out
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.support.scripts import Said, ScriptRun, run_script

A, B, C, D, E, F, G = range(7)
LETTERS = "ABCDEFG"


def table(
    cards: str = "",
    *,
    deck: str = "",
    hands: Mapping[str, str] | None = None,
    round: int = 1,  # noqa: A002
    points: Sequence[int] = (),
    turn: int = 1,
    mode: Mode = "court",
    scoring: Scoring = "tokens",
) -> State:
    """`table("INN MER KNI QUE*", deck="MON DEA", hands={"A": "KIN JES"}, round=2)`: face down, unseen."""
    codes = cards.split()
    starred = [seat for seat, code in enumerate(codes) if code.endswith("*")]
    count = max(len(codes), *(1 + LETTERS.index(letter) for letter in hands or ("A",)))
    return lay_out(
        [code.rstrip("*") for code in codes],
        hands=[(hands or {}).get(letter, "").split() for letter in LETTERS[:count]],
        deck=deck.split(),
        dealer=starred[0] if starred else None,
        round=round,
        points=points,
        turn=turn,
        mode=mode,
        scoring=scoring,
    )


def classic(cards: str, *, deck: str = "", points: Sequence[int] = (), scoring: Scoring = "tokens") -> State:
    """A table of the classic game."""
    return table(cards, deck=deck, points=points, mode="classic", scoring=scoring)


def play(script: Script[None], *, otherwise: Said | None = None, **answers: Said | list[Said]) -> ScriptRun[None]:
    """`play(actions(state), A="exchange", D=["cut", 2], otherwise="fold")`: fails on answers missing or left over."""
    said = {LETTERS.index(letter): each if isinstance(each, list) else [each] for letter, each in answers.items()}
    return run_script(script, said, otherwise=otherwise)


def rest_of_round(state: State) -> Script[None]:
    """From the picks on: actions, powers, score."""
    yield from actions(state)
    yield from powers(state)
    yield from score(state)


def end_of_round(state: State) -> Script[None]:
    """From the actions on: powers, score."""
    yield from powers(state)
    yield from score(state)


def end_of_classic_round(state: State) -> Script[None]:
    """From the actions of the classic game on: powers, score."""
    yield from powers(state)
    yield from classic_score(state)


def codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


def lying(state: State) -> str:
    """The table cards in line order; `^` marks one that is face up."""
    return " ".join(card.code + "^" * card.is_up for card in state.in_play)


def known(state: State, viewer: int | None) -> str:
    """What one viewer knows of the table, in line order: `? KIN ?`."""
    seats = see(state, viewer).seats
    cards = [seats[seat].table for seat in state.line]
    return " ".join((card and card.code) or "?" for card in cards)


def holds(state: State, viewer: int | None, seat: int) -> tuple[str, ...]:
    return see(state, viewer).seats[seat].holds


def scorers(state: State) -> str:
    """Who won the round just scored: "AC"."""
    return "".join(LETTERS[seat] for seat, place in enumerate(state.places) if place.has_won_round)


def open_keys(run: ScriptRun[None], seat: int) -> set[str]:
    """What this seat may answer now."""
    return {option.key for option in run.open[seat].options}


def told_by_a_match(seats: int, options: KingdomOptions, seed: bytes = b"seed") -> tuple[Match[State], list[Event]]:
    """A whole match, played at random, and all that happened in it."""
    match, chance = Match.start(GAME, seats, options, Chance(seed)), Chance(seed)
    told = list(match.told)
    while match.prompts:
        prompt = match.prompts[0]
        told += match.answer(Answer(prompt.number, prompt.seat, any_choice(prompt, chance)))
    return match, told
