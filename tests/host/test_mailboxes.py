"""Matches in memory go on from where other processes have taken them."""

from types import SimpleNamespace
from typing import Any

from bot.host.runtime.mailboxes import Mailboxes
from tests.host.harness import ADA, Harness, refused


class Kept:
    """Stands in for a mailbox."""

    weight, is_idle = 1, False

    def __init__(self, table: Any) -> None:
        self.table = table
        self.caught_up: list[int | None] = []

    async def catch_up(self, version: int | None) -> None:
        self.caught_up.append(version)


async def test_only_what_is_going_on_is_caught_up_with() -> None:
    """A mailbox may be empty: its match is being read."""
    live, over = (SimpleNamespace(is_live=is_live) for is_live in (True, False))
    kept = {"live": Kept(live), "unknown": Kept(live), "over": Kept(over), "empty": Kept(None)}
    make: Any = kept.__getitem__
    mailboxes = Mailboxes(make, lambda _: True, 100)
    for match in kept:
        mailboxes.of(match)
    await mailboxes.catch_up({"live": 3, "over": 4})
    assert {match: one.caught_up for match, one in kept.items()} == {
        "live": [3],
        "unknown": [None],
        "over": [],
        "empty": [],
    }


class Idle(Kept):
    is_idle = True


def test_the_one_that_is_asked_for_stays_though_it_alone_takes_too_much() -> None:
    """Or its match would have two mailboxes, and each would write over what the other has."""
    live: Any = SimpleNamespace(is_live=True)
    make: Any = {"first": Idle(live), "second": Idle(live)}.__getitem__
    mailboxes = Mailboxes(make, lambda _: False, 0)
    assert mailboxes.of("first") is mailboxes.of("first")
    assert mailboxes.seen("first") is live
    mailboxes.of("second")
    assert (mailboxes.seen("first"), mailboxes.seen("second")) == (None, live)


async def test_what_stands_as_it_did_is_told_to_nobody_once_more(harness: Harness) -> None:
    table = await harness.match()
    await harness.heard.heard("started")
    harness.heard.changes.clear()
    await harness.host._mailboxes.catch_up({})  # it was not there yet when somebody looked
    await harness.host.close()
    assert (harness.heard.changes, harness.host._mailboxes.seen(table.id) is None) == ([], False)


async def test_what_is_over_is_read_anew_after_a_look_at_the_others() -> None:
    make: Any = {"over": Idle(SimpleNamespace(is_live=False, guild=5))}.__getitem__
    mailboxes = Mailboxes(make, lambda _: False, 100)
    mailboxes.of("over")
    await mailboxes.catch_up({})
    assert mailboxes.seen("over") is None


async def test_what_was_asked_of_no_match_takes_no_room(harness: Harness) -> None:
    table = await harness.match()
    for match, reason in ((table.id, "stale"), ("nobody", "no-match")):
        assert await refused(harness.commands.answer(match, ADA.id, 99, ("a",))) == reason
    assert await refused(harness.match()) == "channel-busy"
    assert list(harness.host._mailboxes._mailboxes) == [table.id]
