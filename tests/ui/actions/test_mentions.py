"""Who speaks to the bot in words hears how to play, once in a while; who speaks to others is left alone."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.ui.actions import mentions as module
from bot.ui.actions.mentions import Mentions
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace

PAUSE = 60.0
OWN = SimpleNamespace(id=1)


class Spoken:
    """What is said to the bot, when, and what it answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.now))
        self.said: list[tuple[int, str]] = []
        self.in_flight = SimpleNamespace(is_closing=False)
        self.is_mute = False
        words = Catalogue().words()
        context: Any = SimpleNamespace(
            in_flight=self.in_flight,
            client=SimpleNamespace(user=OWN),
            shared_words=lambda _: words,
            public_words=lambda *_: HarbourFace().catalogue.words(),
            faces={"harbour": HarbourFace()},
            commands={"harbour": "harbour"},
            rate_limit=SimpleNamespace(acquire=self._acquire),
        )
        self.mentions = Mentions(context)

    async def _acquire(self) -> None:
        pass

    async def to(
        self,
        *named: Any,
        by_bot: bool = False,
        by_discord: bool = False,
        replies: bool = False,
        channel: int = 7,
        **more: Any,
    ) -> list[tuple[int, str]]:
        async def send(*, view: Any, allowed_mentions: Any) -> None:
            assert not allowed_mentions.everyone
            if self.is_mute:
                raise TimeoutError
            texts = (part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY)
            self.said.append((channel, "\n".join(texts)))

        message: Any = SimpleNamespace(
            author=SimpleNamespace(bot=by_bot),
            is_system=lambda: by_discord,
            guild=more.get("guild", SimpleNamespace(id=5)),
            reference="a board" if replies else None,
            mentions=named,
            channel=SimpleNamespace(id=channel, send=send),
        )
        await self.mentions.hear(message)
        return self.said


async def test_who_speaks_to_it_hears_how_to_play_and_what(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Spoken(monkeypatch)
    [(channel, said)] = await spoken.to(OWN)
    assert channel == 7
    assert "/harbour new" in said
    private = (await Spoken(monkeypatch).to(guild=None))[0][1]
    assert private.splitlines()[0] != said.splitlines()[0]


async def test_what_is_not_meant_for_it_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Spoken(monkeypatch)
    await spoken.to(SimpleNamespace(id=2))
    await spoken.to(OWN, by_bot=True)
    await spoken.to(OWN, by_discord=True)
    await spoken.to(OWN, replies=True)
    await spoken.to(guild=None, by_bot=True)
    spoken.in_flight.is_closing = True
    assert await spoken.to(OWN) == []


async def test_in_each_channel_it_answers_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Spoken(monkeypatch)
    await spoken.to(OWN)
    spoken.now += PAUSE / 2
    await spoken.to(OWN, channel=8)
    spoken.now += PAUSE / 2 - 1
    assert len(await spoken.to(OWN)) == 2
    spoken.now += 1
    assert len(await spoken.to(OWN)) == 3
    assert len(await spoken.to(OWN, channel=8)) == 3


async def test_where_it_may_not_answer_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Spoken(monkeypatch)
    spoken.is_mute = True
    assert await spoken.to(OWN) == []
