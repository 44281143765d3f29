"""The bazaar asks with forms and deals, which the bot's own games need not: what holds for every game holds for it."""

import pytest

from bot.engine.playout import random_policy
from tests.conformance.played import played
from tests.conformance.shown import strict_words
from tests.conformance.tables import Table, ways_of
from tests.conformance.test_controls import must_be_answered, must_be_messages
from tests.conformance.test_words import lacking_of_prompt, names_of_parts
from tests.support.bazaar.face import BazaarFace
from tests.support.bazaar.game import GAME

ENDS = [pytest.param(Table(way, seats), id=f"{way.name}-{seats}") for way in ways_of(GAME) for seats in way.ends]


@pytest.mark.parametrize("table", ENDS)
def test_the_table_and_every_panel_are_messages_discord_takes(table: Table) -> None:
    must_be_messages(table, BazaarFace())


@pytest.mark.parametrize("table", ENDS)
def test_every_prompt_can_be_answered_by_what_it_shows(table: Table) -> None:
    assert must_be_answered(table, BazaarFace())


@pytest.mark.parametrize("table", ENDS)
def test_all_its_questions_have_their_words(table: Table) -> None:
    words = strict_words(BazaarFace())
    asked = [prompt for match in played(table, (random_policy,), b"words").steps() for prompt in match.prompts]
    assert {name for prompt in asked for name in names_of_parts(prompt)} >= {"field-name", "stock-coin"}
    assert [said for prompt in asked for said in lacking_of_prompt(prompt, words)] == []


@pytest.mark.parametrize("table", ENDS)
def test_matches_end_whatever_chance_chooses(table: Table) -> None:
    for seed in range(20):
        match = list(played(table, (random_policy,), b"bazaar %d" % seed).steps())[-1]
        assert match.outcome is not None
