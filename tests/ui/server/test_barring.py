"""Somebody is barred for a time, or let in again; of others nothing changes, and what has run out is no longer kept."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.actions.places import check_person
from bot.ui.server import barring
from bot.ui.server.barring import Barring
from bot.ui.shared.server_settings import Bar, ServerSettings
from bot.ui.wire.declined import Declined
from tests.ui.server.managing import NOON, Managed

LONGEST_REASON = 300
SHOWN = 20
SHOWN_REASON = 100
DAY = timedelta(days=1)
BEN: Any = SimpleNamespace(id=2)
OTHER, OVER = Bar(3, NOON + DAY, "loud"), Bar(4, NOON)


async def test_the_newest_bar_holds_beside_those_of_others() -> None:
    server = Managed(bars=(OVER, OTHER, Bar(BEN.id, NOON + DAY, "late")))
    await Barring(server.context).bar(server.reply, BEN, 7, "x" * LONGEST_REASON)
    assert server.settings.bars == (OTHER, Bar(BEN.id, NOON + 7 * DAY, "x" * LONGEST_REASON))
    (said,), (logged,) = server.said, server.logged
    assert said.startswith("<@2> cannot sit down at a new table until <t:")
    assert logged.startswith("<@1>")
    assert "<@2>" in logged
    await Barring(server.context).bar(server.reply, BEN, 7, "y" * (LONGEST_REASON + 1))
    assert len(server.settings.bars[-1].reason) == LONGEST_REASON


def test_who_is_barred_reads_the_whole_reason_until_it_is_over() -> None:
    user: Any = SimpleNamespace(user=SimpleNamespace(id=BEN.id))
    settings = ServerSettings(bars=(Bar(BEN.id, NOON + DAY, "x" * LONGEST_REASON),))
    with pytest.raises(Declined) as declined:
        check_person(user, settings, NOON)
    assert (declined.value.message, declined.value.facts["reason"]) == ("refused-barred.reason", "x" * LONGEST_REASON)
    with pytest.raises(Declined, match=r"refused-barred$"):
        check_person(user, ServerSettings(bars=(Bar(BEN.id, NOON + DAY),)), NOON)
    check_person(user, settings, NOON + DAY)
    check_person(user, ServerSettings(bars=(OTHER,)), NOON)


@pytest.mark.parametrize("reason", ["", "  "])
async def test_where_no_reason_is_given_none_is_told(reason: str) -> None:
    server = Managed()
    await Barring(server.context).bar(server.reply, BEN, 7, reason)
    await Barring(server.context).show(server.reply)
    assert server.settings.bars[0].reason == ""
    assert server.said[1].splitlines()[1].endswith(":f>"), "the line ends with the time"


async def test_who_is_let_in_again_is_barred_no_more_and_others_are() -> None:
    server = Managed(bars=(OTHER, Bar(BEN.id, NOON + DAY)))
    bars = Barring(server.context)
    await bars.allow(server.reply, BEN)
    await bars.allow(server.reply, BEN)
    assert server.settings.bars == (OTHER,)
    assert server.said == ["<@2> may sit down again.", "<@2> is not barred."]
    assert len(server.logged) == 1


async def test_those_who_are_barred_now_are_listed_with_the_reason_and_not_more_than_a_message_holds() -> None:
    server = Managed(bars=(OTHER, OVER, Bar(5, NOON + DAY, "x" * LONGEST_REASON)))
    bars = Barring(server.context)
    await bars.show(server.reply)
    title, first, second = server.said[0].splitlines()
    assert title == "### Barred from new tables"
    assert first.startswith("<@3> until <t:")
    assert ("loud" in first, second.startswith("<@5> until <t:")) == (True, True)
    assert second.count("x") == SHOWN_REASON - 1
    server.settings = Managed(bars=tuple(Bar(number, NOON + DAY) for number in range(1, SHOWN + 2))).settings
    await bars.show(server.reply)
    assert len(server.said[1].splitlines()) == SHOWN + 1
    server.settings = Managed().settings
    await bars.show(server.reply)
    assert server.said[2].endswith("\nNobody is barred.")


async def test_there_are_so_many_bars_at_a_time_and_a_new_one_of_somebody_is_none_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(barring, "MOST_BARS", 2)
    server = Managed(bars=(OTHER, Bar(BEN.id, NOON + DAY)))
    bars = Barring(server.context)
    await bars.bar(server.reply, BEN, 2, "")
    third: Any = SimpleNamespace(id=6)
    with pytest.raises(Declined) as declined:
        await bars.bar(server.reply, third, 1, "")
    assert (declined.value.message, declined.value.facts) == ("bar-too-many", {"most": 2})
    server.passes(DAY)  # that of the other has run out
    await bars.bar(server.reply, third, 1, "")
    assert [bar.person for bar in server.settings.bars] == [BEN.id, third.id]
