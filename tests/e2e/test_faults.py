"""Discord falters, the bot does not: lost answers, refusals for a while, rights taken away."""

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import Player, asking
from tests.e2e.tables import Json, public, sit_down, start


async def test_without_the_right_to_write_no_lobby_is_opened(people: list[Person]) -> None:
    ada = people[0]
    await ada.fault("deny", channel=channel_of(ada), permissions=["ATTACH_FILES"])
    await ada.slash("kingdom new")
    await ada.sees("I need the permission **Attach Files**")
    await ada.fault("allow", channel=channel_of(ada))
    await sit_down([ada])


async def test_rights_taken_away_in_a_match_hurt_only_what_is_shown(people: list[Person], bot: BotProcess) -> None:
    """Cards are still laid in the panels; once the right is back the table shows where the match stands."""
    seated = people[:3]
    await start(seated)
    players = [Player(person) for person in seated]
    for player in players:
        await player.open_panel()
    await people[0].fault("deny", channel=channel_of(people[0]), permissions=["SEND_MESSAGES"])
    for player in players:
        await player.plays(1)
    await people[0].fault("allow", channel=channel_of(people[0]))
    acting = await asking(players)
    await acting.plays(1)
    await people[0].sees("is about to act")
    assert sum("I may not write" in line for line in bot.said().splitlines()) <= 1


@pytest.mark.long
async def test_a_gateway_that_drops_is_taken_up_again(people: list[Person], bot: BotProcess) -> None:
    seated = people[:3]
    await start(seated)
    await people[0].fault("drop_gateway")
    for person in seated:
        await Player(person).plays(1)
    await people[0].sees("is about to act")
    assert bot.faults() == []


@pytest.mark.long
async def test_a_lost_answer_makes_no_second_message(people: list[Person]) -> None:
    """The message was made, its answer never came: Discord is asked again and makes it only once."""
    seated = people[:3]
    lobby = await sit_down(seated)
    await people[0].fault("lost_answer", times=1, method="POST", route="/messages")
    await people[0].click(lobby, "Start")
    await people[0].sees("[Your Hand]")
    await Player(people[0]).plays(1)
    await people[0].sees(lambda message: "are choosing a card" in described(message) and not names(message, people[0]))
    assert len([message for message in public(people[0]) if "are choosing a card" in described(message)]) == 1


def names(message: Json, person: Person) -> bool:
    return f"<@{person.id}>" in described(message)


def channel_of(person: Person, name: str = "game-night") -> str:
    return next(id_ for id_, channel in person.sight.channels.items() if channel["name"] == name)
