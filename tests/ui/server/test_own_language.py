"""/gm language: what somebody chooses is kept, told to other processes, and said in that language."""

import pytest

from bot.ui.server.own_language import OwnLanguage
from bot.words import Words, own_name
from tests.ui.actions.acting import Acting
from tests.ui.scenes import ADA


@pytest.mark.parametrize("language", ["de", ""])
async def test_it_is_kept_first_and_then_said(language: str) -> None:
    acting = Acting()
    words: Words = acting.context.words(None)
    kept: list[str] = []

    def spoken(_: object) -> Words:
        kept.append(acting.wishes[ADA.id].language)
        return words

    acting.context.words = spoken
    await OwnLanguage(acting.context).settle(acting.reply(ADA), language)
    said = words.say("language-own", language=own_name(language)) if language else words.say("language-own.discord")
    assert acting.done == [("told",), ("whisper", said)]
    assert kept == [language]
