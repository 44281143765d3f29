"""Looking for players: a lobby calls the role of its game, once, and each game of a server not too often."""

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord.utils import format_dt

from bot.host import HostRefused, Person
from bot.ui.actions.seeking import KEY, Seeking
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.declined import Declined
from bot.words import Plain
from tests.ui.actions.acting import LOBBY, SCENE, ZOE, Acting
from tests.ui.scenes import ADA
from tests.ui.server.managing import NOON

ROLE, HOUR = 333, timedelta(hours=1)


class Sought(Acting):
    """`ago`: before how many hours the game last called people."""

    def __init__(self, ago: float | None = None, *, game: str = LOBBY.game, **answers: Any) -> None:
        super().__init__(LOBBY, **answers)
        self.settings = ServerSettings(callers=((LOBBY.game, ROLE),), call_hours=6)
        lately = {} if ago is None else {game: NOON - ago * HOUR}
        self.kept = {KEY: msgspec.json.encode(lately).decode()} if lately else {}
        self.context.host.store = SimpleNamespace(settings=self._kept, put_setting=self._put)

    async def _kept(self, _: int) -> dict[str, str]:
        return self.kept

    async def _put(self, _: int, key: str, text: str) -> None:
        self.kept = {key: text}

    async def seek(self, person: Person = ADA) -> None:
        await Seeking(self.context).seek(self.reply(person), LOBBY)


@pytest.mark.parametrize(("ago", "game"), [(None, "harbour"), (6, "harbour"), (7, "harbour"), (1, "nim")])
async def test_the_role_of_the_game_is_called_and_nobody_else(ago: float | None, game: str) -> None:
    sought = Sought(ago, game=game)
    await sought.seek()
    facts: Any = {"starter": "<@1>", "role": Plain(f"<@&{ROLE}>"), "channel": Plain("<#10>"), "game": SCENE.title}
    [(said, roles, called)] = sought.sent
    assert said == SCENE.say("seek-call", free=SCENE.legal_seats[-1] - len(LOBBY.seats), **facts)
    assert (roles, called.everyone, called.users) == ([ROLE], False, False)
    assert sought.done == [("seek", LOBBY.id, ADA.id), ("whisper", SCENE.say("seek-done", role=facts["role"]))]
    before = {} if ago is None else {game: NOON - ago * HOUR}
    assert msgspec.json.decode(sought.kept[KEY], type=dict[str, datetime]) == {**before, LOBBY.game: NOON}


@pytest.mark.parametrize("ago", [0, 5.99])
async def test_a_game_calls_people_every_so_many_hours(ago: float) -> None:
    sought = Sought(ago)
    with pytest.raises(Declined, match="seek-soon") as declined:
        await sought.seek()
    assert declined.value.facts == {"game": SCENE.title, "when": format_dt(NOON + (6 - ago) * HOUR, "R")}
    assert (sought.sent, sought.done) == ([], [])


async def test_where_the_server_has_chosen_no_role_nobody_is_called() -> None:
    sought = Sought()
    sought.settings = ServerSettings(callers=(("nim", ROLE),))
    with pytest.raises(Declined, match="refused-illegal"):
        await sought.seek()


async def test_whoever_may_not_and_what_the_host_refuses_calls_nobody() -> None:
    """And the game may still call."""
    sought = Sought()
    with pytest.raises(HostRefused):
        await sought.seek(ZOE)
    refused = Sought(seek=HostRefused("illegal"))
    with pytest.raises(HostRefused):
        await refused.seek()
    assert (sought.sent, refused.sent, refused.kept) == ([], [], {})
