"""The bazaar asks with forms and deals, which the bot's own games need not: what holds for every game holds for it."""

import pytest

from bot.conformance.checked import Checked, strict_words
from bot.conformance.controls import LOOKS, Shapes, answerable_at, messages
from bot.conformance.matches import promises
from bot.conformance.played import played_by_chance
from bot.conformance.tables import Table, ways_of
from bot.conformance.words import lacking_of_prompt, names_of_parts
from bot.engine.playout import random_policy
from tests.support.bazaar.face import BazaarFace
from tests.support.bazaar.game import GAME

BAZAAR = Checked(GAME, "tests.support.bazaar", BazaarFace())
ENDS = [pytest.param(Table(way, seats), id=f"{way.name}-{seats}") for way in ways_of(GAME) for seats in way.ends]


@pytest.mark.parametrize("table", ENDS)
def test_the_table_and_every_panel_are_messages_discord_takes(table: Table) -> None:
    assert list(messages(BAZAAR, table, LOOKS)) == []


@pytest.mark.parametrize("table", ENDS)
def test_every_prompt_can_be_answered_by_what_it_shows(table: Table) -> None:
    seen = Shapes()
    assert list(answerable_at(BAZAAR, table, seen)) == []
    assert seen


@pytest.mark.parametrize("table", ENDS)
def test_all_its_questions_have_their_words(table: Table) -> None:
    words = strict_words(BazaarFace())
    asked = [prompt for match in played_by_chance(table).steps() for prompt in match.prompts]
    assert {name for prompt in asked for name in names_of_parts(prompt)} >= {"field-name", "stock-coin"}
    assert [said for prompt in asked for said in lacking_of_prompt(prompt, words)] == []


@pytest.mark.parametrize("table", ENDS)
def test_matches_keep_their_promises_whatever_chance_chooses(table: Table) -> None:
    assert list(promises(BAZAAR, table, random_policy, LOOKS)) == []
