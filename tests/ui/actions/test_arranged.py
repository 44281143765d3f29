"""Who settles when a lobby begins: what they filled in goes to the lobby, as the clocks where they live say it."""

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import HostRefused, ServerRights
from bot.ui.actions.arranging import Arranging
from bot.ui.shared.wishes import Quiet, Wishes
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of
from tests.ui.server.managing import NOON

SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)
LOBBY = replace(SCENE.table, status="lobby", match=None)
RIGHTS = ServerRights()
BERLIN = Wishes(quiet=Quiet("22:00", "08:00", "Europe/Berlin"))  # an hour ahead in November


class Arranged(Arranging):
    def __init__(self, wishes: Wishes = BERLIN) -> None:
        self.done: list[Any] = []
        host = SimpleNamespace(now=NOON, commands=SimpleNamespace(arrange=self._arrange))
        context: Any = SimpleNamespace(
            rights=lambda *_: RIGHTS,
            private=lambda *_: SCENE,
            wishes=SimpleNamespace(of=lambda person: wishes if person == ADA.id else Wishes()),
            host=host,
        )
        super().__init__(context)

    async def _arrange(self, *what: Any) -> None:
        self.done.append(what)

    def reply(self, person: Any, when: str = "", whom: tuple[str, ...] = ()) -> Any:
        async def accept() -> None:
            self.done.append("accepted")

        async def ask(form: Any) -> None:
            self.done.append(form.custom_id)

        fields = [{"custom_id": "when", "value": when}, {"custom_id": "whom", "values": list(whom)}]
        data = {"components": [{"component": field} for field in fields]}
        user = SimpleNamespace(id=person.id, display_name=person.name)
        return SimpleNamespace(interaction=SimpleNamespace(user=user, data=data), accept=accept, ask=ask)


@pytest.mark.parametrize(
    ("person", "when", "at"),
    [
        (ADA, "20:30", NOON.replace(hour=19, minute=30)),
        (BEN, "20:30", NOON.replace(hour=20, minute=30)),
        (ADA, "2h", NOON + timedelta(hours=2)),
        (ADA, "", None),
    ],
)
async def test_the_time_is_that_of_whoever_wrote_it(person: Any, when: str, at: datetime | None) -> None:
    arranged = Arranged()
    await arranged.settle(arranged.reply(person, when, ("newcomers",)), LOBBY)
    [(match, by, *settled), accepted] = arranged.done
    assert (match, by.id, *settled, accepted) == (LOBBY.id, person.id, at, ("newcomers",), RIGHTS, "accepted")


@pytest.mark.parametrize(("person", "may"), [(ADA, True), (BEN, False)])
async def test_whoever_may_not_arrange_it_sees_no_form(person: Any, may: bool) -> None:
    arranged = Arranged()
    if may:
        await arranged.ask(arranged.reply(person), LOBBY)
    else:
        with pytest.raises(HostRefused):
            await arranged.ask(arranged.reply(person), LOBBY)
    assert len(arranged.done) == may
