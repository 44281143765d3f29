"""What the log is told where something went wrong: all it takes to play the match again up to there."""

import msgspec
import pytest

from bot.engine import Answer
from bot.host.model.faults import Breakdown
from tests.host.harness import ADA, BEN, Harness, number, refused
from tests.host.test_faulty_rules import breakdowns
from tests.host.test_resume import match_of
from tests.host.test_undo import picked


async def test_it_names_the_match_and_all_that_led_to_where_a_rule_raised(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """Also what was taken back, as the numbers of the prompts hang on it."""
    table = await picked(harness, await harness.match(rounds=2), ADA.id)
    table = (await harness.commands.undo(table.id, ADA)).table
    table = await picked(harness, table, ADA.id)
    boom = Answer(number(table, 1), 1, ("boom",))
    assert await refused(harness.commands.answer(table.id, BEN.id, boom.prompt, boom.choice)) == "failed"
    match = match_of(table)
    (seed,) = harness.sql("SELECT seed FROM matches")[0]
    (found,) = breakdowns(caplog.text)
    assert found == Breakdown(
        error=found.error,
        match=table.id,
        game="duel",
        rules_version=1,
        seats=2,
        options={"rounds": 2, "hints": "auto"},
        seed=seed.hex(),
        snapshot=match.snapshot,
        answers=tuple(match.answers),
        leaps={0: 2},
        refused=boom,
    )
    assert len(found.error) == 8
    assert f"error {found.error} in match {table.id} of duel: a rule raised" in caplog.text


async def test_what_could_not_be_shown_is_traced_where_it_is_in_memory(harness: Harness) -> None:
    table = await harness.match()
    found = msgspec.json.decode(harness.queries.trace(table.id, "feed0123"), type=Breakdown)
    assert (found.error, found.match, found.seed) == ("feed0123", table.id, match_of(table).chance.seed.hex())
    assert harness.queries.trace("unknown", "feed0123") == ""
    lobby = await harness.lobby(channel=11)
    found = msgspec.json.decode(harness.queries.trace(lobby.id, "feed0123"), type=Breakdown)
    assert (found.rules_version, found.seed, found.snapshot, found.answers, found.leaps) == (None, None, None, (), {})
