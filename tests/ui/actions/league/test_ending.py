"""What is left of a league that is ended before all is played."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.local.protocol.component_types import BUTTON, TEXT_DISPLAY, walk
from bot.ui.actions.league.ending import Ending, _running, without_further_rounds
from bot.ui.actions.league.model import League, Round, Seating
from bot.ui.actions.league.points import HALF, standing
from bot.ui.actions.league.view import AFTER, KEEP, NOW
from bot.ui.wire.declined import Declined
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.league.made import NOON, league


def of_rounds(*rounds: tuple[Seating, ...]) -> League:
    return league(*(Round(at=NOON, tables=tables) for tables in rounds), people=4)


OPEN, UNOPENED = Seating(entries=(1, 2), thread=7, match="one"), Seating(entries=(3, 4))


def test_rounds_that_have_not_begun_are_dropped_and_what_is_on_counts() -> None:
    found = without_further_rounds(of_rounds((OPEN, Seating(entries=(3, 4), thread=8, match="two")), (UNOPENED,)))
    assert [len(one.tables) for one in found.rounds] == [2]
    assert (found.status, _running(found)) == ("on", 2)


def test_whose_table_was_not_opened_in_a_round_that_has_begun_rests() -> None:
    found = without_further_rounds(
        of_rounds((Seating(entries=(1, 2), thread=7, match="one", points=(100, 0)), UNOPENED))
    )
    assert found.rounds[0].resting == (3, 4)
    assert found.is_played
    assert {line.entry: line.points for line in standing(found)} == {1: 100, 2: 0, 3: HALF, 4: HALF}


def test_where_nothing_has_been_opened_it_is_over() -> None:
    assert without_further_rounds(of_rounds((UNOPENED,))).status == "over"


HARBOUR = HarbourFace().title(HarbourFace().catalogue.words())


class Ended(Ending):
    """One league and its server, and what is done with them in turn."""

    def __init__(self, one: League) -> None:
        self.known, self.done, self.said = one, list[Any](), list[str]()
        words = Catalogue(is_strict=True).words()
        self.context: Any = SimpleNamespace(
            require_manager=lambda _: self.done.append("manages"),
            words=lambda *_: words,
            public_words=lambda *_: HarbourFace().catalogue.words(),
            faces={one.game: HarbourFace()},
        )
        self.book: Any = SimpleNamespace(change=self._change)
        self.running: Any = SimpleNamespace(renew=self._renew, wake=lambda: self.done.append("woken"))
        self.logbook: Any = SimpleNamespace(note=self._note)
        interaction = SimpleNamespace(user=SimpleNamespace(id=9), guild=None)
        self.reply: Any = SimpleNamespace(interaction=interaction, show=self._show, replace=self._show)

    async def _change(self, _: str, how: Any) -> League:
        self.known = how(self.known)
        return self.known

    async def _renew(self, one: League) -> None:
        self.done.append(("renewed", one.status))

    async def _note(self, guild: int, by: int, what: str, **facts: str) -> None:
        self.done.append((guild, by, what, *facts.values()))

    async def _show(self, view: Any) -> None:
        parts = list(walk(view.to_components()))
        self.said = [part["content"] for part in parts if part["type"] == TEXT_DISPLAY]
        self.said += [part["custom_id"].rpartition(".")[2] for part in parts if part["type"] == BUTTON]


@pytest.mark.parametrize(
    ("what", "status", "said"), [(NOW, "over", "league-ended"), (AFTER, "on", "league-ending"), (KEEP, "on", None)]
)
async def test_who_manages_it_ends_it_at_once_or_after_what_is_on_or_not(
    what: int, status: str, said: str | None
) -> None:
    """What has changed is shown and noted; a league that is kept stays as it is."""
    ended = Ended(of_rounds((OPEN,), (UNOPENED,)))
    await ended.settle(ended.reply, ended.known, what)
    noted = ["manages", ("renewed", status), "woken", (1, 9, "logbook-league-ended", HARBOUR)]
    assert ended.done == (noted if said else noted[:1])
    assert (ended.known.status, len(ended.known.rounds)) == (status, 1 if what == AFTER else 2)
    assert ended.said == [ended.context.words().say(said or "league-kept")]


@pytest.mark.parametrize("what", [NOW, AFTER])
async def test_what_is_not_on_is_not_ended(what: int) -> None:
    """Two managers may have been asked: the second comes too late."""
    ended = Ended(replace(of_rounds((OPEN,)), status="over"))
    with pytest.raises(Declined, match="league-none-on"):
        await ended.settle(ended.reply, ended.known, what)
    await ended.settle(ended.reply, ended.known, KEEP)
    assert ended.known.rounds


@pytest.mark.parametrize(("tables", "running", "buttons"), [((OPEN,), 1, [AFTER, NOW, KEEP]), ((), 0, [NOW, KEEP])])
async def test_where_no_match_is_on_none_can_be_waited_for(
    tables: tuple[Seating, ...], running: int, buttons: list[int]
) -> None:
    ended = Ended(of_rounds((*tables, UNOPENED)))
    await ended.ask(ended.reply, ended.known)
    assert ended.said == [ended.context.words().say("league-end-ask", running=running), *map(str, buttons)]
