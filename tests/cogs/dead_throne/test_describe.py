"""The board, the panel and the ending in words: whole, of no more length than there is room for, and no secrets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import Answer, Chance, Event, Match, over
from bot.words import ALT_LENGTH, HAND_LENGTH, READ_LENGTH, Catalogue, Words
from cogs import dead_throne
from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.describe.board import describe, headline, read
from cogs.dead_throne.describe.ending import account, describe_ending
from cogs.dead_throne.describe.hand import WHEN, describe_hand, is_usable_now, read_hand
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.scenes import ADA, realm_of
from tests.support.scripts import ScriptRun

NAMES = ("Ada", "Ben", "Cleo", "Dan")
MODES = (("competitive", 4, 12), ("solo", 1, 24), ("defender", 3, 24))
EVERY = 25  # answers between two looks


@pytest.fixture(scope="module")
def words() -> Words:
    assert dead_throne.__file__ is not None
    return Catalogue(Path(dead_throne.__file__).parent / "words", is_strict=True).words()


def looks(mode: str, seats: int, dusk: int) -> Iterator[tuple[Match[State], list[Event]]]:
    """A match by chance, looked at now and then, and at its end; with all that was told."""
    chance = Chance(mode.encode())
    match = Match.start(GAME, seats, ThroneOptions(mode=mode, dusk=dusk), chance.aside("match"))  # type: ignore[arg-type]
    story, count = list(match.told), 0
    while match.outcome is None and count < 1500:
        if match.pauses:
            story += match.answer(over(match.pauses[0]))
            continue
        prompt = chance.pick(match.prompts)
        story += match.answer(Answer(prompt.number, prompt.seat, prompt.kind.random(chance)))
        if count % EVERY == 0:
            yield match, story
        count += 1
    yield match, story


@pytest.mark.parametrize(("mode", "seats", "dusk"), MODES)
def test_all_of_it_can_be_said(words: Words, mode: str, seats: int, dusk: int) -> None:
    names = NAMES[:seats]
    for match, story in looks(mode, seats, dusk):
        public = match.view(None)
        assert headline(public, words)
        assert len(describe(public, names, words)) <= ALT_LENGTH
        assert len(read(public, names, words)) <= READ_LENGTH
        for seat in range(seats):
            view = match.view(seat)
            assert len(describe_hand(view, names, match.prompts, words)) <= ALT_LENGTH
            assert len(read_hand(view, names, match.prompts, words)) <= HAND_LENGTH
        told = account(public, names, words, story)
        assert told.result or told.lines
        assert len(describe_ending(public, names, words, story)) <= ALT_LENGTH


def test_every_scroll_says_when() -> None:
    assert WHEN.keys() == SCROLLS.keys()


def test_a_scroll_can_be_used_now_where_it_is_on_offer() -> None:
    realm = realm_of(2, 2)
    ada = realm.player(ADA)
    ada.scrolls, ada.turn = ["second-wind", "firebolt", "mend"], Turn(is_on=True, path=[ada.at])
    run = ScriptRun(act(realm, ada))
    assert [is_usable_now(run.prompts, scroll) for scroll in ada.scrolls] == [True, False, False]
    run.answer(ADA, "discard")
    assert not is_usable_now(run.prompts, "second-wind")
