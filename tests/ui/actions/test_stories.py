"""What people write in their own words, where a server tells it and where it does not."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine import Choice, Pick, Prompt, Text
from bot.ui.actions.answers import Answers
from bot.ui.actions.stories import untold
from bot.ui.shared.server_settings import ServerSettings
from cogs.bag_of_dungeon.events.wounds import KillingBlow
from tests.cogs.bag_of_dungeon.saying import speaker

UNTOLD = "····"
TALE = Prompt(0, "tale", "R1", Text(2, 9), default=UNTOLD)


@pytest.mark.parametrize(
    ("prompt", "has_stories", "choice"),
    [
        (TALE, True, None),
        (TALE, False, UNTOLD),
        (Prompt(0, "tale", "R1", Text(2, 9)), False, None),
        (Prompt(0, "way", "R1", Pick(()), default=("left",)), False, None),
    ],
)
def test_where_stories_stay_untold_the_answer_is_the_one_of_a_time_out(
    prompt: Prompt, has_stories: bool, choice: Choice | None
) -> None:
    assert untold(prompt, ServerSettings(has_stories=has_stories)) == choice


def test_a_story_is_marked_as_somebodys_own_words() -> None:
    blow = KillingBlow(seat=0, hero="rill", monster="troll", item="torch", story="I [jumped](https://x.y) at <@1>!")
    line = speaker().event(blow)
    assert "In their own words: “I" in line
    assert "](" not in line
    assert "<@" not in line


async def test_whoever_would_write_hears_why_not_once_the_match_goes_on_without_it() -> None:
    done: list[tuple[object, ...]] = []

    async def answer(*given: object) -> None:
        done.append(given)

    async def say(_: object, table: object, word: str) -> None:
        done.append((table, word))

    async def table(match: str) -> str:
        return f"{match} by now"

    host = SimpleNamespace(commands=SimpleNamespace(answer=answer), queries=SimpleNamespace(table=table))
    answers = Answers(cast(Any, SimpleNamespace(host=host)), cast(Any, SimpleNamespace(say=say)))
    reply = SimpleNamespace(interaction=SimpleNamespace(user=SimpleNamespace(id=7)))
    await answers._leave_untold(cast(Any, reply), cast(Any, SimpleNamespace(id="a match")), TALE, UNTOLD)
    assert done == [("a match", 7, TALE.number, UNTOLD), ("a match by now", "stories-untold")]
