"""Forms and deals at the table: filled in, overdrawn and mended, offered, countered, refused, lost at a restart."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.inside import new_bot
from tests.e2e.player import OVER
from tests.e2e.tables import private, public, texts
from tests.e2e.trader import Trader, begin, with_bazaar


@pytest.fixture
async def bot(local: LocalTable, tmp_path: Path) -> AsyncIterator[BotProcess]:
    process = new_bot(local.base_url, tmp_path)
    process._env |= with_bazaar(tmp_path / "games")
    await process.start()
    yield process
    await process.stop()


async def haggling(people: list[Person], **options: bool) -> list[Trader]:
    """Stalls are laid out and Ada has ordered nothing: she may make Ben an offer."""
    ada, ben = traders = await begin(people[:2], **options)
    await ada.lays_out()
    await ben.lays_out()
    await ada.reads("What do you order", "[Confirm]")
    await ada.presses("Confirm")
    await ada.reads("Your offer to Ben")
    return traders


@pytest.mark.long
async def test_a_bazaar_from_the_first_stall_to_the_end(people: list[Person], bot: BotProcess) -> None:
    ada, ben = await begin(people[:2])
    await ada.open_panel()
    await ada.fills("Name … Thrift", Name="Oda's", Charm="4", Luck="4")
    said = await ada.reads("That costs 8 in all: 2 more than the 6 you have.")
    assert "[Confirm]" not in said
    await ada.fills("Name … Thrift", Luck="1")  # the rest is as she left it
    await ada.reads("You still have to spend 1 of 6", "**Name:** Oda's", "**Charm:** 4")
    await ada.fills("Wit … Motto", Wit="1", Sign="star", Motto="*Cheap!*")
    await ada.reads("You have spent all 6.", "[Confirm]", r"\*Cheap!\*")
    await ada.presses("Confirm")
    await ada.reads("You have nothing to decide")
    await ben.lays_out()
    await orders_in_public(ada)
    await bargain(ada, ben)
    await ben.reads("What do you order", "[Confirm]")
    await ben.presses("Confirm")
    await ben.reads("Your offer to Ada")
    await ben.presses("No Deal")
    await ada.person.sees(OVER)
    await ada.person.sees("Ben and Ada part without a deal.")
    told = " ".join(texts(public(ada.person)))
    assert "Ada and Ben shake hands." in told
    assert "offers" not in told
    assert "You give" not in told
    assert bot.faults() == []


async def orders_in_public(ada: Trader) -> None:
    """The form is opened in public; what was filled in is shown, and confirmed, in private."""
    table = await ada.person.sees("[Fill In]", channel="game-night")
    opened = await ada.person.click(table, "Fill In")
    await ada.sends(opened, Silk="nine")
    ada.panel = await ada.person.sees(lambda m: m in private(ada.person) and "not “nine”" in texts([m])[0])
    assert "**Silk:** please give a whole number from 0 to 40" in ada.said
    opened = await ada.presses("Fill In")
    assert opened.modal["components"][0]["component"]["value"] == "nine"
    await ada.sends(opened, Silk="1")
    await ada.reads("You spend 2 of your 6 coins; 4 left.", "[Confirm]")
    await ada.presses("Confirm")
    await ada.person.sees("Ada spends 2 at the market.")


async def bargain(ada: Trader, ben: Trader) -> None:
    """An offer, a counter-offer and a hand on it."""
    await ada.reads("Your offer to Ben", without="[Send Offer]")
    await ada.chooses("What you get", thing_of(ben))
    await ada.reads("[Send Offer]")
    await ada.fills("Amounts", **{"You give: Coins": "3"})
    await ada.reads("**You give:** 3 coins")
    await ada.presses("Send Offer")
    await ada.reads("You have offered Ben a deal and are waiting for an answer", "3 coins")
    await ben.reads("Ada offers you a deal", f"**You give:** {thing_of(ben)}", "**You get:** 3 coins")
    await ben.presses("Counter-Offer")
    await ben.reads("Your counter-offer to Ada", "**You get:** 3 coins", "[Back]")
    await ben.fills("Amounts", **{"You get: Coins": "4"})
    await ben.reads("**You get:** 4 coins")
    await ben.presses("Send Offer")
    await ada.reads("Ben offers you a deal", "**You give:** 4 coins")
    await ada.presses("Accept")
    await ada.person.sees("Ada and Ben shake hands.")


def thing_of(trader: Trader) -> str:
    """The one thing somebody has, as the panel's picture has it in words."""
    held = " ".join(re.findall(r"You have ([^.|]*)", trader.said))
    return next(f"a {ware}" for ware in ("flute", "lamp", "rug", "mask", "map") if f"a {ware}" in held)


@pytest.mark.long
async def test_a_refusal_ends_the_talk(people: list[Person], bot: BotProcess) -> None:
    ada, ben = await haggling(people)
    await ada.chooses("What you give", thing_of(ada))
    await ada.reads("[Send Offer]")
    await ada.presses("Send Offer")
    await ben.reads("Ada offers you a deal")
    await ben.presses("Refuse")
    await ada.person.sees("Ada and Ben part without a deal.")
    await ada.reads("You have nothing to decide", without="wait for an answer")
    assert bot.faults() == []


@pytest.mark.long
async def test_open_talks_are_heard_and_answered_in_public(people: list[Person], bot: BotProcess) -> None:
    ada, ben = await haggling(people, open=True)
    table = await ada.person.sees("[Make an Offer]")
    await ben.person.click(table, "Make an Offer")
    await ben.person.sees("That is Ada's decision, not yours.")
    await ada.chooses("What you give", thing_of(ada))
    await ada.reads("[Send Offer]")
    await ada.presses("Send Offer")
    table = await ben.person.sees(f"Ada offers Ben a deal: {thing_of(ada)}, for nothing.", channel="game-night")
    await ben.person.click(table, "Counter-Offer")
    ben.panel = await ben.person.sees("Your counter-offer to Ada")
    await ben.presses("Back")
    await ben.reads("Ada offers you a deal")
    await ben.person.click(table, "Accept")
    await ada.person.sees("Ada and Ben shake hands.")
    assert bot.faults() == []


@pytest.mark.long
async def test_what_was_not_sent_before_a_restart_is_gone_and_that_is_said(
    people: list[Person], bot: BotProcess
) -> None:
    ada, ben = await haggling(people)
    await ada.chooses("What you give", thing_of(ada))
    await ada.fills("Amounts", **{"You give: Coins": "3"})
    await ada.reads("**You give:** 3 coins", "[Send Offer]")
    await bot.kill()
    await bot.is_offline(ada.person)
    await bot.start()
    await bot.is_online(ada.person)
    await ada.presses("Send Offer")
    await ada.reads("I was restarted before you sent this", "**You give:** nothing", without="[Send Offer]")
    assert "What do you say" not in ben.said
    await ada.chooses("What you get", thing_of(ben))
    await ada.reads(f"**You get:** {thing_of(ben)}", without="I was restarted")
    await ada.presses("Send Offer")
    await ben.open_panel()
    await ben.reads("Ada offers you a deal")
    assert bot.faults() == []


@pytest.mark.long
async def test_what_is_filled_in_after_a_restart_is_kept(people: list[Person], bot: BotProcess) -> None:
    """Only what was there before is lost; a modal's whole text is not."""
    ada, _ = await begin(people[:2])
    await ada.open_panel()
    await ada.fills("Wit … Motto", Wit="3", Sign="star")
    await ada.reads("**Wit:** 3")
    opened = await ada.presses("Name … Thrift")
    await bot.kill()
    await bot.is_offline(ada.person)
    await bot.start()
    await bot.is_online(ada.person)
    await ada.sends(opened, Name="A long and fine name")
    said = await ada.reads("I was restarted before you sent this", "**Name:** A long and fine name", "**Wit:** 0")
    assert "**Sign:** *not filled in yet*" in said
    assert bot.faults() == []


@pytest.mark.long
async def test_only_what_somebody_sees_is_sent(people: list[Person], bot: BotProcess) -> None:
    """A panel from before a restart shows another offer than there is by now."""
    ada, ben = await haggling(people)
    await ada.chooses("What you give", thing_of(ada))
    await ada.reads("[Send Offer]")
    old = ada.panel
    await bot.stop()
    await bot.is_offline(ada.person)
    await bot.start()
    await bot.is_online(ada.person)
    await ada.open_panel()
    await ada.chooses("What you get", thing_of(ben))
    await ada.reads(f"**You get:** {thing_of(ben)}")
    ada.panel = old
    await ada.presses("Send Offer")
    await ada.reads("You have changed this since", f"**You get:** {thing_of(ben)}")
    await ada.presses("Send Offer")
    await ada.reads("You have offered Ben a deal")
    await ben.open_panel()
    await ben.reads("Ada offers you a deal")
    assert bot.faults() == []
