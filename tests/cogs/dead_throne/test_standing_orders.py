"""R157, R158: what standing orders come to where somebody walks by, and what they say."""

from itertools import permutations

import msgspec
import pytest

from bot.conformance.checked import strict_words
from bot.engine import Chance, Match, Snapshot, order
from bot.ui.views.speech import Speaker
from cogs.dead_throne.game import GAME
from cogs.dead_throne.state.match import State
from tests.cogs.dead_throne.meetings import ADA, BEN, realm
from tests.conformance.shown import SHOWN
from tests.engine.scripted import say

SPEAKER = Speaker(strict_words(SHOWN[GAME.key].face), ("Ada", "Ben", "Cleo"))
ORDERS = {"on-sight": ("seat-0",), "let-pass": ("never",)}


def walked_over(*words: str, seat: int = 0) -> Match[State]:
    """Ada stops where Ben stands, who has said whom he attacks and that all others pass, in that order."""
    world = realm("W.r1", "W.r2", "O.r1")
    for player in world.players:
        player.scrolls = []
    world.state.next = ADA
    match = Match.load(GAME, Chance(b"orders"), Snapshot(msgspec.msgpack.encode(world.state), 0, 0, 0), [])
    for word in words:
        match.answer(order(BEN, {word: (f"seat-{seat}",) if word == "on-sight" else ORDERS[word]}))
    while (prompt := match.prompts[0]).seat == ADA and prompt.word in {"refresh", "menu"}:
        assert prompt.default is not None
        say(match, ADA, prompt.default)
    say(match, ADA, ("stop-w-r2",))
    return match


@pytest.mark.parametrize("words", [*permutations(ORDERS)])
def test_r157_whoever_is_attacked_on_sight_is_no_one_who_may_pass_whichever_was_said_first(
    words: tuple[str, ...],
) -> None:
    assert [battle.order for battle in walked_over(*words).state.battles] == [[BEN, ADA]]
    passed = walked_over(*words, seat=2)
    assert (passed.state.battles, [prompt.seat for prompt in passed.prompts]) == ([], [ADA])


def test_r157_r158_each_says_what_comes_of_it() -> None:
    match = walked_over()
    said = {one.word: SPEAKER.option(one.kind.options[0]) for one in match.orders(BEN)}
    assert said["let-pass"] == "Let them pass"
    assert said["never-guard"] == "Use nothing against it"
