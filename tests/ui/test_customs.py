"""What a server has settled is kept, and decides who may stop a match."""

from pathlib import Path

import pytest

from bot.engine import Options
from bot.host import Person, SeatInfo, Status, Table, utcnow
from bot.store import Store
from bot.ui.customs import Customs, CustomsBook, Stoppers, can_stop

ADA, BEN, CLEO = Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cleo")


async def test_customs_are_kept_per_server(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    book = CustomsBook(store)
    await book.change(5, pace="live", channels=(10,))
    await book.change(5, language="en")
    again = CustomsBook(store)
    await again.load()
    await store.close()
    assert again.of(5) == Customs(language="en", pace="live", channels=(10,))
    assert again.of(6) == again.of(None) == Customs()


@pytest.mark.parametrize(
    ("stoppers", "status", "allowed"),
    [
        ("starter", "open", {"Ada"}),
        ("seated", "open", {"Ada", "Ben"}),
        ("managers", "open", set()),
        ("managers", "lobby", {"Ada"}),
        ("seated", "lobby", {"Ada"}),
    ],
)
def test_who_may_stop(stoppers: Stoppers, status: Status, allowed: set[str]) -> None:
    """Ada laid out the table, Ben sits at it, Cleo watches."""
    customs = Customs(stoppers=stoppers)
    assert {person.name for person in (ADA, BEN, CLEO) if can_stop(table(status), customs, person.id)} == allowed


def table(status: Status) -> Table:
    return Table(
        id="m",
        game="duel",
        guild=5,
        channel=10,
        message=None,
        status=status,
        options=Options(),
        pace="live",
        starter=ADA,
        seats=[SeatInfo(0, ADA, "Ada"), SeatInfo(1, BEN, "Ben")],
        commitment=None,
        created=utcnow(),
    )
