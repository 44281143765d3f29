"""R151: what a difficulty comes to: how much a victory counts, and what is worth a try next."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.conformance.checked import strict_words
from cogs.dead_throne.describe.ending import account
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.scenes import realm_of
from tests.cogs.dead_throne.test_solo import laid
from tests.conformance.shown import SHOWN

WORDS = strict_words(SHOWN[GAME.key].face)


def tries(has_won: bool) -> Callable[..., tuple[str, ...]]:
    def asked(**options: object) -> tuple[str, ...]:
        world = realm_of(seats=1, mode="solo")
        laid(world, **options)
        world.state.solo, world.state.result = Solo(), "won" if has_won else "lost"
        return account(sight(world.state, None), ["Ada"], WORDS, ()).tries

    return asked


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        ({}, [1, 2, 3]),
        ({"road": "long"}, [1, 2, 2]),
        ({"calendar": False}, [1, 2, 2]),
        ({"challenge": "quests"}, [2, 2, 3]),
        ({"mode": "defender"}, [2, 2, 2]),
    ],
)
def test_r151_a_victory_counts_for_more_only_where_it_was_harder(options: dict[str, Any], levels: list[int]) -> None:
    played = [ThroneOptions(**({"mode": "solo"} | options), difficulty=one) for one in ("easy", "fitting", "hard")]
    assert [ThroneFace().difficulty(one) for one in played] == levels


def test_r151_what_to_try_next_makes_a_difference() -> None:
    """The long road has no winter to be hard, and the road of quests no boss to be left out."""
    won, lost = tries(has_won=True), tries(has_won=False)
    assert "hard winter" in won()[0]
    assert "long road" in won(calendar=False)[0]
    assert won(road="long") == ()
    assert "easier" in lost()[0]
    assert lost(challenge="quests") == ()
    assert "easier" in lost(challenge="quests", difficulty="hard")[0]
