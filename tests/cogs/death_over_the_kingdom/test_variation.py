"""What recurs is told in other words, for each seat: measured over whole matches of seven."""

from collections import Counter, defaultdict
from functools import cache
from itertools import pairwise

import pytest

from bot.ui.views.speech import Speaker
from cogs.death_over_the_kingdom.events.powers import CardRevealed
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from tests.cogs.death_over_the_kingdom.stories import story
from tests.pictures.showing import SHORT

MATCHES = [(b"one", KingdomOptions()), (b"two", KingdomOptions()), (b"one", GAME.variants()["classic"])]
OFTEN = 6  # from so many lines of a kind on they are to vary
MOST = 0.5  # of them may read alike
NAMED = ("actor", "seat", "winners", "losers", "seats", "leaders")


@cache
def lines(seed: bytes, options: KingdomOptions) -> dict[tuple[int, str], list[str]]:
    """By the seat a line is about and what it tells, without what differs by itself: names and cards."""
    speaker = Speaker(KingdomFace().catalogue.words(), SHORT[:7])
    found = defaultdict[tuple[int, str], list[str]](list)
    for event in story(7, seed, options)[1]:
        about = next((getattr(event, name) for name in NAMED if hasattr(event, name)), None)
        if isinstance(about, int) and not isinstance(event, CardRevealed):  # a list of cards is to read like one
            found[about, event.word].append(speaker.event(event))
    return found


@pytest.mark.parametrize(("seed", "options"), MATCHES)
def test_no_seat_hears_the_same_line_twice_in_a_row(seed: bytes, options: KingdomOptions) -> None:
    found = lines(seed, options)
    assert len({seat for seat, _ in found}) == 7
    for about, said in found.items():
        assert all(one != other for one, other in pairwise(said)), about


@pytest.mark.parametrize(("seed", "options"), MATCHES)
def test_what_recurs_often_is_told_in_many_ways(seed: bytes, options: KingdomOptions) -> None:
    for about, said in lines(seed, options).items():
        if len(said) >= OFTEN:
            line, count = Counter(said).most_common(1)[0]
            assert count / len(said) <= MOST, (about, line, count, len(said))
