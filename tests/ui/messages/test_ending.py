"""The end of a match is found once for each language and each name, and shown also where the game cannot tell it."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Event, Outcome
from bot.host import HostRefused
from bot.ui.messages import ending as module
from bot.ui.messages.ending import Endings
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.words import Account
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, HarbourOptions
from tests.ui.scenes import scene_of

STORY = (Docked(actor=0),)
OUTCOME = Outcome((0,), (3, 1))


class Told(HarbourFace):
    """A face that tells ends, or fails to."""

    def __init__(self) -> None:
        self.ended: list[tuple[Event, ...]] = []
        self.fails = False

    def account(self, ending: Any, words: Any) -> Account:
        self.ended.append(ending.story)
        if self.fails:
            raise ZeroDivisionError
        return Account(f"Told {len(self.ended)}.")


class Ended:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, found: Any = STORY) -> None:
        self.face, self.drawn = Told(), 0
        made = scene_of(self.face, HarbourOptions(), 2)
        match: Any = SimpleNamespace(outcome=OUTCOME, view=made.table.view)
        self.scene = Scene(replace(made.table, status="finished", match=match), self.face, made.words)

        async def of(*_: Any) -> Any:
            if isinstance(found, Exception):
                raise found
            return None if found is None else SimpleNamespace(story=found)

        async def drawing(*_: Any) -> Picture:
            self.drawn += 1
            return Picture(b"end", f"Drawn {self.drawn}.")

        self.faults: list[str] = []
        monkeypatch.setattr(module, "ending_picture", drawing)
        monkeypatch.setattr(module, "fault", lambda _, what, __: self.faults.append(what))
        context: Any = SimpleNamespace(reels=SimpleNamespace(of=of))
        self.endings = Endings(context)

    def renamed(self) -> Scene:
        seats = [replace(seat, name=f"{seat.name}!") for seat in self.scene.table.seats]
        seats = [replace(seat, person=seat.person and replace(seat.person, name=seat.name)) for seat in seats]
        return Scene(replace(self.scene.table, seats=seats), self.face, self.scene.words)


async def test_it_is_found_and_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch)
    for _ in range(2):
        assert (await ended.endings.account(ended.scene)).result == "Told 1."
        assert (await ended.endings.picture(ended.scene)).alt == "Drawn 1."
    assert (ended.face.ended, ended.drawn) == ([STORY], 1)


async def test_where_somebody_is_called_otherwise_it_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch)
    assert (await ended.endings.picture(ended.scene)).alt == "Drawn 1."
    assert (await ended.endings.account(ended.renamed())).result == "Told 2."
    assert (await ended.endings.picture(ended.renamed())).alt == "Drawn 2."


@pytest.mark.parametrize("found", [None, HostRefused("unfinished"), ZeroDivisionError()])
async def test_a_result_is_shown_also_where_its_story_is_lost(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch, found)
    assert (await ended.endings.account(ended.scene)).result == "Told 1."
    assert ended.face.ended == [()]
    assert len(ended.faults) == isinstance(found, ZeroDivisionError), "a fault of the game's is kept for its author"


async def test_where_the_game_cannot_tell_it_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch)
    ended.face.fails = True
    assert await ended.endings.account(ended.scene) == Account()
    assert ended.faults == ["the end could not be told"]
