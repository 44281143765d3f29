"""Every question with three answers or more says which of them is usual; what ends a turn stands last."""

import pytest

from bot.conformance.played import played
from bot.conformance.tables import Table
from bot.engine import Pick
from bot.engine.playout import adviser_policy, random_policy
from cogs.dead_throne.game import DeadThrone
from tests.conformance.tables import TABLES

THRONE = [table for table in TABLES if isinstance(table.way.game, DeadThrone) and table.seats in table.way.ends]


@pytest.mark.parametrize("table", THRONE, ids=lambda table: table.name)
def test_every_choice_of_three_or_more_has_a_usual_one(table: Table) -> None:
    bare = set()
    for policy in (adviser_policy, random_policy):
        for match in played(table, (policy,), b"usual").looks(20):
            for prompt in match.prompts:
                is_open = prompt.is_secret or any(not option.is_secret for option in prompt.options)
                if isinstance(prompt.kind, Pick) and len(prompt.options) >= 3 and is_open:
                    keys = {option.key for option in prompt.options}
                    bare |= set() if prompt.main in keys else {prompt.word}
    assert bare == set()
