"""Forms and deals that are filled in with what no modal sends: no more happens than that a draft holds nonsense."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.protocol import component_types as ct
from bot.local.protocol import interaction_types as kinds
from tests.e2e.trader import begin, with_bazaar
from tests.faults.conftest import opened
from tests.faults.forgery import Forged, Known, fillings, from_a_stranger
from tests.faults.stage import Json, Stage
from tests.faults.test_hostile import MANY, attempt, search
from tests.support.bazaar.rules import SIGNS, stall
from tests.support.bazaar.state import PRICES

KEYS = (*(field.key for field in stall().fields), *SIGNS, *PRICES, "wares", "give.coin", "take.silk", "1", "4", "41")


@pytest_asyncio.fixture(loop_scope="package")
async def bazaar(tmp_path: Path) -> AsyncIterator[Stage]:
    """A bot of its own, which has the tests' game as well."""
    async with opened(tmp_path, **with_bazaar(tmp_path / "games")) as stage:
        yield stage
        assert stage.faults() == []


def known_from(stage: Stage, *messages: Json) -> Known:
    parts = [part for message in messages for part in ct.walk(stage.seen(message)["components"])]
    ids = tuple(str(part["custom_id"]) for part in parts if "custom_id" in part)
    return Known(ids, (stage.match("game-night"),))


@pytest.mark.long
async def test_whatever_is_filled_in_only_what_is_legal_is_sent(bazaar: Stage) -> None:
    """Of a form, then of a deal; afterwards both go on as if nothing had been."""
    ada, ben = await begin(bazaar.people[:2])
    await ben.lays_out()
    await ada.open_panel()
    known = known_from(bazaar, ada.panel)
    await search(bazaar, fillings(known, KEYS), MANY, lambda one: attempt(bazaar, ada.person, ada.panel, one))
    await ada.lays_out()
    await ada.reads("What do you order", "[Confirm]")
    await ada.presses("Confirm")
    await ada.reads("Your offer to Ben")
    known = known_from(bazaar, ada.panel)
    await search(bazaar, fillings(known, KEYS), MANY, lambda one: attempt(bazaar, ada.person, ada.panel, one))
    await ada.open_panel()
    await ada.presses("No Deal")
    await ben.reads("What do you order")


@pytest.mark.long
async def test_whatever_a_stranger_fills_in_nothing_changes(bazaar: Stage) -> None:
    """And nobody else's draft: Ada's stands as she left it."""
    ada, ben = await begin(bazaar.people[:2])
    await ben.lays_out()
    await ada.open_panel()
    await ada.fills("Name … Thrift", Name="Oda's")
    await ada.reads("**Name:** Oda's")
    table = await bazaar.table_of("game-night")
    known, cleo = known_from(bazaar, ada.panel, table), bazaar.people[2]
    forged = fillings(known, KEYS) | from_a_stranger(known)
    await search(bazaar, forged, MANY, lambda one: attempt(bazaar, cleo, table, one))
    await ada.fills("Wit … Motto", Wit="4", Sign="sun")
    await ada.reads("**Name:** Oda's", "**Wit:** 4")


async def test_a_draft_cannot_be_sent_before_it_is_legal(bazaar: Stage) -> None:
    """By a button that is not there: the right draft, and too much spent."""
    ada, _ = await begin(bazaar.people[:2])
    await ada.open_panel()
    await ada.fills("Name … Thrift", Name="Oda's", Charm="4", Luck="4")
    await ada.reads("That costs 8 in all")
    stem, what = next(one.rsplit(":", 1) for one in known_from(bazaar, ada.panel).ids if "~draft" in one)
    await bazaar.forge(ada.person, ada.panel, f"{stem}:~send.{what.split('.')[1]}")
    await ada.reads("The rules do not allow that now. Nothing has changed.", "That costs 8 in all")
    assert bazaar.kept("game-night") == []


async def test_a_modal_cannot_ask_for_another(bazaar: Stage) -> None:
    """Discord refuses that, so the bot does not try."""
    ada, _ = await begin(bazaar.people[:2])
    await ada.open_panel()
    asks = next(one for one in known_from(bazaar, ada.panel).ids if ".ask." in one)
    await attempt(bazaar, ada.person, ada.panel, Forged(kinds.MODAL_SUBMIT, {"custom_id": asks, "components": []}))
    await ada.person.sees("The rules do not allow that now. Nothing has changed.")


async def test_two_confirmations_at_once_are_one(bazaar: Stage) -> None:
    ada, ben = await begin(bazaar.people[:2])
    await ada.lays_out()
    await ben.lays_out()
    await ada.reads("What do you order", "[Confirm]")
    confirm = next(one for one in known_from(bazaar, ada.panel).ids if "~send" in one)
    await bazaar.forge(ada.person, ada.panel, confirm, times=2)
    await ada.reads("Your offer to Ben")
    assert len(bazaar.pressed("game-night")) == len(("Ada's stall", "Ben's stall", "Ada's order"))
