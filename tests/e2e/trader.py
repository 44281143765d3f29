"""Somebody at the bazaar: fills in forms and puts offers together in the panel, as a person would."""

from pathlib import Path
from typing import Any

from bot.local.protocol import component_types as ct
from tests.client.descriptions import described
from tests.client.person import Person, Reply
from tests.e2e.player import Player

Json = dict[str, Any]
STALL = {"Name": "Oda's", "Charm": "2", "Luck": "2", "Thrift": "1"}
REST = {"Wit": "1", "Sign": "sun", "Motto": ""}


def with_bazaar(folder: Path) -> dict[str, str]:
    """The environment of a bot that finds the tests' game in a folder of the admin's."""
    home = folder / "bazaar"
    home.mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "game.py").write_text("from tests.support.bazaar.game import GAME\n")
    (home / "cog.py").write_text("from tests.support.bazaar.cog import BazaarCommands, setup\n")
    return {"CASTELLAN_GAMES": str(folder)}


class Trader(Player):
    @property
    def said(self) -> str:
        """What the panel says now."""
        return described(self.now)

    @property
    def now(self) -> Json:
        """The panel as it is; where it has gone below a newer table, that one."""
        return self.person.sight.by_id(self.panel["id"]) or self._newest("For your eyes only") or self.panel

    async def reads(self, *wanted: str, without: str = "\0") -> str:
        """Wait until the panel says all that."""

        def look() -> str | None:
            said = self.said
            return said if all(one in said for one in wanted) and without not in said else None

        return await self.person.waits_for(look, f"a panel with {wanted} and without {without!r}")

    async def presses(self, label: str) -> Reply:
        return await self.person.click(self.now, label)

    async def chooses(self, placeholder: str, *labels: str) -> Reply:
        return await self.person.choose(self.now, placeholder, *labels)

    async def fills(self, label: str, **said: str) -> Reply:
        """Press that, and change some fields of the modal; all else is sent as it was prefilled."""
        return await self.sends(await self.presses(label), **said)

    async def sends(self, opened: Reply, **said: str) -> Reply:
        fields = {one["label"]: one["component"] for one in opened.modal["components"]}
        assert said.keys() <= fields.keys(), fields.keys()
        filled = {name: _filled(field, said.get(name)) for name, field in fields.items()}
        return await self.person.submit(opened, filled)

    async def lays_out(self) -> None:
        """A stall as good as any."""
        await self.open_panel()
        await self.fills("Name … Thrift", **STALL)
        await self.reads("Name:** Oda's")
        await self.fills("Wit … Motto", **REST)
        await self.reads("[Confirm]")
        await self.presses("Confirm")


def _filled(field: Json, wanted: str | None) -> Any:
    if field["type"] == ct.TEXT_INPUT:
        return (field.get("value") or "") if wanted is None else wanted
    chosen = [option["value"] for option in field["options"] if option.get("default")]
    return chosen if wanted is None else [wanted] if wanted else []


async def begin(people: list[Person], **options: Any) -> list[Trader]:
    """A bazaar of these people that has just begun."""
    host, *guests = people
    await host.slash("bazaar new", channel="game-night", pace="none", rounds=1, **options)
    lobby = await host.sees("[Join]", channel="game-night")
    for guest in guests:
        await guest.sees("[Join]", channel="game-night")
        await guest.click(lobby, "Join")
    await host.click(await host.sees(f"{len(people)} of 4 seats", channel="game-night"), "Start")
    return [Trader(person) for person in people]
