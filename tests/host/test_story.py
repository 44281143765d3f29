"""What has happened in a match, when, and what its record holds: in a lobby, while it is on, and once it is over."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from bot.engine import Chance, Options, Outcome, Script, Seen
from tests.host.duel_game import Duel, Ring
from tests.host.harness import ADA, BEN, Harness, number, refused
from tests.host.test_changed_rules import FieldNeeded, PromptGone
from tests.host.test_resume import Stricter, one_round_and_a_pick
from tests.host.test_undo import picked

MINUTE = timedelta(minutes=1)
BY_THESE = {"rounds": 2, "hints": "auto"}


async def test_each_answer_is_told_with_its_time_and_what_was_taken_back_is_not(harness: Harness) -> None:
    begun = harness.clock.now
    table = await harness.match(pace="none")
    harness.clock.pass_(MINUTE)
    table = await picked(harness, table, ADA.id)
    table = (await harness.commands.undo(table.id, ADA)).table
    harness.clock.pass_(MINUTE)
    await picked(harness, table, BEN.id, ADA.id)
    told = await harness.queries.story(table.id)
    assert [one.at - begun for one in told] == [timedelta(), 2 * MINUTE, 2 * MINUTE]
    assert [one.answer.seat if one.answer else None for one in told] == [None, 1, 0]
    assert [len(one.events) for one in told] == [0, 0, 2]


async def test_a_lobby_has_no_story_and_no_record(harness: Harness) -> None:
    lobby = await harness.lobby()
    assert await harness.queries.story(lobby.id) == []
    assert await harness.queries.log(lobby.id) == []
    assert await refused(harness.queries.record(lobby.id)) == "not-open"
    await harness.commands.stop(lobby.id, ADA)
    assert await refused(harness.queries.record(lobby.id)) == "not-open"
    assert await refused(harness.queries.record("unknown")) == "no-match"


async def test_where_the_rules_have_changed_what_happened_since_the_snapshot_is_told(harness: Harness) -> None:
    table = await one_round_and_a_pick(harness, await harness.match())
    began = table.started
    await harness.restart(Stricter())
    await harness.heard.heard("stepped-back")
    (told,) = await harness.queries.story(table.id)
    assert (told.answer, told.events, told.at, told.is_late) == (None, (), began, True)


class OtherDie(Duel):
    rules_version = 2

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        chance.die(12)
        yield from super().turn(state, chance)


class OtherEnd(Duel):
    rules_version = 2

    def outcome(self, state: Ring) -> Outcome | None:
        over = super().outcome(state)
        return over and Outcome((1,), over.scores)


class NoStart(Duel):
    rules_version = 2

    def setup(self, seats: int, options: Options, chance: Chance) -> Ring:
        raise KeyError("a table that is gone")


@pytest.mark.parametrize("edition", [OtherDie, OtherEnd, NoStart])
async def test_no_other_match_is_told_where_the_rules_take_the_answers_and_lead_elsewhere(
    harness: Harness, edition: type[Duel]
) -> None:
    table = await picked(harness, await harness.match(rounds=1), ADA.id, BEN.id)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), 9)
    assert len(await harness.queries.story(table.id)) == 4
    await harness.restart(edition())
    assert [event for one in await harness.queries.story(table.id) for event in one.events] == []
    assert await harness.queries.watched(table.id, len_of) is None
    assert await harness.queries.match_after(table.id, 3) is None or edition is OtherEnd


def len_of(seen: Iterator[Seen[Any]]) -> int:
    return len(list(seen))


async def test_a_record_says_who_played_by_which_rules_and_a_stopped_match_shows_its_seed(harness: Harness) -> None:
    table = await picked(harness, await harness.match(rounds=2), ADA.id)
    open_ = await harness.queries.record(table.id)
    assert (open_.game, open_.rules_version, open_.seats, open_.options) == ("duel", 1, ("Ada", "Ben"), BY_THESE)
    assert (open_.seed, open_.answers, open_.leaps, open_.outcome) == (None, None, {}, None)
    table = (await harness.commands.undo(table.id, ADA)).table
    assert (await harness.queries.record(table.id)).leaps == {}, "they tell how much was answered in secret"
    over = await harness.commands.stop(table.id, ADA)
    record = await harness.queries.record(table.id)
    assert (record.seed, record.answers, record.leaps) == (over.seed, (), {0: 2})
    assert record.commitment == open_.commitment == table.commitment


async def test_a_match_that_is_over_keeps_its_end_whatever_the_rules_become(harness: Harness) -> None:
    table = await harness.match(rounds=1)
    table = await picked(harness, table, ADA.id, BEN.id)
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)).table
    before = await harness.queries.record(table.id)
    for edition in (PromptGone, FieldNeeded):
        await harness.restart(edition())
        assert await harness.queries.record(table.id) == before
        again = await harness.queries.table(table.id)
        assert (again.status, again.seed, again.ended) == ("finished", table.seed, table.ended)
        assert harness.heard.changes == []


async def test_what_everybody_could_watch_is_shown_once_it_is_over_and_nothing_of_what_is_on(harness: Harness) -> None:
    table = await harness.match(rounds=1)
    assert await refused(harness.queries.watched(table.id, list)) == "unfinished"
    table = await picked(harness, table, ADA.id, BEN.id)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)
    shown = await harness.queries.watched(table.id, list)
    assert shown is not None
    public = [event for event in await harness.queries.log(table.id) if event.is_for(None)]
    assert [event for one in shown for event in one.events] == public
    assert shown[-1].view == (await harness.queries.table(table.id)).view(None)
    await harness.restart(PromptGone())
    assert await harness.queries.watched(table.id, list) is None, "it no longer replays"


async def test_where_the_film_of_a_match_is_outlives_a_restart(harness: Harness) -> None:
    table = await picked(harness, await harness.match(rounds=2), ADA.id)
    await harness.commands.set_film(table.id, 77)
    assert (await harness.queries.table(table.id)).notes.film is None, "of a match that is on there is none"
    await harness.commands.stop(table.id, ADA)
    await harness.commands.set_film(table.id, 77)
    await harness.restart()
    assert (await harness.queries.table(table.id)).notes.film == 77
