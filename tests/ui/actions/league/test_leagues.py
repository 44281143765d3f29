"""What people do with a league: open it, press its buttons, let somebody take a place over, close it."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.engine import Options
from bot.host import Person
from bot.ui.actions.league import leagues as module
from bot.ui.actions.league.leagues import Leagues
from bot.ui.actions.league.model import League
from bot.ui.actions.league.view import AFTER, BEGIN, CLOSE, ENTER, KEEP, LEAVE, NOW
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.declined import Declined
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.league.made import NOON, league

HERE, THERE = 1, 2
OPEN = replace(league(people=2), status="open", game="harbour")
TEXT: Any = object.__new__(discord.TextChannel)


class Together(HarbourFace):
    def is_together(self, options: Options) -> bool:
        return True


class Pressed(Leagues):
    """A server's leagues in memory, and what is done with them."""

    def __init__(self, *known: League, delete: Exception | None = None) -> None:
        self.known, self.done, self.delete = list(known), list[Any](), delete
        words = Catalogue().words()
        self.context: Any = SimpleNamespace(
            require_manager=lambda _: self.done.append("asked whether they manage"),
            words=lambda *_: words,
            faces={"harbour": HarbourFace(), "together": Together()},
            host=SimpleNamespace(now=NOON, games={"harbour": HarbourFace.game}),
            client=SimpleNamespace(get_partial_messageable=self._place),
        )
        self.book: Any = SimpleNamespace(
            on=lambda guild: tuple(one for one in self.known if one.guild == guild),
            find=lambda id_: next((one for one in self.known if one.id == id_), None),
            change=self._change,
            add=self._add,
        )
        loaded = SimpleNamespace(wait=self._at_once)
        self.running: Any = SimpleNamespace(is_loaded=loaded, renew=self._renew, wake=lambda: self.done.append("woken"))
        self.ending: Any = SimpleNamespace(settle=self._settle, ask=self._ask)
        self.logbook: Any = SimpleNamespace(note=self._note)

    async def _at_once(self) -> None:
        return None

    async def _add(self, one: League) -> None:
        self.known.append(one)

    async def _change(self, id_: str, how: Any) -> League | None:
        then = [how(one) if one.id == id_ else one for one in self.known]
        self.known = [one for one in then if one is not None]
        return self.book.find(id_)  # type: ignore[no-any-return]

    async def _renew(self, one: League) -> None:
        self.done.append(("renewed", one.id))

    async def _settle(self, _: Any, one: League, how: int) -> None:
        self.done.append(("settled", one.id, how))

    async def _ask(self, _: Any, one: League) -> None:
        self.done.append(("asked", one.id))

    async def _note(self, *what: Any, **_: Any) -> None:
        self.done.append(what)

    def _place(self, channel: int, *, guild_id: int) -> Any:
        async def delete(message: int) -> None:
            self.done.append(("deleted", channel, guild_id, message))
            if self.delete is not None:
                raise self.delete

        return SimpleNamespace(get_partial_message=lambda message: SimpleNamespace(delete=lambda: delete(message)))

    async def pressed(self, button: int, *, person: int = 9, guild: int = HERE, id_: str = OPEN.id) -> list[Any]:
        await self.press(self.reply(person, guild), CustomId(id_, f"league.{button}"))
        return self.done

    def reply(self, person: int = 9, guild: int = HERE, channel: Any = TEXT) -> Any:
        async def accept() -> None:
            self.done.append("accepted")

        async def whisper(_: str) -> None:
            self.done.append("told")

        user = SimpleNamespace(id=person, display_name=f"P{person}")
        interaction = SimpleNamespace(user=user, guild_id=guild, channel=channel, channel_id=77)
        return SimpleNamespace(interaction=interaction, accept=accept, whisper=whisper)

    @property
    def entered(self) -> list[int]:
        return [entry.person.id for entry in self.known[0].entries]


MANAGES = "asked whether they manage"


@pytest.fixture(autouse=True)
def _may_make_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "check_thread_rights", lambda *_: None)


async def test_a_manager_opens_one_in_the_channel_where_they_ask() -> None:
    leagues = Pressed()
    await leagues.new(leagues.reply(), "harbour", 3, "none", 24)
    [made] = leagues.known
    assert (made.guild, made.channel, made.game, made.pace, made.seats, made.hours) == (1, 77, "harbour", "none", 3, 24)
    assert (made.starter, made.created, made.status) == (Person(9, "P9"), NOON, "open")
    assert leagues.done == [MANAGES, ("renewed", made.id), "told"]


@pytest.mark.parametrize(
    ("game", "seats", "pace", "channel", "known", "why"),
    [
        ("gone", 2, "none", TEXT, (), "refused-illegal"),
        ("harbour", 2, "at once", TEXT, (), "refused-illegal"),
        ("together", 2, "none", TEXT, (), "league-together"),
        ("harbour", 6, "none", TEXT, (), "league-seats"),
        ("harbour", 0, "none", TEXT, (), "league-seats"),
        ("harbour", 2, "none", None, (), "league-channel"),
        ("harbour", 2, "none", TEXT, ("open", "on", "open"), "league-too-many"),
    ],
)
async def test_what_cannot_be_one_is_refused(
    game: str, seats: int, pace: str, channel: Any, known: tuple[Any, ...], why: str
) -> None:
    leagues = Pressed(*(replace(OPEN, id=str(n), status=status) for n, status in enumerate(known)))
    with pytest.raises(Declined, match=why):
        await leagues.new(leagues.reply(channel=channel), game, seats, pace, 24)
    assert len(leagues.known) == len(known)


async def test_three_go_on_at_a_time_and_those_that_are_over_do_not_count() -> None:
    others = [("open", HERE), ("on", HERE), ("over", HERE), ("open", THERE)]
    leagues = Pressed(*(replace(OPEN, id=str(n), status=s, guild=g) for n, (s, g) in enumerate(others)))
    await leagues.new(leagues.reply(), "harbour", 2, "none", 24)
    assert len(leagues.known) == 5


async def test_whoever_joins_is_in_it_and_whoever_leaves_is_not() -> None:
    leagues = Pressed(OPEN)
    assert await leagues.pressed(ENTER) == [("renewed", OPEN.id), "accepted"]
    assert leagues.entered == [1, 2, 9]
    await leagues.pressed(LEAVE, person=1)
    assert leagues.entered == [2, 9]


@pytest.mark.parametrize("changes", [{"status": "on"}, {"status": "over"}, {"guild": THERE}, {"id": "another"}])
@pytest.mark.parametrize("button", [ENTER, LEAVE, BEGIN, CLOSE])
async def test_what_is_not_open_here_takes_no_press(changes: dict[str, Any], button: int) -> None:
    leagues = Pressed(replace(OPEN, **changes))
    with pytest.raises(Declined, match="league-closed"):
        await leagues.pressed(button)
    assert leagues.done == []


@pytest.mark.parametrize("button", [AFTER, NOW, KEEP])
async def test_how_it_ends_is_settled_also_while_it_is_on_but_only_here(button: int) -> None:
    leagues = Pressed(replace(OPEN, status="on"))
    assert await leagues.pressed(button) == [("settled", OPEN.id, button)]
    with pytest.raises(Declined, match="league-closed"):
        await leagues.pressed(button, guild=THERE)
    with pytest.raises(Declined, match="league-closed"):
        await leagues.pressed(button, id_="another")


async def test_a_forged_button_does_nothing() -> None:
    with pytest.raises(Declined, match="refused-illegal"):
        await Pressed(OPEN).pressed(9)


@pytest.mark.parametrize(("people", "rounds"), [(2, 1), (4, 3)])
async def test_as_it_begins_all_rounds_are_drawn_and_the_first_is_due_at_once(people: int, rounds: int) -> None:
    leagues = Pressed(replace(OPEN, entries=league(people=people).entries))
    assert await leagues.pressed(BEGIN) == [MANAGES, ("renewed", OPEN.id), "woken", "accepted"]
    [one] = leagues.known
    assert one.status == "on"
    assert [part.at for part in one.rounds] == [NOON + timedelta(days=day) for day in range(rounds)]
    everybody = [*range(1, people + 1)]
    assert all(sorted(n for table in part.tables for n in table.entries) == everybody for part in one.rounds)


async def test_for_whom_there_is_no_table_is_noted_in_each_round() -> None:
    leagues = Pressed(replace(OPEN, entries=league(people=5).entries))
    for_two: Any = SimpleNamespace(options_type=Options, seats_for=lambda _: range(2, 3))
    leagues.context.host.games = {"harbour": for_two}
    await leagues.pressed(BEGIN)
    rounds = [(part.resting, [n for table in part.tables for n in table.entries]) for part in leagues.known[0].rounds]
    assert [len(resting) for resting, _ in rounds] == [1] * len(rounds)
    assert all(sorted([*resting, *playing]) == [1, 2, 3, 4, 5] for resting, playing in rounds)


@pytest.mark.parametrize("people", [0, 1])
async def test_one_alone_cannot_begin(people: int) -> None:
    leagues = Pressed(replace(OPEN, entries=league(people=people).entries))
    with pytest.raises(Declined, match="league-too-few"):
        await leagues.pressed(BEGIN)
    assert leagues.known[0].status == "open"


async def test_of_one_that_is_closed_before_it_begins_nothing_is_left() -> None:
    leagues = Pressed(replace(OPEN, message=7))
    assert await leagues.pressed(CLOSE) == [MANAGES, ("deleted", OPEN.channel, OPEN.guild, 7), "accepted"]
    assert leagues.known == []


async def test_one_that_has_no_message_yet_has_none_to_delete() -> None:
    assert await Pressed(OPEN).pressed(CLOSE) == [MANAGES, "accepted"]


NOT_FOUND: Any = SimpleNamespace(status=404, reason="Not Found")


@pytest.mark.parametrize("error", [discord.NotFound(NOT_FOUND, "gone"), TimeoutError(), ConnectionResetError()])
async def test_where_its_message_is_gone_already_it_is_closed_all_the_same(error: Exception) -> None:
    leagues = Pressed(replace(OPEN, message=7), delete=error)
    await leagues.pressed(CLOSE)
    assert leagues.known == []


def user(id_: int, *, bot: bool = False) -> Any:
    return SimpleNamespace(id=id_, display_name=f"P{id_}", bot=bot)


async def test_whoever_takes_a_place_over_has_its_points_and_who_had_it_first_is_remembered() -> None:
    leagues = Pressed(replace(OPEN, id="before", status="on"), replace(OPEN, status="on"), replace(OPEN, id="after"))
    await leagues.substitute(leagues.reply(), user(2), user(8))
    await leagues.substitute(leagues.reply(), user(8), user(7))
    entry = leagues.known[1].entries[1]
    assert (entry.number, entry.person, entry.first) == (2, Person(7, "P7"), Person(2, "P2"))
    assert leagues.entered == [1, 2], "of several that are on the newest is meant"
    assert leagues.done[:2] == [MANAGES, ("renewed", OPEN.id)]
    assert leagues.done[2:4] == [(HERE, 9, "logbook-substitute"), "told"]


@pytest.mark.parametrize(("who", "instead"), [(user(5), user(8)), (user(1), user(2)), (user(1), user(8, bot=True))])
async def test_only_somebody_new_takes_over_only_the_place_of_somebody_in_it(who: Any, instead: Any) -> None:
    leagues = Pressed(replace(OPEN, status="on"))
    with pytest.raises(Declined, match="league-no-substitute"):
        await leagues.substitute(leagues.reply(), who, instead)
    assert leagues.entered == [1, 2]


async def test_the_newest_that_is_on_can_be_ended() -> None:
    leagues = Pressed(replace(OPEN, id="a", status="on"), replace(OPEN, id="b", status="on"), OPEN)
    await leagues.end(leagues.reply())
    assert leagues.done == [MANAGES, ("asked", "b")]
    with pytest.raises(Declined, match="league-none-on"):
        await Pressed(OPEN).end(leagues.reply())


def test_each_button_of_a_league_keeps_its_number() -> None:
    """They stand in messages that are there already."""
    assert (ENTER, LEAVE, BEGIN, CLOSE, AFTER, NOW, KEEP) == (1, 2, 3, 4, 5, 6, 7)
