"""A season begins as the one before ends; its name is its own, and is kept short."""

from datetime import timedelta

import pytest

from bot.ui.server.seasons import Seasons
from bot.ui.shared.server_settings import Season
from bot.ui.wire.declined import Declined
from tests.ui.server.managing import NOON, Managed

LONGEST_SEASON = 40
MOST_SEASONS = 50
DAY = timedelta(days=1)


async def test_each_ends_the_one_before_and_those_that_have_ended_stay_as_they_were() -> None:
    server = Managed()
    seasons = Seasons(server.context)
    for name in ("Spring", "Summer", "", "Winter"):
        await seasons.turn(server.reply, name)
        server.passes(DAY)
    assert server.settings.seasons == (
        Season("Spring", NOON, NOON + DAY),
        Season("Summer", NOON + DAY, NOON + 2 * DAY),
        Season("Winter", NOON + 3 * DAY),
    )
    assert [said.partition("**")[0] + said.split("**")[1] for said in server.said] == [
        "The season Spring",
        "The season Summer",
        "The season Summer",
        "The season Winter",
    ]
    assert ["over" in said for said in server.said] == [False, False, True, False]
    assert server.logged == [f"<@1> began the season **{name}**." for name in ("Spring", "Summer", "Winter")]


@pytest.mark.parametrize(
    ("settings", "name", "message"),
    [
        ({"has_ratings": False}, "Spring", "season-off"),
        ({}, "", "season-none"),
        ({"seasons": (Season("Spring", NOON, NOON),)}, "", "season-none"),
        ({"seasons": (Season("Spring", NOON, NOON),)}, "Spring", "season-taken"),
    ],
)
async def test_what_cannot_be_is_declined(settings: dict[str, object], name: str, message: str) -> None:
    server = Managed(**settings)
    before = server.settings
    with pytest.raises(Declined) as declined:
        await Seasons(server.context).turn(server.reply, name)
    assert declined.value.message == message
    assert (server.settings, server.said, server.logged) == (before, [], [])


async def test_names_are_short_and_the_oldest_of_many_is_listed_no_longer() -> None:
    server = Managed(seasons=tuple(Season(str(number), NOON, NOON) for number in range(MOST_SEASONS)))
    await Seasons(server.context).turn(server.reply, f"  {'x' * LONGEST_SEASON} ")
    names = [one.name for one in server.settings.seasons]
    assert (len(names), names[0], names[-1]) == (MOST_SEASONS, "1", "x" * LONGEST_SEASON)
    assert names[-1] in server.said[0]
    await Seasons(server.context).turn(server.reply, "y" * (LONGEST_SEASON + 1))
    assert len(server.settings.seasons[-1].name) == LONGEST_SEASON
