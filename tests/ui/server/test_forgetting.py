"""/gm forget me and /manage purge: everything that keeps something of somebody lets go of it, once they are sure."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.host import HostRefused
from bot.store import Film
from bot.ui.server.forgetting import Forgetting
from bot.words import Catalogue

ADA, HERE = 1, 5
RESPONSE: Any = SimpleNamespace(status=403, reason="")
GONE, KEPT = discord.NotFound(RESPONSE, ""), discord.Forbidden(RESPONSE, "")
FILMS = [Film("one", 10, 70), Film("two", 10, 71)]
WORDS = Catalogue(is_strict=True).words()
SOMEBODY = WORDS.say("forget-name")


class Forgotten:
    """Notes whatever is asked to forget, and whom, in turn."""

    def __init__(self, error: Exception | None = None, refused: Exception | None = None) -> None:
        self.done, self.said, self.error, self.refused = list[Any](), list[str](), error, refused
        keeper = SimpleNamespace(forget=self._noting("keeper"))
        queries = SimpleNamespace(films=self._films, films_on=self._films)
        commands = SimpleNamespace(forget=self._noting("host"), set_film=self._set_film)
        context: Any = SimpleNamespace(
            words=lambda _: WORDS,
            require_manager=lambda _: self.done.append("manages"),
            host=SimpleNamespace(queries=queries, commands=commands),
            settings=SimpleNamespace(forget_person=self._noting("settings")),
            keepers=[keeper, keeper],
            client=SimpleNamespace(get_partial_messageable=self._channel),
            **{name: SimpleNamespace(forget=self._note(name)) for name in ("wishes", "rings", "ledgers", "trials")},
        )
        self.forgetting = Forgetting(context)
        made: Any = self.forgetting
        made.housekeeping = SimpleNamespace(purge=self._noting("purged"))
        interaction = SimpleNamespace(user=SimpleNamespace(id=ADA), guild_id=HERE)
        self.reply: Any = SimpleNamespace(interaction=interaction, whisper=self._whisper)

    def _note(self, what: str) -> Any:
        return lambda *of: self.done.append((what, *of))

    def _noting(self, what: str) -> Any:
        async def note(*of: Any) -> None:
            self.done.append((what, *of))

        return note

    async def _films(self, whose: int) -> list[Film]:
        self.done.append(("films", whose))
        return FILMS

    async def _set_film(self, match: str, film: None) -> None:
        self.done.append(("noted", match, film))
        if self.refused is not None:
            raise self.refused

    async def _whisper(self, said: str) -> None:
        self.said.append(said)

    def _channel(self, channel: int) -> Any:
        async def delete(message: int) -> None:
            self.done.append(("deleted", channel, message))
            if self.error is not None and message == 70:
                raise self.error

        return SimpleNamespace(get_partial_message=lambda message: SimpleNamespace(delete=lambda: delete(message)))


ALL = [
    ("films", ADA),
    ("settings", ADA),
    ("host", ADA, SOMEBODY),
    ("keeper", ADA, SOMEBODY),
    ("keeper", ADA, SOMEBODY),
    ("wishes", ADA),
    ("rings", ADA),
    ("ledgers",),
    ("trials", ADA),
    ("deleted", 10, 70),
    ("deleted", 10, 71),
]


@pytest.mark.parametrize(
    ("error", "noted"), [(None, ["one", "two"]), (GONE, ["one", "two"]), (KEPT, ["two"]), (TimeoutError(), ["two"])]
)
async def test_all_that_is_kept_of_whoever_is_sure_is_forgotten(error: Exception | None, noted: list[str]) -> None:
    """The server's settings first: a kill after the rest would leave them. A film that stays is noted still."""
    gone = Forgotten(error)
    await gone.forgetting.forget(gone.reply, is_sure=True)
    assert gone.done == [*ALL, *(("noted", match, None) for match in noted)]
    assert gone.said == [WORDS.say("forget-done")]


async def test_what_the_host_still_notes_of_a_film_hinders_nothing() -> None:
    gone = Forgotten(refused=HostRefused("stale"))
    await gone.forgetting.forget(gone.reply, is_sure=True)
    assert gone.done[-2:] == [("noted", "one", None), ("noted", "two", None)]
    assert gone.said == [WORDS.say("forget-done")]


async def test_a_server_is_forgotten_by_whoever_manages_it() -> None:
    gone = Forgotten()
    await gone.forgetting.purge(gone.reply, is_sure=True)
    assert gone.done == ["manages", ("films", HERE), ("purged", HERE), ("deleted", 10, 70), ("deleted", 10, 71)]
    assert gone.said == [WORDS.say("purge-done")]


async def test_whoever_is_not_sure_reads_what_it_would_mean() -> None:
    gone = Forgotten()
    await gone.forgetting.forget(gone.reply, is_sure=False)
    await gone.forgetting.purge(gone.reply, is_sure=False)
    assert gone.done == ["manages"]
    assert gone.said == [WORDS.say("forget-ask"), WORDS.say("purge-ask")]
