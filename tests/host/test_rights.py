"""Who may do what, as a table: one row for each person at a table, one column for each thing to do."""

import pytest

from bot.engine import Options
from bot.host import (
    HostRefused,
    Openers,
    Person,
    Reason,
    SeatInfo,
    ServerRights,
    Status,
    Stoppers,
    Table,
    allowed,
    utcnow,
)
from bot.host.model.rights import Action, require
from tests.host.harness import ADA, BEN, CLEO, MANAGER, Harness, refused

DORA = Person(4, "Dora")
PEOPLE = {"Ada": ADA.id, "Ben": BEN.id, "Cleo": CLEO.id, "Dora": DORA.id}
ACTIONS: tuple[Action, ...] = ("join", "seat-automata", "start", "stop", "give-empty-seat", "play", "play-again")
YES = None
NO_SEAT: Reason = "not-seated"
NO_STARTER: Reason = "not-starter"
LEFT: Reason = "left"

# Ada has laid out the table and sits there, Ben too; Cleo has left her seat for good; Dora watches.
AT_A_MATCH: dict[str, tuple[Reason | None, ...]] = {
    # person: join, seat automata, start, stop, give an empty seat, play, play again
    "Ada": (YES, YES, YES, YES, YES, YES, YES),
    "Ben": (YES, YES, NO_STARTER, NO_STARTER, NO_STARTER, YES, YES),
    "Cleo": (YES, YES, NO_STARTER, NO_STARTER, NO_STARTER, LEFT, YES),
    "Dora": (YES, NO_SEAT, NO_STARTER, NO_STARTER, NO_STARTER, NO_SEAT, NO_SEAT),
}
TO_A_MANAGER: tuple[Reason | None, ...] = (YES, YES, YES, YES, YES, NO_SEAT, NO_SEAT)


def table(status: Status = "open", starter: Person = ADA) -> Table:
    seats = [SeatInfo(0, ADA, "Ada"), SeatInfo(1, BEN, "Ben"), SeatInfo(2, CLEO, "Cleo", has_left=True)]
    return Table(
        id="m",
        game="duel",
        guild=5,
        channel=10,
        message=None,
        status=status,
        options=Options(),
        pace="live",
        starter=starter,
        seats=seats,
        commitment=None,
        created=utcnow(),
    )


@pytest.mark.parametrize("person", PEOPLE)
def test_who_may_do_what_at_a_table(person: str) -> None:
    found = tuple(allowed(table(), PEOPLE[person], action, ServerRights()) for action in ACTIONS)
    assert found == AT_A_MATCH[person]


def test_a_manager_may_do_what_concerns_the_table_but_does_not_play() -> None:
    assert tuple(allowed(table(), DORA.id, action, MANAGER) for action in ACTIONS) == TO_A_MANAGER


def test_a_starter_without_a_seat_still_has_the_table() -> None:
    standing_by = table(starter=DORA)
    may = [action for action in ACTIONS if allowed(standing_by, DORA.id, action, ServerRights()) is None]
    assert may == ["join", "seat-automata", "start", "stop", "give-empty-seat"]


@pytest.mark.parametrize(
    ("stoppers", "status", "refusals"),
    [
        ("starter", "open", {"Ben": NO_STARTER, "Cleo": NO_STARTER, "Dora": NO_STARTER}),
        ("seated", "open", {"Dora": NO_SEAT}),
        ("managers", "open", dict.fromkeys(PEOPLE, "not-manager")),
        ("starter", "lobby", {"Ben": NO_STARTER, "Cleo": NO_STARTER, "Dora": NO_STARTER}),
        ("seated", "lobby", {"Ben": NO_STARTER, "Cleo": NO_STARTER, "Dora": NO_STARTER}),
        ("managers", "lobby", {"Ben": NO_STARTER, "Cleo": NO_STARTER, "Dora": NO_STARTER}),
    ],
)
def test_the_server_settles_who_may_stop(stoppers: Stoppers, status: Status, refusals: dict[str, Reason]) -> None:
    """A lobby is always its starter's to close, and a manager may stop anything."""
    server, manager = ServerRights(stoppers=stoppers), ServerRights(is_manager=True, stoppers=stoppers)
    found = {name: allowed(table(status), person, "stop", server) for name, person in PEOPLE.items()}
    assert found == dict.fromkeys(PEOPLE) | refusals
    assert {allowed(table(status), person, "stop", manager) for person in PEOPLE.values()} == {None}


@pytest.mark.parametrize(
    ("openers", "is_manager", "reason"),
    [
        ("everyone", False, None),
        ("everyone", True, None),
        ("managers", False, "not-manager"),
        ("managers", True, None),
    ],
)
def test_the_server_settles_who_may_open(openers: Openers, is_manager: bool, reason: Reason | None) -> None:
    assert allowed(None, ADA.id, "open", ServerRights(is_manager, openers)) == reason


def test_settings_are_the_managers_alone() -> None:
    require(None, ADA.id, "change-settings", MANAGER)
    with pytest.raises(HostRefused, match="not-manager"):
        require(None, ADA.id, "change-settings")


async def test_the_host_asks_the_table_itself(harness: Harness) -> None:
    """Whatever the caller has looked at before."""
    closed = ServerRights(openers="managers")
    assert await refused(harness.lobby(server=closed)) == "not-manager"
    opened = await harness.match()
    settled = ServerRights(stoppers="managers")
    assert await refused(harness.commands.stop(opened.id, ADA, settled)) == "not-manager"
    assert (await harness.commands.stop(opened.id, BEN, ServerRights(stoppers="seated"))).status == "stopped"


async def test_where_the_channel_is_gone_nobody_need_have_a_right(harness: Harness) -> None:
    opened = await harness.match()
    assert (await harness.commands.call_off(opened.id)).status == "stopped"
    assert await refused(harness.commands.call_off(opened.id)) == "finished"
