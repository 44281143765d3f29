"""What each person's client is sent: nobody else's cards."""

import asyncio
import re

from cogs.death_over_the_kingdom.cog import Kingdom
from cogs.death_over_the_kingdom.content.characters import CODES
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.player import Player
from tests.e2e.tables import private, public, start

WORDS = Kingdom.face.catalogue.words()
CARDS = [WORDS.say(f"card-{code}") for code in CODES]
POWERS = [WORDS.say(f"power-{code}") for code in CODES]
HAND = re.compile(r"Your new hand: (.+?)\.")


def named(text: str) -> set[str]:
    """The characters a text names, apart from the game's own name and what is printed on the cards."""
    for said in (WORDS.say("game-name"), *POWERS):
        text = text.replace(said, "")
    return {card for card in CARDS if re.search(rf"\b{card}\b", text)}


async def test_before_the_reveal_nothing_public_names_a_card(people: list[Person]) -> None:
    await start(people)
    players = [Player(person) for person in people]
    await asyncio.gather(*(player.plays(1) for player in players))
    await people[0].sees("is about to act")
    assert [named(described(message)) for message in public(people[0])] == [set() for _ in public(people[0])]


async def test_a_panel_holds_its_owners_cards_and_reaches_nobody_else(people: list[Person]) -> None:
    await start(people)
    panels = await asyncio.gather(*(Player(person).open_panel() for person in people))
    for person, panel in zip(people, panels, strict=True):
        shown = described(panel)
        dealt = HAND.search(shown)
        assert dealt, shown
        assert named(shown) == named(dealt[1]), "the panel names exactly the cards dealt to it"
        assert [message["id"] for message in private(person) if "For your eyes" in described(message)] == [panel["id"]]
        assert all(other.sight.by_id(panel["id"]) is None for other in people if other is not person)


async def test_a_spectator_has_no_panel(people: list[Person]) -> None:
    *seated, watcher = people
    await start(seated)
    await watcher.click(await watcher.sees("[Your Hand]"), "Your Hand")
    await watcher.sees("You have no seat at this table")
    await watcher.click("Look Up")
    assert named(described(await watcher.sees("The board in words"))) == set()
    await watcher.slash("kingdom hand")
    assert not any("For your eyes only" in described(message) for message in watcher.messages())
