"""The story of whole matches: a walk is a line, a turn's end none, nobody's lines repeat, and a restart loses none."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine import Answer, Chance, Event, Match
from bot.engine.playout import adviser_policy
from bot.ui.messages.story import Story
from bot.ui.views.speech import _turn
from bot.ui.views.story_text import Told, story_lines, tell_all
from cogs.bag_of_dungeon.events.combat import TagAsked, TagDeclined
from cogs.bag_of_dungeon.events.frame import RoundBegan, TurnBegan, TurnEnded
from cogs.bag_of_dungeon.events.map import ItemHidden, Moved, TileLaid, TokenPlaced
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from tests.cogs.bag_of_dungeon.saying import speaker

MODES = ("dungeon", "forest", "combined")
SCENE: Any = SimpleNamespace(face=BagFace(), speaker=speaker(), heroes=(), is_for_all=lambda event: event.is_for(None))
ADA: dict[str, Any] = {"seat": 0, "hero": "tamara"}


@cache
def turns(mode: str) -> tuple[tuple[Event, ...], ...]:
    """What happens in each turn of a match of four."""
    chance = Chance(b"telling")
    match = Match.start(GAME, 4, BagOptions(mode=mode), chance)  # type: ignore[arg-type]
    found = [list(match.told)]
    while match.outcome is None:
        prompt = match.prompts[0]
        for event in match.answer(
            Answer(prompt.number, prompt.seat, adviser_policy(match, prompt, chance), "automaton")
        ):
            if isinstance(event, RoundBegan | TurnBegan) and not isinstance(found[-1][-1], RoundBegan):
                found.append([])
            found[-1].append(event)
    return tuple(map(tuple, found))


def told(mode: str) -> Iterator[Told]:
    return (one for turn in turns(mode) for one in tell_all(SCENE, turn))


def lines(*events: Event) -> list[str]:
    return story_lines(SCENE, events)


def step(origin: str, tile: str, ap: int, hero: str = "tamara") -> Moved:
    return Moved(seat=0, hero=hero, origin=origin, tile=tile, ap=ap, wording=5)


def laid(icon: str) -> TileLaid:
    return TileLaid(**ADA, origin="M20", tile="M19", direction="north", icon=icon, left=9, wording=5)


BEGAN = (RoundBegan(round=3), TurnBegan(**ADA, round=3, ap=5, debt=0, wording=5))


def test_a_walk_is_one_line() -> None:
    assert lines(step("M20", "M19", 4), step("M19", "M18", 3)) == ["Tamara walks 2 tiles, from M20 to M18, 3 AP left."]


def test_the_way_back_is_a_line_of_its_own() -> None:
    there, back = lines(step("M20", "M19", 4), step("M19", "M20", 3))
    assert ("M19" in there, "4 AP" in there) == (True, True)
    assert ("M20" in back, "3 AP" in back) == (True, True)


def test_somebody_else_walks_alone() -> None:
    assert len(lines(step("M20", "M19", 4), step("M20", "M19", 3, "rill"))) == 2


def test_the_first_walk_of_a_turn_says_whose_it_is() -> None:
    assert lines(*BEGAN, step("M20", "M19", 4)) == ["Round 3. Tamara (Ada) walks from M20 to M19, 4 AP left."]


def test_a_turns_end_has_no_line_unless_nothing_was_done() -> None:
    end = TurnEnded(**ADA, round=3)
    assert len(lines(step("M20", "M19", 0), end)) == 1
    assert lines(*BEGAN, end) == ["Round 3. Tamara (Ada) stays put."]


@pytest.mark.parametrize(("icon", "follows"), [("monster", TokenPlaced(tile="M19")), ("item", ItemHidden(tile="M19"))])
def test_a_tile_walked_onto_is_one_line(icon: str, follows: Event) -> None:
    (line,) = lines(laid(icon), follows, step("M20", "M19", 3))
    assert "M19" in line
    assert "3 AP left" in line


def test_another_way_than_the_one_just_laid_is_a_line_of_its_own() -> None:
    assert len(lines(laid("pool"), step("M20", "M21", 3))) == 2


def test_all_who_would_not_come_are_one_line() -> None:
    no = TagDeclined(seat=1, hero="rill")
    asks = [TagAsked(**ADA, target_seat=seat, target=name, wording=4) for seat, name in ((1, "rill"), (2, "duric"))]
    assert lines(asks[0], no, asks[1], no) == ["Tamara calls for help. Rill and Duric stay out of it."]
    assert lines(asks[0], no, asks[1]) == ["Tamara calls for help. Rill stays out of it. Will Duric (Cleo) come?"]


@pytest.mark.parametrize("mode", MODES)
def test_walking_does_not_bury_what_matters(mode: str) -> None:
    """It was two in five lines: walks, and turns that begin and end."""
    words = Counter(one.event.word for one in told(mode))
    count = sum(words.values())
    assert words["walked"] + words["moved"] < 0.28 * count
    assert words["turn-began"] + words["round-opened"] + words["waited"] < 0.09 * count
    assert not words["turn-ended"] + words["round-began"]


@pytest.mark.parametrize("mode", MODES)
def test_nobody_hears_the_same_words_twice_running(mode: str) -> None:
    """Of what the same seat did twice, hardly ever in the same words; where a line has several, that is."""
    last: dict[tuple[int, str], str] = {}
    alike: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for event in (one.event for one in told(mode)):
        variants = SCENE.speaker._variants(f"event-{event.word}", event.facts)
        seat = getattr(event, "seat", None)
        if seat is not None and len(variants) > 1:
            said = variants[_turn(event) % len(variants)]
            pairs[seat] += (seat, event.word) in last
            alike[seat] += last.get((seat, event.word)) == said
            last[seat, event.word] = said
    assert alike.total() <= 0.1 * pairs.total()
    assert all(alike[seat] <= 0.25 * pairs[seat] for seat in range(4)), (alike, pairs)


@pytest.mark.parametrize("mode", MODES)
def test_after_a_kill_nothing_is_lost_and_nothing_told_twice(mode: str) -> None:
    """Wherever in a turn it came: what stood in the channel, then what is told anew, are the lines of the turn."""
    for turn in turns(mode)[::3]:
        whole = lines(*turn)
        for shown in range(1, len(turn) + 1):
            if not (stood := lines(*turn[:shown])):
                continue
            story = Story(before=tell_all(SCENE, turn))
            story.found(stood, ["before that"])
            assert story.opening + story.running == whole
